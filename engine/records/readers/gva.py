"""Reading the JSON of GammonView (`.gva`), which is also the JSON view of OGXM.

Points are our own: White moves from 1 to 24, and 0 and 25 are the bars. Analyses are skipped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from engine.faults import Fault, Refused
from engine.notation import ogid
from engine.position import BLACK, COLORS, WHITE, Color, Position
from engine.records.model import (
    MOST_GAMES,
    MOST_PLIES,
    MOST_PLIES_OF_GAME,
    MOST_TEXT,
    Dice,
    Format,
    Location,
    NotARecord,
    PlyKind,
    WrittenGame,
    WrittenMatch,
    WrittenPly,
    WrittenResult,
    check_size,
    json_place,
)
from engine.records.readers.positions import signed_position
from engine.stakes.match import LONGEST
from engine.turn import Step

Json = dict[str, Any]

ROLLS = 21
"""Actions 0 to 20 are the rolls."""
CUBE = {21: PlyKind.DOUBLE, 22: PlyKind.TAKE, 23: PlyKind.DROP}
SET_POSITION = 31
NO_WINNER = 255
WINNERS: dict[int, Color] = {0: WHITE, 1: BLACK}
PLAYERS: dict[int, Color] = {0: BLACK, 1: WHITE}
"""The colours of plies: the other way round than those of winners."""
TEXTS = {"event": "Event", "site": "Site", "round": "Round"}


def is_gva(value: object) -> bool:
    """Whether a JSON value is a match of this format."""
    return isinstance(value, dict) and "match_length" in value and "games" in value


def read_gva(text: str) -> WrittenMatch:
    """The match in a text; `NotARecord` names the first place that cannot be read."""
    check_size(len(text), "characters", MOST_TEXT)
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise _unreadable("") from None
    if not is_gva(value):
        raise NotARecord([Fault("not_a_record", facts={"format": str(Format.GVA)})])
    length = _number(value.get("match_length"), "/match_length", 0, 10**9)
    if length > LONGEST:
        raise NotARecord([Fault("match_too_long", facts={"most": LONGEST})])
    listed = _listed(value.get("games"), "/games", "games", MOST_GAMES)
    games = tuple(_game(game, number) for number, game in enumerate(listed))
    check_size(sum(len(game.plies) for game in games), "plies", MOST_PLIES)
    limit = value.get("cube_limit")
    is_limit = type(limit) is int and 1 < limit < 1024 and not limit & (limit - 1)
    return WrittenMatch(
        Format.GVA,
        length,
        {color: _text(value.get(f"player_{color}")) for color in COLORS},
        {ours: _text(value[key]) for key, ours in TEXTS.items() if value.get(key)},
        games,
        # matches made from other files say false where the file was silent
        crawford=True if value.get("crawford") else None,
        jacoby=value.get("jacoby") is True,
        beavers=True if value.get("beaver") is True else None,
        cube_limit=limit if is_limit else None,
    )


def _game(value: Any, index: int) -> WrittenGame:
    pointer = f"/games/{index}"
    if not isinstance(value, dict):
        raise _unreadable(pointer)
    listed = _listed(value.get("plies"), f"{pointer}/plies", "plies_of_game", MOST_PLIES_OF_GAME)
    plies: list[WrittenPly] = []
    for number, ply in enumerate(listed):
        plies += _ply(ply, f"{pointer}/plies/{number}")
    winner = value.get("winner", NO_WINNER)
    result = None
    if winner in WINNERS:
        points = _number(value.get("points_won"), f"{pointer}/points_won", 0, 10**6)
        place = json_place(f"{pointer}/points_won")
        result = WrittenResult(WINNERS[winner], points, place, str(points))
    is_crawford = value.get("is_crawford") is True
    place = json_place(pointer)
    return WrittenGame(
        index + 1, place, plies=tuple(plies), result=result, crawford_game=is_crawford
    )


def _ply(value: Any, pointer: str) -> Iterator[WrittenPly]:
    """A play or a cube action; nothing for the words about the end."""
    if not isinstance(value, dict):
        raise _unreadable(pointer)
    action = _number(value.get("action_id"), f"{pointer}/action_id", 0, 255)
    player = PLAYERS.get(_number(value.get("color"), f"{pointer}/color", 0, 255))
    if player is None:
        raise _unreadable(f"{pointer}/color")
    place = json_place(pointer)
    if action < ROLLS:
        yield _play(value, player, place, pointer)
    elif action in CUBE:
        yield WrittenPly(CUBE[action], player, place, str(CUBE[action]))
    elif action == SET_POSITION:
        yield _set(value, player, place, pointer)


def _play(value: Json, player: Color, place: Location, pointer: str) -> WrittenPly:
    dice = _dice(value, pointer)
    moves = _listed(value.get("moves") or [], f"{pointer}/moves", "moves", 4)
    steps = tuple(_step(move, player, f"{pointer}/moves") for move in moves)
    written = f"{dice[0]}{dice[1]}: " + " ".join(f"{s.source}/{s.target}" for s in steps)
    return WrittenPly(
        PlyKind.PLAY,
        player,
        place,
        written.strip(),
        dice,
        steps=steps,
        position_before=_position(value.get("ogid_before")),
    )


def _dice(value: Json, pointer: str) -> Dice:
    first, second = (_number(value.get(die), f"{pointer}/{die}", 1, 6) for die in ("d1", "d2"))
    return first, second


def _step(value: Any, player: Color, pointer: str) -> Step:
    if not isinstance(value, dict):
        raise _unreadable(pointer)
    source = _number(value.get("from"), pointer, 0, 25)
    pips = _number(value.get("pips"), pointer, 1, 6)
    target = source + pips if player == WHITE else source - pips
    is_bar = source == (0 if player == WHITE else 25)
    start = "bar" if is_bar else str(source)
    if not is_bar and not 1 <= source <= 24:
        raise _unreadable(pointer)
    return Step(start, str(target) if 1 <= target <= 24 else "off")


def _set(value: Json, player: Color, place: Location, pointer: str) -> WrittenPly:
    """A position that is set: after an illegal play if there are dice, else edited."""
    listed = _listed(value.get("set_position"), f"{pointer}/set_position", "places", 26)
    counts = [_number(n, f"{pointer}/set_position", -15, 15) for n in listed]
    position = signed_position(counts) if len(counts) == 26 else None
    if position is None:
        raise _unreadable(f"{pointer}/set_position")
    if value.get("d1"):
        dice = _dice(value, pointer)
        return WrittenPly(PlyKind.PLAY, player, place, "", dice, position=position)
    return WrittenPly(PlyKind.EDIT, player, place, "", position=position)


def _position(text: object) -> Position | None:
    """The position of an OGID; None if it cannot be read, which is not worth a fault."""
    if not isinstance(text, str):
        return None
    try:
        return ogid.read(text).position
    except Refused:
        return None


def _number(value: object, pointer: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise _unreadable(pointer)
    return value


def _listed(value: object, pointer: str, unit: str, most: int) -> list[Any]:
    if not isinstance(value, list):
        raise _unreadable(pointer)
    check_size(len(value), unit, most)
    return value


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _unreadable(pointer: str) -> NotARecord:
    return NotARecord([Fault("unreadable_record", pointer, facts={"at_place": pointer or "/"})])
