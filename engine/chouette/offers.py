"""Resignation, draw, settlement and award in a chouette, bet by bet (rulebook 28)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from engine.chouette.bets import Bet, Payment, paid
from engine.chouette.doubling import bets_of, concerned, once
from engine.chouette.game import AfterDrop, ChouetteGame
from engine.chouette.seats import captain_dropped, check_names, moved_up
from engine.faults import Fault, Refused
from engine.position import OTHER, Position
from engine.rules.goals import Termination
from engine.rules.ruleset import Ruleset
from engine.stakes import agreements, resignation
from engine.stakes.agreements import DrawOffer, Ended, Offer, ResignationOffer, SettlementOffer
from engine.stakes.cube import TurnStatus
from engine.stakes.money import points
from engine.stakes.resignation import ResignationRule


def resign(
    game: ChouetteGame,
    status: TurnStatus,
    rules: Ruleset,
    position: Position,
    by: str,
    value: int | None,
    to: Sequence[str] | None = None,
) -> ChouetteGame:
    """The game after a player resigned to these opponents, or to all to whom they may.

    By the house rule `backgammon` the bets are settled at once.
    """
    house = game.house.resignation
    side = bets_of(game, by, to)[0].side(by, game.box_color)
    scores = resignation.scale(rules, position, side)
    wrong = resignation.check_value(house, value, scores, side)
    bets = concerned(
        game, by, to, lambda bet: [*agreements.why_not_resign(status, bet.offer), *wrong]
    )
    price = scores[-1].multiplier if value is None else value
    if house is ResignationRule.AGREED:
        return _offered(game, bets, ResignationOffer(side, price))
    ended = Ended(Termination.RESIGNATION, OTHER[side], price)
    return with_captain(settle_bets(game, rules, position, dict.fromkeys(bets, ended)))


def offer_draw(
    game: ChouetteGame, status: TurnStatus, by: str, to: Sequence[str] | None = None
) -> ChouetteGame:
    """The game after a player offered a draw to these opponents, or to all to whom they may."""
    side = bets_of(game, by, to)[0].side(by, game.box_color)
    bets = concerned(
        game, by, to, lambda bet: agreements.why_not_offer_draw(status, bet.offer, side)
    )
    return _offered(game, bets, DrawOffer(side))


def offer_settlement(
    game: ChouetteGame,
    status: TurnStatus,
    rules: Ruleset,
    position: Position,
    by: str,
    payer: str,
    amount: Fraction,
    to: Sequence[str] | None = None,
) -> ChouetteGame:
    """The game after a player offered to pay points in bets, or to be paid by one opponent.

    A partner of the box shares its result, so with a partner only whole points are possible.
    """
    _refuse(check_names([payer], game.seats.players, "/action/payer", listed=False))
    if payer != by:
        to = [payer] if to is None else to
        is_alone = list(to) == [payer]
        _refuse([] if is_alone else [_wrong_payer(payer)])
    side = bets_of(game, by, to)[0].side(by, game.box_color)
    paying = side if payer == by else OTHER[side]

    def reasons(bet: Bet) -> list[Fault]:
        most = agreements.most_points(rules, position, paying, bet.cube.value)
        is_shared = game.seats.partner is not None and bet.against == game.seats.box
        wrong = agreements.check_points(amount, most, halves=not is_shared)
        return [*agreements.why_not_settle(status, bet.offer, True), *wrong]

    bets = concerned(game, by, to, reasons)
    return _offered(game, bets, SettlementOffer(side, paying, amount))


def award(
    game: ChouetteGame,
    rules: Ruleset,
    position: Position,
    to: str,
    value: int,
    against: str | None = None,
) -> ChouetteGame:
    """The game after this player's open bets, or the one with `against`, were awarded to them."""
    faults = check_names([to], game.seats.players, "/action/to", listed=False)
    if against is not None:
        faults += check_names([against], game.seats.players, "/action/from", listed=False)
    _refuse(faults)
    bets = bets_of(game, to, None if against is None else [against])
    side = bets[0].side(to, game.box_color)
    scores = resignation.scale(rules, position, OTHER[side])
    _refuse(resignation.check_value(ResignationRule.AGREED, value, scores, OTHER[side]))
    ended = Ended(Termination.FORFEIT, side, value)
    return with_captain(settle_bets(game, rules, position, dict.fromkeys(bets, ended)))


def settle_bets(
    game: ChouetteGame, rules: Ruleset, position: Position, ended: dict[Bet, Ended]
) -> ChouetteGame:
    """The game after these bets ended away from the board: they are paid and closed."""
    payments: list[Payment] = list(game.payments)
    captain_won = game.captain_won
    for bet, end in ended.items():
        if end.winner:
            score = agreements.score_of(end, rules, position)
            worth = points(score, bet.cube, agreed=end.points).total
            loser = bet.player(OTHER[end.winner], game.box_color)
            payments += paid(game.seats, loser, bet.player(end.winner, game.box_color), worth)
        if bet.member == game.seats.captain and bet.against == game.seats.box:
            captain_won = end.winner != game.box_color if end.winner else None
    bets = tuple(bet for bet in game.bets if bet not in ended)
    return replace(game, bets=bets, payments=tuple(payments), captain_won=captain_won)


def with_captain(game: ChouetteGame) -> ChouetteGame:
    """Replace a captain who has lost by the best placed member still in the game."""
    if game.captain_won is not False or not game.open_members:
        return game
    if game.house.after_drop is AfterDrop.MOVE_UP:
        seats = moved_up(game.seats, game.open_members, game.seats.captain)
    else:
        seats = captain_dropped(game.seats, game.open_members[0])
    return replace(game, seats=seats, captain_won=None)


def after_drops(game: ChouetteGame) -> ChouetteGame:
    """The game after members dropped: by the house rule those who play on move up."""
    if game.captain_won is False or game.house.after_drop is AfterDrop.KEEP_ORDER:
        return with_captain(game)
    stays = (game.seats.captain, *game.open_members)  # one who has beaten the box leads no more
    seats = moved_up(game.seats, stays) if game.open_members else game.seats
    return replace(game, seats=seats)


def _wrong_payer(name: str) -> Fault:
    return Fault("wrong_payer", "/action/payer", "settlement", facts={"name": name})


def _offered(game: ChouetteGame, bets: Sequence[Bet], offer: Offer) -> ChouetteGame:
    offered = [replace(bet, offer=offer) if bet in bets else bet for bet in game.bets]
    return replace(game, bets=tuple(offered))


def _refuse(faults: Sequence[Fault]) -> None:
    if faults:
        raise Refused(once(faults))
