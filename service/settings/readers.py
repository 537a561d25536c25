"""Parsers of settings: text in, value out; ValueError("must be …") if the text is invalid."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from service.settings.keys import read as keys
from service.settings.rates import rate

__all__ = ["keys", "rate"]

T = TypeVar("T")

LARGEST_PORT = 65_535


def whole(low: int, high: int) -> Callable[[str], int]:
    """A whole number in this range."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and low <= int(text) <= high):
            raise ValueError(f"must be a whole number from {low} to {high}")
        return int(text)

    return read


def flag(text: str) -> bool:
    """Yes or no."""
    if text not in ("yes", "no"):
        raise ValueError("must be yes or no")
    return text == "yes"


def one_of(*words: str) -> Callable[[str], str]:
    """One of these words."""

    def read(text: str) -> str:
        if text not in words:
            raise ValueError(f"must be {' or '.join(words)}")
        return text

    return read


def origins(text: str) -> tuple[str, ...]:
    """Origins of web pages as browsers send them, or * for all."""
    values = tuple(part.strip() for part in text.split(",") if part.strip())
    if not all(re.fullmatch(r"\*|https?://[\w.\-\[\]:]+", value, re.ASCII) for value in values):
        raise ValueError("must be * or origins such as https://example.org, separated by commas")
    return values


def optional(read: Callable[[str], T]) -> Callable[[str], T | None]:
    """A value that may be missing: an empty text is None."""
    return lambda text: read(text) if text else None


def keys_file(text: str) -> Path:
    """A readable file of valid API keys."""
    file = Path(text)
    try:
        keys(file.read_text())
    except OSError as error:
        raise ValueError(f"must be a file that can be read ({error.strerror})") from None
    return file


def redis_url(text: str) -> str:
    """The URL of a Redis; may be empty."""
    if text and not re.match(r"(redis|rediss|unix)://", text):
        raise ValueError("must begin with redis://, rediss:// or unix://")
    return text


def base_path(text: str) -> str:
    """A path prefix; may be empty."""
    if not re.fullmatch(r"(/[\w.~-]+)*", text, re.ASCII):
        raise ValueError("must be a path such as /backgammon, without a slash at its end")
    return text


def address(text: str) -> str:
    """An address to listen on."""
    if not re.fullmatch(r"([\w.\-]*|\[[\w.:%]+\]):\d{1,5}|unix:/.+", text, re.ASCII):
        raise ValueError("must be host:port, [IPv6 address]:port or unix:/path")
    if not text.startswith("unix:") and int(text.rpartition(":")[2]) > LARGEST_PORT:
        raise ValueError(f"must have a port from 0 to {LARGEST_PORT}")
    return text
