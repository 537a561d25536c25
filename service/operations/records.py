"""Records of games and matches: replayed with all faults, and written in other formats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.faults import Fault, Refused
from engine.records import (
    Assumed,
    Format,
    Replay,
    Replaying,
    WrittenMatch,
    from_json,
    read,
    record_of,
    write,
)
from service.operations.abandoned import while_wanted
from service.schemas.inputs import RecordRequest, ReplayRequest
from service.serializers import records_json
from service.serializers.state_json import Json

MOST_IDS = 5000
"""How many plies a report may have with an id each."""


def replay_record(request: ReplayRequest) -> Json:
    """Every ply of a record by the rules; a record with faults is an answer, not an error."""
    match = _checked(request)
    return records_json.replayed(_replayed(match, request.assume), _extras(request))


def _replayed(match: WrittenMatch, assumed: Assumed) -> Replay:
    """The replay of a record, which may take seconds: it stops when nobody waits for it."""
    replaying = Replaying(match, assumed)
    return replaying.report(list(while_wanted(replaying.games())))


def replay_lines(request: ReplayRequest) -> Iterator[Json]:
    """The same report as lines, each with its `kind`, while the games are replayed."""
    match = _checked(request)
    replaying = Replaying(match, request.assume)
    return records_json.lines(replaying, _extras(request))


def _checked(request: ReplayRequest) -> WrittenMatch:
    """What the record says; refused if more ids are wanted than a report may have."""
    match = _sent(request.content, request.record, request.format)
    if {"plies", "ids"} <= set(request.include):
        plies = sum(len(game.plies) + len(game.actions) for game in match.games)
        if plies > MOST_IDS:
            raise Refused([Fault("too_many_ids", "/include", facts={"most": MOST_IDS})])
    return match


def _sent(
    content: str | None, record: Mapping[str, object] | None, record_format: Format | None = None
) -> WrittenMatch:
    """What a record says that was sent as text or as our own JSON."""
    if record is None:
        return read(content or "", record_format)
    try:
        return from_json(record)
    except Refused as refused:
        faults = [replace(fault, pointer=f"/record{fault.pointer}") for fault in refused.faults]
        raise Refused(faults) from None


def _extras(request: ReplayRequest) -> records_json.Extras:
    wanted = set(request.include)
    return records_json.Extras("plies" in wanted, "ids" in wanted, request.record is not None)


def write_record(request: RecordRequest) -> Json:
    """A record in another format, what is lost in it, and where it was cut."""
    match = _sent(request.content, request.record)
    written = write(record_of(_replayed(match, Assumed())), request.format)
    if request.lossless and written.loss:
        facts = {"format": str(written.format), "words": list(written.loss)}
        raise Refused([Fault("lossy_record", "/lossless", facts=facts)])
    return {
        "format": str(written.format),
        "content": written.content,
        "loss": list(written.loss),
        "notes": [records_json.note(note) for note in written.notes],
    }
