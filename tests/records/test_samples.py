"""Every sample record, with the counts, results and faults that must be found in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.position import BLACK, WHITE
from engine.records import NotARecord, PlyKind, Replay, read, replay
from engine.records.table import board_of
from engine.rules.goals import Termination
from engine.stakes.match import Crawford, Match
from tests.records.samples import BATTERY, BROKEN, GNUBG, PUBLIC, expected, records, report

GOOD = {name: about for name, about in expected(GNUBG).items() if "per_game" in about}
GOOD_FILES = [(GNUBG / file, about) for about in GOOD.values() for file in about["files"]]
WRITTEN_BY_GNUBG = [
    (path, about) for path, about in GOOD_FILES if path.suffix != ".gva" and "made" not in about
]


def counted(games: Replay) -> int:
    return sum(game.plays for game in games.games)


@pytest.mark.parametrize(("path", "about"), WRITTEN_BY_GNUBG, ids=lambda x: getattr(x, "name", ""))
def test_a_match_of_gnu_backgammon_has_its_plays_its_score_and_no_fault(
    path: Path, about: dict[str, Any]
) -> None:
    match = report(path)
    assert match.match.players == {WHITE: about["names"]["white"], BLACK: about["names"]["black"]}
    assert match.match.length == about["length"]
    assert len(match.games) == about["games"]
    assert counted(match) == about["plays"]
    faults = [fault for fault in about["faults"] if path.suffix == f".{fault['in']}"]
    assert [(fault.where.game, fault.code) for fault in match.faults] == [
        (fault["game"], f"wrong_{fault['what']}") for fault in faults
    ]


HOW = {"board": None, "drop": Termination.DROP, "resignation": Termination.RESIGNATION}


@pytest.mark.parametrize(("path", "about"), WRITTEN_BY_GNUBG, ids=lambda x: getattr(x, "name", ""))
def test_each_game_of_gnu_backgammon_ends_as_it_says(path: Path, about: dict[str, Any]) -> None:
    for game, facts in zip(report(path).games, about["per_game"], strict=True):
        assert list(game.written.score or ()) == facts["score_before"] or report(path).faults
        assert game.plays == facts["plays"]
        assert game.result is not None
        assert game.result.winner == facts["winner"]
        if path.suffix == ".sgf" or facts["automatic_cube"] == 1:
            assert game.result.worth.total == facts["points"]
        ended = board_of(game.final).ended
        assert (ended.how if ended else None) == HOW[facts["how"]]
        assert [
            f"{ply.written.player}:{ply.written.do}"
            for ply in game.plies
            if ply.written.do in (PlyKind.DOUBLE, PlyKind.TAKE, PlyKind.DROP)
        ] == facts["cube"]
        stakes = board_of(game.start).stakes
        play = stakes.play if stakes else None
        is_crawford = isinstance(play, Match) and play.crawford is Crawford.NOW
        assert is_crawford == facts["crawford"] or about["length"] == 1


@pytest.mark.parametrize("name", [name for name in GOOD if (GNUBG / f"{name}.sgf").exists()])
def test_mat_and_sgf_of_one_match_have_the_same_plays_and_positions(name: str) -> None:
    mat, sgf = report(GNUBG / f"{name}.mat"), report(GNUBG / f"{name}.sgf")
    for left, right in zip(mat.games, sgf.games, strict=True):
        assert [(p.written.do, p.written.player, p.written.dice) for p in left.plies] == [
            (p.written.do, p.written.player, p.written.dice) for p in right.plies
        ]
        positions = [
            [board_of(ply.before).position for ply in game.plies if ply.before]
            for game in (left, right)
        ]
        assert positions[0] == positions[1]
        assert board_of(left.final).position == board_of(right.final).position


def test_answers_by_doubles_are_beaver_raccoon_and_otter() -> None:
    """`cube_animals.mat`: takes left out as JellyFish does, noted, no fault."""
    about = expected(GNUBG)["cube_animals"]
    match = report(GNUBG / "cube_animals.mat")
    assert not match.faults
    assert list(match.score) == about["final_score"]
    assert counted(match) == about["plays"]
    unwritten = [note for note in match.notes if note.code == "take_unwritten"]
    assert len(unwritten) == about["implicit_takes"]


def test_dice_thrown_before_a_resignation_are_no_play() -> None:
    about = expected(GNUBG)["resigned_after_roll"]
    match = report(GNUBG / "resigned_after_roll.txt")
    assert not match.faults
    assert list(match.score) == about["final_score"]
    assert counted(match) == about["plays_played"]


def test_a_game_without_rules_here_is_refused_not_replayed_as_backgammon() -> None:
    with pytest.raises(NotARecord, match="not known here: Narde"):
        replay(read((BATTERY / "68.mat").read_bytes()))


BROKEN_FILES = expected(BROKEN)["files"]
OTHER_CODES = {"take_lost": "offer_pending", "garbage_line": "unreadable_line"}


def first_faults(about: dict[str, Any]) -> list[dict[str, Any]]:
    faults: list[dict[str, Any]] = about.get("faults") or [about.get("first_fault", {})]
    return [fault for fault in faults if fault]


@pytest.mark.parametrize("name", BROKEN_FILES)
def test_the_fault_of_a_broken_record_is_found_in_its_place(name: str) -> None:
    about, match = BROKEN_FILES[name], report(BROKEN / name)
    assert len(match.games) == about["games"]
    wanted = first_faults(about)
    for place in wanted:
        game = place.get("game")
        fault = next(f for f in match.faults if game is None or f.where.game == game)
        row = fault.where.place
        found: dict[str, Any] = {"game": fault.where.game, "ply": fault.where.ply, "line": row.line}
        found |= {"at": row.character, "row": row.row, "column": row.column}
        assert found | {key: place[key] for key in place if key in found} == found
        codes = {about["code"]} if "code" in about else set()
        codes |= {word.split("/")[0] for word in about.get("judge_says_now", ())}
        kind = name.removesuffix(".mat").split("_", 1)[1]
        codes |= {OTHER_CODES[kind]} if kind in OTHER_CODES else set()
        assert fault.code in (codes or {"must_play"})


@pytest.mark.parametrize("name", BROKEN_FILES)
def test_the_other_games_of_a_broken_record_have_no_fault(name: str) -> None:
    about, match = BROKEN_FILES[name], report(BROKEN / name)
    broken = {fault.get("game") for fault in first_faults(about)} - {None}
    if broken:
        assert {fault.where.game for fault in match.faults} == broken
    else:
        assert len(match.faults) == len(first_faults(about))


@pytest.mark.parametrize("name", [n for n in BROKEN_FILES if "position_before" in BROKEN_FILES[n]])
def test_a_fault_names_the_state_before_it(name: str) -> None:
    fault = report(BROKEN / name).faults[0]
    # the expected ids say nothing of the games of a money session that were played before
    before = (fault.id or "").split(".game-")[0]
    assert before == BROKEN_FILES[name]["position_before"]


needs_public = pytest.mark.skipif(
    not PUBLIC.exists(), reason=f"published matches are not beside the project ({PUBLIC})"
)


@needs_public
def test_published_matches_have_exactly_the_faults_that_are_known() -> None:
    files = expected(PUBLIC)["files"]
    assert files
    for name, about in files.items():
        match = report(PUBLIC / name)
        assert len(match.games) == about["games"], name
        assert counted(match) == about["plays"], name
        assert about["final"] in (None, list(match.score)), name
        assert [
            (fault.where.game, fault.where.ply, fault.where.player) for fault in match.faults
        ] == [(fault["game"], fault["ply"], fault["player"]) for fault in about["faults"]], name


@pytest.mark.parametrize("path", records(BATTERY), ids=lambda path: path.name)
def test_small_files_are_read_or_refused_with_a_reason(path: Path) -> None:
    refused = {"10.sgf", "18.sgf", "48.mat", "68.mat"}
    if path.name in refused:
        with pytest.raises(NotARecord):
            replay(read(path.read_bytes()))
    else:
        assert report(path).games


BATTERY_FAULTS = {
    "08.mat": [],  # tabs between the columns
    "16.mat": [],  # a star without a hit is a note
    "17.mat": [],  # two ways: the way without a hit
    "19.mat": ["unreadable_cell"],  # 3-1:
    "27.mat": ["more_to_play"],
    "32.mat": ["not_begun"],  # a double before the first throw
    "34.mat": ["not_the_owner"],
    "46.mat": [],  # a wrong game number is a note
    "62.mat": ["not_your_turn"],
    "63.mat": ["illegal_play_written"],
    "65.mat": ["crawford_game"],
    "70.mat": ["opening_double"],
    "y3.mat": [],  # 5 pt match
    "y4.mat": ["bar_first"],
}


@pytest.mark.parametrize("name", BATTERY_FAULTS)
def test_small_files_have_their_faults(name: str) -> None:
    assert [fault.code for fault in report(BATTERY / name).faults] == BATTERY_FAULTS[name]


def test_a_short_word_for_points_is_a_match_line() -> None:
    assert report(BATTERY / "y3.mat").match.length == 5
