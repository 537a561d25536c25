"""Positions: the shared JSON form outside, a hashable value seen by the player to move inside."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

Position = dict[str, Any]
Stage = dict[str, Any]
Options = Mapping[str, Any]

# Points keep their printed numbers 1-24; the piles off the board follow. OFF comes after every
# place that is still in play, so `counts[:OFF]` is "what the player still has to bring home".
BAR, RESERVE, OFF, CAPTURED = 25, 26, 27, 28
PILES = {"bar": BAR, "reserve": RESERVE, "off": OFF, "captured": CAPTURED}
PLACES = {str(point): point for point in range(1, 25)} | PILES
WORDS = {place: word for word, place in PLACES.items()}
_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


class State(NamedTuple):
    """A position from one player's side; points stay absolute, nothing is mirrored."""

    mine: bytes
    theirs: bytes
    my_marks: frozenset[int]
    their_marks: frozenset[int]
    my_phase: str
    their_phase: str


class Step(NamedTuple):
    """What one number leads to, and whether it hit (rulebook 21 needs to know)."""

    state: State
    hit: bool


def opponent(player: str) -> str:
    return "black" if player == "white" else "white"


def flip(state: State) -> State:
    mine, theirs, my_marks, their_marks, my_phase, their_phase = state
    return State(theirs, mine, their_marks, my_marks, their_phase, my_phase)


def carry(counts: bytes, origin: int, target: int, checkers: int = 1) -> bytes:
    """The same side after `checkers` of its checkers went from one place to another."""
    after = bytearray(counts)
    after[origin] -= checkers
    after[target] += checkers
    return bytes(after)


def read(position: Mapping[str, Any], player: str) -> State:
    other = opponent(player)
    marks = position.get("marks", {})
    phase = position.get("phase", {})
    return State(
        _counts(position[player]),
        _counts(position[other]),
        frozenset(int(word) for word in marks.get(player, ())),
        frozenset(int(word) for word in marks.get(other, ())),
        phase.get(player, ""),
        phase.get(other, ""),
    )


def write(state: State, player: str) -> Position:
    other = opponent(player)
    position: Position = {player: _words(state.mine), other: _words(state.theirs)}
    sides = ((player, state.my_marks), (other, state.their_marks))
    marks = {side: [str(point) for point in sorted(points)] for side, points in sides if points}
    if marks:
        position["marks"] = marks
    if state.my_phase:
        position["phase"] = {player: state.my_phase, other: state.their_phase}
    return position


def canonical(position: Mapping[str, Any]) -> str:
    return _ENCODER.encode(position)


def _counts(side: Mapping[str, int]) -> bytes:
    counts = bytearray(CAPTURED + 1)
    for word, count in side.items():
        counts[PLACES[word]] = count
    return bytes(counts)


def _words(counts: bytes) -> dict[str, int]:
    return {WORDS[place]: count for place, count in enumerate(counts) if count}
