"""The sample records: where they lie, and what must be found in each."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from engine.records import Replay, read, replay
from tests.support import TOP

FOLDER = Path(__file__).parent
GNUBG, BROKEN, BATTERY = FOLDER / "gnubg", FOLDER / "broken", FOLDER / "importer_battery"
PUBLIC = TOP.parent / "shared/records/public"
"""Matches published by others: used where they lie beside the project, not copied into it."""

SUFFIXES = {".mat", ".sgf", ".txt"}


def records(folder: Path) -> list[Path]:
    """The records of a folder."""
    return sorted(
        path
        for path in folder.iterdir()
        if path.suffix in SUFFIXES and not path.name.startswith("RESULTS")
    )


def expected(folder: Path) -> dict[str, Any]:
    """What must be found in the records of a folder."""
    found: dict[str, Any] = json.loads((folder / "expected.json").read_text())
    return found


@cache
def report(path: Path) -> Replay:
    """The replay of a file."""
    return replay(read(path.read_bytes()))
