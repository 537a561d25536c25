"""What a record says, before any rule is applied: games, plies, results, each with its place.

The readers of all formats produce these values; `replay` judges them. A reader never refuses a
play: it reports what stands in the text.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import Literal

from engine.faults import Fault, Refused
from engine.position import Color, Position
from engine.records.table import AnyAction
from engine.rules.ruleset import Ruleset
from engine.stakes.two_players import Stakes
from engine.turn import Step

Dice = tuple[int, int]
Column = Literal["left", "right"]

MOST_TEXT = 2**20
MOST_SGF = 2**22
"""SGF with the analysis of a long match has a megabyte and more."""
MOST_GAMES = 200
MOST_PLIES = 20_000
MOST_PLIES_OF_GAME = 2_000
MOST_LINES = 100_000
LONGEST_LINE = 4_000
LONGEST_WRITTEN = 200
"""How many characters of a text are quoted back."""


class Format(StrEnum):
    """The formats of records."""

    MAT = "mat"
    SGF = "sgf"
    GVA = "gva"
    BGAMMON = "bgammon"
    RECORD = "record"


@dataclass(frozen=True, slots=True)
class Location:
    """Where something stands in a text: line and character count from 1.

    `row` and `column` are those of a `.mat`, `node` counts the nodes of an SGF tree from 1. In JSON
    a place is a `pointer` and has no line.
    """

    line: int | None
    character: int | None = 1
    row: int | None = None
    column: Column | None = None
    node: int | None = None
    pointer: str | None = None


def json_place(pointer: str) -> Location:
    """A place in a JSON document."""
    return Location(None, None, pointer=pointer)


class PlyKind(StrEnum):
    """What a ply does."""

    PLAY = "play"
    DOUBLE = "double"
    TAKE = "take"
    DROP = "drop"
    ROLL = "roll"
    """Dice that were thrown and not played."""
    RESIGN = "resign"
    EDIT = "edit"
    ACTION = "action"
    """Any other action, in a record that consists of actions."""


Naming = Literal["double", "roll"]


@dataclass(frozen=True, slots=True)
class WrittenPly:
    """What one player did at one point of the record.

    A play has its dice, if they can be read, and either `text` in the mover's own numbers
    (`8/5 6/5`) or `steps` from place to place. `value` is the number on the cube as written.
    `position` is a position that the record sets: after an illegal play, or edited.
    """

    do: PlyKind
    player: Color
    place: Location
    written: str
    dice: Dice | None = None
    text: str | None = None
    steps: tuple[Step, ...] | None = None
    value: int | None = None
    is_unreadable: bool = False
    position: Position | None = None
    id_before: str | None = None
    """The id of the state before this ply, where the record names it."""
    position_before: Position | None = None
    """The position before this ply, where the record has it in another notation."""
    naming: Naming | None = None
    """Whether the dice were named, not thrown."""
    is_stage: bool = False
    """Whether the text is exactly one stage of a turn; dice of None mean that none were thrown."""


@dataclass(frozen=True, slots=True)
class WrittenAction:
    """An action of our own record, and the id that the record gives for the state before it.

    A play may be written as `notation`, which is read on the board.
    """

    action: AnyAction
    place: Location
    id_before: str | None = None
    notation: str | None = None


@dataclass(frozen=True, slots=True)
class WrittenResult:
    """Who won and how many points, as the record claims; a draw has no winner.

    `ends_match`: the record says that the match is over too, by these points or given up.
    """

    winner: Color | None
    points: int | Fraction
    place: Location
    written: str
    ends_match: bool = False


@dataclass(frozen=True, slots=True)
class WrittenSetup:
    """A position from which a game starts instead of the usual one."""

    position: Position
    player: Color
    cube: int = 1
    owner: Color | None = None


@dataclass(frozen=True, slots=True)
class WrittenGame:
    """One game of a record; its `index` counts from 1."""

    index: int
    place: Location
    players: Mapping[Color, str] = field(default_factory=dict)
    score: tuple[int | Fraction, int | Fraction] | None = None
    """Points of White and Black before the game."""
    plies: tuple[WrittenPly, ...] = ()
    result: WrittenResult | None = None
    crawford_game: bool | None = None
    automatic_doubles: int = 0
    setup: WrittenSetup | None = None
    start_id: str | None = None
    throws: tuple[Dice, ...] = ()
    """The opening throws, White's die first, where the record names them apart from the plays."""
    actions: tuple[WrittenAction, ...] = ()
    """What happened, in a record that consists of actions and has no plies."""
    totals: Mapping[str, Fraction] | None = None
    """What each player of a chouette has won or lost before the game."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What a reader reports: a fault of the record, or a note about how it was read."""

    message: Fault
    place: Location
    written: str = ""
    game: int = 0
    is_fault: bool = False


@dataclass(frozen=True, slots=True)
class WrittenMatch:
    """A whole record. `length` is 0 for money; options are None where the record is silent."""

    format: Format
    length: int
    players: Mapping[Color, str]
    header: Mapping[str, str]
    games: tuple[WrittenGame, ...]
    remarks: tuple[Remark, ...] = ()
    variation: str | None = None
    """The game by the name that the format has for it; None means backgammon."""
    rules: Ruleset | None = None
    """The game with its options, where the record names it in the words of this project."""
    stakes: Stakes | None = None
    """What is played for, where the record says it in the words of this project."""
    is_unstaked: bool = False
    """Whether the record says that nothing is played for."""
    crawford: bool | None = None
    jacoby: bool | None = None
    beavers: bool | None = None
    cube_limit: int | None = None
    has_cube: bool = True


class NotARecord(Refused):
    """The text is no record that can be read; the only fault says why."""

    @property
    def code(self) -> str:
        """The code of the fault."""
        return self.faults[0].code


def check_size(number: int, unit: str, most: int) -> None:
    """Refuse a record that has more of something than is read; messages have a word for `unit`."""
    if number > most:
        raise NotARecord([Fault("record_too_large", facts={"most": most, "unit": unit})])


def quoted(text: str) -> str:
    """The characters of a cell or line as they are quoted in a report."""
    text = text.strip()
    return text if len(text) <= LONGEST_WRITTEN else text[: LONGEST_WRITTEN - 1] + "…"


def decoded(data: bytes) -> str:
    """The text of a file: UTF-8 with or without a byte order mark, else Windows-1252."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def lines_of(text: str, most: int = MOST_TEXT) -> list[str]:
    """The lines of a text that ends its lines with LF, CRLF or CR; limits and control checked.

    A text may end with the end-of-file character of DOS.
    """
    check_size(len(text), "characters", most)
    text = text.removeprefix("\ufeff").rstrip(" \r\n\x1a")
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    check_size(len(lines), "lines", MOST_LINES)
    if any((ord(c) < 32 and c not in "\t\n\f") or c == "\x7f" for c in set(text) - {"\r"}):
        raise NotARecord([Fault("not_text")])
    return lines
