"""What a game between two players is played for, and the ways to end it away from the board.

`agree` makes stakes from house rules, `engine.begin` takes them, and `engine.advance` takes the
actions of this package besides those at the board.
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
from engine.stakes.cube import Cube, CubeOffer, Do, May
from engine.stakes.match import Crawford, Match, new_match
from engine.stakes.money import Beavers, Money, Points
from engine.stakes.options import agree
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
    "CubeOffer",
    "Do",
    "DrawOffer",
    "Ended",
    "GameResult",
    "Match",
    "May",
    "Money",
    "Offer",
    "OfferDraw",
    "OfferSettlement",
    "Points",
    "Resign",
    "ResignationOffer",
    "ResignationRule",
    "Rotation",
    "SettlementOffer",
    "Stakes",
    "StakesAction",
    "TurnCounts",
    "agree",
    "check_ended",
    "check_offer",
    "check_stakes",
    "new_match",
]
