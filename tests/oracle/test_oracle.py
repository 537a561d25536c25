"""Legal plays of the base game beside three programs of other authors.

GNU Backgammon by its stored answers (`make answers` asks it again), Open Sage (bgsage) and
OpenSpiel live. A difference is a failure unless `differences.py` has its class.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import bgsage  # type: ignore[import-untyped]
import pytest

from engine.movegen import plays
from engine.position import COLORS, Color
from engine.turn import PlayStage
from engine.variants.backgammon import BACKGAMMON
from tests.oracle import openspiel
from tests.oracle.boards import Board, board, borne_off, played, position, read, write
from tests.oracle.differences import DIFFERENCES, SHORT_ENDING, Boards, Dice, explain

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "correctness.md"
PARTS = 8


class Pair(NamedTuple):
    """A position, a roll and what gnubg says may be played."""

    board: Board
    dice: Dice
    mover: Color
    gnubg: str


@lru_cache(maxsize=1)
def lines() -> list[str]:
    text = lzma.decompress((HERE / "answers.txt.xz").read_bytes()).decode("ascii")
    return text.splitlines()


def pairs(part: int = 0, parts: int = 1) -> Iterator[Pair]:
    """The stored corpus or a share of it; both colours take their turns as the player on roll."""
    for number, line in islice(enumerate(lines()), part, None, parts):
        signs, dice, answer = line.split(" ", 2)
        mover = COLORS[number // PARTS % 2]
        yield Pair(read(signs), (int(dice[0]), int(dice[1])), mover, answer)


def ours(before: Board, dice: Dice, mover: Color) -> Boards:
    (stage,) = BACKGAMMON.roll(dice, 15)
    assert isinstance(stage, PlayStage)
    found = plays(BACKGAMMON, position(before, mover), mover, stage)
    boards = frozenset(board(play.position, mover) for play in found)
    assert len(boards) == len(found), "two listed plays lead to the same position"
    return boards


def sage(before: Board, dice: Dice) -> Boards:
    return frozenset(tuple(after) for after in bgsage.possible_moves(list(before), *dice))


def report(before: Board, dice: Dice, own: Boards, theirs: Boards) -> str:
    only_ours, only_theirs = sorted(own - theirs), sorted(theirs - own)
    return (
        f"{write(before)} {dice}: only ours {list(map(write, only_ours))}, "
        f"only theirs {list(map(write, only_theirs))}"
    )


def test_the_corpus_has_at_least_20_000_pairs_of_every_kind() -> None:
    corpus = list(pairs())
    assert len(set(lines())) == len(corpus) >= 20_000
    doubles = sum(pair.dice[0] == pair.dice[1] for pair in corpus)
    on_bar = sum(pair.board[25] > 0 for pair in corpus)
    all_home = sum(not any(n > 0 for n in pair.board[7:]) for pair in corpus)
    bearing_in = sum(not any(n > 0 for n in pair.board[13:]) for pair in corpus) - all_home
    assert min(doubles, on_bar, all_home) >= 4_000
    assert bearing_in >= 900


@pytest.mark.parametrize("part", range(PARTS))
def test_gnu_backgammon_and_open_sage_allow_the_same_plays(part: int) -> None:
    unexplained = []
    for before, dice, mover, answer in pairs(part, PARTS):
        own = ours(before, dice, mover)
        # no play is written as no word at all, and leaves the board as it is
        gnubg = frozenset(played(before, notation) for notation in answer.split(";"))
        for program, theirs in (("gnubg", gnubg), ("bgsage", sage(before, dice))):
            if theirs != own and not explain(program, before, dice, own, theirs):
                unexplained.append(f"{program} {report(before, dice, own, theirs)}")
    assert unexplained == []


@pytest.mark.parametrize("seed", range(64))
def test_openspiel_allows_the_same_plays_in_its_own_games(seed: int) -> None:
    unexplained = []
    for before, dice, mover, theirs in openspiel.game(seed):
        own = ours(before, dice, mover)
        if theirs != own and not explain("openspiel", before, dice, own, theirs):
            unexplained.append(report(before, dice, own, theirs))
    assert unexplained == []


def test_the_short_ending_of_open_sage_still_occurs() -> None:
    last = (pair for pair in pairs() if borne_off(pair.board)[0] == 14)
    found = [pair for pair in last if ours(*pair[:3]) != sage(pair.board, pair.dice)]
    assert len(found) == SHORT_ENDING.occurs


def test_with_the_last_checker_on_2_a_blot_on_1_and_6_1_only_both_numbers_are_legal() -> None:
    before, dice, mover, answer = next(pairs())
    assert (write(before), dice, answer) == ("-aA---------------------a-", (6, 1), "2/1*/off")
    assert ours(before, dice, mover) == {played(before, "2/1*/off")}
    assert sage(before, dice) == {played(before, "2/1*/off"), played(before, "2/off")}


def test_the_page_on_differences_lists_exactly_the_known_classes() -> None:
    headings = [line[4:] for line in PAGE.read_text().splitlines() if line.startswith("### `")]
    assert headings == [f"`{known.id}`" for known in DIFFERENCES]
    for known in DIFFERENCES:
        assert all(f"`{word}`" in PAGE.read_text() for word in (known.program, known.rule))
