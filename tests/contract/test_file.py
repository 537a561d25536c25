"""The contract as a file: valid, complete, and in step with the code."""

from __future__ import annotations

import re
from typing import Any

import pytest
from openapi_spec_validator import validate

from engine.messages import LANGUAGES
from engine.messages.en import notations, rules, stakes
from engine.position import PHASES, PLACES, POINTS
from engine.rules.goals import Termination
from engine.turn import IfShort
from engine.variants import VARIANTS
from service.app import create_app
from service.catalogue import ProblemCode, records
from service.contract import HOME, SAID_IN_3_1, VERSION, bundled, operations
from service.operations.register import OPERATIONS
from tests.codes import raised
from tests.contract.document import CONTRACT
from tests.support.documents import read_yaml

SCHEMAS = CONTRACT["components"]["schemas"]
TEXT = (HOME / "openapi.yaml").read_text()


def test_the_file_is_valid_openapi_by_itself() -> None:
    assert CONTRACT["openapi"].startswith("3.1")
    validate(CONTRACT)


def test_the_file_has_no_examples_and_what_is_served_has_them() -> None:
    """tests/tools/test_lint.py has Redocly look at what is served, and at the contract of 3.2."""
    assert "examples:" not in TEXT
    client = create_app().test_client()
    served = client.get("/openapi.json").get_json()
    assert served == read_yaml(client.get("/openapi.yaml").get_data())
    assert served == bundled()
    body = served["paths"]["/v1/begin"]["post"]["requestBody"]["content"]["application/json"]
    assert body["examples"]["match"]["value"]["stakes"] == {"match": {"length": 5}}


def test_the_version_is_that_of_the_file() -> None:
    assert CONTRACT["info"]["version"] == VERSION


def test_every_route_is_in_the_contract_and_every_path_has_a_route() -> None:
    """The pages for people and their files are no part of the contract."""
    routes = {
        (re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule), method.lower())
        for rule in create_app().url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
        if not rule.endpoint.startswith("pages.")
    }
    declared = {(path, method) for path, method, _ in operations(CONTRACT)}
    declared |= {
        (path, "query") for path, _, one in operations(CONTRACT) if one.get("x-also-query")
    }
    assert routes == declared


def test_every_post_is_also_a_query() -> None:
    """A QUERY is read and answered as a POST, so where there is one there is the other."""
    for _, method, operation in operations(CONTRACT):
        assert operation.get("x-also-query", False) is (method == "post")


def test_operation_ids_are_verb_and_noun_and_those_by_id_are_named_after_the_post() -> None:
    ids = [operation["operationId"] for _, _, operation in operations(CONTRACT)]
    assert len(set(ids)) == len(ids)
    assert not [one for one in ids if not re.fullmatch(r"[a-z]+([A-Z][a-z]+)+", one)]
    for path, _, operation in operations(CONTRACT):
        if path.endswith("/{id}"):
            post = CONTRACT["paths"][path.removesuffix("/{id}")]["post"]["operationId"]
            assert operation["operationId"] == f"{post}ById"


def test_the_contract_names_exactly_the_registered_games() -> None:
    assert SCHEMAS["VariantName"]["enum"] == list(VARIANTS)


def test_a_batch_takes_exactly_the_registered_operations() -> None:
    assert list(SCHEMAS["BatchItem"]["discriminator"]["mapping"]) == list(OPERATIONS)
    answers = list(SCHEMAS["BatchAnswer"]["discriminator"]["mapping"])
    assert answers == [*OPERATIONS, "unreadable"]


def test_the_words_of_the_contract_are_the_words_of_the_engine() -> None:
    assert sorted(SCHEMAS["Place"]["enum"]) == sorted(PLACES)
    assert SCHEMAS["Point"]["enum"] == list(POINTS)
    assert SCHEMAS["PhaseName"]["enum"] == list(PHASES)
    assert SCHEMAS["IfShort"]["enum"] == [str(word) for word in IfShort]
    assert SCHEMAS["Language"]["enum"] == list(LANGUAGES)


def test_the_options_of_the_contract_are_those_of_the_games() -> None:
    values: dict[str, set[Any]] = {}
    for game in VARIANTS.values():
        for option in game.options:
            values.setdefault(option.name, set()).update(option.values)
    declared = SCHEMAS["Options"]["properties"]
    assert declared.keys() == values.keys()
    for name, found in values.items():
        schema = _target(declared[name])
        if schema["type"] == "string":
            assert set(schema["enum"]) == found
        elif schema["type"] == "boolean":
            assert found == {True, False}
        else:
            assert (schema["minimum"], schema["maximum"]) == (min(found), max(found))


def _target(schema: Any) -> Any:
    return SCHEMAS[schema["$ref"].rsplit("/", 1)[-1]] if "$ref" in schema else schema


def test_every_operation_has_a_known_tag_a_summary_and_a_description() -> None:
    tags = {tag["name"] for tag in CONTRACT["tags"]}
    for _, _, operation in operations(CONTRACT):
        assert set(operation["tags"]) <= tags
        assert operation["summary"] and operation["description"]


def test_every_error_is_a_problem() -> None:
    shared = CONTRACT["components"]["responses"]
    for path, method, operation in operations(CONTRACT):
        declared = operation["responses"]
        must = {"200", "405", "431", "500"}
        must |= {"400", "408", "413", "415"} if method == "post" else {"414"}
        # in a batch it is the items that do not exist
        must |= {"422"} if method == "post" and path != "/v1/batch" else set()
        must |= {"401", "403", "429"} if path.startswith("/v1/") else set()
        # an id is not looked up but parsed; one that cannot be parsed is a 422, not a 404
        must |= {"422"} if "{id}" in path else {"404"} if "{" in path else set()
        assert must <= declared.keys(), path
        for status, response in declared.items():
            if status not in ("200", "304"):
                name = response.get("$ref", "").rsplit("/", 1)[-1]
                content = shared[name]["content"] if name else response["content"]
                assert list(content) == ["application/problem+json"]


def test_operations_may_need_a_key_and_nothing_else_does() -> None:
    """`{}` is: or none. Whether there are keys at all is up to the operator."""
    assert CONTRACT["security"] == [{}, {"key": []}]
    for path, _, operation in operations(CONTRACT):
        guarded = path.startswith("/v1/") or path == "/metrics"
        assert operation.get("security") == (None if guarded else []), path


def test_every_answer_with_sentences_exists_in_every_language() -> None:
    components = CONTRACT["components"]
    header = {"Content-Language": {"$ref": "#/components/headers/Content-Language"}}
    parameter = {"$ref": "#/components/parameters/Accept-Language"}
    for path, item in CONTRACT["paths"].items():
        has_text = path.startswith("/v1/")
        assert (parameter in item.get("parameters", [])) == has_text, path
    for _, _, operation in operations(CONTRACT):
        for response in [*operation["responses"].values(), *components["responses"].values()]:
            if "application/problem+json" in response.get("content", {}):
                assert response["headers"].items() >= header.items()


KEPT = {
    path: item["get"]
    for path, item in CONTRACT["paths"].items()
    if "get" in item and path.startswith(("/v1/", "/openapi", "/problems"))
}


@pytest.mark.parametrize("path", KEPT)
def test_what_is_pure_may_be_cached(path: str) -> None:
    operation = KEPT[path]
    assert {"ETag", "Cache-Control"} <= operation["responses"]["200"]["headers"].keys()
    assert operation["responses"]["304"] == {"$ref": "#/components/responses/NotModified"}
    for name in ("contract", "If-None-Match"):
        assert {"$ref": f"#/components/parameters/{name}"} in operation["parameters"]


def test_links_have_parameters_or_a_body_that_is_text() -> None:
    """openapi-generator refuses bodies that are objects; flows are in arazzo.yaml."""
    ids = {operation["operationId"] for _, _, operation in operations(CONTRACT)}
    for _, _, operation in operations(CONTRACT):
        for link in operation["responses"]["200"].get("links", {}).values():
            assert link["operationId"] in ids
            assert isinstance(link.get("requestBody", ""), str)
            assert ("requestBody" in link) != ("parameters" in link)


def test_no_tool_stumbles_over_the_text() -> None:
    assert "*/" not in TEXT.replace("'*/*'", "")
    assert not re.search(r"^\s*\}", TEXT, re.MULTILINE)


def test_the_contract_in_openapi_3_2_is_derived_from_this_one() -> None:
    response = create_app().test_client().get("/openapi-3.2.yaml")
    assert response.mimetype == "application/yaml"
    document = read_yaml(response.get_data())
    assert document["info"]["version"] == VERSION
    assert SAID_IN_3_1 in CONTRACT["info"]["description"]
    assert "3.1" not in document["info"]["description"]
    paths = document["paths"]
    assert paths["/v1/moves"]["query"]["operationId"] == "listMovesByQuery"
    assert paths["/v1/moves"]["query"]["responses"] == paths["/v1/moves"]["post"]["responses"]
    lines = paths["/v1/batch"]["post"]["requestBody"]["content"]["application/x-ndjson"]
    assert lines == {"itemSchema": {"$ref": "#/components/schemas/BatchItem"}}


def test_the_workflows_beside_the_contract_are_served_too() -> None:
    response = create_app().test_client().get("/arazzo.yaml")
    assert response.get_data() == (HOME / "arazzo.yaml").read_bytes()
    assert response.mimetype == "application/yaml"
    assert read_yaml(response.get_data())["info"]["version"] == VERSION


def test_the_codes_of_the_contract_are_those_of_the_code() -> None:
    raised_codes = raised("engine").keys() | raised("service").keys()
    assert SCHEMAS["FaultCode"]["enum"] == sorted(raised_codes)
    assert SCHEMAS["RuleId"]["enum"] == sorted({*rules.RULES, *stakes.RULES})
    assert set(SCHEMAS["LossCode"]["enum"]) == notations.LOST.keys()
    assert set(SCHEMAS["ProblemCode"]["enum"]) == {str(code) for code in ProblemCode}
    assert set(SCHEMAS["ForcedRule"]["enum"]) == rules.FORCED.keys()
    assert set(SCHEMAS["GoalId"]["enum"]) == rules.GOALS.keys()
    assert set(SCHEMAS["ScoringId"]["enum"]) == rules.SCORINGS.keys()
    assert set(SCHEMAS["NoteCode"]["enum"]) == records.NOTES.keys()
    assert set(SCHEMAS["How"]["enum"]) == {str(how) for how in Termination}


def test_no_two_constants_have_the_same_name_in_one_scope() -> None:
    """As in Go; what has no name of its own is named by its word in capital letters."""
    names = [
        name
        for schema in bundled()["components"]["schemas"].values()
        for name in schema.get("x-enum-varnames")
        or [str(word).upper() for word in schema.get("enum", [])]
    ]
    assert len(names) == len(set(names)) > 500


def test_no_parameter_has_the_name_of_a_schema() -> None:
    """As in Go, where both are types."""
    schemas = {name.lower() for name in SCHEMAS}
    parameters = {name.lower().replace("-", "") for name in CONTRACT["components"]["parameters"]}
    assert schemas & parameters == set()
