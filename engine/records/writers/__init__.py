"""Writing records: `.mat` and SGF as GNU Backgammon writes them, and our own JSON.

    written = write(record, Format.MAT)
    print(written.content, written.loss)

What a format cannot say is refused (`Refused`), or named in `loss` where the match itself stays
the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.faults import Fault
from engine.records.model import Format
from engine.records.record import Record
from engine.records.report import Note, Where
from engine.records.writers.mat import mat_text
from engine.records.writers.own import write_json
from engine.records.writers.sgf import sgf_text


@dataclass(frozen=True, slots=True)
class WrittenRecord:
    """A record as text, what the text does not say, and notes on where it was cut."""

    format: Format
    content: str
    loss: tuple[str, ...] = ()
    notes: tuple[Note, ...] = ()


def write(record: Record, record_format: Format) -> WrittenRecord:
    """The record in a format; `Refused` if the format cannot say it."""
    loss = {game.cut.why for game in record.games if game.cut}
    content = WRITERS[record_format](record, loss)
    return WrittenRecord(record_format, content, tuple(sorted(loss)), _notes(record))


def _notes(record: Record) -> tuple[Note, ...]:
    """Where the rest of a game is not written."""
    return tuple(
        Note(
            Fault("rest_not_written", facts={"count": game.cut.plies}),
            Where(number, game.cut.ply, None, game.cut.place),
        )
        for number, game in enumerate(record.games, 1)
        if game.cut
    )


def _json_text(record: Record, _loss: set[str]) -> str:
    return write_json(record)


WRITERS: Mapping[Format, Callable[[Record, set[str]], str]] = {
    Format.MAT: mat_text,
    Format.SGF: sgf_text,
    Format.RECORD: _json_text,
}
"""The formats that can be written, each with a function that adds to the loss."""
