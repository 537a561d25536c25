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
    assert "Anna (White) - Bert (Black), match to 5" in result.stdout
    assert "final 5-4, faults: 0" in result.stdout
    assert result.stdout.count("  game ") == 6


def test_a_fault_is_marked_below_its_game_and_the_exit_code_is_1() -> None:
    result = run(BROKEN / "m5_blocked.mat")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    place = next(n for n, line in enumerate(lines) if "! 12:6  #11  Anna  " in line)
    assert "game   1" in lines[place - 1]
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
    assert "Anna (White) - Bert (Black), match to 3" in result.stdout
    assert "Zoë (White) - Bert (Black), gioul, " in result.stdout


def test_a_fault_of_our_own_record_has_a_pointer(tmp_path: Path) -> None:
    start = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~open"
    game = {"start": start, "actions": [{"do": "roll", "dice": [3, 1]}]}
    path = tmp_path / "own.json"
    path.write_text(json.dumps({"games": [game]}))
    result = run(path)
    assert result.exit_code == 1
    assert "! /games/0/actions/0  #1  " in result.stdout


def test_a_file_that_is_no_record_is_reported_in_the_language(tmp_path: Path) -> None:
    other = tmp_path / "other.mat"
    other.write_text("hello")
    assert "Das ist keine Mitschrift" in run("--language", "de", other).stdout


def test_a_folder_stands_for_its_records_and_a_table_ends_the_report() -> None:
    result = run("--cores", "1", BROKEN)
    assert result.exit_code == 1
    count = len([path for path in BROKEN.iterdir() if path.suffix == ".mat"])
    table = result.stdout.split("\n\n")
    assert f"{count}" in table[-3].splitlines()[-4] and "files" in table[-3]
    assert "faults by kind" in table[-2] and "wrong_score" in table[-2]
    assert str(BROKEN / "m5_blocked.mat") in table[-1]


def test_a_dash_is_the_standard_input() -> None:
    text = (GNUBG / "match5.mat").read_bytes()
    result = CliRunner().invoke(commands, ["replay", "-"], input=text)
    assert result.exit_code == 0 and "-: Anna (White) - Bert (Black), match to 5" in result.stdout


def test_a_folder_without_records_is_a_wrong_argument(tmp_path: Path) -> None:
    assert run(tmp_path).exit_code == 2


def test_names_stand_for_colours_and_the_cube_and_the_end_are_told() -> None:
    lines = run(GNUBG / "match5.mat").stdout.splitlines()
    assert lines[1].split() == (
        [
            "game",
            "1",
            "0-0",
            "49",
            "plays",
            "cube",
            "2",
            "Bert",
            "wins",
            "1.",
            "The",
            "double",
            "was",
            "dropped.",
        ]
    )
    assert any("Crawford" in line for line in lines)


def test_every_word_is_in_the_language() -> None:
    said = run("--language", "fr", GNUBG / "match5.mat").stdout
    assert "match en 5" in said and "Bert gagne 1. " in said and "videau 2" in said
    assert "wins" not in said and "plays" not in said


def test_notes_are_told_if_they_are_wanted() -> None:
    path = GNUBG / "resigned_after_roll.txt"
    assert "rolled_and_resigned" not in run(path).stdout
    assert "- " in run("--notes", path).stdout
    assert "rolled_and_resigned" in run("--notes", path).stdout


def test_columns_hold() -> None:
    lines = [line for line in run(GNUBG / "match5.mat").stdout.splitlines() if "  game " in line]
    assert len({line.index(" plays") for line in lines}) == 1
    assert len({line.index("wins") - max(map(line.find, ("Anna", "Bert"))) for line in lines}) == 1


def test_a_file_of_a_program_in_a_folder_is_told_how_to_be_exported(tmp_path: Path) -> None:
    (tmp_path / "match.xg").write_bytes(b"RGMH\x02\x00\x00\x00")
    result = run(tmp_path)
    assert result.exit_code == 1
    assert "eXtreme Gammon" in result.stdout and ".mat" in result.stdout


def test_only_a_result_that_is_written_can_be_another_one(tmp_path: Path) -> None:
    rows = "  1) 31: 8/5 6/5                 42: 8/4 6/4\n"
    for result, is_told in {"": False, "      Wins 1 point": True}.items():
        path = tmp_path / "match.mat"
        end = "  2)  Doubles => 2               Drops\n"
        wrong = result.replace("1 point", "8 points")
        path.write_text(f" 3 point match\n\n Game 1\n A : 0  B : 0\n{rows}{end}{wrong}\n")
        assert ("otherwise" in run(path).stdout) == is_told
