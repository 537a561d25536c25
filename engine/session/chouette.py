"""A chouette: one board and the bets of several players on it.

Joins `engine.game.machine`, which plays at the board, with `engine.stakes.chouette`: doubles,
answers, payments and the seats of the next game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.faults import Fault, Refused
from engine.game import machine as board
from engine.game.events import Event
from engine.game.machine import Action, State
from engine.game.outcome import Outcome
from engine.position import OTHER, WHITE, Color
from engine.rules.goals import Ending, How
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import DRAWN
from engine.stakes import resignation
from engine.stakes.chouette import game as games
from engine.stakes.chouette import seats as seating
from engine.stakes.chouette.answers import Answer, answer
from engine.stakes.chouette.bets import Bet, Payment, merged
from engine.stakes.chouette.doubling import double
from engine.stakes.chouette.game import ChouetteGame, House, LoneTaker, Settled
from engine.stakes.chouette.options import agree
from engine.stakes.chouette.seats import Rethrow, Seats, opening_throw
from engine.stakes.cube import DONE, Do
from engine.stakes.money import after_tie
from engine.stakes.resignation import ResignationRule
from engine.stakes.turn_status import turn_status

__all__ = [
    "Answer",
    "AnswerAll",
    "Bet",
    "Change",
    "Chouette",
    "ChouetteAction",
    "ChouetteGame",
    "ChouetteProgress",
    "Double",
    "End",
    "House",
    "LoneTaker",
    "Payment",
    "Rethrow",
    "Seats",
    "Settled",
    "TakePartner",
    "advance",
    "agree",
    "begin",
    "opening_throw",
]


@dataclass(frozen=True, slots=True)
class Chouette:
    """The state of a chouette: the board and the game with its bets."""

    board: State
    game: ChouetteGame


@dataclass(frozen=True, slots=True)
class Double:
    """A player doubles these opponents; None: all opponents."""

    by: str
    to: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class AnswerAll:
    """All pending doubles are answered at once; players who drop may buy an extra cube."""

    answers: tuple[Answer, ...]
    extra_from: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class End:
    """The game ends by agreement: its winner and value (1, 2 or 3), or a draw."""

    winner: Color | None
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """Between games players leave and others join."""

    leaving: tuple[str, ...] = ()
    joining: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TakePartner:
    """Before the game the box gets a partner."""

    volunteers: tuple[str, ...] = ()
    drawn: str | None = None


ChouetteAction = Double | AnswerAll | End | Change | TakePartner


class ChouetteProgress(NamedTuple):
    """The chouette after an action; at the end also the payments and the next game."""

    chouette: Chouette
    events: list[Event]
    outcome: Outcome | None = None
    """The end at the board; None if all bets were dropped before it."""
    settled: Settled | None = None
    next: Chouette | None = None


def begin(rules: Ruleset, house: House, seats: Seats, box_color: Color = WHITE) -> Chouette:
    """A game before its opening throw."""
    bets = games.begin(house, seats, box_color, rules.cube)
    return Chouette(board.begin(rules).state, bets)


def advance(chouette: Chouette, action: Action | ChouetteAction) -> ChouetteProgress:
    """The chouette after an action; `Refused` lists the reasons against it."""
    game = chouette.game
    where = turn_status(chouette.board.rules, chouette.board.turn)
    match action:
        case Double(by, to):
            after = double(game, where, by, to)
            return _went_on(chouette, after, _doubled(game, after, by))
        case AnswerAll(answers, extra_from):
            after = answer(game, where, answers, extra_from)
            return _went_on(chouette, after, _answered(game, after))
        case End(winner, value):
            return _ended(chouette, _agreed(chouette, winner, value), [])
        case Change(leaving, joining):
            _between_games(chouette)
            return _seated(chouette, seating.changed(game.seats, leaving, joining))
        case TakePartner(volunteers, drawn):
            _between_games(chouette)
            _refuse(_no_partner(game.house))
            return _seated(chouette, seating.with_partner(game.seats, volunteers, drawn))
        case _:
            return _at_the_board(chouette, action)


def _at_the_board(chouette: Chouette, action: Action) -> ChouetteProgress:
    _refuse(games.pending(chouette.game))
    before = chouette.board.turn
    after, events, end = board.advance(chouette.board, action)
    game = chouette.game
    if before and after.turn and before.player is None and after.turn.player is None:
        game = replace(game, bets=tuple(_tied(game, bet) for bet in game.bets))
    moved = Chouette(after, game)
    return _ended(moved, end, events) if end else ChouetteProgress(moved, events)


def _tied(game: ChouetteGame, bet: Bet) -> Bet:
    most = game.house.money.automatic_doubles
    return replace(bet, cube=after_tie(bet.cube, most, game.house.cube_limit))


def _agreed(chouette: Chouette, winner: Color | None, value: int | None) -> Outcome:
    """The outcome that the players agreed on; `Refused` if the game has no such result."""
    if winner is None:
        if value is not None:
            raise Refused([Fault("draw_has_no_value", "/action/value", "draw")])
        return Outcome(Ending(How.AGREED, None, None), DRAWN)
    loser = OTHER[winner]
    known = resignation.scale(chouette.board.rules, chouette.board.position, loser)
    _refuse(resignation.check_value(ResignationRule.AGREED, value, known))
    assert value
    return Outcome(Ending(How.AGREED, winner, loser), known[value - 1])


def _ended(chouette: Chouette, end: Outcome, events: list[Event]) -> ChouetteProgress:
    winner = end.ending.winner
    after = games.board_ended(chouette.game, winner, end.score)
    if end.ending.how is How.AGREED:
        events = [Event("ended", winner, facts={"how": str(end.ending.how)})]
    return _went_on(chouette, after, events, end)


def _went_on(
    chouette: Chouette, game: ChouetteGame, events: list[Event], end: Outcome | None = None
) -> ChouetteProgress:
    """The chouette with these bets; settled if none is left open."""
    # at most one payment between two players, so that equal games are equal values
    game = replace(game, payments=merged(game.payments))
    if not game.is_over:
        return ChouetteProgress(replace(chouette, game=game), events)
    over = Chouette(replace(chouette.board, turn=None), game)
    settled = games.settled(game)
    following = begin(chouette.board.rules, game.house, settled.next, game.box_color)
    return ChouetteProgress(over, events, end, settled, following)


def _between_games(chouette: Chouette) -> None:
    turn = chouette.board.turn
    begun = turn is None or turn.player or any(bet.cube.automatic for bet in chouette.game.bets)
    _refuse([Fault("game_begun", "/action/do", "chouette")] if begun else [])


def _no_partner(house: House) -> list[Fault]:
    facts = {"least": seating.PARTNER_FROM}
    fault = Fault("no_partner", "/action/do", "box_partner", facts=facts)
    return [] if house.box_partner else [fault]


def _seated(chouette: Chouette, seats: Seats) -> ChouetteProgress:
    old = chouette.game
    events = [Event("left", facts={"name": n}) for n in old.seats.players if n not in seats.players]
    events += [
        Event("joined", facts={"name": name})
        for name in seats.players
        if name not in old.seats.players
    ]
    if seats.partner:
        events.append(Event("partner", facts={"name": seats.partner}))
    game = games.begin(old.house, seats, old.box_color, old.with_cube)
    return ChouetteProgress(replace(chouette, game=game), events)


def _doubled(before: ChouetteGame, after: ChouetteGame, by: str) -> list[Event]:
    changed = [bet for bet in after.bets if bet not in before.bets]
    names = [bet.member if by == bet.against else bet.against for bet in changed]
    # with a single cube the captain doubles for the whole team
    to = list(dict.fromkeys(names)) if by == before.seats.box else [changed[0].against]
    facts = {"name": by, "to": to}
    return [Event(DONE[Do.DOUBLE], facts=facts)]


def _answered(before: ChouetteGame, after: ChouetteGame) -> list[Event]:
    """An event for each answered offer, extra cubes, and a change of the captain."""
    left = {(bet.member, bet.against): bet.cube for bet in after.bets}
    events = []
    for bet in before.bets:
        if bet.cube.offer is None:
            continue
        cube = left.get((bet.member, bet.against))
        do = Do.DROP if cube is None else cube.offer.kind if cube.offer else Do.TAKE
        by = bet.cube.offer.by
        to, name = bet.player(by, before.box_color), bet.player(OTHER[by], before.box_color)
        events.append(Event(DONE[do], facts={"name": name, "to": [to]}))
    known = {(bet.member, bet.against) for bet in before.bets}
    events += [
        Event("extra_cube", facts={"name": bet.against, "to": [bet.member]})
        for bet in after.bets
        if (bet.member, bet.against) not in known
    ]
    if after.seats.captain != before.seats.captain:
        events.append(Event("leads", facts={"name": after.seats.captain}))
    return events


def _refuse(faults: Sequence[Fault]) -> None:
    if faults:
        raise Refused(faults)
