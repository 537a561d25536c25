"""Reading the replays of bgammon.org (`.match`): text, one event per line.

Player 1 is our Black and player 2 our White; points are our own. The byte offsets of the index are
not trusted: a game begins at each line of information.

    i 1702738670 Anna Bert 5 0 0 1 1 0
    1 r 4-1 13/9 9/8
    2 d 2 1
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.faults import Fault
from engine.position import BLACK, WHITE, Color
from engine.records.model import (
    LONGEST_LINE,
    MOST_GAMES,
    MOST_PLIES,
    MOST_PLIES_OF_GAME,
    Format,
    Location,
    NotARecord,
    PlyKind,
    Remark,
    WrittenGame,
    WrittenMatch,
    WrittenPly,
    WrittenResult,
    check_size,
    lines_of,
    quoted,
)
from engine.stakes.match import LONGEST
from engine.turn import Step

PLAYERS: dict[str, Color] = {"1": BLACK, "2": WHITE}
VARIANTS = {"1": "Acey-deucey of bgammon.org", "2": "Tabula of bgammon.org"}
"""Games with other rules than ours."""

INFORMATION = re.compile(
    r"i (?:\d{9,12} )?(\S+) (\S+) (\d{1,6}) (\d{1,6}) (\d{1,6}) ([012]) (\d{1,6})(?: ([0-2]))?"
)
INDEX = re.compile(r"bgammon-replay \d+")
ROLL = re.compile(r"([12]) r ([1-6])-([1-6])((?: \w+/\w+)*)")
DOUBLE = re.compile(r"([12]) d (\d{1,6}) ([01])")
TERMINATED = re.compile(r"[12] t")


@dataclass(slots=True)
class _Game:
    """A game while its lines are read."""

    number: int
    place: Location
    players: dict[Color, str]
    score: tuple[int, int]
    result: WrittenResult | None
    plies: list[WrittenPly] = field(default_factory=list)

    def finished(self) -> WrittenGame:
        plies = tuple(self.plies)
        return WrittenGame(self.number, self.place, self.players, self.score, plies, self.result)


def is_bgammon(text: str) -> bool:
    """Whether a text begins as a replay of bgammon.org."""
    first = text.lstrip("\ufeff \n")[:200].splitlines()[:1]
    return bool(first and (INDEX.match(first[0]) or INFORMATION.fullmatch(first[0].rstrip())))


def read_bgammon(text: str) -> WrittenMatch:
    """The match that a text writes down; `NotARecord` if it is none."""
    games: list[_Game] = []
    remarks: list[Remark] = []
    length = plies = 0
    for number, line in enumerate(lines_of(text), 1):
        written = line.rstrip()
        if not written or INDEX.fullmatch(written):
            continue
        if found := INFORMATION.fullmatch(written) if len(written) < LONGEST_LINE else None:
            games.append(_begun(found, number, len(games) + 1, written))
            length = length or int(found[3])
        elif games and (found_plies := list(_plies(written, number))):
            plies += len(found_plies)
            games[-1].plies += found_plies
            check_size(plies, "plies", MOST_PLIES)
            check_size(len(games[-1].plies), "plies_of_game", MOST_PLIES_OF_GAME)
        elif not TERMINATED.fullmatch(written):
            remark = Remark(
                Fault("unreadable_line"),
                Location(number),
                quoted(written),
                len(games),
                is_fault=True,
            )
            remarks.append(remark)
    if not games:
        raise NotARecord([Fault("not_a_record", facts={"format": str(Format.BGAMMON)})])
    check_size(len(games), "games", MOST_GAMES)
    if length > LONGEST:
        raise NotARecord([Fault("match_too_long", facts={"most": LONGEST})])
    finished = tuple(game.finished() for game in games)
    return WrittenMatch(Format.BGAMMON, length, games[0].players, {}, finished, tuple(remarks))


def _begun(found: re.Match[str], line: int, number: int, written: str) -> _Game:
    """A game from its line of information."""
    if found[8] in VARIANTS:
        raise NotARecord([Fault("unknown_variation", facts={"name": VARIANTS[found[8]]})])
    players: dict[Color, str] = {WHITE: found[2], BLACK: found[1]}
    place = Location(line)
    result = None
    if found[6] in PLAYERS:
        result = WrittenResult(PLAYERS[found[6]], int(found[7]), place, quoted(written))
    return _Game(number, place, players, (int(found[5]), int(found[4])), result)


def _plies(line: str, number: int) -> Iterator[WrittenPly]:
    """A play, or a double with its answer."""
    place = Location(number)
    if roll := ROLL.fullmatch(line):
        player, dice = PLAYERS[roll[1]], (int(roll[2]), int(roll[3]))
        steps = tuple(Step(*word.split("/")) for word in roll[4].split())
        readable = all(_is_place(place) for step in steps for place in step[:2])
        yield WrittenPly(
            PlyKind.PLAY,
            player,
            place,
            quoted(line),
            dice,
            steps=steps if readable else (),
            is_unreadable=not readable,
        )
    elif double := DOUBLE.fullmatch(line):
        player, rival = PLAYERS[double[1]], PLAYERS["2" if double[1] == "1" else "1"]
        written = quoted(line)
        yield WrittenPly(PlyKind.DOUBLE, player, place, written, value=int(double[2]))
        answer = PlyKind.TAKE if double[3] == "1" else PlyKind.DROP
        yield WrittenPly(answer, rival, place, written)


def _is_place(text: str) -> bool:
    return text in ("bar", "off") or (text.isdecimal() and len(text) < 3 and 1 <= int(text) <= 24)
