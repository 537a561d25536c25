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
from engine.records.mat_positions import snowie_position
from engine.records.written import Column, Dice, Naming, Place, PlyKind, WrittenPly, quoted

_CELL = re.compile(
    r"(?<![\w/*])(?P<roll>\d\d[:!=])"
    r"|\b(?P<word>(?:Re)?Doubles?|Beavers?|Raccoons?|Otters?|Takes?|Accepts|Drops?|Passes|Rejects"
    r"|Wins|Resigns|Resigned\s(?:Game|Match)|Concedes|Forfeits|Lost\son\stime)\b"
    r"|(?P<marks>\?{3,4})",
    re.I,
)
_CUBE_NUMBER = re.compile(r"=>\s*(\d+)")
_GIVEN_UP = re.compile(r"\?\?\?|concedes|resign", re.I)
_DANCE = re.compile(r"^(?:cannot\s+move|no\s+moves?)$", re.I)
_ILLEGAL = re.compile(r"^Illegal\s+play\s*\((.*)\)?$", re.I)

_STAGE = re.compile(r"^\s*(\d)(\d)([:!=])(.*)$")
_NAMINGS: dict[str, Naming] = {"!": "double", "=": "roll"}

_LEFT_ENDS = 20
"""A lone cell that begins before this character is the left player's."""

_DOUBLES = {"double", "redouble"}
_ANIMALS = {"beaver", "raccoon", "otter"}
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
    begins = list(_cell_starts(line, start, columns))
    strays: list[tuple[str, int]] = []
    before = line[start : begins[0] if begins else len(line)]
    if before.strip():
        strays.append((before, start + len(before) - len(before.lstrip())))
    ends = [*begins, len(line)][1:]
    texts = [(line[a:b].rstrip(), a) for a, b in zip(begins, ends, strict=True)]
    if len(texts) > 2:
        third = texts[2][1]
        strays.append((line[third:].rstrip(), third))
        texts = texts[:2]
    match texts:
        case [(text, at)]:
            column: Column = "left" if columns[at] < _LEFT_ENDS else "right"
            return [Cell(text, at, column)], strays
        case [(left, at), (right, then)]:
            return [Cell(left, at, "left"), Cell(right, then, "right")], strays
        case _:
            return [], strays


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


def plies_of(cell: Cell, place: Place, has_stages: bool) -> list[WrittenPly]:
    """What a cell does: one ply, or one for each stage of a turn; none if it only gives up."""
    if has_stages and _STAGE.match(cell.text):
        return list(_stages(cell, place))
    ply = _ply(cell, place)
    return [] if ply is None else [ply]


def _stages(cell: Cell, place: Place) -> Iterator[WrittenPly]:
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
        if dice and not all(1 <= die <= 6 for die in dice):
            yield replace(ply, is_stage=False, bad_dice=text[:2])
            continue
        do = PlyKind.PLAY if stage[4].strip() else PlyKind.RESIGN
        naming = _NAMINGS.get(stage[3])
        yield replace(ply, do=do, dice=dice, naming=naming, text=stage[4].strip())


def _ply(cell: Cell, place: Place) -> WrittenPly | None:
    """What a cell does; None where it only says that the game is given up."""
    if cell.text[:2].isdigit() and cell.text[2:3] == ":":
        return _rolled(cell, place)
    written = quoted(cell.text)
    word = cell.text.split()[0].lower().rstrip("s")
    number = _CUBE_NUMBER.search(cell.text)
    value = int(number[1]) if number and len(number[1]) < 9 else None
    if word in _DOUBLES:
        return WrittenPly(PlyKind.DOUBLE, cell.player, place, written, value=value)
    if word in _ANIMALS:
        return WrittenPly(PlyKind.DOUBLE, cell.player, place, written, value=value, animal=word)
    if word in _TAKES:
        return WrittenPly(PlyKind.TAKE, cell.player, place, written, value=value)
    if word in _DROPS:
        return WrittenPly(PlyKind.DROP, cell.player, place, written, value=value)
    return None


def _rolled(cell: Cell, place: Place) -> WrittenPly | None:
    """Dice and what was played with them; whether that can be read as a play is seen later."""
    player, written, text = cell.player, quoted(cell.text), cell.text[3:].strip()
    dice: Dice = int(cell.text[0]), int(cell.text[1])
    if _GIVEN_UP.match(text):
        if dice == (0, 0):
            return None
        return WrittenPly(PlyKind.RESIGN, player, place, written, dice)
    if not (1 <= dice[0] <= 6 and 1 <= dice[1] <= 6):
        bad = cell.text[:2]
        return WrittenPly(PlyKind.PLAY, player, place, written, text=text, bad_dice=bad)
    if _DANCE.match(text):
        text = ""
    elif illegal := _ILLEGAL.match(text):
        position = snowie_position(illegal[1], player)
        return WrittenPly(PlyKind.PLAY, player, place, written, dice, position=position)
    return WrittenPly(PlyKind.PLAY, player, place, written, dice, text)
