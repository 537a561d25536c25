"""Behind proxies and under a path: who is believed, and that everything is found."""

from __future__ import annotations

import re
from typing import Any

import pytest
from flask import request
from flask.testing import FlaskClient

from service.app import create_app
from service.gate.rates import Rate
from service.settings import Settings, WrongSettings, from_environment
from tests.service.asking import QUESTION, client

PREFIX = "/games/backgammon"


def asked_from(http: FlaskClient, forwarded: str) -> int:
    return http.get("/v1/variants", headers={"X-Forwarded-For": forwarded}).status_code


def test_without_proxies_a_caller_cannot_choose_his_address() -> None:
    http = client(rate=Rate(1, "day"))
    assert [asked_from(http, f"192.0.2.{n}") for n in (1, 2)] == [200, 429]


def test_with_one_proxy_only_its_own_entry_counts() -> None:
    """What stands before the proxy's entry was sent by the caller."""
    http = client(rate=Rate(1, "day"), proxies=1)
    assert asked_from(http, "192.0.2.1") == 200
    assert asked_from(http, "192.0.2.2") == 200
    assert asked_from(http, "198.51.100.9, 192.0.2.1") == 429


def test_with_two_proxies_the_entry_of_the_outer_one_counts() -> None:
    http = client(rate=Rate(1, "day"), proxies=2)
    assert asked_from(http, "192.0.2.1, 10.0.0.1") == 200
    assert asked_from(http, "203.0.113.5, 192.0.2.1, 10.0.0.1") == 429


def found_under(http: FlaskClient, page: str, base: str, headers: dict[str, str]) -> None:
    """All that the page asks for is answered, however its addresses are written."""
    text = http.get(page, headers=headers).get_data(as_text=True)
    for address in re.findall(r'(?:src|href)="([^"]+)"', text):
        if not address.startswith("data:"):
            assert not address.startswith(("/", "http")), address
            assert http.get(f"{base}/{address}", headers=headers).status_code == 200


def test_under_a_base_path_everything_is_found() -> None:
    http = client(base_path=PREFIX)
    assert http.post(f"{PREFIX}/v1/moves", json=QUESTION).status_code == 200
    assert http.get(f"{PREFIX}/healthz").status_code == 200
    found_under(http, f"{PREFIX}/docs", PREFIX, {})


def test_a_proxy_may_cut_the_base_path_off() -> None:
    http = client(base_path=PREFIX)
    assert http.post("/v1/moves", json=QUESTION).status_code == 200
    assert http.get("/games/backgammonia/healthz").status_code == 404


@pytest.mark.parametrize(
    ("settings", "believed"),
    [({}, ""), ({"proxies": 1}, ""), ({"proxies": 1, "proxy_prefix": True}, PREFIX)],
)
def test_a_prefix_is_believed_only_if_the_operator_says_so(
    settings: dict[str, Any], believed: str
) -> None:
    app = create_app(Settings(**settings))
    app.add_url_rule("/where", view_func=lambda: f"at {request.script_root}")
    said = {"X-Forwarded-Prefix": PREFIX}
    assert app.test_client().get("/where", headers=said).text == f"at {believed}"


def test_the_contract_is_relative_to_where_it_was_found() -> None:
    assert client().get("/openapi.json").get_json()["servers"] == [{"url": "."}]


@pytest.mark.parametrize("path", ["games", "/games/", "//", "/a b", "/a?b"])
def test_what_is_no_base_path_stops_the_start(path: str) -> None:
    with pytest.raises(WrongSettings, match="BACKGAMMON_BASE_PATH must be a path"):
        from_environment({"BACKGAMMON_BASE_PATH": path})


def test_a_prefix_without_proxies_stops_the_start() -> None:
    with pytest.raises(WrongSettings, match="there are no BACKGAMMON_PROXIES"):
        from_environment({"BACKGAMMON_PROXY_PREFIX": "yes"})
