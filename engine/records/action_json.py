"""Actions as JSON, in the words of `advance` and of the chouette's `advance`.

action_json(Rolled((3, 1)))  →  {"do": "roll", "dice": [3, 1]}
read_action({"do": "roll", "dice": [3, 1]})  →  Rolled((3, 1))

Each action is one row of a table, by which it is written and read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from engine.chouette import actions as chouette
from engine.chouette.answers import Answer
from engine.chouette.bets import Consent
from engine.game.actions import DoubleNamed, Passed, Played, Rolled, RollNamed, Throw
from engine.position import CELL, COLORS, Color
from engine.records.table import AnyAction
from engine.stakes.actions import (
    AnswerOffer,
    Award,
    AwardMatch,
    ClaimDraw,
    CubeAction,
    OfferDraw,
    OfferSettlement,
    Resign,
)
from engine.stakes.cube import CubeDecision
from engine.turn import Step
from engine.variants import MOST_CHECKERS

Json = dict[str, Any]
HIGHEST = 10**9
LONGEST_WORD = 64
LONGEST_NOTATION = 200
MOST_NAMES = 64


def action_json(action: AnyAction) -> Json:
    """An action as `advance` takes it; fields without a value are left out."""
    for word, form in (*FORMS.items(), *CHOUETTE_FORMS.items()):
        if type(action) is form.kind and form.says(action):
            return {"do": word} | form.written(action)
    raise TypeError(f"{action!r} is no action.")


def read_action(value: Any, is_chouette: bool = False) -> AnyAction:
    """The action in a JSON value; `ValueError`, `TypeError` or `KeyError` if it is none.

    A play may have a `notation` instead of moves; `read_notation` gives it.
    """
    forms = CHOUETTE_FORMS if is_chouette else FORMS
    return forms[value["do"]].read(value)


def read_notation(value: Any) -> str | None:
    """The notation of a play that has no moves; None for any other action."""
    if value["do"] != "play" or value.get("moves") is not None:
        return None
    return _text(value["notation"], LONGEST_NOTATION)


class Kind(NamedTuple):
    """How a field is read and written."""

    read: Callable[[Any], Any]
    write: Callable[[Any], Any] = lambda value: value
    is_needed: bool = True


class Form(NamedTuple):
    """An action with its fields in JSON; `said` is what its word alone says."""

    kind: Callable[..., AnyAction]
    fields: Mapping[str, Kind] = {}
    said: Mapping[str, object] = {}

    def says(self, action: AnyAction) -> bool:
        """Whether the word stands for this action of its kind."""
        return all(getattr(action, name) == value for name, value in self.said.items())

    def written(self, action: AnyAction) -> Json:
        """The fields of an action, without those that may be left out and have no value."""
        values = {
            name: kind.write(getattr(action, ATTRIBUTES.get(name, name)))
            for name, kind in self.fields.items()
        }
        return {
            name: value
            for name, value in values.items()
            if value is not None or self.fields[name].is_needed
        }

    def read(self, value: Json) -> AnyAction:
        """The action with these fields."""
        read = {
            ATTRIBUTES.get(name, name): kind.read(
                value[name] if kind.is_needed else value.get(name)
            )
            for name, kind in self.fields.items()
        }
        return self.kind(**read, **self.said)


ATTRIBUTES = {"moves": "steps"}
"""Fields with another name in JSON."""


def _optional(kind: Kind, default: object = None) -> Kind:
    """A field that may be left out if it has this value."""
    return Kind(
        lambda value: default if value is None else kind.read(value),
        lambda value: None if value == default else kind.write(value),
        is_needed=False,
    )


def read_points(value: Any) -> Fraction:
    """Whole or half points; `ValueError` if a value is none."""
    if type(value) not in (int, float) or not abs(value) <= HIGHEST:
        raise ValueError
    points = Fraction(value)
    if points.denominator not in (1, 2):
        raise ValueError
    return points


def _number(value: object) -> int:
    if type(value) is not int or not abs(value) <= HIGHEST:
        raise TypeError
    return value


def points_json(points: Fraction | int) -> int | float:
    """Points as a number; half points are exact in floating point."""
    return int(points) if points == int(points) else float(points)


def _flag(value: object) -> bool:
    if type(value) is not bool:
        raise TypeError
    return value


def _pair(value: Any) -> tuple[int, int]:
    first, second = _listed(value)
    return _number(first), _number(second)


def _color(value: object) -> Color:
    for color in COLORS:
        if value == color:
            return color
    raise ValueError


def _text(value: object, longest: int = LONGEST_WORD) -> str:
    if not isinstance(value, str) or not 1 <= len(value) <= longest:
        raise TypeError
    return value


def _listed(value: object) -> list[Any]:
    if not isinstance(value, list) or len(value) > MOST_NAMES:
        raise TypeError
    return value


def _names(value: object) -> tuple[str, ...]:
    return tuple(map(_text, _listed(value)))


def _steps(value: object) -> list[Step]:
    """The moves of a play; a play that is written as notation has none yet."""
    moves = [] if value is None else _listed(value)
    if len(moves) > MOST_CHECKERS:
        raise ValueError
    return [_step(move) for move in moves]


def _step(value: Json) -> Step:
    number = value.get("number")
    number = None if number is None else _number(number)
    return Step(_place(value["from"]), _place(value["to"]), number)


def _step_json(step: Step) -> Json:
    number = {} if step.number is None else {"number": step.number}
    return {"from": step.source, "to": step.target} | number


def _place(value: object) -> str:
    if value not in CELL:
        raise ValueError
    return str(value)


def _answers(value: object) -> tuple[AnyAction, ...]:
    return tuple(ANSWERS[answer["do"]].read(answer) for answer in _listed(value))


NUMBER, PAIR, COLOR, NAME = Kind(_number), Kind(_pair, list), Kind(_color), Kind(_text)
NAMES, POINTS = Kind(_names, list), Kind(read_points, points_json)
VALUE, TO, FLAG = _optional(NUMBER), _optional(NAMES), _optional(Kind(_flag), default=False)
MOVES = Kind(_steps, lambda steps: [_step_json(step) for step in steps], is_needed=False)
ALL_ANSWERS = Kind(_answers, lambda answers: [action_json(answer) for answer in answers])
WINNER = Kind(lambda value: None if value is None else _color(value))

AT_BOARD: Mapping[str, Form] = {
    "open": Form(Throw, {"white": NUMBER, "black": NUMBER}),
    "roll": Form(Rolled, {"dice": PAIR}),
    "pass": Form(Passed),
    "name_double": Form(DoubleNamed, {"number": NUMBER}),
    "name_roll": Form(RollNamed, {"numbers": PAIR}),
    "play": Form(Played, {"moves": MOVES, "condone": FLAG}),
}
FORMS: Mapping[str, Form] = {
    **AT_BOARD,
    **{str(do): Form(CubeAction, {"by": COLOR}, {"do": do}) for do in CubeDecision},
    "resign": Form(Resign, {"by": COLOR, "value": VALUE}),
    "offer_draw": Form(OfferDraw, {"by": COLOR}),
    "claim_draw": Form(ClaimDraw, {"by": COLOR}),
    "offer_settlement": Form(OfferSettlement, {"by": COLOR, "payer": COLOR, "points": POINTS}),
    "accept": Form(AnswerOffer, {"by": COLOR}, {"accept": True}),
    "refuse": Form(AnswerOffer, {"by": COLOR}, {"accept": False}),
    "award": Form(Award, {"to": COLOR, "value": NUMBER}),
    "award_match": Form(AwardMatch, {"to": COLOR}),
}
"""The actions of two players by their words."""

ANSWERS: Mapping[str, Form] = {
    str(do): Form(Answer, {"by": NAME, "to": _optional(NAME), "extra_cube": FLAG}, {"do": do})
    for do in (*CubeDecision, *Consent)
    if do is not CubeDecision.DOUBLE
}
PAYMENT = {"by": NAME, "payer": NAME, "points": POINTS, "to": TO}
CHOUETTE_FORMS: Mapping[str, Form] = {
    **AT_BOARD,
    **ANSWERS,
    "double": Form(chouette.Double, {"by": NAME, "to": TO}),
    "answer": Form(chouette.AnswerAll, {"answers": ALL_ANSWERS}),
    "resign": Form(chouette.ResignBets, {"by": NAME, "value": VALUE, "to": TO}),
    "offer_draw": Form(chouette.OfferDrawBets, {"by": NAME, "to": TO}),
    "claim_draw": Form(chouette.ClaimDrawBets, {"by": NAME}),
    "offer_settlement": Form(chouette.OfferSettlementBets, PAYMENT),
    "award": Form(chouette.AwardBets, {"to": NAME, "value": NUMBER, "against": _optional(NAME)}),
    "end": Form(chouette.End, {"winner": WINNER, "value": VALUE}),
    "change": Form(
        chouette.Change, {"leaving": _optional(NAMES, ()), "joining": _optional(NAMES, ())}
    ),
    "partner": Form(
        chouette.TakePartner, {"volunteers": _optional(NAMES, ()), "drawn": _optional(NAME)}
    ),
}
"""The actions at a chouette by their words."""
