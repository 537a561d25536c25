"""A play as legs: `24/18*/13 6/off(2)` is one leg per checker, with its stops.

Standard notation is words of points joined by strokes, in the numbers of the player who moves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from engine.notation.moves import NO_MOVES
from engine.position import OTHER, Color
from engine.referee.validate import places
from engine.rules.ruleset import Ruleset

LONGEST_WORD = 40

Numbering = Literal["own", "absolute", "opponent"]
"""In which numbers a text names points: standard notation has those of the player who moves."""

Names = Mapping[str, str]
"""The places of a side by the names that they have in a text."""


class Leg(NamedTuple):
    """The moves of one checker: where it stands, and the named stops with whether each hits."""

    at: str
    stops: tuple[tuple[str, bool], ...]

    def steps(self) -> Iterator[tuple[str, str]]:
        """(from, to) for each pair of neighbouring stops."""
        return pairwise((self.at, *(place for place, _ in self.stops)))


Legs = tuple[Leg, ...]


WORD = re.compile(r"([a-z0-9]+)((?:/[a-z0-9]+\*?)+)(?:\(([1-9])\))?(\*?)", re.IGNORECASE)
OTHER_COUNT = re.compile(r"\([2-9]\)")


# places


@lru_cache(maxsize=1024)
def names_of(rules: Ruleset, color: Color, numbering: Numbering = "own") -> Names:
    """The names of the places of this side; numbers come first.

    After a condoned illegal play there may be a checker on the bar in any game.
    """
    found = places(rules, color) | {"bar"}
    known = {place: _name(rules, color, place, numbering) for place in found}
    names = {name: place for place, name in sorted(known.items(), key=_rank)}
    for place, others in OTHER_NAMES.items():
        if place in known:
            names |= {name: place for name in others if name not in names}
    return names


def _name(rules: Ruleset, color: Color, place: str, numbering: Numbering) -> str:
    if numbering == "absolute":
        return place
    whose = color if numbering == "own" else OTHER[color]
    route = rules.board.route(whose)
    on_route = not place.isdigit() or int(place) in route.own_number
    return route.written(place) if on_route else ""


def _rank(item: tuple[str, str]) -> tuple[int, str]:
    """Sort key: numbers in order, then words."""
    name = item[1]
    return (int(name), "") if name.isdigit() else (99, name)


OTHER_NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "bar": ("b", "25", "barre", "barra"),
    "off": ("o", "0", "home", "out", "aus", "raus", "sorti", "sortie", "dehors", "fuori"),
    "reserve": ("r", "res", "réserve", "riserva"),
}
"""How people, languages and other programs write places beside the board."""
TURN: Final = "turn"


# standard notation


def standard_legs(
    rules: Ruleset, color: Color, text: str, numbering: Numbering = "own"
) -> Legs | None:
    """The legs of a text in standard notation, none for a pass; None if it is something else."""
    legs: list[Leg] = []
    text = text.strip()
    if text == NO_MOVES:
        return ()
    if "(1)" in text and OTHER_COUNT.search(text):
        return None  # `8/5(3) 6/5(1)` may also name the numbers on the dice
    for word in text.replace(",", " ").split():
        found = standard_word(rules, color, numbering, word)
        if found is None:
            return None
        legs += found
    return tuple(legs)


@lru_cache(maxsize=8192)
def standard_word(
    rules: Ruleset, color: Color, numbering: Numbering, word: str
) -> tuple[Leg, ...] | None:
    """The legs of one word; the same words come again and again."""
    if len(word) > LONGEST_WORD or not (found := WORD.fullmatch(word.lower())):
        return None
    source, rest, count, star = found.groups()
    stops = rest.removeprefix("/").split("/")
    if star and not stops[-1].endswith("*"):
        stops[-1] += "*"
    leg = leg_through(names_of(rules, color, numbering), [source, *stops], rules.has_phases)
    return None if leg is None else times(leg, int(count or 1))


def leg_through(names: Names, stops: Sequence[str], has_phases: bool = True) -> Leg | None:
    """The leg through these stops, the first is where it begins; None for an unknown place."""
    at = names.get(stops[0])
    if at is None:
        return None
    found: list[tuple[str, bool]] = []
    for stop in stops[1:]:
        name = stop.removesuffix("*")
        place = names.get(name)
        if name == TURN and has_phases:
            place = found[-1][0] if found else at
        if place is None:
            return None
        found.append((place, stop.endswith("*")))
    return Leg(at, tuple(found))


def times(leg: Leg, count: int) -> Legs:
    """A leg for each of several checkers; of those that go to one point only the first can hit."""
    unstarred = Leg(leg.at, tuple((place, False) for place, _ in leg.stops))
    return (leg, *[unstarred] * (count - 1))
