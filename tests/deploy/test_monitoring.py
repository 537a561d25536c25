"""The alerts and the dashboard: every expression is PromQL and asks for a metric that there is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import promql_parser
import pytest
import yaml

from service.app import create_app
from tests.support import TOP

DEPLOY = TOP / "deploy"
RULES = [
    rule
    for group in yaml.safe_load((DEPLOY / "prometheus/rules.yaml").read_text())["groups"]
    for rule in group["rules"]
]
DASHBOARD = json.loads((DEPLOY / "grafana/dashboard.json").read_text())
EXPRESSIONS = [
    *(rule["expr"] for rule in RULES),
    *(target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]),
]
OF_PROMETHEUS = {"up"}


def metrics(expression: str) -> Iterator[str]:
    """The names that an expression asks for."""
    for name in re.findall(r"[a-zA-Z_:][\w:]*(?=[{\[ ]|$)", expression):
        if name.startswith(("backgammon", "up")):
            yield name


@pytest.fixture(scope="module")
def served() -> set[str]:
    http = create_app().test_client()
    http.get("/v1/variants/nothing")
    http.post("/v1/begin", json={"variant": "backgammon", "throws": [{"white": 3, "black": 1}]})
    text = http.get("/metrics").get_data(as_text=True)
    return set(re.findall(r"^(\w+)[ {]", text, re.MULTILINE))


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_every_expression_is_promql(expression: str) -> None:
    assert promql_parser.parse(expression)


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_every_expression_asks_for_what_the_service_tells(
    expression: str, served: set[str]
) -> None:
    recorded = {rule["record"] for rule in RULES if "record" in rule}
    queried = set(metrics(expression))
    assert queried and queried <= served | recorded | OF_PROMETHEUS


def test_every_alert_says_what_is_wrong_and_how_urgent_it_is() -> None:
    alerts = [rule for rule in RULES if "alert" in rule]
    assert alerts
    for alert in alerts:
        assert alert["annotations"]["summary"] and alert["labels"]["severity"] in ("page", "ticket")


def test_no_two_panels_lie_on_each_other() -> None:
    places = [(p["gridPos"]["x"], p["gridPos"]["y"]) for p in DASHBOARD["panels"]]
    assert len(set(places)) == len(places)
