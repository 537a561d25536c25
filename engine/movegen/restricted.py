"""The mechanics of games whose rules forbid more than a landing can tell.

`RestrictedLane` is a `Lane` whose single moves pass the restrictions of the ruleset, and which
knows or calls any goal. It is right for every travelling game and slower than `Lane`, so only
rulesets that the fast paths do not understand use it.
"""

from __future__ import annotations

from engine.faults import Fault
from engine.movegen.candidates import mask
from engine.movegen.lane import GOALS, Lane
from engine.movegen.protocol import NO_WITNESS, POSITION, Singles, Witness, position_of
from engine.movegen.restrictions import restrictions
from engine.position import CELL, CELLS, COUNT, MARK, OFFSET, OTHER, Color
from engine.rules.goals import mother_or_done
from engine.rules.ruleset import Ruleset
from engine.turn import Play, Step


class RestrictedLane(Lane):
    """The single moves of one side under the restrictions of its game."""

    def __init__(self, rules: Ruleset, color: Color) -> None:
        super().__init__(rules, color)
        self.color = color
        self.restrictions = restrictions(rules, color)
        self.board, self.goal = rules.board, rules.goal
        self.has_mother = rules.goal == mother_or_done
        self.has_tables = rules.goal in GOALS or self.has_mother
        self.own_start, self.rival_start = (
            8 * (OFFSET[side] + CELL[str(rules.board.route(side).points[0])])
            for side in (color, OTHER[color])
        )
        self.shutting = _Shutting(rules, color) if rules.no_shut_in else None

    def begin(self, packed: int, stage: Play) -> int:
        """The state with which a stage begins."""
        state = packed
        for restriction in self.restrictions:
            state |= restriction.memory(self, packed, stage)
        return state

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
        if not self.restrictions:
            return super().witness(state, number)
        # masks cannot express the restrictions
        return NO_WITNESS if self.expand(state, number) else None

    def pair_witness(self, _state: int, _number: int, _other: int) -> Witness | None:
        """Proof that both numbers can be played; None, for masks cannot express the rules."""
        return None

    def goal_reached(self, state: int) -> bool:
        """Whether the goal of the game says that it is over; a hit that ends it is no goal."""
        if not self.has_tables:
            return self.goal(position_of(state), self.board) is not None
        return super().goal_reached(state) or (self.has_mother and self.pins_mother(state))

    def pins_mother(self, state: int) -> bool:
        """Whether the opponent's mother is pinned and that ends the game.

        A mother is a side's last checker on its start point. The game goes on while the mover has
        a checker on their own start point that is not pinned.
        """
        return state >> self.rival_start & 0xFF == MARK + 1 and (
            state >> self.own_start & 0xFF in (0, MARK + 1)
        )

    def may_end(self, state: int, moves: int) -> bool:
        """Whether this many moves could end the game; True for a goal without tables."""
        # a mother can be pinned only where one checker is left on the start
        if not self.has_tables or (self.has_mother and state >> self.rival_start & COUNT == 1):
            return True
        return super().may_end(state, moves)

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
