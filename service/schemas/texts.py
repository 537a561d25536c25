"""Query parameters: text that becomes the JSON value of the same field in a body.

Text that cannot be read stays text, and the schema reports what is wrong with it.
"""

from __future__ import annotations

import re

DIGITS = re.compile(r"[0-9]{1,9}")


def number(text: str) -> int | str:
    """A whole number, `4`."""
    return int(text) if DIGITS.fullmatch(text) else text


def numbers(text: str) -> list[int | str]:
    """Numbers with hyphens between them, `3-1`, as in an id."""
    return [number(part) for part in text.split("-")]


def listed(text: str) -> list[str]:
    """Words with commas between them, `facts`; none in an empty text."""
    return text.split(",") if text else []


def flag(text: str) -> bool | str:
    """The words `true` and `false`."""
    return {"true": True, "false": False}.get(text, text)


def by_player(text: str) -> dict[str, str]:
    """A player and a play, `white:8/5 6/5`."""
    player, mark, moves = text.partition(":")
    return {"player": player, "moves": moves} if mark else {"moves": text}
