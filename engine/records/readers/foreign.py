"""What people send that is no record of a game here, recognised by how it begins.

For each there is a sentence that says what it is and what to do: files of other programs that save
the match as `.mat`, positions without a game, reports of analyses.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.faults import Fault

BEGINNING = 4096
"""How many characters are looked at."""

PROGRAMS: Mapping[str, re.Pattern[str]] = {
    "eXtreme Gammon (.xg, .xgp)": re.compile("RGMH"),
    "OGXM (.ogxm, .gvab)": re.compile("OGXM"),
    # a line of JSON before the compressed match
    "BGBlitz (.bgf)": re.compile(r'\{\s*"format"\s*:\s*"BGF"'),
}
"""How files of other programs begin."""

_GAME = re.compile(r"\bpoints?\s+match\b|^\s*Game\s+\d+\s*$|^\s*\d+\)\s", re.I | re.M)
_POSITIONS: Mapping[str, re.Pattern[str]] = {
    "XGID": re.compile(r"^\s*XGID\s*=\s*\S{26}:", re.M),
    "OGID": re.compile(r"^\s*(?:OGID\s*=\s*)?[0-9a-z]{0,15}:[0-9a-z]{0,15}:[NWB]\d[NWB]", re.M),
    "GNU Backgammon ID": re.compile(
        r"^\s*(?:(?:GNU Backgammon\s+)?Position[ -]ID\s*:\s*)?[A-Za-z0-9+/]{14}(?:==)?"
        r"(?:\s*:\s*[A-Za-z0-9+/]{12}\s*$|\s*$|\s+Match[ -]ID)",
        re.M,
    ),
    "FIBS": re.compile(r"^\s*board:[^:\s]+:[^:\s]+:\d+:"),
    "id": re.compile(r"^\s*1~[a-z0-9_.-]+~"),
}
_ANALYSIS = re.compile(
    r"^\s*(?:The score \(after \d+ games?\) is|Match statistics|Analysis of |Checkerplay statistics"
    r"|Rolled moves|Player\s+\S.*Error rate|<!DOCTYPE html|<html)",
    re.I | re.M,
)


def what_it_is(text: str) -> Fault | None:
    """The fault that says what a text is and what to do with it; None if it is not known."""
    beginning = text[:BEGINNING].lstrip("\ufeff \t\r\n")
    for program, pattern in PROGRAMS.items():
        if pattern.match(beginning):
            return Fault("file_of_a_program", facts={"program": program})
    if _ANALYSIS.search(beginning):
        return Fault("is_an_analysis")
    if _GAME.search(beginning):
        return None
    for notation, pattern in _POSITIONS.items():
        if pattern.search(beginning):
            return Fault("is_a_position", facts={"written_as": notation})
    return None
