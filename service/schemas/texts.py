"""Query parameters: text that becomes the JSON value of the same field in a body.

Text that cannot be read stays text, and the schema reports what is wrong with it.
"""

from __future__ import annotations

import re

DIGITS = re.compile(r"[0-9]{1,9}")


def number(text: str) -> int | str:
    """A whole number, `4`."""
    return int(text) if DIGITS.fullmatch(text) else text


class UnreadableDice(str):
    """Text that should be dice; `DiceField` reports it in the words of a query parameter."""


def dice(text: str) -> list[int] | UnreadableDice:
    """Dice with a hyphen between them, `3-1`, as in an id."""
    parts = text.split("-")
    if len(parts) < 2 or not all(map(DIGITS.fullmatch, parts)):
        return UnreadableDice(text)
    return [int(part) for part in parts]


def listed(text: str) -> list[str]:
    """Words with commas between them, `facts`; none in an empty text."""
    return text.split(",") if text else []


def flag(text: str) -> bool | str:
    """The words `true` and `false`."""
    return {"true": True, "false": False}.get(text, text)


def by_player(text: str) -> dict[str, str]:
    """A player and a play, `white:8/5 6/5`."""
    player, mark, notation = text.partition(":")
    return {"player": player, "notation": notation} if mark else {"notation": text}
