"""One number in the three games that do not travel home: Tourne-case, Catch me, Doublets."""

from collections.abc import Iterator

from .boards import BAR, CAPTURED, OFF, RESERVE, State, Step, carry, flip, opponent
from .games import Game

CORNERS = (1, 6, 7, 12, 13, 18, 19, 24)


# --- rulebook 10, french_backgammon_2 ---


def tourne_case_steps(page: Game, player: str, state: State, number: int) -> Iterator[Step]:
    route = page.route(player)
    entry = route[number - 1]
    for pile in (BAR, RESERVE):
        if state.mine[pile] and not state.mine[entry]:
            yield _tourne_case_arrive(state, pile, entry, home=False)
        if pile == BAR and state.mine[BAR]:
            return  # bar first, while the reserve is free
    for index, point in enumerate(route[:-1]):
        if not state.mine[point] or index + number >= len(route):
            continue  # the home point must be reached exactly
        # no_overtaking, and a point with an own checker is closed: the whole way must be clear,
        # except that the home point takes any number.
        way = route[index + 1 : index + number + 1]
        if not any(state.mine[passed] for passed in way if passed != route[-1]):
            yield _tourne_case_arrive(state, point, way[-1], home=way[-1] == route[-1])


def tourne_case_ended(page: Game, player: str, state: State) -> bool:
    return state.mine[page.route(player)[-1]] == sum(state.mine)


def _tourne_case_arrive(state: State, origin: int, target: int, *, home: bool) -> Step:
    mine = carry(state.mine, origin, target)
    hit = not home and state.theirs[25 - target] > 0  # opposite_hit
    theirs = carry(state.theirs, 25 - target, BAR) if hit else state.theirs
    return Step(state._replace(mine=mine, theirs=theirs), hit)


# --- rulebook 15, catch_me ---


def circle_steps(player: str, state: State, number: int) -> Iterator[Step]:
    held = [point for point in range(1, 25) if state.mine[point]]
    for point in held:
        if len(held) == 1:
            # Last checker: a 1 is the next corner, a 6 the next but one.
            target = _next_corner(player, point)
            if number == 6:
                target = _next_corner(player, target)
        else:
            target = _ahead(player, point, number)
            while state.mine[target]:
                target = _ahead(player, target, 1)
        yield Step(_settle(player, _capture(state, point, target)), hit=False)


def circle_ended(state: State) -> bool:
    return not any(state.mine[1:25]) or not any(state.theirs[1:25])


def _ahead(player: str, point: int, number: int) -> int:
    """White runs 24 to 1 and on to 24, Black the other way."""
    return (point - 1 + (-number if player == "white" else number)) % 24 + 1


def _next_corner(player: str, point: int) -> int:
    point = _ahead(player, point, 1)
    while point not in CORNERS:
        point = _ahead(player, point, 1)
    return point


def _capture(state: State, origin: int, target: int) -> State:
    theirs = state.theirs
    if theirs[target]:
        theirs = carry(theirs, target, CAPTURED)
    return state._replace(mine=carry(state.mine, origin, target), theirs=theirs)


def _settle(player: str, state: State) -> State:
    """Last checkers jump to a corner at once, in either player's turn, until nothing changes."""
    for side, view in ((player, state), (opponent(player), flip(state))):
        held = [point for point in range(1, 25) if view.mine[point]]
        if len(held) == 1 and held[0] not in CORNERS:
            jumped = _capture(view, held[0], _next_corner(side, held[0]))
            return _settle(player, jumped if side == player else flip(jumped))
    return state


# --- rulebook 16, doublets ---


def tower_steps(page: Game, player: str, state: State, number: int) -> Iterator[Step]:
    point = page.route(player)[number - 1]
    towers = state.my_marks
    if state.my_phase == "unstack" and point in towers:
        towers = towers - {point}
        phase = "unstack" if towers else "restack"
        yield Step(state._replace(my_marks=towers, my_phase=phase), hit=False)
    elif state.my_phase == "restack" and point not in towers:
        towers = towers | {point}
        phase = "restack" if len(towers) < 6 else "bear_off"
        yield Step(state._replace(my_marks=towers, my_phase=phase), hit=False)
    elif state.my_phase == "bear_off" and state.mine[point]:
        leaving = state.mine[point] if page.whole_tower else 1
        mine = carry(state.mine, point, OFF, leaving)
        yield Step(state._replace(mine=mine, my_marks=towers - {point}), hit=False)
