"""The catalogue of errors: complete, true and readable."""

from __future__ import annotations

from html.parser import HTMLParser
from urllib.parse import urljoin

import pytest
from flask.testing import FlaskClient

from service.app import create_app
from service.catalogue import FAULTS, PROBLEM_OF_FAULT, PROBLEMS, ProblemCode
from service.catalogue.examples import examples
from service.settings import Settings
from tests.codes import raised
from tests.contract import closed
from tools.errors import recorded

WITHOUT_EXAMPLE = {
    "the body is not JSON, or JSON that no library writes": (
        *("not_json", "not_utf8", "nested_too_deeply", "duplicate_key"),
    ),
    "only a query or a batch has it": ("unreadable_dice", "batch_spent"),
    "only users of the library see it, the schemas or the operations refuse it before": (
        *("invalid_value", "no_such_length", "player_count", "no_such_die", "still_open"),
    ),
    "it is a text of an answer that is no error": ("all_off",),
    "the request has hundreds of games": (
        *("record_too_large", "too_many_ids", "too_many_illegal_plays"),
    ),
}
"""Faults without an example, by the reason."""


def test_every_code_that_the_source_raises_is_in_the_catalogue_and_no_other() -> None:
    codes = raised("engine").keys() | raised("service").keys()
    assert FAULTS.keys() == codes


def test_every_problem_has_an_entry_and_a_status() -> None:
    assert PROBLEMS.keys() == set(ProblemCode)


@pytest.mark.parametrize("code", [*FAULTS, *PROBLEMS])
def test_meaning_and_remedy_are_sentences(code: str) -> None:
    entry = FAULTS.get(code) or PROBLEMS[ProblemCode(code)]
    for text in (entry.meaning, entry.remedy):
        assert text.endswith(".") and "  " not in text
        assert text[0].isupper() or text[0] == "`"
        assert text.count("`") % 2 == 0


def test_every_fault_has_an_example() -> None:
    without = {code for codes in WITHOUT_EXAMPLE.values() for code in codes}
    assert examples().keys() | without == FAULTS.keys()
    assert not examples().keys() & without


@pytest.mark.parametrize("code", examples())
def test_an_example_is_answered_as_the_catalogue_says(code: str) -> None:
    example = examples()[code]
    app = create_app(Settings(log_requests=False))
    assert recorded(app, code, example.operation, example.request) == example, "run `make errors`"


def test_the_service_lists_all_codes(http: FlaskClient) -> None:
    listed = http.get("/problems").get_json()
    assert closed.faults("ProblemCatalogue", listed) == []
    assert [entry["code"] for entry in listed["problems"]] == list(PROBLEMS)
    assert [entry["code"] for entry in listed["faults"]] == list(FAULTS)


@pytest.mark.parametrize("code", [*FAULTS, *PROBLEMS])
def test_every_code_has_an_entry_of_its_own(http: FlaskClient, code: str) -> None:
    response = http.get(f"/problems/{code}")
    entry = response.get_json()
    assert closed.faults("ProblemEntry", entry) == []
    assert entry["code"] == code and response.headers["Content-Language"] == "en"
    problem = PROBLEM_OF_FAULT.get(code) if code in FAULTS else ProblemCode(code)
    assert (entry["problem"], entry["status"]) == (
        problem,
        PROBLEMS[problem].status if problem else 200,
    )


def test_the_type_of_a_problem_leads_to_its_page(http: FlaskClient) -> None:
    problem = http.post("/v1/begin", json={"variant": "puf"}).get_json()
    page = http.get(problem["type"], headers={"Accept": "text/html"})
    assert page.mimetype == "text/html"
    text = page.get_data(as_text=True)
    assert (
        "<h1><code>unknown_game</code></h1>" in text
        and 'href="../problems/unknown_variant"' in text
    )


@pytest.mark.parametrize("code", ["nothing", "Wrong_Total", "%00", "x" * 64])
def test_an_unknown_code_is_404(http: FlaskClient, code: str) -> None:
    response = http.get(f"/problems/{code}")
    assert (response.status_code, response.get_json()["code"]) == (404, "not_found")


class Tags(HTMLParser):
    """Checks that every tag of a page is closed, and collects its links."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember an open tag."""
        self.links += [value or "" for name, value in attrs if name == "href"]
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Compare it with the tag that is open."""
        assert self.open.pop() == tag


@pytest.mark.parametrize("path", ["/problems", "/problems/wrong_total", "/problems/not_a_record"])
def test_a_page_is_valid_and_its_links_lead_somewhere(http: FlaskClient, path: str) -> None:
    response = http.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
    tags = Tags()
    tags.feed(response.get_data(as_text=True))
    assert tags.open == []
    for link in dict.fromkeys(tags.links):
        address = urljoin(path, link)
        assert http.get(address).status_code == 200, (link, address)


def test_json_is_the_default_and_a_browser_gets_the_page(http: FlaskClient) -> None:
    for accept, media_type in (
        (None, "application/json"),
        ("*/*", "application/json"),
        ("application/json", "application/json"),
        ("text/html", "text/html"),
        ("image/png", "application/json"),
    ):
        headers = {"Accept": accept} if accept else {}
        response = http.get("/problems", headers=headers)
        assert response.mimetype == media_type
        assert response.headers["Vary"] == "Accept, Accept-Encoding"
