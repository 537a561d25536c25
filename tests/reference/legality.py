"""Which plays of a stage are legal: brute force over every order, then the duties of section 0."""

from collections.abc import Iterator
from typing import NamedTuple

from . import others, travel
from .boards import Stage, State, Step
from .games import Game


class Line(NamedTuple):
    """A play in progress. Two orders that meet in the same line are the same from there on."""

    state: State
    first_hit: State | None  # kept in no_hit only, where the game ends there
    left: tuple[int, ...]


def steps(page: Game, player: str, state: State, number: int) -> Iterator[Step]:
    if page.kind == "tourne_case":
        return others.tourne_case_steps(page, player, state, number)
    if page.kind == "circle":
        return others.circle_steps(player, state, number)
    if page.kind == "towers":
        return others.tower_steps(page, player, state, number)
    return travel.steps(page, player, state, number)


def ended(page: Game, player: str, state: State) -> bool:
    """The goal is reached. In Catch me a jump may also end it for the player to move."""
    if page.kind == "tourne_case":
        return others.tourne_case_ended(page, player, state)
    if page.kind == "circle":
        return others.circle_ended(state)
    return travel.ended(state)


def legal(page: Game, player: str, state: State, stage: Stage) -> list[tuple[int, Line]]:
    """Every legal play as (numbers used, where it leads)."""
    numbers = tuple(stage["numbers"])
    levels = _levels(page, player, state, numbers, in_order=stage.get("in_order", False))
    longest = len(levels) - 1
    finished = [
        (used, line)
        for used, level in enumerate(levels)
        for line in level
        if used and ended(page, player, line.state)
    ]
    # use_all: among the plays that reach the goal the longest; they may be shorter than others.
    best = max((used for used, _ in finished), default=0)
    plays = [(used, line) for used, line in finished if used == best]
    if longest == len(numbers) or not page.all_or_nothing:
        going_on = (line for line in levels[-1] if not ended(page, player, line.state))
        plays += [(longest, line) for line in going_on]
    if longest == 1 and len(numbers) == 2 and not page.either_die:
        plays = _with_higher(plays, min(numbers))
    return plays or [(0, Line(state, None, numbers))]  # empty_stage


def sequences(page: Game, player: str, state: State, stage: Stage) -> Iterator[list[Line]]:
    """Every legal play in every order: the lines on the way, the first before any number.

    use_all: a play is what it leads to, so every way to the position of a legal play is one; but
    with no number played it is none unless nothing can be played (no_pass).
    """
    wanted = set(legal(page, player, state, stage))
    positions = {line.first_hit or line.state for _, line in wanted}
    ahead = [[Line(state, None, tuple(stage["numbers"]))]]
    while ahead:
        path = ahead.pop()
        at = path[-1].first_hit or path[-1].state
        if (len(path) - 1, path[-1]) in wanted or (len(path) > 1 and at in positions):
            yield path
        if not ended(page, player, path[-1].state):
            following = _extend(page, player, path[-1], in_order=stage.get("in_order", False))
            ahead += [[*path, line] for line in following]


def _with_higher(plays: list[tuple[int, Line]], lower: int) -> list[tuple[int, Line]]:
    """higher_die: where either number can be played but not both, the lower one is left over.

    With lower_first the lower one is never left over, so there it changes nothing (rulebook 3).
    """
    return [(used, line) for used, line in plays if line.left == (lower,)] or plays


def _levels(
    page: Game, player: str, state: State, numbers: tuple[int, ...], *, in_order: bool
) -> list[set[Line]]:
    """levels[n]: all distinct lines after n numbers; the last level is never empty."""
    levels = [{Line(state, None, numbers)}]
    while True:
        reached = {
            following
            for line in levels[-1]
            if not ended(page, player, line.state)  # immediate_end
            for following in _extend(page, player, line, in_order=in_order)
        }
        if not reached:
            return levels
        levels.append(reached)


def _extend(page: Game, player: str, line: Line, *, in_order: bool) -> Iterator[Line]:
    for number in line.left[:1] if in_order else set(line.left):
        at = line.left.index(number)
        left = line.left[:at] + line.left[at + 1 :]
        for state, hit in steps(page, player, line.state, number):
            first_hit = line.first_hit
            if page.hit_ends and hit and first_hit is None:
                first_hit = state  # rulebook 21: judged as if play went on, void from here
            yield Line(state, first_hit, left)
