"""Our own position id: written by hand and read back, over all games, and every fault."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from fractions import Fraction
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.faults import Refused
from engine.game.advance import begin
from engine.game.game import Game
from engine.messages import sentence
from engine.notation.position_id import read, write
from engine.position import Position
from engine.referee.validate import check_position, check_turn
from engine.rules.goals import Termination
from engine.rules.turns import possible_turns
from engine.stakes.agreements import (
    DrawOffer,
    Ended,
    Offer,
    ResignationOffer,
    SettlementOffer,
)
from engine.stakes.cube import Cube, CubeDecision, CubeOffer
from engine.stakes.match import Crawford, Match
from engine.stakes.money import Beavers, Money, Session
from engine.stakes.resignation import ResignationRule
from engine.stakes.turn_status import TurnCounts
from engine.stakes.two_players import Stakes
from engine.turn import (
    IfShort,
    NameDouble,
    NameRoll,
    OpeningTurn,
    PlayerTurn,
    PlayStage,
    Roll,
)
from engine.variants import VARIANTS
from tests.invariants.forms import options_of
from tests.invariants.walks import walks
from tests.support import TOP
from tests.tables import game

STEADY = settings(derandomize=True, database=None, deadline=None, max_examples=300)
STATES = 150
"""Of random games of each variant."""
START = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2"

BY_HAND = {
    f"{START}~open": begin(game("backgammon")),
    f"{START}~white.play-3-1": Game(
        game("backgammon"), game("backgammon").setup, PlayerTurn("white", (PlayStage((3, 1)),))
    ),
    "1~backgammon.backgammon_multiplier-2.opening-fresh_roll~off-15~24-15~over": Game(
        game("backgammon", opening="fresh_roll", backgammon_multiplier=2),
        Position.parse("white off:15; black 24:15"),
        None,
    ),
    "1~acey_deucey~bar-1.20-2.reserve-12~reserve-15~black.play-2-1.name_double.roll-again": Game(
        game("acey_deucey"),
        Position.parse("white bar:1 20:2 reserve:12; black reserve:15"),
        PlayerTurn("black", (PlayStage((2, 1)), NameDouble(), Roll(again=True))),
    ),
    "1~pin.pinner_may_add-true~1-12.5-1m.8-1.10-1~5-2.24-13~black.roll": Game(
        game("pin", pinner_may_add=True),
        Position.parse("white 1:12 5:1! 8:1 10:1; black 5:2 24:13"),
        PlayerTurn("black", (Roll(),)),
    ),
    "1~catch_me~3-1.captured-5~9-2.captured-4~white.play-12.roll-again": Game(
        game("catch_me"),
        Position.parse("white 3:1 captured:5; black 9:2 captured:4"),
        PlayerTurn("white", (PlayStage((12,)), Roll(again=True))),
    ),
    "1~doublets~19-2m.20-2.21-2.22-2.23-2.24-2.phase-restack~1-2m.off-10.phase-bear_off"
    "~white.roll": Game(
        game("doublets"),
        Position.parse(
            "white 19:2! 20:2 21:2 22:2 23:2 24:2 phase:restack; black 1:2! off:10 phase:bear_off"
        ),
        PlayerTurn("white", (Roll(),)),
    ),
    "1~gioul~1-15~24-15~white.play-5-5-5-5-hand_over.play-6-6-6-6-hand_over": Game(
        game("gioul"),
        Position.parse("white 1:15; black 24:15"),
        PlayerTurn(
            "white",
            (
                PlayStage((5, 5, 5, 5), if_short=IfShort.HAND_OVER),
                PlayStage((6, 6, 6, 6), if_short=IfShort.HAND_OVER),
            ),
        ),
    ),
    "1~puff~reserve-15~reserve-15~black.play-2-5-in_order": Game(
        game("puff"),
        Position.parse("white reserve:15; black reserve:15"),
        PlayerTurn("black", (PlayStage((2, 5), in_order=True),)),
    ),
    "1~open_roll~1-15~24-15~white.roll-opponent-shown.play-4-3.thrown-6-2": Game(
        game("open_roll"),
        Position.parse("white 1:15; black 24:15"),
        PlayerTurn("white", (Roll(by_opponent=True, shown=True), PlayStage((4, 3))), (6, 2)),
    ),
    "1~two_rolls_vs_choice.chooser-black~1-15~24-15~black.name_roll": Game(
        game("two_rolls_vs_choice", chooser="black"),
        Position.parse("white 1:15; black 24:15"),
        PlayerTurn("black", (NameRoll(),)),
    ),
    "1~mexican_backgammon~1-15~24-15~white.name_double-carry_on.play-1-1-1-1-forfeit": Game(
        game("mexican_backgammon"),
        Position.parse("white 1:15; black 24:15"),
        PlayerTurn(
            "white", (NameDouble(IfShort.CARRY_ON), PlayStage((1,) * 4, if_short=IfShort.FORFEIT))
        ),
    ),
}

STAKES_BY_HAND = {
    "money": Stakes(),
    "money.game-3.total-black-3-2.cube-2-white": Stakes(
        cube=Cube(2, "white"), session=Session(3, -Fraction(3, 2))
    ),
    "money.jacoby.beavers-raccoon.automatic_doubles-3.per_point-1-10.cube-4-centred.automatic-2"
    ".cube_limit-64.resignation-backgammon": Stakes(
        Money(True, Beavers.RACCOON, 3, Fraction(1, 10)),
        Cube(4, automatic=2),
        cube_limit=64,
        resignation=ResignationRule.BACKGAMMON,
    ),
    "match-7.score-2-4.cube-2-white.turns-3-2": Stakes(
        Match(7, 2, 4), Cube(2, "white"), TurnCounts(3, 2)
    ),
    "match-5.score-4-0.crawford-now.holland": Stakes(Match(5, 4, 0, Crawford.NOW, holland=True)),
    "match-5.score-4-0.crawford-off": Stakes(Match(5, 4, 0, Crawford.OFF)),
}


@pytest.mark.parametrize("text", BY_HAND)
def test_an_id_says_a_state_as_the_grammar_has_it(text: str) -> None:
    assert write(BY_HAND[text]) == text
    assert read(text) == BY_HAND[text]


@pytest.mark.parametrize("text", STAKES_BY_HAND)
def test_the_last_field_says_the_stakes(text: str) -> None:
    setup = game("backgammon").setup
    state = Game(game("backgammon"), setup, PlayerTurn("white", (Roll(),)), STAKES_BY_HAND[text])
    assert write(state) == f"{START}~white.roll~{text}"
    assert read(f"{START}~white.roll~{text}") == state


@pytest.mark.parametrize("name", VARIANTS)
def test_every_state_of_a_game_has_one_id_and_every_id_one_state(name: str) -> None:
    games = options_of(name)
    ids: dict[str, Game] = {}
    for visit in islice(walks(games[::-1], random.Random(name)), STATES):
        for state in (visit.state, replace(visit.state, turn=None)):
            text = write(state)
            assert read(text) == state
            assert ids.setdefault(text, state) == state
            assert re.fullmatch(r"[A-Za-z0-9._~-]+", text)
    assert len({write(begin(rules)) for rules in games}) == len(games)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_turn_that_can_stand_on_the_table_has_its_id(name: str) -> None:
    rules = VARIANTS[name]
    turns = possible_turns(rules) | possible_turns(rules, ("white",))
    states = [Game(rules, rules.setup, turn) for turn in turns]
    assert [read(write(state)) for state in states] == states


def test_every_id_of_the_page_about_ids_is_one() -> None:
    page = (TOP / "docs" / "notations.md").read_text()
    found = re.findall(r"\b1~[a-z0-9._~-]+", page.split("## Notations of other programs")[0])
    assert len(found) == 15
    for text in found:
        state = read(text)
        assert write(state) == text
        assert check_position(state.rules, state.position, state.illegal) == []
        assert state.turn is None or check_turn(state.rules, state.position, state.turn) == []


COLORS = st.sampled_from(("white", "black"))
STAKES = st.builds(
    Stakes,
    play=st.one_of(
        st.builds(
            Money,
            st.booleans(),
            st.sampled_from(Beavers),
            st.integers(0, 6),
            st.none() | st.fractions(0, 100, max_denominator=1000),
        ),
        st.builds(
            Match,
            st.integers(1, 1000),
            st.integers(0, 1000),
            st.integers(0, 1000),
            st.sampled_from(Crawford),
            st.booleans(),
        ),
    ),
    cube=st.builds(
        Cube,
        st.integers(0, 20).map(lambda n: 1 << n),
        st.none() | COLORS,
        st.integers(0, 6),
    ),
    turns=st.builds(TurnCounts, st.integers(0, 999), st.integers(0, 999)),
    cube_limit=st.none() | st.just(64),
    resignation=st.sampled_from(ResignationRule),
)


@STEADY
@given(STAKES, STAKES)
def test_any_stakes_go_into_an_id_and_come_out_of_it(one: Stakes, other: Stakes) -> None:
    rules = game("backgammon")
    first, second = (Game(rules, rules.setup, OpeningTurn(), s) for s in (one, other))
    assert read(write(first)) == first
    assert (write(first) == write(second)) == (first == second)


OFFERS = (
    st.builds(
        CubeOffer,
        st.sampled_from(
            (CubeDecision.DOUBLE, CubeDecision.BEAVER, CubeDecision.RACCOON, CubeDecision.OTTER)
        ),
        COLORS,
        st.integers(1, 2**21),
    )
    | st.builds(ResignationOffer, COLORS, st.integers(1, 3))
    | st.builds(DrawOffer, COLORS)
    | st.builds(SettlementOffer, COLORS, COLORS, st.integers(1, 99).map(lambda n: Fraction(n, 2)))
)
ENDED = (
    st.builds(Ended, st.sampled_from((Termination.DROP, Termination.MATCH_FORFEIT)), COLORS)
    | st.builds(
        Ended,
        st.sampled_from((Termination.RESIGNATION, Termination.FORFEIT)),
        COLORS,
        st.integers(1, 3),
    )
    | st.builds(
        Ended,
        st.just(Termination.SETTLEMENT),
        COLORS,
        points=st.integers(1, 99).map(lambda n: Fraction(n, 2)),
    )
    | st.builds(Ended, st.sampled_from((Termination.DRAW_AGREED, Termination.DRAW_CLAIMED)))
)


@STEADY
@given(st.none() | OFFERS, st.none() | ENDED, st.booleans())
def test_offers_endings_and_the_mark_of_an_illegal_play_go_into_an_id_and_come_out_of_it(
    offer: Offer | None, ended: Ended | None, illegal: bool
) -> None:
    rules = game("backgammon")
    turn = None if ended else PlayerTurn("white", (Roll(),))
    state = Game(rules, rules.setup, turn, None, None if ended else offer, ended, illegal)
    assert read(write(state)) == state


@pytest.mark.parametrize(
    ("field", "offer", "ended", "illegal"),
    [
        (
            "white.roll.offer-double-white-2",
            CubeOffer(CubeDecision.DOUBLE, "white", 2),
            None,
            False,
        ),
        ("white.roll.offer-resignation-black-3", ResignationOffer("black", 3), None, False),
        ("white.roll.offer-draw-white", DrawOffer("white"), None, False),
        (
            "white.roll.offer-settlement-white-black-3-2.illegal",
            SettlementOffer("white", "black", Fraction(3, 2)),
            None,
            True,
        ),
        ("over-drop-black", None, Ended(Termination.DROP, "black"), False),
        ("over-resignation-white-2", None, Ended(Termination.RESIGNATION, "white", 2), False),
        ("over-forfeit-white-1", None, Ended(Termination.FORFEIT, "white", 1), False),
        (
            "over-settlement-white-3-2",
            None,
            Ended(Termination.SETTLEMENT, "white", points=Fraction(3, 2)),
            False,
        ),
        ("over-match_forfeit-black", None, Ended(Termination.MATCH_FORFEIT, "black"), False),
        ("over-draw_agreed", None, Ended(Termination.DRAW_AGREED), False),
        ("over-draw_claimed.illegal", None, Ended(Termination.DRAW_CLAIMED), True),
    ],
)
def test_the_turn_field_ends_with_the_offer_and_the_mark_or_says_how_the_game_ended(
    field: str, offer: Offer | None, ended: Ended | None, illegal: bool
) -> None:
    state = read(f"1~backgammon~1-15~24-15~{field}")
    assert (state.offer, state.ended, state.illegal) == (offer, ended, illegal)
    assert write(state) == f"1~backgammon~1-15~24-15~{field}"


@pytest.mark.parametrize(
    ("field", "code"),
    [
        ("over-lost", "id_unknown_word"),
        ("over-drop", "id_bad_shape"),
        ("over-drop-green", "id_unknown_word"),
        ("over-resignation-white", "id_bad_shape"),
        ("over-settlement-white-1", "id_bad_shape"),
        ("over-settlement-white-0-1", "id_bad_number"),
        ("over-settlement-white-4-2", "id_spelling"),
        ("over.white", "id_bad_shape"),
        ("white.roll.offer-take-white-2", "id_unknown_word"),
        ("white.roll.offer-draw-white-2", "id_bad_shape"),
        ("white.roll.offer-double-white", "id_bad_shape"),
        ("white.roll.illegal.offer-draw-white", "id_unknown_word"),
        ("white.roll.illegal.illegal", "id_unknown_word"),
    ],
)
def test_a_wrong_offer_or_ending_is_refused_with_its_place(field: str, code: str) -> None:
    assert [found for found, _, place in refused(f"1~backgammon~1-15~24-15~{field}")] == [code]


def refused(text: str) -> list[tuple[str, int, str]]:
    """What is wrong with an id: code, character and field of each fault."""
    with pytest.raises(Refused) as caught:
        read(text)
    for fault in caught.value.faults:
        assert sentence(fault).startswith("Character ")
        assert fault.pointer == "/id"
    return [
        (fault.code, fault.facts["character"], fault.facts["field"])  # type: ignore[misc]
        for fault in caught.value.faults
    ]


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", [("id_field_missing", 1, name) for name in ("game", "white", "black", "turn")]),
        ("2~backgammon~1-15~24-15~open", [("id_unknown_word", 1, "version")]),
        ("1~backgamon~1-15~24-15~open", [("unknown_variant", 3, "game")]),
        ("1~pin.opening~1-15~24-15~open", [("unknown_option_value", 15, "game")]),
        ("1~pin.chooser-black~1-15~24-15~open", [("unknown_option", 7, "game")]),
        ("1~eureka~1-16~24-15~open", [("id_bad_number", 12, "white")]),
        ("1~eureka~1-05~25-15~open",
         [("id_bad_number", 12, "white"), ("id_unknown_word", 15, "black")]),
        ("1~eureka~1-15.1-2~24-15~open", [("id_repeated", 15, "white")]),
        ("1~eureka~1-15~24~open", [("id_bad_shape", 15, "black")]),
        ("1~eureka~1-15~24-15~red.roll", [("id_unknown_word", 21, "turn")]),
        ("1~eureka~1-15~24-15~white.play-7-x", [("id_unknown_word", 34, "turn")]),
        ("1~eureka~1-15~24-15~white", [("id_bad_shape", 21, "turn")]),
        ("1~eureka~1-15~24-15~white.roll~dollars", [("id_unknown_word", 32, "stakes")]),
        ("1~eureka~1-15~24-15~open~match-7-2", [("id_bad_shape", 26, "stakes")]),
        ("1~eureka~1-15~24-15~open~money.cube-2-red", [("id_unknown_word", 39, "stakes")]),
        ("1~eureka~1-15~24-15~open~money~more", [("id_field_unknown", 32, "stakes")]),
    ],
)  # fmt: skip
def test_each_fault_tells_its_character_and_its_field(
    text: str, faults: list[tuple[str, int, str]]
) -> None:
    assert refused(text) == faults


@pytest.mark.parametrize(
    ("text", "character", "field"),
    [
        ("1~eureka~2-1.1-14~24-15~white.roll", 10, "white"),
        ("1~eureka.opening-one_die_each~1-15~24-15~white.roll", 9, "game"),
        ("1~eureka~1-15~24-15~white.play-1-2-carry_on", 35, "turn"),
        ("1~eureka~1-15~24-15~white.play-1-2-forfeit-in_order", 32, "turn"),
        ("1~eureka~1-15~24-15~white.play-1-forfeit-2", 32, "turn"),
        ("1~eureka~1-15~24-15~white.play-2-1-carry_on", 35, "turn"),
        ("1~eureka~1-15~24-15~open~money.cube-1-centred", 31, "stakes"),
    ],
)
def test_no_state_has_a_second_spelling_but_for_the_order_of_numbers(
    text: str, character: int, field: str
) -> None:
    assert refused(text) == [("id_spelling", character, field)]


@pytest.mark.parametrize(
    ("turn", "canonical"),
    [
        ("white.play-1-3", "white.play-3-1"),
        ("white.play-9-12-forfeit", "white.play-12-9-forfeit"),
        ("white.play-1-3-2-1.roll-again", "white.play-3-2-1-1.roll-again"),
        ("white.play-1-2.play-3-5", "white.play-2-1.play-5-3"),
        ("white.play-1-2.thrown-2-5", "white.play-2-1.thrown-5-2"),
        ("white.play-1-2.offer-draw-black.illegal", "white.play-2-1.offer-draw-black.illegal"),
        ("white.play-1-2-in_order", "white.play-1-2-in_order"),
        ("white.play-2-1-in_order", "white.play-2-1-in_order"),
        ("white.play-1-2-3-in_order-forfeit", "white.play-1-2-3-in_order-forfeit"),
    ],
)
def test_numbers_are_read_in_any_order_unless_it_counts(turn: str, canonical: str) -> None:
    before, after = "1~eureka~1-15~24-15~", "~match-7.score-2-4"
    state = read(f"{before}{turn}{after}")
    assert write(state) == f"{before}{canonical}{after}"
    assert state == read(f"{before}{canonical}{after}")


def test_the_fault_has_the_right_spelling() -> None:
    with pytest.raises(Refused) as caught:
        read("1~eureka~2-1.1-14~24-15~white.roll")
    assert "1~eureka~1-14.2-1~24-15~white.roll" in sentence(caught.value.faults[0])


GOOD = [*BY_HAND, *(f"{START}~white.roll~{text}" for text in STAKES_BY_HAND)]


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """An id in which some characters were changed, lost or put in."""
    text = draw(st.sampled_from(GOOD))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        new = draw(st.text(st.sampled_from("~.-_m019abeoprw\0é٣") | st.characters(), max_size=2))
        text = text[:at] + new + text[at + draw(st.integers(0, 2)) :]
    return text


@settings(STEADY, max_examples=500)
@given(spoilt() | st.text(max_size=60))
def test_whatever_is_read_is_the_id_of_its_state_or_is_refused_in_words(text: str) -> None:
    try:
        state = read(text)
    except Refused as refusal:
        results = [sentence(fault) for fault in refusal.faults]
    else:
        results = [text] if write(state) == text else []
    assert results
