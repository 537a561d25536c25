"""The tables of one side in a game whose checkers travel: every move by every number.

Each rule becomes a small table that is made once for a ruleset: what landing does for each count of
opposing checkers, how many own checkers close a point, which cells must be empty. The position
decides the rest when `engine.movegen.lane` reads the tables.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from engine.board import facing
from engine.position import CELL, CELLS, MARK, OFFSET, OTHER, Color, checker_at
from engine.rules.ruleset import OnBlot, Ruleset
from engine.turn import Move

UNLIMITED = MARK
"""The limit of a point that takes any number of own checkers: more than a cell counts.

Only the cell of a pinned checker, with its mark, has a higher value.
"""


@dataclass(frozen=True, slots=True)
class Effect:
    """A move that is possible: what it adds to the packed position, and between which cells.

    `moves` is a tuple of this one move. `opposing` is the opponent's cell that decides about the
    landing, and `leaves` is its value afterwards. `freed` is the opponent's cell whose checker is
    no longer pinned, or -1. `touches` is that of the candidate, and `rank` is the index of the
    candidate among those of its number.
    """

    delta: int
    move: Move
    moves: tuple[Move]
    source: int
    target: int
    opposing: int
    leaves: int
    freed: int
    touches: int
    rank: int


Landings = tuple[Effect | None, ...]
"""What landing does for each value of the opposing cell; None where the point is closed."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One checker by one number.

    `empty` is the mask of what must be empty: cells, or the marks of pinned checkers. `landing`
    gives the effect by the value of the opposing cell, `releasing` the same where the move frees a
    checker that it had pinned. `touches` has a bit for each own cell that the move changes or that
    must be empty: two moves that touch no cell in common can be made in either order. `crowded`:
    own checkers on the target may close it.
    """

    source: int
    empty: int
    target: int
    limit: int
    opposing: int
    landing: Landings
    pinned_under: int
    releasing: Landings
    touches: int
    crowded: bool

    def depends_on(self, other: Candidate) -> bool:
        """Whether the order of this move and the other can matter.

        It can if this move starts where the other ends, if it ends on a limited point that the
        other leaves, or if one of them changes a cell that must be empty for the other.
        """
        return bool(
            self.source == other.target
            or (self.target == other.source and self.crowded)
            or self.empty & 0xFF << 8 * other.source
            or other.empty & 0xFF << 8 * self.target
        )


def mask(color: Color, places: Iterable[str]) -> int:
    """The whole cells of these places."""
    return sum(0xFF * checker_at(color, place) for place in places)


class Travel:
    """Makes the candidates of one side."""

    def __init__(self, rules: Ruleset, color: Color) -> None:
        self.rules = rules
        self.color: Color = color
        self.route = rules.board.route(color)
        outside = self.route.points[: -len(self.route.home)]
        # what keeps a side from bearing off: checkers outside home and, by some rules, pinned ones
        self.away = mask(color, ("bar", "reserve", *map(str, outside)))
        if rules.bearing_off and rules.bearing_off.all_free:
            self.away |= mask(color, map(str, self.route.points)) // 0xFF * MARK

    def entering(self, pile: str, number: int) -> list[Candidate]:
        """From the bar or the reserve."""
        return [self._candidate(pile, number, number)]

    def travelling(self, number: int) -> list[Candidate]:
        """From every point, the rearmost first; forwards and, where allowed, backwards.

        They rank after what enters from the reserve.
        """
        last = len(self.route.points)
        found: list[Candidate] = []
        for k, point in enumerate(self.route.points, 1):
            source = str(point)
            if k + number <= last:
                between = self._between(k, number)
                found.append(self._candidate(source, k + number, number, between, len(found) + 1))
            elif self.rules.bearing_off and (empty := self._behind(k, number)):
                found.append(self._candidate(source, None, number, empty, len(found) + 1))
            if self.rules.movement.backwards and k - number >= 1:
                found.append(self._candidate(source, k - number, number, 0, len(found) + 1))
        return found

    def _between(self, k: int, number: int) -> int:
        """What may not be overtaken: own checkers on the points passed over."""
        if self.rules.movement.overtaking:
            return 0
        return mask(self.color, map(str, self.route.points[k : k + number - 1]))

    def _behind(self, k: int, number: int) -> int:
        """What must be empty to bear off: all outside home; with a larger number, all further back.

        Nothing where the number is too large and only the exact one bears off.
        """
        points = self.route.points
        if len(points) + 1 - k == number:
            return self.away
        if self.rules.bearing_off and self.rules.bearing_off.exact:
            return 0
        return self.away | mask(self.color, map(str, points[: k - 1]))

    def _candidate(
        self, source: str, k: int | None, number: int, empty: int = 0, rank: int = 0
    ) -> Candidate:
        color, rival = self.color, OTHER[self.color]
        target = "off" if k is None else str(self.route.points[k - 1])
        delta = checker_at(color, target) - checker_at(color, source)
        cells = OFFSET[color] + CELL[source], OFFSET[color] + CELL[target]
        where = self._opposite(k)
        opposing = OFFSET[rival] + CELL[where] if where else unused(color)
        # the order in which checkers come off does not matter, so `off` is not counted
        changes = 1 << CELL[source] | (1 << CELL[target] if k is not None else 0)
        touches = changes | self._bits(empty)
        move = Move(source, target, number)
        plain = Effect(delta, move, (move,), *cells, opposing, 0, -1, touches, rank)
        landing = self._landing(where, plain)
        limit = UNLIMITED if k is None else self._limit(k, source in ("bar", "reserve"))
        under = OFFSET[rival] + CELL[source]
        pins = self.rules.landing.on_blot is OnBlot.PIN
        return Candidate(
            source=cells[0],
            empty=empty,
            target=cells[1],
            limit=limit,
            opposing=opposing,
            landing=landing,
            pinned_under=under,
            releasing=tuple(e and _releasing(e, under) for e in landing) if pins else landing,
            touches=touches,
            crowded=limit < UNLIMITED or pins,
        )

    def _opposite(self, k: int | None) -> str | None:
        """Where the opposing checkers stand that count on own number k; none at home and off."""
        if k is None or self.route.is_home_point(str(self.route.points[k - 1])):
            return None
        point = self.route.points[k - 1]
        return str(facing(point) if self.rules.landing.facing else point)

    def _landing(self, where: str | None, plain: Effect) -> Landings:
        landing: list[Effect | None] = [None] * (MARK + 2)
        landing[0] = plain
        if where:
            landing[1] = self._on_blot(OTHER[self.color], where, plain)
            if self.rules.landing.pinner_may_add:
                landing[MARK + 1] = replace(plain, leaves=MARK + 1)
        return tuple(landing)

    def _bits(self, empty: int) -> int:
        row = empty.to_bytes(CELLS, "little")[OFFSET[self.color] :]
        return sum(1 << cell for cell in CELL.values() if row[cell])

    def _on_blot(self, rival: Color, where: str, plain: Effect) -> Effect | None:
        match self.rules.landing.on_blot:
            case OnBlot.HIT:
                delta, move = (
                    checker_at(rival, "bar") - checker_at(rival, where),
                    plain.move._replace(hit=True),
                )
                leaves = 0
            case OnBlot.PIN:
                delta, move = MARK * checker_at(rival, where), plain.move._replace(pin=True)
                leaves = MARK + 1
            case OnBlot.BLOCKED | OnBlot.NEVER:
                return None
            case OnBlot.CAPTURE:
                raise ValueError("Only games with mechanics of their own capture checkers.")
            case unknown:
                assert_never(unknown)
        delta += plain.delta
        return replace(plain, delta=delta, move=move, moves=(move,), leaves=leaves)

    def _limit(self, k: int, entering: bool) -> int:
        """How many own checkers close own number k."""
        if self.route.is_home_point(str(self.route.points[k - 1])):
            return UNLIMITED
        return self.rules.own_limit(k, entering=entering)[0] or UNLIMITED


def _releasing(effect: Effect, under: int) -> Effect:
    """The same effect for the last checker to leave a point: the checker it pinned is free."""
    return replace(effect, delta=effect.delta - (MARK << 8 * under), freed=under)


def unused(color: Color) -> int:
    """A cell that is always 0 in these games."""
    return OFFSET[color] + CELL["captured"]
