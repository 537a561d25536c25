"""What is seen at a glance is what a closer look finds.

A witness found in one position proves a move wherever it holds; a position is deadlocked exactly
if no roll gives either player a play; a position beyond doubt has no faults.
"""

from __future__ import annotations

import random

import pytest

from engine.game.outcome import Deadlock
from engine.movegen import Witness, can_play_all, mechanics, plays, qualifies
from engine.position import CELLS, COLORS, MARK, PHASE_CELL, SIDE_CELLS, Color, Position, pack
from engine.referee import validate
from engine.rules.dice import ROLLS
from engine.rules.ruleset import Ruleset
from engine.turn import PlayStage
from engine.variants import VARIANTS
from tests.invariants.forms import options_of
from tests.invariants.positions import TRAVELLING, scattered, walls


def boards(rng: random.Random, rules: Ruleset) -> list[Position]:
    return [make(rng, rules) for make in (scattered, walls) for _ in range(60)]


def holds(witness: Witness, packed: int) -> bool:
    first, second, forbidden = witness
    return bool(packed & first and packed & second and not packed & forbidden)


@pytest.mark.parametrize("name", TRAVELLING)
def test_a_witness_proves_a_move_wherever_it_holds(name: str) -> None:
    rng = random.Random(f"witnesses {name}")
    rules = VARIANTS[name]
    positions = [pack(board) for board in boards(rng, rules)]
    for color in COLORS:
        moving = mechanics(rules, color)
        for number in range(1, 7):
            witnesses = [moving.witness(packed, number) for packed in positions]
            for packed, witness in zip(positions, witnesses, strict=True):
                assert (witness is None) == (not moving.expand(packed, number))
            for witness in set(filter(None, witnesses)):
                for packed in positions:
                    if holds(witness, packed):
                        assert moving.expand(packed, number), (color, number, packed)


@pytest.mark.parametrize("name", TRAVELLING)
def test_a_witness_of_two_numbers_proves_that_both_can_be_played(name: str) -> None:
    rng = random.Random(f"pairs {name}")
    rules = VARIANTS[name]
    positions = [board for board in boards(rng, rules) if not rules.goal(board, rules.board)]
    proved = 0
    for color in COLORS:
        for numbers in ((6, 4), (5, 1), (3, 2)):
            stage = PlayStage(numbers)
            found = [can_play_all(rules, color, stage, pack(board)) for board in positions]
            can = [_uses(rules, board, color, stage) == 2 for board in positions]
            if not rules.hit_ends_game:
                assert [bool(witness) for witness in found] == can
            for witness in set(filter(None, found)):
                held = [i for i, board in enumerate(positions) if holds(witness, pack(board))]
                proved += len(held)
                assert all(can[i] for i in held), (color, numbers, witness)
    # masks cannot express restrictions, so restricted games prove nothing at a glance
    assert proved or not qualifies(rules)


def _uses(rules: Ruleset, position: Position, color: Color, stage: PlayStage) -> int:
    """How many numbers the plays use; 2 if one of them ends the game."""
    found = plays(rules, position, color, stage)
    moving = mechanics(rules, color)
    ends = any(moves and moving.is_over(packed) for packed, moves in found.nodes.items())
    return 2 if ends else max(len(moves) for moves in found.nodes.values())


@pytest.mark.parametrize("name", TRAVELLING)
def test_a_position_is_deadlocked_exactly_if_no_roll_gives_either_player_a_play(name: str) -> None:
    rng = random.Random(f"deadlocks {name}")
    rules = VARIANTS[name]
    stages = {
        stage
        for dice in ROLLS
        for stage in rules.roll(dice, rules.checkers)
        if isinstance(stage, PlayStage)
    }
    deadlock = Deadlock(rules, (6, 5))
    if rules.roll_is_fixed:
        stages = {
            stage for stage in rules.roll((6, 5), rules.checkers) if isinstance(stage, PlayStage)
        }
    closed = Position.parse(
        "white 19:2 20:2 21:2 22:2 23:2 24:2 bar:3; black 1:2 2:2 3:2 4:2 5:2 6:2 bar:3"
    )
    for position in [closed, *boards(rng, rules)[::3]]:
        if rules.goal(position, rules.board):
            continue
        free = any(
            moves
            for stage in sorted(stages, key=str)
            for color in COLORS
            for moves in plays(rules, position, color, stage).nodes.values()
        )
        assert deadlock.holds(pack(position)) == (not free), position


@pytest.mark.parametrize("name", TRAVELLING)
def test_a_position_beyond_doubt_has_no_faults(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(f"doubt {name}")
    cases = []
    for rules in options_of(name):
        for _ in range(150):
            cells = bytearray(scattered(rng, rules).cells)
            for _ in range(rng.choice((0, 0, 1, 2))):
                cell = rng.randrange(CELLS)
                is_phase = cell % SIDE_CELLS == PHASE_CELL
                cells[cell] = rng.choice((0, 1, 2) if is_phase else (0, 1, 2, 15, MARK + 1))
            cases.append((rules, Position(bytes(cells))))
    quickly = [validate.check_position(*one) for one in cases]
    monkeypatch.setattr(validate, "_is_plainly_sound", lambda *_: False)
    assert quickly == [validate.check_position(*one) for one in cases]
