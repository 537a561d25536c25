"""Hostile and damaged records: a record or `NotARecord`, nothing else, in bounded time."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from engine.messages import sentence
from engine.records import NotARecord, Replay, read, replay
from engine.records.game_replay import MOST_ILLEGAL
from tests.records.samples import BROKEN, GNUBG, records

MEBIBYTE = 2**20
DEADLINE = 20.0
"""Seconds of CPU for the largest input; quadratic reading takes minutes."""


def attempt(data: bytes | str) -> Replay | NotARecord:
    try:
        return replay(read(data))
    except NotARecord as refused:
        return refused


@pytest.mark.parametrize(
    "path", [*records(GNUBG), *records(BROKEN)[::4]], ids=lambda path: path.name
)
def test_a_record_cut_anywhere_is_read_or_refused(path: Path) -> None:
    data = path.read_bytes()
    cuts = random.Random(path.name).sample(range(len(data)), min(12, len(data)))
    for cut in [*range(0, min(len(data), 400), 13), *cuts]:
        attempt(data[:cut])


@pytest.mark.parametrize("path", records(GNUBG)[:6], ids=lambda path: path.name)
def test_a_record_with_changed_bytes_is_read_or_refused(path: Path) -> None:
    chance = random.Random(path.name)
    for _ in range(15):
        data = bytearray(path.read_bytes()[:4000])
        for _ in range(chance.randrange(1, 30)):
            data[chance.randrange(len(data))] = chance.choice(b"0123456789/*():;[]WB \t\n\\abyz")
        attempt(bytes(data))


GAME = " Game {}\n Anna : 0        Bert : 0\n  1) 31: 8/5 6/5\n"
HEAD = " 5 point match\n"
HOSTILE = {
    "brackets": "(" * MEBIBYTE,
    "pairs of brackets": "()" * (MEBIBYTE // 2),
    "empty nodes": "(" + ";" * (MEBIBYTE - 1),
    "deep tree": "(;GM[6]" * 5000 + ")" * 5000,
    "many trees": "(;GM[6])" * (MEBIBYTE // 8),
    "trees of another game": "(;GM[1])" * (MEBIBYTE // 8),
    "one value": "(;GM[6]C[" + "x" * (MEBIBYTE - 20),
    "escapes": "(;GM[6]C[" + "\\" * (MEBIBYTE - 20),
    "long number": "(;GM[6]MI[length:" + "9" * 10_000 + "])",
    "10,000 games": HEAD + "".join(GAME.format(n) for n in range(1, 10_001)),
    "long lines": HEAD + " Game 1\n" + ("A" + " " * 3998 + "\n") * 262,
    "colons": HEAD + " Game 1\n" + ((": 1" * 1333) + "\n") * 262,
    "names": ("a  b" * 999 + "\n") * 262 + "1) 31: 8/5\n",
    "stars": HEAD + " Game 1\n" + ("1) 31: " + "b/b* " * 700 + "x\n") * 262,
    "rolls": HEAD + " Game 1\n" + ("1) " + "31: " * 990 + "\n") * 262,
    "digits": HEAD + " Game 1\n" + "9" * 3990 + ") 31: 8/5 6/5\n",
    "lines": "\n" * MEBIBYTE,
    "other lines": HEAD + " Game 1\n" + "x\n" * 99_000,
    "too long a match": " 1001 point match\n" + GAME.format(1),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_is_answered_in_bounded_time(name: str) -> None:
    started = time.process_time()
    attempt(HOSTILE[name])
    assert time.process_time() - started < DEADLINE


def rows(row: str, size: int = 53_000) -> str:
    """Games of nothing but this row, up to a size."""
    text, games = HEAD, 0
    while len(text) < size:
        games += 1
        text += f" Game {games}\n A : 0  B : 0\n" + row * 900
    return text[:size]


@pytest.mark.parametrize(
    "row", [" 1) 11: 11:\n", " 1) 31: 31:\n", " 1) 31:8/8 31:8/8\n", " 1) 11:9/8 11:9/8\n"]
)
def test_illegal_and_empty_plies_cost_no_more_than_good_ones(row: str) -> None:
    """After some of them the rest is read, not judged: 53 KB cost 3.5 s when each was judged."""
    text = rows(row)
    report = attempt(text)
    assert isinstance(report, Replay)
    assert sum(fault.understood is not None for fault in report.faults) <= MOST_ILLEGAL
    assert sum(len(game.plies) for game in report.games) > 5000
    good = (GNUBG / "match7.mat").read_text()
    assert cost(text) < 3 * cost(good) * len(text) / len(good)


def test_after_too_many_illegal_plays_nothing_is_judged() -> None:
    report = attempt(rows(" 1) 31: 31:\n"))
    assert isinstance(report, Replay)
    assert [fault.code for fault in report.faults] == [
        *["must_play"] * MOST_ILLEGAL,
        "too_many_illegal_plays",
    ]
    assert [game.is_lost for game in report.games] == [True] * len(report.games)


def cost(text: str) -> float:
    """CPU seconds of a replay: the least of three."""
    seconds = []
    for _ in range(3):
        started = time.process_time()
        attempt(text)
        seconds.append(time.process_time() - started)
    return min(seconds)


@pytest.mark.parametrize("cell", ["04: ????", "40: ???", "70: Resigns", "09: Concedes"])
def test_dice_that_do_not_exist_in_a_cell_that_gives_up_are_a_fault(cell: str) -> None:
    head = " 5 point match\n\n Game 1\n A : 0                 B : 0\n"
    report = attempt(f"{head}  1) 31: 8/5 6/5                 {cell}\n")
    assert isinstance(report, Replay)
    assert [(fault.code, fault.written) for fault in report.faults] == [("bad_dice", cell)]


def test_binary_data_is_refused_as_no_text() -> None:
    answer = attempt(bytes(range(256)) * 64)
    assert isinstance(answer, NotARecord)
    assert answer.code == "not_text"


def test_more_than_a_mebibyte_is_refused() -> None:
    answer = attempt(HEAD + "x" * MEBIBYTE)
    assert isinstance(answer, NotARecord)
    assert answer.code == "record_too_large"
    assert str(answer).endswith("at most 1048576 characters are read.")


def test_a_game_of_too_many_plies_names_the_limit_of_one_game() -> None:
    rows = "\n".join(f"{row:3}) 31: 8/5 6/5   42: 8/4 6/4" for row in range(1, 1002))
    answer = attempt(f" 5 point match\n\n Game 1\n a : 0   b : 0\n{rows}\n")
    assert isinstance(answer, NotARecord)
    assert str(answer).endswith("at most 2000 plies in one game are read.")
    german = sentence(answer.faults[0], "de")
    assert german.endswith("gelesen werden höchstens 2000 Halbzüge in einer Partie.")


def test_a_match_longer_than_any_is_refused() -> None:
    answer = attempt(HOSTILE["too long a match"])
    assert isinstance(answer, NotARecord)
    assert answer.code == "match_too_long"


def test_mixed_encodings_are_read() -> None:
    data = (HEAD + GAME.format(1)).replace("Anna", "Zoë").encode("cp1252") + "; ü\n".encode()
    assert isinstance(attempt(data), Replay)


def test_beyond_a_limit_faults_are_counted_only() -> None:
    rows = "".join(
        f"  {n}) 71: 8/5                       31: 8/5 6/5 junk\n" for n in range(2, 900)
    )
    answer = attempt(HEAD + " Game 1\n Anna : 0        Bert : 0\n" + "junk between\n" * 0 + rows)
    assert isinstance(answer, Replay)
    assert len(answer.faults) <= 500


def test_a_set_position_that_cannot_be_is_a_fault() -> None:
    same_point = "(;GM[6]MI[length:5];PL[W]AE[a:y]AW[a]AB[a];W[31hefe])"
    both_off = "(;GM[6]MI[length:5];PL[W]AE[a:y]AW[z]AB[z];W[31hefe])"
    for text in (same_point, both_off):
        answer = attempt(text)
        assert isinstance(answer, Replay)
        assert answer.faults


def test_a_double_after_the_last_animal_is_a_fault() -> None:
    doubles = "W[double]", "B[double]", "W[double]", "B[double]", "W[double]", "B[take]"
    text = "(;GM[6]MI[length:0];W[31hefe];B[42qusu];" + ";".join(doubles) + ")"
    answer = attempt(text)
    assert isinstance(answer, Replay)
    assert [fault.code for fault in answer.faults][:1] == ["offer_pending"]
