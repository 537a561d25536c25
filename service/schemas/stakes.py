"""Schemas of the stakes of two players, as they are agreed on and as they are sent back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from marshmallow import ValidationError
from marshmallow.exceptions import SCHEMA

from engine.faults import Fault, Refused
from engine.game.series import rotation
from engine.position import BLACK, WHITE
from engine.rules.ruleset import Ruleset, Value
from engine.stakes.cube import HIGHEST, Cube
from engine.stakes.match import LONGEST, Crawford, Match, known_crawford, possible_crawford
from engine.stakes.money import LARGEST, Money, Session
from engine.stakes.options import MOST_AUTOMATIC, agree, chosen
from engine.stakes.rotation import CYCLES, Rotation
from engine.stakes.turn_status import TurnCounts
from engine.stakes.two_players import Stakes
from service.schemas.fields import Between, Choice, Text, WholeNumber, player_field, words
from service.schemas.objects import CheckedSchema, FaultsByField, Object, schema_of
from service.schemas.points import BalanceField
from service.schemas.positions import OptionsField

AMOUNT = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9}|/[1-9][0-9]{0,8})?")
MOST_TURNS = 1_000_000
MOST_GAMES = 1_000_000
NO_TOTALS = (Fraction(0), Fraction(0))


@dataclass(frozen=True, slots=True)
class MatchInput:
    """A match as a client sends it, to `length` points or over `games`, of which some are `played`.

    `crawford_game` is needed only if the score leaves it open.
    """

    length: int | None = None
    games: int | None = None
    played: int = 0
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
    number: int = 1
    totals: tuple[Fraction, Fraction] = NO_TOTALS
    """What White and Black have won or lost in the games for money before this one."""

    def stakes(self, rules: Ruleset) -> Stakes:
        """The stakes in this game; `Refused` lists what cannot be agreed on in it."""
        match = self.match
        length, series = (match.length or match.games, match.series()) if match else (None, None)
        by_games = match is not None and match.games is not None
        agreed = agree(rules, self.options, length, self.per_point, series, by_games)
        play = agreed.play
        if match and isinstance(play, Match):
            crawford = play.crawford
            if crawford is not Crawford.OFF:
                score = play.length, match.white, match.black
                # without a cube the Crawford game makes no difference, so nobody is asked for it
                possible = possible_crawford(*score)[0]
                crawford = match.crawford_game or (
                    known_crawford(*score) if rules.cube else possible
                )
            elif match.crawford_game not in (None, Crawford.OFF):
                raise Refused([_no_crawford(match)])
            played = match.played if by_games else None
            play = replace(
                play, white=match.white, black=match.black, crawford=crawford, played=played
            )
        session = self.session()
        return replace(agreed, play=play, cube=self.cube, turns=self.turns, session=session)

    def session(self) -> Session:
        """The games for money before this one; `Refused` if their totals do not sum to zero."""
        white, black = self.totals
        if white + black:
            facts = {"number": self.number}
            raise Refused([Fault("totals_do_not_fit", "/stakes/totals", "match", facts=facts)])
        return Session(self.number, white)


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
        stakes.session.number,
        (stakes.session.total(WHITE), stakes.session.total(BLACK)),
    )


def _match_input(match: Match) -> MatchInput:
    series = match.rotation
    by_games = match.played is not None
    return MatchInput(
        None if by_games else match.length,
        match.length if by_games else None,
        match.played or 0,
        match.white,
        match.black,
        match.crawford,
        series.name if series else None,
        {variant: dict(options) for variant, options in series.options} if series else None,
    )


def is_amount(text: str) -> None:
    """Raise `ValidationError` if this text is no amount of money."""
    if not AMOUNT.fullmatch(text):
        raise ValidationError([Fault("bad_amount")])


def worth_of_point(per_point: Fraction | None = None) -> Fraction | None:
    """What a point is worth in money play, if that is agreed."""
    return per_point


def both_totals(white: Fraction, black: Fraction) -> tuple[Fraction, Fraction]:
    """The totals of White and Black."""
    return white, black


MONEY = schema_of(worth_of_point, per_point=Text(validate=is_amount, post_load=Fraction))
"""Money play; becomes the worth of a point, which is text because a JSON number is not exact."""


class MatchSchema(CheckedSchema):
    """A match and its score."""

    makes = MatchInput

    crawford_game = Choice(words(word for word in Crawford if word is not Crawford.OFF))
    white = WholeNumber(validate=Between(0, LARGEST))
    black = WholeNumber(validate=Between(0, LARGEST))
    length = WholeNumber(validate=Between(1, LONGEST))
    games = WholeNumber(validate=Between(1, LONGEST))
    played = WholeNumber(validate=Between(0, LONGEST))
    rotation = Choice(words(CYCLES))
    variant_options = Object(
        schema_of(
            dict, **{variant: OptionsField() for cycle in CYCLES.values() for variant in cycle}
        )
    )

    def conflicts(self, sent: set[str]) -> FaultsByField:
        """A match is to points or over games."""
        is_one = ("length" in sent) != ("games" in sent)
        fits = is_one and not ("played" in sent and "length" in sent)
        return {} if fits else {SCHEMA: [Fault("length_or_games")]}


CUBE = schema_of(
    Cube,
    value=WholeNumber(validate=Between(1, HIGHEST), required=True),
    owner=player_field(),
    automatic=WholeNumber(validate=Between(0, MOST_AUTOMATIC)),
)
"""What the cube shows and whose it is."""

TOTALS = schema_of(
    both_totals, white=BalanceField(required=True), black=BalanceField(required=True)
)
"""What each player has won or lost for money."""

TURN_COUNTS = schema_of(
    TurnCounts,
    white=WholeNumber(validate=Between(0, MOST_TURNS), required=True),
    black=WholeNumber(validate=Between(0, MOST_TURNS), required=True),
)
"""How many turns each player has begun."""


def resignation_value_field(**arguments: Any) -> WholeNumber:
    """A single game, a gammon or a backgammon."""
    return WholeNumber(validate=Between(1, 3), **arguments)


class StakesSchema(CheckedSchema):
    """What is played for and the cube."""

    makes = StakesInput

    match = Object(MatchSchema())
    per_point = Object(MONEY, data_key="money")
    options = OptionsField()
    cube = Object(CUBE)
    turns = Object(TURN_COUNTS)
    number = WholeNumber(validate=Between(1, MOST_GAMES), data_key="game")
    totals = Object(TOTALS)

    def conflicts(self, sent: set[str]) -> FaultsByField:
        """Stakes are for money or for a match."""
        is_one = ("money" in sent) != ("match" in sent)
        return {} if is_one else {SCHEMA: [Fault("money_or_match")]}


STAKES = StakesSchema()
