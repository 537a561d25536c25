"""`backgammon-rules replay`: a table with the faults marked, JSON, many files, the exit code."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner, Result

from engine.records import write_json
from service.cli.commands import commands
from tests.records.random_matches import random_chouette, random_record
from tests.records.samples import BROKEN, GNUBG


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(commands, ["replay", *map(str, arguments)])


def test_a_good_match_is_a_table_and_exit_code_0() -> None:
    result = run(GNUBG / "match5.mat")
    assert result.exit_code == 0
    assert "Anna - Bert, match to 5" in result.stdout
    assert "final 5-4, 0 faults" in result.stdout
    assert result.stdout.count("  game ") == 6


def test_a_fault_is_marked_below_its_game_and_the_exit_code_is_1() -> None:
    result = run(BROKEN / "m5_blocked.mat")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    place = next(n for n, line in enumerate(lines) if "! line 12:6, ply 11" in line)
    assert "game 1" in lines[place - 1]
    assert "blocked" in lines[place]


def test_json_has_every_ply_with_its_id() -> None:
    report = json.loads(run("--json", GNUBG / "match5.mat").stdout)
    assert report["summary"]["play_count"] == 327
    assert report["games"][0]["plies"][0]["id"].startswith("1~backgammon~")


def test_sentences_are_in_the_language() -> None:
    report = json.loads(run("--json", "--language", "de", BROKEN / "m5_score.mat").stdout)
    assert report["faults"][0]["detail"] == "Nach den bisherigen Partien steht es 0:1."


def test_many_files_are_replayed_in_order_on_several_cores() -> None:
    files = sorted(BROKEN.glob("m5_*.mat"))[:4]
    result = run("--json", "--cores", "2", *files)
    reports = [json.loads(line) for line in result.stdout.splitlines()]
    assert [report["file"] for report in reports] == [str(path) for path in files]
    assert all(report["faults"] for report in reports)


def test_a_file_that_is_no_record_is_an_error_of_that_file(tmp_path: Path) -> None:
    other = tmp_path / "other.mat"
    other.write_text("hello")
    result = run(other, GNUBG / "match1.mat")
    assert result.exit_code == 1
    assert "no record" in result.stdout
    assert "final 0-1" in result.stdout


def test_every_format_is_replayed(tmp_path: Path) -> None:
    own, chouette = tmp_path / "own.json", tmp_path / "chouette.json"
    own.write_text(write_json(random_record(1, "gioul", games=1)))
    chouette.write_text(write_json(random_chouette(1)))
    result = run("--cores", "1", GNUBG / "match3.gva", own, chouette)
    assert result.exit_code == 0, result.stdout
    assert "Anna - Bert, match to 3" in result.stdout
    assert "Zoë - Bert, gioul, " in result.stdout


def test_a_fault_of_our_own_record_has_a_pointer(tmp_path: Path) -> None:
    start = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~open"
    game = {"start": start, "actions": [{"do": "roll", "dice": [3, 1]}]}
    path = tmp_path / "own.json"
    path.write_text(json.dumps({"games": [game]}))
    result = run(path)
    assert result.exit_code == 1
    assert "! /games/0/actions/0, ply 1" in result.stdout


def test_a_file_that_is_no_record_is_reported_in_the_language(tmp_path: Path) -> None:
    other = tmp_path / "other.mat"
    other.write_text("hello")
    assert "Das ist keine Mitschrift" in run("--language", "de", other).stdout
