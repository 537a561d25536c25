"""One runner for the golden cases of all games: data, not code."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.game.machine import Played, State, advance
from engine.game.outcome import outcome
from engine.position import Position
from engine.referee.validate import check_position
from engine.turn import IfShort, NameDouble, NameRoll, Play, Roll, Stage
from engine.variants import VARIANTS, ruleset
from tests.tables import broken, found, steps, table, verdict, written

HERE = Path(__file__).parent
CASES = [
    pytest.param(path.stem, case, id=f"{path.stem}: {case['case']}")
    for path in sorted(HERE.glob("*.yaml"))
    for case in yaml.safe_load(path.read_text(encoding="utf-8"))
]
KEYS = {
    "case", "rule", "source", "options", "position", "player", "dice", "stages",
    "plays", "includes", "excludes", "count", "illegal", "also", "leads_to",
    "faults", "outcome", "next", "thrown",
}  # fmt: skip


def stage(said: dict[str, Any]) -> Stage:
    match said["do"]:
        case "roll":
            return Roll(
                said.get("by") == "opponent", said.get("shown", False), said.get("again", False)
            )
        case "name_double":
            return NameDouble()
        case "name_roll":
            return NameRoll()
        case _:
            if_short = IfShort(said.get("if_short", "carry_on"))
            return Play(tuple(said["numbers"]), said.get("in_order", False), if_short)


def set_up(name: str, case: dict[str, Any]) -> State:
    rules = ruleset(name, case.get("options"))
    queue = case["dice"] if "dice" in case else [stage(said) for said in case["stages"]]
    state = table(rules, case["position"], case["player"], tuple(queue))
    if "thrown" not in case:
        return state
    assert state.turn
    return replace(state, turn=replace(state.turn, thrown=tuple(case["thrown"])))


@pytest.mark.parametrize(("name", "case"), CASES)
def test_golden_case(name: str, case: dict[str, Any]) -> None:
    assert set(case) <= KEYS, f"unknown keys {set(case) - KEYS}"
    check_case(name, case)


def check_case(name: str, case: dict[str, Any]) -> None:
    """A position, its outcome, and the plays of a roll."""
    rules = ruleset(name, case.get("options"))
    position = Position.parse(case["position"])
    assert {fault.code for fault in check_position(rules, position)} == set(case.get("faults", ()))
    if "outcome" in case:
        end = outcome(rules, position)
        said = end and {
            "winner": end.ending.winner,
            "result": end.score.result,
            "points": end.points(),
        }
        assert said == case["outcome"]
    if "player" in case:
        check_plays(set_up(name, case), case)


def check_plays(state: State, case: dict[str, Any]) -> None:
    if "plays" in case:
        assert written(state) == set(case["plays"])
    assert set(case.get("includes", ())) <= written(state)
    assert not set(case.get("excludes", ())) & written(state)
    if "count" in case:
        assert len(found(state)) == case["count"]
    if "illegal" in case:
        assert not verdict(state, case["illegal"]).legal
        assert {case["rule"], *case.get("also", ())} == broken(state, case["illegal"])
    if "leads_to" in case:
        check_advance(state, case["leads_to"])


def check_advance(state: State, expected: dict[str, Any]) -> None:
    """A play carried out: where it leads, who is next and with which queue."""
    advanced = advance(state, Played(steps(state, expected["play"])))
    if "position" in expected:
        assert advanced.state.position == Position.parse(expected["position"])
    turn = advanced.state.turn
    if "player" in expected:
        assert turn is not None
        assert turn.player == expected["player"]
    if "stages" in expected:
        assert turn is not None
        assert turn.stages == tuple(stage(said) for said in expected["stages"])
    if "winner" in expected:
        assert advanced.outcome is not None
        assert advanced.outcome.ending.winner == expected["winner"]
        assert advanced.outcome.points() == expected["points"]


@pytest.mark.parametrize("name", VARIANTS)
def test_every_game_has_golden_cases(name: str) -> None:
    assert (HERE / f"{name}.yaml").exists()
