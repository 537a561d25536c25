"""Golden cases: positions, rolls and plays with what the rules say about them, as data."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.faults import Refused
from engine.game.actions import Played
from engine.game.advance import advance
from engine.game.game import Game
from engine.game.outcome import outcome
from engine.game.permissions import may
from engine.position import Position
from engine.referee.validate import check_position
from engine.stakes.options import agree
from engine.turn import IfShort, NameDouble, NameRoll, PlayStage, Roll, Stage
from engine.variants import ruleset
from tests.tables import broken, found, steps, table, verdict, written

KEYS = {
    "case", "rule", "source", "options", "position", "player", "dice", "stages",
    "plays", "includes", "excludes", "count", "illegal", "also", "leads_to",
    "faults", "outcome", "next", "thrown", "cube", "may_pass",
}  # fmt: skip


def stage(stage_json: dict[str, Any]) -> Stage:
    match stage_json["do"]:
        case "roll":
            return Roll(
                stage_json.get("by") == "opponent",
                stage_json.get("shown", False),
                stage_json.get("again", False),
            )
        case "name_double":
            return NameDouble()
        case "name_roll":
            return NameRoll()
        case _:
            if_short = IfShort(stage_json.get("if_short", "carry_on"))
            return PlayStage(
                tuple(stage_json["numbers"]), stage_json.get("in_order", False), if_short
            )


def set_up(name: str, case: dict[str, Any]) -> Game:
    rules = ruleset(name, case.get("options"))
    queue = case["dice"] if "dice" in case else [stage(entry) for entry in case["stages"]]
    state = table(rules, case["position"], case["player"], tuple(queue))
    if "thrown" not in case:
        return state
    assert state.turn
    return replace(state, turn=replace(state.turn, thrown=tuple(case["thrown"])))


def check_case(name: str, case: dict[str, Any]) -> None:
    """A position, its outcome, and the plays of a roll."""
    rules = ruleset(name, case.get("options"))
    position = Position.parse(case["position"])
    assert {fault.code for fault in check_position(rules, position)} == set(case.get("faults", ()))
    if "outcome" in case:
        end = outcome(rules, position)
        result = end and {
            "winner": end.ending.winner,
            "result": end.value.result,
            "points": end.points(),
        }
        assert result == case["outcome"]
    if "player" in case:
        check_plays(set_up(name, case), case)
    if "may_pass" in case:
        check_pass(set_up(name, {**case, "stages": [{"do": "roll"}]}), case["may_pass"])
    if "cube" in case:
        moment = {key: value for key, value in case.items() if key != "dice"}
        check_double(set_up(name, {"stages": [{"do": "roll"}], **moment}), case["cube"])


def check_double(state: Game, expected: bool | str) -> None:
    """Whether the player may double now, by default before the roll, or the reason against it.

    The game is for money with the default options.
    """
    staked = replace(state, stakes=agree(state.rules, {}))
    assert staked.turn and staked.turn.player
    double = next(each for each in may(staked)[staked.turn.player] if each.do == "double")
    assert double.allowed is (expected is True)
    assert [fault.code for fault in double.faults] == ([] if expected is True else [expected])


def check_pass(state: Game, expected: bool) -> None:
    """Whether the player may pass instead of rolling; then the opponent rolls."""
    assert state.expected and state.expected.may_pass is expected
    if not expected:
        with pytest.raises(Refused) as refused:
            state.do("pass")
        assert [fault.code for fault in refused.value.faults] == ["must_roll"]
        return
    after = state.do("pass")
    assert [event.what for event in after.events] == ["passed"]
    assert (after.position, after.turn) == (state.position, state.roll(2, 1).play("-").turn)


def check_plays(state: Game, case: dict[str, Any]) -> None:
    if "plays" in case:
        assert written(state) == set(case["plays"])
    if "includes" in case or "excludes" in case:
        assert set(case.get("includes", ())) <= written(state)
        assert not set(case.get("excludes", ())) & written(state)
    if "count" in case:
        assert len(found(state)) == case["count"]
    if "illegal" in case:
        assert not verdict(state, case["illegal"]).legal
        assert {case["rule"], *case.get("also", ())} == broken(state, case["illegal"])
    if "leads_to" in case:
        check_advance(state, case["leads_to"])


def check_advance(state: Game, expected: dict[str, Any]) -> None:
    """A play carried out: where it leads, who is next and with which queue."""
    advanced = advance(state, Played(steps(state, expected["play"])))
    if "position" in expected:
        assert advanced.position == Position.parse(expected["position"])
    turn = advanced.turn
    if "player" in expected:
        assert turn is not None
        assert turn.player == expected["player"]
    if "stages" in expected:
        assert turn is not None
        assert turn.stages == tuple(stage(entry) for entry in expected["stages"])
    if "winner" in expected:
        assert advanced.outcome is not None
        assert advanced.outcome.ending.winner == expected["winner"]
        assert advanced.outcome.points() == expected["points"]
