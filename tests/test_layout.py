"""One word per thing: a game's id names its module, its tests, its golden cases and its page."""

from __future__ import annotations

import re

import pytest

import tools
from engine.messages import ENGLISH
from engine.rules.ruleset import Ruleset
from engine.variants import VARIANTS, ruleset
from tests.support import TOP


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize(
    "place",
    [
        "engine/variants/{}.py",
        "tests/variants/test_{}.py",
        "tests/rulebook/{}.yaml",
        "docs/rules/{}.md",
    ],
)
def test_every_game_has_its_page_its_tests_its_golden_cases_and_its_docs(
    name: str, place: str
) -> None:
    assert (TOP / place.format(name)).is_file()


def with_each_option(name: str) -> list[Ruleset]:
    """The game as it is, and with each value of each option."""
    options = [{o.name: value} for o in VARIANTS[name].options for value in o.values]
    return [ruleset(name, option) for option in [{}, *options]]


@pytest.mark.parametrize("name", VARIANTS)
def test_every_rule_of_a_game_has_a_sentence(name: str) -> None:
    for rules in with_each_option(name):
        assert set(rules.rule_ids) <= set(ENGLISH.rules)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_games_page_lists_its_rules_and_those_of_its_options_with_their_sentences(
    name: str,
) -> None:
    page = (TOP / f"docs/rules/{name}.md").read_text().partition("## Rule ids")[2]
    rows = re.findall(r"^\| `(\w+)` \| (.*?)(?: \((?:Only w|W)ith .*\))? \|$", page, re.MULTILINE)
    listed = dict.fromkeys(rule for rules in with_each_option(name) for rule in rules.rule_ids)
    assert rows == [(rule, ENGLISH.rules[rule]) for rule in listed]


def test_every_sentence_belongs_to_some_game() -> None:
    used = {
        rule for name in VARIANTS for rules in with_each_option(name) for rule in rules.rule_ids
    }
    assert set(ENGLISH.rules) - used <= {"opening"}


@pytest.mark.parametrize("name", VARIANTS)
def test_every_goal_and_every_scoring_has_a_sentence(name: str) -> None:
    for rules in with_each_option(name):
        assert rules.goal.word in ENGLISH.goals
        assert rules.scoring.word in ENGLISH.scorings


ADRS = [path.name for path in (TOP / "docs/adr").glob("*.md")]


def test_no_two_decisions_have_the_same_number() -> None:
    numbers = [name[:4] for name in ADRS]
    assert sorted(numbers) == sorted(set(numbers))


def test_every_decision_that_is_cited_exists() -> None:
    """By file name, as `docs/adr/0022` or as `ADR 22`."""
    pattern = re.compile(r"(?:adr/|\]\()(\d{4}-[\w-]+\.md)|adr/(\d{4})\b(?!-)|\bADR (\d+)\b")
    known = {*ADRS, *(name[:4] for name in ADRS)}
    files = [TOP / "README.md", TOP / "ARCHITECTURE.md", *(TOP / "docs").rglob("*.md")]
    files += [path for part in ("engine", "service") for path in (TOP / part).rglob("*.py")]
    unknown = [
        (path.name, cited)
        for path in files
        for name, digits, number in pattern.findall(path.read_text())
        if (cited := name or digits or number.zfill(4)) not in known
    ]
    assert not unknown


def test_every_writer_of_kept_files_is_in_the_table_of_the_tools_with_its_command() -> None:
    listed = dict(re.findall(r"^\| `(\w+)` \| `(.*?)` \|", tools.__doc__ or "", re.MULTILINE))
    there = {path.stem for path in (TOP / "tools").iterdir() if path.name[0] not in "_."}
    assert listed.keys() == there
    makefile = (TOP / "Makefile").read_text()
    for name, command in listed.items():
        if command.startswith("make "):
            recipe = makefile.partition(f"\n{command.removeprefix('make ')}:")[2].partition("\n\n")[
                0
            ]
            assert f"tools.{name}" in recipe or f"tools/{name}.py" in recipe, name
