"""Matches played at random: what must hold after every game whatsoever."""

from __future__ import annotations

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
from engine.position import COLORS, OTHER, WHITE, Color
from engine.rules.goals import How
from engine.rules.ruleset import Value
from engine.rules.scoring import DRAWN, SINGLE, Score
from engine.stakes.check import check_stakes
from engine.stakes.cube import Do
from engine.stakes.match import Match
from engine.stakes.options import agree
from engine.stakes.two_players import CubeAction, Ended, Stakes, act, settle
from engine.turn import Play, PlayerTurn, Roll
from engine.variants import VARIANTS
from tests.stakes.drawing import SCORES, SIDES, STEADY
from tests.support.refusals import refused

RULES = VARIANTS["backgammon"]


class MatchMachine(RuleBasedStateMachine):
    """Match after match in any game: doubles, drops, results and draws."""

    @initialize(length=st.integers(1, 9), holland=st.booleans())
    def open(self, length: int, holland: bool) -> None:
        options: dict[str, Value] = {"holland": holland}
        self.stakes: Stakes | None = agree(RULES, options, length=length)
        self.last = self.match
        self.crawford_games = 0
        self.ends = 0

    @property
    def match(self) -> Match:
        assert self.stakes and isinstance(self.stakes.play, Match)
        return self.stakes.play

    def end(self, stakes: Stakes, ended: Ended) -> None:
        before = self.match
        end = settle(stakes, ended)
        assert end.match and end.amount is None
        self.crawford_games += before.crawford == "now"
        for color in COLORS:
            gained = end.match.score(color) - before.score(color)
            expected = end.points.total - end.surplus if color == ended.winner else 0
            assert gained == expected
        self.ends += end.match.winner is not None
        assert (end.next is None) == (end.match.winner is not None)
        self.stakes, self.last = end.next, end.match

    @precondition(lambda self: self.stakes)
    @rule(by=SIDES, take=st.booleans())
    def offer(self, by: Color, take: bool) -> None:
        assert self.stakes
        turn = PlayerTurn(by, (Roll(),))
        setup = RULES.setup
        try:
            offered = act(self.stakes, RULES, setup, turn, CubeAction(by, Do.DOUBLE)).stakes
        except Refused as why:
            codes = {fault.code for fault in why.faults}
            assert codes <= {"crawford_game", "not_the_owner", "holland_rule"}
            return
        assert self.match.crawford != "now"
        answered = CubeAction(OTHER[by], Do.TAKE if take else Do.DROP)
        acted = act(offered, RULES, setup, turn, answered)
        self.stakes = acted.stakes
        if acted.ended:
            self.end(acted.stakes, acted.ended)

    @precondition(lambda self: self.stakes)
    @rule(winner=SIDES, score=SCORES)
    def win(self, winner: Color, score: Score) -> None:
        assert self.stakes
        self.end(self.stakes, Ended(winner, score, How.ALL_OFF))

    @precondition(lambda self: self.stakes)
    @rule()
    def draw(self) -> None:
        assert self.stakes
        self.end(self.stakes, Ended(None, DRAWN, How.DRAW))

    @precondition(lambda self: self.stakes is None)
    @rule(winner=SIDES)
    def a_match_ends_exactly_once(self, winner: Color) -> None:
        assert self.ends == 1
        with refused("match_over"):
            settle(Stakes(self.last), Ended(winner, SINGLE, How.ALL_OFF))

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
            turn = PlayerTurn(WHITE, (Play((6, 5)),))
            assert check_stakes(self.stakes, RULES, RULES.setup, turn) == []


def test_a_match_ends_exactly_once_and_has_at_most_one_crawford_game() -> None:
    run_state_machine_as_test(MatchMachine, settings=STEADY)
