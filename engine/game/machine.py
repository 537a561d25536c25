"""A game as a machine of states: state and action in, state and events out. Nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from engine import sequencing
from engine.faults import Fault, Refused
from engine.game.events import Event, what_happened
from engine.game.outcome import Freeze, Outcome, drawn, in_play, outcome
from engine.movegen import Plays, mechanics
from engine.position import OTHER, Color, Position, pack, unpack
from engine.referee.judge import judge
from engine.rules.dice import MIXED_ROLLS, NUMBERS
from engine.rules.ruleset import Ruleset
from engine.stakes import table
from engine.stakes.table import Stakes
from engine.turn import Dice, Move, NameDouble, NameRoll, Open, Play, Roll, Step, Turn


@dataclass(frozen=True, slots=True)
class State:
    """Everything a game needs to go on; `turn` is None when it is over.

    `stakes` is None where nothing is played for.
    """

    rules: Ruleset
    position: Position
    turn: Turn | None
    stakes: Stakes | None = None


@dataclass(frozen=True, slots=True)
class Throw:
    """Action `open`: one die each."""

    white: int
    black: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """Action `roll`."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class DoubleNamed:
    """Action `name_double`."""

    number: int


@dataclass(frozen=True, slots=True)
class RollNamed:
    """Action `name_roll`."""

    numbers: Dice


@dataclass(frozen=True, slots=True)
class Played:
    """Action `play`."""

    steps: Sequence[Step]


Action = Throw | Rolled | DoubleNamed | RollNamed | Played

DO = {
    Open: "open",
    Roll: "roll",
    NameDouble: "name_double",
    NameRoll: "name_roll",
    Play: "play",
    Throw: "open",
    Rolled: "roll",
    DoubleNamed: "name_double",
    RollNamed: "name_roll",
    Played: "play",
}
"""The word for each stage and for the action that answers it."""


class Advanced(NamedTuple):
    """What an action led to."""

    state: State
    events: list[Event]
    outcome: Outcome | None


def begin(rules: Ruleset, throws: Sequence[Throw] = (), stakes: Stakes | None = None) -> Advanced:
    """The start of a game, before the opening throw or after the throws given."""
    advanced = Advanced(State(rules, rules.setup, sequencing.OPENING_TURN, stakes), [], None)
    for number, throw in enumerate(throws):
        turn = advanced.state.turn
        if turn is None or turn.player is not None:
            raise Refused([Fault("throw_after_decision", f"/throws/{number}", "opening")])
        after = advance(advanced.state, throw)
        advanced = Advanced(after.state, advanced.events + after.events, after.outcome)
    return advanced


def advance(state: State, action: Action) -> Advanced:
    """The state after an action at the board; `Refused` says why it cannot be done."""
    if state.stakes is None:
        return _advance(state, action)
    faults = table.waiting(state.stakes)
    if faults:
        raise Refused(faults)
    after, events, end = _advance(state, action)
    stakes = table.follow(state.stakes, state.turn, after.turn)
    return Advanced(replace(after, stakes=stakes), events, end)


def _advance(state: State, action: Action) -> Advanced:
    rules, position, turn = state.rules, state.position, state.turn
    if turn is None:
        raise Refused([Fault("game_over", "/turn", "immediate_end")])
    head = turn.stages[0]
    if DO[type(head)] != DO[type(action)]:
        facts = {"expected": DO[type(head)], "got": DO[type(action)]}
        raise Refused([Fault("not_expected", "/action/do", facts=facts)])
    left = in_play(rules, position)
    match action:
        case Throw(white, black):
            return _open(state, white, black, left)
        case Rolled(dice):
            return _roll(state, turn, dice, left)
        case DoubleNamed(number):
            after = sequencing.after_naming_double(turn, number)
            event = Event("named_double", turn.player, facts={"number": number})
            return Advanced(replace(state, turn=after), [event], None)
        case RollNamed(numbers):
            if numbers[0] == numbers[1]:
                raise Refused([Fault("named_a_double", "/action/numbers", "name_roll")])
            after = sequencing.after_naming_roll(rules, turn, numbers, left)
            event = Event("named_roll", turn.player, facts={"numbers": list(numbers)})
            return Advanced(replace(state, turn=after), [event], None)
        case Played(steps):
            return _play(state, turn, steps)


def thrower(turn: Turn) -> Color | None:
    """Who must act on the head of the queue."""
    head = turn.stages[0]
    if turn.player and isinstance(head, Roll) and head.by_opponent:
        return OTHER[turn.player]
    return turn.player


def _open(state: State, white: int, black: int, left: sequencing.Left) -> Advanced:
    facts = {"white": white, "black": black}
    first = sequencing.after_opening(state.rules, white, black, left)
    if first is None:
        return Advanced(state, [Event("tie", facts=facts)], None)
    events = [Event("starts", first.player, facts=facts)]
    if not first.stages:
        events.append(Event("no_effect", first.player))
    return Advanced(
        replace(state, turn=sequencing.passed_on(state.rules, first, left)), events, None
    )


def _roll(state: State, turn: Turn, dice: Dice, left: sequencing.Left) -> Advanced:
    rules = state.rules
    event = Event("rolled", thrower(turn), facts={"dice": list(dice)})
    after = sequencing.after_roll(rules, turn, dice, left)
    if after is None:
        return Advanced(state, [event, Event("thrown_again", thrower(turn))], None)
    passed = sequencing.passed_on(rules, after, left)
    events = [event] if after.stages else [event, Event("no_effect", turn.player)]
    return Advanced(replace(state, turn=passed), events, None)


def _play(state: State, turn: Turn, steps: Sequence[Step]) -> Advanced:
    rules = state.rules
    assert turn.player
    verdict = judge(rules, state.position, turn, steps)
    if not verdict.legal:
        raise Refused(verdict.faults)
    events = what_happened(rules, state.position, verdict.position, turn.player, verdict.moves)
    end, after = follow_up(state, turn, verdict.position, len(verdict.moves))
    if end:
        events.append(Event("ended", end.ending.winner, facts={"how": str(end.ending.how)}))
    elif after and after.player != turn.player and len(turn.stages) > 1:
        events.append(Event("rest_lost" if _is_fresh(rules, after) else "handed_over", turn.player))
    return Advanced(replace(state, position=verdict.position, turn=after), events, end)


def _is_fresh(rules: Ruleset, turn: Turn) -> bool:
    return turn.player is not None and turn.stages == rules.turn(turn.player)


class Sequel(NamedTuple):
    """What follows a play: the outcome if the game is over, else the turn that comes next."""

    outcome: Outcome | None
    turn: Turn | None


def follow_up(state: State, turn: Turn, position: Position, moves: int) -> Sequel:
    """What follows a play of so many moves that led to this position."""
    end = outcome(state.rules, position, turn.thrown)
    return Sequel(end, None) if end else Sequel(None, _next_turn(state, turn, moves))


def sequels(state: State, turn: Turn, found: Plays) -> list[Sequel]:
    """What follows each of the plays: the same as `follow_up`, for all of them at once."""
    rules = state.rules
    assert turn.player
    moving = mechanics(rules, turn.player)
    freeze = Freeze(rules, turn.thrown)
    start, stage = pack(state.position), turn.stages[0]
    assert isinstance(stage, Play)
    may_end = rules.hit_ends_game or moving.may_end(start, len(stage.numbers))
    if not may_end and not freeze.may_come(start, turn.player):
        # while nothing can end the game, all plays are equally long
        moves = next(iter(found.nodes.values()))
        return [Sequel(None, _next_turn(state, turn, len(moves)))] * len(found.nodes)
    lengths = set(map(len, found.nodes.values()))
    going_on = {n: Sequel(None, _next_turn(state, turn, n)) for n in lengths}
    sequel: list[Sequel] = []
    for packed, moves in found.nodes.items():
        if may_end and (moving.is_over(packed) or _ends(rules, moves)):
            sequel.append(Sequel(outcome(rules, unpack(packed), turn.thrown), None))
        elif freeze.holds(packed):
            sequel.append(Sequel(drawn(), None))
        else:
            sequel.append(going_on[len(moves)])
    return sequel


def _ends(rules: Ruleset, moves: Sequence[Move]) -> bool:
    return rules.hit_ends_game and bool(moves) and moves[-1].hit


def _next_turn(state: State, turn: Turn, moves: int) -> Turn:
    head = turn.stages[0]
    assert isinstance(head, Play)
    complete = moves == len(head.numbers)
    return sequencing.after_play(state.rules, turn, complete, in_play(state.rules, state.position))


def simple_turn(rules: Ruleset, position: Position, player: Color, dice: Dice) -> Turn:
    """The turn of a client that knows nothing of stages: this player has these dice to play."""
    return _simple_turn(rules, player, dice, *in_play(rules, position).items())


@lru_cache(maxsize=4096)
def _simple_turn(rules: Ruleset, player: Color, dice: Dice, *in_play: tuple[Color, int]) -> Turn:
    left = dict(in_play)
    turn = sequencing.begin_turn(rules, player, left)
    if isinstance(turn.stages[0], NameRoll):
        if dice[0] == dice[1]:
            raise Refused([Fault("named_a_double", "/dice", "name_roll")])
        return sequencing.after_naming_roll(rules, turn, dice, left)
    rolled = sequencing.after_roll(rules, turn, dice, left)
    if rolled is None:
        raise Refused([Fault("double_thrown_again", "/dice", "fixed_roll")])
    return sequencing.without_shown(rolled)


def choices(turn: Turn) -> list[object]:
    """What may be named where the turn asks for a name."""
    match turn.stages[0]:
        case NameDouble():
            return list(NUMBERS)
        case NameRoll():
            return [(high, low) for low, high in MIXED_ROLLS]
        case _:
            return []
