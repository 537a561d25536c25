"""Reading a record of any known format."""

from __future__ import annotations

import re

from engine.faults import Fault
from engine.records.mat_reader import read_mat
from engine.records.sgf_reader import read_sgf
from engine.records.written import Format, NotARecord, WrittenMatch, decoded

READERS = {Format.MAT: read_mat, Format.SGF: read_sgf}


def read(content: str | bytes, record_format: Format | None = None) -> WrittenMatch:
    """What a record says; `NotARecord` if it is none. Bytes are UTF-8 or Windows-1252.

    >>> read(" 5 point match\\n\\n Game 1\\n Anna : 0    Bert : 0\\n  1) 31: 8/5 6/5").length
    5
    """
    text = decoded(content) if isinstance(content, bytes) else content
    reader = READERS.get(record_format or format_of(text))
    if reader is None:
        raise NotARecord([Fault("no_such_record_format", facts={"format": str(record_format)})])
    return reader(text)


def format_of(text: str) -> Format:
    """The format that a text seems to have: SGF has a tree `(;` and no match line before it."""
    tree = _TREE.search(text)
    return Format.SGF if tree and not _MATCH_LINE.search(text, 0, tree.start()) else Format.MAT


_TREE = re.compile(r"\([ \t\r\n]?;|^\s*\(")
_MATCH_LINE = re.compile(r"^[ \t]*\d+[ \t]+(?:points?|pts?)[ \t]+match", re.I | re.M)
