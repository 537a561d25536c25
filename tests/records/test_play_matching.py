"""The play that a record means is found without a list of plays, and is the one of the list."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from engine.faults import Refused
from engine.movegen import Plays, plays
from engine.notation.play_legs import standard_legs
from engine.position import OTHER, WHITE, Color, Position
from engine.records.play_matching import (
    Matched,
    find_play,
    legs_of_steps,
    match_play,
    steps_of,
    walked,
)
from engine.rules.turns import simple_turn
from engine.turn import PlayStage, Step, play_due
from engine.variants import VARIANTS

KNOWN = ("backgammon", "nackgammon", "hypergammon")
PLIES = 60


def not_listed(_found: Plays) -> Plays:
    raise AssertionError("the plays were listed")


def random_positions(variant: str, seed: int) -> list[tuple[Position, Color, PlayStage]]:
    """Positions of a random game, each with a roll to be played."""
    chance, rules = random.Random(seed), VARIANTS[variant]
    position = rules.setup
    color: Color = WHITE
    found: list[tuple[Position, Color, PlayStage]] = []
    turn = simple_turn(rules, position, color, (3, 1))
    for _ in range(PLIES):
        dice = chance.randint(1, 6), chance.randint(1, 6)
        with suppress(Refused):  # a double where it is thrown again
            turn = simple_turn(rules, position, color, dice)
        if not turn.stages:  # a double that has no effect
            continue
        stage = play_due(turn)[1]
        found.append((position, color, stage))
        position = chance.choice(list(plays(rules, position, color, stage))).position
        if position.count(color, "off") == rules.checkers:
            break
        color = OTHER[color]
    return found


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("variant", KNOWN)
def test_every_listed_play_is_found_as_the_list_has_it(variant: str, seed: int) -> None:
    chance, rules = random.Random(seed), VARIANTS[variant]
    for position, color, stage in random_positions(variant, seed):
        found = plays(rules, position, color, stage)
        for play in chance.sample(list(found), min(len(found), 10)):
            legs = list(legs_of_steps(steps_of(play.moves)))
            chance.shuffle(legs)
            matched = find_play(rules, position, color, stage, legs, lambda listed: listed)
            assert matched == match_play(position, color, found, legs)


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_what_is_walked_is_a_play_of_the_list_in_every_game(variant: str) -> None:
    """Also steps taken from plays of another position: most are illegal, some are not."""
    chance, rules = random.Random(variant), VARIANTS[variant]
    taken: list[list[Step]] = []
    for position, color, stage in random_positions(variant, 1)[:30]:
        listed = {play.packed: play for play in plays(rules, position, color, stage, 3000)}
        if len(listed) == 3000:
            continue
        of_here = [steps_of(play.moves) for play in listed.values()]
        taken = [*chance.sample(taken, min(len(taken), 40)), *of_here][-200:]
        reached = {play.position for play in listed.values()}
        for steps in taken:
            matched = walked(rules, position, color, stage, steps)
            assert matched is None or matched.position in reached


def test_an_ordinary_play_needs_no_list() -> None:
    rules = VARIANTS["backgammon"]
    for dice, text in (((3, 1), "8/5 6/5"), ((6, 5), "24/13"), ((1, 1), "8/7(2) 6/5(2)")):
        turn = simple_turn(rules, rules.setup, "white", dice)
        legs = standard_legs(rules, "white", text) or ()
        found = find_play(rules, rules.setup, "white", play_due(turn)[1], legs, not_listed)
        assert isinstance(found, Matched)
