"""Perft: how many plays there are, so many plays deep. docs/correctness.md defines a node.

Equal children of one position are counted once and multiplied, so the second level costs as many
searches as the first has distinct children.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from engine.game.actions import DoubleNamed, RollNamed
from engine.game.advance import advance
from engine.game.game import Game
from engine.game.outcome import Sequels
from engine.movegen import plays
from engine.position import Color, Position, pack
from engine.rules import turns
from engine.rules.dice import MIXED_ROLLS, NUMBERS, ROLLS
from engine.rules.ruleset import Ruleset
from engine.rules.turns import checkers_in_play
from engine.turn import Dice, NameDouble, NameRoll, PlayerTurn, PlayStage, Roll


def start(rules: Ruleset, position: Position, player: Color) -> Game:
    """A player at the beginning of his turn, nothing thrown yet."""
    return Game(rules, position, turns.begin_turn(rules, player, checkers_in_play(rules, position)))


def perft(state: Game, depth: int) -> int:
    """The nodes so many plays below a state."""
    level = Counter({state: 1})
    for _ in range(depth - 1):
        below: Counter[Game] = Counter()
        for parent, times in level.items():
            for child in children(parent):
                below[child] += times
        level = below
    return sum(times * nodes(parent) for parent, times in level.items())


def nodes(state: Game) -> int:
    """The nodes one play below a state."""
    return sum(
        len(plays(at.rules, at.position, *head)) if (head := to_play(at)) else 1
        for at in tables(state)
    )


def children(state: Game) -> Iterator[Game]:
    """The states one play below in which the game goes on; a finished game has no nodes."""
    for at in tables(state):
        head = to_play(at)
        if not head or not isinstance(at.turn, PlayerTurn):
            yield at
            continue
        following = Sequels(at.rules, at.position, at.turn)
        for play in plays(at.rules, at.position, *head):
            end, after = following.after(pack(play.position), len(play.moves))
            if not end:
                yield Game(at.rules, play.position, after)


def to_play(state: Game) -> tuple[Color, PlayStage] | None:
    """The player and the stage, if that is what the turn asks for."""
    turn = state.turn
    assert turn and turn.player
    head = turn.stages[0]
    return (turn.player, head) if isinstance(head, PlayStage) else None


def tables(state: Game) -> Iterator[Game]:
    """All throws and namings gone through, until there is something to play.

    A roll that brings nothing to play at all ends there: it is a node itself.
    """
    assert state.turn
    match state.turn.stages[0]:
        case Roll():
            for dice in ROLLS:
                yield from _thrown(state, dice)
        case NameDouble():
            for number in NUMBERS:
                yield from tables(advance(state, DoubleNamed(number)))
        case NameRoll():
            for numbers in MIXED_ROLLS:
                yield from tables(advance(state, RollNamed(numbers)))
        case _:
            yield state


def _thrown(state: Game, dice: Dice) -> Iterator[Game]:
    rules, turn = state.rules, state.turn
    assert turn and turn.player and isinstance(turn.stages[0], Roll)
    left = checkers_in_play(rules, state.position)
    after = turns.after_roll(rules, turn, dice, left)
    if after is None:  # rulebook 20: a double is thrown again
        return
    rolled = replace(state, turn=turns.skip_empty_turn(rules, after, left))
    brings = rules.roll(dice, left[turn.player])
    if turn.stages[0].shown or any(isinstance(stage, PlayStage | NameDouble) for stage in brings):
        yield from tables(rolled)
    else:
        yield rolled
