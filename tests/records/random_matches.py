"""Random matches of random games, as records."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from engine import VARIANTS, chouette, plays, ruleset
from engine.chouette import Chouette, House, Seats
from engine.chouette.actions import AnswerAll, ChouetteAction, Double, ResignBets
from engine.chouette.answers import Answer
from engine.chouette.bets import Consent
from engine.game import advance as machine
from engine.game import advance as session
from engine.game.actions import BoardAction, DoubleNamed, Played, Rolled, RollNamed, Throw
from engine.game.advance import Action
from engine.game.game import Game
from engine.game.permissions import may as may_of
from engine.game.permissions import resign_at
from engine.game.series import next_game, rotation
from engine.position import BLACK, COLORS, OTHER, WHITE, Color
from engine.records import Record, RecordedGame, recorded
from engine.rules.ruleset import Ruleset
from engine.rules.turns import naming_choices
from engine.stakes import cube
from engine.stakes.actions import (
    AnswerOffer,
    Award,
    CubeAction,
    OfferDraw,
    OfferSettlement,
    Resign,
)
from engine.stakes.match import new_match
from engine.stakes.money import Beavers, Money
from engine.stakes.rotation import CYCLES
from engine.stakes.two_players import Stakes
from engine.turn import NameDouble, NameRoll, OpeningTurn, PlayerTurn, PlayStage, Step, play_due

AnyAction = Action
LONGEST = 60
"""Actions after which a game is resigned before the roll of a turn."""
LONGEST_OF_ALL = 300
"""Actions after which it is resigned before any roll: Open Roll has none at the head of a turn."""

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
    state: Game | None = machine.begin(rules, stakes=stakes)
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
        by_games = chance.random() < 0.3
        holland = rules.cube and not by_games and chance.random() < 0.3
        return Stakes(new_match(length, holland, by_games=by_games))
    if not rules.cube:
        return chance.choice((None, Stakes(), Stakes(Money(per_point=Fraction(1, 2)))))
    return Stakes(Money(chance.random() < 0.5, chance.choice(list(Beavers))))


def _random_game(
    chance: Random, start: Game, every_way: bool, longest: int | None = None
) -> tuple[RecordedGame, Game | None]:
    """A game to its end; with `longest` somebody resigns after so many actions, on turn or not."""
    state, actions = start, list[AnyAction]()
    while True:
        action = _random_action(chance, state, len(actions) if longest is None else 0, every_way)
        if longest and len(actions) > longest and state.offer is None:
            by = chance.choice(COLORS)
            action = Resign(by, chance.choice(resign_at(state, by)))
        progress = session.advance(state, action)
        state = progress
        actions.append(action)
        if progress.outcome is not None:
            following = next_game(state, progress.result) if progress.result else None
            return recorded(start, actions), following


def random_session(seed: int, variant: str, games: int = 4) -> Record:
    """Games as people play them: cube, beavers, and resignations of either player at any time."""
    chance, rules = Random(seed), ruleset(variant)
    length = chance.choice((0, 0, 3, 5, 7))
    money = Money(chance.random() < 0.5, chance.choice(list(Beavers)))
    state: Game | None = machine.begin(rules, stakes=Stakes(new_match(length) if length else money))
    played: list[RecordedGame] = []
    while state is not None and len(played) < games:
        longest = chance.choice((6, 20, 60, 400))
        game, state = _random_game(chance, state, every_way=False, longest=longest)
        played.append(game)
    return Record(PLAYERS, {"Event": "Test"}, tuple(played))


def _random_action(chance: Random, state: Game, done: int, every_way: bool) -> AnyAction:
    turn, offer = state.turn, state.offer
    if offer is not None:
        by = OTHER[offer.by]
        allowed = [may.do for may in may_of(state)[by] if may.allowed]
        answers = [do for do in allowed if isinstance(do, cube.CubeDecision)]
        if answers:
            return CubeAction(by, chance.choice(answers))
        return AnswerOffer(by, accept=not every_way or chance.random() < 0.5)
    if turn is None or isinstance(turn, OpeningTurn):
        return Throw(*chance.sample(range(1, 7), 2))
    doubles = [
        color
        for color in COLORS
        for may in may_of(state)[color]
        if may.do == cube.CubeDecision.DOUBLE and may.allowed
    ]
    if doubles and chance.random() < 0.1:
        return CubeAction(doubles[0], cube.CubeDecision.DOUBLE)
    is_roll = not isinstance(turn.stages[0], PlayStage)
    if is_roll and done > (LONGEST if len(turn.stages) == 1 else LONGEST_OF_ALL):
        return _random_end(chance, state, turn.player, every_way)
    return _at_the_board(chance, state, turn)


def _random_end(chance: Random, state: Game, player: Color, every_way: bool) -> AnyAction:
    """The end of a game away from the board."""
    resigned = Resign(player, chance.choice(resign_at(state, player)))
    if not every_way:
        return resigned
    ways: list[AnyAction] = [resigned, OfferDraw(player), Award(player, 1)]
    allowed = {str(may.do) for may in may_of(state)[player] if may.allowed}
    if "offer_settlement" in allowed:
        ways.append(OfferSettlement(player, player, Fraction(1, 2)))
    return chance.choice(ways if "offer_draw" in allowed else ways[:1])


def _at_the_board(chance: Random, state: Game, turn: PlayerTurn) -> BoardAction:
    match turn.stages[0]:
        case PlayStage():
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
        start, actions = table, list[BoardAction | ChouetteAction]()
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


def _in_chouette(chance: Random, table: Chouette, done: int) -> BoardAction | ChouetteAction:
    offered = [bet for bet in table.game.bets if bet.offer]
    box_color = table.game.box_color
    if offered:
        kinds = {str(bet.offer.kind) for bet in offered if bet.offer}
        reply = (
            (cube.CubeDecision.TAKE, cube.CubeDecision.TAKE, cube.CubeDecision.DROP)
            if "double" in kinds
            else None
        )
        do = chance.choice(reply) if reply else Consent.ACCEPT
        parties = [bet.parties(box_color) for bet in offered]
        return AnswerAll(tuple(Answer(by, do, to) for to, by in parties))
    turn = table.board.turn
    if turn is None or isinstance(turn, OpeningTurn):
        return Throw(*chance.sample(range(1, 7), 2))
    leader = table.game.leader(turn.player)
    if leader and not isinstance(turn.stages[0], PlayStage):
        if done > LONGEST:
            return ResignBets(leader, 1)
        mays = chouette.may(table)
        others = [to for (by, to), may in mays.items() if by == leader and may[0].allowed]
        if others and chance.random() < 0.1:
            return Double(leader)
    return _at_the_board(chance, table.board, turn)
