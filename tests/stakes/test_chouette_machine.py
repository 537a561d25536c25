"""Chouettes played at random: what must hold after every action whatsoever."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.chouette.answers import Answer, answer, answer_one
from engine.chouette.bets import Consent, balances
from engine.chouette.check import check_game
from engine.chouette.doubling import double, may
from engine.chouette.game import (
    Chouette,
    ChouetteGame,
    House,
    LoneTaker,
    begin,
    board_ended,
    pending,
    settled,
)
from engine.chouette.offers import award, offer_draw, offer_settlement, resign
from engine.chouette.seats import PARTNER_FROM, Seats, changed, with_partner
from engine.faults import Refused
from engine.game.game import Game
from engine.notation import chouette_id
from engine.position import BLACK, COLORS, OTHER, WHITE, Color
from engine.rules.scoring import DRAWN, GameValue
from engine.stakes.cube import CubeDecision, TurnStatus
from engine.stakes.money import Beavers, Money
from engine.turn import PlayerTurn, Roll
from engine.variants import VARIANTS
from tests.stakes.drawing import MONEYS, SCORES, SIDES, STEADY, draw, is_power_of_two

RULES = VARIANTS["backgammon"]


class ChouetteMachine(RuleBasedStateMachine):
    """Game after game of a chouette: doubles, answers, ends, leaving, joining, partners."""

    @initialize(
        count=st.integers(3, 12),
        multi=st.booleans(),
        lone=st.sampled_from(LoneTaker),
        money=MONEYS,
        limit=st.sampled_from([None, 64]),
        box=SIDES,
    )
    def open(
        self,
        count: int,
        multi: bool,
        lone: LoneTaker,
        money: Money,
        limit: int | None,
        box: Color,
    ) -> None:
        money = money if multi else replace(money, beavers=Beavers.NONE)
        self.house = House(multi, lone, True, money, limit)
        self.box_color = box
        self.fresh = count
        self.names = [f"p{number}" for number in range(count)]
        self.number, self.totals = 1, dict[str, Fraction]()
        self.start(Seats(tuple(self.names)), 1)

    def start(self, seats: Seats, ties: int) -> None:
        self.game: ChouetteGame = begin(
            self.house,
            seats,
            self.box_color,
            ties=ties,
            number=self.number,
            totals=self.totals,
        )
        self.where = TurnStatus(WHITE)
        self.drawn: set[str] = set()
        self.settled_apart = False

    @precondition(lambda self: not self.game.is_over and not pending(self.game))
    @rule(data=st.data(), everybody=st.booleans())
    def offer(self, data: st.DataObject, everybody: bool) -> None:
        allowed = [key for key, found in may(self.game, self.where).items() if found[0].allowed]
        if not allowed:
            return
        by, to = data.draw(st.sampled_from(allowed))
        mine = [other for name, other in allowed if name == by]
        single_box = not self.house.multi_cube and by == self.game.seats.box
        self.game = double(self.game, self.where, by, mine if everybody or single_box else [to])
        assert pending(self.game)

    @precondition(lambda self: bool(pending(self.game)))
    @rule(data=st.data(), extra=st.booleans())
    def answer(self, data: st.DataObject, extra: bool) -> None:
        mays = may(self.game, self.where)
        box = self.game.seats.box
        answers: list[Answer] = []
        for fault in pending(self.game):
            by, to = str(fault.facts["name"]), str(fault.facts["to"])
            words = {action.do for action in mays[by, to] if action.allowed}
            known = [do for do in CubeDecision if do in words]
            given = next((reply.do for reply in answers if reply.by == by == box), None)
            same = given and not self.house.multi_cube
            answers.append(Answer(by, given if same and given else draw(data, known), to))
        before = self.game
        dropped = [
            reply.by for reply in answers if reply.do is CubeDecision.DROP and reply.by != box
        ]
        self.game = answered(before, self.where, answers)
        assert self.game == one_by_one(before, self.where, answers)
        if extra and dropped:
            self.game = with_extra_cubes(before, self.where, answers, dropped) or self.game
        self.captain_changes_only_when_he_drops(before, answers)

    def captain_changes_only_when_he_drops(
        self, before: ChouetteGame, answers: list[Answer]
    ) -> None:
        dropped = {reply.by for reply in answers if reply.do is CubeDecision.DROP}
        forced = self.house.lone_taker is LoneTaker.LAST_TAKER_DROPS
        old = before.seats.captain
        if self.game.seats != before.seats:
            assert dropped or forced  # those who play on move up
        if self.game.seats.captain != old:
            assert old in dropped or forced
            assert self.game.seats.team[-1] == old
            assert self.game.seats.captain == self.game.open_members[0]

    @precondition(lambda self: not self.game.is_over and not pending(self.game))
    @rule(winner=st.sampled_from([WHITE, BLACK, None]), score=SCORES)
    def finish(self, winner: Color | None, score: GameValue) -> None:
        self.game = board_ended(self.game, winner, score if winner else DRAWN)

    @precondition(lambda self: not self.game.is_over and not pending(self.game))
    @rule(data=st.data(), value=st.integers(1, 3), accept=st.booleans())
    def agree(self, data: st.DataObject, value: int, accept: bool) -> None:
        """A resignation, draw or settlement, offered and answered bet by bet."""
        bet = draw(data, list(self.game.bets))
        by = draw(data, [bet.member, bet.against])
        to = [bet.other(by)]
        kind = draw(data, ["resign", "settle", "draw"])
        before, place = self.game, RULES.setup
        side = bet.side(by, self.box_color)
        if kind == "draw" and side != self.where.player:
            return
        if kind == "settle" and not self.where.before_roll:
            return
        if kind == "resign":
            offered = resign(before, self.where, RULES, place, by, value, to)
        elif kind == "draw":
            offered = offer_draw(before, self.where, by, to)
        else:
            payer = by if data.draw(st.booleans()) else to[0]
            points = Fraction(value)
            offered = offer_settlement(before, self.where, RULES, place, by, payer, points, to)
        stakes = [(other.member, other.against, other.cube) for other in before.bets]
        assert stakes == [(other.member, other.against, other.cube) for other in offered.bets]
        assert check_game(offered, self.where, RULES, place) == []
        reply = Answer(to[0], Consent.ACCEPT if accept else Consent.REFUSE, by)
        after = answer_one(offered, self.where, reply, RULES, place).game
        if not accept:
            assert after == before
            return
        assert len(after.bets) == len(before.bets) - 1
        if kind == "draw":
            assert after.payments == before.payments
            self.drawn |= {bet.member}
        self.game, self.settled_apart = after, True

    @precondition(lambda self: not self.game.is_over)
    @rule(data=st.data(), value=st.integers(1, 3))
    def award(self, data: st.DataObject, value: int) -> None:
        to = draw(data, sorted({bet.member for bet in self.game.bets}))
        own = [bet for bet in self.game.bets if to in (bet.member, bet.against)]
        after = award(self.game, RULES, RULES.setup, to, value)
        assert len(after.bets) == len(self.game.bets) - len(own)
        self.game, self.settled_apart = after, True

    @precondition(lambda self: not self.game.is_over and not pending(self.game))
    @rule(rolled=st.booleans())
    def go_on(self, rolled: bool) -> None:
        player = self.where.player
        assert player
        self.where = (
            TurnStatus(player, False, before_roll=False) if rolled else TurnStatus(OTHER[player])
        )

    @precondition(lambda self: self.game.is_over)
    @rule(data=st.data(), ties=st.integers(0, 3), coming=st.integers(0, 1))
    def next_game(self, data: st.DataObject, ties: int, coming: int) -> None:
        end = settled(self.game)
        assert sum(end.balances.values()) == 0
        assert sum(end.totals.values()) == 0
        self.number, self.totals = self.number + 1, dict(end.totals)
        self.rotation_follows_the_captain(end.next)
        seats = end.next
        assert sorted(seats.players) == sorted(self.names)
        leaving = [draw(data, list(seats.players))] if len(seats.players) > 3 else []
        joining = [f"p{self.fresh}"] if coming and len(seats.players) < 12 else []
        self.fresh += len(joining)
        seats = changed(seats, leaving, joining)
        self.names = list(seats.players)
        if len(seats.players) >= PARTNER_FROM and data.draw(st.booleans()):
            seats = with_partner(seats, drawn=draw(data, list(seats.queue)))
        self.start(seats, ties)

    def rotation_follows_the_captain(self, after: Seats) -> None:
        seats = self.game.seats
        if self.game.captain_won:
            assert (after.box, after.players[-1]) == (seats.captain, seats.box)
        elif self.game.captain_won is False:
            assert (after.box, after.players[-1]) == (seats.box, seats.captain)
        else:
            assert after.players == seats.players

    @invariant()
    def the_players_are_always_the_same_in_some_order(self) -> None:
        assert sorted(self.game.seats.players) == sorted(self.names)

    @invariant()
    def every_chouette_has_one_id(self) -> None:
        player = self.where.player
        assert player
        board = Game(RULES, RULES.setup, PlayerTurn(player, (Roll(),)))
        chouette = Chouette(board, self.game)
        text = chouette_id.write(chouette)
        assert chouette_id.is_chouette(text) and chouette_id.read(text) == chouette

    @invariant()
    def payments_sum_to_zero(self) -> None:
        sums = balances(self.game.seats.players, self.game.payments)
        assert sum(sums.values(), Fraction(0)) == 0

    @invariant()
    def every_stake_is_a_power_of_two_times_the_automatic_doubles(self) -> None:
        for bet in self.game.bets:
            base = 1 << bet.cube.automatic
            assert bet.cube.value % base == 0 and is_power_of_two(bet.cube.value // base)

    @invariant()
    def a_single_cube_shows_every_member_the_same(self) -> None:
        if not self.house.multi_cube:
            box = self.game.seats.box
            assert len({bet.cube for bet in self.game.bets if bet.against == box}) <= 1

    @invariant()
    def nobody_is_left_alone_where_the_last_taker_drops(self) -> None:
        enough = len(self.game.seats.players) >= 5
        last_drops = self.house.lone_taker is LoneTaker.LAST_TAKER_DROPS
        if last_drops and enough and not self.settled_apart:
            assert self.house.multi_cube or len(self.game.open_members) != 1

    @invariant()
    def a_captain_who_plays_no_more_has_beaten_the_box_or_drawn(self) -> None:
        members = self.game.open_members
        captain = self.game.seats.captain
        has_drawn = captain in self.drawn
        assert not members or captain in members or self.game.captain_won or has_drawn

    @invariant()
    def somebody_leads_each_side_while_the_game_goes_on(self) -> None:
        for side in COLORS:
            assert (self.game.leader(side) is None) == self.game.is_over

    @invariant()
    def what_play_brings_about_is_never_called_impossible(self) -> None:
        assert check_game(self.game, self.where, RULES, RULES.setup) == []


def answered(game: ChouetteGame, where: TurnStatus, answers: list[Answer]) -> ChouetteGame:
    return answer(game, where, answers, RULES, RULES.setup).game


def one_by_one(game: ChouetteGame, where: TurnStatus, answers: list[Answer]) -> ChouetteGame:
    for reply in answers:
        game = answer_one(game, where, reply, RULES, RULES.setup).game
    return game


def with_extra_cubes(
    game: ChouetteGame, where: TurnStatus, answers: list[Answer], dropped: list[str]
) -> ChouetteGame | None:
    """The game with an extra cube for all who dropped, if that is what it allows."""
    try:
        wishes = [replace(reply, extra_cube=reply.by in dropped) for reply in answers]
        return answered(game, where, wishes)
    except Refused as why:
        if {fault.code for fault in why.faults} != {"no_extra_cubes"}:
            raise
        return None


def test_payments_sum_to_zero_and_the_players_are_always_the_same_in_some_order() -> None:
    run_state_machine_as_test(ChouetteMachine, settings=STEADY)
