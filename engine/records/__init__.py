"""Records of games and matches: reading, replaying and judging them.

    report = replay(Path("match.mat").read_bytes())
    for ply in report:
        print(ply.before, ply.play)
    for fault in report.faults:
        print(fault, fault.where.place.line)

`record_of` makes our own lossless record of a replay; `write` puts it into any format.

`read` takes the formats of other programs (`.mat`, SGF) and gives what the file says, before any
rule is applied. `replay` carries out every ply by the rules and reports each fault with its place.
"""

from engine.records.agreed import Assumed
from engine.records.model import (
    Format,
    Location,
    NotARecord,
    PlyKind,
    Remark,
    WrittenAction,
    WrittenGame,
    WrittenMatch,
    WrittenPly,
    WrittenResult,
    WrittenSetup,
)
from engine.records.readers import format_of, read
from engine.records.readers.own import from_json
from engine.records.record import Cut, Record, RecordedGame, record_of, recorded
from engine.records.replayer import Replaying, replay
from engine.records.report import (
    GameEnd,
    Note,
    RecordFault,
    Replay,
    ReplayedGame,
    ReplayedPly,
    Where,
)
from engine.records.writers import WrittenRecord, write
from engine.records.writers.own import to_json, write_json

__all__ = [
    "Assumed",
    "Cut",
    "Format",
    "GameEnd",
    "Location",
    "NotARecord",
    "Note",
    "PlyKind",
    "Record",
    "RecordFault",
    "RecordedGame",
    "Remark",
    "Replay",
    "ReplayedGame",
    "ReplayedPly",
    "Replaying",
    "Where",
    "WrittenAction",
    "WrittenGame",
    "WrittenMatch",
    "WrittenPly",
    "WrittenRecord",
    "WrittenResult",
    "WrittenSetup",
    "format_of",
    "from_json",
    "read",
    "record_of",
    "recorded",
    "replay",
    "to_json",
    "write",
    "write_json",
]
