"""Reading `.mat` and `.txt` matches: the format of JellyFish, with every dialect in use.

The left column is White, the right column Black. A row is never split by width alone: cells begin
where a roll (`61:`) or one of the words for the cube or for the end begins.

    match = read_mat(" 5 point match\\n\\n Game 1\\n Anna : 0      Bert : 0\\n  1) 31: 8/5 6/5 …")
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from engine.faults import Fault
from engine.position import COLORS, OTHER, Color
from engine.records.model import (
    LONGEST_LINE,
    MOST_GAMES,
    MOST_PLIES,
    MOST_PLIES_OF_GAME,
    Format,
    Location,
    NotARecord,
    Remark,
    WrittenGame,
    WrittenMatch,
    WrittenPly,
    WrittenResult,
    WrittenSetup,
    check_size,
    lines_of,
    quoted,
)
from engine.records.readers.mat_cells import Cell, plies_of, split_row
from engine.records.readers.positions import pos_setup
from engine.records.readers.private_headers import (
    FREE,
    GameHeaders,
    named_rules,
    named_stakes,
    public,
)
from engine.stakes.match import LONGEST
from engine.variants import VARIANTS

MOST_OTHER_LINES = 20

NO_LIMIT = 1024
"""The cube limit that other programs write where there is none."""

_LENGTH = re.compile(
    r"^\s*(?:(\d+)\s+(?:points?|pts?)\s+match|match\s+of\s+(\d+)\s+points?)\b", re.I
)
_GAME = re.compile(r"^\s*Game\s+(\d+)\s*$", re.I)
_COLUMN_GAP = re.compile(r" {2,}| ?\t\s*")
_SCORE = re.compile(r":\s*(-?\d{1,6})(?= {2}| ?\t|\s*$)")
_COMMENT = re.compile(r"^\s*[;#]")
_HEADER = re.compile(r'^\s*[;#]\s*\[\s*(\S+(?:\s\S+)*?)\s+"(.*)"\]')
_SET_POS = re.compile(r"^\s*[;#]\s*Set Pos=(\S{26})/(-?\d+)", re.I)
_END = re.compile(r"(?:Wins|Losses)\s+\d|Resign|Concedes|Forfeits|Lost on time", re.I)
_MATCH_GIVEN_UP = re.compile(r"^Resigned\s+Match", re.I)
_ROW = re.compile(r"^\s*(\d+)\)")
_RESULT = re.compile(r"^(Wins|Losses)\s+(\d+)\s+points?\b(.*\band\s+the\s+match)?", re.I)
"""The loser has `Losses`; it says the same as `Wins` in the other column."""


@dataclass(slots=True)
class _Game:
    """A game while its lines are read."""

    number: int
    place: Location
    players: dict[Color, str] = field(default_factory=dict)
    score: tuple[int, int] | None = None
    plies: list[WrittenPly] = field(default_factory=list)
    result: WrittenResult | None = None
    is_loss: bool = False
    """Whether the result is only known from the word of the loser."""
    given_up: Color | None = None
    """Who has given up the whole match."""
    setup: WrittenSetup | None = None

    def finished(self) -> WrittenGame:
        loser = OTHER[self.result.winner] if self.result and self.result.winner else None
        if self.result and loser and loser == self.given_up:
            self.result = replace(self.result, ends_match=True)
        return WrittenGame(
            self.number,
            self.place,
            self.players,
            self.score,
            tuple(self.plies),
            self.result,
            setup=self.setup,
        )


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
        self.has_stages = False
        """Whether a cell has all stages of a turn."""

    def match(self) -> WrittenMatch:
        for number, line in enumerate(self.lines, 1):
            if len(line) > LONGEST_LINE:
                self.remark(Fault("unreadable_line"), Location(number), line, is_fault=True)
            elif line.strip():
                self.line(number, line)
            if self.is_over:
                break
        if self.length is None or not self.games:
            self.single_game()
        if self.other_lines > MOST_OTHER_LINES:
            self.remark(
                Fault("other_lines", facts={"count": self.other_lines}), Location(len(self.lines))
            )
        limit, is_known = _limit(self.header.get("CubeLimit", self.header.get("Cubelimit")))
        if not is_known:
            self.remark(Fault("header_unknown"), Location(1), "CubeLimit")
        of_games = GameHeaders(self.header)
        rules = named_rules(self.header.get("X-Variant"), self.header.get("X-Options"))
        stakes = named_stakes(self.header.get("X-Stakes"), rules or VARIANTS["backgammon"])
        return WrittenMatch(
            Format.MAT,
            self.length or 0,
            self.games[0].players if self.games else {},
            public(self.header),
            tuple(of_games.added(game.finished()) for game in self.games),
            tuple(self.remarks),
            variation=self.header.get("Variation"),
            rules=rules,
            stakes=stakes,
            is_unstaked=self.header.get("X-Stakes") == FREE,
            crawford=_switch(self.header.get("Crawford")),
            jacoby=_switch(self.header.get("Jacoby")),
            beavers=_switch(self.header.get("Beaver")),
            cube_limit=None if limit == 1 else limit,
            has_cube=limit != 1,
        )

    def line(self, number: int, line: str) -> None:
        if self.games and (row := _ROW.match(line)):
            self.row(number, line, int(row[1]) if len(row[1]) < 9 else None, row.end())
        elif _COMMENT.match(line):
            self.comment(number, line)
        elif length := _LENGTH.match(line):
            if self.length is not None:
                self.remark(Fault("second_match"), Location(number), line)
                self.is_over = True
            else:
                self.begin_match(length)
        elif (game := _GAME.match(line)) and self.length is not None:
            self.begin_game(number, line, int(game[1]))
        elif self.games:
            self.line_of_game(number, line)
        else:
            self.other_line(number, line)

    def begin_match(self, length: re.Match[str]) -> None:
        number = length[1] or length[2]
        self.length = int(number) if len(number) < 9 else LONGEST + 1
        if self.length > LONGEST:
            raise NotARecord([Fault("match_too_long", facts={"most": LONGEST})])
        # our own records of other games have the plural, which no other program writes
        self.has_stages = "X-Variant" in self.header and "points match" in length[0].lower()

    def comment(self, number: int, line: str) -> None:
        if header := _HEADER.match(line):
            self.header.setdefault(header[1], header[2])
        elif position := _SET_POS.match(line):
            self.setup = pos_setup(position[1], int(position[2]))
            if self.setup is None:
                self.remark(Fault("unreadable_line"), Location(number), line, is_fault=True)
            elif self.games and not self.games[-1].plies:
                self.games[-1].setup, self.setup = self.setup, None

    def begin_game(self, number: int, line: str, written: int) -> None:
        check_size(len(self.games) + 1, "games", MOST_GAMES)
        order = len(self.games) + 1
        if written != order:
            self.remark(Fault("wrong_game_number"), Location(number), line)
        self.games.append(_Game(order, Location(number), setup=self.setup))
        self.setup = None

    def line_of_game(self, number: int, line: str) -> None:
        game = self.games[-1]
        if row := _ROW.match(line):
            self.row(number, line, int(row[1]) if len(row[1]) < 9 else None, row.end())
        elif not game.plies and not game.players and (head := names_and_score(line)):
            names, game.score = head
            game.players.update(zip(COLORS, names, strict=True))
            game.place = Location(number)
        elif _END.match(line.strip()):
            self.row(number, line, None, 0)
        else:
            self.unreadable_line(number, line)

    def unreadable_line(self, number: int, line: str) -> None:
        """A line between the rows of a game is a fault; after its result it may be an analysis."""
        if self.games[-1].plies and self.games[-1].result is None:
            self.remark(Fault("unreadable_line"), Location(number), line, is_fault=True)
        else:
            self.other_line(number, line)

    def other_line(self, number: int, line: str) -> None:
        self.other_lines += 1
        if self.other_lines <= MOST_OTHER_LINES:
            self.remark(Fault("other_line"), Location(number), line)

    def row(self, number: int, line: str, row: int | None, start: int) -> None:
        cells, strays = split_row(line, start)
        for text, at in strays:
            self.remark(
                Fault("unreadable_cell"), Location(number, at + 1, row), text, is_fault=True
            )
        for cell in cells:
            self.cell(cell, Location(number, cell.at + 1, row, cell.column))

    def cell(self, cell: Cell, place: Location) -> None:
        game = self.games[-1]
        if result := _RESULT.match(cell.text):
            self.result(game, cell, place, result)
            return
        if _MATCH_GIVEN_UP.match(cell.text):
            game.given_up = cell.player
        plies = plies_of(cell, place, self.has_stages)
        self.plies += len(plies)
        game.plies += plies
        check_size(len(game.plies), "plies_of_game", MOST_PLIES_OF_GAME)
        check_size(self.plies, "plies", MOST_PLIES)

    def result(self, game: _Game, cell: Cell, place: Location, found: re.Match[str]) -> None:
        """The first `Wins` of a game counts, else the first `Losses`."""
        is_loss = found[1].lower() == "losses"
        if game.result is not None and (is_loss or not game.is_loss):
            return
        points = int(found[2]) if len(found[2]) < 9 else 10**9
        winner = OTHER[cell.player] if is_loss else cell.player
        written, ends_match = quoted(cell.text), bool(found[3])
        game.result = WrittenResult(winner, points, place, written, ends_match)
        game.is_loss = is_loss

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
        game = _Game(1, Location(number), setup=self.setup)
        game.players.update(zip(COLORS, names, strict=True))
        self.games.append(game)
        self.length = 0
        self.remarks = [r for r in self.remarks if r.message.code != "other_line"]
        self.other_lines = 0
        for n, line in enumerate(self.lines[number:], number + 1):
            if line.strip() and not _COMMENT.match(line):
                self.line_of_game(n, line)

    def remark(
        self, message: Fault, place: Location, written: str = "", *, is_fault: bool = False
    ) -> None:
        game = len(self.games)
        self.remarks.append(Remark(message, place, quoted(written), game, is_fault))


def names_and_score(line: str) -> tuple[tuple[str, str], tuple[int, int]] | None:
    """The names and points before a game: `Anna : 2      Bert : 0`; None if that is not the line.

    A name may contain colons, or be empty: each score is a number that ends its column.
    """
    scores = list(_SCORE.finditer(line))
    if len(scores) != 2 or line[scores[1].end() :].strip():
        return None
    left, right = scores
    names = line[: left.start()].strip(), line[left.end() : right.start()].strip()
    return names, (int(left[1]), int(right[1]))


def _switch(value: str | None) -> bool | None:
    """The value of an On/Off header."""
    return None if value is None else value.strip().lower() in ("on", "yes", "true", "1")


def _limit(value: str | None) -> tuple[int | None, bool]:
    """The limit of the cube and whether it is known; 1024 and more than the highest mean none."""
    if value is None:
        return None, True
    limit = int(value) if value.isdecimal() and len(value) < 9 else 0
    if limit < 1 or limit & (limit - 1):
        return None, False
    return (limit if limit < NO_LIMIT else None), True
