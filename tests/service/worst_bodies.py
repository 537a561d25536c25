"""The dearest bodies of each operation that we can construct: allowed in size, refused or not.

Each is as large as a body may be. `bodies(operation)` gives them by name; they are written for the
schemas, so what the operation itself makes of a large request that is valid is not among them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from service.http.body import LARGEST_BODY

Json = Any

SIDE = {"19": 5, "12": 5, "17": 3, "1": 2}
POSITION = {
    "white": SIDE,
    "black": SIDE,
    "marks": {"white": ["3"], "black": []},
    "phase": {"white": "bear_off", "black": "unstack"},
}
STAGE = {"do": "play", "numbers": [6, 5, 4, 3], "in_order": True, "if_short": "carry_on"}
TURN = {"player": "white", "stages": [STAGE] * 8, "thrown": [6, 1], "early": 2}
MATCH = {"length": 7, "rotation": "tavli", "variant_options": {"portes": {"x": 1}, "plakoto": {}}}
STAKES = {
    "match": MATCH,
    "options": {"jacoby": True},
    "cube": {"value": 2, "owner": "white", "automatic": 1},
    "turns": {"white": 1, "black": 2},
}
OFFER = {"kind": "settlement", "by": "white", "payer": "black", "points": 2.5}
ENDED = {"how": "settlement", "winner": "white", "points": 1}
LOOK = {"theme": "dark", "bottom": "white", "home": "left", "numbers": "both", "width": 300}
NAMES = [f"player {number}" for number in range(10)]
BET = {
    "member": "Bob",
    "against": "Ann",
    "answer": "take",
    "wants_extra": True,
    "cube": STAKES["cube"],
    "offer": OFFER,
}
CHOUETTE = {
    "players": NAMES,
    "options": {"multi_cube": True},
    "money": {"per_point": "2.5"},
    "bets": [BET] * 20,
    "payments": [{"from": "Ann", "to": "Bob", "points": 2}] * 45,
    "totals": {f"player {number}": 1.5 for number in range(100)},
}
MOVES = [{"from": "8", "to": "5", "number": 3, "via": ["6", "7", "8"], "hit": True}] * 8
GAME = {"variant": "backgammon", "options": {"jacoby": True}}
STATE = {**GAME, "position": POSITION, "turn": TURN}
BOARD = {**STATE, "stakes": STAKES, "offer": OFFER, "ended": ENDED}
SHOWN = {"include": ["plays"], "look": LOOK}
ANSWERS = [{"do": "drop", "by": "Bob", "to": "Ann", "extra_cube": True}] * 20
ASSUMED = {"variant": "backgammon", "options": {"x": 1}, "crawford": True}

FULL: dict[str, Json] = {
    "begin": {**GAME, "stakes": STAKES, "throws": [{"white": 1, "black": 1}] * 16, **SHOWN},
    "advance": {**BOARD, "action": {"do": "play", "moves": MOVES, "condone": True}, **SHOWN},
    "chouette_begin": {
        **GAME,
        "chouette": {"players": NAMES, "options": {"x": 1}, "money": {}},
        **SHOWN,
        "rounds": [dict.fromkeys(NAMES, 6)] * 16,
    },
    "chouette_advance": {
        **STATE,
        "ended": ENDED,
        "chouette": CHOUETTE,
        **SHOWN,
        "action": {"do": "answer", "answers": ANSWERS},
    },
    "chouette": {**STATE, "ended": ENDED, "chouette": CHOUETTE, **SHOWN},
    "moves": {**BOARD, "chouette": CHOUETTE, "played": MOVES, **SHOWN},
    "judge": {**BOARD, "chouette": CHOUETTE, "moves": MOVES, "condone": True},
    "bear_off": {**BOARD, "chouette": CHOUETTE, "player": "white"},
    "score": {**BOARD, "chouette": CHOUETTE, "dice": [6, 1], "include": ["facts"]},
    "convert": {**BOARD, "to": ["xgid"], "lossless": True},
    "picture": {
        **BOARD,
        "chouette": CHOUETTE,
        "played": MOVES,
        **LOOK,
        "last": {"player": "white", "moves": MOVES},
    },
    "replay": {"content": "x", "assume": ASSUMED, "format": "mat", "include": ["plies"]},
    "record": {"content": "x", "format": "mat", "lossless": True},
}
"""A body with every part there is, by operation; all lists are as long as they may be."""


def bodies(operation: str) -> Iterator[tuple[str, bytes]]:
    """The dearest bodies of an operation, by name."""
    full = FULL[operation]
    yield "every part", json.dumps(full).encode()
    yield "every value wrong", json.dumps(wrong(full)).encode()
    yield "every list too long", json.dumps(longer(full)).encode()
    for place in places(full):
        name = "/".join(map(str, place))
        # with the other parts, and without them: more unknown fields
        yield f"unknown fields in /{name}", filled(full, place)
        yield f"unknown fields in /{name} alone", filled(alone(full, place), place)
    yield "a long text", json.dumps({**full, "variant": "x" * 50_000}).encode()
    yield "300 levels", b'{"variant":' + b"[" * 300 + b"]" * 300 + b"}"
    levels = LARGEST_BODY // 6
    yield "all levels", b'{"a":' * levels + b"1" + b"}" * levels
    yield "escapes", filled({}, (), r"\u00%02d")


def wrong(value: Json) -> Json:
    """The same objects, every value of which is wrong."""
    match value:
        case dict():
            tag = {"do", "kind", "how"}
            return {key: one if key in tag else wrong(one) for key, one in value.items()}
        case list():
            return [wrong(one) for one in value]
        case _:
            return {"x": "y"}


def longer(value: Json) -> Json:
    """The same object with a hundred more items in every list."""
    match value:
        case dict():
            return {key: longer(one) for key, one in value.items()}
        case list():
            return [*value, *[1] * 100]
        case _:
            return value


def places(value: Json, place: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where the objects in a value are; of a list only the first item."""
    if isinstance(value, dict):
        yield place
        for key, one in value.items():
            yield from places(one, (*place, key))
    elif isinstance(value, list) and value:
        yield from places(value[0], (*place, 0))


def alone(value: Json, place: tuple[str | int, ...]) -> Json:
    """The value without what is not on the way to a place; words that select a schema stay."""
    if not place:
        return {}
    key, *rest = place
    tags = {}
    if isinstance(value, dict):
        tags = {word: value[word] for word in ("do", "kind", "how") if word in value}
        return {**tags, key: alone(value[key], tuple(rest))}
    return [alone(value[0], tuple(rest))]


def filled(value: Json, place: tuple[str | int, ...], key: str = "%x") -> bytes:
    """A body that has as many unknown fields in the object at this place as there is room for."""
    body = json.loads(json.dumps(value))
    inner = body
    for step in place:
        inner = inner[step]
    room = LARGEST_BODY - len(json.dumps(body)) - 10
    number = 0
    while room > 0:
        inner[name := key % number] = 0
        room -= len(name) + 6
        number += 1
    written = json.dumps(body).replace("\\\\u", "\\u").replace(", ", ",").replace(": ", ":")
    return written.encode()
