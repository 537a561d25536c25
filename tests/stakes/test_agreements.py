"""Draw, settlement, forfeit and award: golden rows whose expected values are rulebook 27's."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import cast

import pytest

from engine.faults import Refused
from engine.game import advance as two_players
from engine.game.actions import Throw
from engine.game.advance import advance, begin
from engine.game.game import Game, outcome_of, result_of
from engine.game.permissions import may
from engine.messages import sentence
from engine.notation import position_id
from engine.position import BLACK, WHITE, Color
from engine.rules.turns import OPENING_TURN
from engine.stakes.actions import (
    AnswerOffer,
    Award,
    AwardMatch,
    ClaimDraw,
    CubeAction,
    OfferDraw,
    OfferSettlement,
    StakesAction,
)
from engine.stakes.check import check_ended, check_offer
from engine.stakes.cube import Cube, CubeDecision
from engine.stakes.match import Crawford, Match
from engine.stakes.money import Money
from engine.stakes.two_players import Stakes
from engine.turn import PlayerTurn, PlayStage, Roll
from engine.variants import VARIANTS
from tests.stakes.reading import HERE

ROWS = [
    re.split(r"\s{2,}", line.strip())
    for line in (HERE / "agreements.txt").read_text().splitlines()
    if line[:1] not in ("", "#") and not line.startswith("game ")
]


def stakes_of(words: list[str]) -> Stakes | None:
    match words:
        case ["match", length, score, crawford]:
            white, black = map(int, score.split("-"))
            return Stakes(Match(int(length), white, black, Crawford(crawford)))
        case ["money", *cube]:
            return Stakes(cube=Cube(int(cube[0]), cast("Color", cube[1])) if cube else Cube())
        case ["jacoby"]:
            return Stakes(Money(jacoby=True))
    return None


def state_of(game: str, turn: str) -> Game:
    name, *words = game.split()
    rules, stakes = VARIANTS[name], stakes_of(words)
    if turn == "opening":
        return Game(rules, rules.setup, OPENING_TURN, stakes)
    if rules.roll_is_fixed:
        return advance(begin(rules, stakes=stakes), Throw(6, 5))
    stage = Roll() if turn == "white roll" else PlayStage((6, 5))
    return Game(rules, rules.setup, PlayerTurn(WHITE, (stage,)), stakes)


def action_of(text: str) -> StakesAction:
    match text.split():
        case ["award", to, value]:
            return Award(cast("Color", to), int(value))
        case ["award_match", to]:
            return AwardMatch(cast("Color", to))
        case [by, "settle", payer, points]:
            return OfferSettlement(cast("Color", by), cast("Color", payer), Fraction(points))
        case [by, "draw"]:
            return OfferDraw(cast("Color", by))
        case [by, "claim"]:
            return ClaimDraw(cast("Color", by))
        case [by, ("accept" | "refuse") as word]:
            return AnswerOffer(cast("Color", by), word == "accept")
        case [by, word]:
            return CubeAction(cast("Color", by), CubeDecision(word))
    raise ValueError(text)


def played(state: Game, texts: list[str]) -> Game | list[str]:
    """What the actions lead to, or the codes of the last one; offers never change the stake."""
    progress = state
    for text in texts:
        try:
            progress = two_players.advance(progress, action_of(text))
        except Refused as why:
            return [fault.code for fault in why.faults if sentence(fault)]
        assert progress.stakes == state.stakes
    return progress


@pytest.mark.parametrize(
    ("game", "turn", "do", "result", "following"), ROWS, ids=lambda cell: str(cell)
)
def test_draws_settlements_and_awards(
    game: str, turn: str, do: str, result: str, following: str
) -> None:
    progress = played(state_of(game, turn), do.split("; "))
    if isinstance(progress, list):
        assert progress == result.split()
        return
    if result == "open":
        assert progress.outcome is None and progress.turn
        return
    assert result_text(progress) == result
    assert next_of(progress) == following


def result_text(progress: Game) -> str:
    end, state = progress.outcome, progress
    assert end and state.turn is None
    points = progress.result.worth.total if progress.result else end.points()
    return f"{end.ending.how} {end.ending.winner or '-'} {points}"


def next_of(progress: Game) -> str:
    result = progress.result
    if result is None:
        return "-"
    if result.next is None:
        assert result.match_winner
        return f"over {result.match_winner}"
    play = result.next.play
    if isinstance(play, Match):
        return f"{play.white}-{play.black} {play.crawford}"
    return "money"


@pytest.mark.parametrize(("game", "turn", "do"), [row[:3] for row in ROWS])
def test_every_state_on_the_way_is_possible_has_an_id_and_keeps_its_outcome(
    game: str, turn: str, do: str
) -> None:
    progress = played(state_of(game, turn), do.split("; "))
    if isinstance(progress, list):
        return
    state = progress
    assert position_id.read(position_id.write(state)) == state
    if state.offer:
        found = check_offer(state.offer, state.stakes, state.rules, state.position, state.turn)
        assert found == []
    if state.ended:
        assert check_ended(state.ended, state.stakes, state.rules, state.position) == []
        assert outcome_of(state) == progress.outcome
        assert result_of(state, progress.outcome) == progress.result


def test_what_may_be_done_names_only_what_is_allowed() -> None:
    """The draw, the resignation and the settlement, with and without stakes."""
    allowed = {
        color: {str(action.do) for action in actions if action.allowed}
        for color, actions in may(state_of("backgammon money", "white roll")).items()
    }
    assert allowed == {
        WHITE: {"double", "resign", "offer_draw", "offer_settlement"},
        BLACK: {"resign", "offer_settlement"},
    }
    without = may(state_of("backgammon", "white play"))[WHITE]
    assert {str(action.do) for action in without if action.allowed} == {"resign", "offer_draw"}


def test_while_an_offer_waits_only_its_answers_are_allowed() -> None:
    offered = two_players.advance(state_of("backgammon money", "white roll"), OfferDraw(WHITE))
    allowed = {
        color: {str(action.do) for action in actions if action.allowed}
        for color, actions in may(offered).items()
    }
    assert allowed == {WHITE: set(), BLACK: {"accept", "refuse"}}
