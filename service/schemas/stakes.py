"""Schemas of the stakes of two players, as they are agreed on and as they are sent back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from marshmallow import ValidationError, validates_schema

from engine.faults import Fault, Refused
from engine.game.series import rotation
from engine.rules.ruleset import Ruleset, Value
from engine.stakes.cube import HIGHEST, Cube
from engine.stakes.match import LONGEST, Crawford, Match, known_crawford
from engine.stakes.money import Money
from engine.stakes.options import MOST_AUTOMATIC, agree, chosen
from engine.stakes.rotation import CYCLES, Rotation
from engine.stakes.turn_status import TurnCounts
from engine.stakes.two_players import Stakes
from service.schemas.fields import (
    Between,
    Choice,
    JsonField,
    Object,
    Record,
    WholeNumber,
    player_field,
    words,
    wrong_type,
)
from service.schemas.objects import ObjectSchema
from service.schemas.positions import OptionsField

AMOUNT = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9}|/[1-9][0-9]{0,8})?")
MOST_TURNS = 1_000_000


@dataclass(frozen=True, slots=True)
class MatchInput:
    """A match as a client sends it; `crawford_game` is needed only if the score leaves it open."""

    length: int
    white: int = 0
    black: int = 0
    crawford_game: Crawford | None = None
    rotation: str | None = None
    variant_options: Mapping[str, Mapping[str, Value]] | None = None

    def series(self) -> Rotation | None:
        """The series that the match is; `Refused` lists options that its games do not have."""
        if self.rotation is None:
            if self.variant_options:
                pointer = "/stakes/match/variant_options"
                raise Refused([Fault("rotation_needed", pointer, "rotation")])
            return None
        if self.crawford_game not in (None, Crawford.OFF):
            raise Refused([Fault("no_cube", "/stakes/match/crawford_game", "cube")])
        return rotation(self.rotation, self.variant_options)


@dataclass(frozen=True, slots=True)
class StakesInput:
    """Stakes as a client sends them; which options there are depends on the game."""

    match: MatchInput | None = None
    per_point: Fraction | None = None
    options: Mapping[str, Value] = field(default_factory=dict)
    cube: Cube = field(default_factory=Cube)
    turns: TurnCounts = field(default_factory=TurnCounts)

    def stakes(self, rules: Ruleset) -> Stakes:
        """The stakes in this game; `Refused` lists what cannot be agreed on in it."""
        match = self.match
        length, series = (match.length, match.series()) if match else (None, None)
        agreed = agree(rules, self.options, length, self.per_point, series)
        play = agreed.play
        if match and isinstance(play, Match):
            crawford = play.crawford
            if crawford is not Crawford.OFF:
                score = match.length, match.white, match.black
                crawford = match.crawford_game or known_crawford(*score)
            elif match.crawford_game not in (None, Crawford.OFF):
                raise Refused([_no_crawford(match)])
            play = replace(play, white=match.white, black=match.black, crawford=crawford)
        return replace(agreed, play=play, cube=self.cube, turns=self.turns)


def _no_crawford(match: MatchInput) -> Fault:
    """The fault of a Crawford game that is sent although the players do without it."""
    facts = {"crawford": match.crawford_game, "white": match.white, "black": match.black}
    return Fault("crawford_does_not_fit", "/stakes/match/crawford_game", "crawford", facts=facts)


def stakes_input(stakes: Stakes) -> StakesInput:
    """Stakes that an id contains, as if they had been sent in full, so that they are checked."""
    play = stakes.play
    return StakesInput(
        _match_input(play) if isinstance(play, Match) else None,
        play.per_point if isinstance(play, Money) else None,
        chosen(stakes),
        stakes.cube,
        stakes.turns,
    )


def _match_input(match: Match) -> MatchInput:
    series = match.rotation
    return MatchInput(
        match.length,
        match.white,
        match.black,
        match.crawford,
        series.name if series else None,
        {variant: dict(options) for variant, options in series.options} if series else None,
    )


class AmountField(JsonField[Fraction]):
    """An amount of money as text, because a JSON number is not exact."""

    wrong = wrong_type("text")

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Fraction:
        if type(value) is not str:
            raise self.invalid()
        if not AMOUNT.fullmatch(value):
            raise ValidationError([Fault("bad_amount")])
        return Fraction(value)


def worth_of_point(per_point: Fraction | None = None) -> Fraction | None:
    """What a point is worth in money play, if that is agreed."""
    return per_point


class MoneySchema(ObjectSchema):
    """Money play; becomes the worth of a point."""

    makes = staticmethod(worth_of_point)

    per_point = AmountField()


class MatchSchema(ObjectSchema):
    """A match and its score."""

    makes = MatchInput

    crawford_game = Choice(words(word for word in Crawford if word is not Crawford.OFF))
    white = WholeNumber(validate=Between(0, LONGEST))
    black = WholeNumber(validate=Between(0, LONGEST))
    length = WholeNumber(validate=Between(1, LONGEST), required=True)
    rotation = Choice(words(CYCLES))
    variant_options: Record[dict[str, dict[str, Value]]] = Record(
        dict, {variant: OptionsField() for cycle in CYCLES.values() for variant in cycle}
    )


class CubeSchema(ObjectSchema):
    """What the cube shows and whose it is."""

    makes = Cube

    value = WholeNumber(validate=Between(1, HIGHEST), required=True)
    owner = player_field()
    automatic = WholeNumber(validate=Between(0, MOST_AUTOMATIC))


class TurnCountsSchema(ObjectSchema):
    """How many turns each player has begun."""

    makes = TurnCounts

    white = WholeNumber(validate=Between(0, MOST_TURNS), required=True)
    black = WholeNumber(validate=Between(0, MOST_TURNS), required=True)


def resignation_value_field(**arguments: Any) -> WholeNumber:
    """A single game, a gammon or a backgammon."""
    return WholeNumber(validate=Between(1, 3), **arguments)


class StakesSchema(ObjectSchema):
    """What is played for and the cube."""

    makes = StakesInput

    match = Object(MatchSchema())
    per_point = Object(MoneySchema(), data_key="money")
    options = OptionsField()
    cube = Object(CubeSchema())
    turns = Object(TurnCountsSchema())

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def check_combination(self, _data: object, original: object, **_: Any) -> None:
        """Stakes are for money or for a match."""
        if isinstance(original, dict) and ("money" in original) == ("match" in original):
            raise ValidationError([Fault("money_or_match")])
