"""Replaying records: plies per second in the process, and of a worker over HTTP."""

from __future__ import annotations

from pathlib import Path

import orjson

from benchmarks.client import post
from benchmarks.report import Section, goal, table
from benchmarks.servers import service
from benchmarks.timing import interleaved, over
from engine.records import read, record_of, replay, write_json

SAMPLES = Path(__file__).parent.parent / "tests/records/gnubg"
NAMES = ("match1", "match3", "match5", "match7", "money_jacoby", "money_plain")
AT_LEAST = 20_000
"""Plies per second and core that a compiled engine must replay."""
ROUNDS = 5


def measure() -> Section:
    """Read and replay matches of GNU Backgammon, as text in and a report out."""
    texts = [(SAMPLES / f"{name}.mat").read_text() for name in NAMES]
    ours = [write_json(record_of(replay(read(text)))) for text in texts]
    plies = sum(len(game.plies) for text in texts for game in replay(read(text)).games)
    tasks = {
        ".mat in process": over(lambda text: replay(read(text)), texts),
        "our JSON in process": over(lambda text: replay(read(text)), ours),
    }
    speeds = {name: plies / seconds for name, seconds in interleaved(tasks).items()}
    speeds["`POST /v1/replay` over HTTP, one worker"] = plies / _over_http(texts)
    rows = [[name, f"{speed:,.0f}"] for name, speed in speeds.items()]
    met = goal("replayed plies/s in process", speeds[".mat in process"], at_least=AT_LEAST)
    return Section("Records", table(["replay", "plies/s per core"], rows), [met])


def _over_http(texts: list[str]) -> float:
    """CPU seconds of a worker for all texts: the least of some rounds."""
    requests = [post(orjson.dumps({"content": text}).decode(), "/v1/replay") for text in texts]
    with service() as server:
        server.ask(requests)
        return min(server.ask(requests)[0] for _ in range(ROUNDS))
