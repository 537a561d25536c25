"""One step of a play: where a checker may go with one number, sentence by sentence."""

from collections.abc import Iterator
from typing import NamedTuple

from ..boards import BAR, OFF, State, carry
from .pages import Page


class Line(NamedTuple):
    """A play in progress: the board, the numbers left, and what this turn has to remember."""

    state: State
    left: tuple[int, ...]
    from_start: int = 0  # `head_one`: how many checkers have left the start point
    hits: frozenset[int] = frozenset()  # `hitter_stays`: own home points where a blot was hit


class Step(NamedTuple):
    """One checker from a place to another, and the line that it leads to."""

    source: int
    target: int
    line: Line


def steps(page: Page, player: str, line: Line, number: int, most_from_start: int) -> Iterator[Step]:
    """Every step that no rule of the table in section 30 forbids."""
    route = page.route(player)
    for source, target in _forward(route, line.state.mine, number):
        if source in line.state.my_marks:
            continue  # a pinned checker cannot move
        if target == OFF and line.state.my_marks:
            continue  # free_bear_off
        if target != OFF and not _is_open(page, line.state, target):
            continue
        if not _may_leave(page, route, line, source, most_from_start):
            continue
        after = _arrive(page, route, line, number, source, target)
        takes = target != OFF and not line.state.mine[target]
        if takes and _forbidden_formation(page, player, after.state, target):
            continue
        yield Step(source, target, after)


def _forward(route: tuple[int, ...], mine: bytes, number: int) -> Iterator[tuple[int, int]]:
    """Section 0: `forward`, `bar_first` and `bear_off`, whatever stands on the target."""
    if mine[BAR]:
        yield BAR, route[number - 1]
        return
    held = [k for k in range(1, 25) if mine[route[k - 1]]]
    for k in held:
        if k + number <= 24:
            yield route[k - 1], route[k + number - 1]
        elif held[0] >= 19 and (k + number == 25 or k == held[0]):
            yield route[k - 1], OFF


def _is_open(page: Page, state: State, point: int) -> bool:
    mine, theirs = state.mine[point], state.theirs[point]
    if page.meeting == "block":
        return not theirs  # single_blocks
    if page.meeting == "pin" and mine and theirs:
        # pin_stack: the pinner may stack; the point is closed to the player who is pinned there.
        return point in state.their_marks
    return theirs <= 1  # open_point


def _may_leave(
    page: Page, route: tuple[int, ...], line: Line, source: int, most_from_start: int
) -> bool:
    mine = line.state.mine
    if source == route[0] and line.from_start >= most_from_start:
        return False  # head_one
    if source in line.hits and mine[source] == 1:
        return False  # hitter_stays
    if page.runner and not mine[OFF] and not any(mine[point] for point in route[page.runner - 1 :]):
        foremost = max(k for k in range(1, 25) if mine[route[k - 1]])
        return source == route[foremost - 1]  # runner_first
    return True


def _arrive(
    page: Page, route: tuple[int, ...], line: Line, number: int, source: int, target: int
) -> Line:
    state, hits = line.state, line.hits
    mine, theirs = carry(state.mine, source, target), state.theirs
    pinned_by_me = state.their_marks
    meets = target != OFF and theirs[target] == 1
    if meets and page.meeting == "hit":
        theirs = carry(theirs, target, BAR)
        if page.hitter_stays and target in route[18:]:
            hits = hits | {target}
    if meets and page.meeting == "pin":
        pinned_by_me = pinned_by_me | {target}
    if not mine[source]:
        pinned_by_me = pinned_by_me - {source}  # free again when the last pinner has left
    left = list(line.left)
    left.remove(number)
    return Line(
        state._replace(mine=mine, theirs=theirs, their_marks=pinned_by_me),
        tuple(left),
        line.from_start + (1 if page.second_head and source == route[0] else 0),
        hits,
    )


def _forbidden_formation(page: Page, player: str, state: State, taken: int) -> bool:
    """`quarter` and `row_of_six`, for a point that the step has just taken."""
    route = page.route(player)
    for quarter in page.quarters:
        points = [route[k - 1] for k in quarter.own_numbers]
        if taken in points and sum(state.mine[point] > 0 for point in points) > quarter.most:
            return True
    return bool(page.row) and _forbidden_row(page, player, state, taken)


def _forbidden_row(page: Page, player: str, state: State, taken: int) -> bool:
    """`row_of_six`: judged on the opponent's route, which does not close into a ring."""
    route = page.route("black" if player == "white" else "white")
    first = last = route.index(taken)
    while first > 0 and state.mine[route[first - 1]]:
        first -= 1
    while last < 23 and state.mine[route[last + 1]]:
        last += 1
    if last - first + 1 < 6 or state.theirs[OFF]:
        return False
    excusing = route[last + 1 :] if page.row == "one_ahead" else route[18:]
    return not any(state.theirs[point] for point in excusing)
