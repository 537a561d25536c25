"""How a picture is to look: the choices a caller has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, get_args

from engine.messages import Language
from engine.position import WHITE, Color
from engine.turn import Move

Theme = Literal["light", "dark", "auto"]
Numbers = Literal["points", "mover", "both", "white", "black", "none"]

THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
NUMBERS: Final[tuple[Numbers, ...]] = get_args(Numbers)


@dataclass(frozen=True, slots=True)
class Look:
    """What the caller chooses.

    `theme`: `auto` follows the reader's system. `bottom`: whose side is drawn below; his home is
    on the right, whichever side it is. `numbers`: the absolute `points`, the numbers in which the
    `mover`, `white` or `black` writes his moves, `both` of points and mover, or `none`. `width` in
    pixels; without it the picture takes the room it is given. `language`: of title and description.
    """

    theme: Theme = "light"
    bottom: Color = WHITE
    numbers: Numbers = "points"
    width: int | None = None
    language: Language = "en"


class Trail(NamedTuple):
    """Moves that led to the position; they are shown as arrows."""

    color: Color
    moves: Sequence[Move]


DEFAULT: Final = Look()
