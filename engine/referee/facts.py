"""Facts about a position in the words of the game: blots, made points, primes, contact.

A fact that makes no sense in a game is None: no checker can be hit in Gioul, so it has no blots,
and in Doublets nothing travels, so it has neither primes nor contact.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.board import facing
from engine.position import COLORS, OTHER, POINTS, Color, Position
from engine.referee.validate import places
from engine.rules.ruleset import OnBlot, Ruleset

__all__ = ["Facts", "SideFacts", "facts"]


@dataclass(frozen=True, slots=True)
class SideFacts:
    """The facts about one side; None where a fact makes no sense in the game."""

    blots: tuple[str, ...] | None = None
    """The points on which a single checker can be hit or pinned."""
    points_made: tuple[str, ...] | None = None
    """The points that this side closes to the opponent."""
    longest_prime: tuple[str, ...] | None = None
    """The longest run of two or more made points in a row on the opponent's route."""
    closed_out: bool | None = None
    """Whether this side has a checker on the bar and no point on which it could enter."""
    on_bar: int | None = None
    off: int | None = None


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts about a position."""

    contact: bool | None
    """Whether checkers of the two sides can still meet; if not, the game is a race."""
    white: SideFacts
    black: SideFacts


def facts(rules: Ruleset, position: Position) -> Facts:
    """The facts about a position.

    >>> facts(ruleset("backgammon"), ruleset("backgammon").setup).white.points_made
    ('1', '12', '17', '19')
    """
    white, black = (_side(rules, position, color) for color in COLORS)
    return Facts(_contact(rules, position), white, black)


def _side(rules: Ruleset, position: Position, color: Color) -> SideFacts:
    known = places(rules, color)
    off = position.count(color, "off") if "off" in known else None
    if rules.mechanics or rules.landing.facing:
        bar = position.count(color, "bar") if "bar" in known else None
        return SideFacts(on_bar=bar, off=off)
    has_bar = "bar" in known
    made = _made(rules, position, color)
    return SideFacts(
        blots=_blots(rules, position, color),
        points_made=tuple(point for point in POINTS if point in made),
        longest_prime=_longest_run(rules, color, made),
        closed_out=_is_closed_out(rules, position, color) if has_bar else None,
        on_bar=position.count(color, "bar") if has_bar else None,
        off=off,
    )


def _blots(rules: Ruleset, position: Position, color: Color) -> tuple[str, ...] | None:
    can_be_hit = rules.landing.on_blot is OnBlot.HIT and "bar" in places(rules, color)
    if not can_be_hit and rules.landing.on_blot is not OnBlot.PIN:
        return None
    return tuple(
        point
        for point in POINTS
        if position.count(color, point) == 1 and not position.count(OTHER[color], point)
    )


def _made(rules: Ruleset, position: Position, color: Color) -> set[str]:
    """The points that hold enough checkers of this side to be closed to the opponent."""
    least = 2 if rules.landing.on_blot in (OnBlot.HIT, OnBlot.PIN) else 1
    return {
        point
        for point in POINTS
        if position.count(color, point) >= least
        or (position.count(color, point) and position.marked(OTHER[color], point))
    }


def _longest_run(rules: Ruleset, color: Color, made: set[str]) -> tuple[str, ...]:
    """The first of the longest runs of made points on the opponent's route, if it has two."""
    longest: list[str] = []
    run: list[str] = []
    for point in map(str, rules.board.route(OTHER[color]).points):
        run = [*run, point] if point in made else []
        longest = run if len(run) > len(longest) else longest
    return tuple(longest) if len(longest) > 1 else ()


def _is_closed_out(rules: Ruleset, position: Position, color: Color) -> bool:
    made = _made(rules, position, OTHER[color])
    entries = map(str, rules.board.route(color).start_quarter)
    return position.count(color, "bar") > 0 and all(point in made for point in entries)


def _contact(rules: Ruleset, position: Position) -> bool | None:
    """Whether some checker has an opposing checker, or where one enters, still before it."""
    if rules.mechanics:
        return None
    return any(
        not _ahead(rules, position, color).isdisjoint(_occupied(rules, position, OTHER[color]))
        for color in COLORS
    )


def _ahead(rules: Ruleset, position: Position, color: Color) -> set[str]:
    """The points that this side's checkers may still come to."""
    route = rules.board.route(color)
    side = position.side(color)
    distances = [route.distance(place) for place in side if place not in ("off", "captured")]
    if not distances:
        return set()
    rearmost = len(route.points) + 1 if rules.movement.backwards else max(distances)
    points = {str(p) for p in route.points if route.distance(str(p)) < rearmost}
    return {str(facing(int(p))) for p in points} if rules.landing.facing else points


def _occupied(rules: Ruleset, position: Position, color: Color) -> set[str]:
    """The points where this side's checkers stand or will enter."""
    side = position.side(color)
    found = {place for place in side if place in POINTS}
    if "bar" in side or "reserve" in side:
        found |= set(map(str, rules.board.route(color).start_quarter))
    return found
