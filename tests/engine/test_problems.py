"""Everything wrong with a position or a turn, all at once, and nothing wrong with real ones."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.messages import sentence
from engine.position import Position
from engine.referee.validate import check_position, check_turn
from engine.rules.ruleset import Value
from engine.rules.turns import OPENING_TURN
from engine.turn import OpeningTurn, PlayerTurn, PlayStage, Roll, Turn
from engine.variants import VARIANTS
from tests.invariants.walks import walk
from tests.tables import game

START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"


def faults_of(name: str, position: str, **options: Value) -> list[tuple[str, str]]:
    """Code and place of every fault."""
    found = check_position(game(name, **options), Position.parse(position))
    return [(fault.code, fault.pointer) for fault in found]


@pytest.mark.parametrize("name", VARIANTS)
def test_a_set_up_is_without_fault(name: str) -> None:
    rules = VARIANTS[name]
    for option in rules.options:
        for value in option.values:
            changed = game(name, **{option.name: value})
            assert check_position(changed, changed.setup) == []


@pytest.mark.parametrize("name", VARIANTS)
def test_every_state_of_a_random_game_is_without_fault(name: str) -> None:
    for visit in islice(walk(VARIANTS[name], random.Random(name)), 500):
        assert visit.state.turn
        assert check_position(VARIANTS[name], visit.state.position) == []
        assert check_turn(VARIANTS[name], visit.state.position, visit.state.turn) == []


@pytest.mark.parametrize(
    ("name", "position", "faults"),
    [
        ("backgammon", START.replace("19:5", "19:6"), [("wrong_total", "/white")]),
        ("backgammon", START.replace("6:5", "6:4"), [("wrong_total", "/black")]),
        ("backgammon", START.replace("1:2", "reserve:2"), [("no_such_place", "/white/reserve")]),
        ("backgammon", START.replace("1:2", "captured:2"), [("no_such_place", "/white/captured")]),
        ("backgammon", START.replace("1:2", "6:2"), [("both_colors", "/white/6")]),
        ("backgammon", START.replace("1:2", "1:2!"), [("no_marks_here", "/marks/white")]),
        ("backgammon", START + " phase:restack", [("no_phases_here", "/phase/black")]),
        ("backgammon", "white off:15; black off:15", [("both_finished", "")]),
        (
            "gioul",
            "white bar:1 1:14; black 24:15",
            [("no_such_place", "/white/bar")],
        ),
        ("gioul", "white 1:14 24:1; black 24:15", [("both_colors", "/white/24")]),
        ("ludus_lombardorum", "white 6:14 12:1; black 19:15", [("no_such_place", "/white/12")]),
        ("ludus_lombardorum", "white 6:13 4:2; black 19:15", [("point_is_full", "/white/4")]),
        (
            "mexican_backgammon",
            "white 1:2 12:6 17:2 19:5; black 24:2 13:5 8:3 6:5",
            [("point_is_full", "/white/12")],
        ),
        (
            "puff",
            "white reserve:1 24:13 18:1; black reserve:15",
            [("moved_before_entering", "/white/18")],
        ),
        (
            "acey_deucey",
            "white reserve:1 24:13 off:1; black reserve:15",
            [("off_before_entering", "/white/off")],
        ),
        ("pin", "white 1:13 8:1 15:1; black 24:13 17:1 15:1", [("who_is_pinned", "/marks")]),
        (
            "pin",
            "white 1:13 8:1 10:1!; black 24:13 17:1 15:1",
            [("nothing_pins_it", "/marks/white")],
        ),
        ("pin", "white 1:13 15:2; black 24:13 17:1 15:1!", [("pin_too_high", "/white/15")]),
        (
            "french_backgammon_2",
            "white 14:1 reserve:2; black 11:1 reserve:2",
            [("face_to_face", "/white/14")],
        ),
        (
            "french_backgammon_2",
            "white 14:2 reserve:1; black reserve:3",
            [("point_is_full", "/white/14")],
        ),
        (
            "catch_me",
            "white 19:2 20:1 21:1 22:1 23:1; black 1:1 2:1 3:1 4:1 5:1 6:1",
            [("too_many_on_point", "/white/19")],
        ),
        (
            "catch_me",
            "white 20:1 captured:5; black 1:1 2:1 3:1 4:1 5:1 6:1",
            [("last_checker_off_corner", "/white/20")],
        ),
        (
            "doublets",
            "white 19:2 20:2 21:2 22:2 23:2 24:2; black 1:2! 2:2! 3:2! 4:2! 5:2! 6:2!",
            [("marks_needed", "/marks/white")],
        ),
        (
            "doublets",
            "white 19:2! 20:1 21:3 22:2 23:2 24:2; black 1:2! 2:2! 3:2! 4:2! 5:2! 6:2!",
            [("phase_does_not_fit", "/white")],
        ),
        ("no_hit", "white bar:2 19:13; black 6:15", [("played_after_hit", "/white/bar")]),
        ("no_hit", "white 12:1 off:14; black 6:15", [("off_before_home", "/white/12")]),
        ("gioul", "white 12:1 off:14; black 6:15", [("off_before_home", "/white/12")]),
        ("no_hit", "white 1:3 19:12; black 6:15", [("behind_the_start", "/white/1")]),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(
    name: str, position: str, faults: list[tuple[str, str]]
) -> None:
    assert faults_of(name, position) == faults


def test_an_option_can_allow_what_the_default_refuses() -> None:
    stacked = "white 1:13 15:2; black 24:13 17:1 15:1!"
    assert faults_of("pin", stacked, pinner_may_add=True) == []


def test_all_faults_are_listed_at_once() -> None:
    wrong = "white 1:3 6:1 12:5 17:3 19:5 reserve:1; black 24:2! 13:5 8:3 6:4"
    assert sorted(faults_of("backgammon", wrong)) == [
        ("both_colors", "/white/6"),
        ("no_marks_here", "/marks/black"),
        ("no_such_place", "/white/reserve"),
        ("wrong_total", "/black"),
        ("wrong_total", "/white"),
    ]


@pytest.mark.parametrize("name", VARIANTS)
def test_any_position_gets_faults_with_sentences(name: str) -> None:
    rng = random.Random(name)
    places = ["bar", "off", "reserve", "captured", *map(str, range(1, 25))]
    for _ in range(300):
        sides = [
            " ".join(
                f"{place}:{rng.randint(1, 9)}{rng.choice(['', '', '!']) if place.isdigit() else ''}"
                for place in rng.sample(places, rng.randint(0, 5))
            )
            for _ in range(2)
        ]
        position = Position.parse(f"white {sides[0]}; black {sides[1]} phase:bear_off")
        faults = check_position(VARIANTS[name], position)
        assert faults
        for fault in faults:
            assert sentence(fault).endswith(".")
            assert fault.rule is None or fault.rule in VARIANTS[name].rule_ids


# Turns


@pytest.mark.parametrize(
    "turn",
    [
        OPENING_TURN,
        PlayerTurn("white", (Roll(),)),
        PlayerTurn("black", (PlayStage((6, 5)),)),
        PlayerTurn("black", (PlayStage((2, 2, 2, 2)),)),
    ],
)
def test_a_turn_that_can_stand_is_without_fault(turn: Turn) -> None:
    rules = game("backgammon")
    assert check_turn(rules, rules.setup, turn) == []


@pytest.mark.parametrize(
    ("turn", "pointer", "fits"),
    [
        (OpeningTurn((Roll(),)), "/stages/0/do", '"open"'),
        (PlayerTurn("white", ()), "/stages/0/do", '"play" or "roll"'),
        (PlayerTurn("white", (Roll(again=True),)), "/stages/0/again", "false"),
        (PlayerTurn("white", (PlayStage((7, 1)),)), "/stages/0/numbers", "[6, 1]"),
        (PlayerTurn("white", (PlayStage((3, 2, 1)),)), "/stages/0/numbers", "[3, 1]"),
        (PlayerTurn("white", (PlayStage((2, 2)),)), "/stages/0/numbers", "[2, 2, 2, 2]"),
        (PlayerTurn("white", (PlayStage((3, 1), in_order=True),)), "/stages/0/in_order", "false"),
        (PlayerTurn("white", (PlayStage((3, 1)), Roll())), "/stages/1/do", "null"),
        (PlayerTurn("white", (PlayStage((3, 1)),), thrown=(3, 1)), "/thrown", "null"),
        (PlayerTurn("white", (Roll(),), early=2), "/early", "0"),
    ],
)
def test_a_turn_that_cannot_stand_is_refused_at_its_first_wrong_part(
    turn: Turn, pointer: str, fits: str
) -> None:
    rules = game("backgammon")
    (fault,) = check_turn(rules, rules.setup, turn)
    assert (fault.code, fault.pointer) == ("no_such_turn", f"/turn{pointer}")
    assert sentence(fault).endswith(f"possible: {fits}.")


def test_which_turns_can_stand_depends_on_who_is_down_to_one_checker() -> None:
    rules = game("catch_me")
    turn = PlayerTurn("white", (PlayStage((6, 1)),))
    many = Position.parse("white 19:1 20:1 captured:4; black 1:1 2:1 captured:4")
    alone = Position.parse("white 19:1 captured:5; black 1:1 2:1 captured:4")
    assert [fault.code for fault in check_turn(rules, many, turn)] == ["no_such_turn"]
    assert check_turn(rules, alone, turn) == []
