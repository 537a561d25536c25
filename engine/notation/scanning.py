"""Reading a text piece by piece: every fault has its character, its field and its reason.

After a fault a reader continues with a harmless default, so that one pass reports every fault; the
result is discarded if there was any.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple, TypeVar, cast

from engine.faults import Fault, Refused

T = TypeVar("T")
LONGEST_SHOWN = 40
"""The most characters of the text that a fault repeats."""

WHOLE = re.compile("0|[1-9][0-9]{0,8}")


class Piece(NamedTuple):
    """A part of a text: where it begins, counted from 1, and the field it belongs to."""

    text: str
    at: int = 1
    field: str = ""

    def split(self, mark: str) -> list[Piece]:
        """The parts between the marks."""
        parts, at = [], self.at
        for text in self.text.split(mark):
            parts.append(Piece(text, at, self.field))
            at += len(text) + len(mark)
        return parts

    def named(self, field: str) -> Piece:
        """The same piece as part of this field."""
        return Piece(self.text, self.at, field)

    def after(self, prefix: str) -> Piece:
        """The piece without this prefix (upper or lower case) if it starts with it."""
        has_prefix = self.text[: len(prefix)].upper() == prefix
        return self.part(len(prefix)) if has_prefix else self

    def part(self, start: int, stop: int | None = None) -> Piece:
        """A slice of the piece, counted from 0."""
        return Piece(self.text[start:stop], self.at + start, self.field)


class Scan:
    """Collects the faults of one text and reads its words and numbers."""

    def __init__(self, pointer: str = "/id") -> None:
        self.pointer = pointer
        self.faults: list[Fault] = []

    def fault(self, code: str, piece: Piece, **facts: object) -> None:
        """Record a fault of this piece."""
        shown = piece.text[:LONGEST_SHOWN]
        where = {"character": piece.at, "field": piece.field, "found": shown}
        self.faults.append(Fault(code, self.pointer, facts=where | facts))

    def close(self) -> None:
        """Raise `Refused` with the recorded faults, if there are any, in text order."""
        if self.faults:
            raise Refused(
                sorted(self.faults, key=lambda fault: cast("int", fault.facts["character"]))
            )

    def alone(self, reader: Callable[[Scan, Piece], T], field: Piece) -> T:
        """Read a field that does not depend on the others; equal texts come from a cache."""
        value, faults = _read_alone(reader, field.text)
        for fault in faults:
            character = cast("int", fault.facts["character"]) + field.at - 1
            facts = {**fault.facts, "character": character, "field": field.field}
            self.faults.append(replace(fault, facts=facts))
        return cast("T", value)

    def word(self, piece: Piece, known: Collection[str], shown: Collection[str] = ()) -> str:
        """One of the known words; records a fault and returns the first for any other text."""
        if piece.text in known:
            return piece.text
        self.fault("id_unknown_word", piece, known=list(shown or known))
        return next(iter(known))

    def number(self, piece: Piece, low: int, high: int) -> int:
        """An integer in this range without leading zeroes; `low` after a fault."""
        if WHOLE.fullmatch(piece.text) and low <= int(piece.text) <= high:
            return int(piece.text)
        self.fault("id_bad_number", piece, low=low, high=high)
        return low

    def signed(self, piece: Piece, low: int, high: int) -> int:
        """An integer in this range, which may be negative."""
        if WHOLE.fullmatch(piece.text.removeprefix("-")) and low <= int(piece.text) <= high:
            return int(piece.text)
        self.fault("id_bad_number", piece, low=low, high=high)
        return max(low, 0)

    def fields(self, text: Piece, mark: str, names: Sequence[str], least: int) -> list[Piece]:
        """The named fields of a text; empty after a fault.

        The first `least` fields are required and no more than `names` are allowed.
        """
        pieces = text.split(mark)
        for name in names[len(pieces) : least]:
            self.fault("id_field_missing", Piece("", text.at + len(text.text), name))
        # the first surplus field says it all
        for piece in pieces[len(names) : len(names) + 1]:
            self.fault("id_field_unknown", piece.named(names[-1]), known=list(names))
        if self.faults:
            return []
        return [piece.named(name) for piece, name in zip(pieces, names, strict=False)]


@lru_cache(maxsize=4096)
def _read_alone(
    reader: Callable[[Scan, Piece], object], text: str
) -> tuple[object, tuple[Fault, ...]]:
    scan = Scan()
    return reader(scan, Piece(text)), tuple(scan.faults)
