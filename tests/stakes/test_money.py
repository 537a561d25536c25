"""Money play and what a game comes to: sentence by sentence of rulebook 27."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from engine.faults import Refused
from engine.game.outcome import outcome
from engine.position import BLACK, WHITE, Color, Position
from engine.rules.goals import Termination
from engine.rules.scoring import DRAWN, SINGLE, GameValue
from engine.stakes.agreements import SETTLED
from engine.stakes.cube import Cube
from engine.stakes.money import Session, written
from engine.stakes.options import agree, chosen
from engine.stakes.turn_status import TurnCounts
from engine.stakes.two_players import (
    Stakes,
    settle,
)
from engine.variants import VARIANTS
from tests.stakes.acting import (
    BACKGAMMON,
    BACKGAMMONED,
    GAMMON,
)


def test_with_an_amount_per_point_the_amount_owed_is_exact() -> None:
    stakes = replace(agree(BACKGAMMON, per_point=Fraction("0.10")), cube=Cube(4, WHITE))
    settled = settle(stakes, WHITE, BACKGAMMONED, Termination.ALL_OFF)
    assert settled.worth.total == 12
    assert settled.amount == Fraction("1.2") and written(settled.amount) == "1.2"


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        ("0", "0"),
        ("3", "3"),
        ("1/2", "0.5"),
        ("-5/4", "-1.25"),
        ("1/100", "0.01"),
        ("1/3", "1/3"),
        ("1/1024", "1/1024"),
    ],
)
def test_an_amount_is_written_as_a_decimal_if_a_short_one_is_exact(amount: str, text: str) -> None:
    assert written(Fraction(amount)) == text


def test_without_an_amount_per_point_nothing_is_owed_but_points() -> None:
    assert settle(Stakes(), WHITE, SINGLE, Termination.ALL_OFF).amount is None


def test_the_next_game_begins_with_a_fresh_cube() -> None:
    stakes = replace(
        agree(BACKGAMMON, {"jacoby": True}), cube=Cube(8, BLACK), turns=TurnCounts(7, 6)
    )
    settled = settle(stakes, BLACK, GAMMON, Termination.ALL_OFF)
    fresh = agree(BACKGAMMON, {"jacoby": True})
    assert settled.next == replace(fresh, session=Session(2, -Fraction(16)))


def test_money_play_counts_its_games_and_what_both_have_won() -> None:
    """As a chouette does: 4, a draw, a settlement of 3/2 and a loss of 1."""
    stakes = Stakes(cube=Cube(2, WHITE))
    games: list[tuple[Color | None, GameValue, Termination, Fraction | None]] = [
        (WHITE, GAMMON, Termination.ALL_OFF, None),
        (None, DRAWN, Termination.DRAW_AGREED, None),
        (WHITE, SETTLED, Termination.SETTLEMENT, Fraction(3, 2)),
        (BLACK, SINGLE, Termination.ALL_OFF, None),
    ]
    for winner, score, how, agreed in games:
        following = settle(stakes, winner, score, how, agreed).next
        assert following
        stakes = following
    assert stakes.session == Session(5, Fraction(9, 2))
    assert stakes.session.total(BLACK) == -Fraction(9, 2)


def test_scores_of_a_scale_of_their_own_go_through_the_same_settlement() -> None:
    rules = VARIANTS["acey_deucey"]
    end = outcome(rules, Position.parse("white off:15; black 3:4 bar:1 reserve:1 off:9"))
    assert end
    settled = settle(agree(rules), end.ending.winner, end.value, end.ending.how)
    assert (settled.worth.total, settled.worth.by_cube) == (6, 0)


@pytest.mark.parametrize(("sent", "limit"), [(2, 2), (32, 32), (2**19, 2**19), (2**20, None)])
def test_the_limit_of_the_cube_is_a_power_of_two(sent: int, limit: int | None) -> None:
    """The highest cube of all, 2^20, limits nothing."""
    stakes = agree(BACKGAMMON, {"cube_limit": sent})
    assert stakes.cube_limit == limit
    assert chosen(stakes) == ({"cube_limit": limit} if limit else {})


@pytest.mark.parametrize("sent", [0, 1, 3, 48, 2**21, "none", True])
def test_no_other_limit_can_be_agreed(sent: int | str) -> None:
    with pytest.raises(Refused) as caught:
        agree(BACKGAMMON, {"cube_limit": sent})
    assert [fault.code for fault in caught.value.faults] == ["unknown_option_value"]
