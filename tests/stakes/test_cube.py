"""The cube, beavers and automatic doubles: sentence by sentence of rulebook 27."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.game.actions import Rolled, Throw
from engine.game.advance import advance, begin
from engine.game.permissions import may
from engine.position import BLACK, WHITE, Color, Position
from engine.rules.goals import Termination
from engine.rules.turns import OPENING_TURN
from engine.stakes.actions import StakesAction
from engine.stakes.agreements import Ended
from engine.stakes.cube import Cube, CubeDecision, CubeOffer
from engine.stakes.money import after_tie
from engine.stakes.options import agree
from engine.stakes.two_players import Stakes, stakes_after
from engine.variants import VARIANTS
from tests.stakes.acting import (
    ANIMALS,
    BACKGAMMON,
    BEAVER,
    DOUBLE,
    DROP,
    OTTER,
    RACCOON,
    TAKE,
    cube,
    cube_of,
    do,
    points_of,
    refused,
    table,
)
from tests.support.refusals import refused as refusing


def test_the_stake_is_1_and_the_cube_centred_at_first() -> None:
    assert agree(BACKGAMMON).cube == Cube(1, None, 0)


def test_who_takes_owns_the_cube_at_the_doubled_stake() -> None:
    assert cube_of(do(Stakes(), DOUBLE, TAKE)) == Cube(2, BLACK)


def test_who_drops_loses_the_stake_before_the_double() -> None:
    progress = do(Stakes(cube=Cube(2, WHITE)), DOUBLE, DROP)
    assert progress.ended == Ended(Termination.DROP, WHITE)
    assert points_of(progress) == 2


def test_a_drop_costs_no_gammon_whatever_the_position() -> None:
    assert points_of(do(Stakes(), DOUBLE, DROP)) == 1


def test_only_its_owner_may_redouble() -> None:
    assert refused(Stakes(cube=Cube(2, BLACK)), DOUBLE) == ["not_the_owner"]
    assert cube_of(do(Stakes(cube=Cube(2, WHITE)), DOUBLE, TAKE)) == Cube(4, BLACK)


def test_a_player_on_the_bar_even_closed_out_may_double() -> None:
    closed = Position.parse("white bar:1 12:14; black 1:2 2:2 3:2 4:2 5:2 6:2 7:3")
    offer = do(table(Stakes(), position=closed), DOUBLE).offer
    assert offer == CubeOffer(CubeDecision.DOUBLE, WHITE, 2)


def test_the_game_waits_until_a_double_is_answered() -> None:
    offered = do(Stakes(), DOUBLE)
    with refusing("offer_pending"):
        advance(offered, Rolled((6, 5)))
    assert advance(do(offered, TAKE), Rolled((6, 5))).events
    assert refused(offered, DOUBLE) == ["offer_pending"]


def test_every_reason_is_listed_at_once() -> None:
    stakes = agree(BACKGAMMON, {"cube_limit": 64})
    black = cube(BLACK, CubeDecision.DOUBLE)
    assert refused(replace(stakes, cube=Cube(64, WHITE)), black) == [
        "not_your_turn",
        "not_the_owner",
        "cube_limit_reached",
    ]


@pytest.mark.parametrize("name", [name for name, rules in VARIANTS.items() if not rules.cube])
@pytest.mark.parametrize("word", CubeDecision)
def test_nothing_can_be_done_with_the_cube_in_a_game_without_it(
    name: str, word: CubeDecision
) -> None:
    assert refused(table(Stakes(), VARIANTS[name]), cube(WHITE, word)) == ["no_cube"]


def test_nothing_can_be_done_after_the_end() -> None:
    for actions in may(do(Stakes(), DOUBLE, DROP)).values():
        assert all("game_over" in [f.code for f in action.faults] for action in actions)


def test_a_beaver_turns_the_cube_at_once_and_keeps_it() -> None:
    taken = cube_of(do(ANIMALS, DOUBLE, BEAVER, cube(WHITE, CubeDecision.TAKE)))
    assert taken == Cube(4, BLACK)


def test_a_raccoon_and_an_otter_turn_it_again_and_the_owner_does_not_change() -> None:
    assert cube_of(do(ANIMALS, DOUBLE, BEAVER, RACCOON, TAKE)) == Cube(8, BLACK)
    taken = cube_of(do(ANIMALS, DOUBLE, BEAVER, RACCOON, OTTER, cube(WHITE, CubeDecision.TAKE)))
    assert taken == Cube(16, BLACK)


@pytest.mark.parametrize(
    ("row", "winner", "stake"),
    [
        ([DOUBLE, DROP], WHITE, 1),
        ([DOUBLE, BEAVER, cube(WHITE, CubeDecision.DROP)], BLACK, 2),
        ([DOUBLE, BEAVER, RACCOON, DROP], WHITE, 4),
        ([DOUBLE, BEAVER, RACCOON, OTTER, cube(WHITE, CubeDecision.DROP)], BLACK, 8),
    ],
)
def test_who_drops_a_beaver_raccoon_or_otter_loses_the_stake_before_it(
    row: list[StakesAction], winner: Color, stake: int
) -> None:
    progress = do(ANIMALS, *row)
    assert progress.ended == Ended(Termination.DROP, winner)
    assert points_of(progress) == stake


def test_after_a_beaver_is_taken_only_its_giver_may_redouble() -> None:
    taken = do(ANIMALS, DOUBLE, BEAVER, cube(WHITE, CubeDecision.TAKE))
    assert refused(taken, DOUBLE) == ["not_the_owner"]


def test_a_tie_in_the_opening_throw_doubles_the_stake_and_the_cube_stays_centred() -> None:
    stakes = agree(BACKGAMMON, {"automatic_doubles": 2})
    state = begin(BACKGAMMON)
    for white, black, expected in ((3, 3, 2), (5, 5, 4), (1, 1, 4), (6, 5, 4)):
        after = advance(state, Throw(white, black))
        stakes = stakes_after(stakes, state.turn, after.turn)
        state = after
        assert (stakes.cube.value, stakes.cube.owner) == (expected, None)
    assert stakes.cube.automatic == 2


def test_without_the_option_a_tie_doubles_nothing() -> None:
    assert stakes_after(Stakes(), OPENING_TURN, OPENING_TURN) == Stakes()
    match = agree(BACKGAMMON, length=5)
    assert stakes_after(match, OPENING_TURN, OPENING_TURN) == match


def test_automatic_doubles_stop_at_the_limit() -> None:
    stakes = agree(BACKGAMMON, {"automatic_doubles": 6, "cube_limit": 64})
    for _ in range(9):
        stakes = stakes_after(stakes, OPENING_TURN, OPENING_TURN)
    assert stakes.cube == Cube(64, None, 6)
    assert refused(stakes, DOUBLE) == ["cube_limit_reached"]
    assert after_tie(stakes.cube, most=9, limit=64) == stakes.cube
    assert after_tie(stakes.cube, most=9).value == 128
