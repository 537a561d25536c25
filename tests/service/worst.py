"""The dearest requests that are allowed, by operation: for the tests of costs and `make heavy`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from benchmarks import corpus
from engine.faults import Refused
from engine.notation.register import NOTATIONS
from engine.position import Color
from engine.records.model import MOST_GAMES, MOST_SGF
from engine.variants import VARIANTS
from service.http.body import JSON
from service.http.quick import LARGEST, PATHS
from service.http.streaming import NDJSON
from service.operations.register import (
    ADVANCE,
    ADVANCE_CHOUETTE,
    BEAR_OFF,
    BEGIN,
    BEGIN_CHOUETTE,
    CONVERT,
    JUDGE,
    LONGEST_TEXT,
    MOVES,
    OPERATIONS,
    PICTURE,
    READ_CHOUETTE,
    RECORD,
    REPLAY,
    SCORE,
    Operation,
)
from service.schemas.included import Part
from service.serializers import state_json
from tests.service.worst_bodies import FULL, bodies

Json = dict[str, Any]
PARTS = [str(part) for part in Part]
HEAD = " 7 point match\n\n Game 1\n A : 0                      B : 0\n"
QUIET, DOUBLES = ([1, 2], [6, 5]), ([1, 1], [2, 2])
GNUBG = Path(__file__).parent.parent / "records" / "gnubg"
NAMES = [f"player {number}" for number in range(10)]


class Ask(NamedTuple):
    """One request with its name for people; a GET if it has no body."""

    name: str
    path: str
    body: bytes = b""
    accept: str = JSON


def ask(name: str, path: str, body: object, accept: str = JSON) -> Ask:
    """A request with this JSON body."""
    return Ask(name, path, json.dumps(body).encode(), accept)


def positions(most: int = 2) -> Iterator[tuple[str, Color, Json]]:
    """The worst positions of every game: its name, the player, and the fields of a request."""
    for name in VARIANTS:
        for pair in corpus.read(name, "worst")[:most]:
            position = state_json.position(pair.rules, pair.position)
            fields = {"variant": name, "options": dict(pair.rules.chosen), "position": position}
            yield name, pair.player, fields


def turns(throws: Iterable[list[int]], most: int = 2) -> Iterator[tuple[str, Json]]:
    """The worst positions with each of these throws."""
    for name, player, fields in positions(most):
        for dice in throws:
            yield f"{name} {dice[0]}-{dice[1]}", {**fields, "player": player, "dice": dice}


def moves(throws: Iterable[list[int]]) -> Iterator[Ask]:
    """Plays to be listed, with what an answer has by default."""
    for label, turn in turns(throws):
        yield ask(f"moves: {label}", MOVES.path, turn)


def rich(throws: Iterable[list[int]]) -> Iterator[Ask]:
    """Plays to be listed, with one part of the answer or with all of them."""
    for label, turn in turns(throws):
        for parts in (["picture"], ["compound_moves"], PARTS):
            name = f"moves: {label} with {len(parts)} {parts[0]}"
            yield ask(name, MOVES.path, {**turn, "include": parts})


TEXTS = {
    "a play": "24/23 13/11",
    "plays in JSON": "".join(f'{{"move":"{n}/{n - 3} 6/5"}}' for n in range(24, 3, -1)),
    "plays in quotes": "`24/23`",
    "a list of plays": "1. 24/23 13/11\n2. 13/11 24/23\n",
    "prose": "I would play 24/23 and then maybe 13/11? No: 8/5 6/5, because ",
    "steps": "bar/24/23/22/21 ",
    "counts": "24/23(2) ",
    "numbers": "1 2 3 4 ",
    "commas": "24-23,13-11;",
    "one word": "b",
    "dots": ".",
}
"""Plays as text. Each is read in three numberings, and repeated for as long as it may be."""


def texts(throws: Iterable[list[int]], longest: int) -> Iterator[Ask]:
    """Plays to be judged that are written in every way."""
    for label, turn in turns(throws, most=1):
        for name, text in TEXTS.items():
            written = (text * longest)[:longest]
            yield ask(f"judge: {label} {name}", JUDGE.path, {**turn, "notation": written})


def judged(throws: Iterable[list[int]]) -> Iterator[Ask]:
    """Plays to be judged: a text, and as many moves as a play may have, simple and compound."""
    for label, turn in turns(throws):
        yield ask(f"judge: {label}", JUDGE.path, {**turn, "notation": TEXTS["a play"]})
        for via in (False, True):
            steps = [_step(at, via=via) for at in range(24, 16, -1)]
            name = f"judge: {label} eight {'compound ' * via}moves"
            yield ask(name, JUDGE.path, {**turn, "moves": steps})


def _step(at: int, *, via: bool) -> Json:
    if via:
        return {"from": str(at), "to": str(at - 3), "via": [str(at - 1)]}
    return {"from": str(at), "to": str(at - 1)}


MATCH = {"match": {"length": 7}}


def stakes_of(name: str) -> Json:
    """Stakes that this game can be played for."""
    cube = {"cube": {"value": 2, "owner": "white"}} if VARIANTS[name].cube else {}
    return MATCH | cube


def about_positions() -> Iterator[Ask]:
    """What is answered about a position without listing plays, with everything it can have."""
    for name, player, fields in positions():
        with_stakes = {**fields, "stakes": stakes_of(name)}
        yield ask(f"bear_off: {name}", BEAR_OFF.path, {**fields, "player": player})
        for dice in (None, [6, 6]):
            scored = {**with_stakes, "include": ["facts"], "dice": dice}
            yield ask(f"score: {name} {dice}", SCORE.path, scored)
        everywhere = {**with_stakes, "to": list(NOTATIONS)}
        yield ask(f"convert: {name}", CONVERT.path, everywhere)


def begun() -> Iterator[Ask]:
    """Games that begin, before and after throws, with one part of the answer or with all."""
    throws = [None, *([{"white": a, "black": b}] for a, b in ([3, 1], [1, 2], [6, 5]))]
    for name in VARIANTS:
        for throw in throws:
            for parts in (["picture"], ["compound_moves"], PARTS):
                body = {"variant": name, "stakes": MATCH, "include": parts}
                label = "" if throw is None else f" {throw[0]['white']}-{throw[0]['black']}"
                how = f"with {len(parts)} {parts[0]}"
                yield ask(f"begin: {name}{label} {how}", BEGIN.path, {**body, "throws": throw})


def advanced(throws: Sequence[list[int]]) -> Iterator[Ask]:
    """Rolls after which a double is to be played, and plays of a double that are refused."""
    for name, player, fields in positions(most=1):
        stages = state_json.stages(VARIANTS[name].turn(player))
        state = {**fields, "turn": {"player": player, "stages": stages}}
        for dice in throws:
            body = {**state, "action": {"do": "roll", "dice": dice}}
            label = f"advance: {name} {dice[0]}-{dice[1]}"
            yield ask(label, ADVANCE.path, body)
            yield ask(f"{label} with {len(PARTS)} parts", ADVANCE.path, {**body, "include": PARTS})
    for label, answer in _answered(throws):
        state = answer["state"]
        play = {"do": "play", "notation": TEXTS["a play"]}
        yield ask(f"advance: {label} refused", ADVANCE.path, {**state, "action": play})


def _answer(operation: Operation[Any], body: Json) -> Json:
    """What an operation answers, to make another request of it."""
    return operation.function(operation.schema.read(body))


def _answered(throws: Iterable[list[int]]) -> Iterator[tuple[str, Json]]:
    """The worst positions with these throws, as answers; not all games have every double."""
    for label, turn in turns(throws, most=1):
        with suppress(Refused):
            yield label, _answer(MOVES, {**turn, "include": []})


def chouettes() -> Iterator[Ask]:
    """A chouette of ten with a cube each: begun, shown, asked and advanced."""
    agreed = {"players": NAMES, "options": {"multi_cube": True}}
    begin = {"variant": "backgammon", "chouette": agreed, "include": PARTS}
    yield ask("chouette_begin: ten", BEGIN_CHOUETTE.path, begin)
    state = _answer(BEGIN_CHOUETTE, {**begin, "include": []})["state"]
    opened = {"do": "open", "white": 3, "black": 1}
    play = {"do": "play", "notation": "8/5 6/5"}
    for action in (opened, play):
        body = {**state, "action": action}
        yield ask(f"chouette_advance: {action['do']}", ADVANCE_CHOUETTE.path, body)
        yield ask(
            f"chouette_advance: {action['do']} with all",
            ADVANCE_CHOUETTE.path,
            {**body, "include": PARTS},
        )
        state = _answer(ADVANCE_CHOUETTE, body)["state"]
    yield ask("chouette: ten", READ_CHOUETTE.path, {**state, "include": PARTS})
    to_all = {"do": "double", "by": NAMES[0], "to": NAMES[1:]}
    yield ask("chouette_advance: double", ADVANCE_CHOUETTE.path, {**state, "action": to_all})
    roll = {"do": "roll", "dice": [1, 1]}
    yield ask("chouette_advance: roll", ADVANCE_CHOUETTE.path, {**state, "action": roll})
    scored = {key: value for key, value in state.items() if key != "turn"}
    yield ask("score: chouette of ten", SCORE.path, {**scored, "include": ["facts"]})
    yield ask("bear_off: chouette of ten", BEAR_OFF.path, scored)


def by_id(throws: Iterable[list[int]]) -> Iterator[Ask]:
    """The worst positions by their ids, with every part, and as pictures."""
    include = ",".join(PARTS)
    for label, answer in _answered(throws):
        at = quote(answer["id"])
        yield Ask(f"moves by id: {label}", f"{MOVES.path}/{at}?include={include}")
        yield Ask(f"picture by id: {label}", f"{PICTURE.path}/{at}.svg")


def pictures() -> Iterator[Ask]:
    """Pictures of the worst positions."""
    for name, _, fields in positions():
        yield ask(f"picture: {name}", PICTURE.path, fields)


def hostile() -> Iterator[Ask]:
    """Bodies of 4 KB that nobody should send, to every operation."""
    for operation in OPERATIONS.values():
        name, path = operation.name, operation.path
        yield ask(f"{name}: unknown keys", path, {f"k{number}": 0 for number in range(350)})
        yield Ask(f"{name}: deep lists", path, b"[" * 1000 + b"]" * 1000)
        deep = b'{"position":' * 300 + b"1" + b"}" * 300
        yield Ask(f"{name}: deep objects", path, deep)
        yield ask(f"{name}: a long word", path, {"variant": "x" * 4000, "id": "y" * 50})
        yield ask(f"{name}: a long id", path, {"id": "1~backgammon~" + "1-2." * 900})
        many = {"variant": "pin", "include": ["plays"] * 300}
        yield ask(f"{name}: many includes", path, many)
        yield Ask(f"{name}: the same key", path, b"{" + b'"a":1,' * 600 + b'"a":1}')
        small = json.dumps(FULL[name], separators=(",", ":")).encode()
        if len(small) <= LARGEST:
            yield Ask(f"{name}: every field", path, small)


def large(*names: str) -> Iterator[Ask]:
    """Bodies of 64 KB to these operations; the faults of most of them are many."""
    for operation in map(OPERATIONS.__getitem__, names):
        for name, body in bodies(operation.name):
            yield Ask(f"{operation.name}: {name}", operation.path, body)


def fixed() -> Iterator[Ask]:
    """The paths that are quick whatever is sent to them."""
    for path in sorted(PATHS):
        yield Ask(f"GET: {path}", path)


@cache
def asked() -> tuple[Ask, ...]:
    """Requests of all kinds that may be quick, and of some that are not."""
    throws = (*QUIET, *DOUBLES)
    return (
        *chain(moves(throws), rich(throws), judged(throws), texts(QUIET[:1], LONGEST_TEXT)),
        *chain(about_positions(), begun(), chouettes(), pictures(), hostile(), fixed()),
    )


def records() -> Iterator[Ask]:
    """Records of 53 KB: rows without moves, and rows that are not legal."""
    empty = HEAD + "".join(f"{n:3d}) 11:                         11:\n" for n in range(1, 1000))
    wrong = HEAD + "".join(
        f"{n:3d}) 11: 24/23 13/9              11: 24/22 6/4\n" for n in range(1, 1000)
    )
    for name, text in (("empty rows", empty), ("wrong rows", wrong)):
        yield ask(f"replay: {name}", REPLAY.path, {"content": text, "include": ["plies"]})
        yield ask(f"record: {name}", RECORD.path, {"content": text, "format": "mat"})


def large_records() -> Iterator[Ask]:
    """Sessions of two hundred games: in `.mat`, and in SGF with analyses, as long as it may be."""
    text = (GNUBG / "money_plain.mat").read_text()
    head, *games = re.split(r"^ Game \d+\n", text, flags=re.MULTILINE)
    longest = max(games, key=len)
    mat = head + "".join(f" Game {n}\n{longest}" for n in range(1, MOST_GAMES + 1))
    tree = max((GNUBG / "money_plain.sgf").read_text().split("(;")[1:], key=len)
    room = MOST_SGF // MOST_GAMES - len(tree) - 10
    sgf = f"(;C[{'x' * room}]{tree}" * MOST_GAMES
    for name, content in (("mat", mat), ("sgf", sgf)):
        body = {"content": content, "include": ["plies"]}
        yield ask(f"replay: {MOST_GAMES} games, {name}", REPLAY.path, body)
        yield ask(f"replay: {MOST_GAMES} games, {name}, as lines", REPLAY.path, body, NDJSON)
        for written in ("mat", "sgf", "record"):
            body = {"content": content, "format": written}
            yield ask(f"record: {MOST_GAMES} games, {name} to {written}", RECORD.path, body)


def batches() -> Iterator[Ask]:
    """Batches of what is dearest alone."""
    double = next(each for each in moves(DOUBLES) if "tavla 1-1" in each.name)
    item = {"operation": "moves", "request": json.loads(double.body)}
    yield ask("batch: 60 doubles", "/v1/batch", [item] * 60)
    replay = next(records())
    item = {"operation": "replay", "request": json.loads(replay.body)}
    yield ask("batch: 20 records", "/v1/batch", [item] * 20)
