"""The single moves that begin or continue some legal play, found without listing the plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.movegen.general import Reach, choices, required, search
from engine.movegen.listing import mechanics
from engine.movegen.protocol import (
    NO_WITNESS,
    POSITION,
    Numbers,
    Singles,
    Witness,
    position_of,
)
from engine.position import Color, Position, pack
from engine.rules.ruleset import Ruleset
from engine.turn import Move, Play, Step

Offers = list[tuple[int, Numbers, Singles]]
"""By number: the numbers that remain after it, and the moves with it."""


class Following(NamedTuple):
    """What may follow the moves already made in a stage.

    `may_end`: those moves are a complete legal play. `position` is the one after them.
    """

    moves: list[Move]
    may_end: bool
    position: Position
    played: tuple[Move, ...]


def follow(
    rules: Ruleset,
    position: Position,
    color: Color,
    stage: Play,
    played: Sequence[Step] = (),
    need: PlayLength | None = None,
) -> Following | None:
    """The single moves that may follow those already played, in any legal order.

    None if the moves played do not begin a legal play. `need` is what `play_length` has found
    for this stage, if the caller has it already.
    """
    need = need or play_length(rules, position, color, stage)
    states: dict[tuple[int, Numbers], tuple[Move, ...]] = {(need.start, stage.numbers): ()}
    for step in played:
        states = {
            (result, rest): (*path, move)
            for (state, left), path in states.items()
            for _, rest, singles in need.onward(state, left, len(path))
            for result, move in singles
            if step[:2] == move[:2] and step.number in (None, move.number)
        }
        if not states:
            return None
    moves: list[Move] = []
    may_end = False
    for state, left in states:
        may_end |= need.is_play(state, len(played))
        offers = need.onward(state, left, len(played))
        moves += [m for _, _, singles in offers for _, m in singles if m not in moves]
    (state, _), path = next(iter(states.items()))
    if played:
        position = position_of(state)
    return Following(moves, may_end, position, path)


class PlayLength(Reach):
    """How long a legal play of a stage must be, and which moves still allow one.

    `longest`, `ending` and `only_number` are those of `engine.movegen.general.Requirement`.
    `released` are the packed positions of the legal plays where others shut the opponent in, else
    None; with `may_shut_in` that rule is left out of account.
    """

    def __init__(
        self, rules: Ruleset, color: Color, stage: Play, packed: int, may_shut_in: bool = False
    ) -> None:
        if not isinstance(stage, Play):
            raise TypeError(f"Moves belong to a stage of the type Play, not {stage!r}.")
        moving, numbers = mechanics(rules, color), stage.numbers
        super().__init__(moving, stage.in_order, moving.may_end(packed, len(numbers)))
        self.start = start = moving.begin(packed, stage)
        self.released: set[int] | None = None
        self.releases: dict[tuple[int, Numbers], bool] = {}
        if not may_shut_in and moving.may_shut_in(packed):
            self.released = set(search(moving, packed, stage, rules.obligation))
        self.endings: dict[tuple[int, Numbers], int] = {}
        self.offered: dict[tuple[int, Numbers], Offers] = {}
        longest = self.reach(start, numbers)
        ending = self.end(start, numbers) if self.may_end else -1
        usable: list[int] = []
        if longest == 1:
            usable = [n for n, _ in choices(numbers, stage.in_order) if self.expand(start, n)]
        need = required(rules.obligation, numbers, longest, ending, usable)
        self.longest, self.ending, self.only_number = need.longest, need.ending, need.only_number

    def end(self, state: int, left: Numbers) -> int:
        """The most moves that can follow and reach a goal; -1 if none can."""
        if self.moving.goal_reached(state):
            return 0
        if not left or not self.moving.may_end(state, len(left)):
            return -1
        if (state, left) not in self.endings:
            further = [
                self.end(result, rest)
                for number, rest in choices(left, self.in_order)
                for result, _ in self.expand(state, number)
            ]
            best = max(further, default=-1)
            self.endings[state, left] = best + 1 if best >= 0 else -1
        return self.endings[state, left]

    def onward(self, state: int, left: Numbers, depth: int) -> Offers:
        """The moves after which a play of legal length is still reachable."""
        offers = self.offered.get((state, left))
        if offers is None:
            offers = self.offered[state, left] = []
            if not (self.may_end and self.moving.is_over(state)):
                for number, rest in choices(left, self.in_order):
                    if self.only_number in (None, number):
                        singles = self.expand(state, number)
                        offers.append((number, rest, self.kept(singles, rest, depth + 1)))
        return offers

    def kept(self, singles: Singles, rest: Numbers, depth: int) -> Singles:
        """Keep the moves after which a play of legal length is still reachable."""
        return [
            (state, move)
            for state, move in singles
            if (
                depth + self.reach(state, rest) == self.longest
                or (self.may_end and 0 <= self.end(state, rest) == self.ending - depth)
            )
            and (self.released is None or self.is_released(state, rest, depth))
        ]

    def is_released(self, state: int, left: Numbers, depth: int) -> bool:
        """Whether a play that starts like this does not shut the opponent in, or may."""
        known = self.releases.get((state, left))
        if known is None:
            known = self.releases[state, left] = self.is_play(state, depth) or any(
                self.is_released(result, rest, depth + 1)
                for number, rest in choices(left, self.in_order)
                for result, _ in self.expand(state, number)
            )
        return known

    def is_play(self, state: int, depth: int) -> bool:
        """Whether the moves so far are a complete legal play."""
        if self.released is not None and state & POSITION not in self.released:
            return False
        return depth == self.longest or (self.may_end and self.moving.is_over(state))


def play_length(
    rules: Ruleset, position: Position, color: Color, stage: Play, may_shut_in: bool = False
) -> PlayLength:
    """How long a legal play of this stage must be."""
    return PlayLength(rules, color, stage, pack(position), may_shut_in)


def can_play_all(rules: Ruleset, color: Color, stage: Play, packed: int) -> Witness | None:
    """Proof that the stage can be played completely, or to the end of the game; None if not."""
    moving, numbers = mechanics(rules, color), stage.numbers
    if len(numbers) == 2 and (witness := moving.pair_witness(packed, *numbers)):
        return witness
    length = PlayLength(rules, color, stage, packed)
    return NO_WITNESS if length.longest == len(numbers) or length.ending > 0 else None
