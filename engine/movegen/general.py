"""The general search: it defines which plays are legal, for any mechanics.

It goes level by level, one number at a time, and keeps one sequence of moves for each state. Every
other way to find plays or next moves must agree with it. What must be played when not all numbers
can be is decided in one place, `required`.
"""

from __future__ import annotations

from functools import lru_cache

from engine.movegen.protocol import (
    NO_WITNESS,
    POSITION,
    Mechanics,
    Nodes,
    Numbers,
    Singles,
    Witness,
)
from engine.rules.ruleset import Obligation
from engine.turn import PlayStage


class Requirement:
    """How long a play must be to be legal.

    `longest` is the length of the plays that leave the game going, `ending` that of those that
    reach a goal; -1 if no such play is legal. `only_number` is set if just one number may be used.
    """

    __slots__ = ("ending", "longest", "only_number")

    def __init__(self, longest: int, ending: int, only_number: int | None) -> None:
        self.longest = longest
        self.ending = ending
        self.only_number = only_number


def required(
    obligation: Obligation, numbers: Numbers, longest: int, ending: int, usable: list[int]
) -> Requirement:
    """What the obligation demands.

    `longest` is the most numbers that any sequence of moves uses, `ending` the most that one uses
    to reach a goal (-1 if none does), `usable` are the numbers with which a play can begin.
    For example, if 6-4 allows one move only and both numbers could make it, `higher_die` demands
    the 6. Ending the game is always enough: such a play need not use all numbers.
    """
    if obligation is Obligation.ALL_OR_NOTHING and longest < len(numbers):
        return Requirement(0 if ending < 0 else -1, ending, None)
    one_number = longest == 1 and obligation is Obligation.HIGHER_DIE
    return Requirement(longest, ending, max(usable) if one_number else None)


@lru_cache(maxsize=1024)
def choices(left: Numbers, in_order: bool) -> tuple[tuple[int, Numbers], ...]:
    """The numbers that may be played next, the higher first, each with those that remain then."""
    if in_order:
        return ((left[0], left[1:]),) if left else ()
    first = {number: i for i, number in reversed(list(enumerate(left)))}
    return tuple((n, left[:i] + left[i + 1 :]) for n, i in sorted(first.items(), reverse=True))


class Reach:
    """How many moves can follow a state; what is found out is kept for the next question."""

    def __init__(self, moving: Mechanics, in_order: bool, may_end: bool = True) -> None:
        self.moving = moving
        self.in_order = in_order
        self.may_end = may_end
        self.expanded: dict[tuple[int, int], Singles] = {}
        self.reached: dict[tuple[int, Numbers], int] = {}
        self.witnesses: dict[int, Witness] = {}

    def expand(self, state: int, number: int) -> Singles:
        """Every single move with this number."""
        found = self.expanded.get((state, number))
        if found is None:
            found = self.expanded[state, number] = self.moving.expand(state, number)
        return found

    def reach(self, state: int, left: Numbers) -> int:
        """The most moves that can follow; stops at the first sequence that uses all numbers."""
        if not left or (self.may_end and self.moving.goal_reached(state)):
            return 0
        if len(left) == 1:
            return int(self.goes_on(state, left[0]))
        best = self.reached.get((state, left), -1)
        if best < 0:
            best = self.reached[state, left] = self._try_all(state, left)
        return best

    def _try_all(self, state: int, left: Numbers) -> int:
        best = 0
        for number, rest in choices(left, self.in_order):
            for result, _ in self.expand(state, number):
                best = max(best, 1 + self.reach(result, rest))
                if best == len(left):
                    return best
        return best

    def goes_on(self, state: int, number: int) -> bool:
        """Whether any move with this number exists; one witness often holds for many states."""
        first, second, forbidden = self.witnesses.get(number, NO_WITNESS)
        if state & first and state & second and not state & forbidden:
            return True
        witness = self.moving.witness(state, number)
        if witness:
            self.witnesses[number] = witness
        return witness is not None


def search(moving: Mechanics, start: int, stage: PlayStage, obligation: Obligation) -> Nodes:
    """All legal plays of a stage: each packed position with one sequence of moves.

    Of several sequences to one position the first is kept: the higher number first, the rearmost
    checker first. Plays that end the game are listed first.
    """
    if moving.is_over(start):
        return {start: ()}
    levels = Levels(moving, moving.begin(start, stage), stage)
    usable: list[int] = []
    if levels.longest == 1:
        singles = [levels.ended[1], levels.void[1], *levels.going[1]]
        usable = [moves[0].number for nodes in singles for moves in nodes.values()]
    need = required(obligation, stage.numbers, levels.longest, levels.ending, usable)
    legal = [levels.ended[need.ending]] if need.ending >= 0 else []
    if need.longest >= 0:
        legal += [levels.void[need.longest], *levels.going[need.longest]]
    found: Nodes = {}
    for nodes in legal:
        for state, moves in nodes.items():
            if need.only_number is None or moves[0].number == need.only_number:
                found.setdefault(state & POSITION, moves)
    if moving.may_shut_in(start):
        # rulebook 30 `no_shut_in`: of these plays, unless there are no others
        found = {p: moves for p, moves in found.items() if not moving.shuts_in(p)} or found
    return found


class Levels:
    """All sequences of moves by the count of numbers they use, one for each state.

    `going` leave the game going, `ended` reach a goal. `void` end the game by a hit: the rest of
    such a play is void, but the hit is legal only if the play could have been completed, so they
    are listed by the count of numbers that could have been used. `longest` is the highest count,
    `ending` the highest in `ended`, -1 if there is none.
    """

    def __init__(self, moving: Mechanics, start: int, stage: PlayStage) -> None:
        times = len(stage.numbers)
        level: dict[Numbers, Nodes] = {stage.numbers: {start: ()}}
        self.going: list[list[Nodes]] = [list(level.values())]
        self.ended: list[Nodes] = [{}]
        self.void: list[Nodes] = [{} for _ in range(times + 1)]
        self.longest, self.ending = 0, -1
        self.moving = moving
        self.in_order = stage.in_order
        self.may_end = moving.may_end(start, times)
        self.after_hit: Reach | None = None
        for depth in range(1, times + 1):
            level = self.extend(level, depth)
            self.going.append(list(level.values()))
            if self.ended[depth]:
                self.ending = depth
            if level or self.ended[depth]:
                self.longest = depth
        for reach in range(self.longest + 1, times + 1):
            if self.void[reach]:
                self.longest = reach

    def reach(self, state: int, left: Numbers) -> int:
        """How many moves could follow a hit that ends the game."""
        if self.after_hit is None:
            self.after_hit = Reach(self.moving, self.in_order)
        return self.after_hit.reach(state, left)

    def extend(self, level: dict[Numbers, Nodes], depth: int) -> dict[Numbers, Nodes]:
        """The sequences that are one move longer, by the numbers that remain."""
        moving, may_end = self.moving, self.may_end
        longer: dict[Numbers, Nodes] = {}
        ended: Nodes = {}
        for left, nodes in level.items():
            for number, rest in choices(left, self.in_order):
                going = longer.get(rest, {})
                for state, moves in nodes.items():
                    for result, move in moving.expand(state, number):
                        if result in going:
                            continue
                        reached = going
                        if may_end and moving.is_over(result):
                            reached = ended
                            if not moving.goal_reached(result):
                                reached = self.void[depth + self.reach(result, rest)]
                        reached.setdefault(result, (*moves, move))
                if going:
                    longer[rest] = going
        self.ended.append(ended)
        return longer
