"""A position is a value: it prints like the rulebook and reads what it printed."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.position import BLACK, COLORS, PHASES, PLACES, POINTS, WHITE, Color, Position
from engine.variants import VARIANTS

START = "white 1:2 12:5 17:3 19:5; black 6:5 8:3 13:5 24:2"

sides = st.dictionaries(st.sampled_from(PLACES), st.integers(1, 15), max_size=8)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    counts: dict[Color, dict[str, int]] = {color: draw(sides) for color in COLORS}
    marks = {
        color: draw(st.lists(st.sampled_from(sorted(points)), unique=True))
        for color in COLORS
        if (points := counts[color].keys() & set(POINTS))
    }
    phase = {color: draw(st.sampled_from(PHASES)) for color in COLORS}
    return Position.of(counts[WHITE], counts[BLACK], marks, phase)


@given(positions())
def test_what_a_position_prints_it_reads_again(position: Position) -> None:
    assert Position.parse(str(position)) == position


@given(positions())
def test_a_position_is_what_its_parts_say(position: Position) -> None:
    again = Position.of(
        position.side(WHITE),
        position.side(BLACK),
        {color: position.marks(color) for color in COLORS},
        {color: position.phase(color) for color in COLORS},
    )
    assert again == position
    assert hash(again) == hash(position)


def test_the_rulebooks_way_of_writing() -> None:
    position = Position.parse("White 1:2 12:5 17:3 19:5; Black 24:2 13:5 8:3 6:5")
    assert position.side(WHITE) == {"1": 2, "12": 5, "17": 3, "19": 5}
    assert position.side(BLACK) == {"24": 2, "13": 5, "8": 3, "6": 5}
    assert str(position) == START


def test_the_order_of_sides_and_places_does_not_matter() -> None:
    mixed = Position.parse("black 24:2 6:5 8:3 13:5; white 19:5 1:2 17:3 12:5")
    assert mixed == Position.parse(START)


def test_bar_reserve_off_and_captured_are_places() -> None:
    position = Position.parse("white bar:1 reserve:3 off:4; black captured:6")
    assert [position.count(WHITE, pile) for pile in ("bar", "reserve", "off")] == [1, 3, 4]
    assert position.total(WHITE) == 8
    assert position.side(BLACK) == {"captured": 6}


def test_a_point_can_be_read_by_number_or_word() -> None:
    position = Position.parse(START)
    assert position.count(WHITE, 12) == position.count(WHITE, "12") == 5
    assert position.count(BLACK, 12) == 0


def test_a_mark_does_not_change_the_count() -> None:
    position = Position.parse("white 8:1! 10:1; black 8:1")
    assert position.count(WHITE, 8) == 1
    assert position.marked(WHITE, 8)
    assert not position.marked(WHITE, 10)
    assert not position.marked(BLACK, 8)
    assert (position.marks(WHITE), position.marks(BLACK)) == (["8"], [])
    assert position.total(WHITE) == 2


def test_a_mark_and_a_phase_make_another_position() -> None:
    plain = Position.parse("white 8:1; black 8:1")
    assert Position.parse("white 8:1!; black 8:1") != plain
    assert Position.parse("white 8:1 phase:restack; black 8:1") != plain


def test_a_side_is_in_the_first_phase_unless_it_says_otherwise() -> None:
    position = Position.parse("white 19:2; black 1:2 phase:bear_off")
    assert position.phase(WHITE) == "unstack"
    assert position.phase(BLACK) == "bear_off"
    assert str(position) == "white 19:2; black 1:2 phase:bear_off"


def test_a_side_with_nothing_is_written_as_its_name() -> None:
    assert str(Position.parse("white; black 1:1")) == "white; black 1:1"


def test_every_set_up_prints_and_reads() -> None:
    for rules in VARIANTS.values():
        assert Position.parse(str(rules.setup)) == rules.setup


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Green 1:2", "not 'Green' in 'Green 1:2'"),
        ("", "not '' in ''"),
        ("white 1:2; white 2:1", "not 'white' in 'white 1:2; white 2:1'"),
        ("white 1:2; black 24:2;", "not '' in"),
        ("white 1:70", "A place holds 0 to 63 checkers, not 70 as on '1'."),
        ("white 1:64", "not 64"),
        ("white 1:999", "not 999"),
        ("white 1:-1", "not '1:-1' in"),
        ("white 1:two", "not '1:two' in"),
        ("white 1:", "not '1:' in"),
        ("white 1", "not '1' in"),
        ("white 1:2:3", "not '1:2:3' in"),
        ("white 1:2 1:3", "not '1:3' in"),
        ("white 25:1", "There is no place '25'; there are bar, 1, 2,"),
        ("white home:1", "There is no place 'home'"),
        ("white bar:1!", "Only points 1 to 24 can be marked, not 'bar'."),
        (
            "white 1:2 phase:third",
            "There is no phase 'third'; there are unstack, restack,",
        ),
        ("white 1:\u0662", "Write each place once"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_a_sentence(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=re.escape(wrong)):
        Position.parse(text)


def test_a_position_is_not_made_of_what_does_not_exist() -> None:
    with pytest.raises(ValueError, match="There is no place '0'"):
        Position.of({"0": 1}, {})
    with pytest.raises(ValueError, match="not -1 as on '6'"):
        Position.of({}, {"6": -1})
    with pytest.raises(ValueError, match="There is no colour 'green'; there are white, black"):
        Position.of({}, {}, {"green": ["1"]})  # type: ignore[dict-item]
    with pytest.raises(ValueError, match="There is no colour 'green'"):
        Position.of({}, {}, None, {"green": "restack"})  # type: ignore[dict-item]


def test_one_side_alone_is_a_position() -> None:
    assert Position.parse("black 1:1") == Position.parse("white; black 1:1")
