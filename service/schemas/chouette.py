"""Reading a chouette: who plays, what is agreed, the bets, and what the players do."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple, cast

from engine.faults import Fault
from engine.game.machine import Action
from engine.position import WHITE, Color
from engine.rules.ruleset import Ruleset, Value
from engine.session.chouette import (
    AnswerAll,
    Change,
    ChouetteAction,
    Double,
    End,
    TakePartner,
)
from engine.stakes.chouette.answers import Answer
from engine.stakes.chouette.bets import Bet, Payment
from engine.stakes.chouette.game import ChouetteGame, House
from engine.stakes.chouette.options import agree
from engine.stakes.chouette.seats import LEAST, MOST, Seats
from engine.stakes.cube import Cube, Do
from service.schemas.actions import ACTIONS
from service.schemas.fields import (
    Faults,
    flag,
    is_object,
    items_of,
    no_others,
    optional,
    pointer_to,
    required,
    text_up_to,
    word_of,
)
from service.schemas.positions import color, die, options
from service.schemas.stakes import cube, money_play, resigned_at
from service.schemas.turns import Kinds, by_word

MOST_ROUNDS = 16
MOST_BETS = 2 * MOST
MOST_PAYMENTS = MOST * (MOST - 1) // 2
"""One between any two."""
MOST_POINTS = 2**40

name = text_up_to(64)
_names = items_of(name, 0, MOST)
_answered = word_of([str(do) for do in Do if do is not Do.DOUBLE])

TERMS = ("money", "options", "players", "partner", "box_color")


class Told(NamedTuple):
    """A chouette as a client tells it; what may be agreed on is the game's business."""

    seats: Seats
    options: dict[str, Value]
    per_point: Fraction | None
    box_color: Color
    bets: tuple[Bet, ...] = ()
    payments: tuple[Payment, ...] = ()
    captain_won: bool | None = None

    def house(self, rules: Ruleset) -> House:
        """What is agreed; `Refused` lists what cannot be in this game."""
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
        )


NOBODY = Told(Seats(()), {}, None, WHITE)


def terms(value: Any, pointer: str, faults: Faults) -> Told:
    """What a chouette begins with."""
    if not is_object(value, pointer, faults):
        return NOBODY
    no_others(value, TERMS, pointer, faults)
    return _terms(value, pointer, faults)


def _terms(value: dict[str, Any], pointer: str, faults: Faults) -> Told:
    players = required(value, "players", items_of(name, LEAST, MOST), pointer, faults, ())
    return Told(
        Seats(players, optional(value, "partner", _anybody, pointer, faults, None)),
        optional(value, "options", options, pointer, faults, {}),
        optional(value, "money", money_play, pointer, faults, None),
        optional(value, "box_color", color, pointer, faults, WHITE),
    )


def _anybody(value: Any, pointer: str, faults: Faults) -> str | None:
    return None if value is None else name(value, pointer, faults)


def chouette(value: Any, pointer: str, faults: Faults) -> Told:
    """A chouette as it was answered."""
    if not is_object(value, pointer, faults):
        return NOBODY
    no_others(value, (*TERMS, "bets", "payments", "captain_won"), pointer, faults)
    return _terms(value, pointer, faults)._replace(
        bets=required(value, "bets", items_of(_bet, 0, MOST_BETS), pointer, faults, ()),
        payments=optional(
            value, "payments", items_of(_payment, 0, MOST_PAYMENTS), pointer, faults, ()
        ),
        captain_won=optional(value, "captain_won", _decided, pointer, faults, None),
    )


def _decided(value: Any, pointer: str, faults: Faults) -> bool | None:
    return None if value is None else flag(value, pointer, faults)


def _bet(value: Any, pointer: str, faults: Faults) -> Bet:
    if not is_object(value, pointer, faults):
        return Bet("", "", Cube())
    no_others(value, ("member", "against", "cube"), pointer, faults)
    return Bet(
        required(value, "member", name, pointer, faults, ""),
        required(value, "against", name, pointer, faults, ""),
        required(value, "cube", cube, pointer, faults, Cube()),
    )


def _payment(value: Any, pointer: str, faults: Faults) -> Payment:
    if not is_object(value, pointer, faults):
        return Payment("", "", Fraction(0))
    no_others(value, ("from", "to", "points"), pointer, faults)
    return Payment(
        required(value, "from", name, pointer, faults, ""),
        required(value, "to", name, pointer, faults, ""),
        required(value, "points", _points, pointer, faults, Fraction(0)),
    )


def _points(value: Any, pointer: str, faults: Faults) -> Fraction:
    """Points, of which a partner may have half a one."""
    is_number = type(value) in (int, float)
    if is_number and 0 < value <= MOST_POINTS and float(value * 2).is_integer():
        return Fraction(value)
    faults.append(Fault("not_half_points", pointer, facts={"high": MOST_POINTS}))
    return Fraction(0)


def throws(value: Any, pointer: str, faults: Faults) -> dict[str, int]:
    """One round of throws for the seats: a die by name."""
    if not is_object(value, pointer, faults):
        return {}
    if len(value) > MOST:
        faults.append(Fault("wrong_size", pointer, facts={"size": [0, MOST]}))
        return {}
    return {
        name(key, place, faults): die(thrown, place, faults)
        for key, thrown in value.items()
        for place in [pointer_to(pointer, key)]
    }


rounds = items_of(throws, 0, MOST_ROUNDS)


def _double(value: dict[str, Any], pointer: str, faults: Faults) -> Double:
    return Double(
        required(value, "by", name, pointer, faults, ""),
        optional(value, "to", _names, pointer, faults, None),
    )


def _answer(value: Any, pointer: str, faults: Faults) -> Answer:
    if not is_object(value, pointer, faults):
        return Answer("", Do.TAKE)
    no_others(value, ("by", "do", "to"), pointer, faults)
    word = required(value, "do", _answered, pointer, faults, "")
    return Answer(
        required(value, "by", name, pointer, faults, ""),
        Do(word) if word else Do.TAKE,
        optional(value, "to", name, pointer, faults, None),
    )


def _answers(value: dict[str, Any], pointer: str, faults: Faults) -> AnswerAll:
    return AnswerAll(
        required(value, "answers", items_of(_answer, 1, MOST_BETS), pointer, faults, ()),
        optional(value, "extra_from", _names, pointer, faults, ()),
    )


def _winner(value: Any, pointer: str, faults: Faults) -> Color | None:
    return None if value is None else color(value, pointer, faults)


def _end(value: dict[str, Any], pointer: str, faults: Faults) -> End:
    return End(
        required(value, "winner", _winner, pointer, faults, None),
        optional(value, "value", resigned_at, pointer, faults, None),
    )


def _change(value: dict[str, Any], pointer: str, faults: Faults) -> Change:
    leaving, joining = (
        optional(value, key, _names, pointer, faults, ()) for key in ("leaving", "joining")
    )
    return Change(leaving, joining)


def _partner(value: dict[str, Any], pointer: str, faults: Faults) -> TakePartner:
    return TakePartner(
        optional(value, "volunteers", _names, pointer, faults, ()),
        optional(value, "drawn", name, pointer, faults, None),
    )


AROUND: Kinds = {
    "double": (("do", "by", "to"), _double),
    "answer": (("do", "answers", "extra_from"), _answers),
    "end": (("do", "winner", "value"), _end),
    "change": (("do", "leaving", "joining"), _change),
    "partner": (("do", "volunteers", "drawn"), _partner),
}
"""Around the board; at the board it is as in any game."""


def action(value: Any, pointer: str, faults: Faults) -> Action | ChouetteAction:
    """What is done now; the word `do` says of which kind it is."""
    found = by_word(value, pointer, faults, {**ACTIONS, **AROUND})
    return cast("Action | ChouetteAction", found)
