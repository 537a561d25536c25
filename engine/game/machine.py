"""A game as a machine of states: state and action in, state and events out. Nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from engine import sequencing
from engine.faults import Fault, Refused
from engine.game.events import Event, play_events
from engine.game.outcome import Deadlock, Outcome, checkers_in_play, drawn, outcome
from engine.movegen import Plays, mechanics
from engine.position import COLORS, Color, Position, pack, unpack
from engine.referee.judge import Verdict, judge
from engine.rules.dice import MIXED_ROLLS, NUMBERS
from engine.rules.ruleset import Ruleset
from engine.stakes.agreements import Ended, Offer, pending
from engine.stakes.two_players import Stakes, check_open, stakes_after
from engine.turn import (
    Dice,
    Move,
    NameDouble,
    NameRoll,
    OpeningTurn,
    Play,
    PlayerTurn,
    Roll,
    Step,
    Turn,
    not_expected,
    play_due,
    thrower,
)


@dataclass(frozen=True, slots=True)
class State:
    """Everything a game needs to go on; `turn` is None when it is over.

    `stakes` is None where nothing is played for. `offer` waits for an answer and `ended` says how
    the game ended, where the position does not show it.
    """

    rules: Ruleset
    position: Position
    turn: Turn | None
    stakes: Stakes | None = None
    offer: Offer | None = None
    ended: Ended | None = None
    illegal: bool = False
    """Whether a condoned illegal play has led here, so that the position need not be possible."""


@dataclass(frozen=True, slots=True)
class Throw:
    """Action `open`: one die each."""

    white: int
    black: int

    def __post_init__(self) -> None:
        _check_dice(self.white, self.black)


@dataclass(frozen=True, slots=True)
class Rolled:
    """Action `roll`."""

    dice: Dice

    def __post_init__(self) -> None:
        _check_dice(*self.dice)


@dataclass(frozen=True, slots=True)
class DoubleNamed:
    """Action `name_double`."""

    number: int

    def __post_init__(self) -> None:
        _check_dice(self.number)


@dataclass(frozen=True, slots=True)
class RollNamed:
    """Action `name_roll`."""

    numbers: Dice

    def __post_init__(self) -> None:
        _check_dice(*self.numbers)


@dataclass(frozen=True, slots=True)
class Played:
    """Action `play`; `condone` plays an illegal play as written if the checkers can move so."""

    steps: Sequence[Step]
    condone: bool = False


Action = Throw | Rolled | DoubleNamed | RollNamed | Played

ACTION_WORDS = {
    Throw: "open",
    Rolled: "roll",
    DoubleNamed: "name_double",
    RollNamed: "name_roll",
    Played: "play",
}
"""The word for each kind of action: the same as for the stage that it answers."""


def _check_dice(*numbers: int) -> None:
    for number in numbers:
        if number not in NUMBERS:
            raise ValueError(f"A die shows 1 to 6, not {number!r}.")


class Advanced(NamedTuple):
    """What an action led to."""

    state: State
    events: list[Event]
    outcome: Outcome | None


def begin(
    rules: Ruleset,
    throws: Sequence[Throw] = (),
    stakes: Stakes | None = None,
    starter: Color | None = None,
) -> Advanced:
    """Begin a game, before the opening throw or after the throws given.

    A `starter` rolls first without an opening throw, as the winner of the last game may.

    >>> begin(ruleset("backgammon"), [Throw(white=3, black=1)]).state.turn.player
    'white'
    """
    in_play = checkers_in_play(rules, rules.setup)
    first = sequencing.first_turn(rules, starter, in_play) if starter else sequencing.OPENING_TURN
    advanced = Advanced(State(rules, rules.setup, first, stakes), [], None)
    for number, throw in enumerate(throws):
        if not isinstance(advanced.state.turn, OpeningTurn):
            raise Refused([Fault("throw_after_decision", f"/throws/{number}", "opening")])
        after = advance(advanced.state, throw)
        advanced = Advanced(after.state, advanced.events + after.events, after.outcome)
    return advanced


def advance(state: State, action: Action) -> Advanced:
    """Carry out an action at the board.

    Raises `Refused` with every reason if the action is not possible in this state.
    """
    faults = [*(check_open(state.stakes) if state.stakes else []), *pending(state.offer)]
    if faults:
        raise Refused(faults)
    return _with_stakes(state, _advance(state, action))


def carry_out(state: State, moves: Sequence[Move], position: Position) -> Advanced:
    """Carry out one of the legal plays of the stage: it is not judged again and has no events."""
    turn = play_due(state.turn)[0]
    end, after = what_follows(state, turn, position, len(moves))
    played = State(
        state.rules, position, after, state.stakes, state.offer, state.ended, state.illegal
    )
    return _with_stakes(state, Advanced(played, [], end))


def _with_stakes(state: State, advanced: Advanced) -> Advanced:
    after, events, end = advanced
    if state.stakes is None:
        return advanced
    stakes = stakes_after(state.stakes, state.turn, after.turn)
    if stakes is after.stakes:
        return advanced
    return Advanced(replace(after, stakes=stakes), events, end)


def _advance(state: State, action: Action) -> Advanced:
    turn = state.turn
    if turn is None:
        raise Refused([Fault("game_over", "/turn", "immediate_end")])
    if isinstance(turn, OpeningTurn):
        if isinstance(action, Throw):
            return _open(state, action)
        raise _not_expected(turn, action)
    match turn.stages[0], action:
        case Roll(), Rolled(dice):
            return _roll(state, turn, dice)
        case NameDouble() as stage, DoubleNamed(number):
            after = sequencing.after_naming_double(turn, stage, number)
            event = Event("named_double", turn.player, facts={"number": number})
            return Advanced(replace(state, turn=after), [event], None)
        case NameRoll(), RollNamed(numbers):
            return _name_roll(state, turn, numbers)
        case Play(), Played(steps, condone):
            return _play(state, turn, steps, condone)
        case _:
            raise _not_expected(turn, action)


def _not_expected(turn: Turn, action: Action) -> Exception:
    if type(action) not in ACTION_WORDS:
        return TypeError(f"An action is expected, such as Rolled((3, 1)), not {action!r}.")
    return Refused([not_expected(turn, ACTION_WORDS[type(action)], "/action/do")])


def _open(state: State, throw: Throw) -> Advanced:
    rules, in_play = state.rules, checkers_in_play(state.rules, state.position)
    facts = {"white": throw.white, "black": throw.black}
    first = sequencing.after_opening(rules, throw.white, throw.black, in_play)
    if first is None:
        return Advanced(state, [Event("tie", facts=facts)], None)
    events = [Event("starts", first.player, facts=facts)]
    if not first.stages:
        events.append(Event("no_effect", first.player))
    turn = sequencing.skip_empty_turn(rules, first, in_play)
    return Advanced(replace(state, turn=turn), events, None)


def _roll(state: State, turn: PlayerTurn, dice: Dice) -> Advanced:
    rules, in_play = state.rules, checkers_in_play(state.rules, state.position)
    event = Event("rolled", thrower(turn), facts={"dice": list(dice)})
    after = sequencing.after_roll(rules, turn, dice, in_play)
    if after is None:
        return Advanced(state, [event, Event("thrown_again", thrower(turn))], None)
    events = [event] if after.stages else [event, Event("no_effect", turn.player)]
    following = sequencing.skip_empty_turn(rules, after, in_play)
    rolled = State(
        rules, state.position, following, state.stakes, state.offer, state.ended, state.illegal
    )
    return Advanced(rolled, events, None)


def _name_roll(state: State, turn: PlayerTurn, numbers: Dice) -> Advanced:
    if numbers[0] == numbers[1]:
        raise Refused([Fault("named_a_double", "/action/numbers", "name_roll")])
    in_play = checkers_in_play(state.rules, state.position)
    after = sequencing.after_naming_roll(state.rules, turn, numbers, in_play)
    event = Event("named_roll", turn.player, facts={"numbers": list(numbers)})
    return Advanced(replace(state, turn=after), [event], None)


def _play(state: State, turn: PlayerTurn, steps: Sequence[Step], condone: bool = False) -> Advanced:
    verdict = judge(state.rules, state.position, turn, steps)
    if not verdict.legal and not (condone and len(verdict.moves) == len(steps)):
        raise Refused(verdict.faults)
    return _played(state, turn, verdict)


def _played(state: State, turn: PlayerTurn, verdict: Verdict) -> Advanced:
    """The state after a play that stands."""
    rules = state.rules
    events = play_events(rules, state.position, verdict.position, turn.player, verdict.moves)
    if not verdict.legal:
        codes = list(dict.fromkeys(fault.code for fault in verdict.faults))
        condoned = Event("condoned", turn.player, facts={"codes": codes})
        # who plays nothing has not passed: there was a legal play
        events = [condoned, *(event for event in events if event.what != "passed")]
    end, after = what_follows(state, turn, verdict.position, len(verdict.moves))
    if end:
        facts = {"winner": end.ending.winner, "how": str(end.ending.how)}
        events.append(Event("ended", facts=facts))
    elif after and after.player != turn.player and len(turn.stages) > 1:
        is_new_turn = after.stages == rules.turn(after.player)
        handed_over = Event("handed_over", turn.player, facts={"to": after.player})
        events.append(Event("rest_lost", turn.player) if is_new_turn else handed_over)
    illegal = state.illegal or not verdict.legal
    # a new state in full: to replace fields takes three times as long
    after_state = State(
        rules, verdict.position, after, state.stakes, state.offer, state.ended, illegal
    )
    return Advanced(after_state, events, end)


class Sequel(NamedTuple):
    """What follows a play: the outcome if the game is over, else the turn that comes next."""

    outcome: Outcome | None
    turn: PlayerTurn | None


class Sequels:
    """What follows the plays of one stage: the only place that decides it."""

    def __init__(self, state: State, turn: PlayerTurn) -> None:
        stage = play_due(turn)[1]
        self.state, self.turn = state, turn
        self.moving = mechanics(state.rules, turn.player)
        self.may_end = self.moving.may_end(pack(state.position), len(stage.numbers))
        self.deadlock = Deadlock(state.rules, turn.thrown)
        self.going_on: dict[int, Sequel] = {}

    def after(self, packed: int, moves: int) -> Sequel:
        """What follows a play of this many moves that leads to this packed position."""
        if self.may_end and self.moving.is_over(packed):
            return Sequel(outcome(self.state.rules, unpack(packed), self.turn.thrown), None)
        if self.deadlock.holds(packed):
            return Sequel(drawn(), None)
        sequel = self.going_on.get(moves)
        if sequel is None:
            sequel = Sequel(None, _next_turn(self.state, self.turn, moves))
            self.going_on[moves] = sequel
        return sequel


def what_follows(state: State, turn: PlayerTurn, position: Position, moves: int) -> Sequel:
    """What follows one play of this many moves that leads to this position."""
    return Sequels(state, turn).after(pack(position), moves)


def sequels(state: State, turn: PlayerTurn, found: Plays) -> list[Sequel]:
    """What follows each of the plays."""
    following = Sequels(state, turn)
    return [following.after(packed, len(moves)) for packed, moves in found.nodes.items()]


def _next_turn(state: State, turn: PlayerTurn, moves: int) -> PlayerTurn:
    complete = moves >= len(play_due(turn)[1].numbers)
    in_play = checkers_in_play(state.rules, state.position)
    return sequencing.after_play(state.rules, turn, complete, in_play)


def simple_turn(rules: Ruleset, position: Position, player: Color, dice: Dice) -> PlayerTurn:
    """The turn of a player with these dice to play, for clients that send no stages."""
    _check_dice(*dice)
    if player not in COLORS:
        raise ValueError(f"There is no colour {player!r}; known: {', '.join(COLORS)}.")
    return _simple_turn(rules, player, dice, *checkers_in_play(rules, position).items())


@lru_cache(maxsize=4096)
def _simple_turn(
    rules: Ruleset, player: Color, dice: Dice, *checkers: tuple[Color, int]
) -> PlayerTurn:
    in_play = dict(checkers)
    turn = sequencing.begin_turn(rules, player, in_play)
    if isinstance(turn.stages[0], NameRoll):
        if dice[0] == dice[1]:
            raise Refused([Fault("named_a_double", "/dice", "name_roll")])
        return sequencing.after_naming_roll(rules, turn, dice, in_play)
    rolled = sequencing.after_roll(rules, turn, dice, in_play)
    if rolled is None:
        raise Refused([Fault("double_thrown_again", "/dice", "fixed_roll")])
    return sequencing.without_shown_roll(rolled)


def naming_choices(turn: Turn) -> list[int | Dice]:
    """What the player may name if the next stage is a naming: doubles or rolls; else nothing."""
    match turn.stages[0]:
        case NameDouble():
            return list(NUMBERS)
        case NameRoll():
            return [(high, low) for low, high in MIXED_ROLLS]
        case _:
            return []
