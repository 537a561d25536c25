"""Records of games and matches: replayed with all faults, and written in other formats."""

from __future__ import annotations

from engine.faults import Fault, Refused
from engine.records import Record, read, record_of, replay, write
from engine.records.record import from_json, read_json
from service.schemas.inputs import RecordRequest, ReplayRequest
from service.serializers import records_json
from service.serializers.answers import Json


def replay_record(request: ReplayRequest) -> Json:
    """Every ply of a record by the rules; a record with faults is an answer, not an error."""
    match = read(request.content, request.format)
    report = replay(match, request.assume)
    wanted = set(request.include)
    return records_json.replayed(report, plies="plies" in wanted, ids="ids" in wanted)


def write_record(request: RecordRequest) -> Json:
    """A record in another format, and what is lost in it."""
    written = write(_record(request), request.format)
    if request.lossless and written.loss:
        facts = {"format": str(written.format), "words": list(written.loss)}
        raise Refused([Fault("lossy_record", "/lossless", facts=facts)])
    return {
        "format": str(written.format),
        "content": written.content,
        "loss": list(written.loss),
    }


def _record(request: RecordRequest) -> Record:
    if request.record is not None:
        return from_json(request.record)
    content = request.content or ""
    if content.lstrip().startswith("{"):
        return read_json(content)
    return record_of(replay(read(content)))
