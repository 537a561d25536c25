"""The mechanics of one side in a game whose checkers travel along a route.

The rules are tables (`engine.movegen.candidates`); each loop here reads them for a whole position
and calls nothing per candidate. What no table can express stands beside them as restrictions.
"""

from __future__ import annotations

from typing import Final

from engine.faults import Fault
from engine.movegen.candidates import Candidate, Effect, Travel
from engine.movegen.protocol import NO_WITNESS, POSITION, Numbers, Singles, Witness
from engine.movegen.restrictions import ShutIn, restrictions
from engine.position import (
    CELL,
    CELLS,
    COUNT,
    MARK,
    OFFSET,
    PHASE_CELL,
    Color,
    weighted_sum,
)
from engine.rules.dice import NUMBERS
from engine.rules.ruleset import Ruleset
from engine.turn import PlayStage, Step

Candidates = list[Candidate]

ROWS: Final = range(NUMBERS.stop)
"""One row per number, and an unused row 0, so that a number is the index of its row."""


class Conflicts:
    """For each candidate of one number: the candidates of another that touch the same cells.

    Candidates that the first move is sure to block are left out. Each list is made on first use.
    """

    __slots__ = ("candidates", "lists", "others")

    def __init__(self, candidates: Candidates, others: Candidates) -> None:
        self.candidates = candidates
        self.others = others
        self.lists: list[Candidates | None] = [None] * len(candidates)

    def conflicts_with(self, rank: int) -> Candidates:
        """The other number's candidates that touch a cell of the candidate with this rank."""
        touching = self.lists[rank]
        if touching is None:
            first = self.candidates[rank]
            filled = 0xFF << 8 * first.target
            self.lists[rank] = touching = [
                c for c in self.others if c.touches & first.touches and not c.empty & filled
            ]
        return touching


class Onward:
    """For each candidate of a number: the candidates to try when the number is played again.

    Candidates that rank before it are tried only if one of the two moves can make the other
    possible or impossible; all else leads where the opposite order has led already. Each list
    is made on first use.
    """

    __slots__ = ("candidates", "lists")

    def __init__(self, candidates: Candidates) -> None:
        self.candidates = candidates
        self.lists: list[Candidates | None] = [None] * len(candidates)

    def after(self, rank: int) -> Candidates:
        """The candidates to try after the one with this rank."""
        onward = self.lists[rank]
        if onward is None:
            last = self.candidates[rank]
            before = [c for c in self.candidates[:rank] if c.depends_on(last)]
            self.lists[rank] = onward = before + self.candidates[rank:]
        return onward


class Lane:
    """The single moves of one side; with restrictions it keeps a memory of the stage.

    `expand` and what is built on it are right for every travelling game. `effects`, `possible` and
    the tables know nothing of restrictions: only rulesets that `engine.movegen.fast.qualifies`
    accepts may be played by them alone.
    """

    def __init__(self, rules: Ruleset, color: Color) -> None:
        travel, first = Travel(rules, color), OFFSET[color]
        route = travel.route
        self.color: Color = color
        self.goal = rules.goal.test(rules.goal, rules.board, color, rules.checkers)
        self.restrictions = restrictions(rules, color)
        self.shutting = ShutIn(rules, color) if rules.no_shut_in else None
        self.checkers = rules.checkers
        self.first, self.distances = first, route.distance_row
        self.hit_ends = rules.hit_ends_game
        self.obligation = rules.obligation
        self.free_from = rules.entry.free_from
        self.bears_off = rules.bearing_off is not None
        self.exact = rules.bearing_off is not None and rules.bearing_off.exact
        self.backwards = rules.movement.backwards
        # cells
        self.bar, self.reserve = first + CELL["bar"], first + CELL["reserve"]
        self.goal_cell, off = first + CELL[route.goal], first + CELL["off"]
        # masks
        self.away = travel.away
        # tables, one row per number; a candidate's index in `ranked` is its rank
        self.from_bar = [travel.entering("bar", n) for n in ROWS]
        self.from_reserve = [travel.entering("reserve", n) for n in ROWS]
        self.ranked = [self.from_reserve[n] + travel.travelling(n) for n in ROWS]
        self.on_board = [[c for c in self.ranked[n] if c.target != off] for n in ROWS]
        self.conflicts = [
            [Conflicts(these, those) for those in self.on_board] for these in self.ranked
        ]
        self.onward = [Onward(self.ranked[n]) for n in ROWS]
        self.witnesses = [self._witnesses(n, off) for n in ROWS]
        # the cells that they start from, which can be compared without the masks
        self.witness_sources = [
            bytes(c.source for c in (*self.from_bar[n], *self.ranked[n])) for n in ROWS
        ]

    def begin(self, packed: int, stage: PlayStage) -> int:
        """The state with which a stage begins: the position, and what restrictions remember."""
        state = packed
        for restriction in self.restrictions:
            state |= restriction.memory(self, packed, stage)
        return state

    def refusals(self, state: int, step: Step) -> list[Fault]:
        """Every restriction that forbids this step."""
        cells = (state & POSITION).to_bytes(CELLS, "little")
        source, target = (OFFSET[self.color] + CELL[place] for place in step[:2])
        return [
            restriction.fault(step)
            for restriction in self.restrictions
            if restriction.forbids(state, cells, source, target)
        ]

    def may_shut_in(self, state: int) -> bool:
        """Whether a play could shut the opponent in."""
        return self.shutting is not None and self.shutting.behind(state) != 0

    def shuts_in(self, state: int) -> bool:
        """Whether the opponent is shut in, which is legal only if all other plays do it too."""
        return self.shutting is not None and self.shutting.holds(state)

    def goal_reached(self, state: int) -> bool:
        """Whether a goal is reached."""
        return self.goal.is_reached(state & POSITION)

    def is_over(self, state: int) -> bool:
        """Whether the game is over, by a goal or by a hit that ends it."""
        return self.goal.is_over(state & POSITION)

    def may_end(self, state: int, moves: int) -> bool:
        """Whether this many moves could end the game."""
        return self.goal.is_near(state & POSITION, moves)

    def can_finish(self, cells: bytes, numbers: Numbers) -> bool:
        """Whether these numbers could bring the last checkers to the goal; True is safe.

        It takes a move for each checker, and as many pips as all of them are away.
        """
        if self.checkers - cells[self.goal_cell] > len(numbers):
            return False
        pips = weighted_sum(cells[self.first : self.first + PHASE_CELL], self.distances)
        return pips <= sum(numbers)

    def nothing_to_enter(self, cells: bytes) -> bool:
        """Whether no checker has to enter before others may move."""
        return not cells[self.bar] and cells[self.reserve] <= self.free_from

    def may_bear_off(self, packed: int) -> bool:
        """Whether a checker may bear off now or after one move; True is always a safe answer."""
        return self.bears_off and not more_than_one(packed & self.away)

    def has_detours(self, packed: int, numbers: Numbers) -> bool:
        """Whether plays of different lengths or numbers could lead to one position.

        Pips that all count tell which numbers were played; only bearing off wastes some. Of a
        double, also with waste, each checker takes as many moves by one way as by another.
        """
        if self.backwards:
            return True
        if not self.bears_off or self.exact or len(set(numbers)) < 2:
            return False
        return len(numbers) > 2 or self.may_bear_off(packed)

    def candidates(self, state: int, cells: bytes, number: int) -> Candidates:
        """The moves by this number that the bar, the reserve and checkers outside home leave."""
        if cells[self.bar]:
            return self.from_bar[number]
        if cells[self.reserve] > self.free_from:
            return self.from_reserve[number]
        return self.on_board[number] if state & self.away else self.ranked[number]

    def possible(self, packed: int, cells: bytes, candidates: Candidates) -> list[Effect]:
        """What these candidates do in this position; those that are not possible are left out."""
        found: list[Effect] = []
        for candidate in candidates:
            here = cells[candidate.source]
            if not here or here >= MARK or cells[candidate.target] >= candidate.limit:
                continue
            releases = here == 1 and cells[candidate.pinned_under] >= MARK
            landing = candidate.releasing if releases else candidate.landing
            effect = landing[cells[candidate.opposing]]
            if effect is not None and not (candidate.empty and packed & candidate.empty):
                found.append(effect)
        return found

    def effects(self, packed: int, cells: bytes, number: int) -> list[Effect]:
        """The effect of every single move with this number, the rearmost checker first."""
        return self.possible(packed, cells, self.candidates(packed, cells, number))

    def expand(self, state: int, number: int) -> Singles:
        """Every single move with this number, the rearmost checker first."""
        cells = (state & POSITION).to_bytes(CELLS, "little")
        effects = self.effects(state, cells, number)
        if not self.restrictions:
            return [(state + effect.delta, effect.move) for effect in effects]
        found: Singles = []
        for effect in effects:
            remembered = 0
            for restriction in self.restrictions:
                if restriction.forbids(state, cells, effect.source, effect.target):
                    break
                remembered += restriction.remember(state, effect)
            else:
                found.append((state + effect.delta + remembered, effect.move))
        return found

    def witness(self, state: int, number: int) -> Witness | None:
        """Proof that a move with this number exists; None if there is none."""
        if self.restrictions:
            # masks cannot express them
            return NO_WITNESS if self.expand(state, number) else None
        cells = (state & POSITION).to_bytes(CELLS, "little")
        sources, witnesses = self.witness_sources[number], self.witnesses[number]
        for at in range(len(sources)):
            if cells[sources[at]]:
                witness, _ = witnesses[at]
                if not state & witness[2]:
                    return witness
        # masks cannot express that few enough are in reserve, or that a point takes just one more
        return NO_WITNESS if self.expand(state, number) else None

    def pair_witness(self, state: int, number: int, other: int) -> Witness | None:
        """Proof that both numbers can be played: two moves that do not disturb each other.

        They start from different cells, and neither lands on a cell that matters to the other.
        None where no such two moves exist, although both numbers may be playable.
        """
        if self.restrictions:
            return None
        for (source, _, forbidden), target in self.witnesses[number]:
            if not state & source or state & forbidden:
                continue
            for (source2, _, forbidden2), target2 in self.witnesses[other]:
                if not state & source2 or state & forbidden2 or source == source2:
                    continue
                if not (forbidden & target2 or forbidden2 & target):
                    return source, source2, forbidden | forbidden2
        return None

    def _witnesses(self, number: int, off: int) -> list[tuple[Witness, int]]:
        """One per candidate: a checker there, an open target, nothing that must move before.

        Each with the mask of the cell it lands on; 0 for `off`, which takes any number.
        """
        bar, reserve = 0xFF << 8 * self.bar, 0xFF << 8 * self.reserve
        before = {self.bar: 0, self.reserve: bar}
        found = []
        for c in (*self.from_bar[number], *self.ranked[number]):
            source = COUNT << 8 * c.source
            forbidden = (
                before.get(c.source, bar | reserve)
                | c.empty
                | MARK << 8 * c.source
                | _at_least(c.limit) << 8 * c.target
                | _at_least(2 if c.landing[1] else 1) << 8 * c.opposing
            )
            target = 0 if c.target == off else 0xFF << 8 * c.target
            found.append(((source, source, forbidden), target))
        return found


def more_than_one(outside: int) -> bool:
    """Whether these cells certainly hold more than one checker.

    With one or none outside home, a number may bear off after the other was played. A single cell
    that holds two, four or eight is taken for one: a closer look would cost time and change
    nothing.
    """
    return outside & (outside - 1) != 0


def _at_least(limit: int) -> int:
    """The bits of a cell that are all unset only if it holds less than this."""
    return 0x100 - (1 << limit.bit_length() - 1)
