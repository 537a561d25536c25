"""Ids that others have published, and what they say."""

from __future__ import annotations

import pytest

from engine.notation import fibs, gnu_match, gnu_position, ogid, position_id, xgid
from engine.notation.register import notation_of, read
from engine.position import Position
from tests.tables import game

START = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2"
NACKGAMMON = "white 1:2 2:2 12:4 17:3 19:4; black 24:2 23:2 13:4 8:3 6:4"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        # from GNU Backgammon, by way of others who checked theirs with it
        ("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "4HPwATDgc/ABMA:cAkAAAAAAAAE"),
        ("-BDB-------------a------e-:1:-1:-1:42:0:0:0:5:10", "ewMAAD4gAAAAAA:AQGqAAAAAAAE"),
        ("aFDaA--------------a-Acbb-:1:-1:1:42:3:0:0:7:10", "2xEAIPo9AQAEAA:QQnqAAAAGAAE"),
        ("-b----E-C---eE---c-e----B-:0:0:1:D:2:4:0:7:10", "4HPwATDgc/ABMA:cBHgAEAAEAAE"),
    ],
)
def test_an_xgid_and_a_gnu_id_say_the_same(one: str, other: str) -> None:
    assert gnu_match.write_both(xgid.read(one)) == other
    assert xgid.write(gnu_match.read_both(other)) == f"XGID={one}"


def test_the_highest_cube_of_an_xgid_is_a_limit_unless_it_is_the_usual_1024() -> None:
    of_nine = "XGID=-BDB-------------a------e-:1:-1:-1:42:0:0:0:5"
    for field, limit in (
        ("", None),
        (":8", 256),
        (":10", None),
        (":6", 64),
        (":0", None),
        (":20", None),
    ):
        stakes = xgid.read(of_nine + field).stakes
        assert stakes and stakes.cube_limit == limit


@pytest.mark.parametrize(
    "text",
    [
        *("4HPwATDgc/ABMA", "4OvgATDgc+QBUA", "HC/wATDg8+AxAA", "jGfkASjg8wcBMA"),
        *("zGbiIQgxH/AAWA", "zGbiIYCYD3gALA", "4Dl4ADbgOXgANg", "AACgAgAAKgAAAA", "AACA/z8AAID/Pw"),
    ],
)
def test_a_published_position_id_is_written_as_it_was_read(text: str) -> None:
    assert gnu_position.write(gnu_position.read(text)) == text
    in_a_url = text.translate(str.maketrans("+/", "-_"))
    assert gnu_position.read(in_a_url) == gnu_position.read(text)


def test_the_second_half_of_a_position_id_is_the_player_on_roll() -> None:
    """A position described in words: the player on roll has two checkers on their 16."""
    state = gnu_position.read("HC/wATDg8+AxAA")
    assert state.turn and state.turn.player == "black"
    assert state.position.side("black") == {"6": 5, "8": 4, "13": 4, "16": 2}
    on_the_bar = gnu_position.read("4OvgATDgc+QBUA").position
    assert (on_the_bar.count("black", "bar"), on_the_bar.count("white", "bar")) == (1, 0)


def test_the_start_of_nackgammon() -> None:
    assert gnu_position.read("4Dl4ADbgOXgANg").position == Position.parse(NACKGAMMON)


def test_the_match_id_of_the_manual() -> None:
    """Cube at 2 owned by player 0, player 1 has rolled 5-2, to 9 points, at 2-4."""
    state = gnu_match.read_both("4HPwATDgc/ABMA:QYkqASAAIAAA")
    assert position_id.write(state) == f"{START}~black.play-5-2~match-9.score-2-4.cube-2-white"
    assert gnu_match.write(state) == "QYkqASAAIAAE"  # bit 66 came after the manual


def test_match_ids_of_old_do_not_say_that_a_game_is_played_nor_that_jacoby_is_off() -> None:
    state = gnu_match.read_both("4HPwATDgc/ABMA:cAgAAAAAAAAA")
    assert position_id.write(state) == f"{START}~black.roll~money.jacoby"
    lower_die_first = gnu_match.read_both("4HPwATDgc/ABMA:cIgUAAAAAAAA")
    assert lower_die_first.turn and position_id.write(lower_die_first).startswith(
        f"{START}~black.play-5-1~"
    )


def test_the_start_in_ogid() -> None:
    """The worked example of its specification; White has still to roll."""
    for text in (
        "11ccccchhhjjjjj:66666888dddddoo:N0N::W:IW:0:0:1:0",
        "11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0",
    ):
        assert position_id.write(ogid.read(text)) == f"{START}~white.roll~match-1.crawford-now"
    assert position_id.write(ogid.read("11ccccchhhjjjjj:66666888dddddoo:N0N::W:IB:0:0:0:0")) == (
        f"{START}~open~money"
    )


def test_the_fifth_field_of_an_ogid_is_the_player_who_acted() -> None:
    to_roll = ogid.read("11ccccchhhjjjjj:66666888dddddoo:N0N::W:C:0:0:0:0")
    offered = ogid.read("11ccccchhhjjjjj:66666888dddddoo:N0O::W:D:0:0:0:0")
    assert position_id.write(to_roll) == f"{START}~black.roll~money"
    assert position_id.write(offered) == f"{START}~white.roll.offer-double-white-2~money"


RAWBOARD = (
    "board:You:someplayer:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1"
    ":1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0"
)


def test_the_rawboard_of_the_fibs_manual() -> None:
    """You are O and run from 24 to 1, a match to 3, your 6-2."""
    assert position_id.write(fibs.read(RAWBOARD)) == f"{START}~black.play-6-2~match-3"


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        (f"{START}~open", "position_id"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "xgid"),
        ("xgid=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0", "xgid"),
        ("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "xgid"),
        ("4HPwATDgc/ABMA:cAkAAAAAAAAE", "gnu_id"),
        ("4HPwATDgc_ABMA", "gnu_position_id"),
        ("cAkAAAAAAAAE", "gnu_match_id"),
        ("11ccccchhhjjjjj:66666888dddddoo:N0N", "ogid"),
        ("OGID=11ccccchhhjjjjj:66666888dddddoo:N0N::W:IW:0:0:1:0", "ogid"),
        (RAWBOARD, "fibs"),
    ],
)
def test_a_notation_is_known_by_its_looks(text: str, notation: str) -> None:
    assert notation_of(text) == notation
    if notation != "gnu_match_id":
        assert read(text) == read(text, notation)
        assert read(text).position == game("backgammon").setup
