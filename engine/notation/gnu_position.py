"""GNU Backgammon's position ID: `4HPwATDgc/ABMA`.

Points 1 to 24 and the bar of each side, seen from that side; a count of n is n ones and a zero. The
side that is not on roll comes first. The manual says the opposite, but the program (positionid.c)
decides.
"""

from __future__ import annotations

from typing import Final

from engine.game.game import Game
from engine.notation import diagram
from engine.notation.diagram import CHECKERS, Checkers, Diagram
from engine.notation.packing import Bits, to_base64
from engine.notation.scanning import Piece, Scan
from engine.position import BLACK, OTHER, POINTS, WHITE, Color

SIZE: Final = 10
"""Bytes of an ID: fifty zeroes and up to thirty ones."""

PLACES: Final[dict[Color, tuple[str, ...]]] = {
    BLACK: (*POINTS, "bar"),
    WHITE: (*POINTS[::-1], "bar"),
}


def write(state: Game) -> str:
    """The position as an ID, written for the side on roll, which the ID itself does not name."""
    bits = at = 0
    player = diagram.on_roll(state)
    for color in (OTHER[player], player):
        side = diagram.checkers(state.position, color)
        for place in PLACES[color]:
            count = side.get(place, 0)
            bits |= (1 << count) - 1 << at
            at += count + 1
    return to_base64(bits, SIZE)


def read(text: str) -> Game:
    """The position with Black on roll, since the ID names no side; `Refused` lists every fault."""
    scan = Scan()
    checkers = read_checkers(scan, Piece(text, field="position"), BLACK)
    scan.close()
    return Diagram(checkers).state()


def read_checkers(scan: Scan, piece: Piece, player: Color) -> Checkers:
    """Both sides' checkers if this player is on roll."""
    bits = Bits(scan, piece, SIZE)
    sides: dict[Color, dict[str, int]] = {}
    if scan.faults:
        return {WHITE: {}, BLACK: {}}
    for color in (OTHER[player], player):
        start = bits.at
        counts = {place: bits.count() for place in PLACES[color]}
        sides[color] = {place: count for place, count in counts.items() if count}
        where = bits.where(start, color)
        diagram.check_count(scan, where, color, sum(counts.values()), CHECKERS)
    if bits.is_spent or bits.value >> bits.at:
        scan.fault("id_left_over", bits.where(bits.at, piece.field))
    return sides
