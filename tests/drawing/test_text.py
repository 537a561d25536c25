"""The text board: drawn by hand here, letter by letter."""

from __future__ import annotations

import re
import sys

import pytest

from engine.drawing.look import Look, Trail
from engine.drawing.text import board, draw_text
from engine.game.advance import begin
from engine.game.game import Game
from engine.position import Position
from engine.stakes.cube import Cube
from engine.stakes.two_players import Stakes
from engine.turn import Move, PlayerTurn, PlayStage, Roll
from engine.variants import VARIANTS
from tests.support import TOP
from tests.support.processes import run

PAGES = TOP / "docs" / "rules"
DIAGRAM = re.compile(r"^```text\n(X Black: .*?)\n```$", re.DOTALL | re.MULTILINE)


def drawn(name: str, position: str) -> str:
    return "\n" + board(Game(VARIANTS[name], Position.parse(position), None)) + "\n"


def test_backgammon_is_laid_out_as_the_rulebook_prints_it() -> None:
    start = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"
    expected = """
X Black: 24 to 1
  12 11 10  9  8  7        6  5  4  3  2  1
+-------------------+---+-------------------+
|  O  .  .  .  X  . |   |  X  .  .  .  .  O |
|  O           X    |   |  X              O |
|  O           X    |   |  X                |
|  O                |   |  X                |
|  O                |   |  X                |
|                   |bar|                   |
|  X                |   |  O                |
|  X                |   |  O                |
|  X           O    |   |  O                |
|  X           O    |   |  O              X |
|  X  .  .  .  O  . |   |  O  .  .  .  .  X |
+-------------------+---+-------------------+
  13 14 15 16 17 18       19 20 21 22 23 24
O White: 1 to 24
"""
    assert drawn("backgammon", start) == expected


def test_more_than_five_are_counted_and_bar_and_off_are_shown() -> None:
    position = "white 24:7 1:1 off:7; black bar:2 6:6 5:1 off:6"
    expected = """
X Black: 24 to 1, off 6
  12 11 10  9  8  7        6  5  4  3  2  1
+-------------------+---+-------------------+
|  .  .  .  .  .  . | X |  X  X  .  .  .  O |
|                   | X |  X                |
|                   |   |  X                |
|                   |   |  X                |
|                   |   |  X                |
|                   |   |  6                |
|                   |bar|                   |
|                   |   |                 7 |
|                   |   |                 O |
|                   |   |                 O |
|                   |   |                 O |
|                   |   |                 O |
|  .  .  .  .  .  . |   |  .  .  .  .  .  O |
+-------------------+---+-------------------+
  13 14 15 16 17 18       19 20 21 22 23 24
O White: 1 to 24, off 7
"""
    assert drawn("backgammon", position) == expected


def test_a_pinned_checker_lies_in_lower_case_under_its_pinner() -> None:
    position = "white 1:13 8:1 10:1!; black 24:13 10:1 15:1"
    lines = drawn("pin", position).splitlines()
    assert lines[4] == "|  .  .  o  .  O  . |   |  .  .  .  .  .  O |"
    assert lines[5] == "|        X          |   |                 O |"
    assert lines[9] == "|                   |   |                13 |"


def test_doublets_draws_towers_as_piles_and_what_was_taken_down_side_by_side() -> None:
    position = (
        "white 19:2 20:2! 21:2 22:2 23:2 24:2 phase:restack;"
        "black 1:2! 3:2! 6:2! off:6 phase:bear_off"
    )
    expected = """
X Black: bearing off, off 6
  12 11 10  9  8  7        6  5  4  3  2  1
+-------------------+---+-------------------+
|  .  .  .  .  .  . |   |  X  .  .  X  .  X |
|                   |   |  X        X     X |
|                   |   |                   |
|                   |   |                   |
|                   |   |                   |
|                   |bar|                   |
|                   |   |                   |
|                   |   |                   |
|                   |   |                   |
|                   |   |     O             |
|  .  .  .  .  .  . |   | OO  O OO OO OO OO |
+-------------------+---+-------------------+
  13 14 15 16 17 18       19 20 21 22 23 24
O White: restacking
"""
    assert drawn("doublets", position) == expected


def test_ludus_lombardorum_is_half_a_board() -> None:
    position = "white 6:12 4:1 24:1 bar:1; black 19:15"
    expected = """
X Black: 19 to 24 and 1 to 6
       6  5  4  3  2  1
+---+-------------------+
|   |  O  .  O  .  .  . |
|   |  O                |
|   |  O                |
|   |  O                |
|   |  O                |
|   | 12                |
|bar|                   |
|   | 15                |
|   |  X                |
|   |  X                |
|   |  X                |
|   |  X                |
| O |  X  .  .  .  .  O |
+---+-------------------+
      19 20 21 22 23 24
O White: 6 to 1 and 24 to 19
"""
    assert drawn("ludus_lombardorum", position) == expected


def test_french_backgammon_2_keeps_the_two_rows_apart() -> None:
    position = "white 13:1 reserve:2; black 1:1 9:1 reserve:1"
    expected = """
X Black: 12 to 1, reserve 1
  12 11 10  9  8  7        6  5  4  3  2  1
+-------------------+---+-------------------+
|  .  .  .  X  .  . |   |  .  .  .  .  .  X |
|                   |   |                   |
|                   |   |                   |
|                   |   |                   |
|                   |   |                   |
|-------------------|bar|-------------------|
|                   |   |                   |
|                   |   |                   |
|                   |   |                   |
|                   |   |                   |
|  O  .  .  .  .  . |   |  .  .  .  .  .  . |
+-------------------+---+-------------------+
  13 14 15 16 17 18       19 20 21 22 23 24
O White: 13 to 24, reserve 2
"""
    assert drawn("french_backgammon_2", position) == expected


def test_catch_me_shows_what_was_captured() -> None:
    lines = drawn("catch_me", "white 24:1 7:1 captured:4; black 1:1 captured:5").splitlines()
    assert lines[1] == "X Black: 1 to 24 and round again, captured 5"
    assert lines[4] == "|  .  .  .  .  .  O |   |  .  .  .  .  .  X |"
    assert lines[-1] == "O White: 24 to 1 and round again, captured 4"


def test_either_side_may_be_below_with_both_numberings_and_its_home_on_the_right() -> None:
    position = Position.parse("white 12:2 bar:1; black 1:3 13:1")
    look = Look(bottom="black", numbers="both", language="de")
    state = Game(VARIANTS["backgammon"], position, PlayerTurn("white", (PlayStage((3, 1)),)))
    expected = """
O Weiß: 1 bis 24
  12 11 10  9  8  7        6  5  4  3  2  1
  13 14 15 16 17 18       19 20 21 22 23 24
+-------------------+---+-------------------+
|  X  .  .  .  .  . | O |  .  .  .  .  .  . |
|                   |   |                   |
|                   |   |                   |
|                   |   |                   |
|                   |   |                   |
|                   |bar|                   |
|                   |   |                   |
|                   |   |                   |
|                   |   |                 X |
|  O                |   |                 X |
|  O  .  .  .  .  . |   |  .  .  .  .  .  X |
+-------------------+---+-------------------+
  12 11 10  9  8  7        6  5  4  3  2  1
  13 14 15 16 17 18       19 20 21 22 23 24
X Schwarz: 24 bis 1
"""
    assert "\n" + board(state, look) + "\n" == expected


def test_the_home_boards_may_be_on_the_left() -> None:
    """Source 001: the board mirrored left to right is allowed too."""
    position = Position.parse("white 1:2 12:5 17:3 19:4 bar:1; black 24:2 13:5 8:3 6:5")
    expected = """
X Black: 24 to 1
   1  2  3  4  5  6        7  8  9 10 11 12
+-------------------+---+-------------------+
|  O  .  .  .  .  X |   |  .  X  .  .  .  O |
|  O              X |   |     X           O |
|                 X |   |     X           O |
|                 X |   |                 O |
|                 X |   |                 O |
|                   |bar|                   |
|                   |   |                 X |
|                 O |   |                 X |
|                 O |   |     O           X |
|  X              O |   |     O           X |
|  X  .  .  .  .  O | O |  .  O  .  .  .  X |
+-------------------+---+-------------------+
  24 23 22 21 20 19       18 17 16 15 14 13
O White: 1 to 24
"""
    state = Game(VARIANTS["backgammon"], position, None)
    assert "\n" + board(state, Look(home="left")) + "\n" == expected


def test_half_a_board_may_have_the_bar_on_the_right() -> None:
    state = begin(VARIANTS["ludus_lombardorum"])
    lines = board(state, Look(home="left")).splitlines()
    assert lines[1:4] == [
        "   1  2  3  4  5  6",
        "+-------------------+---+",
        "|  .  .  .  .  .  O |   |",
    ]


def test_the_halves_may_be_numbered_from_1_to_12_each() -> None:
    """Source 004: the points are numbered, White's from 1 to 12 and Black's from 1 to 12."""
    lines = board(begin(VARIANTS["backgammon"]), Look(numbers="halves")).splitlines()
    expected = "  12 11 10  9  8  7        6  5  4  3  2  1"
    assert (lines[1], lines[-2]) == (expected, expected)


def test_the_picture_says_what_is_due_where_the_cube_is_and_what_was_played() -> None:
    stakes = Stakes(cube=Cube(2, "black"))
    turn = PlayerTurn("black", (Roll(),))
    state = Game(VARIANTS["backgammon"], Position.parse("white 15:1; black 24:2"), turn, stakes)
    lines = draw_text(state, trails=[Trail("white", [Move("12", "15", 3)])]).splitlines()
    assert lines[0] == "Backgammon — Black to roll"
    assert lines[-2:] == [
        "The cube is at 2 and belongs to Black.",
        "Last play, White: 13/10.",
    ]


def test_the_module_prints_a_start_position() -> None:
    printed = run(sys.executable, "-m", "engine.drawing", "eureka")
    assert printed.returncode == 0
    assert "|  .  .  .  .  .  . |   |  X  X  X  X  X  X |\n" in printed.stdout


def test_the_module_says_which_games_there_are() -> None:
    printed = run(sys.executable, "-m", "engine.drawing", "chess")
    assert printed.returncode == 2
    assert "'eureka'" in printed.stderr


@pytest.mark.parametrize("name", VARIANTS)
def test_every_page_of_the_rules_has_exactly_the_diagram_of_its_game(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    rules = VARIANTS[name]
    assert DIAGRAM.findall(page) == [board(begin(rules))]
    assert "<!-- diagram -->" not in page
