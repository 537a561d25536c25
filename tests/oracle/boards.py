"""The board that the other programs speak, and the way from it to a position of the engine.

26 numbers seen by the player on roll, as Open Sage writes them: 1 to 24 are his points by their
distance from off, his own checkers positive; 25 is his bar, 0 the opponent's bar (both counts).
As text it is one sign a place, `-b----E-C---eE---c-e----B-`, capitals for the player on roll.
"""

from __future__ import annotations

from operator import sub

from engine.position import OFFSET, OTHER, WHITE, Color, Position

Board = tuple[int, ...]

CHECKERS = 15
OWN_BAR = 25
THEIR_BAR = 0
SIGNS = "-ABCDEFGHIJKLMNO"


def write(board: Board) -> str:
    """The board as 26 signs."""
    points = (SIGNS[n] if n >= 0 else SIGNS[-n].lower() for n in board[1:OWN_BAR])
    return "".join((SIGNS[board[THEIR_BAR]].lower(), *points, SIGNS[board[OWN_BAR]]))


def read(text: str) -> Board:
    """The board of 26 signs."""
    counts = [SIGNS.index(sign.upper()) * (-1 if sign.islower() else 1) for sign in text]
    return (-counts[0], *counts[1:])


def borne_off(board: Board) -> tuple[int, int]:
    """How many checkers the player on roll and the opponent have off the board."""
    own = sum(n for n in board[1:] if n > 0)
    theirs = board[THEIR_BAR] - sum(n for n in board[1:OWN_BAR] if n < 0)
    return CHECKERS - own, CHECKERS - theirs


def position(board: Board, mover: Color) -> Position:
    """The same table in absolute points, the player on roll being this colour."""
    own: dict[str, int] = {}
    theirs: dict[str, int] = {}
    for distance in range(1, OWN_BAR):
        point = str(25 - distance if mover == WHITE else distance)
        if board[distance]:
            (own if board[distance] > 0 else theirs)[point] = abs(board[distance])
    own_off, their_off = borne_off(board)
    own |= {"bar": board[OWN_BAR], "off": own_off}
    theirs |= {"bar": board[THEIR_BAR], "off": their_off}
    return Position.of(own, theirs) if mover == WHITE else Position.of(theirs, own)


def board(where: Position, mover: Color) -> Board:
    """A position of the engine as the other programs see it."""
    own, theirs = (
        where.cells[OFFSET[color] : OFFSET[color] + OWN_BAR] for color in (mover, OTHER[mover])
    )
    counts = tuple(map(sub, own[1:], theirs[1:]))
    return (theirs[0], *(reversed(counts) if mover == WHITE else counts), own[0])


def played(before: Board, notation: str) -> Board:
    """The board after a play in standard notation: `bar/20*/15 6/4(2)`, hits marked."""
    after = list(before)
    for word in notation.split():
        path, _, times = word.rstrip(")").partition("(")
        stops = path.split("/")
        source, *targets = (_place(stop) for stop in stops)
        for _ in range(int(times or 1)):
            after[source] -= 1
            if targets[-1]:
                after[targets[-1]] = max(after[targets[-1]], 0) + 1
        for stop, target in zip(stops[1:], targets, strict=True):
            if stop.endswith("*"):
                after[THEIR_BAR] += 1
                # another checker may have come to stay here before this one passed
                after[target] = max(after[target], 0)
    return tuple(after)


def _place(word: str) -> int:
    return {"bar": OWN_BAR, "off": 0}[word] if word in ("bar", "off") else int(word.rstrip("*"))
