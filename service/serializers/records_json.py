"""The report of a replayed record as JSON: whole, or as one object per line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, NamedTuple

from engine.chouette.game import Chouette
from engine.messages import sentence
from engine.notation.moves import write_play
from engine.position import BLACK, COLORS, WHITE
from engine.records import (
    Location,
    Note,
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
from engine.records.model import PlyKind
from engine.records.report import Score
from engine.records.table import board_of, id_of, totals_of
from engine.rules.ruleset import Ruleset
from engine.stakes.match import Match
from engine.stakes.two_players import Stakes
from service.serializers import stakes_json, state_json

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
    result = stakes_json.stakes(value)
    del result["cube"]
    return result


def _game(
    value: ReplayedGame, faults: Iterable[RecordFault], first: Ruleset, extras: Extras
) -> Json:
    """One game: its head, counts, end by the rules and end as written."""
    number, start, score = value.written.index, board_of(value.start), value.written.score
    is_chouette = isinstance(value.start, Chouette)
    play = start.stakes.play if start.stakes else None
    result: Json = {
        "number": number,
        **_located(value.written.place, "line", "pointer"),
        "score": None if is_chouette or score is None else _score(score),
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
        result["variant"] = start.rules.name
    if isinstance(value.start, Chouette):
        result["chouette"] = _seated(value.start)
    if extras.plies:
        result["plies"] = [_ply(each, ids=extras.ids) for each in value.plies]
    if extras.ids:
        result |= {"start": id_of(value.start), "end": id_of(value.final)}
    return result


def _seated(value: Chouette) -> Json:
    """The players of a chouette, and what each has won or lost before the game."""
    totals = stakes_json.numbers(totals_of(value) or {})
    return {"players": list(value.game.seats.players), "totals": totals}


def _outcome(value: ReplayedGame) -> Json | None:
    if value.outcome is None or value.is_lost:
        return None
    result = value.result
    return {
        "how": str(value.outcome.ending.how),
        "winner": value.outcome.ending.winner,
        "points": stakes_json.number(result.worth.total if result else value.outcome.points()),
    }


def _result(value: WrittenResult | None) -> Json | None:
    if value is None:
        return None
    return {"winner": value.winner, "points": stakes_json.number(value.points)}


def _ply(value: ReplayedPly, *, ids: bool) -> Json:
    """A ply: the action that it is about, and what the record says of it."""
    written = value.written
    result: Json = {"ply": value.ply, "player": written.player, "do": str(written.do)}
    if value.action is not None and written.do is not PlyKind.ROLL:
        result |= action_json(value.action)
    if written.dice and written.do in (PlyKind.PLAY, PlyKind.ROLL):
        result["dice"] = list(written.dice)
    if value.before and written.do is PlyKind.PLAY and value.action:
        rules = board_of(value.before).rules
        result["notation"] = write_play(rules, written.player, value.moves)
        result["moves"] = state_json.moves(value.moves)
    result |= _located(written.place, "line", "pointer")
    if written.written:
        result["written"] = written.written
    if ids and value.before:
        result["id"] = id_of(value.before)
    return result


def _fault(value: RecordFault, extras: Extras) -> Json:
    """A fault with its place and how the replay went on."""
    inside = value.where.place.pointer or ""
    result: Json = {
        "code": value.code,
        "pointer": f"/record{inside}" if extras.is_object else "/content",
        "rule": value.fault.rule,
        "detail": partial(sentence, value.fault),
        "where": _where(value.where),
        "written": value.written,
        "went_on": value.went_on,
    }
    if value.understood is not None:
        result["understood"] = value.understood
    if value.state is not None:
        result["id"] = value.id
    return result


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
    result: Json = {"game": value.game, "ply": value.ply}
    if value.player:
        result["player"] = value.player
    names = ("line", "character", "row", "column", "node", "pointer")
    return result | _located(value.place, *names)


def _located(value: Location, *names: str) -> Json:
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
    last = report.games[-1].result if report.games else None
    if last and not length:  # a match by games, or none
        winner = last.match_winner
    result: Json = {**_score(report.score), "winner": winner}
    totals = report.games[-1].totals if report.games else None
    if totals is not None:
        result["totals"] = stakes_json.numbers(totals)
    return result


def _score(value: Score) -> Json:
    return stakes_json.numbers(dict(zip(COLORS, value, strict=True)))
