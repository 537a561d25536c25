"""One number in the games whose checkers travel a route and are borne off."""

from collections.abc import Iterator

from .boards import BAR, OFF, RESERVE, State, Step, carry
from .games import Game


def steps(page: Game, player: str, state: State, number: int) -> Iterator[Step]:
    """Everything the player may do with one number."""
    route = page.route(player)
    if state.mine[BAR]:  # bar_first
        yield from _enter(page, route, state, BAR, number)
        return
    if state.mine[RESERVE]:
        yield from _enter(page, route, state, RESERVE, number)
        if _must_enter(page, state):
            return
    yield from _move(page, route, state, number)


def ended(state: State) -> bool:
    """Nothing of the player's is left in play."""
    return not any(state.mine[:OFF])


def _must_enter(page: Game, state: State) -> bool:
    if page.entering == "after_two":
        # Rulebook 5: the reserve tells how many have ever entered; a hit does not refill it.
        return state.mine[RESERVE] > 13
    return page.entering == "all_first"


def _enter(
    page: Game, route: tuple[int, ...], state: State, pile: int, number: int
) -> Iterator[Step]:
    target = route[number - 1]
    if page.thin_points and number == 1 and state.mine[target]:
        return  # rulebook 17, start_point: entering only, the first fifteen may stand there
    if _is_open(page, state, target, number):
        yield _arrive(page, state, pile, target)


def _move(page: Game, route: tuple[int, ...], state: State, number: int) -> Iterator[Step]:
    mine = state.mine
    held = [k for k, point in enumerate(route, start=1) if mine[point]]
    # A pinned checker is in `held`: it cannot go, but it still counts as rearmost (rulebook 14).
    all_home = bool(held) and held[0] > len(route) - 6 and not mine[RESERVE]
    for k in held:
        point = route[k - 1]
        if page.pinning and point in state.my_marks:
            continue
        for goal in (k + number, k - number) if page.backwards else (k + number,):
            if 1 <= goal <= len(route):
                if _is_open(page, state, route[goal - 1], goal):
                    yield _arrive(page, state, point, route[goal - 1])
            elif goal > len(route) and all_home:
                exact = goal == len(route) + 1
                if exact or (k == held[0] and not page.exact_bear_off):
                    yield _arrive(page, state, point, OFF)


def _is_open(page: Game, state: State, point: int, own_number: int) -> bool:
    mine, theirs = state.mine[point], state.theirs[point]
    if theirs >= page.blocked_by:
        return False
    if page.pinning and mine and theirs:
        # Rulebook 14: a mixed pair is closed to both; the option opens it to the pinner alone.
        return page.pinner_may_add and point in state.their_marks
    if page.thin_points and own_number in (3, 4, 5):
        return not mine
    return mine < page.most_own


def _arrive(page: Game, state: State, origin: int, target: int) -> Step:
    """Move one checker; the target is known to be open, so it holds at most one opponent."""
    mine, theirs, pins = carry(state.mine, origin, target), state.theirs, state.their_marks
    met = target <= 24 and theirs[target] > 0
    if met and page.pinning:
        pins = pins | {target}
    elif met:
        theirs = carry(theirs, target, BAR)
    if origin in pins and not mine[origin]:
        pins = pins - {origin}  # rulebook 14: free as soon as the pinner has left
    return Step(
        State(mine, theirs, state.my_marks, pins, state.my_phase, state.their_phase),
        hit=met and not page.pinning,
    )
