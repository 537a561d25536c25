"""Short ways to set a table up: what the tests of every game share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.game.actions import Played, Throw
from engine.game.advance import advance, begin
from engine.game.game import Game
from engine.game.outcome import outcome
from engine.movegen import Plays, plays
from engine.notation.moves import write_play
from engine.position import OTHER, POINTS, Color, Position
from engine.referee.judge import Verdict, judge
from engine.referee.validate import check_position
from engine.rules import turns
from engine.rules.ruleset import Ruleset, Value
from engine.rules.turns import checkers_in_play, simple_turn
from engine.turn import Dice, PlayerTurn, PlayStage, Stages, Step, Turn
from engine.variants import ruleset


def game(name: str, **options: Value) -> Ruleset:
    """The rules of a game with these options."""
    return ruleset(name, options)


def table(rules: Ruleset, position: str | Position, player: Color, dice: Dice | Stages) -> Game:
    """A state with these dice (or this queue of stages) to be played."""
    where = Position.parse(position) if isinstance(position, str) else position
    stages = tuple(stage for stage in dice if not isinstance(stage, int))
    if stages:
        return Game(rules, where, PlayerTurn(player, stages))
    first, second = (number for number in dice if isinstance(number, int))
    return Game(rules, where, simple_turn(rules, where, player, (first, second)))


def found(state: Game) -> Plays:
    """All plays of the stage at the head."""
    turn = state.turn
    assert turn and turn.player and isinstance(turn.stages[0], PlayStage)
    return plays(state.rules, state.position, turn.player, turn.stages[0])


def written(state: Game) -> set[str]:
    """All plays in standard notation."""
    assert state.turn and state.turn.player
    player = state.turn.player
    return {write_play(state.rules, player, play.moves) for play in found(state)}


def after(state: Game, text: str) -> Position:
    """The position after the play with this notation."""
    assert state.turn and state.turn.player
    for play in found(state):
        if write_play(state.rules, state.turn.player, play.moves) == text:
            return play.position
    raise AssertionError(f"{text} is not among {sorted(written(state))}")


def steps(state: Game, text: str) -> list[Step]:
    """Moves written one by one in distances, `8/5 6/5`; `@13/10` is in absolute points."""
    assert state.turn and state.turn.player
    route = state.rules.board.route(state.turn.player)
    by_distance = {route.written(point): point for point in _points(route.points)}
    moves = []
    for word in text.split():
        source, target = word.lstrip("@").rstrip("*").split("/")
        if not word.startswith("@"):
            source, target = by_distance.get(source, source), by_distance.get(target, target)
        moves.append(Step(source, target))
    return moves


def _points(points: Iterable[int]) -> list[str]:
    return [str(point) for point in points if str(point) in POINTS]


def verdict(state: Game, text: str) -> Verdict:
    """The judgement on moves written one by one."""
    assert state.turn
    return judge(state.rules, state.position, state.turn, steps(state, text))


def broken(state: Game, text: str) -> set[str | None]:
    """The rules that a play breaks."""
    return {fault.rule for fault in verdict(state, text).faults}


def queue(rules: Ruleset, player: Color, dice: Dice) -> Stages:
    """The stages a roll brings at the start of a player's turn."""
    left = checkers_in_play(rules, rules.setup)
    rolled = turns.after_roll(rules, turns.begin_turn(rules, player, left), dice, left)
    return rolled.stages if rolled else ()


def numbers(stages: Sequence[object]) -> list[tuple[int, ...]]:
    """The numbers of the play stages of a queue."""
    return [stage.numbers for stage in stages if isinstance(stage, PlayStage)]


def faults(rules: Ruleset, position: str) -> set[str]:
    """The codes of everything wrong with a position."""
    return {fault.code for fault in check_position(rules, Position.parse(position))}


def result(rules: Ruleset, position: str) -> tuple[Color | None, str, int] | None:
    """Winner, kind of win and points of a finished game; None while it goes on."""
    end = outcome(rules, Position.parse(position))
    return (end.ending.winner, end.value.result, end.points()) if end else None


def played(state: Game, text: str) -> Game:
    """What carrying out these moves, written one by one, leads to."""
    return advance(state, Played(steps(state, text)))


def opened(rules: Ruleset, white: int, black: int) -> Turn:
    """The first turn after this opening throw."""
    turn = begin(rules, [Throw(white, black)]).turn
    assert turn
    return turn


def sides(color: Color, mine: str, theirs: str) -> str:
    """A position seen by one player: his checkers, then his opponent's."""
    return f"{color} {mine}; {OTHER[color]} {theirs}"
