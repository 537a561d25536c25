"""The single moves that begin or continue some legal play, found without listing the plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.movegen.general import Reach, choices, required
from engine.movegen.listing import mechanics, plays
from engine.movegen.protocol import (
    NO_WITNESS,
    POSITION,
    Numbers,
    Singles,
    Witness,
    position_of,
)
from engine.position import Color, Position, pack, unpack
from engine.rules.ruleset import Ruleset
from engine.turn import Move, PlayStage, Step

Offers = list[tuple[int, Numbers, Singles]]
"""By number: the numbers that remain after it, and the moves with it."""


class Following(NamedTuple):
    """What may follow the moves already made in a stage.

    `may_end`: those moves are a complete legal play. `position` is the one after them, and `uses`
    is how many numbers the listed play uses that leads there, perhaps by more moves.
    """

    moves: list[Move]
    may_end: bool
    position: Position
    played: tuple[Move, ...]
    uses: int


def follow(
    rules: Ruleset,
    position: Position,
    color: Color,
    stage: PlayStage,
    played: Sequence[Step] = (),
    need: PlayLength | None = None,
) -> Following | None:
    """The single moves that may follow those already played, in any legal order.

    None if the moves played do not begin a legal play. `need` is what `play_length` has found
    for this stage, if the caller has it already.
    """
    need = need or play_length(rules, position, color, stage)
    states: dict[tuple[int, Numbers], tuple[Move, ...]] = {(need.start, need.numbers): ()}
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
    return Following(moves, may_end, position, path, max(len(path), need.longest))


class PlayLength(Reach):
    """Which moves begin or continue a legal play of a stage: mostly their count decides.

    `longest`, `ending` and `only_number` are those of `engine.movegen.general.Requirement`.
    `numbers` are those of the stage; none where the game is over. With `may_shut_in` the rule
    `no_shut_in` is left out of account.
    """

    def __init__(
        self,
        rules: Ruleset,
        color: Color,
        stage: PlayStage,
        position: Position,
        may_shut_in: bool = False,
    ) -> None:
        if not isinstance(stage, PlayStage):
            raise TypeError(f"Moves belong to a stage of the type PlayStage, not {stage!r}.")
        moving, packed = mechanics(rules, color), pack(position)
        self.numbers = numbers = () if moving.is_over(packed) else stage.numbers
        super().__init__(moving, stage.in_order, moving.may_end(packed, len(numbers)))
        self.asked = rules, position, color, stage
        self.start = start = moving.begin(packed, stage)
        # where only some of the plays of the right length are legal
        self.by_list = not may_shut_in and moving.may_shut_in(packed)
        # where a play of another length may lead to the same position
        self.has_detours = moving.has_detours(packed, numbers)
        self.listed: set[int] | None = None
        self.leading: dict[tuple[int, Numbers], bool] = {}
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
        """The moves by each number after which a legal play is still reachable."""
        offers = self.offered.get((state, left))
        if offers is None:
            offers = self.offered[state, left] = []
            if not (self.may_end and self.moving.is_over(state)):
                for number, rest in choices(left, self.in_order):
                    kept = [
                        (after, move)
                        for after, move in self.expand(state, number)
                        if self.is_kept(after, rest, depth + 1, number)
                    ]
                    offers.append((number, rest, kept))
        return offers

    def is_kept(self, state: int, rest: Numbers, depth: int, number: int) -> bool:
        """Whether a legal play is still reachable after a move by this number."""
        if self.by_list:
            return self.leads(state, rest)
        if self.only_number in (None, number) and (
            depth + self.reach(state, rest) == self.longest
            or (self.may_end and 0 <= self.end(state, rest) == self.ending - depth)
        ):
            return True
        return self.has_detours and self.leads(state, rest)

    def leads(self, state: int, left: Numbers) -> bool:
        """Whether the moves that can follow lead to the position of a legal play."""
        known = self.leading.get((state, left))
        if known is None:
            known = self.leading[state, left] = self.is_listed(state) or (
                not (self.may_end and self.moving.is_over(state))
                and any(
                    self.leads(result, rest)
                    for number, rest in choices(left, self.in_order)
                    for result, _ in self.expand(state, number)
                )
            )
        return known

    def is_listed(self, state: int) -> bool:
        """Whether a legal play leads to this position."""
        if self.listed is None:
            self.listed = set(plays(*self.asked).nodes)
        return state & POSITION in self.listed

    def is_play(self, state: int, depth: int) -> bool:
        """Whether the moves so far are a complete legal play.

        A play is what it leads to (rulebook 0 `use_all`); but who can move must move (`no_pass`).
        """
        if depth == self.longest or (self.may_end and self.moving.is_over(state)):
            return not self.by_list or self.is_listed(state)
        return depth > 0 and self.has_detours and self.is_listed(state)


def play_length(
    rules: Ruleset, position: Position, color: Color, stage: PlayStage, may_shut_in: bool = False
) -> PlayLength:
    """How long a legal play of this stage must be."""
    return PlayLength(rules, color, stage, position, may_shut_in)


def can_play_all(rules: Ruleset, color: Color, stage: PlayStage, packed: int) -> Witness | None:
    """Proof that the stage can be played completely, or to the end of the game; None if not."""
    moving, numbers = mechanics(rules, color), stage.numbers
    if len(numbers) == 2 and (witness := moving.pair_witness(packed, *numbers)):
        return witness
    length = PlayLength(rules, color, stage, unpack(packed))
    return NO_WITNESS if length.longest == len(numbers) or length.ending > 0 else None
