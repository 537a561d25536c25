"""The cells of a `.mat`: a row split into what each player did, and each cell read as plies.

A row is never split by width alone: cells begin where a roll (`61:`) or one of the words for the
cube or for the end begins. In our own `.mat` of games with several stages in a turn a cell has them
all: `21: 24/22 24/23; 44! 13/9(4)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.position import BLACK, WHITE, Color
from engine.records.model import Column, Dice, Location, Naming, PlyKind, WrittenPly, quoted
from engine.records.readers.positions import snowie_position

_CELL = re.compile(
    r"(?<![\w/*])(?P<roll>\d\d[:!=])"
    r"|\b(?P<word>(?:Re)?Doubles?|Beavers?|Raccoons?|Otters?|Takes?|Accepts|Drops?|Passes|Rejects"
    r"|(?:Wins|Losses)(?=\s+\d)|Resigns|Resigned\s(?:Game|Match)|Concedes|Forfeits|Lost\son\stime)\b"
    r"|(?P<marks>\?{3,4})",
    re.I,
)
_ONLY_ROLLS = re.compile(r"[\d\s/*():barof]*")
"""A row of rolls and plays: no word begins a cell in it."""
_ROLL = re.compile(r"(?<![\w/*])\d\d:")
_CUBE_NUMBER = re.compile(r"=>\s*(\d+)")
_GIVEN_UP = re.compile(r"\?\?\?|concedes|resign", re.I)
_DANCE = re.compile(r"^(?:cannot\s+move|no\s+moves?)$", re.I)
_ILLEGAL = re.compile(r"^Illegal\s+play\s*\((.*)\)?$", re.I)

_STAGE = re.compile(r"^\s*(\d)(\d)([:!=])(.*)$")
_NAMINGS: dict[str, Naming] = {"!": "double", "=": "roll"}

_LEFT_ENDS = 20
"""A lone cell that begins before this character is the left player's."""
_END = re.compile(r"Wins|Losses", re.I)
_BARE_ROLL = re.compile(r"\d\d:\s*")
_SECOND_NUMBER = re.compile(r"\s+\d+\)\s*$")
"""Some writers number the row anew before the word for a loss."""

_DOUBLES = {"double", "redouble", "beaver", "raccoon", "otter"}
_TAKES = {"take", "accept"}
_DROPS = {"drop", "passe", "reject"}


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: its text, and the character it begins with, from 0."""

    text: str
    at: int
    column: Column

    @property
    def player(self) -> Color:
        """The player whose column it is."""
        return WHITE if self.column == "left" else BLACK


def split_row(line: str, start: int) -> tuple[list[Cell], list[tuple[str, int]]]:
    """The cells of a row, and text that belongs to none, each with its first character."""
    columns = _expanded_columns(line) if "\t" in line else range(len(line) + 1)
    if _ONLY_ROLLS.fullmatch(line, start):
        begins = [roll.start() for roll in _ROLL.finditer(line, start)]
    else:
        begins = list(_cell_starts(line, start, columns))
    strays: list[tuple[str, int]] = []
    before = line[start : begins[0] if begins else len(line)]
    if before.strip() and not _SECOND_NUMBER.fullmatch(before):
        strays.append((before, start + len(before) - len(before.lstrip())))
    ends = [*begins, len(line)][1:]
    texts = [(line[a:b].rstrip(), a) for a, b in zip(begins, ends, strict=True)]
    texts = [(_SECOND_NUMBER.sub("", text).rstrip(), at) for text, at in texts]
    cells: list[Cell] = []
    done = [text for text in texts if not _END.match(text[0])]
    if len(done) > 2:
        third = done[2][1]
        strays.append((line[third:].rstrip(), third))
        texts = texts[: texts.index(done[2])]
    for text, at in texts:
        is_left = columns[at] < _LEFT_ENDS
        if _END.match(text):
            # behind a play the result is in the other column, however narrow the columns are
            follows_play = bool(cells) and not _BARE_ROLL.fullmatch(cells[-1].text)
            cells.append(Cell(text, at, "left" if is_left and not follows_play else "right"))
        elif len(done) > 1:
            cells.append(Cell(text, at, "right" if cells else "left"))
        else:
            cells.append(Cell(text, at, "left" if is_left else "right"))
    return cells, strays


def _cell_starts(line: str, start: int, columns: range | list[int]) -> Iterator[int]:
    """Where cells begin; a word directly behind a roll belongs to that roll."""
    roll_end: int | None = None
    roll_at = 0
    for found in _CELL.finditer(line, start):
        is_roll = found["roll"] is not None
        word = (found["word"] or "").lower()
        follows = roll_end is not None and not line[roll_end : found.start()].strip()
        is_answer = bool(found["marks"]) or word.startswith(("resign", "concede"))
        close = columns[found.start()] < _LEFT_ENDS or columns[roll_at] >= _LEFT_ENDS
        is_stage = is_roll and line[start : found.start()].rstrip().endswith(";")
        if not is_stage and (is_roll or not (follows and is_answer and close)):
            yield found.start()
        roll_end, roll_at = (found.end(), found.start()) if is_roll else (None, 0)


def _expanded_columns(line: str) -> list[int]:
    """The column of each character if tabs reach to the next multiple of 8."""
    columns, column = [], 0
    for character in line:
        columns.append(column)
        column = (column // 8 + 1) * 8 if character == "\t" else column + 1
    return [*columns, column]


def plies_of(cell: Cell, place: Location, has_stages: bool) -> list[WrittenPly]:
    """What a cell does: one ply, or one for each stage of a turn; none if it only gives up."""
    if has_stages and _STAGE.match(cell.text):
        return list(_stages(cell, place))
    ply = _ply(cell, place)
    return [] if ply is None else [ply]


def _stages(cell: Cell, place: Location) -> Iterator[WrittenPly]:
    """The stages of a turn; `00` are no dice, `-` is a play without moves."""
    at = 0
    for text in cell.text.split(";"):
        start = at + len(text) - len(text.lstrip())
        here = replace(place, character=(place.character or 1) + start)
        at += len(text) + 1
        written = quoted(text)
        ply = WrittenPly(PlyKind.PLAY, cell.player, here, written, is_stage=True)
        stage = _STAGE.match(text)
        if not stage:
            yield replace(ply, text=text.strip(), is_unreadable=True)
            continue
        first, second = int(stage[1]), int(stage[2])
        dice: Dice | None = (first, second) if (first, second) != (0, 0) else None
        if dice and not is_throw(dice):
            yield replace(ply, is_stage=False)
            continue
        do = PlyKind.PLAY if stage[4].strip() else PlyKind.ROLL
        naming = _NAMINGS.get(stage[3])
        yield replace(ply, do=do, dice=dice, naming=naming, text=stage[4].strip())


def _ply(cell: Cell, place: Location) -> WrittenPly | None:
    """What a cell does; None where it only says that the game is given up."""
    if cell.text[:2].isdigit() and cell.text[2:3] == ":":
        return _rolled(cell, place)
    written = quoted(cell.text)
    word = cell.text.split()[0].lower().rstrip("s")
    number = _CUBE_NUMBER.search(cell.text)
    value = int(number[1]) if number and len(number[1]) < 9 else None
    if word in _DOUBLES:
        return WrittenPly(PlyKind.DOUBLE, cell.player, place, written, value=value)
    if word in _TAKES:
        return WrittenPly(PlyKind.TAKE, cell.player, place, written, value=value)
    if word in _DROPS:
        return WrittenPly(PlyKind.DROP, cell.player, place, written, value=value)
    return None


def _rolled(cell: Cell, place: Location) -> WrittenPly | None:
    """Dice and what was played with them; whether that can be read as a play is seen later."""
    player, written, text = cell.player, quoted(cell.text), cell.text[3:].strip()
    dice: Dice = int(cell.text[0]), int(cell.text[1])
    if text[:1].isdigit() and is_throw(dice):
        return WrittenPly(PlyKind.PLAY, player, place, written, dice, text)
    if _GIVEN_UP.match(text):
        if dice == (0, 0):
            return None
        if not is_throw(dice):
            return WrittenPly(PlyKind.PLAY, player, place, written)
        return WrittenPly(PlyKind.ROLL, player, place, written, dice)
    if not is_throw(dice):
        return WrittenPly(PlyKind.PLAY, player, place, written, text=text)
    if _DANCE.match(text):
        text = ""
    elif illegal := _ILLEGAL.match(text):
        position = snowie_position(illegal[1], player)
        return WrittenPly(PlyKind.PLAY, player, place, written, dice, position=position)
    return WrittenPly(PlyKind.PLAY, player, place, written, dice, text)


def is_throw(dice: Dice) -> bool:
    """Whether these are numbers of two dice."""
    return 1 <= dice[0] <= 6 and 1 <= dice[1] <= 6
