"""Actions of two players away from the board: cube, resignation, draw, settlement and award."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.faults import Fault, Refused
from engine.game.events import Event
from engine.game.game import Game, outcome_of
from engine.game.permissions import house_of, settle_up_to, why_not
from engine.position import OTHER, Color, check_color
from engine.rules.goals import Termination
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
from engine.stakes.cube import DONE, CubeDecision, CubeOffer
from engine.stakes.match import Match
from engine.stakes.resignation import ResignationRule
from engine.stakes.two_players import Stakes, check_open


def act(game: Game, action: StakesAction) -> Game:
    """The game after an action away from the board; `Refused` lists the reasons against it."""
    check_color(action.to if isinstance(action, Award | AwardMatch) else action.by)
    _refuse(check_open(game.stakes) if game.stakes else [])
    match action:
        case CubeAction(by, do):
            return _turn_cube(game, by, do)
        case Resign(by, value):
            return _resign(game, by, value)
        case OfferDraw(by):
            _refuse(why_not(game, by, "offer_draw"))
            return _offered(game, DrawOffer(by), Event("draw_offered", by))
        case ClaimDraw(by):
            _refuse(why_not(game, by, "claim_draw"))
            return _end(game, Ended(Termination.DRAW_CLAIMED), Event("draw_claimed", by))
        case OfferSettlement():
            return _offer_settlement(game, action)
        case AnswerOffer(by, accept):
            return _answer(game, by, accept)
        case Award(to, value):
            return _award(game, to, value)
        case AwardMatch(to):
            return _award_match(game, to)


def _turn_cube(game: Game, by: Color, do: CubeDecision) -> Game:
    _refuse(why_not(game, by, do))
    stakes = game.stakes or Stakes()
    offer = game.offer if isinstance(game.offer, CubeOffer) else None
    turned = cube.turned(stakes.cube, by, do, offer)
    value = turned.offer.value if turned.offer else turned.cube.value
    event = Event(DONE[do], by, facts={"value": value})
    if turned.dropped:
        return _end(game, Ended(Termination.DROP, turned.dropped.winner), event)
    after = replace(game, stakes=replace(stakes, cube=turned.cube))
    return _offered(after, turned.offer, event)


def _resign(game: Game, by: Color, value: int | None) -> Game:
    house = house_of(game.stakes)
    scores = resignation.scale(game.rules, game.position, by)
    wrong = resignation.check_value(house, value, scores, by)
    _refuse([*why_not(game, by, "resign"), *wrong])
    # without a value the house rule sets the highest, which the opponent cannot refuse
    price = scores[-1].multiplier if value is None else value
    stake = game.stakes.cube.value if game.stakes else 1
    facts = {"value": price, "points": price * stake * scores[-1].base}
    event = Event("resigned", by, facts=facts)
    if house is ResignationRule.BACKGAMMON:
        return _end(game, Ended(Termination.RESIGNATION, OTHER[by], price), event)
    return _offered(game, ResignationOffer(by, price), event)


def _offer_settlement(game: Game, action: OfferSettlement) -> Game:
    by, payer, points = action.by, action.payer, action.points
    _refuse(why_not(game, by, "offer_settlement"))
    _refuse(agreements.check_points(points, settle_up_to(game, payer) or 0))
    event = Event("settlement_offered", by, {"payer": payer, "points": points})
    return _offered(game, SettlementOffer(by, payer, points), event)


def _answer(game: Game, by: Color, accept: bool) -> Game:
    _refuse(why_not(game, by, "accept" if accept else "refuse"))
    offer = game.offer
    if offer is None or isinstance(offer, CubeOffer):
        raise Refused([Fault("nothing_offered", "/action/do")])
    facts = {"offer": offer.kind}
    if not accept:
        return _offered(game, None, Event("refused", by, facts))
    return _end(game, agreements.after_acceptance(offer), Event("accepted", by, facts))


def _award(game: Game, to: Color, value: int) -> Game:
    """A game awarded to a player; an unanswered offer is void."""
    _refuse(_not_over(game))
    scores = resignation.scale(game.rules, game.position, OTHER[to])
    _refuse(resignation.check_value(ResignationRule.AGREED, value, scores, OTHER[to]))
    event = Event("awarded", facts={"to": to, "value": value})
    return _end(game, Ended(Termination.FORFEIT, to, value), event)


def _award_match(game: Game, to: Color) -> Game:
    _refuse(_not_over(game))
    if game.stakes is None or not isinstance(game.stakes.play, Match):
        facts = {"name": "award_match"}
        raise Refused([Fault("match_only", "/action/do", "forfeit", facts=facts)])
    awarded = Event("match_awarded", facts={"to": to})
    return _end(game, Ended(Termination.MATCH_FORFEIT, to), awarded)


def _offered(game: Game, offer: Offer | None, event: Event) -> Game:
    return replace(game, offer=offer, events=(event,))


def _end(game: Game, ended: Ended, event: Event) -> Game:
    over = Event("ended", facts={"winner": ended.winner, "how": str(ended.how)})
    after = replace(game, turn=None, offer=None, ended=ended, events=(event, over))
    return replace(after, end=outcome_of(after))


def _not_over(game: Game) -> list[Fault]:
    return [] if game.turn else [Fault("game_over", "/action/do", "immediate_end")]


def _refuse(faults: Sequence[Fault]) -> None:
    if faults:
        raise Refused(faults)
