"""What the documents say is what happens: the README is run, not believed."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from engine.variants import VARIANTS
from service.app import create_app
from tests.support import TOP

README = (TOP / "README.md").read_text()
PAGES = [
    *TOP.glob("*.md"),
    *TOP.glob("docs/**/*.md"),
    *TOP.glob("clients/*/README.md"),
    TOP / "conformance/README.md",
]
EXAMPLE = re.compile(r"```sh\n(curl .*?)```\s.*?```json\n(.*?)```", re.DOTALL)
EXAMPLES = EXAMPLE.findall(README)
ELSEWHERE = [
    example
    for page in ("stakes", "chouette")
    for example in EXAMPLE.findall((TOP / "docs" / f"{page}.md").read_text())
]


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize(("command", "answer"), [*EXAMPLES, *ELSEWHERE])
def test_the_readme_shows_the_real_answer(command: str, answer: str) -> None:
    words = shlex.split(command)
    url, body = words[2], words[-1]
    path = url.removeprefix("http://127.0.0.1:8000")
    reply = create_app().test_client().post(path, data=body, content_type="application/json")
    pieces = [piece.strip(",") for piece in squeezed(answer).split("…")]
    real, at = squeezed(reply.text), 0
    assert real.startswith(pieces[0]) and real.endswith(pieces[-1])
    for piece in pieces:
        at = real.find(piece, at)
        assert at >= 0, f"not in the answer, or not in this order: {piece}"
        at += len(piece)


def test_the_readme_shows_plays_a_beginning_an_advance_and_an_error() -> None:
    operations = [shlex.split(command)[2].rpartition("/")[2] for command, _ in EXAMPLES]
    assert operations == ["moves", "begin", "advance", "moves"]
    assert len(ELSEWHERE) == 2


def test_the_readme_is_in_the_order_in_which_a_developer_reads() -> None:
    assert re.findall(r"^## (.*)$", README, re.MULTILINE) == [
        "Quick start",
        "Example: legal plays",
        "Playing a game: begin, then advance",
        "Endpoints",
        "Errors",
        "Playground",
        "Clients",
        "Games",
        "Limits and keys",
        "Where to go on",
    ]


def test_the_index_of_the_documents_lists_every_page() -> None:
    index = (TOP / "docs/README.md").read_text()
    listed = set(re.findall(r"\]\(([\w/-]+\.md)\)", index))
    pages = [*TOP.glob("docs/*.md"), *TOP.glob("docs/guides/*.md")]
    there = {page.relative_to(TOP / "docs").as_posix() for page in pages} - {"README.md"}
    assert listed == there


def test_the_readme_lists_exactly_the_games_of_the_register() -> None:
    listed = re.findall(r"^\| \[`(\w+)`\]\((\S+)\) \| (.*?) \| (.*?) \|$", README, re.MULTILINE)
    assert sorted(listed) == sorted(
        (name, f"docs/rules/{name}.md", rules.names.en, rules.summary.en)
        for name, rules in VARIANTS.items()
    )


def test_the_readme_groups_the_games() -> None:
    games = README.partition("## Games")[2].partition("\n## Limits")[0]
    assert re.findall(r"^### (.*)$", games, re.MULTILINE) == [
        "Backgammon and its relatives",
        "Tavli",
        "Nardy",
        "Games of the old booklets",
    ]


def test_every_path_the_readme_names_is_served() -> None:
    named = set(re.findall(r"`(GET|POST) (/[^` ]*)`", README))
    served = {
        (method, rule.rule.replace("<", "{").replace(">", "}"))
        for rule in create_app().url_map.iter_rules()
        for method in rule.methods or ()
    }
    assert named and named <= served


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(TOP)))
def test_every_make_target_a_page_names_exists(page: Path) -> None:
    targets = set(re.findall(r"^([\w-]+):", (TOP / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"(?:`|^    )make ([a-z][\w-]*)", page.read_text(), re.MULTILINE))
    assert named <= targets


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(TOP)))
def test_every_link_between_pages_leads_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    links = re.findall(r"\]\(([^)#:]+)\)", prose)
    assert [link for link in links if not (page.parent / link).exists()] == []
