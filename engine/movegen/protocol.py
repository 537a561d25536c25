"""What the general search must know about a game: its single moves and when it is over.

A *state* of the search is one integer. Its low `WIDTH` bits are the packed position, one byte per
cell, so a move is the addition of a constant. The bits above are the memory of the stage: what
the rules must know about the moves made so far. `begin` gives the state at the start of a stage,
mostly with no memory, and only the mechanics that write it read it. Two sequences of moves that
lead to one position with different memories are different states; once a play is complete, only its
position counts.

For example, a rule "at most one checker leaves the head in a turn" keeps that count in the
memory, and `expand` offers no move from the head while the count is 1.
"""

from __future__ import annotations

from typing import Final, Protocol

from engine.faults import Fault
from engine.position import CELLS, Position, unpack
from engine.turn import Move, PlayStage, Step

Numbers = tuple[int, ...]
Moves = tuple[Move, ...]
Singles = list[tuple[int, Move]]
"""Single moves, each with the state it leads to."""
Nodes = dict[int, Moves]
"""States or packed positions, each with the moves that lead there."""

WIDTH: Final = 8 * CELLS
POSITION: Final = (1 << WIDTH) - 1
"""The bits of a state that are its packed position."""

Witness = tuple[int, int, int]
"""Shows at a glance that a position allows something that was possible in another position.

It holds in a position that has a bit of the first mask, a bit of the second and none of the
third. For example "a checker on 8, White not on the bar, and 11 open" proves a move by 3.
"""
NO_WITNESS: Final[Witness] = (0, 0, 0)
"""Holds nowhere: something is possible, but other positions must be examined for themselves."""


def position_of(state: int) -> Position:
    """The position of a state, without its memory."""
    return unpack(state & POSITION)


class Mechanics(Protocol):
    """The single moves of one side, and what ends the game."""

    def begin(self, packed: int, _stage: PlayStage) -> int:
        """The state with which a stage begins: the position, and what the stage starts with."""
        return packed

    def expand(self, state: int, number: int) -> Singles:
        """Every legal single move with this number, the rearmost checker first.

        Bans on formations belong here: a step that a rule forbids is not offered.
        """
        ...

    def witness(self, state: int, number: int) -> Witness | None:
        """Proof that a move with this number exists; None if there is none."""
        return NO_WITNESS if self.expand(state, number) else None

    def pair_witness(self, _state: int, _number: int, _other: int) -> Witness | None:
        """Proof that both numbers can be played; None where it cannot be seen at a glance."""
        return None

    def goal_reached(self, state: int) -> bool:
        """Whether the mover has reached a goal that ends the game.

        A play may stop here although numbers are left.
        """
        ...

    def is_over(self, state: int) -> bool:
        """Whether the game is over, by a goal or by a hit that ends it: no move may follow."""
        return self.goal_reached(state)

    def refusals(self, _state: int, _step: Step) -> list[Fault]:
        """Every rule that forbids a step which its landing would allow."""
        return []

    def has_detours(self, _packed: int, _numbers: Numbers) -> bool:
        """Whether plays of different lengths or numbers could lead to one position.

        True is always a safe answer.
        """
        return True

    def may_shut_in(self, _state: int) -> bool:
        """Whether a play of this stage could be one that is legal only if all others are like it.

        False is right for every game without such plays.
        """
        return False

    def shuts_in(self, _state: int) -> bool:
        """Whether a finished play that leads here is legal only if all others are like it."""
        return False

    def may_end(self, _state: int, _moves: int) -> bool:
        """Whether this many moves could end the game; True is always a safe answer."""
        return True
