"""A fault as JSON: the same in the `errors` of a problem and in the answer of `judge`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.faults import Fault
from engine.turn import Move
from service import messages
from service.errors import MOST_FAULTS
from service.serializers import state_json


def fault_list(values: Sequence[Fault]) -> list[dict[str, Any]]:
    """The faults, at most `MOST_FAULTS` of them."""
    return [fault(value) for value in values[:MOST_FAULTS]]


def fault(value: Fault) -> dict[str, Any]:
    """One fault; what it has no value for is left out, except the rule."""
    result: dict[str, Any] = {
        "code": value.code,
        "pointer": value.pointer,
        "rule": value.rule,
        "detail": partial(messages.sentence, value),
    }
    if value.move is not None:
        result["move"] = value.move
    if "character" in value.facts:
        result |= {key: value.facts[key] for key in ("character", "field")}
    if words := value.facts.get("known"):
        result["known"] = [_word(word) for word in _sequence(words)]
    if ways := [way for way in _sequence(value.facts.get("ways")) if _is_play(way)]:
        result["ways"] = [state_json.moves(way) for way in ways]
    return result


def _word(value: object) -> str:
    """An allowed value as a word: `true`, `2`, `hit`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _sequence(value: object) -> Sequence[Any]:
    return value if isinstance(value, (list, tuple)) else ()


def _is_play(value: object) -> bool:
    """Whether this is a list of moves; the ways to read a text are texts themselves."""
    return isinstance(value, (list, tuple)) and all(isinstance(move, Move) for move in value)
