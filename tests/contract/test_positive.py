"""The positive-only run: real positions must be answered, never refused.

Schemathesis makes up requests that fit the contract, but a position made up hardly ever exists. A
hook puts a real state in its place; what is left of the request stays as it was made up.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

from hypothesis import settings
from schemathesis import Case, GenerationMode, HookContext

from tests.contract.conftest import schema_of_app
from tests.service.real import real_answers, real_chouettes

# a play in an address depends on the state in it, and no hook sees both
schema = schema_of_app().exclude(method="QUERY").exclude(path="/v1/judge/{id}")
schema.config.generation.update(modes=[GenerationMode.POSITIVE])
# the hook sees what is made up, not what is written down or enumerated
schema.config.phases.examples.enabled = False
schema.config.phases.coverage.enabled = False


def chosen(body: Any, among: tuple[Any, ...]) -> Any:
    """One of them, always the same for the same body."""
    return among[zlib.crc32(json.dumps(body, sort_keys=True).encode()) % len(among)]


def real_moves(body: Any, answer: Any) -> Any:
    plays = answer["expected"].get("plays") if answer["expected"] else None
    return chosen([body, "play"], tuple(plays))["moves"] if plays else None


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


GOING_ON = tuple(answer for answer in real_answers() if not answer["outcome"])
STATE = ("variant", "options", "position", "turn", "stakes")
TO_PLAY = tuple(answer for answer in GOING_ON if answer["expected"]["do"] == "play")


def told(body: Any, answer: Any, keys: tuple[str, ...] = STATE) -> Any:
    """The state of a real answer, in full or by its id, as the body made up has it."""
    state = answer["state"]
    return (
        {"id": answer["id"]} if "id" in body else {key: state[key] for key in keys if key in state}
    )


def real_body(path: str, body: Any) -> Any:
    """The body with a real state instead of the one made up."""
    if path == "/v1/begin":
        state = chosen(body, GOING_ON)["state"]
        return {key: state[key] for key in ("variant", "options")} | terms(state)
    if path in CHOUETTES | RECORDS:
        return (CHOUETTES | RECORDS)[path](body)
    if path in ("/v1/moves", "/v1/judge"):
        kept = {key: body[key] for key in ("moves", "condone") if key in body}
        answer = chosen(body, TO_PLAY)
        if isinstance(kept.get("moves"), str):
            kept["moves"] = chosen(body, tuple(answer["expected"]["plays"]))["notation"]
        return told(body, answer) | kept
    if path == "/v1/advance":
        answer = chosen(body, GOING_ON)
        return told(body, answer) | {"action": real_action(answer)}
    if path == "/v1/picture":
        kept = {key: body[key] for key in LOOK if key in body}
        return told(body, chosen(body, real_answers())) | kept
    if path == "/v1/convert":
        kept = {"to": body["to"]} if "to" in body else {}
        return told(body, chosen(body, real_answers())) | kept
    if path == "/v1/batch":
        return [real_item(item, number) for number, item in enumerate(body)]
    answer = chosen(body, real_answers())
    kept = {key: body[key] for key in ("player", "dice") if key in body}
    return told(body, answer, ("variant", "options", "position")) | kept


def terms(state: Any) -> Any:
    """What the game is played for, as it was agreed."""
    keys = ("money", "match", "options")
    stakes = {key: state["stakes"][key] for key in keys if key in state.get("stakes", {})}
    return {"stakes": stakes} if stakes else {}


def real_chouette(body: Any) -> Any:
    """A chouette of as many players as were made up, with names that differ."""
    told = body.get("chouette", {})
    count = len(told.get("players", "abc"))
    kept = {key: told[key] for key in ("box_color",) if key in told}
    players = [f"player {number}" for number in range(count)]
    state = chosen(body, GOING_ON)["state"]
    return {"variant": state["variant"], "chouette": {"players": players, **kept}}


def real_around(body: Any) -> Any:
    """A real chouette, and something that may be done in it."""
    answer = chosen(body, real_chouettes())
    if answer["expected"]["do"] == "answer":
        said = [
            {"by": one["by"], "to": one["to"], "do": "take"} for one in answer["expected"]["asked"]
        ]
        return {**answer["state"], "action": {"do": "answer", "answers": said}}
    return {**answer["state"], "action": real_action(answer)}


def real_reading(body: Any) -> Any:
    """A real chouette, in full or by its id."""
    answer = chosen(body, real_chouettes())
    return {"id": answer["id"]} if "id" in body else answer["state"]


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

RECORDS = {"/v1/replay": real_record, "/v1/record": real_writing}

CHOUETTES = {
    "/v1/chouette/begin": real_chouette,
    "/v1/chouette/advance": real_around,
    "/v1/chouette": real_reading,
}


def real_item(item: Any, number: int) -> Any:
    """An item of a batch with a real question; the number lets equal items differ."""
    path = f"/v1/{item['operation'].replace('_', '-')}"
    kept: Any = {"moves": []} if path == "/v1/judge" else {}
    return item | {"request": real_body(path, {"number": number, **kept})}


LOOK = ("theme", "bottom", "home", "numbers", "width")
HARMLESS = ("contract", *LOOK)


@schema.hook
def map_path_parameters(context: HookContext, parameters: Any) -> Any:
    if not context.operation or "{id}" not in context.operation.path:
        return parameters
    if context.operation.path.startswith("/v1/chouette/"):
        return {"id": chosen(parameters, real_chouettes())["id"]}
    among = TO_PLAY if context.operation.path.startswith("/v1/moves/") else real_answers()
    return {"id": chosen(parameters, among)["id"]}


@schema.hook
def map_query(context: HookContext, query: Any) -> Any:
    """What may stand beside an id depends on the id; only what never matters is left."""
    if not query or not context.operation or "{id}" not in context.operation.path:
        return query
    kept = {key: value for key, value in query.items() if key in HARMLESS}
    # a small one is painted soon
    return kept | {"width": 100} if context.operation.path.endswith(".png") else kept


@schema.hook
def map_body(context: HookContext, body: Any) -> Any:
    operation = context.operation
    return real_body(operation.path, body) if operation and operation.method == "post" else body


@schema.parametrize()
@settings(
    settings.get_profile("contract"),
    max_examples=max(60, settings.get_profile("contract").max_examples),
)
def test_a_real_position_is_answered(case: Case[Any]) -> None:
    response = case.call()
    case.validate_response(response)
    assert response.status_code in (200, 304), response.text
    if case.operation.path == "/v1/batch":
        assert '"problem"' not in response.text
