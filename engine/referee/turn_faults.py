"""Which part of a turn that cannot occur is wrong, and what would fit there."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from engine.faults import Fault
from engine.turn import STAGE_WORDS, NameDouble, PlayerTurn, PlayStage, Roll, Stage, Turn

MOST_FITS = 3
"""What would fit is listed as far as it helps: there are 21 rolls."""


class Part(NamedTuple):
    """A value in a turn and where it is in the JSON of the turn: `stages[0].numbers`."""

    name: str
    value: object

    @property
    def pointer(self) -> str:
        """The place as a JSON pointer into the request."""
        return "/turn/" + self.name.replace("[", "/").replace("].", "/")


def no_such_turn(turn: Turn, possible: Collection[Turn]) -> Fault:
    """The fault of a turn that is not among the possible ones.

    The turn is compared part by part with those that agree with it so far; the first part at which
    none is left is the wrong one.
    """
    candidates = [_parts(other) for other in possible]
    for at, part in enumerate(_parts(turn)):
        alike = [parts for parts in candidates if parts[at].value == part.value]
        if not alike:
            return _fault(part, _nearest(part.value, {parts[at].value for parts in candidates}))
        candidates = alike
    raise ValueError("the turn is possible")


def _nearest(sent: object, fitting: set[object]) -> list[str]:
    """The values that come closest to the one that was sent."""
    distances = {_written(value): _distance(sent, value) for value in fitting}
    least = min(distances.values())
    return sorted(text for text, distance in distances.items() if distance == least)[:MOST_FITS]


def _fault(part: Part, must: list[str]) -> Fault:
    facts = {"part": part.name, "value": _written(part.value), "must": must}
    return Fault("no_such_turn", part.pointer, "stages", facts=facts)


def _parts(turn: Turn) -> list[Part]:
    """All values of a turn in a fixed order; turns with equal beginnings have the same names."""
    parts = [Part("player", turn.player)]
    for index, stage in enumerate(turn.stages):
        parts += [Part(f"stages[{index}].{name}", value) for name, value in _stage(stage)]
    parts += [
        Part(f"stages[{len(turn.stages)}].do", None),
        Part("thrown", turn.thrown),
        Part("early", turn.early if isinstance(turn, PlayerTurn) else 0),
    ]
    return parts


def _stage(stage: Stage) -> list[tuple[str, object]]:
    word = ("do", STAGE_WORDS[type(stage)])
    match stage:
        case Roll(by_opponent, shown, again):
            by = "opponent" if by_opponent else "player"
            return [word, ("by", by), ("shown", shown), ("again", again)]
        case NameDouble(if_short):
            return [word, ("if_short", str(if_short))]
        case PlayStage(numbers, in_order, if_short):
            values = ("numbers", numbers), ("in_order", in_order), ("if_short", str(if_short))
            return [word, *values]
        case _:
            return [word]


def _written(value: object) -> str:
    """A value as JSON: `[3, 3]`, `"roll"`, `null`."""
    import json

    return json.dumps(value)


def _distance(sent: object, fitting: object) -> tuple[bool, int]:
    """How far numbers are from those that were sent; all other values are equally far."""
    if not isinstance(sent, tuple) or not isinstance(fitting, tuple):
        return False, 0
    is_double, would_be_double = len(set(sent)) == 1, len(set(fitting)) == 1
    ends = zip((max(sent), min(sent)), (max(fitting), min(fitting)), strict=True)
    return is_double != would_be_double, sum(abs(a - b) for a, b in ends)
