"""Actions as JSON, in the words of `advance` and of the chouette's `advance`.

action_json(Rolled((3, 1)))  →  {"do": "roll", "dice": [3, 1]}
read_action({"do": "roll", "dice": [3, 1]})  →  Rolled((3, 1))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from engine.chouette.actions import (
    AnswerAll,
    AwardBets,
    Change,
    Double,
    End,
    OfferDrawBets,
    OfferSettlementBets,
    ResignBets,
    TakePartner,
)
from engine.chouette.answers import Answer
from engine.chouette.bets import Consent
from engine.game.actions import DoubleNamed, Played, Rolled, RollNamed, Throw
from engine.position import CELL, COLORS, Color
from engine.records.table import AnyAction
from engine.stakes import cube
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
from engine.turn import Step

Json = dict[str, Any]
HIGHEST = 10**9
LONGEST_WORD = 64
LONGEST_NOTATION = 200
MOST_MOVES = 15
MOST_NAMES = 64


def action_json(action: AnyAction) -> Json:
    """An action as `advance` takes it; fields without a value are left out."""
    match action:
        case Throw(white, black):
            return {"do": "open", "white": white, "black": black}
        case Rolled(dice):
            return {"do": "roll", "dice": list(dice)}
        case DoubleNamed(number):
            return {"do": "name_double", "number": number}
        case RollNamed(numbers):
            return {"do": "name_roll", "numbers": list(numbers)}
        case Played(steps, condone):
            moves = [_step_json(step) for step in steps]
            return {"do": "play", "moves": moves} | ({"condone": True} if condone else {})
        case ClaimDraw(by):
            return {"do": "claim_draw", "by": by}
        case _:
            return _stakes_json(action) or _chouette_json(action)


def _stakes_json(action: AnyAction) -> Json | None:
    match action:
        case CubeAction(by, do):
            return {"do": str(do), "by": by}
        case Resign(by, value):
            return {"do": "resign", "by": by} | _given(value=value)
        case OfferDraw(by):
            return {"do": "offer_draw", "by": by}
        case OfferSettlement(by, payer, points):
            number = points_json(points)
            return {"do": "offer_settlement", "by": by, "payer": payer, "points": number}
        case AnswerOffer(by, accept):
            return {"do": "accept" if accept else "refuse", "by": by}
        case Award(to, worth):
            return {"do": "award", "to": to, "value": worth}
        case AwardMatch(to):
            return {"do": "award_match", "to": to}
        case _:
            return None


def _chouette_json(action: AnyAction) -> Json:
    match action:
        case Double(by, to):
            return {"do": "double", "by": by} | _given(to=to)
        case Answer():
            return _answer_json(action)
        case AnswerAll(answers):
            return {"do": "answer", "answers": [_answer_json(answer) for answer in answers]}
        case ResignBets(by, value, to):
            return {"do": "resign", "by": by} | _given(value=value, to=to)
        case OfferDrawBets(by, to):
            return {"do": "offer_draw", "by": by} | _given(to=to)
        case OfferSettlementBets(by, payer, points, to):
            offer = {"do": "offer_settlement", "by": by, "payer": payer}
            return offer | {"points": points_json(points)} | _given(to=to)
        case _:
            return _table_json(action)


def _table_json(action: AnyAction) -> Json:
    match action:
        case AwardBets(name, worth):
            return {"do": "award", "to": name, "value": worth}
        case End(winner, value):
            return {"do": "end", "winner": winner} | _given(value=value)
        case Change(leaving, joining):
            return {"do": "change"} | _given(leaving=leaving or None, joining=joining or None)
        case TakePartner(volunteers, drawn):
            return {"do": "partner"} | _given(volunteers=volunteers or None, drawn=drawn)
        case _:
            raise TypeError(f"{action!r} is no action.")


def _given(**fields: object) -> Json:
    """The fields that have a value; lists for tuples."""
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in fields.items()
        if value is not None
    }


def _answer_json(answer: Answer) -> Json:
    extra = {"extra_cube": True} if answer.extra_cube else {}
    return {"do": str(answer.do), "by": answer.by} | _given(to=answer.to) | extra


def points_json(points: Fraction | int) -> int | float:
    """Points as a number; half points are exact in floating point."""
    return int(points) if points == int(points) else float(points)


def _step_json(step: Step) -> Json:
    answer: Json = {"from": step.source, "to": step.target}
    return answer | ({} if step.number is None else {"number": step.number})


# reading


def read_action(value: Any, is_chouette: bool = False) -> AnyAction:
    """The action in a JSON value; `ValueError`, `TypeError` or `KeyError` if it is none.

    A play may have a `notation` instead of moves; `read_notation` gives it.
    """
    readers = CHOUETTE_READERS if is_chouette else READERS
    return readers[value["do"]](value)


def read_notation(value: Any) -> str | None:
    """The notation of a play that has no moves; None for any other action."""
    if value["do"] != "play" or value.get("moves") is not None:
        return None
    return _text(value["notation"], LONGEST_NOTATION)


Reader = Callable[[Json], AnyAction]
BOARD_READERS: Mapping[str, Reader] = {
    "open": lambda a: Throw(_number(a["white"]), _number(a["black"])),
    "roll": lambda a: Rolled(_pair(a["dice"])),
    "name_double": lambda a: DoubleNamed(_number(a["number"])),
    "name_roll": lambda a: RollNamed(_pair(a["numbers"])),
    "play": lambda a: Played(_steps(a.get("moves")), _flag(a.get("condone"))),
    "claim_draw": lambda a: ClaimDraw(_color(a["by"])),
}
READERS: Mapping[str, Reader] = {
    **BOARD_READERS,
    "resign": lambda a: Resign(_color(a["by"]), _optional(a.get("value"))),
    "offer_draw": lambda a: OfferDraw(_color(a["by"])),
    "offer_settlement": lambda a: OfferSettlement(
        _color(a["by"]), _color(a["payer"]), read_points(a["points"])
    ),
    "accept": lambda a: AnswerOffer(_color(a["by"]), accept=True),
    "refuse": lambda a: AnswerOffer(_color(a["by"]), accept=False),
    "award": lambda a: Award(_color(a["to"]), _number(a["value"])),
    "award_match": lambda a: AwardMatch(_color(a["to"])),
    **dict.fromkeys(
        map(str, cube.CubeDecision),
        lambda a: CubeAction(_color(a["by"]), cube.CubeDecision(a["do"])),
    ),
}
"""How each action of two players is read, by its word."""

ANSWERS = {str(word): word for word in (*(d for d in cube.CubeDecision if d != "double"), *Consent)}
CHOUETTE_READERS: Mapping[str, Reader] = {
    **BOARD_READERS,
    "double": lambda a: Double(_text(a["by"]), _names(a.get("to"))),
    "answer": lambda a: AnswerAll(tuple(map(_answer, _listed(a["answers"])))),
    "resign": lambda a: ResignBets(_text(a["by"]), _optional(a.get("value")), _names(a.get("to"))),
    "offer_draw": lambda a: OfferDrawBets(_text(a["by"]), _names(a.get("to"))),
    "offer_settlement": lambda a: OfferSettlementBets(
        _text(a["by"]), _text(a["payer"]), read_points(a["points"]), _names(a.get("to"))
    ),
    "award": lambda a: AwardBets(_text(a["to"]), _number(a["value"])),
    "end": lambda a: End(
        None if a["winner"] is None else _color(a["winner"]), _optional(a.get("value"))
    ),
    "change": lambda a: Change(_names(a.get("leaving")) or (), _names(a.get("joining")) or ()),
    "partner": lambda a: TakePartner(
        _names(a.get("volunteers")) or (), None if a.get("drawn") is None else _text(a["drawn"])
    ),
    **dict.fromkeys(ANSWERS, lambda a: _answer(a)),
}
"""How each action of a chouette is read, by its word."""


def _answer(value: Json) -> Answer:
    to = None if value.get("to") is None else _text(value["to"])
    return Answer(_text(value["by"]), ANSWERS[value["do"]], to, _flag(value.get("extra_cube")))


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


def _optional(value: object) -> int | None:
    return None if value is None else _number(value)


def _flag(value: object) -> bool:
    if value is not None and type(value) is not bool:
        raise TypeError
    return bool(value)


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


def _names(value: object) -> tuple[str, ...] | None:
    return None if value is None else tuple(map(_text, _listed(value)))


def _steps(value: object) -> list[Step]:
    """The moves of a play; a play that is written as notation has none yet."""
    moves = [] if value is None else _listed(value)
    if len(moves) > MOST_MOVES:
        raise ValueError
    return [_step(move) for move in moves]


def _step(value: Json) -> Step:
    return Step(_place(value["from"]), _place(value["to"]), _optional(value.get("number")))


def _place(value: object) -> str:
    if value not in CELL:
        raise ValueError
    return str(value)
