"""Bear-off legality alone: allowed or why not, and what each number takes off."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.movegen import follow
from engine.position import Color, Position
from engine.referee.bear_off import BearOff, bear_off
from engine.turn import PlayerTurn, PlayStage
from engine.variants import VARIANTS
from tests.invariants.walks import walk
from tests.tables import game


def bear_off_of(name: str, position: str, color: Color = "white") -> BearOff:
    answer = bear_off(game(name), Position.parse(position), color)
    assert answer
    return answer


def points(answer: BearOff) -> dict[int, list[str]]:
    return {number: list(by.points) for number, by in answer.numbers.items() if by.points}


def test_all_home_is_allowed() -> None:
    answer = bear_off_of("backgammon", "white 19:7 20:8; black 6:15")
    assert answer.allowed
    assert answer.outside == {}


def test_a_checker_outside_or_on_the_bar_is_named() -> None:
    answer = bear_off_of("backgammon", "white bar:1 12:2 19:12; black 6:15")
    assert not answer.allowed
    assert answer.outside == {"bar": 1, "12": 2}
    assert points(answer) == {}


def test_a_number_equal_to_the_distance_bears_off() -> None:
    answer = bear_off_of("backgammon", "white 19:5 21:5 24:5; black 6:15")
    assert points(answer) == {6: ["19"], 4: ["21"], 1: ["24"]}


def test_a_larger_number_takes_the_rearmost() -> None:
    answer = bear_off_of("backgammon", "white 22:5 24:5 off:5; black 6:15")
    assert points(answer) == {6: ["22"], 5: ["22"], 4: ["22"], 3: ["22"], 1: ["24"]}


def test_black_bears_off_on_his_own_side() -> None:
    answer = bear_off_of("backgammon", "white 19:15; black 5:1 2:14", "black")
    assert points(answer) == {6: ["5"], 5: ["5"], 2: ["2"]}


def test_it_is_forced_when_the_number_can_do_nothing_else() -> None:
    answer = bear_off_of("backgammon", "white 22:1 23:14; black 24:2 6:13")
    # a 3 takes the checker on 22 off, as nothing moves three points; a 2 could move 22 to 24 if
    # Black were not there, so it must take one off 23; a 1 moves 22 to 23
    assert {number: by.forced for number, by in answer.numbers.items()} == {
        6: True,
        5: True,
        4: True,
        3: True,
        2: True,
        1: False,
    }
    free = bear_off_of("backgammon", "white 22:1 23:14; black 6:15")
    assert not free.numbers[2].forced
    assert free.numbers[2].points == ("23",)


def test_only_the_exact_number_where_the_game_says_so() -> None:
    answer = bear_off_of("mexican_backgammon", "white 22:5 24:5 off:5; black 6:5 5:5 4:5")
    assert points(answer) == {3: ["22"], 1: ["24"]}


def test_a_pinned_checker_cannot_be_borne_off_but_counts_as_the_rearmost() -> None:
    answer = bear_off_of("pin", "white 20:1! 22:2 off:12; black 20:1 1:14")
    assert answer.allowed
    assert points(answer) == {3: ["22"]}


def test_a_reserve_keeps_a_side_from_bearing_off() -> None:
    answer = bear_off_of("acey_deucey", "white reserve:1 20:14; black reserve:15")
    assert answer.outside == {"reserve": 1}
    assert not answer.allowed


def test_home_is_where_the_route_ends() -> None:
    assert points(bear_off_of("straight", "white 24:15; black 20:15", "black")) == {
        6: ["20"],
        5: ["20"],
    }
    assert points(bear_off_of("ludus_lombardorum", "white 24:15; black 1:15", "white")) == {
        6: ["24"]
    }


def test_towers_come_off_in_the_last_phase_only() -> None:
    setup = game("doublets").setup
    first = bear_off(game("doublets"), setup, "white")
    assert first and not first.allowed
    last = bear_off_of(
        "doublets",
        "white 19:2! 21:2! off:8 phase:bear_off; black 1:2! 2:2! 3:2! 4:2! 5:2! 6:2!",
    )
    assert last.allowed
    assert points(last) == {6: ["19"], 4: ["21"]}


def test_games_that_bear_nothing_off_have_no_answer() -> None:
    for name in ("french_backgammon_2", "catch_me"):
        assert bear_off(game(name), game(name).setup, "white") is None
    assert sum(rules.bearing_off is None for rules in VARIANTS.values()) == 2


def test_a_caller_cannot_change_the_answer_that_others_get() -> None:
    answer = bear_off_of("backgammon", "white 1:1 19:14; black 6:15")
    for shared in (answer.outside, answer.numbers):
        with pytest.raises(TypeError):
            shared["1"] = 0  # type: ignore[index]
    assert bear_off_of("backgammon", "white 1:1 19:14; black 6:15").outside == {"1": 1}


def test_a_side_with_all_checkers_off_has_finished() -> None:
    answer = bear_off_of("backgammon", "white off:15; black 6:15")
    assert answer.finished and not answer.allowed
    assert points(answer) == {}
    assert not bear_off_of("backgammon", "white 24:1 off:14; black 6:15").finished


@pytest.mark.parametrize("name", VARIANTS)
def test_what_is_forced_never_contradicts_the_next_moves(name: str) -> None:
    """A number that must be played later, or not at all, forces nothing."""
    rules = VARIANTS[name]
    for visit in islice(walk(rules, random.Random(name)), 400):
        turn = visit.state.turn
        stage = turn.stages[0] if turn else None
        if not isinstance(turn, PlayerTurn) or not isinstance(stage, PlayStage):
            continue
        position = visit.state.position
        following = follow(rules, position, turn.player, stage, [])
        found = bear_off(rules, position, turn.player)
        if found is None or following is None:
            continue
        for number, by in found.among(stage.numbers, following.moves).numbers.items():
            moves = [move for move in following.moves if move.number == number]
            if number in stage.numbers:
                bears_off = [move.target == "off" for move in moves]
                assert by.forced == (bool(moves) and all(bears_off))


def test_a_number_that_may_not_be_played_forces_nothing() -> None:
    """Puff: the lower number comes first, so the 6 that would bear off must wait for the 1."""
    position = Position.parse("white 6:1 5:14; black 19:15")
    stage = PlayStage((1, 6), in_order=True)
    following = follow(VARIANTS["puff"], position, "white", stage, [])
    answer = bear_off(VARIANTS["puff"], position, "white")
    assert answer and following and answer.numbers[6].forced
    assert not answer.among(stage.numbers, following.moves).numbers[6].forced
