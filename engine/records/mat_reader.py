"""Reading `.mat` and `.txt` matches: the format of JellyFish, with every dialect in use.

The left column is White, the right column Black. A row is never split by width alone: cells begin
where a roll (`61:`) or one of the words for the cube or for the end begins.

    match = read_mat(" 5 point match\\n\\n Game 1\\n Anna : 0      Bert : 0\\n  1) 31: 8/5 6/5 …")
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from engine.faults import Fault
from engine.position import BLACK, COLORS, WHITE, Color
from engine.records.mat_positions import pos_setup, snowie_position
from engine.records.written import (
    LONGEST_LINE,
    MOST_GAMES,
    MOST_PLIES,
    MOST_PLIES_OF_GAME,
    Column,
    Dice,
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
    lines_of,
    quoted,
)
from engine.stakes.match import LONGEST

MOST_OTHER_LINES = 20

_LENGTH = re.compile(
    r"^\s*(?:(\d+)\s+(?:points?|pts?)\s+match|match\s+of\s+(\d+)\s+points?)\b", re.I
)
_GAME = re.compile(r"^\s*Game\s+(\d+)\s*$", re.I)
_COLUMN_GAP = re.compile(r" {2,}| ?\t\s*")
_SCORE = re.compile(r":\s*(-?\d{1,6})(?= {2}| ?\t|\s*$)")
_COMMENT = re.compile(r"^\s*[;#]")
_HEADER = re.compile(r'^\s*[;#]\s*\[\s*(\S+(?:\s\S+)*?)\s+"(.*)"\]')
_SET_POS = re.compile(r"^\s*[;#]\s*Set Pos=(\S{26})/(-?\d+)", re.I)
_ROW = re.compile(r"^\s*(\d+)\)")
_CELL = re.compile(
    r"(?<![\w/*])(?P<roll>\d\d:)"
    r"|\b(?P<word>(?:Re)?Doubles?|Beavers?|Raccoons?|Otters?|Takes?|Accepts|Drops?|Passes|Rejects"
    r"|Wins|Resigns|Resigned\s(?:Game|Match)|Concedes|Forfeits|Lost\son\stime)\b"
    r"|(?P<marks>\?{3,4})",
    re.I,
)
_CUBE_NUMBER = re.compile(r"=>\s*(\d+)")
_WINS = re.compile(r"^Wins\s+(\d+)\s+points?\b", re.I)
_PLAY_WORD = re.compile(r"(?:\d+|bar|b)(?:/(?:\d+|off|o|bar|b)\*?)+(?:\(\d\)\*?)?", re.I)
_DANCE = re.compile(r"^(?:cannot\s+move|no\s+moves?)$", re.I)
_ILLEGAL = re.compile(r"^Illegal\s+play\s*\((.*)\)?$", re.I)

_LEFT_ENDS = 20
"""A lone cell that begins before this character is the left player's."""

_DOUBLES = {"double", "redouble"}
_ANIMALS = {"beaver", "raccoon", "otter"}
_TAKES = {"take", "accept"}
_DROPS = {"drop", "passe", "reject"}


@dataclass(slots=True)
class _Game:
    """A game while its lines are read."""

    number: int
    place: Place
    players: dict[Color, str] = field(default_factory=dict)
    score: tuple[int, int] | None = None
    plies: list[WrittenPly] = field(default_factory=list)
    result: WrittenResult | None = None
    setup: WrittenSetup | None = None

    def finished(self) -> WrittenGame:
        return WrittenGame(
            self.number,
            self.place,
            self.players,
            self.score,
            tuple(self.plies),
            self.result,
            setup=self.setup,
        )


@dataclass(frozen=True, slots=True)
class _Cell:
    """A cell: its text, and the character it begins with, from 0."""

    text: str
    at: int
    column: Column

    @property
    def player(self) -> Color:
        return WHITE if self.column == "left" else BLACK


def read_mat(text: str) -> WrittenMatch:
    """The match that a `.mat` text writes down; `NotARecord` if it is none."""
    return _Reader(lines_of(text)).match()


class _Reader:
    """Reads line by line; remembers the game at hand."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.length: int | None = None
        self.header: dict[str, str] = {}
        self.games: list[_Game] = []
        self.remarks: list[Remark] = []
        self.other_lines = 0
        self.setup: WrittenSetup | None = None
        self.plies = 0
        self.is_over = False

    def match(self) -> WrittenMatch:
        for number, line in enumerate(self.lines, 1):
            if len(line) > LONGEST_LINE:
                self.remark(Fault("unreadable_line"), Place(number), line, is_fault=True)
            elif line.strip():
                self.line(number, line)
            if self.is_over:
                break
        if self.length is None or not self.games:
            self.single_game()
        if self.other_lines > MOST_OTHER_LINES:
            self.remark(
                Fault("other_lines", facts={"count": self.other_lines}), Place(len(self.lines))
            )
        players = self.games[0].players if self.games else {}
        games, ids = [game.finished() for game in self.games], self.ids()
        return WrittenMatch(
            Format.MAT,
            self.length or 0,
            players,
            {key: value for key, value in self.header.items() if not key.startswith("X-Ply ")},
            tuple(_with_ids(game, ids) for game in games),
            tuple(self.remarks),
            variation=self.header.get("Variation"),
            variant=self.header.get("X-Variant"),
            crawford=_switch(self.header.get("Crawford")),
            jacoby=_switch(self.header.get("Jacoby")),
            beavers=_switch(self.header.get("Beaver")),
            cube_limit=_limit(self.header),
        )

    def ids(self) -> dict[tuple[int, int], str]:
        """The ids that the head names: by game and ply; ply 0 is the start."""
        named: dict[tuple[int, int], str] = {}
        if "X-Start" in self.header:
            named[1, 0] = self.header["X-Start"]
        for key, value in self.header.items():
            if place := re.fullmatch(r"X-(?:Ply|Start) (\d+)(?:\.(\d+))?", key):
                named[int(place[1]), int(place[2] or 0)] = value
        return named

    def line(self, number: int, line: str) -> None:
        if _COMMENT.match(line):
            self.comment(number, line)
        elif length := _LENGTH.match(line):
            if self.length is not None:
                self.remark(Fault("second_match"), Place(number), line)
                self.is_over = True
            else:
                self.length = int(length[1] or length[2])
                if self.length > LONGEST:
                    raise NotARecord([Fault("match_too_long", facts={"most": LONGEST})])
        elif (game := _GAME.match(line)) and self.length is not None:
            self.begin_game(number, line, int(game[1]))
        elif self.games:
            self.line_of_game(number, line)
        else:
            self.other_line(number, line)

    def comment(self, number: int, line: str) -> None:
        if header := _HEADER.match(line):
            self.header.setdefault(header[1], header[2])
        elif position := _SET_POS.match(line):
            self.setup = pos_setup(position[1], int(position[2]))
            if self.setup is None:
                self.remark(Fault("unreadable_line"), Place(number), line, is_fault=True)
            elif self.games and not self.games[-1].plies:
                self.games[-1].setup, self.setup = self.setup, None

    def begin_game(self, number: int, line: str, written: int) -> None:
        if len(self.games) >= MOST_GAMES:
            raise NotARecord([Fault("record_too_large", facts={"most": MOST_GAMES})])
        order = len(self.games) + 1
        if written != order:
            self.remark(Fault("wrong_game_number"), Place(number), line)
        self.games.append(_Game(order, Place(number), setup=self.setup))
        self.setup = None

    def line_of_game(self, number: int, line: str) -> None:
        game = self.games[-1]
        if row := _ROW.match(line):
            self.row(number, line, int(row[1]) if len(row[1]) < 9 else None, row.end())
        elif not game.plies and not game.players and (head := names_and_score(line)):
            names, game.score = head
            game.players.update(zip(COLORS, names, strict=True))
            game.place = Place(number)
        elif _WINS.match(line.strip()):
            self.row(number, line, None, 0)
        else:
            self.unreadable_line(number, line)

    def unreadable_line(self, number: int, line: str) -> None:
        """A line between the rows of a game is a fault; after its result it may be an analysis."""
        if self.games[-1].plies and self.games[-1].result is None:
            self.remark(Fault("unreadable_line"), Place(number), line, is_fault=True)
        else:
            self.other_line(number, line)

    def other_line(self, number: int, line: str) -> None:
        self.other_lines += 1
        if self.other_lines <= MOST_OTHER_LINES:
            self.remark(Fault("other_line"), Place(number), line)

    def row(self, number: int, line: str, row: int | None, start: int) -> None:
        cells, strays = split_row(line, start)
        for text, at in strays:
            self.remark(Fault("unreadable_cell"), _place(number, at, row), text, is_fault=True)
        for cell in cells:
            self.cell(cell, _place(number, cell.at, row, cell.column))

    def cell(self, cell: _Cell, place: Place) -> None:
        game = self.games[-1]
        if wins := _WINS.match(cell.text):
            points = int(wins[1]) if len(wins[1]) < 9 else 10**9
            if game.result is None:
                game.result = WrittenResult(cell.player, points, place, quoted(cell.text))
            return
        ply = _ply(cell, place)
        if ply is None:
            return
        self.plies += 1
        if self.plies > MOST_PLIES or len(game.plies) >= MOST_PLIES_OF_GAME:
            raise NotARecord([Fault("record_too_large", facts={"most": MOST_PLIES})])
        game.plies.append(ply)

    def single_game(self) -> None:
        """A `.gam` is one game without match line, game line and score: names, then rows."""
        first_row = next((n for n, line in enumerate(self.lines) if _ROW.match(line)), 0)
        head = [
            (number, names)
            for number, line in enumerate(self.lines[:first_row], 1)
            if not _COMMENT.match(line)
            and len(names := _COLUMN_GAP.split(line.strip())) == len(COLORS)
        ]
        if self.length is not None or not head or any(map(_GAME.match, self.lines)):
            raise NotARecord([Fault("not_a_record", facts={"format": str(Format.MAT)})])
        number, names = head[-1]
        game = _Game(1, Place(number), setup=self.setup)
        game.players.update(zip(COLORS, names, strict=True))
        self.games.append(game)
        self.length = 0
        self.remarks = [r for r in self.remarks if r.message.code != "other_line"]
        self.other_lines = 0
        for n, line in enumerate(self.lines[number:], number + 1):
            if line.strip() and not _COMMENT.match(line):
                self.line_of_game(n, line)

    def remark(
        self, message: Fault, place: Place, written: str = "", *, is_fault: bool = False
    ) -> None:
        game = len(self.games)
        self.remarks.append(Remark(message, place, quoted(written), game, is_fault))


def names_and_score(line: str) -> tuple[tuple[str, str], tuple[int, int]] | None:
    """The names and points before a game: `Anna : 2      Bert : 0`; None if that is not the line.

    A name may contain colons: each score is a number that ends its column.
    """
    scores = list(_SCORE.finditer(line))
    if len(scores) != 2 or line[scores[1].end() :].strip():
        return None
    left, right = scores
    names = line[: left.start()].strip(), line[left.end() : right.start()].strip()
    return (names, (int(left[1]), int(right[1]))) if all(names) else None


def split_row(line: str, start: int) -> tuple[list[_Cell], list[tuple[str, int]]]:
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
            return [_Cell(text, at, column)], strays
        case [(left, at), (right, then)]:
            return [_Cell(left, at, "left"), _Cell(right, then, "right")], strays
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
        if is_roll or not (follows and is_answer and close):
            yield found.start()
        roll_end, roll_at = (found.end(), found.start()) if is_roll else (None, 0)


def _expanded_columns(line: str) -> list[int]:
    """The column of each character if tabs reach to the next multiple of 8."""
    columns, column = [], 0
    for character in line:
        columns.append(column)
        column = (column // 8 + 1) * 8 if character == "\t" else column + 1
    return [*columns, column]


def _place(number: int, at: int, row: int | None, column: Column | None = None) -> Place:
    return Place(number, at + 1, row, column)


def _ply(cell: _Cell, place: Place) -> WrittenPly | None:
    """What a cell does; None where it only says that the game is given up."""
    if cell.text[:2].isdigit() and cell.text[2:3] == ":":
        return _rolled(cell, place)
    written = quoted(cell.text)
    word = cell.text.split()[0].lower().rstrip("s")
    number = _CUBE_NUMBER.search(cell.text)
    value = int(number[1]) if number and len(number[1]) < 9 else None
    ply = WrittenPly(PlyKind.DOUBLE, cell.player, place, written, value=value)
    if word in _DOUBLES:
        return ply
    if word in _ANIMALS:
        return replace(ply, animal=word)
    if word in _TAKES:
        return replace(ply, do=PlyKind.TAKE)
    if word in _DROPS:
        return replace(ply, do=PlyKind.DROP)
    return None


def _rolled(cell: _Cell, place: Place) -> WrittenPly | None:
    written, text = quoted(cell.text), cell.text[3:].strip()
    dice: Dice | None = int(cell.text[0]), int(cell.text[1])
    ply = WrittenPly(PlyKind.PLAY, cell.player, place, written, dice)
    if text.startswith("???") or re.match(r"(concedes|resign)", text, re.I):
        return None if dice == (0, 0) else replace(ply, do=PlyKind.RESIGN)
    if not all(1 <= int(digit) <= 6 for digit in cell.text[:2]):
        return replace(ply, dice=None, bad_dice=cell.text[:2], text=text)
    if _DANCE.match(text):
        return replace(ply, text="")
    if illegal := _ILLEGAL.match(text):
        return replace(ply, position=snowie_position(illegal[1], cell.player))
    if not all(map(_PLAY_WORD.fullmatch, text.split())):
        return replace(ply, text=text, is_unreadable=True)
    return replace(ply, text=text)


def _with_ids(game: WrittenGame, ids: dict[tuple[int, int], str]) -> WrittenGame:
    """The game with the ids that the head names for its start and its plies."""
    if not ids:
        return game
    plies = tuple(
        replace(ply, id_before=ids.get((game.number, number)))
        for number, ply in enumerate(game.plies, 1)
    )
    return replace(game, plies=plies, start_id=ids.get((game.number, 0)))


def _switch(value: str | None) -> bool | None:
    """The value of an On/Off header."""
    return None if value is None else value.strip().lower() in ("on", "yes", "true", "1")


def _limit(header: dict[str, str]) -> int | None:
    """The cube limit; 1024 means none."""
    value = header.get("CubeLimit", header.get("Cubelimit", ""))
    limit = int(value) if value.isdigit() and len(value) < 6 else None
    return None if limit == 1024 else limit
