"""Reading the stakes that lie beside the board, as they are agreed and as they are echoed."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

from engine.faults import Fault
from engine.position import COLORS, Color
from engine.rules.ruleset import Ruleset, Value
from engine.stakes.cube import ANIMALS, HIGHEST, Cube, Do, Offer
from engine.stakes.match import LONGEST, Crawford, Match
from engine.stakes.money import Money
from engine.stakes.options import MOST_AUTOMATIC, agree, chosen
from engine.stakes.resignation import Resignation
from engine.stakes.turn_status import TurnCounts
from engine.stakes.two_players import Stakes
from service.schemas.fields import (
    Faults,
    is_object,
    no_others,
    optional,
    required,
    whole_between,
    word_of,
    wrong_type,
)
from service.schemas.positions import color, options

AMOUNT = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9}|/[1-9][0-9]{0,8})?")
KINDS = ("money", "match")
MOST_TURNS = 1_000_000

_score = whole_between(0, LONGEST)
_length = whole_between(1, LONGEST)
_value = whole_between(1, HIGHEST)
_turns = whole_between(0, MOST_TURNS)
_automatic = whole_between(0, MOST_AUTOMATIC)
resigned_at = whole_between(1, 3)
_crawford = word_of([str(word) for word in Crawford])
_offered = word_of([str(word) for word in (Do.DOUBLE, *ANIMALS)])


class ToldMatch(NamedTuple):
    """A match as a client tells it; where it says nothing of Crawford, it is a new one's."""

    length: int
    white: int = 0
    black: int = 0
    crawford: Crawford | None = None


class Told(NamedTuple):
    """Stakes as a client tells them; what may be agreed on is the game's business."""

    match: ToldMatch | None
    per_point: Fraction | None
    options: dict[str, Value]
    cube: Cube
    turns: TurnCounts
    resigned: Resignation | None

    def stakes(self, rules: Ruleset) -> Stakes:
        """The stakes in this game; `Refused` lists what cannot be agreed on in it."""
        told = self.match
        agreed = agree(rules, self.options, told.length if told else None, self.per_point)
        play = agreed.play
        if told and isinstance(play, Match):
            crawford = told.crawford or play.crawford
            play = replace(play, white=told.white, black=told.black, crawford=crawford)
        return replace(agreed, play=play, cube=self.cube, turns=self.turns, resigned=self.resigned)


def retold(said: Stakes) -> Told:
    """Stakes that an id says, to be judged as if they had been told."""
    play = said.play
    return Told(
        ToldMatch(play.length, play.white, play.black, play.crawford)
        if isinstance(play, Match)
        else None,
        play.per_point if isinstance(play, Money) else None,
        chosen(said),
        said.cube,
        said.turns,
        said.resigned,
    )


def stakes(value: Any, pointer: str, faults: Faults) -> Told:
    """What is played for, the cube, and what waits for an answer."""
    if not is_object(value, pointer, faults):
        return Told(None, None, {}, Cube(), TurnCounts(), None)
    no_others(value, (*KINDS, "options", "cube", "turns", "resigned"), pointer, faults)
    if ("money" in value) == ("match" in value):
        faults.append(Fault("money_or_match", pointer))
    return Told(
        optional(value, "match", _match, pointer, faults, None),
        optional(value, "money", money_play, pointer, faults, None),
        optional(value, "options", options, pointer, faults, {}),
        optional(value, "cube", cube, pointer, faults, Cube()),
        optional(value, "turns", _turns_begun, pointer, faults, TurnCounts()),
        optional(value, "resigned", _resigned, pointer, faults, None),
    )


def money_play(value: Any, pointer: str, faults: Faults) -> Fraction | None:
    """Money play: what a point is worth, if that is said."""
    if not is_object(value, pointer, faults):
        return None
    no_others(value, ("per_point",), pointer, faults)
    return optional(value, "per_point", amount, pointer, faults, None)


def amount(value: Any, pointer: str, faults: Faults) -> Fraction | None:
    """An amount as text, for a number would not be exact."""
    if type(value) is not str:
        faults.append(wrong_type(pointer, "text"))
    elif not AMOUNT.fullmatch(value):
        faults.append(Fault("bad_amount", pointer))
    else:
        return Fraction(value)
    return None


def _match(value: Any, pointer: str, faults: Faults) -> ToldMatch:
    if not is_object(value, pointer, faults):
        return ToldMatch(1)
    no_others(value, ("length", *COLORS, "crawford"), pointer, faults)
    crawford = optional(value, "crawford", _crawford, pointer, faults, "")
    white, black = (optional(value, side, _score, pointer, faults, 0) for side in COLORS)
    return ToldMatch(
        required(value, "length", _length, pointer, faults, 1),
        white,
        black,
        Crawford(crawford) if crawford else None,
    )


def _owner(value: Any, pointer: str, faults: Faults) -> Color | None:
    return None if value is None else color(value, pointer, faults)


def cube(value: Any, pointer: str, faults: Faults) -> Cube:
    """Where the cube lies, what it shows and what is offered."""
    if not is_object(value, pointer, faults):
        return Cube()
    no_others(value, ("value", "owner", "offer", "automatic"), pointer, faults)
    return Cube(
        required(value, "value", _value, pointer, faults, 1),
        optional(value, "owner", _owner, pointer, faults, None),
        optional(value, "offer", _offer, pointer, faults, None),
        optional(value, "automatic", _automatic, pointer, faults, 0),
    )


def _offer(value: Any, pointer: str, faults: Faults) -> Offer | None:
    if not is_object(value, pointer, faults):
        return None
    no_others(value, ("kind", "by", "value"), pointer, faults)
    kind = required(value, "kind", _offered, pointer, faults, "")
    by = required(value, "by", color, pointer, faults, None)
    asked = required(value, "value", _value, pointer, faults, 1)
    return Offer(Do(kind), by, asked) if kind and by else None


def _turns_begun(value: Any, pointer: str, faults: Faults) -> TurnCounts:
    if not is_object(value, pointer, faults):
        return TurnCounts()
    no_others(value, COLORS, pointer, faults)
    return TurnCounts(*(required(value, side, _turns, pointer, faults, 0) for side in COLORS))


def _resigned(value: Any, pointer: str, faults: Faults) -> Resignation | None:
    if not is_object(value, pointer, faults):
        return None
    no_others(value, ("by", "value"), pointer, faults)
    by = required(value, "by", color, pointer, faults, None)
    at = required(value, "value", resigned_at, pointer, faults, 1)
    return Resignation(by, at) if by else None
