"""A play as players write it, taken apart: `24/18*/13 6/off(2)` says who went where.

Only the writing is read, in the mover's own numbers. Whether it can be played, and with which
numbers, is for those to say who know the position it was played in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from engine.notation.moves import NO_MOVES
from engine.notation.scanning import Piece, Scan
from engine.position import Color
from engine.referee.validate import places
from engine.rules.ruleset import Ruleset
from engine.turn import Move

WORDS = re.compile(r"[^\s,]+")
TIMES = re.compile(r"(.+)\(([2-9])\)", re.DOTALL)
BAR, OFF = "25", "0"
"""How programs write from where a checker enters and to where it is borne off."""
MOST_LEGS = 15
"""More checkers there are not."""


class Leg(NamedTuple):
    """What one checker does: where it stands, and the stops that are named; a star is a hit."""

    at: str
    stops: tuple[tuple[str, bool], ...]

    def steps(self) -> Iterator[tuple[str, str]]:
        """From stop to stop."""
        return pairwise((self.at, *(place for place, _ in self.stops)))


def ways(rules: Ruleset, color: Color, text: str, pointer: str) -> list[Move]:
    """The moves that are written, their numbers unknown; `Refused` says what cannot be read."""
    return [
        Move(source, target, 0, hit)
        for leg in legs(rules, color, text, pointer)
        for (source, target), (_, hit) in zip(leg.steps(), leg.stops, strict=True)
    ]


def legs(rules: Ruleset, color: Color, text: str, pointer: str) -> list[Leg]:
    """What each checker does, one that stands for several as often as it says."""
    scan = Scan(pointer)
    names = _names(rules, color)
    found: list[Leg] = []
    for word in WORDS.finditer("" if text.strip() == NO_MOVES else text.lower()):
        found += _checkers(scan, rules, names, Piece(word[0], word.start() + 1, "moves"))
    if len(found) > MOST_LEGS:
        scan.fault("text_too_many", Piece(text, 1, "moves"), most=MOST_LEGS)
    scan.close()
    return found


def _checkers(scan: Scan, rules: Ruleset, names: dict[str, str], piece: Piece) -> list[Leg]:
    times = TIMES.fullmatch(piece.text)
    first, *rest = piece.part(0, len(times[1]) if times else None).split("/")
    if not rest:
        scan.fault("id_bad_shape", piece, shape="24/18, bar/20 or 6/off(2)")
        return []
    at = names[scan.word(first, names)] if first.text != BAR else "bar"
    stops: list[tuple[str, bool]] = []
    for stop in rest:
        name = stop.part(0, len(stop.text.removesuffix("*")))
        if name.text == "turn" and rules.has_phases:
            place = stops[-1][0] if stops else at
        elif name.text == OFF:
            place = "off"
        else:
            place = names[scan.word(name, names)]
        stops.append((place, stop.text.endswith("*")))
    return [Leg(at, tuple(stops))] * (int(times[2]) if times else 1)


def _names(rules: Ruleset, color: Color) -> dict[str, str]:
    """Places by their names in the notation, numbers first."""
    written = rules.board.route(color).written
    names = {written(place): place for place in places(rules, color)}
    return dict(sorted(names.items(), key=_rank))


def _rank(name: tuple[str, str]) -> tuple[int, str]:
    """Numbers in their order, then words."""
    return (int(name[0]), "") if name[0].isdigit() else (99, name[0])
