"""Random games: every state on the way, and the action that was taken there."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from engine.game.actions import BoardAction, DoubleNamed, Played, Rolled, RollNamed, Throw
from engine.game.advance import advance, begin
from engine.game.game import Game
from engine.movegen import Play, plays
from engine.rules import turns
from engine.rules.dice import MIXED_ROLLS
from engine.rules.ruleset import Ruleset
from engine.turn import NameDouble, NameRoll, Open, PlayStage, Roll, Step

MOST_ACTIONS = 20_000
"""Far more than the longest random game ever took; a game that goes on longer does not end."""


class Visit(NamedTuple):
    """A state, what can be played there (if the head of the queue is a play) and what was done."""

    state: Game
    found: list[Play]
    action: BoardAction


def walk(rules: Ruleset, rng: random.Random) -> Iterator[Visit]:
    """One game from the opening throw to its end, or to the draw that only the client sees."""
    state = begin(rules)
    seen: Counter[Game] = Counter()
    for _ in range(MOST_ACTIONS):
        seen[state] += 1
        # rulebook 20: without dice to break a circle, a third repetition is a draw
        if state.turn is None or (rules.roll_is_fixed and seen[state] == 3):
            return
        head = state.turn.stages[0]
        found: list[Play] = []
        if isinstance(head, PlayStage):
            assert state.turn.player
            found = list(plays(rules, state.position, state.turn.player, head))
        action = _act(state, found, rng)
        yield Visit(state, found, action)
        state = advance(state, action)
    raise AssertionError(f"a game of {rules.name} did not end in {MOST_ACTIONS} actions")


def _act(state: Game, found: list[Play], rng: random.Random) -> BoardAction:
    turn = state.turn
    assert turn
    match turn.stages[0]:
        case Open():
            return Throw(rng.randint(1, 6), rng.randint(1, 6))
        case Roll():
            return Rolled((rng.randint(1, 6), rng.randint(1, 6)))
        case NameDouble():
            return DoubleNamed(rng.randint(1, 6))
        case NameRoll():
            return RollNamed(rng.choice(MIXED_ROLLS))
        case PlayStage():
            return Played(steps(_choose(state, found, rng)))


def _choose(state: Game, found: list[Play], rng: random.Random) -> Play:
    """Any play; but a game that may go backwards only ends if a side wants to get home."""
    assert state.turn and state.turn.player
    if not state.rules.movement.backwards:
        return rng.choice(found)
    player, board = state.turn.player, state.rules.board
    some = rng.sample(found, min(len(found), 20))
    return min(some, key=lambda play: board.pips(play.position, player))


def steps(play: Play) -> list[Step]:
    """The moves of a play as a client would say them."""
    return [Step(move.source, move.target, move.number) for move in play.moves]


def walks(games: list[Ruleset], rng: random.Random) -> Iterator[Visit]:
    """Games without end, the house rules in turn."""
    while True:
        for rules in games:
            yield from walk(rules, rng)


def heads(rules: Ruleset) -> set[PlayStage]:
    """Every stage that can ever have to be played in this game."""
    alone = [(), ("white",), ("black",), ("white", "black")] if rules.mechanics else [()]
    possible = (turn for sides in alone for turn in turns.possible_turns(rules, tuple(sides)))
    found = (turn.stages[0] for turn in possible)
    return {head for head in found if isinstance(head, PlayStage)}
