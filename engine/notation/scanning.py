"""Reading a text piece by piece: every fault knows its character, its field and the reason.

Readers go on after a fault with something harmless, so that all faults are found at once; what
they read is thrown away if there was any.
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

    def after(self, prefix: str) -> Piece:
        """The same piece without this prefix, in whatever case, if it has it."""
        has_it = self.text[: len(prefix)].upper() == prefix
        return self.part(len(prefix)) if has_it else self

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
            raise Refused(
                sorted(self.faults, key=lambda fault: cast("int", fault.facts["character"]))
            )

    def alone(self, reader: Callable[[Scan, Piece], T], field: Piece) -> T:
        """A field that can be read without the others; the same text is read only once."""
        value, faults = _read_alone(reader, field.text)
        for fault in faults:
            character = cast("int", fault.facts["character"]) + field.at - 1
            facts = {**fault.facts, "character": character, "field": field.field}
            self.faults.append(replace(fault, facts=facts))
        return cast("T", value)

    def word(self, piece: Piece, known: Collection[str], shown: Collection[str] = ()) -> str:
        """One of these words; the first of them stands in for any other."""
        if piece.text in known:
            return piece.text
        self.fault("id_unknown_word", piece, known=list(shown or known))
        return next(iter(known))

    def number(self, piece: Piece, low: int, high: int) -> int:
        """A whole number in this range, without leading zeroes."""
        if WHOLE.fullmatch(piece.text) and low <= int(piece.text) <= high:
            return int(piece.text)
        self.fault("id_bad_number", piece, low=low, high=high)
        return low

    def signed(self, piece: Piece, low: int, high: int) -> int:
        """A whole number in this range, which may be negative."""
        if WHOLE.fullmatch(piece.text.removeprefix("-")) and low <= int(piece.text) <= high:
            return int(piece.text)
        self.fault("id_bad_number", piece, low=low, high=high)
        return max(low, 0)

    def fields(self, text: Piece, mark: str, names: Sequence[str], least: int) -> list[Piece]:
        """The fields of a text, of which the first so many must be there; empty if they do not
        fit, for then nothing else can be said."""
        pieces = text.split(mark)
        for name in names[len(pieces) : least]:
            self.fault("id_field_missing", Piece("", text.at + len(text.text), name))
        for piece in pieces[len(names) :]:
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
