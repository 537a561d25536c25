"""The claims of the sources: each sentence beside the cases and tests that check it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from engine.faults import Refused
from engine.game.actions import Played, Rolled, Throw
from engine.game.advance import advance, begin
from engine.game.game import Game
from engine.position import COLORS, Color, Position
from engine.rules.ruleset import Ruleset
from engine.rules.turns import simple_turn
from engine.stakes.actions import CubeAction
from engine.stakes.cube import Cube, CubeDecision
from engine.stakes.match import Crawford, Match
from engine.stakes.options import agree
from engine.stakes.two_players import Stakes
from engine.turn import PlayerTurn, PlayStage, Roll, play_due
from engine.variants import ruleset
from tests.rulebook.cases import KEYS, check_case
from tests.support import TOP
from tests.support.documents import read_yaml
from tests.tables import steps
from tools.sources import PAGE, claims, page

OPENING_KEYS = {"throws", "begins", "numbers", "stakes", "cube"}
STAKES_KEYS = {"stakes", "dice", "do", "cube", "points", "refused", "match", "gives", "position"}
SOURCE_KEYS = {"case", "reconstructed", "variant", "setup"}
CLAIMS = claims()
CASES = [
    pytest.param(case, id=f"{claim.source} {claim.section}: {case['case']}")
    for claim in CLAIMS
    for case in claim.cases
]
TESTS = sorted({name for claim in CLAIMS for name in claim.tests})


@pytest.mark.parametrize("case", CASES)
def test_a_claim_of_a_source_holds(case: dict[str, Any]) -> None:
    name = case.get("variant", "backgammon")
    keys, check = _kind(case)
    assert set(case) <= keys | SOURCE_KEYS, f"unknown keys {set(case) - keys}"
    check(name, case)


def _kind(case: dict[str, Any]) -> Any:
    """The keys of this kind of case, and what checks it."""
    if "setup" in case:
        return set(), check_setup
    if "throws" in case:
        return OPENING_KEYS, check_opening
    return (STAKES_KEYS, check_actions) if "do" in case else (KEYS, check_case)


def check_setup(name: str, case: dict[str, Any]) -> None:
    assert ruleset(name).setup == Position.parse(case["setup"])


def check_opening(name: str, case: dict[str, Any]) -> None:
    """Who begins after these throws of White and Black, and with which numbers."""
    rules = ruleset(name)
    state = begin(rules, [Throw(*throw) for throw in case["throws"]], stakes_of(rules, case))
    assert state.turn
    turn, stage = play_due(state.turn)
    assert turn.player == case["begins"]
    assert sorted(stage.numbers) == sorted(case["numbers"])
    if "cube" in case:
        assert cube_of(state) == case["cube"]


def check_actions(name: str, case: dict[str, Any]) -> None:
    """What a row of actions leads to; with `refused`, the last one is refused for these reasons."""
    rules = ruleset(name)
    position = Position.parse(case["position"]) if "position" in case else rules.setup
    turn = PlayerTurn("white", (Roll(),))
    if "dice" in case:
        turn = simple_turn(rules, position, "white", tuple(case["dice"]))
    progress = Game(rules, position, turn, stakes_of(rules, case))
    *first, last = case["do"]
    for text in first:
        progress = act(progress, text)
    if "refused" in case:
        with pytest.raises(Refused) as refusal:
            act(progress, last)
        assert [fault.code for fault in refusal.value.faults] == case["refused"]
        return
    progress = act(progress, last)
    if "cube" in case:
        assert cube_of(progress) == case["cube"]
    if "gives" in case:
        assert progress.position == Position.parse(case["gives"])
    if "points" in case:
        assert progress.result
        assert f"{progress.result.winner} {progress.result.worth.total}" == case["points"]
    if "match" in case:
        assert progress.result and progress.result.match
        match = progress.result.match
        assert f"{match.white}-{match.black} {match.crawford}" == case["match"]


def act(state: Game, text: str) -> Game:
    """`white double`, `black roll 3-1`, `white play 8/5 6/5`, or `condone` for an illegal play."""
    player, word, *rest = text.split()
    by: Color = next(color for color in COLORS if color == player)
    if word == "roll":
        first, second = map(int, rest[0].split("-"))
        return advance(state, Rolled((first, second)))
    if word in ("play", "condone"):
        assert (
            state.turn and state.turn.player == by and isinstance(state.turn.stages[0], PlayStage)
        )
        return advance(state, Played(steps(state, " ".join(rest)), word == "condone"))
    return advance(state, CubeAction(by, CubeDecision(word)))


def stakes_of(rules: Ruleset, case: dict[str, Any]) -> Stakes:
    """`{length: 5, score: 4-2 now, options: {…}, cube: 2 black}`; money play without a length."""
    terms = case.get("stakes", {})
    stakes = agree(rules, terms.get("options"), terms.get("length"))
    if "score" in terms:
        score, crawford = terms["score"].split()
        white, black = map(int, score.split("-"))
        stakes = replace(stakes, play=Match(terms["length"], white, black, Crawford(crawford)))
    if "cube" in terms:
        value, owner = terms["cube"].split()
        stakes = replace(stakes, cube=Cube(int(value), owner))
    return stakes


def cube_of(state: Game) -> str:
    assert state.stakes
    return f"{state.stakes.cube.value} {state.stakes.cube.owner or 'centred'}"


def test_every_claim_is_checked() -> None:
    assert not [
        claim.words
        for claim in CLAIMS
        if not (claim.cases or claim.golden or claim.tests or claim.ruling)
    ]


@pytest.mark.parametrize("name", sorted({name for claim in CLAIMS for name in claim.golden}))
def test_the_golden_case_that_a_claim_names_exists(name: str) -> None:
    game, _, title = name.partition(": ")
    cases = read_yaml((TOP / "tests" / "rulebook" / f"{game}.yaml").read_text(encoding="utf-8"))
    assert title in [case["case"] for case in cases]


@pytest.mark.parametrize("name", TESTS)
def test_the_test_that_a_claim_names_exists(name: str) -> None:
    path, _, function = name.partition("::")
    assert re.search(rf"^def {function}\(", (TOP / path).read_text(encoding="utf-8"), re.MULTILINE)


def test_the_page_of_the_claims_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "make sources"
