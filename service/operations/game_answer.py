"""The answer about a game, the same for `begin`, `advance` and `moves`.

State, events, what is expected next, outcome and permissions are always there; `include` selects
the other parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.drawing.look import Look, Trail
from engine.game.game import Game
from engine.game.outcome import outcome
from engine.notation.position_id import write
from engine.position import WHITE, Position
from engine.referee.compound import compound_moves
from engine.referee.facts import facts
from engine.referee.forced import forced
from engine.turn import STAGE_WORDS, PlayerTurn, PlayStage
from service.operations.due_play import DuePlay
from service.operations.pictures import Scene, picture
from service.operations.submitted_plays import notations, read_as
from service.schemas.included import Included, Part, View
from service.serializers import game_json, state_json
from service.serializers.plays_json import plays_json, with_sequels
from service.serializers.state_json import Json

PLAYS: Final[Included] = frozenset({Part.PLAYS})
"""The parts of `begin` and `advance` by default."""
AFTER_MOVES: Final = frozenset({Part.NEXT_MOVES, Part.FORCED, Part.PIPS, Part.BEAR_OFF})
"""The parts of `moves` by default where some moves are played already."""
MOVES: Final = AFTER_MOVES | {Part.POSITIONS}
"""The parts of `moves` by default."""


def game_answer(
    state: Game,
    include: Included,
    look: Look,
    *,
    due: DuePlay | None = None,
    last: Trail | None = None,
    view: View = "absolute",
    thrown: Sequence[int] = (),
) -> Json:
    """The answer about a game; `due` is the play that is due, `last` the play just made.

    `thrown` are the dice of that play in the order in which they were thrown.
    """
    seen = {}
    if view == "mover":
        mover = state.turn.player if state.turn and state.turn.player else WHITE
        look = replace(look, bottom=mover, numbers=mover)
        seen = {"view": state_json.seen_by(state.rules, state.position, mover)}
    awaited = expected(state, include, due)
    if awaited and thrown and "numbers" in awaited:
        awaited["dice"] = list(thrown)
    return {
        "id": write(state),
        "state": state_json.state(state),
        "events": game_json.events(state.events),
        "expected": awaited,
        **seen,
        "outcome": state_json.settled(state, state.outcome),
        **game_json.beside(state, Part.WHY_NOT in include),
        **about_position(state, include, look, due, last),
    }


def due_play(state: Game) -> DuePlay | None:
    """The play that is due, if the turn has one first."""
    turn = state.turn
    if isinstance(turn, PlayerTurn) and isinstance(turn.stages[0], PlayStage):
        return DuePlay(state, turn, turn.stages[0])
    return None


def expected(state: Game, include: Included, due: DuePlay | None) -> Json | None:
    """What must happen next; for a play also the included parts of it."""
    answer = game_json.expected(state)
    if due and answer and answer["do"] == STAGE_WORDS[PlayStage]:
        answer |= _play_parts(due, include)
    return answer


def _play_parts(due: DuePlay, include: Included) -> Json:
    state, player = due.state, due.turn.player
    lists_plays = not include.isdisjoint((Part.PLAYS, Part.POSITIONS, Part.NOTATIONS))
    if due.played is None:
        answer: Json = {"may_end": due.nothing_to_play if lists_plays else due.following.may_end}
    else:
        answer = _after_moves(due)
    if due.played is None and answer["may_end"]:
        answer |= game_json.cannot_move(player, due.stage.numbers)
    if Part.NOTATIONS in include:
        answer["notations"] = notations(state.rules, player, due.plays)
    if Part.POSITIONS in include:
        answer |= state_json.plays_field(due.plays, with_sequels(state, due.turn, due.plays))
    elif Part.PLAYS in include:
        answer |= state_json.plays_field(due.plays, plays_json(state.rules, player, due.plays))
    if Part.NEXT_MOVES in include:
        answer["next_moves"] = state_json.moves(due.following.moves)
    if Part.COMPOUND_MOVES in include:
        chains = compound_moves(due.need, due.following.played)
        answer["compound_moves"] = state_json.compound_moves(chains)
    if Part.FORCED in include:
        words = forced(state.rules, state.position, player, due.stage, due.plays, due.need)
        answer["forced"] = state_json.forced(words)
    return answer


def _after_moves(due: DuePlay) -> Json:
    """The moves made so far, the position after them, and the outcome if they end the game."""
    rules, following = due.state.rules, due.following
    answer: Json = {
        "may_end": following.may_end,
        "played": state_json.moves(following.played),
        **read_as(due.played or (), due.steps, due.state),
        "position": state_json.position(rules, following.position),
    }
    if following.may_end and (end := outcome(rules, following.position, due.turn.thrown)):
        answer["outcome"] = state_json.settled(due.state, end)
    return answer


def about_position(
    state: Game, include: Included, look: Look, due: DuePlay | None, last: Trail | None = None
) -> Json:
    """The included parts about the position, which is the one after the moves made so far."""
    rules, answer = state.rules, Json()
    position = due.following.position if due and due.played else state.position
    if Part.PIPS in include and (pips := state_json.pips(rules, position)):
        answer["pips"] = pips
    if Part.BEAR_OFF in include and (sides := _bear_off(state, position, due)):
        answer["bear_off"] = sides
    if Part.FACTS in include:
        answer["facts"] = state_json.facts(facts(rules, position))
    if Part.PICTURE in include:
        answer["picture"] = picture(_scene(state, look, due, last))
    return answer


def _bear_off(state: Game, position: Position, due: DuePlay | None) -> Json | None:
    if due is None:
        return state_json.bearing_off(state.rules, position)
    choice = due.numbers_left, due.following.moves
    return state_json.bearing_off(state.rules, position, due.turn.player, choice)


def _scene(state: Game, look: Look, due: DuePlay | None, last: Trail | None) -> Scene:
    """The board after the moves made so far, or after the play that led here."""
    if due is None or not due.played:
        return Scene(state, look, [last] if last else [])
    following = due.following
    used = [move.number for move in following.played]
    after = replace(state, position=following.position)
    return Scene(after, look, [Trail(due.turn.player, following.played)], used)
