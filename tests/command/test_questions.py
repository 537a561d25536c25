"""The operations in a terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from engine.variants import VARIANTS
from service.cli import NAME
from service.cli.commands import commands

START = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-1"


def run(*words: str, stdin: bytes | None = None) -> Result:
    return CliRunner().invoke(commands, words, input=stdin, prog_name=NAME)


def output_of(*words: str) -> str:
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.output


def as_json(*words: str) -> Any:
    return json.loads(output_of(*words, "--json"))


def test_all_games_are_listed() -> None:
    lines = output_of("variants").splitlines()
    assert [line.split()[0] for line in lines] == list(VARIANTS)


def test_a_game_is_described_in_the_requested_language() -> None:
    assert "Gioul" in output_of("variants", "gioul", "--language", "de")
    assert output_of("variants", "gioul", "--language", "de") != output_of("variants", "gioul")


# the counts are those of the perft table in docs/correctness.md
@pytest.mark.parametrize(("dice", "count"), [("31", 16), ("3-1", 16), ("6,5", 7), ("11", 42)])
def test_the_opening_rolls_have_as_many_plays_as_were_counted(dice: str, count: int) -> None:
    assert len(as_json("moves", "backgammon", dice)["expected"]["plays"]) == count
    assert f"{count} plays" in output_of("moves", "backgammon", dice)


def test_plays_are_written_as_players_write_them_below_a_board() -> None:
    output = output_of("moves", "backgammon", "31")
    assert "White plays 3-1. 16 plays\n" in output
    assert "  8/5 6/5\n" in output
    assert "13 14 15 16 17 18" in output


def test_an_id_says_everything_by_itself() -> None:
    assert len(as_json("moves", START)["expected"]["plays"]) == 16


def test_the_plays_of_a_finished_game_are_its_outcome() -> None:
    output = output_of("moves", "1~backgammon~off-15~24-15~over", "--language", "de")
    assert output.endswith("Weiß gewinnt ein Backgammon, 3 Punkte.\n")


def test_an_xgid_will_do_as_well() -> None:
    # its lower player runs from 24 to 1, as Black does
    answer = as_json("moves", "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10")
    assert answer["expected"]["player"] == "black"
    assert len(answer["expected"]["plays"]) == 16


def test_a_legal_play_is_called_legal() -> None:
    assert output_of("judge", "backgammon", "31", "8/5 6/5") == "8/5 6/5 is legal.\n"


def test_a_position_is_written_as_in_the_rulebook() -> None:
    placed = ("--position", "white 24:1 off:14; black 1:1 off:14")
    assert as_json("score", "backgammon", *placed)["pips"] == {"white": 1, "black": 1}
    assert "pips: white 1, black 1" in output_of("score", "backgammon", *placed)


def test_an_ended_game_is_scored() -> None:
    over = "white off:15; black 24:15"
    assert "White wins a backgammon, 3 points." in output_of(
        "score", "backgammon", "--position", over
    )


def test_a_house_rule_changes_the_score() -> None:
    over = ("--position", "white off:15; black 24:15")
    option = ("--option", "backgammon_multiplier=2")
    assert "2 points" in output_of("score", "backgammon", *over, *option)


def test_an_illegal_play_fails_and_says_why() -> None:
    result = run("judge", "backgammon", "31", "6/off")
    assert result.exit_code == 1
    assert "Not all checkers are in the home board" in result.output


@pytest.mark.parametrize(
    ("game", "dice", "play", "player", "line"),
    [
        ("backgammon", "31", "8/5 6/4", "white", "6/4: No number leads there:"),
        ("backgammon", "31", "8/5 6/4", "black", "6/4: No number leads there:"),
        (START, "31", "8/5 6/4", "white", "6/4: No number leads there:"),
        ("backgammon", "11", "8/7(2) 6/1", "white", "6/1: No number leads there:"),
        ("backgammon", "31", "8/5 7/6", "white", "7/6: White has no checker on point 7."),
        ("backgammon", "31", "7/6 8/5", "white", "7/6: White has no checker on point 7."),
        ("backgammon", "31", "8/5", "white", "The play uses 1 number, but 2 can be played."),
    ],
)
def test_an_illegal_move_is_named(game: str, dice: str, play: str, player: str, line: str) -> None:
    output = run("judge", game, dice, play, "--player", player).output
    assert output.startswith(line)


def test_a_play_after_the_end_of_the_game_is_judged() -> None:
    output = run("judge", "1~backgammon~off-15~24-15~over", "31", "8/5").output
    assert output == "The game is over.\n"


def test_the_legend_of_a_board_has_the_numbers_of_its_points() -> None:
    """White's 24 is Black's first point; with the numbers of the points Black runs from 24."""
    lines = output_of("show", "backgammon").splitlines()
    assert (lines[2], lines[-2]) == ("X Black: 1 to 24", "O White: 24 to 1")
    lines = output_of("show", "backgammon", "--numbers", "points").splitlines()
    assert (lines[2], lines[-2]) == ("X Black: 24 to 1", "O White: 1 to 24")
    lines = output_of("show", "gioul").splitlines()
    assert (lines[2], lines[-2]) == ("X Black: 1 to 24", "O White: 24 to 1")


def test_no_line_of_the_help_is_cut() -> None:
    lines = CliRunner().invoke(commands, ["--help"], terminal_width=80).output.splitlines()
    assert [line for line in lines if line.startswith("  ") and line.endswith("...")] == []
    assert len(lines) > len(commands.commands)


def test_the_help_of_bulk_shows_lines_that_are_answered() -> None:
    lines = [line.strip() for line in output_of("bulk", "--help").splitlines()]
    shown = [line for line in lines if line.startswith("{")]
    assert len(shown) == 2
    answers = run("bulk", stdin="\n".join(shown).replace("1~…", START).encode()).stdout
    assert [json.loads(line)["status"] for line in answers.splitlines()] == [200, 200]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("moves", "backgamon", "31"), "Did you mean backgammon"),
        (("moves", "backgammon", "37"), "not a roll"),
        (("moves", "backgammon", "31", "--position", "white 99:1"), "not a position"),
        (("moves", "backgammon", "31", "--position", "white 1:2; black 24:2"), "15"),
        (("score", "backgammon", "--option", "nonsense=1"), "nonsense"),
        (("show", "XGID=rubbish"), "Character 13, cube"),
        (("variants", "nothing"), "nothing"),
    ],
)
def test_an_error_is_printed_and_the_command_fails(words: tuple[str, ...], reason: str) -> None:
    result = run(*words)
    assert result.exit_code in (1, 2)
    assert reason in result.output
    assert "Traceback" not in result.output


def test_a_picture_goes_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    output_of("show", "gioul", "--output", str(file))
    assert file.read_text().startswith("<svg")


def test_a_board_is_shown_mirrored_and_with_each_half_numbered() -> None:
    look = ("--home", "left", "--numbers", "halves", "--bottom", "black")
    printed = output_of("show", "backgammon", *look)
    assert printed.splitlines()[2] == "O White: 1 to 24"
    assert printed.count("   1  2  3  4  5  6        7  8  9 10 11 12\n") == 2
    assert "Invalid value for '--home'" in run("show", "backgammon", "--home", "top").output


def test_the_board_has_the_numbers_of_the_notation() -> None:
    """White's 13/10 is a move from the point that the board calls 13, also beside absolute 12."""
    for words in (("moves", "backgammon", "31"), ("show", "backgammon")):
        assert "12 11 10  9  8  7        6  5  4  3  2  1" in output_of(*words).split("bar")[1]
    blacks = output_of("moves", "backgammon", "31", "--player", "black")
    assert "12 11 10  9  8  7        6  5  4  3  2  1" in blacks.split("bar")[0]
    assert " 12 11 10" in output_of("show", "backgammon", "--numbers", "points").split("bar")[0]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_gets_its_completion(shell: str) -> None:
    assert "_BACKGAMMON_RULES_COMPLETE" in output_of("completion", shell)


def test_names_of_games_are_completed() -> None:
    words = {"COMP_WORDS": f"{NAME} moves mex", "COMP_CWORD": "2"}
    completing = {"_BACKGAMMON_RULES_COMPLETE": "bash_complete", **words}
    result = CliRunner().invoke(commands, env=completing, prog_name=NAME)
    assert result.output == "plain,mexican_backgammon\n"


def test_the_settings_are_printed_and_wrong_ones_refused() -> None:
    assert "BACKGAMMON_WORKERS=0" in output_of("settings")
    wrong = CliRunner().invoke(commands, ["settings"], env={"BACKGAMMON_WORKERS": "many"})
    assert wrong.exit_code == 1 and "BACKGAMMON_WORKERS" in wrong.output
