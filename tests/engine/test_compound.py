"""Compound moves: one checker by several numbers, sent or listed as one move."""

from __future__ import annotations

import random

import pytest

from engine.faults import Refused
from engine.movegen import play_length
from engine.notation.position_id import read
from engine.referee.compound import Chain, compound_moves, single_steps
from engine.referee.judge import judge
from engine.turn import Move, PlayStage, Step, play_due
from engine.variants import VARIANTS
from tests.invariants.forms import options_of
from tests.invariants.walks import walks

START = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2"
TWO_BLOTS = "1~backgammon~12-2.19-13~6-13.13-1.18-1~white.play-6-1"
"""From 12 to 19 by 18 or by 13, and a black blot on each."""
POSITIONS = 25


def chains(id_: str, played: tuple[Move, ...] = ()) -> list[Chain]:
    state = read(id_)
    turn, stage = play_due(state.turn)
    need = play_length(state.rules, state.position, turn.player, stage)
    return compound_moves(need, played)


def listed(id_: str) -> set[tuple[str, str, tuple[str, ...]]]:
    return {(c.moves[0].source, c.moves[-1].target, c.via) for c in chains(id_)}


def singles(id_: str, *steps: Step) -> list[tuple[str, str]]:
    state = read(id_)
    turn, stage = play_due(state.turn)
    need = play_length(state.rules, state.position, turn.player, stage)
    return [step[:2] for step in single_steps(need, steps, "/moves")]


def test_a_compound_move_stands_for_its_single_moves() -> None:
    assert singles(f"{START}~white.play-6-1", Step("12", "19")) == [("12", "18"), ("18", "19")]


def test_four_equal_numbers_are_one_move() -> None:
    steps = singles(f"{START}~white.play-2-2-2-2", Step("12", "20"))
    assert steps == [("12", "14"), ("14", "16"), ("16", "18"), ("18", "20")]


def test_two_compound_moves_share_the_numbers_of_a_double() -> None:
    steps = singles(f"{START}~white.play-2-2-2-2", Step("12", "16"), Step("1", "5"))
    assert steps == [("12", "14"), ("14", "16"), ("1", "3"), ("3", "5")]


def test_a_single_move_goes_before_a_compound_one() -> None:
    """The 6 alone bears off from 21 (own point 4); so do 3 and 6 together, by way of 24."""
    state = "1~backgammon~21-2.off-13~1-15~white.play-6-3"
    assert singles(state, Step("21", "off")) == [("21", "off")]
    assert singles(state, Step("21", "off", via=("24",))) == [("21", "24"), ("24", "off")]


def test_where_one_number_would_be_too_few_the_move_uses_two() -> None:
    """Rulebook 0: with a blot on the way, bearing off with the 2 at once is another play."""
    hit = "1~backgammon~23-1.off-14~24-1.off-14~white.play-2-1"
    assert singles(hit, Step("23", "off")) == [("23", "24"), ("24", "off")]
    last = "1~backgammon~23-1.off-14~1-15~white.play-2-1"
    assert singles(last, Step("23", "off")) == [("23", "off")]
    two = "1~backgammon~22-1.23-1.off-13~1-15~white.play-2-1"
    assert singles(two, Step("22", "off")) == [("22", "24"), ("24", "off")]


def test_ways_with_different_hits_are_refused_with_the_ways() -> None:
    with pytest.raises(Refused) as caught:
        singles(TWO_BLOTS, Step("12", "19"))
    [fault] = caught.value.faults
    assert (fault.code, fault.pointer) == ("ambiguous_move", "/moves/0")
    assert str(fault) == ("12 to 19 has ways with different results, via 18 or 13. Add `via`.")
    assert fault.facts["ways"] == [
        (Move("12", "18", 6, hit=True), Move("18", "19", 1)),
        (Move("12", "13", 1, hit=True), Move("13", "19", 6)),
    ]


def test_the_stops_of_a_compound_move_are_honoured() -> None:
    assert singles(TWO_BLOTS, Step("12", "19", via=("13",))) == [("12", "13"), ("13", "19")]
    assert singles(TWO_BLOTS, Step("12", "19", via=("18",))) == [("12", "18"), ("18", "19")]


def test_a_move_with_a_number_is_single() -> None:
    """12 to 19 by a 6 is no move, so the judge says what is wrong with it."""
    assert singles(f"{START}~white.play-6-1", Step("12", "19", 6)) == [("12", "19")]


def test_an_illegal_compound_move_is_read_as_far_as_the_checkers_can_move() -> None:
    """Both checkers on the bar must enter, so the first may not go on from 3 to 9."""
    bar = "1~backgammon~bar-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-6-3"
    assert singles(bar, Step("bar", "9", via=("3",))) == [("bar", "3"), ("3", "9")]
    # to 16 no number leads at all
    assert singles(bar, Step("bar", "3"), Step("12", "16")) == [("bar", "3"), ("12", "16")]


def test_the_compound_moves_of_a_roll_by_hand() -> None:
    """6-1: from 1 to 8, held by Black, no way; from 17 to 24, held by Black, none either."""
    assert listed(f"{START}~white.play-6-1") == {("12", "19", ("18",))}


def test_ways_with_different_hits_are_listed_each() -> None:
    assert listed(TWO_BLOTS) == {("12", "19", ("18",)), ("12", "19", ("13",))}


def test_after_some_moves_only_what_is_left_is_listed() -> None:
    found = chains(f"{START}~white.play-2-2-2-2", (Move("1", "3", 2), Move("1", "3", 2)))
    assert {(c.moves[0].source, c.moves[-1].target) for c in found} == {
        ("3", "7"),
        ("12", "16"),
        ("17", "21"),
        ("19", "23"),
    }


@pytest.mark.parametrize("name", VARIANTS)
def test_every_listed_compound_move_is_read_as_itself(name: str) -> None:
    """Sent back with its stops, it leads where it was listed to lead; without, there or nowhere."""
    looked_at = 0
    for visit in walks(options_of(name), random.Random(f"compound {name}")):
        state, turn = visit.state, visit.state.turn
        if turn is None or not isinstance(turn.stages[0], PlayStage):
            continue
        player_turn, stage = play_due(turn)
        need = play_length(state.rules, state.position, player_turn.player, stage)
        for chain in compound_moves(need):
            source, target = chain.moves[0].source, chain.moves[-1].target
            steps = single_steps(need, [Step(source, target, via=chain.via)])
            verdict = judge(state.rules, state.position, turn, steps)
            assert verdict.position == chain.effect[0]
            assert not verdict.faults or verdict.faults[0].code == "more_to_play"
        looked_at += 1
        if looked_at == POSITIONS:
            return
