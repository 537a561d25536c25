"""The report of a replayed record as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.game.machine import State
from engine.messages import sentence
from engine.notation import position_id
from engine.notation.moves import write_play
from engine.position import BLACK, COLORS, WHITE
from engine.records import (
    Note,
    Place,
    PlyKind,
    RecordFault,
    Replay,
    ReplayedGame,
    ReplayedPly,
    Where,
    WrittenResult,
)
from engine.stakes.match import Match
from engine.stakes.two_players import Stakes
from service.serializers import answers, stakes_json

Json = dict[str, Any]


def replayed(report: Replay, *, plies: bool = False, ids: bool = False) -> Json:
    """The whole report; plies and their ids only where they are wanted."""
    return {
        **header(report),
        "games": [game(report, number, plies=plies, ids=ids) for number in range(games_of(report))],
        "faults": [fault(each) for each in report.faults],
        "more_faults": report.more_faults,
        "notes": [note(each) for each in report.notes],
        "summary": summary(report),
        "final": final(report),
    }


def lines(report: Replay, *, plies: bool = False, ids: bool = False) -> Iterator[Json]:
    """The report as one object per line, each with its `kind`."""
    yield {"kind": "header", **header(report)}
    for number in range(games_of(report)):
        yield {"kind": "game", **game(report, number, plies=plies, ids=ids)}
    for each in report.faults:
        yield {"kind": "fault", **fault(each)}
    notes = [note(each) for each in report.notes]
    answer = {"notes": notes, "more_faults": report.more_faults, "final": final(report)}
    yield {"kind": "summary", **summary(report), **answer}


def games_of(report: Replay) -> int:
    """How many games the record has."""
    return len(report.games)


def header(report: Replay) -> Json:
    """What stands at the head: format, players, header, game and stakes."""
    match = report.match
    return {
        "format": str(match.format),
        "players": {color: match.players.get(color, "") for color in COLORS},
        "header": dict(match.header),
        "variant": report.rules.name,
        "options": dict(report.rules.chosen),
        "stakes": _stakes(report.stakes),
    }


def _stakes(value: Stakes) -> Json:
    answer = stakes_json.stakes(value)
    del answer["cube"]
    return answer


def game(report: Replay, index: int, *, plies: bool, ids: bool) -> Json:
    """One game: its head, counts, end by the rules and end as written."""
    value = report.games[index]
    number = index + 1
    play = value.start.stakes.play if value.start.stakes else None
    answer: Json = {
        "number": number,
        "line": value.written.place.line,
        "score": _score(value.written.score or (0, 0)),
        "crawford_game": str(play.crawford) if isinstance(play, Match) else None,
        "starter": value.starter,
        "ply_count": len(value.plies),
        "play_count": value.plays,
        "judged_count": value.judged,
        "fault_count": sum(each.where.game == number for each in report.faults),
        "outcome": _outcome(value),
        "written": _result(value.written.result),
        "agrees": value.agrees,
    }
    if plies:
        answer["plies"] = [_ply(each, ids=ids) for each in value.plies]
    if ids:
        answer["start"] = position_id.write(value.start)
        answer["end"] = position_id.write(value.final)
    return answer


def _outcome(value: ReplayedGame) -> Json | None:
    if value.outcome is None or value.is_lost:
        return None
    result = value.result
    return {
        "how": str(value.outcome.ending.how),
        "winner": value.outcome.ending.winner,
        "points": stakes_json.number(result.points.total) if result else None,
    }


def _result(value: WrittenResult | None) -> Json | None:
    return None if value is None else {"winner": value.winner, "points": value.points}


def _ply(value: ReplayedPly, *, ids: bool) -> Json:
    written = value.written
    answer: Json = {
        "ply": value.ply,
        "player": written.player,
        "do": str(written.do),
        "line": written.place.line,
        "written": written.written,
    }
    if written.dice and written.do in (PlyKind.PLAY, PlyKind.RESIGN):
        answer["dice"] = list(written.dice)
    if value.before and written.do is PlyKind.PLAY and value.actions:
        answer["notation"] = write_play(value.before.rules, written.player, value.moves)
        answer["moves"] = answers.moves(value.moves)
    if ids and value.before:
        answer["id"] = _id(value.before)
    return answer


def _id(state: State) -> str:
    return position_id.write(state)


def fault(value: RecordFault) -> Json:
    """A fault with its place and how the replay went on."""
    answer: Json = {
        "code": value.code,
        "rule": value.fault.rule,
        "detail": partial(sentence, value.fault),
        "where": where(value.where),
        "written": value.written,
        "went_on": value.went_on,
    }
    if value.understood is not None:
        answer["understood"] = value.understood
    if value.state is not None:
        answer["id"] = value.id
    return answer


def note(value: Note) -> Json:
    """Something worth knowing that is not a fault."""
    return {
        "code": value.code,
        "detail": partial(sentence, value.message),
        "where": where(value.where),
        "written": value.written,
    }


def where(value: Where) -> Json:
    """Game, ply and player, and the place in the text."""
    answer: Json = {"game": value.game, "ply": value.ply}
    if value.player:
        answer["player"] = value.player
    return answer | place(value.place)


def place(value: Place) -> Json:
    """Line and character, with what the format adds."""
    answer: Json = {"line": value.line, "character": value.character}
    for name in ("row", "column", "node"):
        if (known := getattr(value, name)) is not None:
            answer[name] = known
    return answer


def summary(report: Replay) -> Json:
    """Counts over all games."""
    games = report.games
    plays = sum(each.plays for each in games)
    judged = sum(each.judged for each in games)
    illegal = {
        (each.where.game, each.where.ply) for each in report.faults if each.understood is not None
    }
    return {
        "game_count": len(games),
        "play_count": plays,
        "judged_count": judged,
        "legal_count": max(judged - len(illegal), 0),
        "fault_count": len(report.faults) + report.more_faults,
        "complete": all(each.written.result or each.outcome for each in games),
    }


def final(report: Replay) -> Json:
    """The score after the last game, and the winner of a match that is over."""
    length = report.match.length
    by_color = dict(zip(COLORS, report.score, strict=True))
    winner = next((c for c in (WHITE, BLACK) if length and by_color[c] >= length), None)
    return {**_score(report.score), "winner": winner}


def _score(value: tuple[int, int]) -> Json:
    return dict(zip(COLORS, value, strict=True))
