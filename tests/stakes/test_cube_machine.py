"""The cube turned at random: what must hold after every action whatsoever."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.faults import Refused
from engine.position import OTHER, WHITE, Color
from engine.stakes.check import check_cube, check_cube_offer
from engine.stakes.cube import (
    ANIMALS,
    Cube,
    CubeDecision,
    CubeOffer,
    Turned,
    TurnStatus,
    turn_cube,
    why_not,
)
from engine.stakes.money import Money, after_tie
from tests.stakes.drawing import MONEYS, SIDES, STEADY, is_power_of_two


class CubeMachine(RuleBasedStateMachine):
    """One cube from the opening throw to the drop."""

    @initialize(money=MONEYS, limit=st.sampled_from([None, 64]), ties=st.integers(0, 4))
    def open(self, money: Money, limit: int | None, ties: int) -> None:
        self.most = money.automatic_doubles
        self.terms = money.terms(in_use=True, limit=limit)
        self.cube = Cube()
        self.offer: CubeOffer | None = None
        for _ in range(ties):
            self.cube = after_tie(self.cube, self.most, limit)
        self.where = TurnStatus(WHITE)
        self.over = False

    @precondition(lambda self: not self.over)
    @rule(by=SIDES, do=st.sampled_from(CubeDecision))
    def turn(self, by: Color, do: CubeDecision) -> None:
        before, offer = self.cube, self.offer
        if why_not(before, self.terms, self.where, by, do, offer):
            with pytest.raises(Refused):
                turn_cube(before, self.terms, self.where, by, do, offer)
            return
        turned = turn_cube(before, self.terms, self.where, by, do, offer)
        self.cube, self.offer = turned.cube, turned.offer
        self.check_owner(before, offer, by, do)
        self.check_stake(before, offer, turned, do)
        self.over = turned.dropped is not None

    def check_owner(
        self, before: Cube, offer: CubeOffer | None, by: Color, do: CubeDecision
    ) -> None:
        """The owner changes only where an ordinary double is taken, to him who takes it."""
        is_take = (
            do in (CubeDecision.TAKE, CubeDecision.BEAVER)
            and offer
            and offer.kind is CubeDecision.DOUBLE
        )
        assert self.cube.owner == (by if is_take else before.owner)

    def check_stake(
        self, before: Cube, offer: CubeOffer | None, turned: Turned, do: CubeDecision
    ) -> None:
        """What is taken doubles the stake; a drop costs the stake before the offer."""
        grows = do is CubeDecision.TAKE or do in ANIMALS
        assert self.cube.value == before.value * (2 if grows else 1)
        if turned.dropped:
            assert offer
            assert turned.dropped == (offer.by, before.value)

    @precondition(lambda self: self.over)
    @rule()
    def next_game(self) -> None:
        self.cube, self.where, self.over = Cube(), TurnStatus(WHITE), False

    @precondition(lambda self: not self.over and self.offer is None)
    @rule(rolled=st.booleans())
    def go_on(self, rolled: bool) -> None:
        player = self.where.player
        assert player
        self.where = TurnStatus(player, False) if rolled else TurnStatus(OTHER[player])

    @invariant()
    def stake_is_a_power_of_two_times_the_automatic_doubles(self) -> None:
        base = 1 << self.cube.automatic
        assert self.cube.value % base == 0 and is_power_of_two(self.cube.value // base)
        assert self.cube.automatic <= self.most
        assert self.terms.limit is None or self.cube.value <= self.terms.limit

    @invariant()
    def a_centred_cube_holds_automatic_doubles_only(self) -> None:
        assert (self.cube.owner is None) == (self.cube.value == 1 << self.cube.automatic)

    @invariant()
    def an_offer_stands_only_before_the_first_roll(self) -> None:
        assert self.offer is None or self.where.before_first_roll

    @invariant()
    def what_play_brings_about_is_never_called_impossible(self) -> None:
        assert check_cube(self.cube, self.terms, self.where, self.most) == []
        if self.offer:
            assert check_cube_offer(self.offer, self.cube, self.terms, self.where) == []


def test_the_stake_is_always_a_power_of_two_and_the_owner_changes_only_on_an_ordinary_take() -> (
    None
):
    run_state_machine_as_test(CubeMachine, settings=STEADY)
