"""Positions written inside a `.mat`: XG's `Set Pos=` and Snowie's `Illegal play (…)`."""

from __future__ import annotations

from collections.abc import Iterable

from engine.position import BLACK, COLORS, WHITE, Color, Position
from engine.records.model import WrittenSetup

CHECKERS = 15
HIGHEST_POWER = 12


def pos_setup(letters: str, cube: int) -> WrittenSetup | None:
    """The start of a game in 26 letters and a power of two; None if that is no position.

    Upper case is the left player, our White; letters run from Black's bar over White's own
    1-point to White's bar. The cube is centred at 0, the left player's if negative.
    """
    counts = []
    for letter in letters:
        if letter != "-" and not (letter.isascii() and letter.isalpha()):
            return None
        count = 0 if letter == "-" else ord(letter.lower()) - ord("a") + 1
        counts.append(count if letter.isupper() else -count)
    position = signed_position(reversed(counts))
    if position is None or abs(cube) > HIGHEST_POWER:
        return None
    owner: Color | None = None if cube == 0 else WHITE if cube < 0 else BLACK
    return WrittenSetup(position, WHITE, 1 << abs(cube), owner)


def snowie_position(text: str, _player: Color) -> Position | None:
    """The position that Snowie writes after an illegal play; None if it cannot be read.

    The last 28 of the values are White's bar, the points 1 to 24, Black's bar and the dice; White's
    checkers count positive.
    """
    values = text.rstrip(";) ").split(";")
    if len(values) < 28:
        return None
    try:
        return signed_position(int(value) for value in values[-28:-2])
    except ValueError:
        return None


def signed_position(counts: Iterable[int]) -> Position | None:
    """The position of 26 signed counts, from White's bar to Black's; what is missing is off."""
    sides: dict[Color, dict[str, int]] = {WHITE: {}, BLACK: {}}
    for index, count in enumerate(counts):
        if count:
            color: Color = WHITE if count > 0 else BLACK
            own_bar = 0 if color == WHITE else 25
            if index in (0, 25) and index != own_bar:
                return None
            sides[color]["bar" if index == own_bar else str(index)] = abs(count)
    for color in COLORS:
        off = CHECKERS - sum(sides[color].values())
        if off < 0:
            return None
        if off:
            sides[color]["off"] = off
    return Position.of(sides[WHITE], sides[BLACK])
