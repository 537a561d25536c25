"""The public API: the names, types and signatures that docs/library.md promises."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import fields, is_dataclass
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest

import engine
from engine.movegen import is_compiled
from tests.support import TOP

PAGE = (TOP / "docs/library.md").read_text()
MODULES = re.findall(r"^### `([\w.]+)`$", PAGE, re.MULTILINE)

every_module = pytest.mark.parametrize("name", MODULES)
interpreted = pytest.mark.skipif(is_compiled(), reason="compiled code has no signatures or docs")


def public(name: str) -> dict[str, Any]:
    """The public objects of a module by name."""
    module = importlib.import_module(name)
    return {word: getattr(module, word) for word in module.__all__}


def functions(name: str) -> dict[str, Any]:
    return {word: thing for word, thing in public(name).items() if inspect.isfunction(thing)}


def test_the_page_describes_the_engine_and_its_public_parts() -> None:
    assert MODULES[0] == "engine"
    assert {"engine.notation", "engine.stakes", "engine.drawing"} < set(MODULES)


@every_module
def test_the_page_names_exactly_what_is_exported(name: str) -> None:
    section = PAGE.split(f"### `{name}`\n")[1].split("\n#")[0]
    rows = [line.rsplit("|", 2)[1] for line in section.splitlines() if line.startswith("| ")]
    named = re.findall(r"`(\w+)`", " ".join(rows))
    assert sorted(named) == sorted(public(name))


@every_module
def test_no_public_name_is_a_module_or_shadows_one(name: str) -> None:
    module = importlib.import_module(name)
    inner = {found.name for found in pkgutil.iter_modules(getattr(module, "__path__", []))}
    assert inner.isdisjoint(public(name))
    assert not [word for word, thing in public(name).items() if isinstance(thing, ModuleType)]


@interpreted
@every_module
def test_every_public_function_and_class_has_a_docstring(name: str) -> None:
    for word, thing in public(name).items():
        if inspect.isfunction(thing) or inspect.isclass(thing):
            assert inspect.getdoc(thing), word


def classes(hint: Any) -> Iterator[type]:
    """The classes of the engine in a type."""
    if inspect.isclass(hint) and hint.__module__.startswith("engine."):
        yield hint
    for part in get_args(hint):
        yield from classes(part)


def parts(kind: type) -> Iterator[type]:
    """The classes of the engine in the fields of a value."""
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else []
    # a game names the types of the stakes without loading them
    hints = get_type_hints(kind, localns=public("engine.stakes"))
    for name in (*names, *getattr(kind, "_fields", ())):
        yield from classes(hints[name])


@interpreted
def test_the_types_that_public_functions_return_are_public_and_so_are_their_parts() -> None:
    known = {thing for name in MODULES for thing in public(name).values() if inspect.isclass(thing)}
    missing = set()
    for name in MODULES:
        for word, function in functions(name).items():
            returned = set(classes(get_type_hints(function)["return"]))
            missing |= {f"{name}.{word}: {kind.__name__}" for kind in returned - known}
    # the fields of a ruleset are the vocabulary in which a game is written, which is not public
    for kind in known - {engine.Ruleset, engine.Plays}:
        missing |= {f"{kind.__name__}: {part.__name__}" for part in set(parts(kind)) - known}
    assert not missing


SIGNATURES = {
    "engine": {
        "follow": "(rules, position, color, stage, played, need)",
        "plays": "(rules, position, color, stage, most)",
        "ruleset": "(name, options)",
    },
    "engine.referee.bear_off": {"bear_off": "(rules, position, color)"},
    "engine.referee.facts": {"facts": "(rules, position)"},
    "engine.referee.forced": {"forced": "(rules, position, color, stage, found, need)"},
    "engine.referee.judge": {"judge": "(rules, position, turn, steps)"},
    "engine.referee.validate": {
        "check_position": "(rules, position, illegal)",
        "check_turn": "(rules, position, turn)",
    },
    "engine.messages": {"sentence": "(fault, language)"},
    "engine.notation": {
        "notation_of": "(text)",
        "read": "(text, notation)",
        "read_play": "(rules, position, turn, text, pointer, strict, begun)",
        "write": "(state, notation)",
        "write_play": "(rules, color, moves)",
    },
    "engine.stakes": {
        "agree": "(rules, options, length, per_point, rotation, by_games)",
        "check_ended": "(ended, stakes, rules, position)",
        "check_offer": "(offer, stakes, rules, position, turn)",
        "check_stakes": "(stakes, rules, turn)",
        "match_by_games": "(games, rotation, options)",
        "match_to": "(length, rotation, options)",
        "money_play": "(per_point, options)",
        "new_match": "(length, holland, crawford, rotation, by_games)",
    },
    "engine.chouette": {
        "advance": "(chouette, action)",
        "agree": "(rules, options, per_point)",
        "begin": "(rules, house, seats, box_color)",
        "finished": "(chouette, end)",
        "may": "(chouette)",
        "opening_throw": "(players, rounds)",
        "outcome_of": "(chouette)",
        "resign_at": "(chouette, name, opponent)",
        "settle_up_to": "(chouette, name, opponent)",
    },
    "engine.records": {
        "format_of": "(text)",
        "from_json": "(value)",
        "read": "(content, record_format)",
        "record_of": "(report)",
        "recorded": "(start, actions)",
        "replay": "(match, assumed)",
        "to_json": "(record)",
        "write": "(record, record_format)",
        "write_json": "(record)",
    },
    "engine.drawing": {
        "draw_svg": "(state, look, trails, used)",
        "draw_text": "(state, look, trails)",
    },
}


@interpreted
@every_module
def test_the_signatures_are_those_that_were_promised(name: str) -> None:
    actual = {
        word: f"({', '.join(inspect.signature(function).parameters)})"
        for word, function in functions(name).items()
    }
    assert actual == SIGNATURES[name]


PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def printed(program: str) -> list[str]:
    """The lines that a program prints."""
    written = StringIO()
    with redirect_stdout(written):
        exec(program, {})
    return written.getvalue().splitlines()


def test_the_first_program_of_the_page_prints_what_it_says() -> None:
    lines = printed(PROGRAMS[0])
    assert lines[0] == "<Game backgammon: White plays 3-1.>"
    # rulebook 1, counted in docs/correctness.md: 16 plays
    plays = [line for line in lines if "; black " in line]
    assert len(plays) == 16
    assert [line for line in plays if line.startswith("8/5 6/5 white")]
    assert "['Black rolls 6-2.']" in lines
    assert "['Schwarz würfelt 6-2.']" in lines
    assert [line.split()[1] for line in lines if line.startswith("1~backgammon")] == ["True"]
    assert "None" in lines


def test_the_program_with_random_games_prints_a_gammon_rate() -> None:
    [rate] = printed(PROGRAMS[1].replace("200", "20"))
    assert 0 <= float(rate) <= 1


MATCH = """ 7 point match

 Game 1
 Anna : 0                            Bert : 0
  1) 31: 8/5 6/5                     62: 24/18 13/10
  2)  Doubles => 2                    Takes
"""


def test_the_program_with_a_record_prints_every_position_play_and_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "match.mat").write_text(MATCH)
    monkeypatch.chdir(tmp_path)
    lines = printed(PROGRAMS[2])
    assert len([line for line in lines if line.startswith("Backgammon")]) == 4
    # 13/10 is three pips, and the roll is a six and a two
    fault = "24/18 13/10 Game 1, ply 2: "
    assert [line.startswith(fault) for line in lines if "/" in line] == [False, True]
    assert "8/5 6/5 " in lines
    assert "Doubles => 2 " in lines


def test_random_games_and_a_record_take_fewer_than_fifteen_lines_together() -> None:
    assert len([line for line in (PROGRAMS[1] + PROGRAMS[2]).splitlines() if line]) < 15


def test_the_program_with_stakes_prints_what_the_cube_does() -> None:
    lines = printed(PROGRAMS[3])
    assert "owner='black'" in lines[0]
    assert any(line.startswith("not_the_owner ") for line in lines)
    assert any(line.startswith("Black wins 1 point. ") for line in lines)


@interpreted
def test_the_programs_of_the_page_pass_mypy_strict(tmp_path: Path) -> None:
    typed = "from engine import Game, Played\n\ngame = Game.begin('backgammon', white=3, black=1)\n"
    typed += "after = game.do(Played(game.plays[0].moves)).play(game.plays[0])\n"
    for number, program in enumerate([*PROGRAMS, typed]):
        (tmp_path / f"program_{number}.py").write_text(program)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(tmp_path)],
        capture_output=True, text=True, cwd=TOP, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
