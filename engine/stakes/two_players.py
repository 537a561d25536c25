"""The stakes of one game between two players: money play or match, cube and resignation.

`engine.game.machine` plays the game. It uses `waiting` (offers that must be answered before play
goes on) and `follow` (how an action at the board changes the stakes). `act` performs cube actions
and resignations, and `settle` computes the value of a finished game.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import NamedTuple

from engine.faults import Fault, Refused
from engine.position import COLORS, OTHER, Color, Position
from engine.rules.goals import How
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import SINGLE, Score
from engine.stakes import cube as cubes
from engine.stakes import match as matches
from engine.stakes import resignation as resigning
from engine.stakes.cube import Cube, Do, May, Terms
from engine.stakes.match import Match
from engine.stakes.money import Money, Points, after_tie, points
from engine.stakes.resignation import Resignation, ResignationRule
from engine.stakes.turn_status import TurnCounts, count_turn, turn_status
from engine.turn import Turn


@dataclass(frozen=True, slots=True)
class Stakes:
    """Money play or match, the cube, and a resignation that waits for an answer."""

    play: Money | Match = field(default_factory=Money)
    cube: Cube = field(default_factory=Cube)
    turns: TurnCounts = field(default_factory=TurnCounts)
    resigned: Resignation | None = None
    cube_limit: int | None = None
    resignation: ResignationRule = ResignationRule.AGREED

    def terms(self, rules: Ruleset) -> Terms:
        """The cube rules of this game."""
        return self.play.terms(rules.cube, self.cube_limit)


@dataclass(frozen=True, slots=True)
class CubeAction:
    """A player doubles, takes, drops, beavers, raccoons or otters."""

    by: Color
    do: Do


@dataclass(frozen=True, slots=True)
class Resign:
    """A player resigns at 1, 2 or 3; None leaves the value to the house rule."""

    by: Color
    value: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerResignation:
    """A player accepts or refuses the opponent's resignation."""

    by: Color
    accept: bool


StakesAction = CubeAction | Resign | AnswerResignation


class Ended(NamedTuple):
    """The end of a game. `fixed`: the Jacoby rule does not change the score."""

    winner: Color | None
    score: Score
    how: How
    fixed: bool = False


class Acted(NamedTuple):
    """The stakes after an action, and the end of the game if it was one."""

    stakes: Stakes
    ended: Ended | None = None


class Settlement(NamedTuple):
    """The value of a finished game, and the stakes of the next game if there is one."""

    winner: Color | None
    points: Points
    amount: Fraction | None
    """The amount the loser owes; None in a match or without an amount per point."""
    match: Match | None
    surplus: int
    """Points beyond the end of the match; they are not counted."""
    next: Stakes | None
    """None when the match is over."""


def may(stakes: Stakes, rules: Ruleset, turn: Turn | None) -> dict[Color, tuple[May, ...]]:
    """The cube actions and resignations of each player, and whether each is allowed."""
    where = turn_status(rules, turn, stakes.turns)
    terms = stakes.terms(rules)
    held = tuple(_closed(stakes))
    if stakes.resigned:
        held += (resigning.resignation_pending(stakes.resigned),)
    return {
        by: (
            *(
                May(action.do, action.faults + held, () if held else action.notes)
                for action in cubes.may(stakes.cube, terms, where, by)
            ),
            *resigning.may_resign(where, stakes.cube, stakes.resigned, by),
        )
        for by in COLORS
    }


def act(
    stakes: Stakes, rules: Ruleset, position: Position, turn: Turn | None, action: StakesAction
) -> Acted:
    """The stakes after an action, and the end of the game if it was one.

    `Refused` lists every reason against the action.
    """
    faults = _closed(stakes)
    where = turn_status(rules, turn, stakes.turns)
    match action:
        case CubeAction(by, do):
            faults += cubes.why_not(stakes.cube, stakes.terms(rules), where, by, do)
            if stakes.resigned:
                faults.append(resigning.resignation_pending(stakes.resigned))
            _refuse(faults)
            turned, dropped = cubes.turn_cube(stakes.cube, stakes.terms(rules), where, by, do)
            ended = Ended(dropped.winner, SINGLE, How.DROP) if dropped else None
            return Acted(replace(stakes, cube=turned), ended)
        case Resign(by, value):
            known = resigning.scale(rules, position, by)
            faults += resigning.may_resign(where, stakes.cube, stakes.resigned, by)[0].faults
            faults += resigning.check_value(stakes.resignation, value, known)
            _refuse(faults)
            if stakes.resignation is ResignationRule.BACKGAMMON:
                # the highest value needs no consent
                return Acted(stakes, _resigned(by, known[-1], fixed=True))
            assert value
            return Acted(replace(stakes, resigned=Resignation(by, value)))
        case AnswerResignation(by, accept):
            faults += resigning.may_resign(where, stakes.cube, stakes.resigned, by)[1].faults
            _refuse(faults)
            assert stakes.resigned
            loser, value = stakes.resigned.by, stakes.resigned.value
            quiet = replace(stakes, resigned=None)
            if not accept:
                return Acted(quiet)
            return Acted(
                quiet, _resigned(loser, resigning.scale(rules, position, loser)[value - 1])
            )


def _resigned(loser: Color, score: Score, fixed: bool = False) -> Ended:
    return Ended(OTHER[loser], score, How.RESIGNATION, fixed)


def waiting(stakes: Stakes) -> list[Fault]:
    """A fault for each offer that must be answered before the game goes on at the board."""
    faults = _closed(stakes)
    offer = stakes.cube.offer
    if offer:
        facts = {"kind": offer.kind, "by": offer.by}
        faults.append(Fault("offer_pending", "/action/do", "doubling", facts=facts))
    if stakes.resigned:
        faults.append(resigning.resignation_pending(stakes.resigned))
    return faults


def follow(stakes: Stakes, before: Turn | None, after: Turn | None) -> Stakes:
    """The stakes after an action at the board: turns are counted, an opening tie may double."""
    if isinstance(stakes.play, Match):
        # turns are counted only for the Holland rule
        counted = stakes.play.holland
        turns = count_turn(stakes.turns, before, after)
        return replace(stakes, turns=turns) if counted else stakes
    if before and after and before.player is None and after.player is None:
        most = stakes.play.automatic_doubles
        return replace(stakes, cube=after_tie(stakes.cube, most, stakes.cube_limit))
    return stakes


def answerer(stakes: Stakes) -> Color | None:
    """The player who must answer a double or a resignation; None without an offer."""
    waits = stakes.cube.offer or stakes.resigned
    return OTHER[waits.by] if waits else None


def settle(stakes: Stakes, ended: Ended) -> Settlement:
    """The value of a finished game and the stakes of the next one."""
    _refuse(_closed(stakes))
    jacoby = isinstance(stakes.play, Money) and stakes.play.jacoby and not ended.fixed
    worth = points(ended.score, stakes.cube, jacoby)
    fresh = replace(stakes, cube=Cube(), turns=TurnCounts(), resigned=None)
    if isinstance(stakes.play, Money):
        amount = stakes.play.amount(worth.total)
        return Settlement(ended.winner, worth, amount, None, 0, fresh)
    surplus = matches.surplus(stakes.play, ended.winner, worth.total)
    after = matches.after_game(stakes.play, ended.winner, worth.total)
    following = None if after.winner else replace(fresh, play=after)
    return Settlement(ended.winner, worth, None, after, surplus, following)


def _closed(stakes: Stakes) -> list[Fault]:
    return matches.check_open(stakes.play) if isinstance(stakes.play, Match) else []


def _refuse(faults: list[Fault]) -> None:
    if faults:
        raise Refused(faults)
