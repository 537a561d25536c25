"""Our own record: the start of each game and the very actions that were carried out.

It says every game without loss: all variants and options, cube, match, draws, settlements and
awards. As JSON it is canonical: the same games give the same text.

    record = record_of(replay(read(text)))
    text = write_json(record)
    assert read_json(text) == record
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engine.faults import Fault, Refused
from engine.game.machine import Action, DoubleNamed, Played, Rolled, RollNamed, State, Throw
from engine.notation import position_id
from engine.position import COLORS, Color
from engine.records.replayer import Replay, ReplayedGame
from engine.records.written import MOST_GAMES, MOST_PLIES, MOST_TEXT, NotARecord
from engine.referee.validate import check_position
from engine.session import two_players as session
from engine.stakes import cube
from engine.stakes.actions import (
    AnswerOffer,
    Award,
    AwardMatch,
    ClaimDraw,
    CubeAction,
    OfferDraw,
    OfferSettlement,
    Resign,
    StakesAction,
)
from engine.stakes.match import Match
from engine.turn import Step

Json = dict[str, Any]
AnyAction = Action | StakesAction


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """One game: the state before the first action, and the actions."""

    start: State
    actions: tuple[AnyAction, ...]

    def states(self) -> list[State]:
        """The start and the state after each action; `Refused` if an action is not possible."""
        states = [self.start]
        for action in self.actions:
            states.append(session.advance(states[-1], action).state)
        return states


@dataclass(frozen=True, slots=True)
class Record:
    """Games in order, with the names of the players and the header of the file."""

    players: Mapping[Color, str]
    header: Mapping[str, str]
    games: tuple[RecordedGame, ...]


def record_of(report: Replay) -> Record:
    """The record of a replay: each game as far as it could be replayed by actions."""
    games = tuple(_recorded(game) for game in report.games)
    return Record(dict(report.match.players), dict(report.match.header), games)


def _recorded(game: ReplayedGame) -> RecordedGame:
    state, done = game.start, list[AnyAction]()
    for ply in game.plies:
        try:
            for action in ply.actions:
                state = session.advance(state, action).state
                done.append(action)
        except Refused:
            break
    return RecordedGame(game.start, tuple(done))


def write_json(record: Record, *, ids: bool = False) -> str:
    """The record as canonical JSON; `ids` adds the id of the state before each action."""
    return json.dumps(to_json(record, ids=ids), ensure_ascii=False, separators=(",", ":"))


def to_json(record: Record, *, ids: bool = False) -> Json:
    """The record as a JSON value."""
    return {
        "players": {color: record.players.get(color, "") for color in COLORS},
        "header": dict(sorted(record.header.items())),
        "games": [_game_json(game, ids) for game in record.games],
    }


def _game_json(game: RecordedGame, ids: bool) -> Json:
    rules, play = game.start.rules, game.start.stakes.play if game.start.stakes else None
    answer: Json = {
        "variant": rules.name,
        "start": position_id.write(game.start),
        "actions": [action_json(action) for action in game.actions],
    }
    if isinstance(play, Match):
        answer["score"] = {color: play.score(color) for color in COLORS}
    if ids:
        answer["ids"] = [position_id.write(state) for state in game.states()[:-1]]
    return answer


def action_json(action: AnyAction) -> Json:
    """An action as `advance` takes it."""
    match action:
        case Throw(white, black):
            return {"do": "open", "white": white, "black": black}
        case Rolled(dice):
            return {"do": "roll", "dice": list(dice)}
        case DoubleNamed(number):
            return {"do": "name_double", "number": number}
        case RollNamed(numbers):
            return {"do": "name_roll", "numbers": list(numbers)}
        case Played(steps, condone):
            answer: Json = {"do": "play", "moves": [_step_json(step) for step in steps]}
            return answer | ({"condone": True} if condone else {})
        case _:
            return _stakes_action_json(action)


def _stakes_action_json(action: StakesAction) -> Json:
    match action:
        case CubeAction(by, do):
            return {"do": str(do), "by": by}
        case Resign(by, value):
            return {"do": "resign", "by": by} | ({} if value is None else {"value": value})
        case OfferDraw(by):
            return {"do": "offer_draw", "by": by}
        case ClaimDraw(by):
            return {"do": "claim_draw", "by": by}
        case OfferSettlement(by, payer, points):
            number = int(points) if points == int(points) else float(points)
            return {"do": "offer_settlement", "by": by, "payer": payer, "points": number}
        case AnswerOffer(by, accept):
            return {"do": "accept" if accept else "refuse", "by": by}
        case Award(to, value):
            return {"do": "award", "to": to, "value": value}
        case AwardMatch(to):
            return {"do": "award_match", "to": to}


def _step_json(step: Step) -> Json:
    answer: Json = {"from": step.source, "to": step.target}
    return answer | ({} if step.number is None else {"number": step.number})


_READERS: Mapping[str, Callable[[Json], AnyAction]] = {
    "open": lambda a: Throw(_number(a["white"]), _number(a["black"])),
    "roll": lambda a: Rolled(_pair(a["dice"])),
    "name_double": lambda a: DoubleNamed(_number(a["number"])),
    "name_roll": lambda a: RollNamed(_pair(a["numbers"])),
    "play": lambda a: Played([_step(m) for m in a["moves"]], bool(a.get("condone", False))),
    "resign": lambda a: Resign(_color(a["by"]), _optional(a.get("value"))),
    "offer_draw": lambda a: OfferDraw(_color(a["by"])),
    "claim_draw": lambda a: ClaimDraw(_color(a["by"])),
    "offer_settlement": lambda a: OfferSettlement(
        _color(a["by"]), _color(a["payer"]), Fraction(a["points"])
    ),
    "accept": lambda a: AnswerOffer(_color(a["by"]), accept=True),
    "refuse": lambda a: AnswerOffer(_color(a["by"]), accept=False),
    "award": lambda a: Award(_color(a["to"]), _number(a["value"])),
    "award_match": lambda a: AwardMatch(_color(a["to"])),
    **dict.fromkeys(map(str, cube.Do), lambda a: CubeAction(_color(a["by"]), cube.Do(a["do"]))),
}


def read_json(text: str) -> Record:
    """The record in a JSON text; `NotARecord` names the first place that cannot be read."""
    if len(text) > MOST_TEXT:
        raise NotARecord([Fault("record_too_large", facts={"most": MOST_TEXT})])
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise _unreadable("") from None
    return from_json(value)


def from_json(value: object) -> Record:
    """The record in a JSON value."""
    if not isinstance(value, dict) or not isinstance(value.get("games"), list):
        raise _unreadable("/games")
    games = value["games"]
    if len(games) > MOST_GAMES:
        raise NotARecord([Fault("record_too_large", facts={"most": MOST_GAMES})])
    players, header = value.get("players", {}), value.get("header", {})
    for name, texts in (("players", players), ("header", header)):
        if not isinstance(texts, dict) or not all(isinstance(t, str) for t in texts.values()):
            raise _unreadable(f"/{name}")
    read = tuple(_game(game, f"/games/{number}") for number, game in enumerate(games))
    if sum(len(game.actions) for game in read) > 2 * MOST_PLIES:
        raise NotARecord([Fault("record_too_large", facts={"most": 2 * MOST_PLIES})])
    named: dict[Color, str] = {color: players.get(color, "") for color in COLORS}
    return Record(named, dict(header), read)


def _game(value: object, pointer: str) -> RecordedGame:
    if not isinstance(value, dict) or not isinstance(value.get("start"), str):
        raise _unreadable(f"{pointer}/start")
    try:
        start = position_id.read(value["start"])
    except Refused:
        raise _unreadable(f"{pointer}/start") from None
    if check_position(start.rules, start.position, start.illegal):
        raise _unreadable(f"{pointer}/start")
    actions = value.get("actions")
    if not isinstance(actions, list):
        raise _unreadable(f"{pointer}/actions")
    done = []
    for number, action in enumerate(actions):
        try:
            done.append(_READERS[action["do"]](action))
        except (KeyError, TypeError, ValueError, OverflowError):
            raise _unreadable(f"{pointer}/actions/{number}") from None
    return RecordedGame(start, tuple(done))


def _unreadable(pointer: str) -> NotARecord:
    return NotARecord([Fault("unreadable_record", pointer, facts={"at_place": pointer or "/"})])


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError
    return value


def _optional(value: object) -> int | None:
    return None if value is None else _number(value)


def _pair(value: Any) -> tuple[int, int]:
    first, second = value
    return _number(first), _number(second)


def _color(value: object) -> Color:
    for color in COLORS:
        if value == color:
            return color
    raise ValueError


def _step(value: Json) -> Step:
    source, target = value["from"], value["to"]
    if not isinstance(source, str) or not isinstance(target, str):
        raise TypeError
    return Step(source, target, _optional(value.get("number")))
