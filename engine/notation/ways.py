"""A play as players write it, taken apart: `24/18*/13 6/off(2)` says who went where.

Only the writing is read, in the mover's own numbers. Whether it can be played, and with which
numbers, is for those to say who know the position it was played in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from engine.notation.moves import NO_MOVES
from engine.notation.scanning import Piece, Scan
from engine.position import Color
from engine.problems import places
from engine.rules import Ruleset
from engine.stages import Move

TIMES = re.compile(r"(.+)\(([2-9])\)", re.DOTALL)


def ways(rules: Ruleset, color: Color, text: str, pointer: str) -> list[Move]:
    """The moves that are written, their numbers unknown; `Refused` says what cannot be read."""
    scan = Scan(pointer)
    moves: list[Move] = []
    if text.strip() != NO_MOVES:
        for piece in Piece(text, field="moves").split(" "):
            if piece.text:
                moves += _checker(scan, rules, color, piece)
    scan.close()
    return moves


def _checker(scan: Scan, rules: Ruleset, color: Color, piece: Piece) -> Iterator[Move]:
    """The moves of one checker, as often as there are checkers that made them."""
    times = TIMES.fullmatch(piece.text)
    stops = piece.part(0, len(times[1]) if times else None).split("/")
    if len(stops) < 2:
        scan.fault("id_bad_shape", piece, shape="24/18, bar/20 or 6/off(2)")
        return
    route = rules.board.route(color)
    by_name = {route.written(place): place for place in places(rules, color)}
    found: list[tuple[str, bool]] = []
    for stop in stops:
        name, hit = stop.text.removesuffix("*"), stop.text.endswith("*")
        if name == "turn" and rules.has_phases and found:
            name = route.written(found[-1][0])
        place = by_name.get(name)
        if place is None:
            scan.fault("id_unknown_word", stop, known=sorted(by_name, key=_rank))
        found.append((place or "", hit))
    for _ in range(int(times[2]) if times else 1):
        for (source, _), (target, hit) in pairwise(found):
            yield Move(source, target, 0, hit)


def _rank(name: str) -> tuple[int, str]:
    """Numbers in their order, then words."""
    return (int(name), "") if name.isdigit() else (99, name)
