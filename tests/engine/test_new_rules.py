"""Rules that no game has: a new goal or ban holds everywhere without changes to move generation."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from engine.board import Board
from engine.game.actions import Played
from engine.game.advance import advance
from engine.game.game import Game
from engine.movegen import (
    Following,
    PlayLength,
    follow,
    is_compiled,
    mechanics,
    plays,
    qualifies,
    searched,
)
from engine.movegen.lane import Lane
from engine.movegen.restrictions import Restriction
from engine.movegen.special import Circle, TowerMoves
from engine.position import CELLS, COLORS, Color, Position, pack
from engine.rules.goals import Ending, Goal, Termination
from engine.rules.ruleset import Ruleset
from engine.turn import PlayerTurn, PlayStage, Step
from engine.variants import VARIANTS
from tests.invariants.positions import TRAVELLING, nearly_done

BACKGAMMON = VARIANTS["backgammon"]
MEMORY = 0b101 << 8 * CELLS


def _on_20(position: Position, _board: Board) -> Ending | None:
    if position.count("white", 20):
        return Ending(Termination.ALL_HOME, winner="white", counted="black")
    return None


REACH_20 = replace(BACKGAMMON, goal=Goal("reach_20", _on_20))
START = Position.parse("white 17:1 1:14; black 24:15")


def test_a_game_with_a_new_goal_ends_where_the_goal_says() -> None:
    turn = PlayerTurn("white", (PlayStage((3, 1)),))
    after = advance(Game(REACH_20, START, turn), Played([Step("1", "2", 1), Step("17", "20", 3)]))
    assert after.outcome is not None
    assert after.outcome.ending.winner == "white"
    assert after.turn is None


def test_a_play_that_reaches_a_new_goal_may_stop_and_others_use_all_numbers() -> None:
    found = {play.moves for play in plays(REACH_20, START, "white", PlayStage((3, 1)))}
    ending = {moves for moves in found if any(move.target == "20" for move in moves)}
    # 1/2 17/20 uses more numbers than 17/20 alone, and the longest ending is the legal one
    assert {len(moves) for moves in ending} == {2}
    assert {moves[-1].target for moves in ending} == {"20"}


def test_a_goal_without_tables_does_not_qualify_for_the_fast_paths() -> None:
    assert not qualifies(REACH_20)


interpreted = pytest.mark.skipif(
    is_compiled(), reason="a compiled class has no interpreted subclasses"
)


class NoSix(Restriction):
    """A ban as a later game would have it: no checker goes where its own 6 leads."""

    def forbids(self, _state: int, _cells: bytes, source: int, target: int) -> bool:
        return target - source == 6


@pytest.fixture
def banned(monkeypatch: pytest.MonkeyPatch) -> Lane:
    """The mechanics of White in a game with the ban, in place of those of `REACH_20`."""
    moving = mechanics(REACH_20, "white")
    assert isinstance(moving, Lane)
    monkeypatch.setattr(moving, "restrictions", [NoSix()])
    return moving


@interpreted
def test_a_ban_holds_for_single_moves_and_for_witnesses(banned: Lane) -> None:
    assert Lane(BACKGAMMON, "white").witness(pack(START), 6)
    assert not banned.expand(pack(START), 6)
    assert banned.witness(pack(START), 6) is None
    assert Lane(BACKGAMMON, "white").pair_witness(pack(START), 6, 5)
    assert banned.pair_witness(pack(START), 6, 5) is None


@pytest.mark.usefixtures("banned")
@interpreted
def test_a_ban_decides_how_long_a_play_must_be() -> None:
    assert PlayLength(REACH_20, "white", PlayStage((6, 5)), START).longest == 1
    assert PlayLength(BACKGAMMON, "white", PlayStage((6, 5)), START).longest == 2


@pytest.mark.parametrize("name", ["backgammon", "catch_me", "doublets"])
def test_the_memory_of_a_stage_does_not_disturb_mechanics_that_have_none(name: str) -> None:
    moving = mechanics(VARIANTS[name], "white")
    assert isinstance(moving, Lane | Circle | TowerMoves)
    start = pack(VARIANTS[name].setup)
    for number in range(1, 7):
        without = [move for _, move in moving.expand(start, number)]
        assert [move for _, move in moving.expand(start | MEMORY, number)] == without
    assert moving.is_over(start | MEMORY) == moving.is_over(start)
    assert moving.may_end(start | MEMORY, 4) == moving.may_end(start, 4)


@pytest.mark.parametrize("name", TRAVELLING)
def test_a_goal_sees_in_a_packed_position_what_it_sees_in_a_readable_one(name: str) -> None:
    rules, rng = VARIANTS[name], random.Random(f"over {name}")
    ended = 0
    for _ in range(80):
        board = nearly_done(rng, rules)
        boards = {board}
        if not rules.goal(board, rules.board):
            stage = PlayStage((rng.randint(1, 6),))
            boards |= {play.position for play in plays(rules, board, "white", stage)}
        for position, color in product(boards, COLORS):
            is_over = rules.goal(position, rules.board) is not None
            assert mechanics(rules, color).is_over(pack(position)) == is_over
            if is_over:
                ended += 1
                nothing_is_to_be_played(rules, position, color)
    assert ended


def nothing_is_to_be_played(rules: Ruleset, position: Position, color: Color) -> None:
    """The list of plays and the next moves agree that the game is over."""
    for stage in (PlayStage((6, 5)), PlayStage((2,) * 4)):
        assert plays(rules, position, color, stage).nodes == {pack(position): ()}
        assert follow(rules, position, color, stage) == Following([], True, position, (), 0)


def test_masks_find_a_pinned_mother_exactly_where_the_goal_does() -> None:
    rules, rng = VARIANTS["plakoto"], random.Random("mothers")
    ways: Counter[str | None] = Counter()
    for _ in range(400):
        white = {"1": rng.choice((0, 1, 1, 2)), "20": 3, "22": 2, "23": 1}
        black = {"24": rng.choice((0, 1, 1, 2)), "7": 1, "5": 2, "3": 3}
        is_pinned = white["1"] == 1 and rng.random() < 0.5
        if is_pinned:
            black["1"] = 1
        board = Position.of(white, black, {"white": ["1"]} if is_pinned else None)
        for color in COLORS:
            is_over = mechanics(rules, color).is_over(pack(board))
            assert is_over == (rules.goal(board, rules.board) is not None)
            numbers = PlayStage(tuple(rng.choices(range(1, 7), k=rng.choice((1, 2, 4)))))
            for play in plays(rules, board, color, numbers):
                ending = rules.goal(play.position, rules.board)
                is_over = mechanics(rules, color).is_over(play.packed)
                assert is_over == (ending is not None), (color, play)
                ways[(ending.winner or "draw") if ending else None] += 1
    assert ways.keys() == {None, "white", "black", "draw"}


TWENTY = replace(
    BACKGAMMON,
    setup=Position.parse("white 1:2 12:5 17:3 19:10; black 24:2 13:5 8:3 6:10"),
)


def test_a_point_takes_any_number_of_own_checkers_however_many_a_side_has() -> None:
    assert TWENTY.checkers == 20
    tower = Position.parse("white 13:1 19:18 24:1; black 1:20")
    for stage in (PlayStage((6, 5)), PlayStage((6,) * 4)):
        found = plays(TWENTY, tower, "white", stage)
        assert any(move[:2] == ("13", "19") for play in found for move in play.moves)
        assert found.nodes == searched(TWENTY, tower, "white", stage).nodes
