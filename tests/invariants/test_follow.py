"""Step by step: at each step exactly the first moves of legal sequences are offered.

The legal sequences are found by exhaustive search with the reference's single steps, on positions
with few enough of them; orders are kept apart here, where the lists of plays merge them.
"""

from __future__ import annotations

import random
from collections import defaultdict
from itertools import islice

import pytest

from engine.movegen import follow
from engine.turn import PlayStage, Step
from engine.variants import VARIANTS
from tests import reference
from tests.invariants.forms import has_phases, options_of, to_plain
from tests.invariants.succession import Table
from tests.invariants.walks import Visit, walks
from tests.reference.boards import canonical

VISITED = 1_000
POSITIONS = 60
"""The first so many of those visited, and every one in which not all numbers can be played."""
FEW = {4: 6, 3: 12, 2: 60, 1: 60}
"""So many plays of so many numbers can still be searched in every order."""

Made = tuple[tuple[int, str], ...]
"""A sequence: the number played and the position reached, move by move."""
END = (0, "may end")


def should_be_offered(table: Table) -> dict[Made, set[tuple[int, str]]]:
    """After each beginning of a legal sequence: what may come next."""
    offered: dict[Made, set[tuple[int, str]]] = defaultdict(set)
    for sequence in reference.sequences(
        table.variant, table.options, table.position, table.player, table.stages[0]
    ):
        for at, move in enumerate([*sequence, END]):
            offered[sequence[:at]].add(move)
    return dict(offered)


def offers(visit: Visit) -> dict[Made, set[tuple[int, str]]]:
    """The same as the engine has it."""
    rules, position, turn = visit.state.rules, visit.state.position, visit.state.turn
    assert turn and turn.player and isinstance(turn.stages[0], PlayStage)
    phases = has_phases(rules)
    found: dict[Made, set[tuple[int, str]]] = {}
    ahead: list[tuple[list[Step], Made]] = [([], ())]
    while ahead:
        steps, made = ahead.pop()
        following = follow(rules, position, turn.player, turn.stages[0], steps)
        assert following is not None
        found.setdefault(made, set()).update([END] if following.may_end else [])
        for move in following.moves:
            longer = [*steps, Step(move.source, move.target, move.number)]
            after = follow(rules, position, turn.player, turn.stages[0], longer)
            assert after is not None
            key = move.number, canonical(to_plain(after.position, phases))
            found[made].add(key)
            ahead.append((longer, (*made, key)))
    return found


def is_small(visit: Visit, head: PlayStage) -> bool:
    return len(visit.found) <= FEW[len(head.numbers)]


def is_tight(visit: Visit, head: PlayStage) -> bool:
    """Not all numbers can be played: there the duties of section 0 decide, and it is rare.

    Of a game that ends early the list may begin with the shorter play; that is tight enough too.
    """
    return len(visit.found[0].moves) < len(head.numbers)


@pytest.mark.parametrize("name", VARIANTS)
def test_exactly_the_first_moves_of_legal_sequences_are_offered(name: str) -> None:
    visits = (visit for visit in walks(options_of(name), random.Random(name)) if visit.found)
    small = 0
    for visit in islice(visits, VISITED):
        turn = visit.state.turn
        assert turn and isinstance(turn.stages[0], PlayStage)
        if is_small(visit, turn.stages[0]):
            small += 1
            if small <= POSITIONS or is_tight(visit, turn.stages[0]):
                table = Table.of(visit.state)
                assert offers(visit) == should_be_offered(table), f"{visit.state.position} {table}"
    assert small >= POSITIONS
