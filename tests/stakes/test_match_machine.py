"""Matches played at random: what must hold after every game whatsoever."""

from __future__ import annotations

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

from engine.faults import Refused
from engine.game.advance import advance
from engine.game.game import Game
from engine.position import COLORS, OTHER, WHITE, Color
from engine.rules.goals import Termination
from engine.rules.ruleset import Value
from engine.rules.scoring import DRAWN, SINGLE, GameValue
from engine.stakes.actions import (
    AnswerOffer,
    Award,
    AwardMatch,
    ClaimDraw,
    CubeAction,
    OfferDraw,
    OfferSettlement,
    Resign,
)
from engine.stakes.check import check_ended, check_offer, check_stakes
from engine.stakes.cube import CubeDecision
from engine.stakes.match import Match
from engine.stakes.options import agree
from engine.stakes.two_players import GameResult, Stakes, settle
from engine.turn import PlayerTurn, PlayStage, Roll
from engine.variants import VARIANTS
from tests.stakes.drawing import SCORES, SIDES, STEADY
from tests.support.refusals import refused

RULES = VARIANTS["backgammon"]


class MatchMachine(RuleBasedStateMachine):
    """Match after match in any game: doubles, drops, results and draws."""

    @initialize(length=st.integers(1, 9), holland=st.booleans(), crawford=st.booleans())
    def open(self, length: int, holland: bool, crawford: bool) -> None:
        options: dict[str, Value] = {"holland": holland and crawford, "crawford": crawford}
        self.stakes: Stakes | None = agree(RULES, options, length=length)
        self.last = self.match
        self.crawford_games = 0
        self.ends = 0

    @property
    def match(self) -> Match:
        assert self.stakes and isinstance(self.stakes.play, Match)
        return self.stakes.play

    def table(self, by: Color = WHITE) -> Game:
        return Game(RULES, RULES.setup, PlayerTurn(by, (Roll(),)), self.stakes)

    def end(self, end: GameResult | None) -> None:
        assert end and end.match and end.amount is None
        before = self.match
        self.crawford_games += before.crawford == "now" and end.winner is not None
        for color in COLORS:
            gained = end.match.score(color) - before.score(color)
            expected = end.worth.total - end.surplus if color == end.winner else 0
            assert gained == expected
        self.ends += end.match_winner is not None
        assert (end.next is None) == (end.match_winner is not None)
        self.stakes, self.last = end.next, end.match

    @precondition(lambda self: self.stakes)
    @rule(by=SIDES, take=st.booleans())
    def offer(self, by: Color, take: bool) -> None:
        try:
            offered = advance(self.table(by), CubeAction(by, CubeDecision.DOUBLE))
        except Refused as why:
            codes = {fault.code for fault in why.faults}
            assert codes <= {"crawford_game", "not_the_owner", "holland_rule"}
            return
        assert self.match.crawford != "now"
        answer = CubeAction(OTHER[by], CubeDecision.TAKE if take else CubeDecision.DROP)
        progress = advance(offered, answer)
        if progress.outcome:
            self.end(progress.result)
        else:
            self.stakes = progress.stakes

    @precondition(lambda self: self.stakes)
    @rule(winner=SIDES, score=SCORES)
    def win(self, winner: Color, score: GameValue) -> None:
        assert self.stakes
        self.end(settle(self.stakes, winner, score, Termination.ALL_OFF))

    @precondition(lambda self: self.stakes)
    @rule()
    def draw(self) -> None:
        assert self.stakes
        self.end(settle(self.stakes, None, DRAWN, Termination.FROZEN))

    @precondition(lambda self: self.stakes)
    @rule(by=SIDES, accept=st.booleans())
    def a_draw_offer_never_changes_the_stake(self, by: Color, accept: bool) -> None:
        offered = advance(self.table(by), OfferDraw(by))
        assert offered.stakes == self.stakes and offered.offer
        assert check_offer(offered.offer, self.stakes, RULES, RULES.setup, offered.turn) == []
        progress = advance(offered, AnswerOffer(OTHER[by], accept))
        assert progress.stakes == self.stakes
        if accept:
            assert progress.result and progress.result.match == self.match
            assert progress.result.worth.total == 0
            self.end(progress.result)

    @precondition(lambda self: self.stakes)
    @rule(by=SIDES)
    def there_is_no_settlement_in_a_match(self, by: Color) -> None:
        with refused("money_only"):
            advance(self.table(by), OfferSettlement(by, by, Fraction(1)))
        with refused("no_repetition"):
            advance(self.table(by), ClaimDraw(by))

    @precondition(lambda self: self.stakes)
    @rule(by=SIDES, value=st.integers(1, 3))
    def resign(self, by: Color, value: int) -> None:
        offered = advance(self.table(), Resign(by, value))
        assert offered.stakes == self.stakes
        self.end(advance(offered, AnswerOffer(OTHER[by], accept=True)).result)

    @precondition(lambda self: self.stakes)
    @rule(to=SIDES, value=st.integers(1, 3))
    def an_award_of_a_game_ends_that_game(self, to: Color, value: int) -> None:
        assert self.stakes
        progress = advance(self.table(), Award(to, value))
        over = progress
        assert over.turn is None and over.ended and progress.result
        assert check_ended(over.ended, self.stakes, RULES, RULES.setup) == []
        assert progress.result.worth.total == value * self.stakes.cube.value
        with refused("game_over"):
            advance(over, Award(OTHER[to], value))
        self.end(progress.result)

    @precondition(lambda self: self.stakes)
    @rule(to=SIDES)
    def an_award_of_the_match_ends_the_match(self, to: Color) -> None:
        progress = advance(self.table(), AwardMatch(to))
        assert progress.result and progress.result.worth.total == 0
        assert progress.result.match == self.match and progress.result.match_winner == to
        assert progress.result.next is None

    @precondition(lambda self: self.stakes is None)
    @rule(winner=SIDES)
    def a_match_ends_exactly_once(self, winner: Color) -> None:
        assert self.ends == 1
        with refused("match_over"):
            settle(Stakes(self.last), winner, SINGLE, Termination.ALL_OFF)

    @invariant()
    def there_is_at_most_one_crawford_game(self) -> None:
        assert self.crawford_games <= 1

    @invariant()
    def nobody_has_more_than_the_match(self) -> None:
        assert max(self.last.white, self.last.black) <= self.last.length
        assert min(self.last.white, self.last.black) < self.last.length

    @invariant()
    def what_play_brings_about_is_never_called_impossible(self) -> None:
        if self.stakes and not self.match.holland:
            turn = PlayerTurn(WHITE, (PlayStage((6, 5)),))
            assert check_stakes(self.stakes, RULES, turn) == []


def test_a_match_ends_exactly_once_and_has_at_most_one_crawford_game() -> None:
    run_state_machine_as_test(MatchMachine, settings=STEADY)
