"""Which faults the source raises, with which facts: read from the source itself.

A code is the first argument of `Fault`, or of a function that hands its own first argument on; one
that stands in a variable is looked for wherever the variable gets its value. Facts stand in the
call itself, or in a variable of the same function.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tests.support import TOP


class Made(NamedTuple):
    """A place where a fault is made; `facts` is None if they come from somewhere else."""

    code: str
    file: str
    facts: frozenset[str] | None


def raised(package: str) -> dict[str, str]:
    """Every code a fault can have, and a file that raises it."""
    return {made.code: made.file for made in faults(package)}


@cache
def faults(package: str) -> tuple[Made, ...]:
    """Every place where a fault is made."""
    trees = {path: ast.parse(path.read_text()) for path in sorted((TOP / package).rglob("*.py"))}
    makers = {"Fault", *(name for tree in trees.values() for name in _makers(tree))}
    return tuple(
        Made(code, str(path.relative_to(TOP)), _facts(scope, call))
        for path, tree in trees.items()
        for call, scope in _scopes(tree, makers).items()
        for code in _codes(tree, call.args[0])
    )


def _makers(tree: ast.Module) -> Iterator[str]:
    for function in _functions(tree):
        first = [arg.arg for arg in function.args.args if arg.arg != "self"][:1]
        if any([_name(call.args[0])] == first for call in _calls(function, {"Fault"})):
            yield function.name


def _functions(tree: ast.Module) -> list[ast.FunctionDef]:
    """From the outside in."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def _scopes(tree: ast.Module, makers: set[str]) -> dict[ast.Call, ast.AST]:
    """Every call that makes a fault, with the innermost function it stands in."""
    scopes: list[ast.AST] = [tree, *_functions(tree)]
    return {call: scope for scope in scopes for call in _calls(scope, makers)}


def _calls(tree: ast.AST, makers: set[str]) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in makers and node.args:
            yield node


def _codes(tree: ast.Module, code: ast.expr) -> Iterator[str]:
    yield from _texts(code)
    for value in _values(tree, code):
        yield from _texts(value)


def _texts(node: ast.expr) -> Iterator[str]:
    """The texts an expression can come to, those of a condition left out."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp():
            yield from _texts(node.body)
            yield from _texts(node.orelse)


def _values(scope: ast.AST, variable: ast.expr) -> Iterator[ast.expr]:
    """What a variable is given."""
    if not isinstance(variable, ast.Name):
        return
    for node in ast.walk(scope):
        match node:
            case (
                ast.Assign(targets=[target], value=value)
                | ast.AnnAssign(target=target, value=ast.expr() as value)
            ):
                if _name(target) == variable.id:
                    yield value


def _facts(scope: ast.AST, call: ast.Call) -> frozenset[str] | None:
    names: set[str] = set()
    for keyword in call.keywords:
        held = {keyword.arg} if keyword.arg else _keys(scope, keyword.value)
        if keyword.arg == "facts":
            held = _keys(scope, keyword.value)
        if held is None:
            return None
        names |= {str(name) for name in held}
    return frozenset(names)


def _keys(scope: ast.AST, value: ast.expr) -> set[str] | None:
    if isinstance(value, ast.Dict):
        parts = [
            _keys(scope, held) if key is None else {str(ast.literal_eval(key))}
            for key, held in zip(value.keys, value.values, strict=True)
        ]
    else:
        parts = [_keys(scope, given) for given in _values(scope, value)] or [None]
    return None if None in parts else {key for part in parts for key in part or ()}


def _name(node: ast.expr) -> str | None:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return None
