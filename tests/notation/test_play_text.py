"""A written play taken apart, without a position: absolute points worked out by hand."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from itertools import islice

import pytest

from engine.faults import Refused
from engine.notation.moves import write_play
from engine.notation.play_text import parse_moves
from engine.position import Color
from engine.turn import Move
from engine.variants import VARIANTS
from tests.invariants.walks import walk


def read(name: str, color: Color, text: str) -> list[tuple[str, str, bool]]:
    found = parse_moves(VARIANTS[name], color, text, "/last")
    return [(move.source, move.target, move.hit) for move in found]


@pytest.mark.parametrize(
    ("name", "color", "text", "moves"),
    [
        ("backgammon", "white", "8/5 6/5", [("17", "20", False), ("19", "20", False)]),
        ("backgammon", "black", "8/5", [("8", "5", False)]),
        ("backgammon", "white", "24/18*/13", [("1", "7", True), ("7", "12", False)]),
        ("backgammon", "white", "bar/20*", [("bar", "5", True)]),
        ("backgammon", "black", "6/off(2)", [("6", "off", False), ("6", "off", False)]),
        ("backgammon", "white", "-", []),
        ("backgammon", "white", "", []),
        ("puff", "white", "reserve/22", [("reserve", "22", False)]),
        ("catch_me", "white", "24/17*", [("24", "17", True)]),
        ("doublets", "white", "6/turn", [("19", "19", False)]),
        ("ludus_lombardorum", "white", "12/10", [("6", "4", False)]),
        ("french_backgammon_2", "black", "12/8", [("12", "8", False)]),
    ],
)
def test_a_written_play_says_who_went_where(
    name: str, color: Color, text: str, moves: list[tuple[str, str, bool]]
) -> None:
    assert read(name, color, text) == moves


@pytest.mark.parametrize(
    ("text", "code", "character", "found"),
    [
        ("8", "text_unreadable", 1, "8"),
        ("8/5 6/26", "text_no_place", 7, "26"),
        ("8/5 06/5", "text_no_place", 5, "06"),
        ("reserve/5", "text_unreadable", 1, "reserve"),
        ("turn/5", "text_unreadable", 1, "turn/5"),
        ("8/<b>", "text_unreadable", 3, "<"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(
    text: str, code: str, character: int, found: str
) -> None:
    with pytest.raises(Refused) as refused:
        read("backgammon", "white", text)
    (fault,) = refused.value.faults
    assert (fault.code, fault.pointer) == (code, "/last")
    assert (fault.facts["character"], fault.facts["found"]) == (character, found)


def test_every_fault_is_found_at_once() -> None:
    with pytest.raises(Refused) as refused:
        read("backgammon", "white", "x/5 8/y")
    assert len(refused.value.faults) == 2


def balance(moves: Iterable[Move]) -> dict[str, int]:
    """How many checkers each place has lost or won."""
    change: Counter[str] = Counter()
    for move in moves:
        change[move.source] -= 1
        change[move.target] += 1
    return {place: n for place, n in change.items() if n}


@pytest.mark.parametrize("name", VARIANTS)
def test_a_play_that_was_written_and_read_moves_the_same_checkers(name: str) -> None:
    rules, rng = VARIANTS[name], random.Random(name)
    for visit in islice(walk(rules, rng), 60):
        if visit.found and visit.state.turn and (color := visit.state.turn.player):
            moves = rng.choice(visit.found).moves
            text = write_play(rules, color, moves)
            assert balance(parse_moves(rules, color, text, "")) == balance(moves)
