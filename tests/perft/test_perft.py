"""The number of plays, one and two plays deep: any other engine can check these counts."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.movegen import plays
from engine.rules.dice import ROLLS
from engine.turn import PlayStage
from engine.variants import VARIANTS
from engine.variants.backgammon import BACKGAMMON
from tests.perft.counting import perft, start
from tests.perft.frozen import QUICK, Case, cases

FIRST_ROLLS = """
    11:42 21:15 22:75 31:16 32:17 33:73 41:14 42:18 43:17 44:52 51:8
    52:8 53:9 54:9 55:4 61:10 62:14 63:14 64:14 65:7 66:11
"""


def test_the_start_of_backgammon_has_447_and_202782_nodes() -> None:
    begin = start(BACKGAMMON, BACKGAMMON.setup, "white")
    assert [perft(begin, depth) for depth in (1, 2)] == [447, 202_782]


def test_the_first_rolls_of_backgammon_have_the_known_number_of_plays() -> None:
    counted = []
    for low, high in ROLLS:
        (stage,) = BACKGAMMON.roll((low, high), 15)
        assert isinstance(stage, PlayStage)
        for color in ("white", "black"):
            found = plays(BACKGAMMON, BACKGAMMON.setup, color, stage)
            counted.append(f"{high}{low}:{len(found)}")
    assert counted[::2] == counted[1::2]
    assert sorted(counted[::2]) == sorted(FIRST_ROLLS.split())


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_frozen_counts_hold(case: Case) -> None:
    assert {depth: perft(case.state, depth) for depth in case.quick_depths} == {
        depth: case.nodes[depth - 1] for depth in case.quick_depths
    }


def test_every_game_has_its_start_and_three_other_positions() -> None:
    frozen = cases()
    assert Counter(case.variant for case in frozen) == dict.fromkeys(VARIANTS, 4)
    assert len({(case.variant, case.position, case.player) for case in frozen}) == 4 * len(VARIANTS)
    starts = {case.variant for case in frozen if case.position == VARIANTS[case.variant].setup}
    assert starts == set(VARIANTS)


def test_what_the_test_run_counts_was_counted_by_the_reference_before() -> None:
    for case in cases():
        assert case.by_reference == max(case.quick_depths)
        assert (case.nodes[1] <= QUICK) == (case.by_reference == 2)
