"""Matches and what may be agreed: sentence by sentence of rulebook 27."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from engine.faults import Refused
from engine.game.permissions import may
from engine.position import BLACK, WHITE
from engine.rules.goals import Termination
from engine.rules.ruleset import Value
from engine.rules.scoring import SINGLE
from engine.stakes.cube import Cube
from engine.stakes.match import Crawford, Match
from engine.stakes.money import Money
from engine.stakes.options import OPTIONS, agree
from engine.stakes.turn_status import TurnCounts
from engine.stakes.two_players import (
    Stakes,
    settle,
)
from engine.variants import VARIANTS
from tests.stakes.acting import (
    BACKGAMMON,
    DOUBLE,
    GAMMON,
    TAKE,
    do,
    refused,
    table,
)


def test_money_only_options_are_refused_in_a_match_with_a_reason() -> None:
    options: dict[str, Value] = {"jacoby": True, "beavers": "beaver", "automatic_doubles": 1}
    with pytest.raises(Refused) as why:
        agree(BACKGAMMON, options, length=5, per_point=Fraction(1))
    assert [fault.code for fault in why.value.faults] == ["money_only"] * 4


def test_the_holland_rule_is_refused_in_money_play() -> None:
    with pytest.raises(Refused) as why:
        agree(BACKGAMMON, {"holland": True})
    assert [fault.code for fault in why.value.faults] == ["match_only"]


def test_options_about_the_cube_are_refused_in_a_game_without_it() -> None:
    options: dict[str, Value] = {"jacoby": True, "cube_limit": 64, "resignation": "backgammon"}
    with pytest.raises(Refused) as why:
        agree(VARIANTS["gioul"], options)
    assert [fault.code for fault in why.value.faults] == ["no_cube", "no_cube"]


def test_every_option_at_its_default_is_welcome_everywhere() -> None:
    defaults = {name: values[0] for name, values in OPTIONS.items()}
    for rules in VARIANTS.values():
        assert agree(rules, defaults) == agree(rules)
        assert agree(rules, defaults, length=7) == agree(rules, length=7)


def test_all_faults_of_options_are_listed_at_once() -> None:
    with pytest.raises(Refused) as why:
        agree(BACKGAMMON, {"jacobi": True, "jacoby": 1, "cube_limit": 33}, 0, Fraction(0))
    assert [fault.code for fault in why.value.faults] == [
        "unknown_stakes_option",
        "unknown_option_value",
        "unknown_option_value",
        "money_only",
        "no_such_length",
        "money_only",
        "no_such_amount",
    ]


def test_a_match_goes_from_game_to_game_until_it_is_won() -> None:
    stakes = agree(BACKGAMMON, length=3)
    first = settle(stakes, WHITE, GAMMON, Termination.ALL_OFF)
    assert first.match == Match(3, 2, 0, Crawford.NOW)
    assert first.next and refused(first.next, DOUBLE) == ["crawford_game"]
    second = settle(first.next, BLACK, SINGLE, Termination.ALL_OFF)
    assert second.next and second.match == Match(3, 2, 1, Crawford.AFTER)
    doubled = do(second.next, DOUBLE, TAKE).stakes
    assert doubled
    third = settle(doubled, BLACK, SINGLE, Termination.ALL_OFF)
    assert third.match and third.match.winner == BLACK and third.next is None
    with pytest.raises(Refused) as why:
        settle(replace(doubled, play=third.match), WHITE, SINGLE, Termination.ALL_OFF)
    assert [fault.code for fault in why.value.faults] == ["match_over"]


def test_the_holland_rule_lets_the_trailer_double_from_his_third_turn_on() -> None:
    match = Match(5, 2, 4, Crawford.AFTER, holland=True)
    for begun, codes in ((1, ["holland_rule"]), (2, ["holland_rule"]), (3, [])):
        stakes = Stakes(match, turns=TurnCounts(begun, begun))
        double = may(table(stakes))[WHITE][0]
        assert [fault.code for fault in double.faults] == codes


def test_the_holland_rule_binds_no_player_at_equal_scores() -> None:
    stakes = Stakes(Match(5, 4, 4, Crawford.AFTER, holland=True), turns=TurnCounts(1, 0))
    assert may(table(stakes))[WHITE][0].allowed


def test_a_stake_that_covers_what_the_player_needs_makes_the_cube_dead() -> None:
    stakes = Stakes(Match(7, 3, 0), Cube(4, WHITE))
    double = may(table(stakes))[WHITE][0]
    assert double.allowed and [note.code for note in double.notes] == ["dead_cube"]
    stakes = Stakes(Match(7, 2, 0), Cube(4, WHITE))
    assert may(table(stakes))[WHITE][0].notes == ()


def test_a_match_to_one_point_is_its_own_crawford_game() -> None:
    assert agree(BACKGAMMON, length=1).play == Match(1, 0, 0, Crawford.NOW)


def test_a_match_can_be_played_in_a_game_without_a_cube() -> None:
    rules = VARIANTS["gioul"]
    settled = settle(agree(rules, length=3), WHITE, GAMMON, Termination.ALL_OFF)
    assert settled.match == Match(3, 2, 0, Crawford.NOW)


def test_plain_stakes_are_money_play_without_an_amount() -> None:
    assert Stakes().play == Money()
