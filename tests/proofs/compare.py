"""Compare the answers of two checkouts: `make compare WITH=../other/checkout`.

Random games of every variant and every option value are played over the API of the other
checkout, and every request is written down: the actions, the questions about each state, and
damaged copies of them. Both checkouts then answer the same requests, each in a process of its own.
The JSON must be equal apart from sentences written for people.

Each checkout is used through `service.app.create_app` and the paths of the contract alone, so the
two may differ in everything else.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import IO, Any, cast

Json = Any
HERE = Path(__file__).resolve()
SENTENCES = {"detail", "title", "sentence", "summary", "description", "text", "names"}
"""Keys whose values are written for people, in the language of the request."""

ABOUT_STATE = ("moves", "bear-off", "score", "convert", "picture")


def main() -> None:
    """Run one of the three steps; without a step, all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="the other checkout")
    parser.add_argument("--states", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", choices=["write", "answer"], help=argparse.SUPPRESS)
    parser.add_argument("--file", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.step == "write":
        with arguments.file.open("w") as file:
            for request in requests(random.Random(arguments.seed), arguments.states):
                print(json.dumps(request), file=file)
    elif arguments.step == "answer":
        with arguments.file.open() as lines:
            for line in lines:
                print(json.dumps(answer(json.loads(line)), sort_keys=True), file=sys.stderr)
    else:
        sys.exit(compare(arguments.other, arguments.states, arguments.seed))


def compare(other: Path, states: int, seed: int) -> int:
    """Print what differs; the number of differing answers."""
    with tempfile.TemporaryDirectory() as folder:
        questions = Path(folder) / "requests"
        options = ["--states", str(states), "--seed", str(seed)]
        _run(other, "write", questions, *options).communicate()
        runs = [_run(checkout, "answer", questions) for checkout in (other, HERE.parents[2])]
        with runs[0], runs[1], questions.open() as lines:
            streams = [cast("IO[bytes]", run.stderr) for run in runs]
            return _report(zip(lines, *streams, strict=True))


def _report(rows: Iterator[tuple[str, bytes, bytes]]) -> int:
    counted: Counter[str] = Counter()
    different = 0
    for request, before, now in rows:
        method, path, body = json.loads(request)
        name = path.split("?")[0].split("/")[2] if path.startswith("/v1/") else path
        counted[f"{name} {json.loads(now)[0]}"] += 1
        if before != now:
            different += 1
            if different <= 20:
                print(method, path, json.dumps(body))
                print("  before", before.decode().strip()[:1500])
                print("  now   ", now.decode().strip()[:1500])
    for kind, number in sorted(counted.items()):
        print(f"{number:8} {kind}")
    print(f"{sum(counted.values())} answers compared, {different} differ")
    return min(different, 1)


def _run(checkout: Path, step: str, file: Path, *options: str) -> subprocess.Popen[bytes]:
    # answers are read from standard error: the service writes its log to standard output
    command = [sys.executable, str(HERE), str(checkout), "--step", step, "--file", str(file)]
    environment = os.environ | {"PYTHONPATH": str(checkout.resolve())}
    return subprocess.Popen(
        [*command, *options],
        cwd=checkout,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=None if step == "write" else subprocess.PIPE,
    )


# What follows runs inside one checkout.


def answer(request: list[Json]) -> list[Json]:
    """Status and JSON of one answer, without its sentences."""
    method, path, body = request
    response = _client().open(path, method=method, json=body)
    text = response.get_data(as_text=True)
    try:
        return [response.status_code, without_sentences(json.loads(text))]
    except ValueError:
        return [response.status_code, without_titles(text)]


def without_sentences(value: Json) -> Json:
    """A copy of a JSON value that lacks what is written for people."""
    match value:
        case dict():
            found = {k: without_sentences(v) for k, v in value.items() if k not in SENTENCES}
            # the order of plays is not part of the contract
            if isinstance(found.get("plays"), list):
                found["plays"].sort(key=json.dumps)
            return found
        case list():
            return [without_sentences(item) for item in value]
        case str() if value.startswith("<svg"):
            return without_titles(value)
        case _:
            return value


def without_titles(svg: str) -> str:
    """A picture without the words that screen readers speak, and without ids made from them."""
    svg = re.sub(r"<(title|desc)\b.*?</\1>", "", svg, flags=re.DOTALL)
    return re.sub(r"\b(title|desc)-[0-9a-f]{8}", r"\1", svg)


def requests(rng: random.Random, states: int) -> Iterator[list[Json]]:
    """Requests about at least this many states, in random games of every variant and option."""
    variants = [game["name"] for game in _get("/v1/variants")["variants"]]
    described = {name: _get(f"/v1/variants/{name}") for name in variants}
    for name in variants:
        yield ["GET", f"/v1/variants/{name}", None]
    written = 0
    while written < states:
        for name in variants:
            options = {
                option["name"]: rng.choice(option.get("values", (True, False)))
                for option in described[name]["options"]
                if rng.random() < 0.5
            }
            written += yield from _game(rng, name, options, min(60, states // 200 + 10))


def _game(
    rng: random.Random, variant: str, options: Json, most: int
) -> Generator[list[Json], None, int]:
    """The requests of one random game; gives the number of states."""
    begin: Json = {"variant": variant, "options": options}
    if rng.random() < 0.5:
        begin["stakes"] = rng.choice(
            [{"money": {}}, {"money": {"jacoby": True}}, {"match": {"length": 5}}]
        )
    yield ["POST", "/v1/begin", begin]
    status, current = _post("/v1/begin", begin)
    if status != 200 and "stakes" in begin:
        del begin["stakes"]
        yield ["POST", "/v1/begin", begin]
        status, current = _post("/v1/begin", begin)
    skip = rng.randrange(40)
    states = 0
    for number in range(skip + most):
        state, expected = current["state"], current.get("expected")
        action = _action(rng, expected, current)
        if action is None:
            break
        advance = {**state, "action": action}
        if number >= skip:
            states += 1
            yield from _about(rng, current)
            yield ["POST", "/v1/advance", advance]
            yield ["POST", "/v1/advance", _damaged(rng, advance)]
        status, current = _post("/v1/advance", advance)
        if status != 200:
            break
    return states


def _about(rng: random.Random, current: Json) -> Iterator[list[Json]]:
    """The questions about one state, by body and by id."""
    state, expected = current["state"], current["expected"]
    for operation in ABOUT_STATE:
        body = dict(state)
        if operation == "bear-off":
            body = {key: body[key] for key in ("variant", "options", "position")}
        if operation == "score":
            body.pop("turn")
        yield ["POST", f"/v1/{operation}", body]
        if rng.random() < 0.2:
            yield ["POST", f"/v1/{operation}", _damaged(rng, body)]
    yield ["GET", f"/v1/{rng.choice(('moves', 'bear-off', 'score'))}/{current['id']}", None]
    plays = expected.get("plays") or []
    if expected["do"] == "play" and plays:
        moves = rng.choice(plays)["moves"]
        steps = [{"from": move["from"], "to": move["to"]} for move in moves]
        yield ["POST", "/v1/moves", {**state, "played": steps[: rng.randrange(len(steps) + 1)]}]
        yield ["POST", "/v1/judge", {**state, "moves": steps, "condone": True}]
        for step in steps:
            if rng.random() < 0.5:
                step["to"] = str(rng.randint(1, 24))
        yield ["POST", "/v1/judge", {**state, "moves": steps}]


def _action(rng: random.Random, expected: Json, current: Json) -> Json | None:
    """Something to do that is probably accepted; None if the game is over."""
    if expected is None:
        return None
    may = current.get("may") or {}
    dice = [rng.randint(1, 6), rng.randint(1, 6)]
    match expected["do"]:
        case "open":
            return {"do": "open", "white": dice[0], "black": dice[1]}
        case "roll":
            for color in may:
                if "double" in may[color]["allowed"] and rng.random() < 0.05:
                    return {"do": "double", "by": color}
            return {"do": "roll", "dice": dice}
        case "name_double":
            return {"do": "name_double", "number": rng.choice(expected["choices"])}
        case "name_roll":
            return {"do": "name_roll", "numbers": rng.choice(expected["choices"])}
        case "play":
            return {"do": "play", "moves": rng.choice(expected["plays"])["moves"]}
        case _:
            word = rng.choice(expected.get("choices") or ["take"])
            return {"do": word, "by": expected["player"]}


def _damaged(rng: random.Random, body: Json) -> Json:
    """A copy with one value removed, replaced or added somewhere."""
    body = json.loads(json.dumps(body))
    target = body
    while True:
        keys = list(target) if isinstance(target, dict) else list(range(len(target)))
        if not keys:
            return body
        key = rng.choice(keys)
        inner = target[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.7:
            target = inner
            continue
        match rng.randrange(4):
            case 0:
                del target[key]
            case 1 if isinstance(target, dict):
                target[rng.choice(["colour", "25", "bar", "off", "hit"])] = inner
            case _:
                target[key] = rng.choice([None, 0, 1, 2.0, 2.5, 7, -1, 16, "1", "", True, [], {}])
        return body


_clients: list[Json] = []


def _client() -> Json:
    if not _clients:
        from service.app import create_app

        _clients.append(create_app().test_client())
    return _clients[0]


def _get(path: str) -> Json:
    return _client().get(path).get_json()


def _post(path: str, body: Json) -> tuple[int, Json]:
    response = _client().post(path, json=body)
    return response.status_code, response.get_json()


if __name__ == "__main__":
    main()
