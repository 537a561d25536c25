"""Condoned plays (rulebook 29): an illegal play is played as written, and the game goes on."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.game.actions import Played, Rolled
from engine.game.advance import advance
from engine.game.game import Game
from engine.movegen import plays
from engine.notation import position_id
from engine.position import WHITE, Position
from engine.referee.judge import judge
from engine.referee.validate import check_position, check_turn, places
from engine.turn import PlayerTurn, PlayStage, Roll, Step
from engine.variants import VARIANTS
from tests.invariants.walks import walk
from tests.support.refusals import refused

BACKGAMMON = VARIANTS["backgammon"]


def on_turn(position: str, *numbers: int) -> Game:
    turn = PlayerTurn(WHITE, (PlayStage(numbers),))
    return Game(BACKGAMMON, Position.parse(position), turn)


def test_an_illegal_play_is_played_as_written_and_the_state_is_marked() -> None:
    state = on_turn("white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5", 6, 1)
    blocked = [Step("12", "13"), Step("1", "7")]
    with refused("blocked"):
        advance(state, Played(blocked))
    after = advance(state, Played(blocked, condone=True))
    assert after.illegal and after.outcome is None
    assert (after.position.count("white", "13"), after.position.count("black", "13")) == (1, 5)
    assert after.turn == PlayerTurn("black", (Roll(),))
    assert after.events[0].what == "condoned" and after.events[0].facts["codes"] == ["blocked"]
    assert position_id.write(after).endswith("~black.roll.illegal")


def test_a_condoned_turn_without_moves_is_not_told_as_a_turn_without_a_legal_play() -> None:
    state = on_turn("white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5", 6, 1)
    events = advance(state, Played([], condone=True)).events
    assert [(event.what, event.facts) for event in events] == [
        ("condoned", {"codes": ["must_play"]})
    ]


def test_a_legal_play_needs_no_pardon_and_leaves_no_mark() -> None:
    state = on_turn("white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5", 6, 1)
    steps = [Step("12", "18"), Step("17", "18")]
    assert not advance(state, Played(steps, condone=True)).illegal


def test_the_mark_stays_until_the_end_of_the_game() -> None:
    state = on_turn("white 23:1 off:14; black 1:2 off:13", 2, 1)
    marked = Game(state.rules, state.position, state.turn, illegal=True)
    after = advance(marked, Played([Step("23", "24"), Step("24", "off")]))
    assert after.turn is None and after.illegal
    assert position_id.write(after).endswith("~over.illegal")


def test_what_no_checker_can_do_is_not_condoned() -> None:
    state = on_turn("white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5", 6, 1)
    with refused("no_checker"):
        advance(state, Played([Step("2", "3")], condone=True))


def test_a_checker_borne_off_too_early_counts_as_off() -> None:
    state = on_turn("white 12:1 19:14; black 1:2 off:13", 6, 1)
    after = advance(state, Played([Step("19", "off"), Step("12", "13")], condone=True))
    assert after.position.count("white", "off") == 1 and after.illegal


def test_a_point_with_both_colours_is_closed_if_two_or_more_opponents_stand_there() -> None:
    turn = PlayerTurn(WHITE, (PlayStage((1, 1)),))
    position = Position.parse("white 12:1 13:1 19:13; black 13:2 6:13")
    assert not judge(BACKGAMMON, position, turn, [Step("12", "13")]).legal


def test_a_single_opponent_on_a_point_with_both_colours_is_hit_by_landing() -> None:
    position = Position.parse("white 12:1 13:1 19:13; black 13:1 6:14")
    found = plays(BACKGAMMON, position, WHITE, PlayStage((1,)))
    play = next(p for p in found if p.moves[0][:2] == ("12", "13"))
    assert play.moves[0].hit
    assert (play.position.count("white", "13"), play.position.count("black", "bar")) == (2, 1)


def test_positions_only_an_illegal_play_reaches_are_accepted_while_marked() -> None:
    both = Position.parse("white 12:1 13:1 19:13; black 13:2 6:13")
    assert [fault.code for fault in check_position(BACKGAMMON, both)] == ["both_colors"]
    assert check_position(BACKGAMMON, both, illegal=True) == []
    short = Position.parse("white 12:1 19:13; black 13:2 6:13")
    assert [fault.code for fault in check_position(BACKGAMMON, short, illegal=True)] == [
        "wrong_total"
    ]


def any_play(state: Game, rng: random.Random) -> list[Step]:
    """Random moves of own checkers to places of the game, legal or not."""
    turn = state.turn
    assert isinstance(turn, PlayerTurn)
    held = [place for place in state.position.side(turn.player) if place != "off"]
    known = sorted(places(state.rules, turn.player) - {"bar", "reserve", "captured"})
    count = rng.randint(1, 3)
    return [Step(rng.choice(held), rng.choice(known)) for _ in range(count)] if held else []


@pytest.mark.parametrize("name", VARIANTS)
def test_in_every_game_the_game_goes_on_after_a_condoned_play(name: str) -> None:
    """Whatever follows: the state is accepted while marked, has an id, and can be played on."""
    rules, rng = VARIANTS[name], random.Random(name)
    marked = 0
    for visit in islice(walk(rules, rng), 100):
        state = visit.state
        for _ in range(12):
            if not state.turn or not isinstance(state.turn.stages[0], PlayStage):
                break
            steps = any_play(state, rng)
            verdict = judge(rules, state.position, state.turn, steps)
            if len(verdict.moves) != len(steps):
                continue
            state = advance(state, Played(steps, condone=True))
            marked += state.illegal
            assert check_position(rules, state.position, state.illegal) == []
            assert position_id.read(position_id.write(state)) == state
            state = played_on(state, rng)
    assert marked


def played_on(state: Game, rng: random.Random) -> Game:
    """The state after the next legal action."""
    if state.turn is None:
        return state
    assert check_turn(state.rules, state.position, state.turn) == []
    if isinstance(state.turn.stages[0], Roll):
        state = advance(state, Rolled((rng.randint(1, 6), rng.randint(1, 6))))
    head = state.turn.stages[0] if state.turn else None
    if isinstance(head, PlayStage) and isinstance(state.turn, PlayerTurn):
        found = list(plays(state.rules, state.position, state.turn.player, head, 3000))
        play = rng.choice(found)
        steps = [Step(move.source, move.target, move.number) for move in play.moves]
        state = advance(state, Played(steps))
    return state
