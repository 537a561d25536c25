"""Schemas of a chouette: players, agreements, bets, and what the players do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from typing import Any

from marshmallow.fields import Field

from engine.chouette.actions import (
    AnswerAll,
    AwardBets,
    Change,
    ClaimDrawBets,
    Double,
    End,
    OfferDrawBets,
    OfferSettlementBets,
    ResignBets,
    TakePartner,
)
from engine.chouette.answers import Answer
from engine.chouette.bets import Bet, Consent, Payment, Reply
from engine.chouette.game import ChouetteGame, House
from engine.chouette.options import agree, chosen
from engine.chouette.seats import LEAST, MOST, Seats
from engine.position import WHITE, Color
from engine.rules.ruleset import Ruleset, Value
from engine.stakes.cube import CubeDecision
from service.schemas.actions import BOARD_ACTIONS
from service.schemas.agreements import offer_field
from service.schemas.fields import (
    Between,
    Choice,
    Flag,
    ListOf,
    MapOf,
    WholeNumber,
    die_field,
    name_field,
    player_field,
    words,
)
from service.schemas.objects import Object, ObjectSchema, Union, schema_of
from service.schemas.points import BalanceField, PointsField
from service.schemas.positions import OptionsField
from service.schemas.stakes import CUBE, MONEY, MOST_GAMES, resignation_value_field

MOST_ROUNDS = 16
MOST_BETS = 2 * MOST
MOST_PAYMENTS = MOST * (MOST - 1) // 2
"""One between any two players."""
MOST_TOTALS = 100
"""Players of a session, with those who have left."""


@dataclass(frozen=True, slots=True)
class ChouetteInput:
    """A chouette as a client sends it; which options there are depends on the game."""

    players: tuple[str, ...]
    partner: str | None = None
    options: Mapping[str, Value] = field(default_factory=dict)
    per_point: Fraction | None = None
    box_color: Color = WHITE
    bets: tuple[Bet, ...] = ()
    payments: tuple[Payment, ...] = ()
    captain_won: bool | None = None
    number: int = 1
    totals: Mapping[str, Fraction] = field(default_factory=dict)
    leaving: tuple[str, ...] = ()
    joining: tuple[str, ...] = ()
    doubled: bool = False

    @property
    def seats(self) -> Seats:
        """The players in their order, and the partner of the box."""
        return Seats(self.players, self.partner)

    def house(self, rules: Ruleset) -> House:
        """What is agreed on; `Refused` lists what cannot be agreed on in this game."""
        return agree(rules, self.options, self.per_point)

    def game(self, rules: Ruleset) -> ChouetteGame:
        """The game with its bets."""
        return ChouetteGame(
            self.house(rules),
            self.seats,
            self.bets,
            self.box_color,
            rules.cube,
            self.payments,
            self.captain_won,
            self.number,
            tuple(sorted((name, points) for name, points in self.totals.items() if points)),
            self.leaving,
            self.joining,
        ).remembering(self.doubled)


def chouette_input(game: ChouetteGame) -> ChouetteInput:
    """A game read from an id, as if a client had sent it in full."""
    return ChouetteInput(
        players=game.seats.players,
        partner=game.seats.partner,
        options=chosen(game.house),
        per_point=game.house.money.per_point,
        box_color=game.box_color,
        bets=game.bets,
        payments=game.payments,
        captain_won=game.captain_won,
        number=game.number,
        totals=dict(game.totals),
        leaving=game.leaving,
        joining=game.joining,
        doubled=game.doubled,
    )


REPLIES: Mapping[str, Reply] = {
    **words(do for do in CubeDecision if do is not CubeDecision.DOUBLE),
    **words(Consent),
}
"""The answers to an offer."""


BET = schema_of(
    Bet,
    member=name_field(required=True),
    against=name_field(required=True),
    cube=Object(CUBE, required=True),
    offer=offer_field(),
    answer=Choice(REPLIES),
    wants_extra=Flag(),
)
"""What one member of the team plays against the box, or against a partner."""

PAYMENT = schema_of(
    Payment,
    payer=name_field(required=True, data_key="from"),
    payee=name_field(required=True, data_key="to"),
    points=PointsField(required=True),
)
"""Points that one player owes another."""


class TermsSchema(ObjectSchema):
    """What a chouette begins with."""

    makes = ChouetteInput

    players = ListOf(name_field(), LEAST, MOST, required=True)
    partner = name_field()
    options = OptionsField()
    per_point = Object(MONEY, data_key="money")
    box_color = player_field()


class ChouetteSchema(TermsSchema):
    """A chouette as it was answered."""

    bets = ListOf(Object(BET), 0, MOST_BETS, required=True)
    payments = ListOf(Object(PAYMENT), 0, MOST_PAYMENTS)
    captain_won = Flag()
    number = WholeNumber(validate=Between(1, MOST_GAMES), data_key="game")
    totals = MapOf(name_field(), BalanceField(), MOST_TOTALS)
    leaving = ListOf(name_field(), 0, MOST)
    joining = ListOf(name_field(), 0, MOST)
    doubled = Flag()


CHOUETTE = ChouetteSchema()


def rounds_field() -> ListOf:
    """All rounds of throws for the seats: in each a die by the name of the player."""
    return ListOf(MapOf(name_field(), die_field(), MOST), 0, MOST_ROUNDS)


def names_field() -> ListOf:
    """Some of the players."""
    return ListOf(name_field(), 0, MOST)


def by_name(makes: Callable[..., object], **parts: Field[Any]) -> ObjectSchema:
    """The schema of an action that names the one who acts."""
    return schema_of(makes, by=name_field(required=True), **parts)


ANSWERS: Mapping[str, ObjectSchema] = {
    **{
        word: by_name(partial(Answer, do=reply), to=name_field()) for word, reply in REPLIES.items()
    },
    # a player who drops may buy an extra cube
    "drop": by_name(partial(Answer, do=CubeDecision.DROP), to=name_field(), extra_cube=Flag()),
}
"""What one player answers to an offer."""


def chouette_action_field(**arguments: Any) -> Union:
    """What a player does in a chouette; at the board it is the same as in any game."""
    value, points = resignation_value_field(required=True), PointsField(required=True)
    kinds: dict[str, ObjectSchema] = {
        **BOARD_ACTIONS,
        "double": by_name(Double, to=names_field()),
        "answer": schema_of(AnswerAll, answers=ListOf(Union(ANSWERS), 1, MOST_BETS, required=True)),
        **ANSWERS,
        "resign": by_name(ResignBets, value=resignation_value_field(), to=names_field()),
        "offer_draw": by_name(OfferDrawBets, to=names_field()),
        "claim_draw": by_name(ClaimDrawBets),
        "offer_settlement": by_name(
            OfferSettlementBets, payer=name_field(required=True), points=points, to=names_field()
        ),
        "award": schema_of(
            AwardBets,
            to=name_field(required=True),
            value=value,
            against=name_field(data_key="from"),
        ),
        "end": schema_of(End, winner=player_field(), value=resignation_value_field()),
        "change": schema_of(Change, leaving=names_field(), joining=names_field()),
        "partner": schema_of(TakePartner, volunteers=names_field(), drawn=name_field()),
    }
    return Union(kinds, **arguments)
