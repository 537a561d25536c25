"""Checks whether stakes, offers and endings from a client are possible; lists every fault."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.faults import Fault
from engine.position import OTHER, Position
from engine.rules.goals import Termination
from engine.rules.ruleset import Ruleset
from engine.stakes.agreements import (
    DRAWS,
    ENDINGS,
    WITH_VALUE,
    Agreement,
    DrawOffer,
    Ended,
    Offer,
    ResignationOffer,
    SettlementOffer,
    check_points,
    most_points,
    why_not_offer_draw,
    why_not_resign,
    why_not_settle,
)
from engine.stakes.cube import ANIMALS, Cube, CubeDecision, CubeOffer, Terms, TurnStatus, why_not
from engine.stakes.match import Match, check_match, check_open
from engine.stakes.money import Money, Session
from engine.stakes.options import check_amount, check_options, chosen
from engine.stakes.resignation import ResignationRule, check_value, scale
from engine.stakes.rotation import check_rotation
from engine.stakes.turn_status import TurnCounts, turn_status
from engine.stakes.two_players import Stakes
from engine.turn import OpeningTurn, PlayerTurn, Turn

CUBE: Final = "/stakes/cube"


def check_stakes(stakes: Stakes, rules: Ruleset, turn: Turn | None) -> list[Fault]:
    """Faults of stakes that no sequence of games and actions can lead to."""
    most = 0
    faults = check_options(rules, chosen(stakes), isinstance(stakes.play, Match))
    if isinstance(stakes.play, Match):
        faults += check_match(stakes.play) or check_open(stakes.play)
        if stakes.play.rotation:
            faults += check_rotation(stakes.play.rotation, rules)
    else:
        faults += check_amount(stakes.play.per_point)
        most = stakes.play.automatic_doubles
    faults += _check_session(stakes)
    if faults:
        return faults
    terms = stakes.terms(rules)
    faults = check_cube(stakes.cube, terms, turn_status(rules, turn, stakes.turns), most)
    return [*faults, *_check_turns(stakes, terms, turn)]


def _check_session(stakes: Stakes) -> list[Fault]:
    """A fault of totals before the first game, or in a match, which has its score."""
    session = stakes.session
    if isinstance(stakes.play, Match) and session != Session():
        return [Fault("money_only", "/stakes/totals", "match", facts={"name": "totals"})]
    if session.number < 1 or (session.number == 1 and session.white):
        facts = {"number": session.number}
        return [Fault("totals_do_not_fit", "/stakes/totals", "match", facts=facts)]
    return []


def _check_turns(stakes: Stakes, terms: Terms, turn: Turn | None) -> list[Fault]:
    """Faults of turn counts: they differ by at most one, and the player on turn is not behind."""
    turns = stakes.turns
    if not (isinstance(stakes.play, Match) and stakes.play.holland):
        needless = Fault("turns_not_counted", "/stakes/turns", "holland")
        return [] if turns == TurnCounts() else [needless]
    if turns == TurnCounts() and not terms.waits:
        return []  # before the rule applies a client need not have counted
    wrong = min(turns.white, turns.black) < 0 or abs(turns.white - turns.black) > 1
    match turn:
        case OpeningTurn():
            wrong = wrong or turns != TurnCounts()
        case PlayerTurn(player):
            wrong = wrong or turns.of(player) < max(1, turns.of(OTHER[player]))
    facts = {"white": turns.white, "black": turns.black}
    return [Fault("turns_do_not_fit", "/stakes/turns", "holland", facts=facts)] if wrong else []


def check_cube(cube: Cube, terms: Terms, status: TurnStatus, most_automatic: int) -> list[Fault]:
    """Faults of a cube that no sequence of actions can lead to."""
    if not terms.in_use:
        return [] if cube == Cube() else [_fault("no_cube", "cube")]
    if terms.crawford_game:
        return [] if cube == Cube() else [_fault("crawford_game", "crawford")]
    faults = _check_value(cube, terms, most_automatic)
    if cube.owner and status.player is None and not status.over:
        faults.append(_fault("not_begun", "opening", "/owner"))
    return faults


def _check_value(cube: Cube, terms: Terms, most_automatic: int) -> list[Fault]:
    faults = []
    if cube.value < 1 or cube.value & (cube.value - 1):
        faults.append(_fault("no_power_of_two", "doubling", "/value", value=cube.value))
    elif cube.value > terms.highest:
        faults.append(_fault("cube_limit_reached", "cube_limit", "/value", limit=terms.highest))
    if not 0 <= cube.automatic <= most_automatic:
        facts = {"count": cube.automatic, "most": most_automatic}
        return [*faults, _fault("automatic_not_agreed", "automatic_doubles", "/automatic", **facts)]
    centred = 1 << cube.automatic
    if not faults:
        if cube.owner is None and cube.value != centred:
            facts = {"value": cube.value, "must": centred}
            faults.append(_fault("owner_needed", "redoubling", "/owner", **facts))
        if cube.owner and cube.value <= centred:
            faults.append(_fault("not_turned", "redoubling", "/owner", value=cube.value))
    return faults


def check_offer(
    offer: Offer, stakes: Stakes | None, rules: Ruleset, position: Position, turn: Turn | None
) -> list[Fault]:
    """Faults of an offer that could not have been made here."""
    status = turn_status(rules, turn, stakes.turns if stakes else None)
    if not isinstance(offer, CubeOffer):
        return check_agreement(offer, stakes, rules, position, status)
    if stakes is None:
        return [Fault("no_stakes", "/offer")]
    return check_cube_offer(offer, stakes.cube, stakes.terms(rules), status)


def check_agreement(
    offer: Agreement,
    stakes: Stakes | None,
    rules: Ruleset,
    position: Position,
    status: TurnStatus,
) -> list[Fault]:
    """Faults of a resignation, draw or settlement that could not have been offered here."""
    match offer:
        case ResignationOffer(by, value):
            house = stakes.resignation if stakes else ResignationRule.AGREED
            scores = scale(rules, position, by)
            faults = why_not_resign(status, None)
            if house is ResignationRule.BACKGAMMON:  # such a resignation ends the game at once
                faults.append(Fault("no_such_offer", "", "resignation", facts={"kind": offer.kind}))
            faults += check_value(house, value, scores, by)
        case DrawOffer(by):
            faults = why_not_offer_draw(status, None, by)
        case SettlementOffer(_, payer, points):
            if stakes is None:
                return [Fault("no_stakes", "/offer")]
            faults = why_not_settle(status, None, isinstance(stakes.play, Money))
            faults += check_points(points, most_points(rules, position, payer, stakes.cube.value))
    return [replace(fault, pointer="/offer") for fault in faults]


def check_cube_offer(offer: CubeOffer, cube: Cube, terms: Terms, status: TurnStatus) -> list[Fault]:
    """Faults of a double, beaver, raccoon or otter that could not have been made here."""
    if offer.value != cube.value * 2:
        facts = {"value": offer.value, "must": cube.value * 2}
        return [Fault("offer_not_doubled", "/offer/value", "doubling", facts=facts)]
    if offer.kind is CubeDecision.DOUBLE:
        reasons = why_not(cube, terms, status, offer.by, CubeDecision.DOUBLE)
        return [replace(fault, pointer="/offer") for fault in reasons]
    kind = {"kind": offer.kind}
    if offer.kind not in ANIMALS:
        return [Fault("no_such_offer", "/offer/kind", "doubling", facts=kind)]
    turns = ANIMALS.index(offer.kind) + 1
    doubler = status.player
    expected = doubler if offer.kind is CubeDecision.RACCOON else doubler and OTHER[doubler]
    is_possible = (
        not status.over
        and status.before_first_roll
        and doubler is not None
        and cube.owner == OTHER[doubler]
        and offer.by == expected
        and cube.value >> turns >= 1 << cube.automatic
    )
    faults = [] if is_possible else [Fault("no_such_offer", "/offer", "beavers", facts=kind)]
    if offer.kind not in terms.animals:
        code = "not_agreed" if terms.away is None else "money_only"
        name = {"name": str(offer.kind)}
        faults.append(Fault(code, "/offer/kind", "beavers", facts=name))
    if offer.value > terms.highest:
        limit = {"limit": terms.highest}
        faults.append(Fault("cube_limit_reached", "/offer", "cube_limit", facts=limit))
    return faults


def check_ended(
    ended: Ended, stakes: Stakes | None, rules: Ruleset, position: Position
) -> list[Fault]:
    """Faults of an end away from the board that no action can lead to."""
    facts = {"how": str(ended.how)}
    if ended.how not in ENDINGS:
        return [Fault("no_such_ending", "/ended/how", facts=facts)]
    if ended.how is Termination.ELSEWHERE:  # only the players of a chouette report it
        fits = stakes is None and (ended.winner is None) == (ended.value is None)
        faults = [] if fits else [Fault("no_such_ending", "/ended/how", facts=facts)]
        return faults or _check_price(ended, stakes, rules, position)
    if (ended.how in DRAWS) != (ended.winner is None):
        return [Fault("no_such_ending", "/ended/winner", facts=facts)]
    if (ended.how in WITH_VALUE) != (ended.value is not None):
        return [Fault("no_such_ending", "/ended/value", facts=facts)]
    if (ended.how is Termination.SETTLEMENT) != (ended.points is not None):
        return [Fault("no_such_ending", "/ended/points", facts=facts)]
    return [*_check_ending(ended, stakes, rules), *_check_price(ended, stakes, rules, position)]


def _check_ending(ended: Ended, stakes: Stakes | None, rules: Ruleset) -> list[Fault]:
    """Faults of an end that these stakes or this game cannot have."""
    play = stakes.play if stakes else None
    if ended.how is Termination.DROP:
        if stakes is None:
            return [Fault("no_stakes", "/ended/how")]
        terms = stakes.terms(rules)
        no_cube = [] if terms.in_use else [Fault("no_cube", "/ended/how", "cube")]
        crawford = Fault("crawford_game", "/ended/how", "crawford")
        return [crawford] if terms.crawford_game else no_cube
    if ended.how is Termination.SETTLEMENT and not isinstance(play, Money):
        facts = {"name": "settlement"}
        return [Fault("money_only", "/ended/how", "settlement", facts=facts)]
    if ended.how is Termination.MATCH_FORFEIT and not isinstance(play, Match):
        facts = {"name": "award_match"}
        return [Fault("match_only", "/ended/how", "forfeit", facts=facts)]
    if ended.how is Termination.FROZEN and not rules.roll_is_fixed:
        return [Fault("no_such_ending", "/ended/how", facts={"how": str(ended.how)})]
    if ended.how is Termination.DRAW_CLAIMED and not rules.roll_is_fixed:
        return [Fault("no_repetition", "/ended/how", "draw")]
    return []


def _check_price(
    ended: Ended, stakes: Stakes | None, rules: Ruleset, position: Position
) -> list[Fault]:
    """Faults of the value of a resignation or award, or the points of a settlement."""
    if ended.winner is None:
        return []
    loser = OTHER[ended.winner]
    if ended.value is not None:
        is_resigned = stakes and ended.how is Termination.RESIGNATION
        house = stakes.resignation if stakes and is_resigned else ResignationRule.AGREED
        scores = scale(rules, position, loser)
        return check_value(house, ended.value, scores, loser, "/ended/value")
    if ended.points is not None and stakes:
        most = most_points(rules, position, loser, stakes.cube.value)
        faults = check_points(ended.points, most)
        return [replace(fault, pointer="/ended/points") for fault in faults]
    return []


def _fault(code: str, rule: str, place: str = "", **facts: object) -> Fault:
    return Fault(code, CUBE + place, rule, facts=facts)
