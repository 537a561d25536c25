"""Checks whether stakes from a client are possible in a position and turn; lists every fault."""

from __future__ import annotations

from dataclasses import replace

from engine.faults import Fault
from engine.position import OTHER, Position
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import Score
from engine.stakes.cube import ANIMALS, Cube, Do, Offer, Terms, TurnStatus, why_not
from engine.stakes.match import Match, check_match, check_open
from engine.stakes.options import check_amount, check_options, chosen
from engine.stakes.resignation import Resignation, ResignationRule, check_value, may_resign, scale
from engine.stakes.turn_status import TurnCounts, turn_status
from engine.stakes.two_players import Stakes
from engine.turn import Turn

POINTER = "/stakes/cube"


def check_stakes(
    stakes: Stakes, rules: Ruleset, position: Position, turn: Turn | None
) -> list[Fault]:
    """Faults of stakes that no sequence of games and actions can lead to."""
    most = 0
    faults = check_options(rules, chosen(stakes), isinstance(stakes.play, Match))
    if isinstance(stakes.play, Match):
        faults += check_match(stakes.play) or check_open(stakes.play)
    else:
        faults += check_amount(stakes.play.per_point)
        most = stakes.play.automatic_doubles
    if faults:
        return faults
    where = turn_status(rules, turn, stakes.turns)
    terms = stakes.terms(rules)
    faults = check_cube(stakes.cube, terms, where, most)
    faults += _check_turns(stakes, terms, turn)
    if stakes.resigned:
        faults += _check_resigned(
            stakes, stakes.resigned, where, scale(rules, position, stakes.resigned.by)
        )
    return faults


def _check_turns(stakes: Stakes, terms: Terms, turn: Turn | None) -> list[Fault]:
    """Faults of turn counts: they differ by at most one, and the player on turn is not behind."""
    turns = stakes.turns
    if not (isinstance(stakes.play, Match) and stakes.play.holland):
        needless = Fault("turns_not_counted", "/stakes/turns", "holland")
        return [] if turns == TurnCounts() else [needless]
    if turns == TurnCounts() and not terms.waits:
        return []  # before the rule applies a client need not have counted
    wrong = min(turns.white, turns.black) < 0 or abs(turns.white - turns.black) > 1
    if turn and turn.player is None:
        wrong = wrong or turns != TurnCounts()
    elif turn and turn.player:
        wrong = wrong or turns.of(turn.player) < max(1, turns.of(OTHER[turn.player]))
    facts = {"white": turns.white, "black": turns.black}
    return [Fault("turns_do_not_fit", "/stakes/turns", "holland", facts=facts)] if wrong else []


def _check_resigned(
    stakes: Stakes, pending: Resignation, where: TurnStatus, known: tuple[Score, ...]
) -> list[Fault]:
    faults = list(may_resign(where, stakes.cube, None, pending.by)[0].faults)
    if stakes.resignation is ResignationRule.BACKGAMMON:  # it ends the game at once
        faults.append(Fault("no_resignation", rule="resignation"))
    else:
        faults += check_value(stakes.resignation, pending.value, known)
    return [replace(fault, pointer="/stakes/resigned") for fault in faults]


def check_cube(cube: Cube, terms: Terms, where: TurnStatus, most_automatic: int) -> list[Fault]:
    """Faults of a cube that no sequence of actions can lead to."""
    if not terms.in_use:
        return [] if cube == Cube() else [_fault("no_cube", "cube")]
    if terms.crawford_game:
        return [] if cube == Cube() else [_fault("crawford_game", "crawford")]
    faults = _check_value(cube, terms, most_automatic)
    if cube.owner and where.player is None and not where.over:
        faults.append(_fault("not_begun", "opening", "/owner"))
    if faults or cube.offer is None:
        return faults
    return _check_offer(cube, cube.offer, terms, where)


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


def _check_offer(cube: Cube, offer: Offer, terms: Terms, where: TurnStatus) -> list[Fault]:
    """Faults of an offer that could not have been made here."""
    if offer.value != cube.value * 2:
        facts = {"value": offer.value, "must": cube.value * 2}
        return [_fault("offer_not_doubled", "doubling", "/offer/value", **facts)]
    before = replace(cube, offer=None)
    if offer.kind is Do.DOUBLE:
        reasons = why_not(before, terms, where, offer.by, Do.DOUBLE)
        return [replace(fault, pointer=f"{POINTER}/offer") for fault in reasons]
    if offer.kind not in ANIMALS:
        return [_fault("no_such_offer", "doubling", "/offer/kind", kind=offer.kind)]
    turns = ANIMALS.index(offer.kind) + 1
    doubler = where.player
    expected = doubler if offer.kind is Do.RACCOON else doubler and OTHER[doubler]
    could_be = (
        not where.over
        and where.before_first_roll
        and doubler is not None
        and cube.owner == OTHER[doubler]
        and offer.by == expected
        and cube.value >> turns >= 1 << cube.automatic
    )
    faults = [] if could_be else [_fault("no_such_offer", "beavers", "/offer", kind=offer.kind)]
    if offer.kind not in terms.animals:
        code = "not_agreed" if terms.away is None else "money_only"
        faults.append(_fault(code, "beavers", "/offer/kind", name="beavers"))
    if offer.value > terms.highest:
        faults.append(_fault("cube_limit_reached", "cube_limit", "/offer", limit=terms.highest))
    return faults


def _fault(code: str, rule: str, place: str = "", **facts: object) -> Fault:
    return Fault(code, POINTER + place, rule, facts=facts)
