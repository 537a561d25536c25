"""What must hold in every game at every step, on the way from the first throw to the score."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.game.actions import Played
from engine.game.advance import advance
from engine.movegen import follow, plays
from engine.position import COLORS, OTHER, Position
from engine.referee.judge import judge
from engine.referee.validate import check_position, check_turn
from engine.rules.ruleset import Ruleset
from engine.turn import PlayStage, Step
from engine.variants import VARIANTS
from tests.invariants.forms import (
    from_plain,
    has_phases,
    mirrored,
    options_of,
    reflection,
    to_plain,
)
from tests.invariants.walks import Visit, steps, walk, walks

GAMES = 5
"""Whole games of each variant; every combination of options is among them."""
JUDGED = 6
"""Of a long list of plays so many are proposed one by one."""
LONGEST_TURN = 200
"""Actions in a row by one side; extra rolls may come again and again, but not for ever."""


def whole_games(name: str) -> list[tuple[Ruleset, random.Random]]:
    games = options_of(name)
    return [
        (games[n % len(games)], random.Random(f"{name} {n}")) for n in range(max(GAMES, len(games)))
    ]


@pytest.mark.parametrize("name", VARIANTS)
def test_every_state_of_a_game_can_exist_and_every_game_and_turn_ends(name: str) -> None:
    for rules, rng in whole_games(name):
        in_a_row, before = 0, None
        last = None
        for visit in walk(rules, rng):
            turn, position = visit.state.turn, visit.state.position
            assert turn
            in_a_row, before = (in_a_row + 1 if turn.player == before else 0), turn.player
            assert in_a_row < LONGEST_TURN
            assert check_position(rules, position) == []
            assert check_turn(rules, position, turn) == []
            assert all(position.total(color) == rules.checkers for color in COLORS)
            last = visit
        assert last is not None
        end = advance(last.state, last.action)
        if rules.roll_is_fixed and end.turn:
            continue  # drawn by repetition
        assert end.turn is None
        assert end.outcome is not None
        assert check_position(rules, end.position) == []


@pytest.mark.parametrize("name", VARIANTS)
def test_every_listed_play_is_accepted_and_leads_to_the_listed_position(name: str) -> None:
    rng = random.Random(name)
    for visit in played_states(name, rng, 150):
        state, turn = visit.state, visit.state.turn
        assert turn and visit.found
        positions = {play.position for play in visit.found}
        assert len(positions) == len(visit.found), "a position is listed twice"
        for play in rng.sample(visit.found, min(JUDGED, len(visit.found))):
            verdict = judge(state.rules, state.position, turn, steps(play))
            assert (verdict.legal, verdict.faults) == (True, ())
            assert (verdict.position, verdict.moves) == (play.position, play.moves)
            assert advance(state, Played(steps(play))).position == play.position


@pytest.mark.parametrize("name", VARIANTS)
def test_moves_made_one_by_one_in_any_order_end_in_a_listed_play(name: str) -> None:
    rng = random.Random(name)
    for visit in played_states(name, rng, 200):
        state, turn = visit.state, visit.state.turn
        assert turn and turn.player and isinstance(turn.stages[0], PlayStage)
        made: list[Step] = []
        while True:
            ahead = follow(state.rules, state.position, turn.player, turn.stages[0], made)
            assert ahead is not None, "an offered move was not accepted"
            if not ahead.moves or (ahead.may_end and rng.random() < 0.5):
                break
            made.append(Step(*rng.choice(ahead.moves)[:3]))
        assert ahead.may_end
        assert ahead.position in {play.position for play in visit.found}


@pytest.mark.parametrize("name", VARIANTS)
def test_mirrored_positions_have_mirrored_plays(name: str) -> None:
    points = reflection(VARIANTS[name])
    assert points, "one side's route is the other's, turned round or the same"
    for visit in played_states(name, random.Random(name), 150):
        state, turn = visit.state, visit.state.turn
        assert turn and turn.player and isinstance(turn.stages[0], PlayStage)
        other = mirrored(state.position, points)
        assert mirrored(other, points) == state.position
        found = plays(state.rules, other, OTHER[turn.player], turn.stages[0])
        there = {mirrored(play.position, points) for play in found}
        assert there == {play.position for play in visit.found}


@pytest.mark.parametrize("name", VARIANTS)
def test_a_position_survives_being_written_and_read(name: str) -> None:
    for visit in islice(walks(options_of(name), random.Random(name)), 200):
        position = visit.state.position
        phases = has_phases(visit.state.rules)
        assert from_plain(to_plain(position, phases)) == position
        assert Position.parse(str(position)) == position


def played_states(name: str, rng: random.Random, count: int) -> list[Visit]:
    """States with something to play, from games with every combination of options."""
    games = options_of(name)
    visits: list[Visit] = []
    for rules in games:
        share = (visit for visit in walks([rules], rng) if visit.found)
        visits += islice(share, -(-count // len(games)))
    return visits
