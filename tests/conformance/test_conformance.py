"""The conformance kit is complete, valid and up to date.

Its questions are fixed; the answers are computed again here.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import jsonschema_rs
import pytest

from engine import notation
from engine.faults import Refused
from engine.variants import VARIANTS, ruleset
from tests.contract.closed import faults
from tests.invariants.forms import from_plain
from tools.conformance import answers
from tools.conformance.answers import Json
from tools.conformance.files import (
    GAMES,
    KIT,
    NOTATIONS,
    PLAY_TEXTS,
    SCHEMA,
    SECTIONS,
    read,
    text_of,
)
from tools.conformance.questions import rulesets

FILES = {path.stem: read(path) for path in sorted(GAMES.glob("*.json"))}
MOST_BYTES = 5_000_000
KINDS = {NOTATIONS: "NotationsFile", PLAY_TEXTS: "PlayTextsFile"}


# --- the files ---


def test_the_kit_has_a_file_for_every_game_and_no_other() -> None:
    assert set(FILES) == set(VARIANTS)
    names = {path.relative_to(KIT).as_posix() for path in KIT.rglob("*") if path.is_file()}
    games = {f"games/{name}.json" for name in VARIANTS}
    assert names == {"README.md", "schema.json", "notations.json", "play_texts.json", *games}


def test_the_kit_is_small() -> None:
    assert sum(path.stat().st_size for path in KIT.rglob("*.json")) < MOST_BYTES


@pytest.mark.parametrize("path", [*KINDS, *sorted(GAMES.glob("*.json"))], ids=lambda p: p.stem)
def test_every_file_matches_the_schema_and_is_written_one_case_a_line(path: Any) -> None:
    document = read(path)
    schema = json.loads(SCHEMA.read_text())
    kind = KINDS.get(path, "GameFile")
    for shape in (schema, {"$ref": f"#/$defs/{kind}", "$defs": schema["$defs"]}):
        wrong = jsonschema_rs.Draft202012Validator(shape).iter_errors(document)
        assert [error.instance_path for error in wrong] == []
    assert path.read_text(encoding="utf-8") == text_of(document), "make conformance"


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_section_has_cases_with_every_value_of_every_option(variant: str) -> None:
    document = FILES[variant]
    assert document["options"] == {
        option.name: list(option.values) for option in VARIANTS[variant].options
    }
    wanted = [dict(rules.chosen) for rules in rulesets(variant)]
    for section in ("starts", "plays", "actions", "scores"):
        there = [case["options"] for case in document[section]]
        assert [options for options in wanted if options not in there] == [], section
    assert all(document[section] for section in SECTIONS)


@pytest.mark.parametrize("variant", VARIANTS)
def test_states_moves_and_actions_are_written_as_in_the_contract(variant: str) -> None:
    """So that a case can be sent to the service as it is."""
    document = FILES[variant]
    for section in ("plays", "illegal", "actions"):
        for case in document[section]:
            state = {"variant": variant} | {
                key: case[key] for key in ("options", "position", "turn")
            }
            assert faults("State", state) == []
            assert faults("Moves", case.get("moves", [])) == []
    for case in document["actions"]:
        assert faults("Action", case["action"]) == []
    for case in document["plays"]:
        assert not any(faults("Moves", play["moves"]) for play in case["plays"])


WITHOUT_EFFECT = [
    ("eureka", "backgammon_multiplier"),  # no checker is ever left behind
    ("eureka", "cube"),  # of the stakes, not of the board
    ("two_rolls_vs_choice", "opening"),  # rulebook 25: the starter's turn begins anew anyway
]
"""Options that change nothing of what the kit asks."""


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_value_of_an_option_has_a_case_with_another_answer_than_the_default(
    variant: str,
) -> None:
    for rules in rulesets(variant)[1:]:
        ((option, _),) = rules.chosen.items()
        found = any(
            differs_by_default(variant, section, case)
            for section in ("starts", "plays", "illegal", "actions", "scores")
            for case in FILES[variant][section]
            if case["options"] == rules.chosen
        )
        assert found == ((variant, option) not in WITHOUT_EFFECT), rules.chosen


def differs_by_default(variant: str, section: str, case: Json) -> bool:
    """Whether the engine answers otherwise, or not at all, if the options are left out."""
    again = {**answer_by_default(variant, section, case), "id": "", "options": {}}
    if "after" in again:
        again["after"]["id"] = case["after"]["id"]
    return again != {**case, "id": "", "options": {}}


def answer_by_default(variant: str, section: str, case: Json) -> Json:
    """The case with the answer of the game without its options; empty if it refuses to answer."""
    rules = VARIANTS[variant]
    if section == "starts":
        return {"position": answers.position(rules, rules.setup)}
    if section == "scores":
        thrown = tuple(case["thrown"]) if "thrown" in case else None
        return answers.score_case(rules, from_plain(case["position"]), thrown)
    state = replace(notation.read(case["id"]), rules=rules)
    try:
        if section == "plays":
            return answers.plays_case(state)
        if section == "illegal":
            return answers.illegal_case(state, answers.steps_of(case["moves"]))
        return answers.action_case(state, answers.action_of(case["action"]))
    except Refused:
        return {}


# --- the answers of the engine ---


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_engine_still_gives_these_answers(variant: str) -> None:
    document = FILES[variant]
    for case in document["plays"]:
        assert answers.plays_case(notation.read(case["id"])) == case, "make conformance"
    for case in document["illegal"]:
        steps = answers.steps_of(case["moves"])
        assert answers.illegal_case(notation.read(case["id"]), steps) == case
    for case in document["actions"]:
        action = answers.action_of(case["action"])
        assert answers.action_case(notation.read(case["id"]), action) == case
    for case in document["scores"]:
        rules = ruleset(variant, case["options"])
        thrown = tuple(case["thrown"]) if "thrown" in case else None
        assert answers.score_case(rules, from_plain(case["position"]), thrown) == case
    for case, rules in zip(document["starts"], rulesets(variant), strict=True):
        assert case == {
            "options": dict(rules.chosen),
            "position": answers.position(rules, rules.setup),
        }


def test_the_notations_are_those_of_today_and_lead_back_where_nothing_is_lost() -> None:
    for case in read(NOTATIONS)["cases"]:
        state = notation.read(case["id"])
        assert answers.notations_case(state) == case, "make conformance"
        for name, written in case["notations"].items():
            if not written["loss"]:
                again = notation.read(written["written"], name)
                # these notations have no game without stakes: it is read as money play
                stakes = state.stakes or again.stakes
                assert again == replace(state, stakes=stakes)


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_illegal_play_has_faults_and_each_has_a_rule_of_the_game_or_none(variant: str) -> None:
    for case in FILES[variant]["illegal"]:
        rules = ruleset(variant, case["options"]).rule_ids
        assert case["faults"]
        assert {fault["rule"] for fault in case["faults"]} <= {*rules, None}


# --- the ids, read by nothing of ours ---


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_id_says_what_the_json_says(variant: str) -> None:
    for case in FILES[variant]["plays"]:
        version, game, white, black, turn = case["id"].split("~")
        name, *options = game.split(".")
        assert (version, name) == ("1", variant)
        assert dict(option.split("-") for option in options) == {
            option: json.dumps(value).strip('"') for option, value in case["options"].items()
        }
        assert side(white) == case["position"]["white"]
        assert side(black) == case["position"]["black"]
        player, stage, *_ = turn.split(".")
        assert player == case["turn"]["player"]
        numbers = [int(part) for part in stage.split("-") if part.isdigit()]
        assert numbers == case["turn"]["stages"][0]["numbers"]


def side(text: str) -> Json:
    """The checkers of one field of an id."""
    items = (item.split("-") for item in text.split(".") if item and "phase" not in item)
    return {place: int(count.rstrip("m")) for place, count in items}
