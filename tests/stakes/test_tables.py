"""The stakes row by row: golden tables whose expected values are the rulebook's."""

from __future__ import annotations

from itertools import product

import pytest

from engine.position import BLACK, OTHER, WHITE, Color
from engine.rules.scoring import GameValue
from engine.stakes.bet import OpenBet
from engine.stakes.cube import Cube, CubeDecision, CubeOffer, Terms, TurnStatus
from engine.stakes.match import Crawford, Match, after_game, check_match, surplus
from engine.stakes.money import Beavers, Money, points
from engine.stakes.resignation import scale
from engine.variants import VARIANTS, ruleset
from tests.stakes.reading import named, rows

DOUBLES = rows("doubles")
ME: Color = WHITE
HE: Color = BLACK
OWNERS: dict[str, Color | None] = {"centre": None, "mine": ME, "his": HE}
SCORES = {
    "before": (10, 20, Crawford.BEFORE),
    "crawford": (99, 30, Crawford.NOW),
    "leader": (99, 30, Crawford.AFTER),
    "trailer": (30, 99, Crawford.AFTER),
}


def terms_of(play: str, agreed: str) -> Terms:
    limit = 64 if agreed == "limit" else None
    if play == "money":
        return Money().terms(True, limit)
    mine, his, crawford = SCORES[play]
    return Match(100, mine, his, crawford, agreed.startswith("holland")).terms(True, limit)


def status_of(turn: str, agreed: str) -> TurnStatus:
    """In his turn N, which he began before me, I have begun N - 1."""
    begun = int(agreed[-1]) if agreed.startswith("holland") else 1
    player = {"mine": ME, "rolled": ME, "his": HE, "opening": None}[turn]
    is_fresh = turn in ("mine", "his")
    return TurnStatus(player, is_fresh, begun if player else 0, opponent_turns=begun - 1)


@pytest.mark.parametrize("row", DOUBLES, ids=named)
def test_who_may_double_now_and_why_not(row: dict[str, str]) -> None:
    value, owner = row["cube"].split()
    automatic = int(row["cube"] == "2 centre")
    cube = Cube(int(value), OWNERS[owner], automatic)
    terms = terms_of(row["play"], row["agreed"])
    bet = OpenBet(status_of(row["turn"], row["agreed"]), terms, cube, None, is_money=True)
    double = bet.permission(ME, CubeDecision.DOUBLE)
    codes = ["yes"] if double.allowed else [fault.code for fault in double.faults]
    assert [*codes, *(note.code for note in double.notes)] == row["double"].split()


def test_the_table_of_doubles_has_every_case_once() -> None:
    turned = ("2 mine", "2 his", "32 mine", "64 mine", "64 his")
    holland = ("holland 1", "holland 2", "holland 3")
    cases = [
        *product(("1 centre", "2 centre", *turned), ("money",), ("-", "limit")),
        *product(("1 centre", *turned), ("before",), ("-", "limit", "holland 1")),
        *product(("1 centre",), ("crawford",), ("-", "limit", "holland 1")),
        *product(("1 centre", *turned), ("leader", "trailer"), ("-", "limit", *holland)),
    ]
    expected = [
        (cube, turn, play, agreed)
        for (cube, play, agreed), turn in product(cases, ("mine", "rolled", "his", "opening"))
        if turn != "opening" or "centre" in cube
    ]
    found = [(row["cube"], row["turn"], row["play"], row["agreed"]) for row in DOUBLES]
    assert sorted(found) == sorted(expected)


@pytest.mark.parametrize("row", rows("answers"), ids=named)
def test_what_an_offer_may_be_answered_with(row: dict[str, str]) -> None:
    whose, _, kind = row["offered"].partition(" ")
    agreed = "otter" if row["agreed"] == "at 32" else row["agreed"]
    match = Match(25).terms(True, None)
    limit = 64 if row["agreed"] == "at 32" else None
    terms = match if agreed == "match" else Money(beavers=Beavers(agreed)).terms(True, limit)
    cube, offer = Cube(), None
    by = HE if whose == "his" else ME
    if kind:
        turns = ["double", "beaver", "raccoon", "otter"].index(kind)
        value = 32 if limit else 2**turns
        doubled = by if kind in ("beaver", "otter") else OTHER[by]
        cube = Cube(value, doubled if turns else None)
        offer = CubeOffer(CubeDecision(kind), by, value * 2)
    # a double and a raccoon come from the player on turn, a beaver and an otter from the other
    on_turn = OTHER[by] if kind in ("beaver", "otter") else by
    bet = OpenBet(TurnStatus(on_turn), terms, cube, offer, is_money=True)
    found = bet.permission(ME, row["do"])
    codes = ["yes"] if found.allowed else [fault.code for fault in found.faults]
    assert codes == row["answer"].split()


@pytest.mark.parametrize("row", rows("points"), ids=named)
def test_points_are_base_times_multiplier_times_cube_as_a_sum(row: dict[str, str]) -> None:
    value, where = row["cube"].split()
    cube = Cube(int(value), ME if where == "owned" else None)
    score = GameValue(row["result"], int(row["multiplier"]), int(row["base"]))
    worth = points(score, cube, row["jacoby"] == "yes")
    parts = (worth.by_score, worth.by_jacoby, worth.by_cube, worth.total)
    assert parts == tuple(int(row[name]) for name in ("score", "by_jacoby", "by_cube", "total"))


COLORED: dict[str, Color | None] = {"white": WHITE, "black": BLACK, "-": None}


def match_of(length: str, text: str) -> Match:
    score, crawford = text.split()
    white, black = map(int, score.split("-"))
    return Match(int(length), white, black, Crawford(crawford))


@pytest.mark.parametrize("row", rows("match"), ids=named)
def test_what_a_game_makes_of_a_match(row: dict[str, str]) -> None:
    before = match_of(row["length"], row["before"])
    assert check_match(before) == []
    who, won = row["game"].split()
    winner = COLORED[who]
    after = after_game(before, winner, int(won))
    assert after == match_of(row["length"], row["after"])
    assert (after.winner or "-") == row["won"]
    assert surplus(before, winner, int(won)) == int(row["surplus"])
    assert check_match(after) == []


def match_over_games(games: str, text: str) -> Match:
    played, score = text.split()
    white, black = map(int, score.split("-"))
    return Match(int(games), white, black, Crawford.OFF, played=int(played))


@pytest.mark.parametrize("row", rows("match_by_games"), ids=named)
def test_what_a_game_makes_of_a_match_by_games(row: dict[str, str]) -> None:
    before = match_over_games(row["games"], row["before"])
    assert check_match(before) == [] and not before.is_over
    who, won = row["game"].split()
    winner = COLORED[who]
    after = after_game(before, winner, int(won))
    assert after == match_over_games(row["games"], row["after"])
    found = after.winner or ("drawn" if after.is_over else "-")
    assert found == row["won"]
    assert surplus(before, winner, int(won)) == 0
    assert check_match(after) == []


@pytest.mark.parametrize("row", rows("resignations"), ids=named)
@pytest.mark.parametrize("loser", [WHITE, BLACK])
def test_at_which_values_one_may_resign(row: dict[str, str], loser: Color) -> None:
    rules = ruleset(row["game"], {} if row["option"] == "-" else {row["option"]: 2})
    known = scale(rules, rules.setup, loser)
    worth = [f"{score.base * score.multiplier} {score.result}" for score in known]
    assert worth == row["worth"].split(", ")


def test_every_way_of_scoring_has_its_row_of_resignations() -> None:
    games = {row["game"] for row in rows("resignations")}
    scorings = {VARIANTS[name].scoring.word for name in games}
    assert scorings >= {rules.scoring.word for rules in VARIANTS.values()}
