"""Which codes the source raises, read from the source itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TOP = Path(__file__).parent.parent


@cache
def raised(package: str) -> dict[str, str]:
    """Every code a fault can have, and the file that raises it.

    A code is the first argument of `Fault`, or of a function that hands its own first argument on;
    one that stands in a variable is looked for wherever the variable gets its value.
    """
    trees = {path: ast.parse(path.read_text()) for path in sorted((TOP / package).rglob("*.py"))}
    makers = {"Fault", *(name for tree in trees.values() for name in _makers(tree))}
    return {
        code: str(path.relative_to(TOP))
        for path, tree in trees.items()
        for call in _calls(tree, makers)
        for code in _codes(tree, call.args[0])
    }


def _makers(tree: ast.Module) -> Iterator[str]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            first = [arg.arg for arg in function.args.args if arg.arg != "self"][:1]
            if any([_name(call.args[0])] == first for call in _calls(function, {"Fault"})):
                yield function.name


def _calls(tree: ast.AST, makers: set[str]) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in makers and node.args:
            yield node


def _codes(tree: ast.Module, code: ast.expr) -> Iterator[str]:
    yield from _texts(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and _name(node.targets[0]) == _name(code) is not None:
            yield from _texts(node.value)


def _name(node: ast.expr) -> str | None:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return None


def _texts(node: ast.expr) -> Iterator[str]:
    """The texts an expression can come to, those of a condition left out."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp():
            yield from _texts(node.body)
            yield from _texts(node.orelse)
