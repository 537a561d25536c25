"""The examples in docstrings of the engine print what they say."""

from __future__ import annotations

import doctest
import importlib
from types import ModuleType

import pytest

import engine
from engine.board import OPPOSITE_WAYS
from engine.movegen import is_compiled
from tests.support import TOP

SOURCES = [path for path in sorted(TOP.glob("engine/**/*.py")) if ">>>" in path.read_text()]


def module_of(path: str) -> ModuleType:
    """The module in a file of the engine."""
    return importlib.import_module(
        path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    )


@pytest.mark.skipif(is_compiled(), reason="a compiled module has lost its docstrings")
@pytest.mark.parametrize("path", [str(path.relative_to(TOP)) for path in SOURCES])
def test_the_examples_in_docstrings_print_what_they_say(path: str) -> None:
    public = {name: getattr(engine, name) for name in engine.__all__}
    result = doctest.testmod(
        module_of(path),
        extraglobs={**public, "OPPOSITE_WAYS": OPPOSITE_WAYS},
        optionflags=doctest.ELLIPSIS,
    )
    assert result.attempted
    assert not result.failed
