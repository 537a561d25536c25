"""The page about the library: the names, the signatures and the program it promises."""

from __future__ import annotations

import inspect
import re

import pytest

import engine
from engine.movegen import is_compiled
from tests.support import TOP

PAGE = (TOP / "docs/library.md").read_text()


def test_the_page_names_exactly_what_is_exported() -> None:
    table = PAGE[PAGE.index("| for |") :]
    named = re.findall(r"`(\w+)`", table)
    assert sorted(named) == sorted(engine.__all__)


@pytest.mark.skipif(is_compiled(), reason="a compiled function does not tell its signature")
def test_the_signatures_are_those_that_were_promised() -> None:
    promised = {
        "advance": "(state, action)",
        "bear_off": "(rules, position, color)",
        "begin": "(rules, throws, stakes)",
        "check_position": "(rules, position)",
        "check_turn": "(rules, position, turn)",
        "choices": "(turn)",
        "follow": "(rules, position, color, stage, played, need)",
        "forced": "(rules, position, color, stage, found, need)",
        "judge": "(rules, position, turn, steps)",
        "notation": "(rules, color, moves)",
        "outcome": "(rules, position, thrown)",
        "plays": "(rules, position, color, stage, most)",
        "ruleset": "(name, options)",
        "sentence": "(fault, language)",
        "simple_turn": "(rules, position, player, dice)",
        "thrower": "(turn)",
    }
    functions = {name for name in engine.__all__ if inspect.isfunction(getattr(engine, name))}
    made = {
        name: f"({', '.join(inspect.signature(getattr(engine, name)).parameters)})"
        for name in functions
    }
    assert made == promised


def test_the_program_of_the_page_prints_what_it_should() -> None:
    program = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    printed: list[str] = []
    exec(program, {"print": lambda *words: printed.append(" ".join(map(str, words)))})
    assert len(printed) == 16 + 2
    assert "8/5 6/5" in printed
    assert printed[-1].endswith("black")
