"""The dialects of sites and programs: one small text for each form, with what must be found."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.messages import LANGUAGES, sentence
from engine.position import BLACK, WHITE, Color
from engine.records import NotARecord, PlyKind, Replay, read, replay
from engine.stakes.money import Beavers, Money
from service.serializers import records_json

HEAD = " 5 point match\n\n Game 1\n Anna : 0                       Bert : 0\n"
MONEY = HEAD.replace(" 5 p", " 0 p")
OPENING = "  1) 31: 8/5 6/5                 42: 8/4 6/4\n"
DOUBLE = OPENING + "  2)  Doubles => 2                Takes\n"
BEAVER = OPENING + "  2)  Doubles => 2                Beavers => 4\n"


class Found(NamedTuple):
    """What a text must give: faults, notes, the winner and the points of the last game."""

    faults: list[str]
    notes: list[str]
    end: tuple[Color, int] | None


CASES = {
    # the loser who resigns has `Losses`: the same as `Wins` of the other side
    "losses of the right column": (
        HEAD + "  1) 31: 8/5 6/5                 Losses 1 point\n",
        Found([], [], (WHITE, 1)),
    ),
    "losses of the left column alone on a line": (
        HEAD + OPENING + " Losses 2 point\n",
        Found([], [], (BLACK, 2)),
    ),
    "losses after a take": (
        HEAD + OPENING + "  2) 61: 13/7 8/7                 Doubles => 2\n"
        "  3)  Takes                        Losses 2 point\n",
        Found([], [], (WHITE, 2)),
    ),
    "losses behind a second row number": (
        HEAD + DOUBLE + "  3)                                  14)  Losses 4 point\n",
        Found([], [], (WHITE, 4)),
    ),
    "losses with a second row number behind a play": (
        HEAD + OPENING + "  2) 61: 13/7 8/7          14)  Losses 1 point\n",
        Found([], [], (WHITE, 1)),
    ),
    "wins and losses: wins counts": (
        HEAD + OPENING + "  2)  Losses 3 point               Wins 2 point\n",
        Found([], [], (BLACK, 2)),
    ),
    # heads
    "an empty name": (
        HEAD.replace("Bert", "") + OPENING + "      Wins 1 point\n",
        Found([], [], (WHITE, 1)),
    ),
    # results in the conventions of sites
    "a match given up in Studio": (
        HEAD + OPENING + "      Wins 1004 point\n",
        Found([], ["match_given_up"], (WHITE, 5)),
    ),
    "a match given up for the points still needed": (
        HEAD + OPENING + "                                  Wins 5 point and the match\n",
        Found([], ["match_given_up"], (BLACK, 5)),
    ),
    "a match given up in words": (
        HEAD + OPENING + " Resigned Match                   Wins 1 point\n",
        Found([], ["match_given_up"], (BLACK, 5)),
    ),
    # the last roll is not played
    "a roll and the opponent wins": (
        HEAD + OPENING + "  2) 66:\n                                  Wins 1 point\n",
        Found([], ["rolled_and_resigned"], (BLACK, 1)),
    ),
    "a roll and its player wins": (
        HEAD + OPENING + "  2) 66:\n      Wins 1 point\n",
        Found([], ["roll_not_played"], (WHITE, 1)),
    ),
    "wins right behind the roll is in the left column": (
        HEAD + OPENING + "  2) 33:  Wins 3 points\n",
        Found([], ["roll_not_played"], (WHITE, 3)),
    ),
    "wins far behind the roll is in the right column": (
        HEAD + OPENING + "  2) 51:                         Wins 1 point\n",
        Found([], ["rolled_and_resigned"], (BLACK, 1)),
    ),
    "wins behind a roll of the right column": (
        HEAD + "  1) 31: 8/5 6/5                 26:       Wins 1 point\n",
        Found([], ["roll_not_played"], (BLACK, 1)),
    ),
    "a roll at the end of the file": (
        HEAD + "  1) 31: 8/5 6/5                 41: ",
        Found([], ["roll_not_played", "no_result"], None),
    ),
    "a double that is not answered, at the end": (
        HEAD + OPENING + "  2)  Doubles => 2\n      Wins 1 point\n",
        Found([], [], (WHITE, 1)),
    ),
    # headers
    "beavers are forbidden": (
        '; [Beaver "Off"]\n' + MONEY + BEAVER + "      Wins 2 point\n",
        Found(["not_agreed"], [], (WHITE, 2)),
    ),
    "beavers are allowed": (
        '; [Beaver "On"]\n' + MONEY + BEAVER + "      Wins 4 point\n",
        Found([], [], (WHITE, 4)),
    ),
    "a cube limit of 1 is no cube": (
        '; [CubeLimit "1"]\n' + HEAD + DOUBLE + "      Wins 1 point\n",
        Found(["no_cube"], [], (WHITE, 1)),
    ),
    "a cube limit of 64": (
        '; [CubeLimit "64"]\n' + HEAD + DOUBLE + "      Wins 2 point\n",
        Found([], [], (WHITE, 2)),
    ),
    "a cube limit that is no power of two": (
        '; [CubeLimit "3"]\n' + HEAD + DOUBLE + "      Wins 2 point\n",
        Found([], ["header_unknown"], (WHITE, 2)),
    ),
    # ends
    "the end-of-file character of DOS": (
        HEAD + OPENING + "      Wins 1 point\n\x1a",
        Found([], [], (WHITE, 1)),
    ),
    # SGF
    "no cube in SGF": (
        "(;GM[6]MI[length:5]RU[NoCube]RE[W+1];W[31hefe];B[double];W[take])",
        Found(["no_cube"], [], (WHITE, 1)),
    ),
    "a resignation with its value in SGF": (
        "(;GM[6]MI[length:5];W[31hefe];B[resign:2])",
        Found([], [], (WHITE, 2)),
    ),
}


def replayed(text: str) -> Replay:
    return replay(read(text))


@pytest.mark.parametrize("name", CASES)
def test_a_form_is_read_as_its_writer_means_it(name: str) -> None:
    text, wanted = CASES[name]
    report = replayed(text)
    found = Found(
        [fault.code for fault in report.faults],
        [note.code for note in report.notes],
        report.games[-1].points,  # type: ignore[arg-type]
    )
    assert found == wanted


@pytest.mark.parametrize("name", [name for name in CASES if name.startswith(("a roll", "wins "))])
def test_dice_at_the_end_are_a_roll_and_no_play(name: str) -> None:
    report = replayed(CASES[name][0])
    if "loss" not in name:
        assert report.games[0].plies[-1].written.do is PlyKind.ROLL


def test_the_winner_of_a_match_that_is_given_up_is_in_final() -> None:
    for name in ("a match given up in Studio", "a match given up for the points still needed"):
        report = replayed(CASES[name][0])
        assert max(report.score) == 5
        answer = records_json.replayed(report, records_json.Extras())
        assert answer["final"]["winner"] == report.games[0].points[0]  # type: ignore[index]


def test_a_result_capped_at_the_length_of_the_match_is_a_note() -> None:
    """2-0 to 5, a gammon on a cube of 4 is worth 8; Backgammon Galaxy writes 5."""
    start = "1~backgammon~24-1.off-14~3-15~white.roll~match-5.score-2-0.cube-4-white"
    text = f'; [X-Start "{start}"]\n' + HEAD.replace("Anna : 0", "Anna : 2")
    report = replayed(text + "  1) 61: 1/off\n      Wins 5 point and the match\n")
    assert [fault.code for fault in report.faults] == []
    assert [note.code for note in report.notes] == ["capped_result"]


def test_a_game_of_a_session_that_calls_itself_a_match_is_scored_by_jacoby() -> None:
    start = "1~backgammon~24-1.off-14~3-15~white.roll~match-16"
    text = f'; [X-Start "{start}"]\n' + HEAD.replace(" 5 point", " 16 point")
    report = replayed(text + "  1) 61: 1/off\n      Wins 1 point\n")
    assert [note.code for note in report.notes][:1] == ["money_assumed"]
    assert report.match.length == 0
    assert isinstance(report.stakes and report.stakes.play, Money)


def test_beavers_that_a_header_allows_are_agreed() -> None:
    report = replayed('; [Beaver "On"]\n' + MONEY + OPENING)
    play = report.stakes.play if report.stakes else None
    assert isinstance(play, Money) and play.beavers is Beavers.BEAVER


def test_a_head_that_cannot_be_read_has_no_score() -> None:
    report = replayed(" 5 point match\n\n Game 1\n Anna     Bert\n" + OPENING)
    answer = records_json.replayed(report, records_json.Extras())
    assert answer["games"][0]["score"] is None


@pytest.mark.parametrize(
    "text", ["(;FF[4]SZ[19];B[aa];W[bb])", "(;GM[1]FF[4]SZ[19];B[aa];W[bb])", "(;W[31hefe])"]
)
def test_a_game_of_go_is_no_record(text: str) -> None:
    with pytest.raises(NotARecord) as refused:
        read(text)
    assert refused.value.code == "not_a_record"


OTHERS = {
    b"RGMH\x02\x00\x00\x00\x00\x01\x02": "file_of_a_program",
    b"OGXM\x01\x00\x00\x00\xff": "file_of_a_program",
    b'{"format":"BGF","version":"1.0","compress":true}\n\x1f\x8b\x08\x00': "file_of_a_program",
    b"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10": "is_a_position",
    b"4HPwATDgc/ABMA": "is_a_position",
    b"Position ID: 4HPwATDgc/ABMA Match ID: cAkAAAAAAAAA": "is_a_position",
    b"Position-ID: 4HPwATDgc/ABMA Match-ID: cAkAAAAAAAAA": "is_a_position",
    b"1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~open": "is_a_position",
    b"board:You:Bert:5:0:0:0:-2:0:0": "is_a_position",
    b"The score (after 0 games) is: Anna 0, Bert 0 (match to 5 points)\n": "is_an_analysis",
    b"<!DOCTYPE html><html><head><title>Analysis</title>": "is_an_analysis",
    b'{"games": 3}': "unreadable_record",
    b"hello": "not_a_record",
    b"": "not_a_record",
    b"\x00\x01\x02": "not_text",
}


@pytest.mark.parametrize("content", OTHERS)
def test_what_is_no_record_is_recognised(content: bytes) -> None:
    with pytest.raises(NotARecord) as refused:
        read(content)
    assert refused.value.code == OTHERS[content]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_sends_a_file_of_a_program_is_told_what_to_send(language: str) -> None:
    with pytest.raises(NotARecord) as refused:
        read(b"RGMH\x02\x00\x00\x00")
    told = sentence(refused.value.faults[0], language)  # type: ignore[arg-type]
    assert "eXtreme Gammon" in told and ".mat" in told
