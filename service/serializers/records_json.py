"""The report of a replayed record as JSON: whole, or as one object per line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, NamedTuple

from engine.game.chouette import Chouette
from engine.messages import sentence
from engine.notation.moves import write_play
from engine.position import BLACK, COLORS, WHITE
from engine.records import (
    Note,
    Place,
    RecordFault,
    Replay,
    ReplayedGame,
    ReplayedPly,
    Replaying,
    Where,
    WrittenMatch,
    WrittenResult,
)
from engine.records.action_json import action_json
from engine.records.report import Score
from engine.records.table import board_of, id_of, totals_of
from engine.records.written import PlyKind
from engine.rules.ruleset import Ruleset
from engine.stakes.match import Match
from engine.stakes.two_players import Stakes
from service.serializers import answers, stakes_json

Json = dict[str, Any]


class Extras(NamedTuple):
    """What a report has besides the counts, and whether the record was sent as an object."""

    plies: bool = False
    ids: bool = False
    is_object: bool = False


def replayed(report: Replay, extras: Extras) -> Json:
    """The whole report; plies and their ids only where they are wanted."""
    return {
        **_header(report.match, report.rules, report.stakes),
        "games": [_game(game, report.faults, report.rules, extras) for game in report.games],
        "faults": [_fault(each, extras) for each in report.faults],
        "more_faults": report.more_faults,
        "notes": [note(each) for each in report.notes],
        "summary": _summary(report),
        "final": _final(report),
    }


def lines(replaying: Replaying, extras: Extras) -> Iterator[Json]:
    """The report as one object per line, each with its `kind`, game by game."""
    yield {
        "kind": "header",
        **_header(replaying.match, replaying.rules, replaying.stakes),
    }
    faults, reported = replaying.ledger.faults, 0
    games: list[ReplayedGame] = []
    for game in replaying.games():
        games.append(game)
        yield {"kind": "game", **_game(game, faults[reported:], replaying.rules, extras)}
        for fault in faults[reported:]:
            yield {"kind": "fault", **_fault(fault, extras)}
        reported = len(faults)
    report = replaying.report(games)
    yield {
        "kind": "summary",
        **_summary(report),
        "notes": [note(each) for each in report.notes],
        "more_faults": report.more_faults,
        "final": _final(report),
    }


def _header(match: WrittenMatch, rules: Ruleset, stakes: Stakes | None) -> Json:
    """What stands at the head: format, players, header, game and stakes."""
    return {
        "format": str(match.format),
        "players": {color: match.players.get(color, "") for color in COLORS},
        "header": dict(match.header),
        "variant": rules.name,
        "options": dict(rules.chosen),
        "stakes": None if stakes is None else _stakes(stakes),
    }


def _stakes(value: Stakes) -> Json:
    answer = stakes_json.stakes(value)
    del answer["cube"]
    return answer


def _game(
    value: ReplayedGame, faults: Iterable[RecordFault], first: Ruleset, extras: Extras
) -> Json:
    """One game: its head, counts, end by the rules and end as written."""
    number, start = value.written.number, board_of(value.start)
    is_chouette = isinstance(value.start, Chouette)
    play = start.stakes.play if start.stakes else None
    answer: Json = {
        "number": number,
        **_located(value.written.place, "line", "pointer"),
        "score": None if is_chouette else _score(value.written.score or (0, 0)),
        "crawford_game": str(play.crawford) if isinstance(play, Match) else None,
        "starter": value.starter,
        "ply_count": len(value.plies),
        "play_count": value.plays,
        "judged_count": value.judged,
        "fault_count": sum(each.where.game == number for each in faults),
        "outcome": _outcome(value),
        "written": _result(value.written.result),
        "agrees": value.agrees,
    }
    if start.rules != first:
        answer["variant"] = start.rules.name
    if isinstance(value.start, Chouette):
        answer["chouette"] = _seated(value.start)
    if extras.plies:
        answer["plies"] = [_ply(each, ids=extras.ids) for each in value.plies]
    if extras.ids:
        answer |= {"start": id_of(value.start), "end": id_of(value.final)}
    return answer


def _seated(value: Chouette) -> Json:
    """The players of a chouette, and what each has won or lost before the game."""
    totals = {name: stakes_json.number(n) for name, n in (totals_of(value) or {}).items()}
    return {"players": list(value.game.seats.players), "totals": totals}


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
    if value is None:
        return None
    return {"winner": value.winner, "points": stakes_json.number(value.points)}


def _ply(value: ReplayedPly, *, ids: bool) -> Json:
    """A ply: the action that it is about, and what the record says of it."""
    written = value.written
    do = "roll" if written.do is PlyKind.RESIGN else str(written.do)
    answer: Json = {"ply": value.ply, "player": written.player, "do": do}
    if value.action is not None and written.do is not PlyKind.RESIGN:
        answer |= action_json(value.action)
    if written.dice and written.do in (PlyKind.PLAY, PlyKind.RESIGN):
        answer["dice"] = list(written.dice)
    if value.before and written.do is PlyKind.PLAY and value.action:
        rules = board_of(value.before).rules
        answer["notation"] = write_play(rules, written.player, value.moves)
        answer["moves"] = answers.moves(value.moves)
    answer |= _located(written.place, "line", "pointer")
    if written.written:
        answer["written"] = written.written
    if ids and value.before:
        answer["id"] = id_of(value.before)
    return answer


def _fault(value: RecordFault, extras: Extras) -> Json:
    """A fault with its place and how the replay went on."""
    inside = value.where.place.pointer or ""
    answer: Json = {
        "code": value.code,
        "pointer": f"/record{inside}" if extras.is_object else "/content",
        "rule": value.fault.rule,
        "detail": partial(sentence, value.fault),
        "where": _where(value.where),
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
        "where": _where(value.where),
        "written": value.written,
    }


def _where(value: Where) -> Json:
    """Game, ply and player, and the place in the text."""
    answer: Json = {"game": value.game, "ply": value.ply}
    if value.player:
        answer["player"] = value.player
    names = ("line", "character", "row", "column", "node", "pointer")
    return answer | _located(value.place, *names)


def _located(value: Place, *names: str) -> Json:
    """Those of the parts of a place that are known."""
    found = {name: getattr(value, name) for name in names}
    return {name: part for name, part in found.items() if part is not None}


def _summary(report: Replay) -> Json:
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
        "complete": all(each.written.result or each.outcome or each.totals for each in games),
    }


def _final(report: Replay) -> Json:
    """The score after the last game, and the winner of a match that is over."""
    length = report.match.length
    by_color = dict(zip(COLORS, report.score, strict=True))
    winner = next((c for c in (WHITE, BLACK) if length and by_color[c] >= length), None)
    answer: Json = {**_score(report.score), "winner": winner}
    totals = report.games[-1].totals if report.games else None
    if totals is not None:
        answer["totals"] = {name: stakes_json.number(points) for name, points in totals.items()}
    return answer


def _score(value: Score) -> Json:
    return {c: stakes_json.number(n) for c, n in zip(COLORS, value, strict=True)}
