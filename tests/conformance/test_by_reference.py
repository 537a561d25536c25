"""The independent reference agrees with the conformance kit, and the frozen perft counts do."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from engine import notation
from engine.game.actions import Played
from engine.variants import VARIANTS, ruleset
from tests import reference
from tests.invariants.succession import Table, expected
from tests.perft.frozen import cases
from tests.reference import second
from tests.reference.boards import canonical
from tools.conformance import answers
from tools.conformance.answers import Json
from tools.conformance.documents import perft_case
from tools.conformance.files import GAMES, read

FILES = {path.stem: read(path) for path in sorted(GAMES.glob("*.json"))}
FROZEN = cases()
OWN_MECHANICS = {"catch_me", "doublets"}
"""Games whose moves cannot be read off the checkers that have left and reached a place."""


def without_empty_marks(position: Json) -> Json:
    """The reference leaves out a side without marks."""
    marks = {side: points for side, points in position.get("marks", {}).items() if points}
    rest = {key: value for key, value in position.items() if key != "marks"}
    return {**rest, "marks": marks} if marks else rest


def plain(position: Json) -> str:
    return canonical(without_empty_marks(position))


def arguments_for_reference(variant: str, case: Json) -> tuple[str, Json, Json, str, Json]:
    """The arguments of the functions of the reference that answer about a stage."""
    turn = case["turn"]
    position = without_empty_marks(case["position"])
    return variant, case["options"], position, turn["player"], turn["stages"][0]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_perft_counts_are_the_frozen_ones(variant: str) -> None:
    frozen = [perft_case(case) for case in FROZEN if case.variant == variant]
    assert FILES[variant]["perft"] == frozen


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_reference_finds_the_same_starts_and_plays(variant: str) -> None:
    for case in FILES[variant]["starts"]:
        start = reference.start(variant, case["options"])
        assert canonical(start) == plain(case["position"])
    for case in FILES[variant]["plays"]:
        found = reference.reached(*arguments_for_reference(variant, case))
        listed = {plain(play["position"]): play["moves"] for play in case["plays"]}
        assert set(listed) == set(found), case["id"]
        assert len(listed) == len(case["plays"]), case["id"]
        # rulebook 21: the reference counts the numbers that are void after a hit, too
        if not ruleset(variant, case["options"]).hit_ends_game:
            assert {after: len(moves) for after, moves in listed.items()} == found, case["id"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_reference_refuses_the_illegal_plays(variant: str) -> None:
    for case in FILES[variant]["illegal"]:
        moves = [(move["from"], move["to"]) for move in case["moves"]]
        assert not is_legal_by_reference(variant, case, moves), case


@pytest.mark.parametrize("variant", [name for name in VARIANTS if name not in OWN_MECHANICS])
def test_the_reference_allows_the_moves_of_the_plays_in_their_order(variant: str) -> None:
    for case in FILES[variant]["plays"]:
        if len(case["turn"]["stages"][0]["numbers"]) <= 2:
            for play in case["plays"][:3]:
                moves = [(move["from"], move["to"]) for move in play["moves"]]
                assert is_legal_by_reference(variant, case, moves), (case["id"], moves)


def is_legal_by_reference(variant: str, case: Json, moves: list[tuple[str, str]]) -> bool:
    _, options, position, player, stage = arguments_for_reference(variant, case)
    if variant in second.PAGES:
        return second.allows(variant, options, position, player, stage["numbers"], moves)
    if variant in OWN_MECHANICS:
        return False
    before = case["position"][player]
    for sequence in reference.sequences(variant, options, position, player, stage):
        sides = [before, *(json.loads(reached)[player] for _, reached in sequence)]
        if [_moved(*pair) for pair in pairwise(sides)] == moves:
            return True
    return False


def _moved(before: Json, after: Json) -> tuple[str, str]:
    """From where to where one checker has moved."""
    change = {place: after.get(place, 0) - before.get(place, 0) for place in {*before, *after}}
    (source,) = (place for place, count in change.items() if count < 0)
    (target,) = (place for place, count in change.items() if count > 0)
    return source, target


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_reference_gives_the_same_next_turn_and_outcome(variant: str) -> None:
    for case in FILES[variant]["actions"]:
        state, action = notation.read(case["id"]), answers.action_of(case["action"])
        table, after = Table.of(state), without_empty_marks(case["after"]["position"])
        used = len(action.steps) if isinstance(action, Played) else 0
        if case["outcome"]:
            assert case["after"]["turn"] is None
            assert won(case["outcome"]) == by_reference(variant, case, after, table.thrown)
            continue
        following = expected(table, action, after, used)
        turn = case["after"]["turn"]
        assert (turn["player"] or "", turn["stages"]) == (
            following["player"],
            following["stages"],
        ), case
        assert turn.get("thrown") == following["thrown"]
        assert turn.get("early", 0) == following["early"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_reference_gives_the_same_scores(variant: str) -> None:
    for case in FILES[variant]["scores"]:
        position = without_empty_marks(case["position"])
        assert won(case["outcome"]) == by_reference(variant, case, position, case.get("thrown"))


def won(outcome: Json | None) -> Json | None:
    return outcome and {"winner": outcome["winner"], "points": outcome["points"]}


def by_reference(variant: str, case: Json, position: Json, thrown: list[int] | None) -> Json | None:
    dice = (thrown[0], thrown[1]) if thrown else None
    return reference.outcome(variant, case["options"], position, dice=dice)
