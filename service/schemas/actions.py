"""Reading what a client does: moves, throws and the other actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engine.game.machine import Action, DoubleNamed, Played, Rolled, RollNamed, Throw
from engine.position import COLORS, PLACES, WHITE, Color
from engine.stakes.cube import Do
from engine.stakes.two_players import AnswerResignation, CubeAction, Resign, StakesAction
from engine.turn import Step
from service.schemas.fields import (
    Faults,
    flag,
    is_object,
    items_of,
    no_others,
    optional,
    required,
    text_up_to,
    word_of,
)
from service.schemas.positions import color, dice, die
from service.schemas.stakes import resigned_at
from service.schemas.turns import Kinds, Make, by_word, number

MOST_MOVES = 8
LONGEST_PLAY = 100
MOST_THROWS = 16

_place = word_of(PLACES)


def step(value: Any, pointer: str, faults: Faults) -> Step:
    """A move as a client says it; what was hit or pinned is for us to find out."""
    if not is_object(value, pointer, faults):
        return Step("", "")
    no_others(value, ("from", "to", "number", "hit", "pin"), pointer, faults)
    for key in ("hit", "pin"):
        optional(value, key, flag, pointer, faults, False)
    return Step(
        required(value, "from", _place, pointer, faults, ""),
        required(value, "to", _place, pointer, faults, ""),
        optional(value, "number", number, pointer, faults, None),
    )


_steps = items_of(step, 0, MOST_MOVES)
_text = text_up_to(LONGEST_PLAY)


class Written(str):
    """A play as players write it; what it means depends on the table."""


def moves(value: Any, pointer: str, faults: Faults) -> Sequence[Step] | Written:
    """The moves of a play, one by one or as players write them."""
    if type(value) is str:
        return Written(_text(value, pointer, faults))
    return _steps(value, pointer, faults)


def throw(value: Any, pointer: str, faults: Faults) -> Throw:
    """One die each, thrown to decide who begins."""
    if not is_object(value, pointer, faults):
        return Throw(1, 1)
    no_others(value, COLORS, pointer, faults)
    return _throw(value, pointer, faults)


def _throw(value: dict[str, Any], pointer: str, faults: Faults) -> Throw:
    white, black = (required(value, side, die, pointer, faults, 1) for side in COLORS)
    return Throw(white, black)


throws = items_of(throw, 0, MOST_THROWS)


def _play(value: dict[str, Any], pointer: str, faults: Faults) -> Played:
    """What is written stays as it is until the table is known; see `questions.with_moves`."""
    return Played(cast("Sequence[Step]", required(value, "moves", moves, pointer, faults, ())))


ACTIONS: Kinds = {
    "open": (("do", *COLORS), _throw),
    "roll": (("do", "dice"), lambda v, p, f: Rolled(required(v, "dice", dice, p, f, (1, 1)))),
    "name_double": (
        ("do", "number"),
        lambda v, p, f: DoubleNamed(required(v, "number", die, p, f, 1)),
    ),
    "name_roll": (
        ("do", "numbers"),
        lambda v, p, f: RollNamed(required(v, "numbers", dice, p, f, (1, 1))),
    ),
    "play": (("do", "moves"), _play),
}
"""At the board."""


def _by(value: dict[str, Any], pointer: str, faults: Faults) -> Color:
    return required(value, "by", color, pointer, faults, WHITE)


def _resign(value: dict[str, Any], pointer: str, faults: Faults) -> Resign:
    at = optional(value, "value", resigned_at, pointer, faults, None)
    return Resign(_by(value, pointer, faults), at)


def _turning(do: Do) -> Make:
    return lambda v, p, f: CubeAction(_by(v, p, f), do)


BESIDE: Kinds = {
    **{str(do): (("do", "by"), _turning(do)) for do in Do},
    "resign": (("do", "by", "value"), _resign),
    "accept": (("do", "by"), lambda v, p, f: AnswerResignation(_by(v, p, f), accept=True)),
    "refuse": (("do", "by"), lambda v, p, f: AnswerResignation(_by(v, p, f), accept=False)),
}
"""Beside it."""


def action(value: Any, pointer: str, faults: Faults) -> Action | StakesAction:
    """What is done now; the word `do` says of which kind it is."""
    return cast("Action | StakesAction", by_word(value, pointer, faults, {**ACTIONS, **BESIDE}))
