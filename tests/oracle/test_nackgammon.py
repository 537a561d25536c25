"""GNU Backgammon allows the same plays in positions of random games of Nackgammon."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from random import Random

from engine import plays, ruleset
from engine.position import COLORS, OTHER
from engine.turn import PlayStage
from tests.oracle.boards import board, borne_off, played, read, write
from tests.support.programs import program

RULES = ruleset("nackgammon")
ASK = Path(__file__).parent / "ask_gnubg.py"
QUESTIONS = 300


def questions() -> list[tuple[str, str, frozenset[str]]]:
    """Boards and rolls of random games, with the boards after our plays."""
    rng = Random(2026)
    found: list[tuple[str, str, frozenset[str]]] = []
    while len(found) < QUESTIONS:
        position, color = RULES.setup, rng.choice(COLORS)
        for _ in range(60):
            dice = rng.randint(1, 6), rng.randint(1, 6)
            (stage,) = RULES.roll(dice, 15)
            assert isinstance(stage, PlayStage)
            ours = plays(RULES, position, color, stage)
            before = board(position, color)
            if max(borne_off(before)) < 15 and rng.random() < 0.2:
                after = frozenset(write(board(play.position, color)) for play in ours)
                found.append((write(before), f"{dice[0]}{dice[1]}", after))
            position = rng.choice(list(ours)).position
            color = OTHER[color]
            if 15 in borne_off(board(position, color)):
                break
    return found[:QUESTIONS]


def test_gnu_backgammon_allows_the_same_plays_in_nackgammon(tmp_path: Path) -> None:
    listed = questions()
    sheet, answers = tmp_path / "questions", tmp_path / "answers"
    sheet.write_text("".join(f"{signs} {dice}\n" for signs, dice, _ in listed))
    subprocess.run(
        [program("gnubg"), "-t", "-q", "-r", "-p", str(ASK)],
        env=os.environ | {"QUESTIONS": str(sheet), "ANSWERS": str(answers), "HOME": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        timeout=120,
        check=True,
    )
    lines = answers.read_text().splitlines()
    assert len(lines) == QUESTIONS
    for (signs, dice, ours), line in zip(listed, lines, strict=True):
        theirs = line.split(" ", 2)[2]
        boards = frozenset(write(played(read(signs), play)) for play in theirs.split(";"))
        assert boards == ours, f"{signs} {dice}"
