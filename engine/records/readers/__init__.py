"""Reading a record of any known format."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from engine.records.model import Format, NotARecord, WrittenMatch, decoded
from engine.records.readers.bgammon import is_bgammon, read_bgammon
from engine.records.readers.foreign import what_it_is
from engine.records.readers.gva import read_gva
from engine.records.readers.mat import read_mat
from engine.records.readers.own import read_json
from engine.records.readers.sgf import read_sgf

READERS: Mapping[Format, Callable[[str], WrittenMatch]] = {
    Format.MAT: read_mat,
    Format.SGF: read_sgf,
    Format.GVA: read_gva,
    Format.BGAMMON: read_bgammon,
    Format.RECORD: read_json,
}


NO_RECORDS = ("not_a_record", "not_text", "unreadable_record")
"""What readers say of a text that may be something else."""


def read(content: str | bytes, record_format: Format | None = None) -> WrittenMatch:
    """What a record says; `NotARecord` if it is none. Bytes are UTF-8 or Windows-1252.

    >>> read(" 5 point match\\n\\n Game 1\\n Anna : 0    Bert : 0\\n  1) 31: 8/5 6/5").length
    5
    """
    text = decoded(content) if isinstance(content, bytes) else content
    if not isinstance(text, str):
        raise TypeError(f"A record is text or bytes, as a file has them, not {text!r}.")
    try:
        return READERS[record_format or format_of(text)](text)
    except NotARecord as refused:
        known = what_it_is(text) if refused.code in NO_RECORDS else None
        if known is None:
            raise
        raise NotARecord([known]) from None


def format_of(text: str) -> Format:
    """The format that a text seems to have.

    JSON begins with a brace; SGF has a tree `(;` and no match line before it.
    """
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        return Format.GVA if _GAMMONVIEW.search(text) else Format.RECORD
    if is_bgammon(text):
        return Format.BGAMMON
    tree = _TREE.search(text)
    return Format.SGF if tree and not _MATCH_LINE.search(text, 0, tree.start()) else Format.MAT


_GAMMONVIEW = re.compile(r'"match_length"\s*:')
_TREE = re.compile(r"\([ \t\r\n]?;|^\s*\(")
_MATCH_LINE = re.compile(r"^[ \t]*\d+[ \t]+(?:points?|pts?)[ \t]+match", re.I | re.M)
