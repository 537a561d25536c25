"""One word per thing: a game's id names its module, its tests, its golden cases and its page."""

from __future__ import annotations

import pytest

from engine.messages import ENGLISH
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


def test_there_are_26_games() -> None:
    assert len(VARIANTS) == 26


@pytest.mark.parametrize("name", VARIANTS)
def test_every_rule_of_a_game_has_a_sentence(name: str) -> None:
    assert set(VARIANTS[name].rules) <= set(ENGLISH.rules)


def test_every_sentence_belongs_to_some_game() -> None:
    used = {rule for rules in VARIANTS.values() for rule in rules.rules}
    assert set(ENGLISH.rules) - used <= {"opening"}


@pytest.mark.parametrize("name", VARIANTS)
def test_every_goal_and_every_scoring_has_a_sentence(name: str) -> None:
    for option in [{}, *({o.name: v} for o in VARIANTS[name].options for v in o.values)]:
        rules = ruleset(name, option)
        assert rules.goal.__name__ in ENGLISH.goals
        assert rules.scoring.word in ENGLISH.scorings
