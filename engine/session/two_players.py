"""A game between two players with or without stakes.

Joins `engine.game.machine`, which plays at the board, with `engine.stakes`: cube actions,
resignations, draws, settlements and awards, the value of a finished game and the next game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.faults import Fault, Refused
from engine.game import machine
from engine.game.events import Event
from engine.game.machine import Action, State
from engine.game.outcome import Outcome, outcome
from engine.game.series import begin_next
from engine.position import COLORS, OTHER, Color
from engine.rules.goals import Ending, How
from engine.rules.ruleset import Ruleset
from engine.stakes import agreements, cube, resignation
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
from engine.stakes.cube import DONE, CubeOffer, May, TurnStatus
from engine.stakes.match import Match
from engine.stakes.money import Money
from engine.stakes.resignation import ResignationRule
from engine.stakes.turn_status import turn_status
from engine.stakes.two_players import GameResult, Stakes, check_open, settle
from engine.turn import Turn

NO_CUBE: Final = tuple(May(do, (Fault("no_stakes", "/action/do"),)) for do in cube.Do)
"""The cube actions of a game without stakes."""


class Progress(NamedTuple):
    """The state after an action; a finished game has an outcome, and with stakes a result."""

    state: State
    events: list[Event]
    outcome: Outcome | None = None
    result: GameResult | None = None


def advance(state: State, action: Action | StakesAction) -> Progress:
    """The state after an action at the board or with the stakes; `Refused` lists the reasons."""
    if isinstance(action, StakesAction):
        return _stakes_action(state, action)
    after, events, end = machine.advance(state, action)
    return Progress(after, events, end, result_of(after, end))


def outcome_of(state: State) -> Outcome | None:
    """The outcome of a finished game, at the board or away from it; None while it goes on."""
    if state.ended is None:
        return outcome(state.rules, state.position, state.turn.thrown if state.turn else None)
    score = agreements.score_of(state.ended, state.rules, state.position)
    return Outcome(Ending(state.ended.how, state.ended.winner, None), score)


def result_of(state: State, end: Outcome | None) -> GameResult | None:
    """The value of a finished game; None without stakes or while the game goes on."""
    if state.stakes is None or end is None:
        return None
    agreed = state.ended.points if state.ended else None
    return settle(state.stakes, end.ending.winner, end.score, end.ending.how, agreed)


def next_game(state: State, result: GameResult) -> State | None:
    """The start of the next game, which in a series is another one; None once the match is over."""
    return begin_next(state, result.winner, result.next) if result.next else None


def answerer(state: State) -> Color | None:
    """The player who must answer an offer; None without an offer."""
    return OTHER[state.offer.by] if state.offer else None


def may(state: State) -> dict[Color, tuple[May, ...]]:
    """For each player, the actions away from the board and whether each is allowed now."""
    return {by: each.actions for by, each in permissions(state).items()}


def allowed(state: State, by: Color) -> tuple[str, ...]:
    """The actions away from the board that this player is allowed now."""
    return permissions(state)[by].allowed


def resign_at(state: State, color: Color) -> tuple[int, ...]:
    """The values at which this player may resign."""
    return permissions(state)[color].resign_at


def settle_up_to(state: State, payer: Color) -> int | None:
    """The most points this player may pay in a settlement; None where there is none."""
    if state.stakes is None or not isinstance(state.stakes.play, Money):
        return None
    return agreements.most_points(state.rules, state.position, payer, state.stakes.cube.value)


class Permissions(NamedTuple):
    """The actions of one player away from the board."""

    actions: tuple[May, ...]
    allowed: tuple[str, ...]
    """The words of those that are allowed."""
    resign_at: tuple[int, ...]
    """The values at which the player may resign."""


def permissions(state: State) -> Mapping[Color, Permissions]:
    """The actions of both players away from the board."""
    return _permissions_at(state.rules, state.turn, state.stakes, state.offer)


# the position does not matter, so most questions repeat: a tenth of a `POST /v1/moves` (ADR 29)
@lru_cache(maxsize=4096)
def _permissions_at(
    rules: Ruleset, turn: Turn | None, stakes: Stakes | None, offer: Offer | None
) -> Mapping[Color, Permissions]:
    status = _status(rules, turn, stakes)
    both = {by: _permissions_of(rules, stakes, offer, status, by) for by in COLORS}
    return MappingProxyType(both)


def _permissions_of(
    rules: Ruleset, stakes: Stakes | None, offer: Offer | None, status: TurnStatus, by: Color
) -> Permissions:
    cube_actions = _may_turn_cube(rules, stakes, offer, status, by) if stakes else NO_CUBE
    actions = (*cube_actions, *_may_agree(rules, stakes, offer, status, by))
    values = resignation.values(_house(stakes), resignation.multipliers(rules, by))
    allowed = tuple(str(action.do) for action in actions if action.allowed)
    return Permissions(actions, allowed, tuple(values))


def _may_turn_cube(
    rules: Ruleset, stakes: Stakes, offer: Offer | None, status: TurnStatus, by: Color
) -> list[May]:
    """The cube actions; any other pending offer must be answered first."""
    closed = tuple(check_open(stakes))
    terms = stakes.terms(rules)
    if isinstance(offer, CubeOffer) or offer is None:
        return [
            May(action.do, action.faults + closed, () if closed else action.notes)
            for action in cube.may(stakes.cube, terms, status, by, offer)
        ]
    pending = tuple(agreements.pending(offer))
    wrong = (agreements.wrong_answer(offer),)
    doubling = cube.why_not(stakes.cube, terms, status, by, cube.Do.DOUBLE)
    return [
        May(do, (*(doubling if do is cube.Do.DOUBLE else wrong), *pending, *closed))
        for do in cube.Do
    ]


def _may_agree(
    rules: Ruleset, stakes: Stakes | None, offer: Offer | None, status: TurnStatus, by: Color
) -> list[May]:
    """Resignation, draws, settlement and the answers to them."""
    closed = check_open(stakes) if stakes else []
    answer = agreements.why_not_answer(status, offer, by)
    faults = {
        "resign": agreements.why_not_resign(status, offer),
        "offer_draw": agreements.why_not_offer_draw(status, offer, by),
        "claim_draw": agreements.why_not_claim_draw(rules, status, offer),
        "offer_settlement": _why_not_settle(stakes, offer, status),
        "accept": answer,
        "refuse": answer,
    }
    return [May(do, (*reasons, *closed)) for do, reasons in faults.items()]


def _why_not_settle(stakes: Stakes | None, offer: Offer | None, status: TurnStatus) -> list[Fault]:
    if stakes is None:
        return [_fault("no_stakes")]
    return agreements.why_not_settle(status, offer, isinstance(stakes.play, Money))


def _stakes_action(state: State, action: StakesAction) -> Progress:
    _refuse(check_open(state.stakes) if state.stakes else [])
    match action:
        case CubeAction(by, do):
            return _turn_cube(state, by, do)
        case Resign(by, value):
            return _resign(state, by, value)
        case OfferDraw(by):
            _refuse(agreements.why_not_offer_draw(_status_of(state), state.offer, by))
            return Progress(replace(state, offer=DrawOffer(by)), [Event("draw_offered", by)])
        case ClaimDraw(by):
            _refuse(agreements.why_not_claim_draw(state.rules, _status_of(state), state.offer))
            return _end(state, Ended(How.DRAW_CLAIMED), Event("draw_claimed", by))
        case OfferSettlement():
            return _offer_settlement(state, action)
        case AnswerOffer(by, accept):
            return _answer(state, by, accept)
        case Award(to, value):
            return _award(state, to, value)
        case AwardMatch(to):
            return _award_match(state, to)


def _turn_cube(state: State, by: Color, do: cube.Do) -> Progress:
    actions = permissions(state)[by].actions
    _refuse([fault for may in actions if may.do == do for fault in may.faults])
    stakes = state.stakes or Stakes()
    offer = state.offer if isinstance(state.offer, CubeOffer) else None
    turned = cube.turn_cube(
        stakes.cube, stakes.terms(state.rules), _status_of(state), by, do, offer
    )
    value = turned.offer.value if turned.offer else turned.cube.value
    event = Event(DONE[do], by, facts={"value": value})
    if turned.dropped:
        return _end(state, Ended(How.DROP, turned.dropped.winner), event)
    after = replace(state, stakes=replace(stakes, cube=turned.cube), offer=turned.offer)
    return Progress(after, [event])


def _resign(state: State, by: Color, value: int | None) -> Progress:
    house = _house(state.stakes)
    scores = resignation.scale(state.rules, state.position, by)
    _refuse(
        [
            *agreements.why_not_resign(_status_of(state), state.offer),
            *resignation.check_value(house, value, scores, by),
        ]
    )
    # without a value the house rule sets the highest, which the opponent cannot refuse
    price = scores[-1].multiplier if value is None else value
    event = Event("resigned", by, facts={"value": price})
    if house is ResignationRule.BACKGAMMON:
        return _end(state, Ended(How.RESIGNATION, OTHER[by], price), event)
    return Progress(replace(state, offer=ResignationOffer(by, price)), [event])


def _offer_settlement(state: State, action: OfferSettlement) -> Progress:
    _refuse(_why_not_settle(state.stakes, state.offer, _status_of(state)))
    most = settle_up_to(state, action.payer) or 0
    _refuse(agreements.check_points(action.points, most))
    facts = {"payer": action.payer, "points": action.points}
    offer = SettlementOffer(action.by, action.payer, action.points)
    return Progress(replace(state, offer=offer), [Event("settlement_offered", action.by, facts)])


def _answer(state: State, by: Color, accept: bool) -> Progress:
    _refuse(agreements.why_not_answer(_status_of(state), state.offer, by))
    offer = state.offer
    if offer is None or isinstance(offer, CubeOffer):
        raise Refused([_fault("nothing_offered")])
    facts = {"offer": offer.kind}
    if not accept:
        return Progress(replace(state, offer=None), [Event("refused", by, facts)])
    return _end(state, agreements.after_acceptance(offer), Event("accepted", by, facts))


def _award(state: State, to: Color, value: int) -> Progress:
    """A game awarded to a player; an unanswered offer is void."""
    _refuse(_not_over(state))
    scores = resignation.scale(state.rules, state.position, OTHER[to])
    _refuse(resignation.check_value(ResignationRule.AGREED, value, scores, OTHER[to]))
    event = Event("awarded", facts={"to": to, "value": value})
    return _end(state, Ended(How.FORFEIT, to, value), event)


def _award_match(state: State, to: Color) -> Progress:
    _refuse(_not_over(state))
    if state.stakes is None or not isinstance(state.stakes.play, Match):
        facts = {"name": "award_match"}
        raise Refused([Fault("match_only", "/action/do", "forfeit", facts=facts)])
    return _end(state, Ended(How.MATCH_FORFEIT, to), Event("match_awarded", facts={"to": to}))


def _end(state: State, ended: Ended, event: Event) -> Progress:
    over = replace(state, turn=None, offer=None, ended=ended)
    end = outcome_of(over)
    events = [event, Event("ended", facts={"winner": ended.winner, "how": str(ended.how)})]
    return Progress(over, events, end, result_of(over, end))


def _status_of(state: State) -> TurnStatus:
    return _status(state.rules, state.turn, state.stakes)


def _status(rules: Ruleset, turn: Turn | None, stakes: Stakes | None) -> TurnStatus:
    return turn_status(rules, turn, stakes.turns if stakes else None)


def _house(stakes: Stakes | None) -> ResignationRule:
    return stakes.resignation if stakes else ResignationRule.AGREED


def _not_over(state: State) -> list[Fault]:
    return [] if state.turn else [Fault("game_over", "/action/do", "immediate_end")]


def _fault(code: str) -> Fault:
    return Fault(code, "/action/do")


def _refuse(faults: list[Fault]) -> None:
    if faults:
        raise Refused(faults)
