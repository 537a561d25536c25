"""The contract as a file: valid, complete, and in step with the code."""

from __future__ import annotations

import re

import pytest
import yaml
from openapi_spec_validator import validate

from engine.messages import LANGUAGES
from engine.position import PHASES, PLACES, POINTS
from engine.turn import IfShort
from engine.variants import VARIANTS
from service.app import create_app
from service.operations.register import OPERATIONS
from tests.contract.examples import CONTRACT as FILE
from tests.contract.examples import contract, operations

CONTRACT = contract()
SCHEMAS = CONTRACT["components"]["schemas"]


def test_the_file_is_valid_openapi() -> None:
    assert CONTRACT["openapi"].startswith("3.1")
    validate(CONTRACT)


def test_the_file_is_served_as_it_is() -> None:
    client = create_app().test_client()
    assert client.get("/openapi.yaml").get_data() == FILE.read_bytes()
    assert client.get("/openapi.json").get_json() == yaml.safe_load(FILE.read_text())


def test_every_route_is_in_the_contract_and_every_path_has_a_route() -> None:
    routes = {
        (re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule), method.lower())
        for rule in create_app().url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }
    declared = {(path, method) for path, method, _ in operations(CONTRACT)}
    declared |= {(path, "query") for path, item in CONTRACT["paths"].items() if "x-query" in item}
    assert routes == declared


def test_query_is_the_operation_that_post_is() -> None:
    """A QUERY is read and answered as a POST, so wherever there is one there is the other."""
    for item in CONTRACT["paths"].values():
        assert item.get("x-query") == item.get("post", {}).get("operationId")


def test_the_contract_names_exactly_the_registered_games() -> None:
    assert SCHEMAS["VariantName"]["enum"] == list(VARIANTS)


def test_a_batch_takes_exactly_the_registered_operations() -> None:
    assert SCHEMAS["BatchItem"]["properties"]["operation"]["enum"] == list(OPERATIONS)


def test_the_words_of_the_contract_are_the_words_of_the_engine() -> None:
    assert sorted(SCHEMAS["Place"]["enum"]) == sorted(PLACES)
    assert SCHEMAS["Point"]["enum"] == list(POINTS)
    assert SCHEMAS["Phase"]["enum"] == list(PHASES)
    assert SCHEMAS["IfShort"]["enum"] == [str(word) for word in IfShort]


def test_every_operation_has_its_own_id_a_known_tag_and_a_summary() -> None:
    found = [operation for _, _, operation in operations(CONTRACT)]
    assert len({operation["operationId"] for operation in found}) == len(found)
    tags = {tag["name"] for tag in CONTRACT["tags"]}
    for operation in found:
        assert set(operation["tags"]) <= tags
        assert operation["summary"]


def test_every_error_is_a_problem() -> None:
    shared = CONTRACT["components"]["responses"]
    for path, method, operation in operations(CONTRACT):
        declared = operation["responses"]
        must = {"200", "500"} | ({"400", "413", "415"} if method == "post" else set())
        # in a batch it is the items that do not exist
        must |= {"422"} if method == "post" and path != "/v1/batch" else set()
        must |= {"401", "403", "429"} if path.startswith("/v1/") else set()
        must |= {"414"} if "{" in path else set()
        # an id is not looked for, but read, and what cannot be read is told
        must |= {"422"} if "{id}" in path else {"404"} if "{" in path else set()
        assert must <= declared.keys()
        for status, response in declared.items():
            if status not in ("200", "304"):
                name = response.get("$ref", "").rsplit("/", 1)[-1]
                content = shared[name]["content"] if name else response["content"]
                assert list(content) == ["application/problem+json"]


def test_questions_may_need_a_key_and_nothing_else_does() -> None:
    """`{}` is: or none. Whether there are keys at all is up to the operator."""
    assert CONTRACT["security"] == [{}, {"key": []}]
    for path, _, operation in operations(CONTRACT):
        guarded = path.startswith("/v1/") or path == "/metrics"
        assert operation.get("security") == (None if guarded else []), path


def test_every_answer_that_speaks_can_be_had_in_every_language() -> None:
    components = CONTRACT["components"]
    assert components["headers"]["Content-Language"]["schema"]["enum"] == list(LANGUAGES)
    header = {"Content-Language": {"$ref": "#/components/headers/Content-Language"}}
    parameter = {"$ref": "#/components/parameters/Accept-Language"}
    for path, item in CONTRACT["paths"].items():
        assert (parameter in item.get("parameters", [])) == path.startswith("/v1/")
    for _, _, operation in operations(CONTRACT):
        for response in [*operation["responses"].values(), *components["responses"].values()]:
            if "application/problem+json" in response.get("content", {}):
                assert response["headers"].items() >= header.items()


KEPT = {
    path: item["get"]
    for path, item in CONTRACT["paths"].items()
    if "get" in item and path.startswith(("/v1/", "/openapi"))
}


@pytest.mark.parametrize("path", KEPT)
def test_what_is_pure_may_be_kept(path: str) -> None:
    operation = KEPT[path]
    assert {"ETag", "Cache-Control"} <= operation["responses"]["200"]["headers"].keys()
    assert operation["responses"]["304"] == {"$ref": "#/components/responses/NotModified"}
    for name in ("contract", "If-None-Match"):
        assert {"$ref": f"#/components/parameters/{name}"} in operation["parameters"]


def test_what_comes_in_is_closed() -> None:
    """A misspelt field must not be taken for one that was left out."""
    for name, schema in SCHEMAS.items():
        if (
            name.endswith(
                ("Request", "OfState", "OfDice", "OfPosition", "OfId", "Action", "Stage", "Item")
            )
            and "oneOf" not in schema
        ):
            assert schema["additionalProperties"] is False, name
