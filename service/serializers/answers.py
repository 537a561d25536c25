"""The answers: plain functions from the engine's values to what orjson writes.

No schema goes out: dumping through marshmallow costs several times the move generation. Values
that recur in one answer and from answer to answer (moves, turns) are made once and shared, so
nothing here may ever be changed after it was made.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Sized
from functools import lru_cache, partial
from itertools import compress
from typing import Any

from engine.faults import Fault
from engine.game.events import Event
from engine.game.machine import State, choices, thrower
from engine.game.outcome import Outcome
from engine.messages import sentence, text_of
from engine.movegen import Found, Plays
from engine.notation.moves import notation
from engine.position import (
    CELLS,
    COLORS,
    COUNT,
    MARK,
    PLACES,
    Color,
    Position,
)
from engine.referee.bear_off import NOTHING, BearOff, bear_off
from engine.rules.ruleset import Ruleset
from engine.session.two_players import next_game
from engine.stakes.two_players import Settlement
from engine.turn import STAGE_WORDS, IfShort, Move, NameDouble, Play, Roll, Stage, Turn
from service.serializers import stakes_json

Json = dict[str, Any]

MOST_PLAYS = 3000
"""More than the base game ever has; only Backwards can have tens of thousands."""

MARKS = int.from_bytes(bytes([MARK]) * CELLS, "little")
"""The mark in every cell."""


def position(rules: Ruleset, asked: Position) -> Json:
    """A position by side and place, zeroes left out; marks where there are any."""
    answer: Json = {color: _side(asked.marked_row(color)) for color in COLORS}
    if int.from_bytes(asked.cells, "little") & MARKS:
        answer["marks"] = {color: asked.marks(color) for color in COLORS}
    if rules.has_phases:
        answer["phase"] = {color: asked.phase(color) for color in COLORS}
    return answer


@lru_cache(maxsize=4096)
def _side(row: bytes) -> Json:
    """One side by place; in most plays of an answer the opponent's is the same."""
    side = dict(compress(zip(PLACES, row, strict=False), row))
    return {place: cell & COUNT for place, cell in side.items()} if max(row) >= MARK else side


def _stage(stage: Stage) -> Json:
    answer: Json = {"do": STAGE_WORDS[type(stage)]}
    match stage:
        case Roll(by_opponent, shown, again):
            if by_opponent:
                answer["by"] = "opponent"
            answer |= {word: True for word, on in (("shown", shown), ("again", again)) if on}
        case NameDouble(if_short):
            answer["if_short"] = str(if_short)
        case Play(numbers, in_order, if_short):
            answer["numbers"] = list(numbers)
            if in_order:
                answer["in_order"] = True
            if if_short is not IfShort.CARRY_ON:
                answer["if_short"] = str(if_short)
    return answer


def stages(queue: Iterable[Stage]) -> list[Json]:
    """A queue of stages, defaults left out."""
    return [_stage(stage) for stage in queue]


@lru_cache(maxsize=4096)
def turn(asked: Turn | None) -> Json | None:
    """Whose turn it is and what is left of it; equal turns share one answer."""
    if asked is None:
        return None
    answer: Json = {"player": asked.player, "stages": stages(asked.stages)}
    if asked.thrown:
        answer["thrown"] = list(asked.thrown)
    return answer


@lru_cache(maxsize=16384)
def move(asked: Move) -> Json:
    """One move; what it hits or pins only if it does."""
    answer: Json = {"from": asked.source, "to": asked.target, "number": asked.number}
    if asked.hit:
        answer["hit"] = True
    if asked.pin:
        answer["pin"] = True
    return answer


def moves(asked: Iterable[Move]) -> list[Json]:
    """Moves in their order."""
    return [move(one) for one in asked]


def state(asked: State) -> Json:
    """The state as a client echoes it; options only where they differ from the defaults."""
    rules = asked.rules
    answer: Json = {
        "variant": rules.name,
        "options": rules.chosen,
        "position": position(rules, asked.position),
        "turn": turn(asked.turn),
    }
    if asked.stakes:
        answer["stakes"] = stakes_json.stakes(asked.stakes)
    return answer


def expected(asked: Turn | None) -> Json | None:
    """Who must do what next, and what may be named where a name is due."""
    if asked is None:
        return None
    answer: Json = {"player": thrower(asked), "do": STAGE_WORDS[type(asked.stages[0])]}
    if names := choices(asked):
        answer["choices"] = names
    return answer


def listed(rules: Ruleset, color: Color, found: Sequence[Found]) -> list[Json]:
    """Plays as a list to choose from."""
    return [
        {"moves": moves(play.moves), "notation": notation(rules, color, play.moves)}
        for play in found
    ]


def capped(found: Plays, shown: Sized) -> Json:
    """The plays as a field; another says if there are more."""
    return {"plays": shown} if found.complete else {"plays": shown, "more_plays": True}


def plays_in(answer: Json) -> int:
    """How many plays an answer lists: the measure of its work."""
    listing = answer if "plays" in answer else answer.get("expected") or {}
    return len(listing.get("plays", ()))


def outcome(asked: Outcome | None, cube: int = 1) -> Json | None:
    """How a game ended and what it is worth."""
    if asked is None:
        return None
    return {
        "how": str(asked.ending.how),
        "winner": asked.ending.winner,
        "result": asked.score.result,
        "multiplier": asked.score.multiplier,
        "base": asked.score.base,
        "points": asked.points(cube),
    }


def settled(asked: State, end: Outcome | None, by: Settlement | None) -> Json | None:
    """The same with what is played for: what it comes to, and the next game's state to go on."""
    answer = outcome(end)
    if answer is None or by is None:
        return answer
    following = next_game(asked, by)
    return {**answer, **stakes_json.settlement(by), "next": state(following) if following else None}


def events(asked: Iterable[Event]) -> list[Json]:
    """What happened, in order."""
    return [
        {"event": event.what, **({"player": event.player} if event.player else {}), **event.facts}
        for event in asked
    ]


def pips(rules: Ruleset, asked: Position) -> Json | None:
    """Both pip counts; null in games whose checkers do not travel to a goal."""
    answer: Json = {color: rules.pips(asked, color) for color in COLORS}
    return None if None in answer.values() else answer


def forced(words: Iterable[str]) -> list[Json]:
    """What the player has no choice about."""
    return [{"rule": word, "detail": partial(text_of, "forced", word)} for word in words]


def bearing_off(rules: Ruleset, asked: Position) -> Json | None:
    """The bear-off of both sides; null in games that bear nothing off."""
    answer: Json = {color: one_bear_off(bear_off(rules, asked, color)) for color in COLORS}
    return None if None in answer.values() else answer


def one_bear_off(asked: BearOff | None) -> Json | None:
    """Whether a side may bear off, what stands in the way, and what each number does."""
    if asked is None:
        return None
    if asked.outside:
        return _not_all_home(asked)
    return {"allowed": asked.allowed, "outside": {}, "numbers": _numbers(asked)}


@lru_cache(maxsize=4096)
def _not_all_home(asked: BearOff) -> Json:
    """What stands in the way of a bear-off, the same until the side moves."""
    places = dict(asked.outside)
    detail = lru_cache(partial(sentence, Fault("not_all_home", facts={"places": places})))
    return {"allowed": False, "outside": places, "numbers": NO_NUMBERS, "detail": detail}


def _numbers(asked: BearOff) -> Json:
    return {
        str(number): {"points": by.points, "forced": by.forced}
        for number, by in asked.numbers.items()
    }


NO_NUMBERS = _numbers(BearOff(False, {}, NOTHING))
"""What the numbers do in most positions."""
