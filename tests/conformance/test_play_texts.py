"""The corpus of texts: every meant play is read as it is meant, and nothing else is accepted."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.faults import Refused
from engine.notation import position_id
from engine.notation.moves import write_play
from engine.notation.play_reader import in_writers_numbers, read_play
from engine.referee.judge import judge
from tools.conformance.files import PLAY_TEXTS, read
from tools.conformance.play_texts import cases

CASES = list(cases())


def outcome(case: dict[str, Any]) -> tuple[str, set[str]]:
    """What a text is read as if it is legal, and the codes of what is wrong with it."""
    state = position_id.read(case["id"])
    turn = state.turn
    assert turn and turn.player
    where = state.rules, state.position, turn
    try:
        steps = read_play(*where, case["text"])
    except Refused as refused:
        return "", {fault.code for fault in refused.faults}
    verdict = judge(*where, steps)
    if verdict.legal:
        return write_play(state.rules, turn.player, verdict.moves), set()
    faults = in_writers_numbers(*where, case["text"], verdict.faults)
    return "", {fault.code for fault in faults}


@pytest.mark.parametrize("case", CASES, ids=lambda case: repr(case["text"])[:40])
def test_a_text_is_read_as_it_is_meant_or_refused_for_its_reason(case: dict[str, Any]) -> None:
    read_as, codes = outcome(case)
    if "read_as" in case:
        assert (read_as, codes) == (case["read_as"], set())
    else:
        assert not read_as
        assert case["refused"] in codes


def test_the_corpus_is_large_and_has_both_kinds() -> None:
    kinds = Counter("read_as" in case for case in CASES)
    assert len(CASES) >= 300
    assert min(kinds.values()) >= 60
    assert len({(case["id"], case["text"]) for case in CASES}) == len(CASES)


def test_of_foreign_texts_that_mean_a_play_19_of_20_are_read() -> None:
    foreign = [case for case in CASES if case.get("foreign")]
    read_count = sum("read_as" in case for case in foreign)
    meant = sum("read_as" in case or "meant" in case for case in foreign)
    assert (read_count, meant) == (409, 430)
    assert read_count >= 0.95 * meant


def test_the_kit_has_the_corpus() -> None:
    assert read(PLAY_TEXTS)["cases"] == CASES, "make conformance"
