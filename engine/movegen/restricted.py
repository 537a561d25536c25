"""The mechanics of games whose rules forbid more than a landing can tell.

`RestrictedLane` is a `Lane` whose single moves pass the restrictions of the ruleset, and which
leaves it to the goal of the game whether it is over. It is right for every travelling game and
slower than `Lane`, so only rulesets that the fast paths do not understand use it.
"""

from __future__ import annotations

from engine.faults import Fault
from engine.movegen.candidates import mask
from engine.movegen.lane import GOALS, Candidates, Lane
from engine.movegen.protocol import NO_WITNESS, POSITION, Singles, Witness, position_of
from engine.movegen.restrictions import restrictions
from engine.position import CELL, CELLS, COUNT, MARK, OFFSET, OTHER, Color
from engine.rules.ruleset import Ruleset
from engine.turn import Play, Step


class RestrictedLane(Lane):
    """The single moves of one side under the restrictions of its game."""

    def __init__(self, rules: Ruleset, color: Color) -> None:
        super().__init__(rules, color)
        rival = OTHER[color]
        own_route, rival_route = rules.board.route(color), rules.board.route(rival)
        self.color = color
        self.restrictions = restrictions(rules, color)
        self.board, self.ending = rules.board, rules.goal
        self.has_tables = rules.goal in GOALS
        self.rival_start = OFFSET[rival] + CELL[str(rival_route.points[0])]
        all_free = rules.bearing_off is not None and rules.bearing_off.all_free
        own_points = [str(point) for point in own_route.points]
        self.pins_keep_on = mask(color, own_points) // 0xFF * MARK if all_free else 0
        self.shutting = _Shutting(rules, color) if rules.no_shut_in else None

    def begin(self, packed: int, stage: Play) -> int:
        """The state with which a stage begins."""
        state = packed
        for restriction in self.restrictions:
            state |= restriction.memory(self, packed, stage)
        return state

    def candidates(self, state: int, cells: bytes, number: int) -> Candidates:
        """The moves by this number; none of them bears off while a checker must be free first."""
        if state & self.pins_keep_on:
            return self.on_board[number]
        return super().candidates(state, cells, number)

    def expand(self, state: int, number: int) -> Singles:
        """Every single move with this number, the rearmost checker first."""
        packed = state & POSITION
        cells = packed.to_bytes(CELLS, "little")
        found: Singles = []
        for effect in self.effects(packed, cells, number):
            remembered = 0
            for restriction in self.restrictions:
                if restriction.forbids(state, cells, effect.source, effect.target):
                    break
                remembered += restriction.remember(state, effect)
            else:
                found.append((state + effect.delta + remembered, effect.move))
        return found

    def refusals(self, state: int, step: Step) -> list[Fault]:
        """Every restriction that forbids this step."""
        cells = (state & POSITION).to_bytes(CELLS, "little")
        source, target = (OFFSET[self.color] + CELL[place] for place in step[:2])
        return [
            restriction.fault(step)
            for restriction in self.restrictions
            if restriction.forbids(state, cells, source, target)
        ]

    def witness(self, state: int, number: int) -> Witness | None:
        """Proof that a move with this number exists; None if there is none."""
        # masks cannot express the restrictions
        return NO_WITNESS if self.expand(state, number) else None

    def pair_witness(self, _state: int, _number: int, _other: int) -> Witness | None:
        """Proof that both numbers can be played; None, for masks cannot express the rules."""
        return None

    def goal_reached(self, state: int) -> bool:
        """Whether the goal of the game says that it is over; a hit that ends it is no goal."""
        if self.has_tables:
            return super().goal_reached(state)
        return self.ending(position_of(state), self.board) is not None

    def is_over(self, state: int) -> bool:
        """Whether the game is over, by a goal or by a hit that ends it."""
        return super().is_over(state) if self.has_tables else self.goal_reached(state)

    def may_end(self, state: int, moves: int) -> bool:
        """Whether this many moves could end the game; True for a goal without tables."""
        # a mother can be pinned only where one checker is left on the start
        is_mother_safe = self.ending.mother and state >> 8 * self.rival_start & COUNT != 1
        return super().may_end(state, moves) if self.has_tables or is_mother_safe else True

    def may_shut_in(self, state: int) -> bool:
        """Whether a play could shut the opponent in."""
        return self.shutting is not None and self.shutting.behind(state) != 0

    def shuts_in(self, state: int) -> bool:
        """Whether the opponent is shut in: all on one point, with six held points before it."""
        if self.shutting is None:
            return False
        k = self.shutting.behind(state)
        return k != 0 and self.shutting.is_closed(state, k)


class _Shutting:
    """Rulebook 30 `no_shut_in`: where the opponent stands on one point, and what closes it."""

    def __init__(self, rules: Ruleset, color: Color) -> None:
        rival = OTHER[color]
        points = [str(point) for point in rules.board.route(rival).points]
        self.in_play = mask(rival, points)
        # one before the last six points is the furthest that six points can close
        self.alone = [(k, mask(rival, [points[k - 1]])) for k in range(1, len(points) - 5)]
        self.own = [0, *(mask(color, [point]) for point in points)]

    def behind(self, state: int) -> int:
        """The opponent's own number of the one point on which all of theirs stand; 0 if none."""
        rest = state & self.in_play
        for k, here in self.alone:
            if rest & here:
                return 0 if rest & ~here else k
        return 0

    def is_closed(self, state: int, k: int) -> bool:
        """Whether the mover holds the six points after the opponent's own number k."""
        for j in range(k + 1, k + 7):  # noqa: SIM110 - a generator is slow when compiled
            if not state & self.own[j]:
                return False
        return True
