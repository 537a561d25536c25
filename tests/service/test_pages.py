"""The pages: everything they are made of comes from here, and nothing else does."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from html import unescape
from os.path import normpath
from pathlib import Path, PurePosixPath

import pytest
from flask.testing import FlaskClient

from service.contract import EXAMPLES, examples
from service.http.routes.pages import PLAYGROUND, PLAYGROUND_FILES, blocks, inline
from tests.service.asking import errors
from tests.support import TOP

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


def imports() -> Iterator[str]:
    """What the modules import, by the names of the files."""
    for name, path in PLAYGROUND_FILES.items():
        if path.suffix == ".js":
            pattern = r'^(?:import|export) .*from "(\.[^"]+)";$'
            for imported in re.findall(pattern, path.read_text(), re.MULTILINE):
                yield normpath(PurePosixPath(name).parent / imported)


def test_every_module_imports_only_its_neighbours_and_the_board() -> None:
    assert set(imports()) <= set(PLAYGROUND_FILES)


def test_no_module_is_left_over() -> None:
    used = set(imports())
    page = (PLAYGROUND / "index.html").read_text()
    preloaded = set(re.findall(r'modulepreload" href="playground/([^"]+)"', page))
    assert preloaded == used
    used |= {address.removeprefix("playground/") for address in addresses(page)}
    manifest = json.loads((PLAYGROUND / "app.webmanifest").read_text())
    used |= {icon["src"] for icon in manifest["icons"]}
    assert set(PLAYGROUND_FILES) - used == {f"texts/{tag}.js" for tag in LANGUAGES}


def test_the_games_are_grouped_as_in_the_readme() -> None:
    readme = (TOP / "README.md").read_text()
    groups = readme.partition("## Games")[2].partition("\n## ")[0].split("\n### ")[1:]
    listed = [re.findall(r"^\| \[`(\w+)`\]", group, re.MULTILINE) for group in groups]
    module = PLAYGROUND_FILES["picker/groups.js"].read_text()
    grouped = [re.findall(r'"(\w+)"', names) for names in re.findall(r": (\[.*\]),", module)]
    assert grouped == listed[:-1]
    names = [group.splitlines()[0] for group in groups]
    assert names == [text for key, text in words("en").items() if key.startswith("group.")]


@pytest.mark.parametrize(
    "path",
    [path for path in PLAYGROUND.rglob("*.*") if path.suffix != ".png"],
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
    assert blocks("One.\n\n- **two**\n- [three](docs)").replace("\n", "") == (
        '<p>One.</p><ul><li><strong>two</strong></li><li><a href="docs">three</a></li></ul>'
    )


def sections(http: FlaskClient) -> dict[str, str]:
    """The operations of the reference page by name."""
    page = http.get("/docs").get_data(as_text=True)
    found = re.findall(r'<section id="(\w+)" class="operation">(.*?)</section>', page, re.DOTALL)
    return {name: unescape(section) for name, section in found}


def test_an_operation_of_the_reference_begins_with_an_example_and_ends_with_its_errors(
    http: FlaskClient,
) -> None:
    for name, section in sections(http).items():
        assert section.index("Send</button>") < section.index("<h4>Answer</h4>"), name
        assert section.index("<h4>Answer</h4>") < section.index("<summary>Errors: "), name


@pytest.mark.parametrize("operation", [path.stem for path in EXAMPLES.iterdir()])
def test_the_reference_shows_every_recorded_example_that_can_be_sent(
    http: FlaskClient, operation: str
) -> None:
    section = sections(http)[operation]
    for example in examples(operation).values():
        answer = example["answer"]
        shown = answer if isinstance(answer, str) else json.dumps(answer, ensure_ascii=False)
        assert shown in section
        assert json.dumps(example.get("request", {}), ensure_ascii=False).strip("{}") in section


@pytest.mark.parametrize("folder", ["docs", "playground"])
def test_no_other_file_is_given_away(http: FlaskClient, folder: str) -> None:
    for name in ("docs.html", "index.html", "..%2fapp.py", "../app.py", "%00"):
        assert errors(http.get(f"/{folder}/{name}"), 404) == set()


def words(tag: str) -> dict[str, str]:
    module = PLAYGROUND_FILES[f"texts/{tag}.js"].read_text()
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
    sources = [
        path.read_text()
        for path in [*PLAYGROUND_FILES.values(), PLAYGROUND / "index.html"]
        if path.suffix in (".js", ".html")
    ]
    in_use = {
        key
        for source in sources
        for pattern in (r'\bt\("([a-z._]+)"', r'data-(?:text|label)="([a-z._]+)"')
        for key in re.findall(pattern, source)
    }
    assert in_use and in_use <= set(words("en"))


def test_language_models_are_told_what_there_is_to_read(http: FlaskClient) -> None:
    reply = http.get("/llms.txt")
    assert (reply.status_code, reply.mimetype) == (200, "text/plain")
    addresses = re.findall(r"\]\(([^)]+)\)", reply.text)
    assert "docs/agents.md" in addresses
    for address in addresses:
        assert http.get(f"/{address}").status_code == 200, address


def test_the_documentation_is_served_as_markdown_under_its_paths(http: FlaskClient) -> None:
    pages = [*(TOP / "docs").glob("*.md"), *(TOP / "docs/rules").glob("*.md")]
    assert len(pages) > 60
    for page in pages:
        reply = http.get(f"/{page.relative_to(TOP).as_posix()}")
        assert (reply.status_code, reply.mimetype) == (200, "text/markdown")
        assert reply.text == page.read_text()
    assert http.get("/docs/../pyproject.toml").status_code == 404
    assert http.get("/docs/nothing.md").status_code == 404


def test_the_wheel_has_every_page_of_the_documentation() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text())
    targets = project["tool"]["hatch"]["build"]["targets"]
    included = targets["wheel"]["force-include"]
    for page in (TOP / "docs").glob("*.md"):
        assert included[f"docs/{page.name}"] == f"service/docs/{page.name}"
    assert {"docs/llms.txt", "docs/guides", "docs/rules"} <= included.keys()
    assert "/docs" in targets["sdist"]["include"]
