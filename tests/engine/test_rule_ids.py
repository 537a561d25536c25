"""The list of rules follows from a game's fields, and its sentences are true for its options."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from engine.messages import CATALOGUES, ENGLISH, LANGUAGES, Language
from engine.referee.validate import places
from engine.rules.rule_ids import RULE_ORDER
from engine.rules.ruleset import Ruleset, Value
from engine.variants import VARIANTS, ruleset
from tests.support import TOP

CHOICES = [
    (name, option.name, value)
    for name, rules in VARIANTS.items()
    for option in rules.options
    for value in option.values
    if value != option.default
]

NOT_IN_ANY_SENTENCE = {
    # the option says what is rolled first, which no sentence mentions
    ("opening", "fresh_roll"),
    ("opening", "one_die_each"),
    # top_then_bottom does not say how often each face is played
    ("double_repeats", 4),
    # the options say which side it is; the sentences name neither
    ("snake", "black"),
    ("chooser", "black"),
    # whether there is a cube, the description says in a field of its own
    ("cube", False),
}

HIT_WORDS = {
    "en": r"\bhits?\b",
    "de": r"schl[aä]g",
    "fr": r"\bpris\b|\bprend\b",
    "it": r"\bmangia",
}
SAYS_THAT_NOBODY_IS_HIT = "single_blocks"


def all_rulesets() -> list[Ruleset]:
    """Every game with every combination of its options."""
    return [
        ruleset(name, dict(zip((o.name for o in rules.options), values, strict=True)))
        for name, rules in VARIANTS.items()
        for values in product(*(option.values for option in rules.options))
    ]


def sentences(rules: Ruleset) -> list[str]:
    """All texts of the API about the rules, the goal and the score."""
    return [
        *(ENGLISH.rules[rule] for rule in rules.rule_ids),
        ENGLISH.goals[rules.goal.word],
        ENGLISH.scorings[rules.scoring.word],
    ]


@pytest.mark.parametrize(("name", "option", "value"), CHOICES)
def test_an_option_that_changes_a_rule_changes_its_sentence(
    name: str, option: str, value: Value
) -> None:
    changes = sentences(ruleset(name, {option: value})) != sentences(VARIANTS[name])
    assert changes == ((option, value) not in NOT_IN_ANY_SENTENCE)


@pytest.mark.parametrize(
    ("name", "option", "value", "without", "instead"),
    [
        ("pin", "pinner_may_add", True, "pinning", "pinning_and_adding"),
        ("doublets", "bear_off_whole_tower", False, "once_per_phase", "single_bear_off"),
        ("russian_backgammon", "entering", "all_first", "enter_two", "enter_all"),
        ("ludus_lombardorum", "double_repeats", 2, "single_double", "double_twice"),
        ("no_hit", "hits", "forbidden", "hit_loses", "single_blocks"),
        ("long_nardy", "second_head", "blocked", "second_head", "second_head_if_blocked"),
        ("long_nardy", "row", "one_home", "row_of_six", "row_of_six_home"),
        ("fevga", "quarter", "four_of_theirs", "quarter", "four_of_theirs"),
        ("gul_bara", "unplayed", "to_opponent", "forfeit", "hand_over"),
    ],
)
def test_an_option_puts_one_rule_in_place_of_another(
    name: str, option: str, value: Value, without: str, instead: str
) -> None:
    before, after = VARIANTS[name].rule_ids, ruleset(name, {option: value}).rule_ids
    assert without in before and instead not in before
    assert instead in after and without not in after


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_checker_can_be_hit_no_rule_speaks_of_hitting(language: Language) -> None:
    without_hits = [
        rules
        for rules in all_rulesets()
        if not {"hit", "opposite_hit", "hit_loses"} & set(rules.rule_ids)
    ]
    assert {rules.name for rules in without_hits} == {
        "catch_me", "doublets", "eureka", "gioul", "no_hit", "pin",
        "plakoto", "mahbusa", "fevga", "long_nardy", "gul_bara", "tawla_31", "khachapuri",
    }  # fmt: skip
    for rules in without_hits:
        texts = {rule: CATALOGUES[language].rules[rule] for rule in rules.rule_ids}
        speaks = {
            rule for rule, text in texts.items() if re.search(HIT_WORDS[language], text, re.I)
        }
        assert speaks <= {SAYS_THAT_NOBODY_IS_HIT}, (rules.name, rules.chosen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_for_hitting_are_found_where_a_rule_does_speak_of_it(language: Language) -> None:
    assert re.search(HIT_WORDS[language], CATALOGUES[language].rules["hit_loses"], re.I)


def test_a_bar_is_there_exactly_where_a_rule_sends_a_checker_to_it() -> None:
    for rules in all_rulesets():
        sends = {"hit", "opposite_hit"} & set(rules.rule_ids)
        assert ("bar" in places(rules, "white")) == bool(sends), (rules.name, rules.chosen)


def test_the_list_of_backgammon_is_that_of_the_rulebook() -> None:
    assert VARIANTS["backgammon"].rule_ids == (
        "forward", "open_point", "separate_dice", "doubles", "use_all", "higher_die", "hit",
        "bar_first", "bear_off", "no_pass", "immediate_end", "stages", "empty_stage", "draw",
    )  # fmt: skip


def test_no_rule_is_listed_twice_and_all_travelling_games_list_them_in_one_order() -> None:
    assert len(set(RULE_ORDER)) == len(RULE_ORDER)
    for rules in all_rulesets():
        assert len(set(rules.rule_ids)) == len(rules.rule_ids)
        if not rules.mechanics:
            assert list(rules.rule_ids) == sorted(rules.rule_ids, key=RULE_ORDER.index)


def test_only_the_vocabulary_the_pages_and_the_description_of_a_game_know_lists_of_rules() -> None:
    """Code reads fields; a list of rule ids is for people."""
    allowed = {
        *(TOP / "engine/rules").iterdir(),
        *(TOP / "engine/variants").iterdir(),
        TOP / "service/http/routes/variants.py",
        TOP / "service/agents/server.py",
    }
    source: list[Path] = [*TOP.glob("engine/**/*.py"), *TOP.glob("service/**/*.py")]
    users = {path for path in source if re.search(r"rule_ids\b", path.read_text())}
    assert users <= allowed
    assert TOP / "service/http/routes/variants.py" in users
