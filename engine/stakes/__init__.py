"""What a game between two players is played for: money or a match, the cube, resignations.

`agree` makes stakes from house rules, `engine.begin` takes them, and `engine.advance` takes the
actions of this package besides those at the board.
"""

from engine.stakes.check import check_stakes
from engine.stakes.cube import Cube, Do, May, Offer
from engine.stakes.match import Crawford, Match, new_match
from engine.stakes.money import Beavers, Money, Points
from engine.stakes.options import agree
from engine.stakes.resignation import Resignation, ResignationRule
from engine.stakes.turn_status import TurnCounts
from engine.stakes.two_players import (
    AnswerResignation,
    CubeAction,
    Resign,
    Settlement,
    Stakes,
    StakesAction,
    answerer,
    may,
)

__all__ = [
    "AnswerResignation",
    "Beavers",
    "Crawford",
    "Cube",
    "CubeAction",
    "Do",
    "Match",
    "May",
    "Money",
    "Offer",
    "Points",
    "Resign",
    "Resignation",
    "ResignationRule",
    "Settlement",
    "Stakes",
    "StakesAction",
    "TurnCounts",
    "agree",
    "answerer",
    "check_stakes",
    "may",
    "new_match",
]
