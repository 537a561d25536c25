"""Forms of a `.mat` and of a play that records use."""

from __future__ import annotations

import pytest

from engine.game.game import Game
from engine.position import BLACK, WHITE
from engine.records import Format, Replay, read, record_of, replay, write_json
from engine.records.readers.mat import names_and_score
from engine.records.table import check
from engine.stakes.match import Match

HEAD = " 5 point match\n\n Game 1\n Anna : 0                       Bert : 0\n"


def played(rows: str, head: str = HEAD) -> Replay:
    return replay(read(head + rows))


def codes(report: Replay) -> tuple[list[str], list[str]]:
    return [fault.code for fault in report.faults], [note.code for note in report.notes]


@pytest.mark.parametrize(
    ("line", "names", "score"),
    [
        (" Anna : 2                       Bert : 0", ("Anna", "Bert"), (2, 0)),
        ("Anna: 0  Bert: 1", ("Anna", "Bert"), (0, 1)),
        (" Anna : 0\tBert : 0", ("Anna", "Bert"), (0, 0)),
        (" anna,1673 : 0      bert(JPN) : 3  ", ("anna,1673", "bert(JPN)"), (0, 3)),
        (" A: B : 4      C : 0", ("A: B", "C"), (4, 0)),
        ("Anna", None, None),
        ("Anna : x   Bert : 0", None, None),
    ],
)
def test_the_names_line(
    line: str, names: tuple[str, str] | None, score: tuple[int, int] | None
) -> None:
    assert names_and_score(line) == (None if names is None else (names, score))


@pytest.mark.parametrize("text", ["13/8 13/10", "13/10 13/8*", "13/8(1) 13/10"])
def test_words_in_any_order_and_idle_stars_are_read(text: str) -> None:
    assert codes(played(f"  1) 53: {text}"))[0] == []


def test_a_star_with_a_count_means_that_the_first_checker_hits() -> None:
    rows = "  1) 62: 24/18 13/11               33: 13/7*(2)\n"
    report = played(rows)
    assert codes(report) == ([], ["no_result"])
    hits = [move.target for move in report.games[0].plies[1].moves if move.hit]
    assert len(hits) == 1


def test_two_ways_take_the_way_without_a_hit() -> None:
    """6-3 from the 24-point: 24/18/15 hits on the 18-point, 24/21/15 does not."""
    rows = "  1)                                41: 13/9 8/7\n  2) 63: 24/15\n"
    report = played(rows)
    assert codes(report) == ([], ["two_ways", "no_result"])
    assert not any(move.hit for move in report.games[0].plies[1].moves)


def test_a_forced_play_that_is_left_out_is_played() -> None:
    """The only play of 2-1 hits, and Black's next ply enters from the bar."""
    start = "1~backgammon~12-1.off-14~3-2.15-1.off-12~white.roll~match-5"
    rows = "  1) 21:                           31: 25/22 3/2\n"
    report = played(rows, f'; [X-Start "{start}"]\n' + HEAD)
    assert codes(report) == ([], ["play_unwritten", "no_result"])
    assert sum(move.hit for move in report.games[0].plies[0].moves) == 1


def test_sides_that_change_are_noted_and_the_score_goes_by_name() -> None:
    rows = (
        "  1) 31: 8/5 6/5\n                                  Wins 1 point\n\n"
        " Game 2\n Bert : 1                       Anna : 0\n  1) 31: 8/5 6/5\n"
    )
    faults, notes = codes(played(rows))
    assert faults == []
    assert "sides_swapped" in notes


def test_one_wrong_score_is_reported_once() -> None:
    rows = (
        "  1) 31: 8/5 6/5\n                                  Wins 1 point\n\n"
        " Game 2\n Anna : 1                       Bert : 1\n  1) 31: 8/5 6/5\n"
        "                                  Wins 1 point\n\n"
        " Game 3\n Anna : 0                       Bert : 2\n  1) 31: 8/5 6/5\n"
    )
    assert codes(played(rows))[0] == ["wrong_score"]


def test_a_single_game_has_names_and_rows_only() -> None:
    match = read("Anna     Bert\n  1) 31: 8/5 6/5     42: 8/4 6/4\n")
    assert match.players == {WHITE: "Anna", BLACK: "Bert"}
    assert match.length == 0
    assert len(match.games[0].plies) == 2


def test_windows_1252_and_a_byte_order_mark_are_read() -> None:
    text = HEAD.replace("Anna", "Zoë") + "  1) 31: 8/5 6/5\n"
    for data in (text.encode("cp1252"), text.encode("utf-8-sig"), text.encode()):
        assert read(data).players[WHITE] == "Zoë"


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_every_line_end_is_read(newline: str) -> None:
    text = (HEAD + "  1) 31: 8/5 6/5\n").replace("\n", newline)
    assert len(read(text).games[0].plies) == 1


def test_the_start_is_the_named_state_and_a_wrong_id_is_a_fault() -> None:
    start = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~open~match-5"
    head = f'; [X-Start "{start}"]\n; [X-Ply 1.1 "{start}"]\n'
    good = played("  1) 31: 8/5 6/5\n", head + HEAD)
    assert codes(good)[0] == []
    bad = played("  1) 31: 8/5 6/5\n", head.replace("X-Ply 1.1", "X-Ply 1.2") + HEAD)
    assert codes(bad)[0] == []
    wrong = '; [X-Ply 1.1 "1~backgammon~1-2~x"]\n'
    assert codes(played("  1) 31: 8/5 6/5\n", wrong + HEAD))[0] == ["id_differs"]


def test_the_format_is_seen_from_the_text() -> None:
    assert read("(;GM[6];W[31hefe])").format is Format.SGF
    assert read(HEAD).format is Format.MAT


@pytest.mark.parametrize(
    ("length", "score", "crawford"),
    [(1, (0, 0), "now"), (5, (4, 0), "now"), (5, (4, 4), "after"), (5, (0, 0), "before")],
)
def test_a_second_game_at_a_score_that_cannot_be_still_has_a_start_that_can(
    length: int, score: tuple[int, int], crawford: str
) -> None:
    rows = "  1) 31: 8/5 6/5                   42: 8/4 6/4\n"
    text = f" {length} point match\n\n Game 1\n Anna : 0     Bert : 0\n{rows}      Wins 1 point\n\n"
    text += f" Game 2\n Anna : {score[0]}     Bert : {score[1]}\n{rows}"
    found = replay(read(text))
    start = found.games[1].start
    assert isinstance(start, Game) and not check(start)
    assert start.stakes and isinstance(start.stakes.play, Match)
    assert start.stakes.play.crawford == crawford
    record = record_of(found)
    assert record_of(replay(read(write_json(record)))) == record
