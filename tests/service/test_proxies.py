"""Behind proxies and under a path: who is believed, and that everything is found."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import quote, urljoin

import pytest
from flask import request
from flask.testing import FlaskClient
from playwright.sync_api import Browser, expect

from service.app import create_app
from service.settings import Settings, WrongSettings, from_environment
from service.settings.rates import Rate
from tests.service.asking import QUESTION, client
from tests.support.server import Server

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


def test_under_a_base_path_every_address_leads_on() -> None:
    http = client(base_path=PREFIX)
    assert http.post(f"{PREFIX}/v1/moves", json=QUESTION).status_code == 200
    assert http.get(PREFIX).headers["Location"] == f"{PREFIX}/"
    for page in ("/", "/docs"):
        text = http.get(f"{PREFIX}{page}").get_data(as_text=True)
        for address in re.findall(r'(?:src|href)="([^"]+)"', text):
            if not address.startswith("data:"):
                found = urljoin(f"{PREFIX}{page}", address)
                assert found.startswith(f"{PREFIX}/")
                assert http.get(found).status_code == 200, address


def test_under_a_base_path_a_browser_finds_everything(tmp_path: Path, browser: Browser) -> None:
    """Whatever the pages and their scripts ask for, they ask for under the path, and get it."""
    with (
        Server(tmp_path / "log", base_path=PREFIX) as server,
        browser.new_context() as context,
    ):
        page = context.new_page()
        site = f"http://127.0.0.1:{server.port}"
        loaded: list[tuple[str, int]] = []
        messages: list[str] = []
        page.on("response", lambda one: loaded.append((one.url.removeprefix(site), one.status)))
        page.on("console", lambda one: messages.append(one.text))
        page.goto(f"{site}{PREFIX}/")
        page.wait_for_selector("svg .checker")
        page.goto(f"{site}{PREFIX}/docs")
        page.locator("#getHealth").get_by_role("button", name="Send").click()
        expect(page.locator("#getHealth output")).to_contain_text("200 OK")
    assert [url for url, _ in loaded if not url.startswith(f"{PREFIX}/")] == []
    assert [url for url, status in loaded if status >= 400] == []
    assert f"{PREFIX}/healthz" in dict(loaded)
    # a browser complains there about what the content policy does not allow
    assert messages == []


def test_the_catalogue_tells_where_everything_is() -> None:
    """RFC 9727; behind a proxy the links are those that work from outside."""
    for base in ("", PREFIX):
        http = client(base_path=base)
        answer = http.get(f"{base}/.well-known/api-catalog")
        assert answer.mimetype == "application/linkset+json"
        assert answer.mimetype_params["profile"] == "https://www.rfc-editor.org/info/rfc9727"
        (context,) = answer.get_json()["linkset"]
        assert context.pop("anchor") == f"{base}/v1"
        links = [link for relation in context.values() for link in relation]
        assert len(links) == 4
        for link in links:
            found = http.get(link["href"])
            assert (found.status_code, found.mimetype) == (200, link["type"])
        link = f'<{base}/.well-known/api-catalog>; rel="api-catalog"'
        assert http.head(f"{base}/.well-known/api-catalog").headers["Link"] == link


def test_links_in_headers_lead_on_under_a_base_path() -> None:
    http = client(base_path=PREFIX)
    named = quote("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", safe="")
    link = http.get(f"{PREFIX}/v1/moves/{named}").headers["Link"]
    found = re.fullmatch(r'<(.+)>; rel="canonical"', link)
    assert found and found[1].startswith(f"{PREFIX}/v1/moves/")
    assert http.get(found[1]).status_code == 200


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
    prefixed = {"X-Forwarded-Prefix": PREFIX}
    assert app.test_client().get("/where", headers=prefixed).text == f"at {believed}"


def test_the_contract_is_relative_to_where_it_was_found() -> None:
    [server] = client().get("/openapi.json").get_json()["servers"]
    assert server["url"] == "."


@pytest.mark.parametrize("path", ["games", "/games/", "//", "/a b", "/a?b"])
def test_what_is_no_base_path_stops_the_start(path: str) -> None:
    with pytest.raises(WrongSettings, match="BACKGAMMON_BASE_PATH must be a path"):
        from_environment({"BACKGAMMON_BASE_PATH": path})


def test_a_prefix_without_proxies_stops_the_start() -> None:
    with pytest.raises(WrongSettings, match="BACKGAMMON_PROXIES is 0"):
        from_environment({"BACKGAMMON_PROXY_PREFIX": "yes"})
