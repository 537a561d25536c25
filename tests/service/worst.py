"""The dearest requests that are allowed, by operation: for the tests of costs and `make heavy`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from benchmarks import corpus
from engine.variants import VARIANTS
from service.operations.register import MOVES, OPERATIONS
from service.schemas.included import Part

Json = dict[str, Any]
PARTS = [str(part) for part in Part]
HEAD = " 7 point match\n\n Game 1\n A : 0                      B : 0\n"


class Ask(NamedTuple):
    """One request with its name for people."""

    name: str
    path: str
    body: bytes


def ask(name: str, path: str, body: object) -> Ask:
    """A request with this JSON body."""
    return Ask(name, path, json.dumps(body).encode())


def positions() -> Iterator[tuple[str, str, Json]]:
    """The worst positions of every game: its name, the player, and the fields of a request."""
    for name in VARIANTS:
        for pair in corpus.read(name, "worst")[:2]:
            sides = {color: pair.position.side(color) for color in ("white", "black")}
            fields = {"variant": name, "options": dict(pair.rules.chosen), "position": sides}
            yield name, pair.player, fields


def hostile(path: str) -> Iterator[Ask]:
    """Bodies of 4 KB that nobody should send."""
    yield ask(f"{path}: unknown keys", path, {f"k{number}": 0 for number in range(350)})
    yield Ask(f"{path}: deep lists", path, b"[" * 1000 + b"]" * 1000)
    deep = b'{"position":' * 300 + b"1" + b"}" * 300
    yield Ask(f"{path}: deep objects", path, deep)
    yield ask(f"{path}: a long word", path, {"variant": "x" * 4000, "id": "y" * 50})
    yield ask(f"{path}: a long id", path, {"id": "1~backgammon~" + "1-2." * 900})
    yield ask(f"{path}: many includes", path, {"variant": "pin", "include": ["plays"] * 300})
    yield Ask(f"{path}: the same key", path, b"{" + b'"a":1,' * 600 + b'"a":1}')


@cache
def asked() -> tuple[Ask, ...]:
    """Requests of every kind, quick or not."""
    found: list[Ask] = []
    for operation in OPERATIONS.values():
        found += hostile(operation.path)
    for name, player, fields in positions():
        for dice in ([1, 2], [6, 5], [1, 1], [2, 2]):
            turn = {**fields, "player": player, "dice": dice}
            label = f"{name} {dice[0]}-{dice[1]}"
            found.append(ask(f"moves: {label}", MOVES.path, turn))
            for parts in (["picture"], ["compound_moves"], PARTS):
                asking = {**turn, "include": parts}
                found.append(
                    ask(f"moves: {label} with {len(parts)} {parts[0]}", MOVES.path, asking)
                )
            found.append(ask(f"judge: {label}", "/v1/judge", {**turn, "notation": "24/23 13/11"}))
        found.append(ask(f"bear_off: {name}", "/v1/bear-off", {**fields, "player": player}))
        found.append(ask(f"score: {name}", "/v1/score", {**fields, "include": ["facts"]}))
        found.append(ask(f"convert: {name}", "/v1/convert", fields))
        found.append(ask(f"picture: {name}", "/v1/picture", fields))
    for name in VARIANTS:
        found.append(ask(f"begin: {name}", "/v1/begin", {"variant": name, "include": PARTS}))
        for throw in ([3, 1], [1, 2], [6, 6], [1, 1]):
            throws = [{"white": throw[0], "black": throw[1]}]
            found.append(
                ask(f"begin: {name} {throw}", "/v1/begin", {"variant": name, "throws": throws})
            )
    return tuple(found)


def records() -> Iterator[Ask]:
    """Records of 53 KB: rows without moves, and rows that are not legal."""
    empty = HEAD + "".join(f"{n:3d}) 11:                         11:\n" for n in range(1, 1400))
    wrong = HEAD + "".join(
        f"{n:3d}) 11: 24/23 13/9              11: 24/22 6/4\n" for n in range(1, 1100)
    )
    for name, text in (("empty rows", empty), ("wrong rows", wrong)):
        yield ask(f"replay: {name}", "/v1/replay", {"content": text, "include": ["plies"]})
        yield ask(f"record: {name}", "/v1/record", {"content": text, "format": "mat"})


def batches() -> Iterator[Ask]:
    """Batches of what is dearest alone."""
    moves = max(asked(), key=lambda each: "tavla 1-1" in each.name and each.name.endswith("-1"))
    item = {"operation": "moves", "request": json.loads(moves.body)}
    yield ask("batch: 60 doubles", "/v1/batch", [item] * 60)
    replay = next(records())
    item = {"operation": "replay", "request": json.loads(replay.body)}
    yield ask("batch: 20 records", "/v1/batch", [item] * 20)
