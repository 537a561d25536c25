"""Which plays are legal: every order of the numbers, the duties, then the whole-play filter."""

from collections.abc import Iterable, Iterator, Sequence

from ..boards import OFF, WORDS, State
from .pages import Page
from .steps import Line, steps

ANY_NUMBER = 15


def ending(page: Page, player: str, state: State) -> tuple[str, str | None] | None:
    """The goal that is reached, as (how, winner): done, mother or both_mothers; None if none is."""
    other = "black" if player == "white" else "white"
    if not any(state.mine[:OFF]):
        return "done", player
    if not any(state.theirs[:OFF]):
        return "done", other
    if not page.mother:
        return None
    my_start, their_start = page.route(player)[0], page.route(other)[0]
    mine_is_pinned = my_start in state.my_marks
    theirs_is_pinned = their_start in state.their_marks
    if mine_is_pinned and theirs_is_pinned:
        return "both_mothers", None
    if theirs_is_pinned and not state.mine[my_start]:
        return "mother", player
    if mine_is_pinned and not state.theirs[their_start]:
        return "mother", other
    return None


def legal(page: Page, player: str, state: State, numbers: Sequence[int]) -> set[Line]:
    """Where every legal play of these numbers leads; without one, the empty play."""
    most_from_start = _most_from_start(page, player, state, numbers)
    levels = _levels(page, player, Line(state, tuple(numbers)), most_from_start)
    longest = len(levels) - 1
    # use_all: a play that ends the game may be shorter; of those that end it the longest are legal.
    plays: set[Line] = {line for line in levels[-1] if not ending(page, player, line.state)}
    for level in reversed(levels[1:]):
        if at_the_goal := {line for line in level if ending(page, player, line.state)}:
            plays |= at_the_goal
            break
    # higher_die: either number can be played, but not both.
    if longest == 1 and len(numbers) == 2:
        plays = {line for line in plays if line.left == (min(numbers),)} or plays
    if page.no_shut_in:
        plays = {line for line in plays if not shut_in(page, player, line.state)} or plays
    return plays


def allows(
    page: Page,
    player: str,
    state: State,
    numbers: Sequence[int],
    moves: Iterable[tuple[str, str]],
) -> bool:
    """Whether these moves, (source, target) in this order, are a legal play of the numbers.

    use_all: a play is what it leads to, so every way to the position of a legal play is one; but
    without a move it is none unless nothing can be played (no_pass).
    """
    wanted = legal(page, player, state, numbers)
    moves = list(moves)
    most_from_start = _most_from_start(page, player, state, numbers)
    reached = {Line(state, tuple(numbers))}
    for move in moves:
        reached = {
            step.line
            for line in reached
            if not ending(page, player, line.state)
            for number in set(line.left)
            for step in steps(page, player, line, number, most_from_start)
            if (WORDS[step.source], WORDS[step.target]) == move
        }
    positions = {line.state for line in wanted} if moves else set()
    return any(line in wanted or line.state in positions for line in reached)


def sequences(
    page: Page, player: str, state: State, numbers: Sequence[int]
) -> Iterator[list[tuple[int, Line]]]:
    """Every legal play in every order, as the numbers played and the lines they lead to.

    As in `allows`, every way to the position of a legal play is one.
    """
    most_from_start = _most_from_start(page, player, state, numbers)
    wanted = legal(page, player, state, numbers)
    positions = {line.state for line in wanted}
    ahead: list[list[tuple[int, Line]]] = [[(0, Line(state, tuple(numbers)))]]
    while ahead:
        path = ahead.pop()
        _, line = path[-1]
        if line in wanted or (len(path) > 1 and line.state in positions):
            yield path[1:]
        if ending(page, player, line.state):
            continue
        for number in set(line.left):
            for step in steps(page, player, line, number, most_from_start):
                ahead.append([*path, (number, step.line)])


def shut_in(page: Page, player: str, state: State) -> bool:
    """`no_shut_in`: the opponent stands on one point behind six points that the player holds."""
    route = page.route("black" if player == "white" else "white")
    held = [k for k in range(1, 25) if state.theirs[route[k - 1]]]
    if len(held) != 1 or held[0] > 18:
        return False
    k = held[0]
    return all(state.mine[route[own - 1]] for own in range(k + 1, k + 7))


def can_step(page: Page, player: str, state: State) -> bool:
    """Whether some roll lets the player take at least one step."""
    return any(
        True
        for number in range(1, 7)
        for _ in steps(page, player, Line(state, (number,)), number, 1)
    )


def _most_from_start(page: Page, player: str, state: State, numbers: Sequence[int]) -> int:
    """`head_one` and the option `second_head`, judged at the beginning of the turn."""
    if not page.second_head:
        return ANY_NUMBER
    first_turn = state.mine[page.route(player)[0]] == 15
    if not first_turn or page.second_head == "never":
        return 1
    if page.second_head == "named":
        return 2 if tuple(numbers) in ((6,) * 4, (4,) * 4, (3,) * 4) else 1
    played_by_one = len(_levels(page, player, Line(state, tuple(numbers)), 1)) - 1
    return 2 if played_by_one < len(numbers) else 1


def _levels(page: Page, player: str, start: Line, most_from_start: int) -> list[set[Line]]:
    """levels[n]: every line after n numbers, in every order; the last level is not empty.

    Two orders that meet in the same line, its memory included, go on in the same way.
    """
    levels = [{start}]
    while True:
        reached = {
            step.line
            for line in levels[-1]
            if not ending(page, player, line.state)  # immediate_end
            for number in set(line.left)
            for step in steps(page, player, line, number, most_from_start)
        }
        if not reached:
            return levels
        levels.append(reached)
