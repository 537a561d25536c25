"""Random matches of random games, as records."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from engine import VARIANTS, naming_choices, play_due, plays, rotation, ruleset
from engine.game import machine
from engine.game.machine import Action, DoubleNamed, Played, Rolled, RollNamed, State, Throw
from engine.position import BLACK, COLORS, OTHER, WHITE, Color
from engine.records import Record, RecordedGame, recorded
from engine.rules.ruleset import Ruleset
from engine.session import chouette
from engine.session import two_players as session
from engine.session.chouette import Chouette, House, Seats
from engine.stakes import cube
from engine.stakes.actions import (
    AnswerOffer,
    Award,
    CubeAction,
    OfferDraw,
    OfferSettlement,
    Resign,
    StakesAction,
)
from engine.stakes.chouette.actions import AnswerAll, ChouetteAction, Double, ResignBets
from engine.stakes.chouette.answers import Answer
from engine.stakes.chouette.bets import Agreement
from engine.stakes.match import new_match
from engine.stakes.money import Beavers, Money
from engine.stakes.rotation import CYCLES
from engine.stakes.two_players import Stakes
from engine.turn import NameDouble, NameRoll, OpeningTurn, Play, PlayerTurn, Step

AnyAction = Action | StakesAction
LONGEST = 60
"""Actions after which a game is resigned."""

PLAYERS: dict[Color, str] = {WHITE: "Zoë", BLACK: "Bert"}


def random_record(
    seed: int, variant: str | None = None, games: int = 3, *, every_way: bool = False
) -> Record:
    """Some games of one match, series or money session, or for nothing.

    With `every_way` they also end by draws, settlements and awards.
    """
    chance = Random(seed)
    rules = _random_rules(chance, variant)
    series = next((name for name, cycle in CYCLES.items() if rules.name in cycle), None)
    if series and variant is None and chance.random() < 0.5:
        rules = ruleset(rules.name)
        stakes: Stakes | None = Stakes(new_match(chance.randint(1, 7), rotation=rotation(series)))
    else:
        stakes = _random_stakes(chance, rules)
    state: State | None = machine.begin(rules, stakes=stakes).state
    played: list[RecordedGame] = []
    while state is not None and len(played) < games:
        game, state = _random_game(chance, state, every_way)
        played.append(game)
    return Record(PLAYERS, {"Event": "Test"}, tuple(played))


def _random_rules(chance: Random, variant: str | None) -> Ruleset:
    """A game, without options if it is given."""
    if variant:
        return ruleset(variant)
    rules = VARIANTS[chance.choice(sorted(VARIANTS))]
    options = {
        option.name: chance.choice(list(option.values))
        for option in rules.options
        if chance.random() < 0.3
    }
    return ruleset(rules.name, options)


def _random_stakes(chance: Random, rules: Ruleset) -> Stakes | None:
    length = chance.choice((0, 0, 1, 3, 5))
    if length:
        holland = rules.cube and chance.random() < 0.3
        return Stakes(new_match(length, holland=holland))
    if not rules.cube:
        return chance.choice((None, Stakes(), Stakes(Money(per_point=Fraction(1, 2)))))
    return Stakes(Money(chance.random() < 0.5, chance.choice(list(Beavers))))


def _random_game(
    chance: Random, start: State, every_way: bool
) -> tuple[RecordedGame, State | None]:
    state, actions = start, list[AnyAction]()
    while True:
        action = _random_action(chance, state, len(actions), every_way)
        progress = session.advance(state, action)
        state = progress.state
        actions.append(action)
        if progress.outcome is not None:
            following = session.next_game(state, progress.result) if progress.result else None
            return recorded(start, actions), following


def _random_action(chance: Random, state: State, done: int, every_way: bool) -> AnyAction:
    turn, offer = state.turn, state.offer
    if offer is not None:
        by = OTHER[offer.by]
        allowed = [may.do for may in session.may(state)[by] if may.allowed]
        answers = [do for do in allowed if isinstance(do, cube.Do)]
        if answers:
            return CubeAction(by, chance.choice(answers))
        return AnswerOffer(by, accept=not every_way or chance.random() < 0.5)
    if turn is None or isinstance(turn, OpeningTurn):
        return Throw(*chance.sample(range(1, 7), 2))
    doubles = [
        color
        for color in COLORS
        for may in session.may(state)[color]
        if may.do == cube.Do.DOUBLE and may.allowed
    ]
    if doubles and chance.random() < 0.1:
        return CubeAction(doubles[0], cube.Do.DOUBLE)
    is_roll = not isinstance(turn.stages[0], Play)
    if is_roll and done > LONGEST and len(turn.stages) == 1:
        return _random_end(chance, state, turn.player, every_way)
    return _at_the_board(chance, state, turn)


def _random_end(chance: Random, state: State, player: Color, every_way: bool) -> AnyAction:
    """The end of a game away from the board."""
    resigned = Resign(player, chance.choice(session.resign_at(state, player)))
    if not every_way:
        return resigned
    ways: list[AnyAction] = [resigned, OfferDraw(player), Award(player, 1)]
    allowed = {str(may.do) for may in session.may(state)[player] if may.allowed}
    if "offer_settlement" in allowed:
        ways.append(OfferSettlement(player, player, Fraction(1, 2)))
    return chance.choice(ways if "offer_draw" in allowed else ways[:1])


def _at_the_board(chance: Random, state: State, turn: PlayerTurn) -> Action:
    match turn.stages[0]:
        case Play():
            player, stage = play_due(turn)
            found = list(plays(state.rules, state.position, player.player, stage))
            moves = chance.choice(found).moves
            return Played([Step(m.source, m.target, m.number) for m in moves])
        case NameDouble():
            return DoubleNamed(chance.randint(1, 6))
        case NameRoll():
            choice = chance.choice(naming_choices(turn))
            return RollNamed(choice if isinstance(choice, tuple) else (choice, choice))
        case _:
            return Rolled((chance.randint(1, 6), chance.randint(1, 6)))


def random_chouette(seed: int, games: int = 2) -> Record:
    """Some games of a chouette of three to five players."""
    chance = Random(seed)
    names = tuple(chance.sample(("Ann", "Bob", "Carl", "Zoë", "Ed"), chance.randint(3, 5)))
    house = House(multi_cube=chance.random() < 0.5)
    table = chouette.begin(ruleset("backgammon"), house, Seats(names))
    played: list[RecordedGame] = []
    while len(played) < games:
        start, actions = table, list[Action | ChouetteAction]()
        while True:
            action = _in_chouette(chance, table, len(actions))
            progress = chouette.advance(table, action)
            table = progress.chouette
            actions.append(action)
            if progress.next:
                table = progress.next
                break
        played.append(recorded(start, actions))
    return Record({WHITE: "", BLACK: ""}, {}, tuple(played))


def _in_chouette(chance: Random, table: Chouette, done: int) -> Action | ChouetteAction:
    offered = [bet for bet in table.game.bets if bet.offer]
    box_color = table.game.box_color
    if offered:
        kinds = {str(bet.offer.kind) for bet in offered if bet.offer}
        reply = (cube.Do.TAKE, cube.Do.TAKE, cube.Do.DROP) if "double" in kinds else None
        do = chance.choice(reply) if reply else Agreement.ACCEPT
        parties = [bet.parties(box_color) for bet in offered]
        return AnswerAll(tuple(Answer(by, do, to) for to, by in parties))
    turn = table.board.turn
    if turn is None or isinstance(turn, OpeningTurn):
        return Throw(*chance.sample(range(1, 7), 2))
    leader = table.game.leader(turn.player)
    if leader and not isinstance(turn.stages[0], Play):
        if done > LONGEST:
            return ResignBets(leader, 1)
        mays = chouette.may(table)
        others = [to for (by, to), may in mays.items() if by == leader and may[0].allowed]
        if others and chance.random() < 0.1:
            return Double(leader)
    return _at_the_board(chance, table.board, turn)
