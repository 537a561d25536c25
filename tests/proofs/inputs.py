"""A million inputs, good and bad, through parsers and app: no crash, no 500, no endless work.

`make attack`, or `python -m tests.proofs.inputs [how many]`, on all cores. Coverage guides it
(atheris): an input that reaches code no other has reached is kept and changed further. The first
inputs are real questions, ids in every notation and the examples of the contract, so most of what
is tried is nearly right.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import atheris

with atheris.instrument_imports(include=["engine", "service"]):
    import orjson

    from engine.faults import Refused
    from engine.notation import position_id
    from engine.records import Format, read, record_of, replay, write
    from service.app import create_app
    from service.contract import bundled
    from service.operations.register import OPERATIONS
    from service.settings import Settings

from tests.proofs.questions import pool
from tests.support import TOP

MOST = 2 * 2**20
"""Bytes; the largest answer there is, 3,000 plays of the game with the longest ones, has fewer."""

LONGEST = 4096
"""Bytes of an input."""

JSON = "application/json"
PATHS = [*(operation.path for operation in OPERATIONS.values()), "/v1/batch"]
HTTP = create_app(Settings(log_requests=False)).test_client()
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    7,
    1e308,
    2**63,
    "",
    "bar",
    "off",
    "0",
    "25",
    "é\x00",
    [],
    {},
]


def by_post(path: str, body: bytes) -> None:
    """A body to an operation."""
    _checked(HTTP.post(path, data=body, content_type=JSON))


def by_get(path: str, text: bytes) -> None:
    """An id in a path."""
    word = text.decode("latin-1").replace("\\n", "")
    _checked(HTTP.get(f"{path}/{word}"))


def by_reader(_path: str, text: bytes) -> None:
    """An id to its reader; what it takes it writes again, the same."""
    word = text.decode(errors="replace")
    try:
        state = position_id.read(word)
    except Refused:
        return
    assert position_id.write(state) == word


def by_record(_path: str, data: bytes) -> None:
    """A file to the readers of records; what is made of it is written in every format."""
    try:
        record = record_of(replay(read(data)))
    except Refused:
        return
    for record_format in (Format.MAT, Format.SGF, Format.RECORD):
        try:
            replay(read(write(record, record_format).content, record_format))
        except Refused:
            continue


RECORDS = "records"
"""Instead of a path: the way of files with records."""

WAYS: list[tuple[Callable[[str, bytes], None], str]] = [
    *((by_post, path) for path in PATHS),
    *((by_get, each.path) for each in OPERATIONS.values() if each.by_id is not None),
    (by_reader, ""),
    (by_record, RECORDS),
]


def _checked(reply: Any) -> None:
    assert reply.status_code < 500, reply.data
    assert len(reply.data) <= MOST


def one(data: bytes) -> None:
    """One input; its first byte says which way it goes."""
    if data:
        way, path = WAYS[data[0] % len(WAYS)]
        way(path, data[1:])


def changed(data: bytes, most: int, seed: int) -> bytes:
    """The input with one value of its JSON replaced; some of the time its bytes are changed."""
    chance = random.Random(seed)
    try:
        body = orjson.loads(data[1:])
    except orjson.JSONDecodeError:
        body = None
    if not isinstance(body, (dict, list)) or not body or chance.random() < 0.3:
        return bytes(atheris.Mutate(data, most))
    spot: Any = body
    while True:
        keys = list(spot) if isinstance(spot, dict) else range(len(spot))
        key = chance.choice(keys)
        inner = spot[key]
        if not isinstance(inner, (dict, list)) or not inner or chance.random() < 0.2:
            break
        spot = inner
    match chance.randrange(4):
        case 0:
            del spot[key]
        case 1 if isinstance(inner, int):
            spot[key] = inner + chance.choice((-1, 1))
        case 2 if isinstance(spot, dict):
            spot[chance.choice(("1", "24", "bar", "off", "reserve", "turn", "marks"))] = inner
        case _:
            spot[key] = chance.choice(VALUES)
    return (data[:1] + orjson.dumps(body))[:most]


def first_inputs() -> Iterator[bytes]:
    """Real questions and ids, each for the way it belongs to, and every example of the contract."""
    ways = {path: number for number, (_, path) in reversed(list(enumerate(WAYS)))}
    chance = random.Random(0)
    for question in pool(seed=3, games=1, most=15):
        if question.body:
            yield bytes([ways[question.path]]) + question.body
        else:
            way = chance.randrange(len(PATHS), len(WAYS))
            yield bytes([way]) + question.path.rpartition("/")[2].encode()
        if question.path == "/v1/convert":
            converted = HTTP.post(question.path, data=question.body, content_type=JSON).get_json()
            for written in converted["notations"].values():
                yield bytes([ways[question.path]]) + orjson.dumps({"id": written["written"]})
    for path, example in examples():
        yield bytes([ways[path]]) + orjson.dumps(example)
    for file in sorted((TOP / "tests/records").rglob("*")):
        if file.suffix in (".mat", ".sgf", ".gva"):
            yield bytes([ways[RECORDS]]) + file.read_bytes()[:LONGEST]


def examples() -> Iterator[tuple[str, Any]]:
    """What the contract shows as requests."""
    for path, item in bundled()["paths"].items():
        content = item.get("post", {}).get("requestBody", {}).get("content", {})
        for example in content.get(JSON, {}).get("examples", {}).values():
            yield path, example["value"]


def attack(runs: int) -> None:
    """Try so many."""
    with tempfile.TemporaryDirectory() as folder:
        for number, data in enumerate(first_inputs()):
            (Path(folder) / str(number)).write_bytes(data)
        settings = [
            f"-runs={runs}",
            f"-max_len={LONGEST}",
            "-timeout=10",
            "-rss_limit_mb=2048",
            folder,
        ]
        atheris.Setup([sys.argv[0], *settings], one, custom_mutator=changed)
        atheris.Fuzz()


def main(runs: int) -> None:
    """On every core its share."""
    cores = os.cpu_count() or 1
    share = [sys.executable, "-m", "tests.proofs.inputs", str(-(-runs // cores)), "here"]
    codes = [one.wait() for one in [subprocess.Popen(share) for _ in range(cores)]]
    sys.exit(any(codes))


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    (attack if "here" in sys.argv else main)(count)
