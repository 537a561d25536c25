"""The reference codec of OGID, in the library of the package `ogxm`.

The package opens its match files only; what reads and writes a position is in the library that it
brings, and is called there directly.
"""

from __future__ import annotations

import ctypes
from typing import NamedTuple

from ogxm._lib import load_library

LIBRARY = load_library()
LONGEST = 512


class Board(ctypes.Structure):
    """A nibble for each of the 26 pips, then a bit for each point that is White's."""

    _fields_ = [("cells", ctypes.c_uint8 * 13), ("white", ctypes.c_uint8 * 3)]


class Info(ctypes.Structure):
    """Everything else."""

    _fields_ = [
        *((name, ctypes.c_int) for name in ("owner", "exponent", "action", "die_1", "die_2")),
        ("on_roll", ctypes.c_int),
        ("state", ctypes.c_char * 8),
        *((name, ctypes.c_int) for name in ("white", "black", "length")),
        ("crawford", ctypes.c_bool),
        ("rest", ctypes.c_uint8 * 255),
    ]


class OgidFields(NamedTuple):
    """What the reference reads in an OGID, and what it writes then."""

    pips: list[int]
    """Checkers by pip, White's counted upwards and Black's downwards."""
    owner: str
    exponent: int
    action: str
    dice: tuple[int, int]
    on_roll: str
    score: tuple[int, int]
    length: int
    again: str


def read_ogid(text: str) -> OgidFields:
    """What the reference says of an OGID."""
    board, info = Board(), Info()
    refused = LIBRARY.ogid_parse_full(text.encode(), ctypes.byref(board), ctypes.byref(info))
    assert refused == 0, text
    out = ctypes.create_string_buffer(LONGEST)
    LIBRARY.ogid_format_full.argtypes = [Board, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]
    LIBRARY.ogid_format_full(board, ctypes.byref(info), out, LONGEST)
    whites = int.from_bytes(bytes(board.white), "little")
    counts = [cell >> shift & 15 for cell in board.cells for shift in (0, 4)]
    signs = [1, *(1 if whites >> n & 1 else -1 for n in range(24)), -1]
    return OgidFields(
        [count * sign for count, sign in zip(counts, signs, strict=True)],
        chr(info.owner),
        info.exponent,
        chr(info.action),
        (info.die_1, info.die_2),
        "white" if info.on_roll else "black",
        (info.white, info.black),
        info.length,
        out.value.decode(),
    )
