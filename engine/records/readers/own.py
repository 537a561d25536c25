"""Reading our own record: its JSON says every game by its start and its actions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from engine.faults import Fault, Refused
from engine.notation import chouette_id
from engine.position import COLORS, Color
from engine.records import table
from engine.records.action_json import (
    Json,
    points_json,
    read_action,
    read_notation,
    read_points,
)
from engine.records.model import (
    MOST_GAMES,
    MOST_PLIES,
    MOST_TEXT,
    Format,
    NotARecord,
    WrittenAction,
    WrittenGame,
    WrittenMatch,
    WrittenResult,
    check_size,
    json_place,
)
from engine.records.report import Score
from engine.records.stakes_json import read_options, read_stakes
from engine.rules.ruleset import Ruleset
from engine.stakes.match import Match
from engine.stakes.two_players import Stakes
from engine.variants import ruleset

MOST_ACTIONS = 2 * MOST_PLIES
"""A play is up to two actions."""
MOST_HEADERS = 200
LONGEST_ID = chouette_id.LONGEST


def read_json(text: str) -> WrittenMatch:
    """What a JSON text records; `NotARecord` names the first place that cannot be read."""
    check_size(len(text), "characters", MOST_TEXT)
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise _unreadable("") from None
    return from_json(value)


def from_json(value: object) -> WrittenMatch:
    """What a JSON value records; `NotARecord` names the first place that cannot be read."""
    if not isinstance(value, dict) or not isinstance(value.get("games"), list):
        raise _unreadable("/games")
    check_size(len(value["games"]), "games", MOST_GAMES)
    players = _texts(value, "players")
    games = _games(value["games"])
    check_size(sum(len(game.actions) for game in games), "actions", MOST_ACTIONS)
    rules, stakes = _agreed(value, games)
    named: dict[Color, str] = {color: players.get(color, "") for color in COLORS}
    length = stakes.play.to_points if stakes and isinstance(stakes.play, Match) else 0
    return WrittenMatch(
        Format.RECORD, length, named, _texts(value, "header"), games, rules=rules, stakes=stakes
    )


def _agreed(value: Json, games: tuple[WrittenGame, ...]) -> tuple[Ruleset | None, Stakes | None]:
    """The game and the stakes: of the first start, or as the head of the record says."""
    if games and games[0].start_id is not None:
        start = table.board_of(table.read_id(games[0].start_id))
        return start.rules, start.stakes
    variant = value.get("variant")
    if not isinstance(variant, str):
        raise _unreadable("/variant")
    try:
        rules = ruleset(variant, read_options(value.get("options")))
    except TypeError:
        raise _unreadable("/options") from None
    try:
        return rules, read_stakes(value.get("stakes"), rules)
    except (KeyError, TypeError, ValueError, AttributeError, ZeroDivisionError) as error:
        if isinstance(error, Refused):
            raise
        raise _unreadable("/stakes") from None


def _games(values: list[Any]) -> tuple[WrittenGame, ...]:
    games: list[WrittenGame] = []
    is_chouette = False
    for number, value in enumerate(values):
        pointer = f"/games/{number}"
        if not isinstance(value, dict):
            raise _unreadable(pointer)
        start = value.get("start")
        if start is not None:
            _check_id(start, f"{pointer}/start")
            is_chouette = chouette_id.is_chouette(start)
        games.append(_game(value, number + 1, pointer, start, is_chouette))
    return tuple(games)


def _check_id(value: object, pointer: str) -> None:
    """Refuse an id that cannot be read, with its faults."""
    if not isinstance(value, str) or not 1 <= len(value) <= LONGEST_ID:
        raise _unreadable(pointer)
    try:
        table.read_id(value)
    except Refused as refused:
        facts = {"at_place": pointer, "why": str(refused)[:200]}
        raise NotARecord([Fault("unreadable_start", pointer, facts=facts)]) from None


def _game(
    value: Json, number: int, pointer: str, start: str | None, is_chouette: bool
) -> WrittenGame:
    actions = value.get("actions")
    if not isinstance(actions, list):
        raise _unreadable(f"{pointer}/actions")
    check_size(len(actions), "actions", MOST_ACTIONS)
    ids = value.get("ids") or []
    if not isinstance(ids, list) or (ids and len(ids) != len(actions)):
        raise _unreadable(f"{pointer}/ids")
    written: list[WrittenAction] = []
    for at, action in enumerate(actions):
        place = f"{pointer}/actions/{at}"
        id_before = ids[at] if ids else None
        if id_before is not None and not isinstance(id_before, str):
            raise _unreadable(f"{pointer}/ids/{at}")
        try:
            done, notation = read_action(action, is_chouette), read_notation(action)
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
            raise _unreadable(place) from None
        written.append(WrittenAction(done, json_place(place), id_before, notation))
    claims = _Claims(value, pointer)
    return WrittenGame(
        number,
        json_place(pointer),
        score=claims.score(),
        result=claims.result(),
        start_id=start,
        actions=tuple(written),
        totals=claims.totals(),
    )


class _Claims:
    """What a game says about itself besides its actions: it is compared with the replay."""

    def __init__(self, game: Json, pointer: str) -> None:
        self.game, self.pointer = game, pointer

    def score(self) -> Score | None:
        """Points before the game."""
        score = self._object("score")
        if score is None:
            return None
        white, black = (self._points(score.get(color), "score") for color in COLORS)
        return white, black

    def result(self) -> WrittenResult | None:
        """The winner and the points."""
        result = self._object("result")
        if result is None:
            return None
        winner, points = result.get("winner"), self._points(result.get("points"), "result")
        if winner not in (*COLORS, None):
            raise _unreadable(f"{self.pointer}/result")
        written = "draw" if winner is None else f"{winner} {points_json(points)}"
        return WrittenResult(winner, points, json_place(f"{self.pointer}/result"), written)

    def totals(self) -> Mapping[str, Fraction] | None:
        """What each player of a chouette had before the game."""
        chouette = self._object("chouette")
        totals = chouette.get("totals") if chouette else None
        if totals is None:
            return None
        if not isinstance(totals, dict) or len(totals) > MOST_HEADERS:
            raise _unreadable(f"{self.pointer}/chouette/totals")
        return {name: self._points(n, "chouette/totals") for name, n in totals.items()}

    def _points(self, value: object, place: str) -> Fraction:
        try:
            return read_points(value)
        except ValueError:
            raise _unreadable(f"{self.pointer}/{place}") from None

    def _object(self, name: str) -> Json | None:
        value = self.game.get(name)
        if value is not None and not isinstance(value, dict):
            raise _unreadable(f"{self.pointer}/{name}")
        return value


def _texts(value: Json, name: str) -> dict[str, str]:
    texts = value.get(name) or {}
    if not isinstance(texts, dict) or not all(isinstance(text, str) for text in texts.values()):
        raise _unreadable(f"/{name}")
    check_size(len(texts), "headers", MOST_HEADERS)
    return dict(texts)


def _unreadable(pointer: str) -> NotARecord:
    return NotARecord([Fault("unreadable_record", pointer, facts={"at_place": pointer or "/"})])
