"""The appearance of a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, get_args

from engine.messages import LANGUAGES, Language
from engine.position import COLORS, WHITE, Color
from engine.turn import Move

Theme = Literal["light", "dark", "auto"]
Home = Literal["right", "left"]
Numbers = Literal["points", "halves", "mover", "both", "white", "black", "none"]

THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
HOMES: Final[tuple[Home, ...]] = get_args(Home)
NUMBERS: Final[tuple[Numbers, ...]] = get_args(Numbers)


@dataclass(frozen=True, slots=True)
class Look:
    """The appearance of a picture.

    `theme`: `auto` follows the system of the reader. `bottom`: the side that is drawn at the
    bottom. `home`: the side of the picture with the home board of that player, and mostly of both.
    `numbers`: the absolute `points`, 1 to 12 on each of the two `halves`, the numbers in which the
    `mover`, `white` or `black` writes moves, `both` (points and mover), or `none`. `width`: in
    pixels; without it the picture fills the available space. `language`: of the title and the
    description.
    """

    theme: Theme = "light"
    bottom: Color = WHITE
    home: Home = "right"
    numbers: Numbers = "points"
    width: int | None = None
    language: Language = "en"

    def __post_init__(self) -> None:
        known: dict[str, tuple[str, ...]] = {
            "theme": THEMES,
            "bottom": COLORS,
            "home": HOMES,
            "numbers": NUMBERS,
            "language": LANGUAGES,
        }
        for name, values in known.items():
            if getattr(self, name) not in values:
                text = f"There is no {name} {getattr(self, name)!r}; known: {', '.join(values)}."
                raise ValueError(text)


class Trail(NamedTuple):
    """Moves that led to the position, drawn as arrows."""

    color: Color
    moves: Sequence[Move]


DEFAULT: Final = Look()
