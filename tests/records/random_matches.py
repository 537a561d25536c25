"""Random matches of random games, as records."""

from __future__ import annotations

from random import Random

from engine import VARIANTS, naming_choices, play_due, plays, ruleset
from engine.game import machine
from engine.game.machine import DoubleNamed, Played, Rolled, RollNamed, State, Throw
from engine.position import BLACK, COLORS, OTHER, WHITE, Color
from engine.records import Record, RecordedGame
from engine.records.record import AnyAction
from engine.session import two_players as session
from engine.stakes import cube
from engine.stakes.actions import AnswerOffer, CubeAction, Resign
from engine.stakes.match import new_match
from engine.stakes.money import Beavers, Money
from engine.stakes.two_players import Stakes
from engine.turn import NameDouble, NameRoll, OpeningTurn, Play, PlayerTurn, Step

LONGEST = 60
"""Actions after which a game is resigned."""


def random_record(seed: int, variant: str | None = None, games: int = 3) -> Record:
    """Some games of one match or money session."""
    chance = Random(seed)
    rules = ruleset(variant or chance.choice(sorted(VARIANTS)))
    length = chance.choice((0, 0, 1, 3, 5))
    jacoby, beavers = chance.random() < 0.5, chance.choice(list(Beavers))
    play = new_match(length) if length else Money(jacoby, beavers)
    state: State | None = machine.begin(rules, stakes=Stakes(play)).state
    played: list[RecordedGame] = []
    while state is not None and len(played) < games:
        game, state = _random_game(chance, state)
        played.append(game)
    names: dict[Color, str] = {WHITE: "Zoë", BLACK: "Bert"}
    return Record(names, {"Event": "Test"}, tuple(played))


def _random_game(chance: Random, start: State) -> tuple[RecordedGame, State | None]:
    state, actions = start, list[AnyAction]()
    while True:
        action = _random_action(chance, state, len(actions))
        progress = session.advance(state, action)
        state = progress.state
        actions.append(action)
        if progress.outcome is not None:
            following = session.next_game(state, progress.result) if progress.result else None
            return RecordedGame(start, tuple(actions)), following


def _random_action(chance: Random, state: State, done: int) -> AnyAction:
    turn, offer = state.turn, state.offer
    if offer is not None:
        by = OTHER[offer.by]
        allowed = [may.do for may in session.may(state)[by] if may.allowed]
        answers = [do for do in allowed if isinstance(do, cube.Do)]
        return CubeAction(by, chance.choice(answers)) if answers else AnswerOffer(by, accept=True)
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
        values = session.resign_at(state, turn.player)
        return Resign(turn.player, chance.choice(values))
    return _at_the_board(chance, state, turn)


def _at_the_board(chance: Random, state: State, turn: PlayerTurn) -> AnyAction:
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
