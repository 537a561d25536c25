"""Reading a text piece by piece: every fault knows its character, its field and the reason.

Readers go on after a fault with something harmless, so that all faults are found at once; what
they read is thrown away if there was any.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine.faults import Fault, Refused

LONGEST_SHOWN = 40
"""What was found is shown in the fault, but nobody's novel."""

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

    def part(self, start: int, stop: int | None = None) -> Piece:
        """Some of its characters, counted from 0."""
        return Piece(self.text[start:stop], self.at + start, self.field)


class Scan:
    """The faults of one text, and the readers of the smallest pieces."""

    def __init__(self, pointer: str = "/id") -> None:
        self.pointer = pointer
        self.faults: list[Fault] = []

    def fault(self, code: str, piece: Piece, **facts: object) -> None:
        """Note what is wrong with a piece."""
        found = piece.text[:LONGEST_SHOWN]
        where = {"character": piece.at, "field": piece.field, "found": found}
        self.faults.append(Fault(code, self.pointer, facts=where | facts))

    def close(self) -> None:
        """Refuse the text if anything was wrong with it."""
        if self.faults:
            raise Refused(self.faults)

    def word(self, piece: Piece, known: Collection[str]) -> str:
        """One of these words; the first of them stands in for any other."""
        if piece.text in known:
            return piece.text
        self.fault("id_unknown_word", piece, known=list(known))
        return next(iter(known))

    def number(self, piece: Piece, low: int, high: int) -> int:
        """A whole number in this range, without leading zeroes."""
        if WHOLE.fullmatch(piece.text) and low <= int(piece.text) <= high:
            return int(piece.text)
        self.fault("id_bad_number", piece, low=low, high=high)
        return low

    def fields(self, text: str, mark: str, names: Sequence[str], least: int) -> list[Piece]:
        """The fields of a text, of which the first so many must be there; empty if they do not
        fit, for then nothing else can be said."""
        pieces = Piece(text).split(mark)
        for name in names[len(pieces) : least]:
            self.fault("id_field_missing", Piece("", len(text) + 1, name))
        for piece in pieces[len(names) :]:
            self.fault("id_field_unknown", piece.named(names[-1]), known=list(names))
        if self.faults:
            return []
        return [piece.named(name) for piece, name in zip(pieces, names, strict=False)]
