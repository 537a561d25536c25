"""Our own record as JSON. It is canonical: the same games give the same text.

text = write_json(record)
assert record_of(replay(read_json(text))) == record
"""

from __future__ import annotations

import json

from engine.chouette.game import Chouette
from engine.position import COLORS, WHITE
from engine.records import table
from engine.records.action_json import (
    Json,
    action_json,
    points_json,
)
from engine.records.record import Record, RecordedGame
from engine.records.report import GameEnd, Score
from engine.records.stakes_json import stakes_json
from engine.stakes.match import Match


def write_json(record: Record) -> str:
    """The record as canonical JSON text."""
    return json.dumps(to_json(record), ensure_ascii=False, separators=(",", ":"))


def to_json(record: Record) -> Json:
    """The record as a JSON value."""
    start = table.board_of(record.games[0].start) if record.games else None
    answer: Json = {}
    if start:
        answer = {
            "variant": start.rules.name,
            "options": dict(start.rules.chosen),
            "stakes": stakes_json(start.stakes),
        }
    games: list[Json] = []
    score: Score = (0, 0)
    for game in record.games:
        games.append(_game_json(game, score, record.has_ids))
        score = _added(score, game.result)
    return answer | {
        "players": {color: record.players.get(color, "") for color in COLORS},
        "header": dict(sorted(record.header.items())),
        "games": games,
    }


def _added(score: Score, end: GameEnd | None) -> Score:
    white, black = score
    if end is None or end.winner is None:
        return score
    return (white + end.points, black) if end.winner == WHITE else (white, black + end.points)


def _game_json(game: RecordedGame, score: Score, has_ids: bool) -> Json:
    answer: Json = {"start": table.id_of(game.start)} | _before(game, score)
    answer["actions"] = [action_json(action) for action in game.actions]
    if has_ids:
        answer["ids"] = [table.id_of(state) for state in game.states()[: len(game.actions)]]
    if game.result is not None:
        winner, points = game.result
        answer["result"] = {"winner": winner, "points": points_json(points)}
    return answer


def _before(game: RecordedGame, score: Score) -> Json:
    """The score before a game, or in a chouette who sits at the table with what total."""
    start = game.start
    if isinstance(start, Chouette):
        totals = {name: points_json(n) for name, n in (table.totals_of(start) or {}).items()}
        return {"chouette": {"players": list(start.game.seats.players), "totals": totals}}
    play = start.stakes.play if start.stakes else None
    white, black = (play.white, play.black) if isinstance(play, Match) else score
    return {"score": {"white": points_json(white), "black": points_json(black)}}
