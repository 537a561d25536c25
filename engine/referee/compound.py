"""Compound moves: one checker moved by several numbers, written as one move from start to end.

A client may send `{"from": "12", "to": "19"}` with 6-1. `single_steps` replaces such a move by
single ones; `compound_moves` lists those that may come next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.faults import Fault, Refused
from engine.movegen import PlayLength, choices, position_of
from engine.position import Position
from engine.turn import Move, Step


class Node(NamedTuple):
    """A point in a play: the packed state, the numbers that are left, how many are played."""

    state: int
    left: tuple[int, ...]
    depth: int


Onward = Callable[[Node], Iterable[tuple[Move, Node]]]
"""The single moves that may follow, each with the node that it leads to."""


class Chain(NamedTuple):
    """Several single moves of one checker, and the node that they lead to."""

    moves: tuple[Move, ...]
    node: Node

    @property
    def via(self) -> tuple[str, ...]:
        """The places where the checker stops on its way."""
        return tuple(move.target for move in self.moves[:-1])

    @property
    def effect(self) -> tuple[Position, frozenset[str]]:
        """The position that it leads to, and the places where it hits."""
        hits = frozenset(move.target for move in self.moves if move.hit)
        return position_of(self.node.state), hits


def compound_moves(need: PlayLength, played: Sequence[Move] = ()) -> list[Chain]:
    """The compound moves that may follow the moves made so far, one for each effect.

    `need` is what `engine.movegen.play_length` has found for the stage.
    """
    onward, node = _legal(need), Node(need.start, need.numbers, 0)
    for move in played:
        node = next(after for offered, after in onward(node) if offered == move)
    found: dict[object, Chain] = {}
    for chain in _chains(onward, node):
        source, target = chain.moves[0].source, chain.moves[-1].target
        if source != target:
            found.setdefault((source, target, chain.effect), chain)
    return list(found.values())


def single_steps(need: PlayLength, steps: Sequence[Step], pointer: str = "") -> Sequence[Step]:
    """The steps with each compound move replaced by the single ones that it stands for.

    A step that can be one single move is that. `Refused` lists the ways of a compound move that
    has several with different effects. A play that is not legal is read as far as the checkers
    can move so.
    """
    start = Node(need.start, need.numbers, 0)
    read = _Reading(_legal(need), start, pointer)
    if all(map(read.take, steps)):
        return read.best()
    read = _Reading(_possible(need), start, pointer)
    known = next((n for n, step in enumerate(steps) if not read.take(step)), len(steps))
    return [*read.best(), *(each for step in steps[known:] for each in _as_written(step))]


def _legal(need: PlayLength) -> Onward:
    def onward(node: Node) -> Iterator[tuple[Move, Node]]:
        for _, rest, singles in need.onward(*node):
            for state, move in singles:
                yield move, Node(state, rest, node.depth + 1)

    return onward


def _possible(need: PlayLength) -> Onward:
    """Every move that the dice allow, whether or not it begins a legal play."""

    def onward(node: Node) -> Iterator[tuple[Move, Node]]:
        for number, rest in choices(node.left, need.in_order):
            for state, move in need.expand(node.state, number):
                yield move, Node(state, rest, node.depth + 1)

    return onward


class _Reading:
    """Reads the steps of a play one by one, in every way that the numbers allow."""

    def __init__(self, onward: Onward, start: Node, pointer: str) -> None:
        self.onward, self.pointer = onward, pointer
        self.paths: dict[Node, tuple[Step, ...]] = {start: ()}
        self.taken = 0

    def take(self, step: Step) -> bool:
        """Read one step; False if it cannot be made."""
        paths = {} if step.via else self._single(step)
        paths = paths or self._compound(step)
        if paths:
            self.paths = paths
            self.taken += 1
        return bool(paths)

    def best(self) -> tuple[Step, ...]:
        """The steps read so far; of several ways the one that uses the most numbers."""
        return max(self.paths.values(), key=len)

    def _single(self, step: Step) -> dict[Node, tuple[Step, ...]]:
        return {
            after: (*path, step)
            for node, path in self.paths.items()
            for move, after in self.onward(node)
            if step[:2] == move[:2] and step.number in (None, move.number)
        }

    def _compound(self, step: Step) -> dict[Node, tuple[Step, ...]]:
        if step.number is not None:
            return {}
        found = [
            (path, chain)
            for node, path in self.paths.items()
            for chain in _chains(self.onward, node, step.source)
            if chain.moves[-1].target == step.target and _stops(chain.via, step.via)
        ]
        if step.via:
            # a way with exactly these stops goes before one with others between them
            found = [way for way in found if way[1].via == step.via] or found
        self._check(step, [chain for _, chain in found])
        paths: dict[Node, tuple[Step, ...]] = {}
        for path, chain in found:
            singles = (Step(move.source, move.target, move.number) for move in chain.moves)
            paths.setdefault(chain.node, (*path, *singles))
        return paths

    def _check(self, step: Step, chains: Sequence[Chain]) -> None:
        """Refuse a compound move that has ways with different effects."""
        ways = {chain.effect: chain for chain in reversed(chains)}
        if len(ways) > 1:
            ordered = list(reversed(ways.values()))
            facts = {
                "from": step.source,
                "target": step.target,
                "stops": ["-".join(chain.via) for chain in ordered],
                "ways": [chain.moves for chain in ordered],
            }
            pointer = f"{self.pointer}/{self.taken}"
            raise Refused([Fault("ambiguous_move", pointer, "separate_dice", facts=facts)])


def _chains(onward: Onward, node: Node, source: str | None = None) -> Iterator[Chain]:
    """Every way to move one checker by two numbers or more, from one place or from any."""
    waiting = [
        Chain((move,), after) for move, after in onward(node) if source in (None, move.source)
    ]
    while waiting:
        chain = waiting.pop(0)
        if len(chain.moves) > 1:
            yield chain
        waiting += [
            Chain((*chain.moves, move), after)
            for move, after in onward(chain.node)
            if move.source == chain.moves[-1].target
        ]


def _stops(via: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether the wanted places are among the stops, in their order."""
    stops = iter(via)
    return all(place in stops for place in wanted)


def _as_written(step: Step) -> Iterator[Step]:
    """A step that cannot be made, stop by stop."""
    if not step.via:
        yield step
        return
    for source, target in pairwise((step.source, *step.via, step.target)):
        yield Step(source, target)
