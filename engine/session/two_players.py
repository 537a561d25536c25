"""A game between two players with or without stakes.

Joins `engine.game.machine`, which plays at the board, with `engine.stakes`: cube actions,
resignations, draws, settlements and awards, the value of a finished game and the next game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from engine.faults import Fault, Refused
from engine.game import machine
from engine.game.events import Event
from engine.game.machine import Action, State
from engine.game.outcome import Outcome, outcome
from engine.game.series import begin_next
from engine.position import COLORS, OTHER, Color
from engine.rules.goals import Ending, How
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
    ResignationOffer,
    SettlementOffer,
)
from engine.stakes.cube import DONE, CubeOffer, May, TurnStatus
from engine.stakes.match import Match
from engine.stakes.money import Money
from engine.stakes.resignation import ResignationRule
from engine.stakes.turn_status import turn_status
from engine.stakes.two_players import GameResult, Stakes, check_open, settle

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
    return {by: (*_may_turn_cube(state, by), *_may_agree(state, by)) for by in COLORS}


def resign_at(state: State, color: Color) -> list[int]:
    """The values at which this player may resign."""
    scores = resignation.scale(state.rules, state.position, color)
    return resignation.values(_house(state), scores)


def settle_up_to(state: State, payer: Color) -> int | None:
    """The most points this player may pay in a settlement; None where there is none."""
    if state.stakes is None or not isinstance(state.stakes.play, Money):
        return None
    return agreements.most_points(state.rules, state.position, payer, state.stakes.cube.value)


def _may_turn_cube(state: State, by: Color) -> list[May]:
    """The cube actions; any other pending offer must be answered first."""
    if state.stakes is None:
        return list(NO_CUBE)
    closed = tuple(check_open(state.stakes))
    terms, status = state.stakes.terms(state.rules), _status(state)
    if isinstance(state.offer, CubeOffer) or state.offer is None:
        permissions = cube.may(state.stakes.cube, terms, status, by, state.offer)
        return [
            May(action.do, action.faults + closed, () if closed else action.notes)
            for action in permissions
        ]
    pending = tuple(agreements.pending(state.offer))
    wrong = (agreements.wrong_answer(state.offer),)
    doubling = cube.why_not(state.stakes.cube, terms, status, by, cube.Do.DOUBLE)
    return [
        May(do, (*(doubling if do is cube.Do.DOUBLE else wrong), *pending, *closed))
        for do in cube.Do
    ]


def _may_agree(state: State, by: Color) -> list[May]:
    """Resignation, draws, settlement and the answers to them."""
    status, offer = _status(state), state.offer
    closed = check_open(state.stakes) if state.stakes else []
    answer = agreements.why_not_answer(status, offer, by)
    faults = {
        "resign": agreements.why_not_resign(status, offer),
        "offer_draw": agreements.why_not_offer_draw(status, offer, by),
        "claim_draw": agreements.why_not_claim_draw(state.rules, status, offer),
        "offer_settlement": _why_not_settle(state, status),
        "accept": answer,
        "refuse": answer,
    }
    return [May(do, (*reasons, *closed)) for do, reasons in faults.items()]


def _why_not_settle(state: State, status: TurnStatus) -> list[Fault]:
    if state.stakes is None:
        return [_fault("no_stakes")]
    is_money = isinstance(state.stakes.play, Money)
    return agreements.why_not_settle(status, state.offer, is_money)


def _stakes_action(state: State, action: StakesAction) -> Progress:
    _refuse(check_open(state.stakes) if state.stakes else [])
    match action:
        case CubeAction(by, do):
            return _turn_cube(state, by, do)
        case Resign(by, value):
            return _resign(state, by, value)
        case OfferDraw(by):
            _refuse(agreements.why_not_offer_draw(_status(state), state.offer, by))
            return Progress(replace(state, offer=DrawOffer(by)), [Event("draw_offered", by)])
        case ClaimDraw(by):
            _refuse(agreements.why_not_claim_draw(state.rules, _status(state), state.offer))
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
    _refuse([fault for may in _may_turn_cube(state, by) if may.do == do for fault in may.faults])
    stakes = state.stakes or Stakes()
    offer = state.offer if isinstance(state.offer, CubeOffer) else None
    turned = cube.turn_cube(stakes.cube, stakes.terms(state.rules), _status(state), by, do, offer)
    value = turned.offer.value if turned.offer else turned.cube.value
    event = Event(DONE[do], by, facts={"value": value})
    if turned.dropped:
        return _end(state, Ended(How.DROP, turned.dropped.winner), event)
    after = replace(state, stakes=replace(stakes, cube=turned.cube), offer=turned.offer)
    return Progress(after, [event])


def _resign(state: State, by: Color, value: int | None) -> Progress:
    house = _house(state)
    scores = resignation.scale(state.rules, state.position, by)
    _refuse(
        [
            *agreements.why_not_resign(_status(state), state.offer),
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
    _refuse(_why_not_settle(state, _status(state)))
    most = settle_up_to(state, action.payer) or 0
    _refuse(agreements.check_points(action.points, most))
    facts = {"payer": action.payer, "points": action.points}
    offer = SettlementOffer(action.by, action.payer, action.points)
    return Progress(replace(state, offer=offer), [Event("settlement_offered", action.by, facts)])


def _answer(state: State, by: Color, accept: bool) -> Progress:
    _refuse(agreements.why_not_answer(_status(state), state.offer, by))
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
    events = [event, Event("ended", ended.winner, facts={"how": str(ended.how)})]
    return Progress(over, events, end, result_of(over, end))


def _status(state: State) -> TurnStatus:
    return turn_status(state.rules, state.turn, state.stakes.turns if state.stakes else None)


def _house(state: State) -> ResignationRule:
    return state.stakes.resignation if state.stakes else ResignationRule.AGREED


def _not_over(state: State) -> list[Fault]:
    return [] if state.turn else [Fault("game_over", "/action/do", "immediate_end")]


def _fault(code: str) -> Fault:
    return Fault(code, "/action/do")


def _refuse(faults: list[Fault]) -> None:
    if faults:
        raise Refused(faults)
