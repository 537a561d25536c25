"""Records of games and matches: reading, replaying and judging them.

    report = replay(read(Path("match.mat").read_bytes()))
    for fault in report.faults:
        print(fault.where.game, fault.where.ply, fault.where.place.line, fault.code)

`record_of` makes our own lossless record of a replay; `write` puts it into any format.

`read` takes the formats of other programs (`.mat`, SGF) and gives what the file says, before any
rule is applied. `replay` carries out every ply by the rules and reports each fault with its place.
"""

from engine.records.agreed import Assumed
from engine.records.reading import format_of, read
from engine.records.record import (
    Record,
    RecordedGame,
    read_json,
    record_of,
    write_json,
)
from engine.records.replayer import (
    Note,
    RecordFault,
    Replay,
    ReplayedGame,
    ReplayedPly,
    Where,
    replay,
)
from engine.records.writers import WrittenRecord, write
from engine.records.written import (
    Format,
    NotARecord,
    Place,
    PlyKind,
    Remark,
    WrittenGame,
    WrittenMatch,
    WrittenPly,
    WrittenResult,
    WrittenSetup,
)

__all__ = [
    "Assumed",
    "Format",
    "NotARecord",
    "Note",
    "Place",
    "PlyKind",
    "Record",
    "RecordFault",
    "RecordedGame",
    "Remark",
    "Replay",
    "ReplayedGame",
    "ReplayedPly",
    "Where",
    "WrittenGame",
    "WrittenMatch",
    "WrittenPly",
    "WrittenRecord",
    "WrittenResult",
    "WrittenSetup",
    "format_of",
    "read",
    "read_json",
    "record_of",
    "replay",
    "write",
    "write_json",
]
