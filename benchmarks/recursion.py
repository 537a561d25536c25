"""A straightforward recursion, as most programs start with: the baseline of the comparison.

Base game only, from the mover's side: `own[d]` checkers at distance d, 25 is the bar, 0 is off;
`theirs[d]` opposing checkers on the same point. Every order of the dice is tried, every board is
copied, and duplicates are removed at the end.
"""

from __future__ import annotations

from benchmarks.corpus import Pair
from engine.position import OTHER

BAR = 25
Row = tuple[int, ...]
Line = tuple[tuple[int, int], ...]


def board(pair: Pair) -> tuple[Row, Row]:
    """The pair's position seen by the mover."""
    route = pair.rules.board.route(pair.player)
    own, theirs = [0] * 26, [0] * 26
    for place, count in pair.position.side(pair.player).items():
        own[route.distance(place)] += count
    for place, count in pair.position.side(OTHER[pair.player]).items():
        if place not in ("bar", "off"):
            theirs[route.distance(place)] += count
    return tuple(own), tuple(theirs)


def steps(own: Row, theirs: Row, number: int) -> list[tuple[int, int]]:
    """Every single move with this number."""
    sources = [BAR] if own[BAR] else [d for d in range(24, 0, -1) if own[d]]
    found = []
    for source in sources:
        target = source - number
        if target > 0:
            if theirs[target] < 2:
                found.append((source, target))
        elif not any(own[7:]) and (target == 0 or not any(own[source + 1 :])):
            found.append((source, 0))
    return found


def sequences(own: Row, theirs: Row, numbers: tuple[int, ...]) -> list[tuple[Line, Row, Row]]:
    """Every sequence of moves, with the board it leads to."""
    found = []
    for number in dict.fromkeys(numbers):
        i = numbers.index(number)
        for source, target in steps(own, theirs, number):
            mine, yours = list(own), list(theirs)
            mine[source] -= 1
            mine[target] += 1
            yours[target] = 0 if target and yours[target] == 1 else yours[target]
            rest = numbers[:i] + numbers[i + 1 :]
            for line, after, against in sequences(tuple(mine), tuple(yours), rest):
                found.append((((source, target), *line), after, against))
    return found or [((), own, theirs)]


def plays(pair: Pair, own: Row, theirs: Row) -> dict[tuple[Row, Row], Line]:
    """Every distinct legal play: the longest sequences, the higher number if only one fits."""
    numbers = pair.stage.numbers
    lines = sequences(own, theirs, numbers)
    most = max(len(line) for line, _, _ in lines)
    legal = [item for item in lines if len(item[0]) == most or not sum(item[1][1:])]
    if most == 1 and len(set(numbers)) == 2:
        higher = steps(own, theirs, max(numbers))
        legal = [item for item in legal if item[0][0] in higher] or legal
    return {(after, against): line for line, after, against in reversed(legal)}
