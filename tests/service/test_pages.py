"""The pages: everything they are made of comes from here, and nothing else does."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from service.http.reference.markdown import blocks, inline
from service.http.routes.pages import PLAYGROUND, PLAYGROUND_FILES
from tests.contract.examples import contract
from tests.service.asking import errors

LONGEST = 250
LANGUAGES = ("en", "de", "fr", "it")


def addresses(page: str) -> list[str]:
    return [a for a in re.findall(r'(?:src|href)="([^"#]+)"', page) if not a.startswith("data:")]


@pytest.mark.parametrize(("path", "needs"), [("/", "playground/main.js"), ("/docs", "docs/try.js")])
def test_a_page_needs_no_other_site(http: FlaskClient, path: str, needs: str) -> None:
    """Everything it asks for comes from here, by addresses that work under any path."""
    page = http.get(path).get_data(as_text=True)
    linked = addresses(page)
    assert needs in linked
    for address in linked:
        assert not address.startswith(("http", "/"))
        assert http.get(f"/{address.removeprefix('./')}").status_code == 200


@pytest.mark.parametrize("path", ["/", "/docs"])
def test_nothing_in_a_page_is_inline(http: FlaskClient, path: str) -> None:
    page = http.get(path).get_data(as_text=True)
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=", page)


@pytest.mark.parametrize("path", ["/", "/docs"])
def test_a_page_may_load_nothing_from_elsewhere(http: FlaskClient, path: str) -> None:
    policy = http.get(path).headers["Content-Security-Policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["connect-src"] == "'self'"
    assert "unsafe" not in policy and "http" not in policy


def imports() -> Iterator[tuple[Path, str]]:
    for path in PLAYGROUND.glob("*.js"):
        for name in re.findall(r'from "([^"]+)"', path.read_text()):
            yield path, name


def test_every_module_imports_only_its_neighbours() -> None:
    assert {name for _, name in imports()} <= {f"./{name}" for name in PLAYGROUND_FILES}


def test_no_module_is_left_over() -> None:
    used = {name.removeprefix("./") for _, name in imports()}
    page = (PLAYGROUND / "index.html").read_text()
    preloaded = set(re.findall(r'modulepreload" href="playground/([^"]+)"', page))
    assert preloaded == used
    used |= {address.removeprefix("playground/") for address in addresses(page)}
    manifest = json.loads((PLAYGROUND / "app.webmanifest").read_text())
    used |= {icon["src"] for icon in manifest["icons"]}
    assert set(PLAYGROUND_FILES) - used == {f"{tag}.js" for tag in LANGUAGES}


def test_the_contract_names_exactly_the_files_of_the_playground() -> None:
    files = contract()["components"]["schemas"]["PlaygroundFile"]["enum"]
    assert files == sorted(PLAYGROUND_FILES)


@pytest.mark.parametrize(
    "path",
    sorted({*PLAYGROUND.iterdir()} - {*PLAYGROUND.glob("*.png")}),
    ids=lambda path: path.name,
)
def test_every_file_is_short(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= LONGEST


def test_a_file_is_sent_once_and_then_only_confirmed(http: FlaskClient) -> None:
    sent = http.get("/playground/main.js")
    again = http.get("/playground/main.js", headers={"If-None-Match": sent.headers["ETag"]})
    assert again.status_code == 304
    assert again.get_data() == b""


def test_a_confirmation_leaves_the_policy_of_the_page_as_it_is(http: FlaskClient) -> None:
    """The headers of a 304 replace those of the kept copy: a stricter policy would disable it."""
    sent = http.get("/", headers={"Accept-Encoding": "gzip"})
    conditions = {"If-None-Match": sent.headers["ETag"], "Accept-Encoding": "gzip"}
    again = http.get("/", headers=conditions)
    assert again.status_code == 304
    policy = again.headers.get("Content-Security-Policy")
    assert policy in (None, sent.headers["Content-Security-Policy"])


def test_the_icon_is_kept(http: FlaskClient) -> None:
    """A browser wants it whenever the address changes, which is after every move."""
    assert http.get("/playground/icon.svg").headers["Cache-Control"] == "max-age=86400"


def test_the_reference_has_every_operation_and_every_schema_of_the_contract(
    http: FlaskClient,
) -> None:
    page = http.get("/docs").get_data(as_text=True)
    anchors = re.findall(r'<section id="([^"]+)"', page)
    assert len(anchors) == len(set(anchors))
    contract = http.get("/openapi.json").get_json()
    named = {
        item[method]["operationId"]
        for item in contract["paths"].values()
        for method in ("get", "post")
        if method in item
    }
    assert set(anchors) == named | contract["components"]["schemas"].keys()


def test_every_link_inside_the_reference_leads_somewhere(http: FlaskClient) -> None:
    page = http.get("/docs").get_data(as_text=True)
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(re.findall(r'id="([^"]+)"', page))


def test_the_reference_shows_a_key_only_where_one_is_needed(http: FlaskClient) -> None:
    assert 'class="key"' not in http.get("/docs").get_data(as_text=True)


def test_the_reference_leads_back_to_the_playground(http: FlaskClient) -> None:
    assert '<a href="./"><b>← Playground</b></a>' in http.get("/docs").get_data(as_text=True)


def test_what_the_contract_says_is_no_html_in_the_reference() -> None:
    assert inline("a `<b>` & <script>") == "a <code>&lt;b&gt;</code> &amp; &lt;script&gt;"
    assert blocks("One.\n\n- **two**\n- [three](docs)") == (
        '<p>One.</p><ul><li><strong>two</strong></li><li><a href="docs">three</a></li></ul>'
    )


@pytest.mark.parametrize("folder", ["docs", "playground"])
def test_no_other_file_is_given_away(http: FlaskClient, folder: str) -> None:
    for name in ("docs.html", "index.html", "..%2fapp.py", "../app.py", "%00"):
        assert errors(http.get(f"/{folder}/{name}"), 404) == set()


def words(tag: str) -> dict[str, str]:
    module = PLAYGROUND_FILES[f"{tag}.js"].read_text()
    found: dict[str, str] = json.loads(module[module.index("{") :].rstrip().rstrip(";"))
    return found


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_language_says_everything_with_the_same_facts(tag: str) -> None:
    english, spoken = words("en"), words(tag)
    assert list(spoken) == list(english)
    for key, text in english.items():
        assert set(re.findall(r"\{\w+\}", spoken[key])) == set(re.findall(r"\{\w+\}", text)), key
        assert bool(spoken[key]) == bool(text), key


def test_french_punctuation_of_the_page_has_its_spaces() -> None:
    for key, text in words("fr").items():
        filled = re.sub(r"\{\w+\}", "7", text)
        assert not re.search(r"\w[:;?!]|[ \w][:;?!»]|«[ \w]", filled), key


@pytest.mark.parametrize("tag", LANGUAGES)
def test_apostrophes_of_the_page_are_typographic(tag: str) -> None:
    assert not [key for key, text in words(tag).items() if "'" in text]


def test_every_text_the_page_asks_for_exists() -> None:
    sources = [path.read_text() for path in PLAYGROUND.iterdir() if path.suffix in (".js", ".html")]
    in_use = {
        key
        for source in sources
        for pattern in (r'\bt\("([a-z._]+)"', r'data-(?:text|label)="([a-z._]+)"')
        for key in re.findall(pattern, source)
    }
    assert in_use and in_use <= set(words("en"))
