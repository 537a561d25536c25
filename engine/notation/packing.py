"""GNU Backgammon's bit packing: least significant bit first into bytes, bytes into Base64."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Final

from engine.notation.scanning import Piece, Scan

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
IN_URLS: Final = str.maketrans("-_", "+/")
"""The two letters that URL-safe Base64 (RFC 4648, section 5) writes differently."""


def to_base64(bits: int, size: int) -> str:
    """`size` bytes as Base64 without padding."""
    return base64.b64encode(bits.to_bytes(size, "little")).decode().rstrip("=")


class Bits:
    """A bit string read field by field; `where` gives the character a bit came from."""

    def __init__(self, scan: Scan, piece: Piece, size: int) -> None:
        self.scan, self.piece, self.size = scan, piece, size
        self.at = 0
        text = piece.text.translate(IN_URLS)
        length = -(-size * 8 // 6)
        wrong = [n for n, letter in enumerate(text) if letter not in ALPHABET]
        for n in wrong:
            scan.fault("id_bad_letter", piece.part(n, n + 1))
        if len(text) != length:
            scan.fault("id_wrong_length", piece, size=length)
        if scan.faults:
            self.value = 0
            return
        value = 0
        for letter in text:
            value = value << 6 | ALPHABET.index(letter)
        spare = length * 6 - size * 8
        if value & (1 << spare) - 1:
            scan.fault("id_left_over", self._letter(length - 1, piece.field))
        self.value = int.from_bytes((value >> spare).to_bytes(size, "big"), "little")

    def take(self, width: int) -> int:
        """The next `width` bits as a number."""
        self.at += width
        return self.value >> (self.at - width) & (1 << width) - 1

    def count(self) -> int:
        """Count the ones up to the next zero and skip that zero."""
        ones = 0
        while self.take(1):
            ones += 1
        return ones

    @property
    def is_spent(self) -> bool:
        """Whether more bits were read than there are."""
        return self.at > self.size * 8

    def where(self, start: int, field: str) -> Piece:
        """The character that holds this bit, as part of this field."""
        byte, bit = divmod(min(start, self.size * 8 - 1), 8)
        return self._letter((byte * 8 + 7 - bit) // 6, field)

    def _letter(self, n: int, field: str) -> Piece:
        return self.piece.part(n, n + 1).named(field)


def joined(fields: Sequence[tuple[int, int]]) -> int:
    """Join (width, value) fields, the first in the lowest bits; values that do not fit are cut."""
    bits = at = 0
    for width, value in fields:
        bits |= min(value, (1 << width) - 1) << at
        at += width
    return bits
