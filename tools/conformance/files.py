"""The files of the kit: one per game, one for notations, and the schema of both."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.support import TOP

KIT = TOP / "conformance"
GAMES = KIT / "games"
NOTATIONS = KIT / "notations.json"
PLAY_TEXTS = KIT / "play_texts.json"
SCHEMA = KIT / "schema.json"

SECTIONS = ("starts", "perft", "plays", "illegal", "actions", "scores")
"""The lists of cases in the file of a game."""


def text_of(document: dict[str, Any]) -> str:
    """A document as JSON text with one case a line, so that a difference is a line."""
    parts = []
    for name, value in document.items():
        if name in SECTIONS or name == "cases":
            lines = ",\n".join(_dense(case) for case in value)
            parts.append(f"{json.dumps(name)}: [\n{lines}\n]")
        else:
            parts.append(f"{json.dumps(name)}: {_dense(value)}")
    return "{" + ",\n".join(parts) + "}\n"


def read(path: Path) -> dict[str, Any]:
    """A file of the kit."""
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return document


def _dense(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
