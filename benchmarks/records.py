"""Replaying records: plies per second in the process and through the app."""

from __future__ import annotations

from pathlib import Path

import orjson

from benchmarks.report import Section, goal, table
from benchmarks.timing import interleaved, over
from engine.records import read, replay
from service.app import create_app
from service.settings import Settings

SAMPLES = Path(__file__).parent.parent / "tests/records/gnubg"
NAMES = ("match1", "match3", "match5", "match7", "money_jacoby", "money_plain")
AT_LEAST = 20_000
"""Plies per second and core that a compiled engine must replay."""


def measure() -> Section:
    """Read and replay matches of GNU Backgammon, as text in and a report out."""
    texts = [(SAMPLES / f"{name}.mat").read_text() for name in NAMES]
    plies = sum(len(game.plies) for text in texts for game in replay(read(text)).games)
    client = create_app(Settings(log_requests=False)).test_client()
    bodies = [orjson.dumps({"content": text}) for text in texts]

    def send(body: bytes) -> None:
        client.post("/v1/replay", data=body, content_type="application/json")

    tasks = {
        "in process": over(lambda text: replay(read(text)), texts),
        "POST /v1/replay, without a server": over(send, bodies),
    }
    speeds = {name: plies / seconds for name, seconds in interleaved(tasks).items()}
    rows = [[name, f"{speed:,.0f}"] for name, speed in speeds.items()]
    met = goal("replayed plies/s in process", speeds["in process"], at_least=AT_LEAST)
    return Section("Records", table(["replay", "plies/s per core"], rows), [met])
