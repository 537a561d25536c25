"""Parsing a play in standard notation: `24/18*/13 6/off(2)` becomes one leg per checker.

Only the text is parsed, in the mover's own numbers; `engine.notation.play_reader` finds out on the
board with which numbers it can be played.
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
"""How other programs write the bar and the tray for borne-off checkers."""
MOST_LEGS = 15
"""No side has more checkers."""


class Leg(NamedTuple):
    """The moves of one checker: where it stands, and the named stops with whether each hits."""

    at: str
    stops: tuple[tuple[str, bool], ...]

    def steps(self) -> Iterator[tuple[str, str]]:
        """(from, to) for each pair of neighbouring stops."""
        return pairwise((self.at, *(place for place, _ in self.stops)))


def parse_moves(rules: Ruleset, color: Color, text: str, pointer: str) -> list[Move]:
    """The moves of a text, from stop to stop and without numbers; `Refused` if unreadable."""
    return [
        Move(source, target, 0, hit)
        for leg in parse_legs(rules, color, text, pointer)
        for (source, target), (_, hit) in zip(leg.steps(), leg.stops, strict=True)
    ]


def parse_legs(rules: Ruleset, color: Color, text: str, pointer: str) -> list[Leg]:
    """One leg per checker; `6/off(2)` gives two. `Refused` lists what cannot be read."""
    scan = Scan(pointer)
    names = _names(rules, color)
    legs: list[Leg] = []
    for word in WORDS.finditer("" if text.strip() == NO_MOVES else text.lower()):
        legs += _parse_word(scan, rules, names, Piece(word[0], word.start() + 1, "notation"))
    if len(legs) > MOST_LEGS:
        scan.fault("text_too_many", Piece(text, 1, "notation"), most=MOST_LEGS)
    scan.close()
    return legs


def _parse_word(scan: Scan, rules: Ruleset, names: dict[str, str], piece: Piece) -> list[Leg]:
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
    # of several checkers that go to the same point only the first can hit there
    unstarred = tuple((place, False) for place, _ in stops)
    return [Leg(at, tuple(stops)), *[Leg(at, unstarred)] * (int(times[2]) - 1 if times else 0)]


def _names(rules: Ruleset, color: Color) -> dict[str, str]:
    """Notation names of the places of this side, numbers first."""
    written = rules.board.route(color).written
    names = {written(place): place for place in places(rules, color)}
    return dict(sorted(names.items(), key=_rank))


def _rank(name: tuple[str, str]) -> tuple[int, str]:
    """Sort key: numbers in order, then words."""
    return (int(name[0]), "") if name[0].isdigit() else (99, name[0])
