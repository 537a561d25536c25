"""One action leads from a chouette to the next: at the board, or with the bets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.chouette import game as games
from engine.chouette import offers
from engine.chouette import seats as seating
from engine.chouette.actions import (
    AnswerAll,
    AwardBets,
    Change,
    ChouetteAction,
    ClaimDrawBets,
    Double,
    End,
    OfferDrawBets,
    Offering,
    OfferSettlementBets,
    ResignBets,
    TakePartner,
)
from engine.chouette.answers import Answer, Answered, Resolved, answer, answer_one, carried_on
from engine.chouette.bets import Bet, Consent, merged
from engine.chouette.doubling import bets_of, double
from engine.chouette.doubling import may as bets_may
from engine.chouette.game import Chouette, ChouetteGame, House, Settled
from engine.chouette.seats import Seats
from engine.faults import Fault, Refused
from engine.game import advance as board
from engine.game.actions import BoardAction
from engine.game.events import Event
from engine.game.game import outcome_of as outcome_at_board
from engine.game.outcome import Outcome
from engine.position import OTHER, WHITE, Color
from engine.rules.goals import Ending, Termination
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import DRAWN
from engine.stakes import agreements, resignation
from engine.stakes.agreements import Ended
from engine.stakes.cube import DONE, CubeDecision, Permission, TurnStatus
from engine.stakes.money import after_tie
from engine.stakes.resignation import ResignationRule
from engine.stakes.turn_status import turn_status


class ChouetteProgress(NamedTuple):
    """The chouette after an action; at the end also the payments and the next game."""

    chouette: Chouette
    events: list[Event]
    outcome: Outcome | None = None
    """The end at the board; None if all bets were settled before it."""
    settled: Settled | None = None
    next: Chouette | None = None


def begin(rules: Ruleset, house: House, seats: Seats, box_color: Color = WHITE) -> Chouette:
    """A game before its opening throw."""
    bets = games.begin(house, seats, box_color, rules.cube)
    return Chouette(board.begin(rules), bets)


def advance(chouette: Chouette, action: BoardAction | ChouetteAction) -> ChouetteProgress:
    """The chouette after an action; `Refused` lists the reasons against it."""
    game, state = chouette.game, chouette.board
    match action:
        case Double(by, to):
            after = double(game, _status(chouette), by, to)
            return _went_on(chouette, after, _doubled(game, after, by))
        case Answer():
            resolved = answer_one(game, _status(chouette), action, state.rules, state.position)
            return _answered(chouette, resolved, [action])
        case AnswerAll(answers):
            resolved = answer(game, _status(chouette), answers, state.rules, state.position)
            return _answered(chouette, resolved, answers)
        case ResignBets() | OfferDrawBets() | OfferSettlementBets() | AwardBets():
            return _offered(chouette, action)
        case End() | ClaimDrawBets():
            return _end_away(chouette, action)
        case Change():
            return _changed(chouette, action)
        case TakePartner():
            return _took_partner(chouette, action)
        case _:
            return _at_the_board(chouette, action)


def finished(chouette: Chouette, end: Outcome | None = None) -> ChouetteProgress:
    """A finished game with its payments and the start of the next one."""
    game = chouette.game
    settled = games.settled(game)
    following = games.begin(
        game.house,
        settled.next,
        game.box_color,
        game.with_cube,
        number=game.number + 1,
        totals=settled.totals,
    )
    over = replace(chouette, board=replace(chouette.board, turn=None))
    start = board.begin(chouette.board.rules)
    return ChouetteProgress(over, [], end, settled, Chouette(start, following))


def may(chouette: Chouette) -> dict[tuple[str, str], tuple[Permission, ...]]:
    """For each (player, opponent) with a bet: the actions away from the board, allowed or not."""
    return bets_may(chouette.game, _status(chouette))


def resign_at(chouette: Chouette, name: str, opponent: str) -> list[int]:
    """The values at which this player may resign to the opponent."""
    side = bets_of(chouette.game, name, [opponent])[0].side(name, chouette.game.box_color)
    known = resignation.multipliers(chouette.board.rules, side)
    return resignation.values(chouette.game.house.resignation, known)


def settle_up_to(chouette: Chouette, name: str, opponent: str) -> int:
    """The most points this player may pay the opponent in a settlement."""
    bet = bets_of(chouette.game, name, [opponent])[0]
    side = bet.side(name, chouette.game.box_color)
    rules, position = chouette.board.rules, chouette.board.position
    return agreements.most_points(rules, position, side, bet.cube.value)


def outcome_of(chouette: Chouette) -> Outcome | None:
    """The end at the board of a finished game; None if all bets were settled before it."""
    return outcome_at_board(chouette.board)


def _status(chouette: Chouette) -> TurnStatus:
    return turn_status(chouette.board.rules, chouette.board.turn)


def _at_the_board(chouette: Chouette, action: BoardAction) -> ChouetteProgress:
    _refuse(games.pending(chouette.game))
    before = chouette.board.turn
    after = board.advance(chouette.board, action)
    events, end = list(after.events), after.outcome
    game = chouette.game
    if before and after.turn and before.player is None and after.turn.player is None:
        game = replace(game, bets=tuple(_tied(game, bet) for bet in game.bets))
    moved = Chouette(after, game)
    return _ended(moved, end, events) if end else ChouetteProgress(moved, events)


def _tied(game: ChouetteGame, bet: Bet) -> Bet:
    most = game.house.money.automatic_doubles
    return replace(bet, cube=after_tie(bet.cube, most, game.house.cube_limit))


def _offered(chouette: Chouette, action: Offering) -> ChouetteProgress:
    """A resignation, draw or settlement offered in some bets, or bets awarded."""
    before, status = chouette.game, _status(chouette)
    rules, position = chouette.board.rules, chouette.board.position
    match action:
        case ResignBets(by, value, to):
            after = offers.resign(before, status, rules, position, by, value, to)
            bets = _concerned(before, after, by)
            scores = resignation.scale(rules, position, bets[0].side(by, before.box_color))
            price = scores[-1].multiplier if value is None else value
            events = [
                Event("resigned", facts={"by": by, "to": names, "value": price, "points": points})
                for points, names in _by_price(bets, by, price * scores[-1].base)
            ]
        case OfferDrawBets(by, to):
            after = offers.offer_draw(before, status, by, to)
            events = [Event("draw_offered", facts={"by": by, "to": _others(before, after, by)})]
        case OfferSettlementBets(by, payer, points, to):
            after = offers.offer_settlement(before, status, rules, position, by, payer, points, to)
            facts = {"by": by, "to": _others(before, after, by), "payer": payer, "points": points}
            events = [Event("settlement_offered", facts=facts)]
        case AwardBets(winner, value, loser):
            _refuse([] if chouette.board.turn else [_over()])
            after = offers.award(before, rules, position, winner, value, loser)
            losers = _others(before, after, winner)
            events = [Event("awarded", facts={"to": winner, "from": losers, "value": value})]
    # after an award the answers already given may be all that are due
    resolved = carried_on(after, status, rules, position)
    events += [*_answer_events(after, resolved), *_new_leader(before, resolved.game)]
    return _went_on(chouette, resolved.game, events)


def _concerned(before: ChouetteGame, after: ChouetteGame, by: str) -> list[Bet]:
    """The bets of this player that an action has changed or settled."""
    own = [bet for bet in before.bets if by in (bet.member, bet.against)]
    return [bet for bet in own if bet not in after.bets]


def _others(before: ChouetteGame, after: ChouetteGame, by: str) -> list[str]:
    return [bet.other(by) for bet in _concerned(before, after, by)]


def _by_price(bets: Sequence[Bet], by: str, value: int) -> Iterable[tuple[int, list[str]]]:
    """The opponents by the points that a value costs with the cube between them."""
    opponents: dict[int, list[str]] = {}
    for bet in bets:
        opponents.setdefault(value * bet.cube.value, []).append(bet.other(by))
    return opponents.items()


def _over() -> Fault:
    return Fault("game_over", "/action/do", "immediate_end")


def _end_away(chouette: Chouette, action: End | ClaimDrawBets) -> ChouetteProgress:
    """The whole game ends away from the board, for every bet alike."""
    state, status = chouette.board, _status(chouette)
    if isinstance(action, ClaimDrawBets):
        names = [bet.other(action.by) for bet in bets_of(chouette.game, action.by)]
        _refuse([*agreements.why_not_claim_draw(status, None), *games.pending(chouette.game)])
        claim = Event("draw_claimed", facts={"by": action.by, "to": names})
        claimed = replace(state, ended=Ended(Termination.DRAW_CLAIMED))
        end = Outcome(Ending(Termination.DRAW_CLAIMED, None, None), DRAWN)
        return _ended(replace(chouette, board=claimed), end, [claim])
    if status.player is None and not status.over:
        raise Refused([Fault("not_begun", "/action/do", "opening")])
    end = _agreed(chouette, action.winner, action.value)
    reported = replace(state, ended=Ended(Termination.ELSEWHERE, action.winner, action.value))
    return _ended(replace(chouette, board=reported), end, [])


def _agreed(chouette: Chouette, winner: Color | None, value: int | None) -> Outcome:
    """The outcome that the players agreed on; `Refused` if the game has no such result."""
    if winner is None:
        if value is not None:
            raise Refused([Fault("draw_has_no_value", "/action/value", "draw")])
        return Outcome(Ending(Termination.ELSEWHERE, None, None), DRAWN)
    loser = OTHER[winner]
    scores = resignation.scale(chouette.board.rules, chouette.board.position, loser)
    _refuse(resignation.check_value(ResignationRule.AGREED, value, scores, loser))
    score = next(score for score in scores if score.multiplier == value)
    return Outcome(Ending(Termination.ELSEWHERE, winner, loser), score)


def _ended(chouette: Chouette, end: Outcome, events: list[Event]) -> ChouetteProgress:
    winner, how = end.ending.winner, end.ending.how
    after = games.board_ended(chouette.game, winner, end.value)
    if how in (Termination.ELSEWHERE, Termination.DRAW_CLAIMED):
        events = [*events, Event("ended", facts={"winner": winner, "how": str(how)})]
    return _went_on(chouette, after, events, end)


def _went_on(
    chouette: Chouette, game: ChouetteGame, events: list[Event], end: Outcome | None = None
) -> ChouetteProgress:
    """The chouette with these bets; settled if none is left open."""
    # at most one payment between two players, so that equal games are equal values
    game = replace(game, payments=merged(game.payments))
    after = replace(chouette, game=game.remembering(chouette.game.has_doubled))
    if not game.is_over:
        return ChouetteProgress(after, events)
    changes = _changes("left", game.leaving) + _changes("joined", game.joining)
    return finished(after, end)._replace(events=[*events, *changes])


def _took_partner(chouette: Chouette, action: TakePartner) -> ChouetteProgress:
    """The box gets a partner before the opening throw."""
    old = chouette.game
    _refuse([Fault("game_begun", "/action/do", "chouette")] if _is_begun(chouette) else [])
    _refuse(_no_partner(old.house))
    seats = seating.with_partner(old.seats, action.volunteers, action.drawn)
    facts = {"name": seats.partner, "drawn": not action.volunteers}
    return _seated(chouette, seats, [Event("partner", facts=facts)])


def _changed(chouette: Chouette, action: Change) -> ChouetteProgress:
    """Players leave and join: before the opening throw at once, else after the game."""
    leaving, joining = action.leaving, action.joining
    _refuse([] if chouette.board.turn else [_over()])
    if not _is_begun(chouette):
        seats = seating.changed(chouette.game.seats, leaving, joining)
        events = _changes("left", leaving) + _changes("joined", joining)
        return _seated(chouette, seats, events)
    game = games.announced(chouette.game, leaving, joining)
    events = _changes("leaves", leaving) + _changes("joins", joining)
    return ChouetteProgress(replace(chouette, game=game), events)


def _changes(what: str, names: Sequence[str]) -> list[Event]:
    return [Event(what, facts={"name": name}) for name in names]


def _seated(chouette: Chouette, seats: Seats, events: list[Event]) -> ChouetteProgress:
    old = chouette.game
    game = games.begin(
        old.house,
        seats,
        old.box_color,
        old.with_cube,
        number=old.number,
        totals=dict(old.totals),
    )
    return ChouetteProgress(replace(chouette, game=game), events)


def _is_begun(chouette: Chouette) -> bool:
    """Whether the game has begun, with its opening throw or with what was tied or awarded in it."""
    turn, game = chouette.board.turn, chouette.game
    is_changed = game.payments or any(bet.cube.automatic for bet in game.bets)
    return turn is None or turn.player is not None or bool(is_changed)


def _no_partner(house: House) -> list[Fault]:
    facts = {"least": seating.PARTNER_FROM}
    fault = Fault("no_partner", "/action/do", "box_partner", facts=facts)
    return [] if house.box_partner else [fault]


def _doubled(before: ChouetteGame, after: ChouetteGame, by: str) -> list[Event]:
    """An event for each value to which cubes are doubled."""
    opponents: dict[int, dict[str, None]] = {}
    for bet in after.bets:
        if bet not in before.bets:
            # with a single cube the captain doubles for the whole team
            to = bet.member if by == bet.against else bet.against
            opponents.setdefault(bet.cube.value * 2, {})[to] = None
    return [
        Event(DONE[CubeDecision.DOUBLE], facts={"by": by, "to": list(to), "value": value})
        for value, to in opponents.items()
    ]


def _answered(
    chouette: Chouette, resolved: Resolved, answers: Sequence[Answer]
) -> ChouetteProgress:
    """The events of answers: noted while others have still to answer, then as they took effect."""
    before, after = chouette.game, resolved.game
    if not resolved.answers:
        noted = [_noted(after, reply) for reply in answers]
        return _went_on(chouette, after, noted)
    events = _answer_events(before, resolved)
    return _went_on(chouette, after, [*events, *_new_leader(before, after)])


def _answer_events(before: ChouetteGame, resolved: Resolved) -> list[Event]:
    """The events of answers that took effect, and of the extra cubes that were bought."""
    events = [_answer_event(answer) for answer in resolved.answers]
    known = {(bet.member, bet.against) for bet in before.bets}
    for bet in resolved.game.bets:
        if (bet.member, bet.against) not in known:
            facts = {"by": bet.against, "to": [bet.member], "value": bet.cube.value}
            events.append(Event("extra_cube", facts={**facts, "price": bet.cube.value // 2}))
    return events


def _noted(game: ChouetteGame, reply: Answer) -> Event:
    """The event of an answer that waits for others; without `to` it answers every open offer."""
    parties = [bet.parties(game.box_color) for bet in game.bets if bet.answer]
    to = [reply.to] if reply.to else [asker for asker, by in parties if by == reply.by]
    return Event("answered", facts={"by": reply.by, "to": to, "do": str(reply.do)})


def _answer_event(answer: Answered) -> Event:
    facts: dict[str, object] = {"by": answer.by, "to": [answer.to]}
    if isinstance(answer.do, Consent):
        accepted = answer.do is Consent.ACCEPT
        return Event("accepted" if accepted else "refused", facts=facts | {"offer": answer.offer})
    facts |= {"value": answer.value}
    if answer.do is CubeDecision.DROP:
        facts |= {"forced": answer.forced}
    return Event(DONE[answer.do], facts=facts)


def _new_leader(before: ChouetteGame, after: ChouetteGame) -> list[Event]:
    captain = after.seats.captain
    return [] if captain == before.seats.captain else [Event("leads", facts={"name": captain})]


def _refuse(faults: Sequence[Fault]) -> None:
    if faults:
        raise Refused(faults)
