"""Makes `answers.txt.xz`: positions, dice and the plays GNU Backgammon finds (`make answers`).

The positions come from games that Open Sage's move generator plays and from placements by
lot, never from the engine under test: a defect of the engine must not choose its own questions.
"""

from __future__ import annotations

import lzma
import os
import random
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import bgsage  # type: ignore[import-untyped]

from tests.oracle.boards import CHECKERS, OWN_BAR, THEIR_BAR, Board, write

HERE = Path(__file__).parent
ANSWERS = HERE / "answers.txt.xz"
GNUBG = os.environ.get("GNUBG", "/usr/games/gnubg")

Dice = tuple[int, int]
Policy = Callable[[random.Random, list[Board]], Board]


def roll(rng: random.Random) -> Dice:
    return rng.randint(1, 6), rng.randint(1, 6)


def at_random(rng: random.Random, boards: list[Board]) -> Board:
    return rng.choice(boards)


def hitting(rng: random.Random, boards: list[Board]) -> Board:
    """Most on the opponent's bar: games full of entering."""
    return max(boards, key=lambda board: (board[THEIR_BAR], rng.random()))


def stacking(rng: random.Random, boards: list[Board]) -> Board:
    """The fewest own blots: primes, closed boards, long bear-ins."""
    return min(boards, key=lambda board: (board[1:].count(1), rng.random()))


def racing(rng: random.Random, boards: list[Board]) -> Board:
    """The rearmost checkers first: bear-in and bear-off."""
    rear = [sum(n * d * d for d, n in enumerate(b) if d and n > 0) for b in boards]
    best = min(rear)
    return rng.choice([b for b, r in zip(boards, rear, strict=True) if r == best])


def games(rng: random.Random, policy: Policy, pairs: int) -> Iterator[tuple[Board, Dice]]:
    """Every position and roll on the way, so many of them."""
    made = 0
    while True:
        board: Board = tuple(bgsage.STARTING_BOARD)
        while bgsage.check_game_over(list(board)) == 0:
            dice = roll(rng)
            yield board, dice
            made += 1
            if made == pairs:
                return
            after = [tuple(b) for b in bgsage.possible_moves(list(board), *dice)]
            board = tuple(bgsage.flip_board(list(policy(rng, after))))


def scattered(
    rng: random.Random, own: int, theirs: int, own_points: range, their_points: range
) -> Board:
    """Checkers put down by lot, the player's first; what finds no room goes to the bar or off."""
    board = [0] * 26
    for _ in range(own):
        board[rng.choice(own_points)] += 1
    free = [point for point in their_points if not board[point]]
    for _ in range(theirs):
        if free and rng.random() < 0.95:
            board[rng.choice(free)] -= 1
        else:
            board[THEIR_BAR] += 1
    return tuple(board)


HOME, ALL = range(1, 7), range(1, OWN_BAR)


def bear_offs(rng: random.Random, pairs: int) -> Iterator[tuple[Board, Dice]]:
    """All home, the opponent gone, waiting on an anchor or with blots among them."""
    for _ in range(pairs):
        theirs = rng.choice((range(13, 25), range(1, 25), HOME))
        yield scattered(rng, rng.randint(1, 15), rng.randint(1, 15), HOME, theirs), roll(rng)


def last_checkers(rng: random.Random, pairs: int) -> Iterator[tuple[Board, Dice]]:
    """One to three checkers left among enemy blots: where a play may end before its dice."""
    for _ in range(pairs):
        yield scattered(rng, rng.randint(1, 3), rng.randint(1, 4), HOME, HOME), roll(rng)


def crowds(rng: random.Random, pairs: int) -> Iterator[tuple[Board, Dice]]:
    """Fifteen checkers on as many points as there is room for, and doubles."""
    for _ in range(pairs):
        number = rng.choice((1, 1, 2, 2, 3, 4, 5, 6))
        board = scattered(rng, CHECKERS, rng.randint(0, 4), ALL, ALL)
        yield board, (number, number)


def on_the_bar(rng: random.Random, pairs: int) -> Iterator[tuple[Board, Dice]]:
    """One to four on the bar before a home that is more or less closed."""
    for _ in range(pairs):
        board = list(scattered(rng, rng.randint(2, 11), 15, range(1, 19), range(13, 25)))
        board[OWN_BAR] = rng.randint(1, 4)
        yield tuple(board), roll(rng)


def is_possible(board: Board) -> bool:
    """What gnubg accepts: both sides have a checker left, and not both wait before closed homes."""
    own = any(n > 0 for n in board[1:])
    theirs = board[THEIR_BAR] > 0 or any(n < 0 for n in board[1:OWN_BAR])
    closed = all(n <= -2 for n in board[19:25]) and all(n >= 2 for n in board[1:7])
    return own and theirs and not (closed and board[OWN_BAR] and board[THEIR_BAR])


def questions() -> Iterator[str]:
    rng = random.Random(2)
    # rulebook 0, use_all: the one position where Open Sage is known to rule otherwise
    known: Board = (0, -1, 1, *[0] * 21, -1, 0)
    yield f"{write(known)} 61"
    corpus = (
        *games(rng, at_random, 9_000),
        *games(rng, hitting, 3_500),
        *games(rng, stacking, 3_000),
        *games(rng, racing, 2_000),
        *bear_offs(rng, 2_500),
        *last_checkers(rng, 1_500),
        *on_the_bar(rng, 1_500),
        *crowds(rng, 400),
    )
    for board, dice in corpus:
        if is_possible(board):
            yield f"{write(board)} {max(dice)}{min(dice)}"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        questions_file, answered = Path(folder, "questions"), Path(folder, "answers")
        questions_file.write_text("\n".join(dict.fromkeys(questions())) + "\n", encoding="ascii")
        subprocess.run(
            [GNUBG, "-t", "-q", "-r", "-p", str(HERE / "ask_gnubg.py")],
            env={**os.environ, "QUESTIONS": str(questions_file), "ANSWERS": str(answered)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=True,
        )
        ANSWERS.write_bytes(lzma.compress(answered.read_bytes(), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main()
