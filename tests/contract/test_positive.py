"""The positive-only run: real positions must be answered, never refused.

Schemathesis makes up requests that fit the contract, but a position made up hardly ever exists. A
hook puts a real state in its place; what is left of the request stays as it was made up.
"""

from __future__ import annotations

import json
import zlib
from functools import cache
from typing import Any

import pytest
from hypothesis import settings
from schemathesis import Case, GenerationMode, HookContext

from service.catalogue import FAULTS
from service.operations.register import OPERATIONS
from tests.contract.conftest import drive, labels, schema_of_app
from tests.service.real import real_answers, real_chouettes

schema = schema_of_app(plain_parts=True)
schema.config.generation.update(modes=[GenerationMode.POSITIVE])
# the hooks see what is made up, not what is written down or enumerated
schema.config.phases.examples.enabled = False
schema.config.phases.coverage.enabled = False


def chosen(body: Any, among: tuple[Any, ...]) -> Any:
    """One of them, always the same for the same body."""
    return among[zlib.crc32(json.dumps(body, sort_keys=True).encode()) % len(among)]


def real_action(answer: Any) -> Any:
    expected = answer["expected"]
    match expected["do"]:
        case "open":
            return {"do": "open", "white": 2, "black": 5}
        case "roll":
            return {"do": "roll", "dice": [4, 3]}
        case "answer":
            return {"do": expected["choices"][0], "by": expected["player"]}
        case "name_double":
            return {"do": "name_double", "number": expected["choices"][-1]}
        case "name_roll":
            return {"do": "name_roll", "numbers": expected["choices"][0]}
        case _:
            return {"do": "play", "moves": expected["plays"][-1]["moves"]}


@cache
def going_on() -> tuple[Any, ...]:
    """Answers in games that are not over."""
    return tuple(answer for answer in real_answers() if not answer["outcome"])


@cache
def to_play() -> tuple[Any, ...]:
    """Answers that expect a play."""
    return tuple(answer for answer in going_on() if answer["expected"]["do"] == "play")


STATE = ("variant", "options", "position", "turn", "stakes", "offer", "ended", "illegal")


def state_of(body: Any, answer: Any, keys: tuple[str, ...] = STATE) -> Any:
    """The state of a real answer, in full or by its id, as the body made up has it."""
    state = answer["state"]
    by_id = body.get("id") is not None
    return {"id": answer["id"]} if by_id else {key: state[key] for key in keys if key in state}


def kept(body: Any, *keys: str) -> Any:
    """These parts of the body made up, which never matter to the state."""
    return {key: body[key] for key in keys if key in body}


def real_body(path: str, body: Any) -> Any:
    """The body with a real state instead of the one made up."""
    if path in OTHERS:
        return OTHERS[path](body)
    if path == "/v1/moves":
        return state_of(body, chosen(body, to_play())) | kept(body, "include", "look")
    if path == "/v1/judge":
        answer = chosen(body, to_play())
        play = chosen(body, tuple(answer["expected"]["plays"]))
        part = "notation" if body.get("notation") is not None else "moves"
        return state_of(body, answer) | kept(body, "condone") | {part: play[part]}
    if path == "/v1/advance":
        answer = chosen(body, going_on())
        action = {"action": real_action(answer)}
        return state_of(body, answer) | kept(body, "include", "look") | action
    if path == "/v1/batch":
        return [real_item(item, number) for number, item in enumerate(body)]
    answer = chosen(body, real_answers())
    if path == "/v1/picture":
        return state_of(body, answer) | kept(body, *LOOK)
    if path == "/v1/convert":
        return state_of(body, answer) | kept(body, "to")
    return state_of(body, answer) | kept(body, "player", "include")


def real_beginning(body: Any) -> Any:
    """A game that exists, with its options and what it is played for."""
    state = chosen(body, going_on())["state"]
    game = {key: state[key] for key in ("variant", "options")}
    return game | terms(state) | kept(body, "include", "look")


def terms(state: Any) -> Any:
    """What the game is played for, as it was agreed."""
    keys = ("money", "match", "options")
    stakes = {key: state["stakes"][key] for key in keys if key in state.get("stakes", {})}
    return {"stakes": stakes} if stakes else {}


def real_chouette(body: Any) -> Any:
    """A chouette of as many players as were made up, with names that differ."""
    terms = body.get("chouette", {})
    players = [f"player {number}" for number in range(len(terms.get("players", "abc")))]
    state = chosen(body, going_on())["state"]
    chouette = {"players": players, **kept(terms, "box_color")}
    return {"variant": state["variant"], "chouette": chouette} | kept(body, "include", "look")


def real_turn_of_a_chouette(body: Any) -> Any:
    """A real state of a chouette, and what is due in it."""
    answer = chosen(body, real_chouettes())
    return real_reading(body) | {"action": real_chouette_action(answer)}


def real_chouette_action(answer: Any) -> Any:
    expected = answer["expected"]
    if expected["do"] == "answer":
        due = expected["asked"][0]
        return {"do": due["choices"][0], "by": due["by"], "to": due["to"]}
    return real_action(answer)


CHOUETTE = ("variant", "options", "position", "turn", "ended", "illegal", "chouette")


def real_reading(body: Any) -> Any:
    """A real chouette, in full or by its id."""
    answer = chosen(body, real_chouettes())
    return state_of(body, answer, CHOUETTE) | kept(body, "include", "look")


def real_record(_body: Any) -> Any:
    """A match of two plays, to be replayed."""
    return {"content": MATCH}


def real_writing(_body: Any) -> Any:
    """The same match, to be written as SGF."""
    return {"content": MATCH, "format": "sgf"}


MATCH = """ 5 point match

 Game 1
 Anna : 0                       Bert : 0
  1) 31: 8/5 6/5                 42: 8/4 6/4
"""

OTHERS = {
    "/v1/begin": real_beginning,
    "/v1/replay": real_record,
    "/v1/record": real_writing,
    "/v1/chouette/begin": real_chouette,
    "/v1/chouette/advance": real_turn_of_a_chouette,
    "/v1/chouette": real_reading,
}


def real_item(item: Any, number: int) -> Any:
    """An item of a batch with a real request; the number lets equal items differ."""
    path = OPERATIONS[item["operation"]].path
    return item | {"request": real_body(path, {"number": number})}


LOOK = ("theme", "bottom", "home", "numbers", "width")
HARMLESS = ("contract", *LOOK)


@schema.hook
def map_path_parameters(context: HookContext, parameters: Any) -> Any:
    if context.operation and context.operation.path == "/problems/{code}":
        return {"code": chosen(parameters, tuple(FAULTS))}
    if not context.operation or "{id}" not in context.operation.path:
        return parameters
    if context.operation.path.startswith("/v1/chouette/"):
        return {"id": chosen(parameters, real_chouettes())["id"]}
    among = to_play() if context.operation.path.startswith("/v1/moves/") else real_answers()
    return {"id": chosen(parameters, among)["id"]}


@schema.hook
def map_query(context: HookContext, query: Any) -> Any:
    """What fits an id depends on the id; only what never matters is left."""
    if not query or not context.operation or "{id}" not in context.operation.path:
        return query
    harmless = {key: value for key, value in query.items() if key in HARMLESS}
    # a small one is painted soon
    return harmless | {"width": 100} if context.operation.path.endswith(".png") else harmless


@schema.hook
def map_body(context: HookContext, body: Any) -> Any:
    operation = context.operation
    return real_body(operation.path, body) if operation and operation.method == "post" else body


@settings(
    settings.get_profile("contract"),
    max_examples=max(15, settings.get_profile("contract").max_examples),
)
def is_answered(case: Case[Any]) -> None:
    response = case.call()
    case.validate_response(response)
    assert response.status_code in (200, 304), response.text
    if case.operation.path == "/v1/batch":
        assert '"problem"' not in response.text


# a play in an address depends on the state in it, and no hook sees both
DRIVEN = [label for label in labels() if label[:5] != "QUERY" and label != "GET /v1/judge/{id}"]


@pytest.mark.parametrize("operation", DRIVEN)
def test_a_real_position_is_answered(operation: str) -> None:
    drive(schema, operation, is_answered)
