"""What a game between two players is played for, and the ways to end it away from the board.

`match_to`, `match_by_games` and `money_play` make stakes from house rules, `Game.begin` takes them,
and `Game.do` takes the actions of this package besides those at the board.
"""

from engine.stakes.actions import (
    AnswerOffer,
    Award,
    AwardMatch,
    ClaimDraw,
    CubeAction,
    OfferDraw,
    OfferSettlement,
    Resign,
    StakesAction,
)
from engine.stakes.agreements import (
    DrawOffer,
    Ended,
    Offer,
    ResignationOffer,
    SettlementOffer,
)
from engine.stakes.check import check_ended, check_offer, check_stakes
from engine.stakes.cube import Cube, CubeDecision, CubeOffer, Permission
from engine.stakes.match import Crawford, Match, new_match
from engine.stakes.money import Beavers, Money, Session, Worth
from engine.stakes.options import agree, match_by_games, match_to, money_play
from engine.stakes.resignation import ResignationRule
from engine.stakes.rotation import CYCLES, Rotation
from engine.stakes.turn_status import TurnCounts
from engine.stakes.two_players import GameResult, Stakes

__all__ = [
    "CYCLES",
    "AnswerOffer",
    "Award",
    "AwardMatch",
    "Beavers",
    "ClaimDraw",
    "Crawford",
    "Cube",
    "CubeAction",
    "CubeDecision",
    "CubeOffer",
    "DrawOffer",
    "Ended",
    "GameResult",
    "Match",
    "Money",
    "Offer",
    "OfferDraw",
    "OfferSettlement",
    "Permission",
    "Resign",
    "ResignationOffer",
    "ResignationRule",
    "Rotation",
    "Session",
    "SettlementOffer",
    "Stakes",
    "StakesAction",
    "TurnCounts",
    "Worth",
    "agree",
    "check_ended",
    "check_offer",
    "check_stakes",
    "match_by_games",
    "match_to",
    "money_play",
    "new_match",
]
