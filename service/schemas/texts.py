"""Values in an address: text that becomes what the same field has in JSON.

What cannot be read stays text, and the schema says what is wrong with it.
"""

from __future__ import annotations

import re

DIGITS = re.compile(r"[0-9]{1,9}")


def number(text: str) -> int | str:
    """`4`."""
    return int(text) if DIGITS.fullmatch(text) else text


def numbers(text: str) -> list[int | str]:
    """`3-1`, as in an id."""
    return [number(part) for part in text.split("-")]


def flag(text: str) -> bool | str:
    """`true` or `false`."""
    return {"true": True, "false": False}.get(text, text)


def by_player(text: str) -> dict[str, str]:
    """`white:8/5 6/5`: who made which play."""
    player, mark, moves = text.partition(":")
    return {"player": player, "moves": moves} if mark else {"moves": text}
