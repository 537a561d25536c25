"""The answer about a game, the same for `begin`, `advance` and `moves`.

State, events, what is expected next, outcome and permissions are always there; `include` selects
the other parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.drawing.look import Look, Trail
from engine.game.events import Event
from engine.game.machine import State
from engine.game.outcome import Outcome, outcome
from engine.notation.position_id import write
from engine.position import Position
from engine.referee.compound import compound_moves
from engine.referee.facts import facts
from engine.referee.forced import forced
from engine.turn import STAGE_WORDS, Play, PlayerTurn
from service.operations.due_play import DuePlay
from service.operations.pictures import Scene, picture
from service.schemas.included import Included, Part
from service.serializers import answers, game_json
from service.serializers.answers import Json
from service.serializers.plays_json import plays_json, with_sequels

PLAYS: Final[Included] = frozenset({Part.PLAYS})
"""The parts of `begin` and `advance` by default."""
AFTER_MOVES: Final = frozenset({Part.NEXT_MOVES, Part.FORCED, Part.PIPS, Part.BEAR_OFF})
"""The parts of `moves` by default where some moves are played already."""
MOVES: Final = AFTER_MOVES | {Part.POSITIONS}
"""The parts of `moves` by default."""


def game_answer(
    state: State,
    end: Outcome | None,
    include: Included,
    look: Look,
    *,
    events: Sequence[Event] = (),
    due: DuePlay | None = None,
    last: Trail | None = None,
) -> Json:
    """The answer about a game; `due` is the play that is due, `last` the play just made."""
    return {
        "id": write(state),
        "state": answers.state(state),
        "events": game_json.events(events),
        "expected": expected(state, include, due),
        "outcome": answers.settled(state, end),
        **game_json.beside(state, Part.WHY_NOT in include),
        **about_position(state, include, look, due, last),
    }


def due_play(state: State) -> DuePlay | None:
    """The play that is due, if the turn has one first."""
    turn = state.turn
    if isinstance(turn, PlayerTurn) and isinstance(turn.stages[0], Play):
        return DuePlay(state, turn, turn.stages[0])
    return None


def expected(state: State, include: Included, due: DuePlay | None) -> Json | None:
    """What must happen next; for a play also the included parts of it."""
    answer = game_json.expected(state)
    if due and answer and answer["do"] == STAGE_WORDS[Play]:
        answer |= _play_parts(due, include)
    return answer


def _play_parts(due: DuePlay, include: Included) -> Json:
    state, player = due.state, due.turn.player
    lists_plays = not include.isdisjoint((Part.PLAYS, Part.POSITIONS))
    if due.played is None:
        answer: Json = {"may_end": due.nothing_to_play if lists_plays else due.following.may_end}
    else:
        answer = _after_moves(due)
    if Part.POSITIONS in include:
        answer |= answers.plays_field(due.plays, with_sequels(state, due.turn, due.plays))
    elif Part.PLAYS in include:
        answer |= answers.plays_field(due.plays, plays_json(state.rules, player, due.plays))
    if Part.NEXT_MOVES in include:
        answer["next_moves"] = answers.moves(due.following.moves)
    if Part.COMPOUND_MOVES in include:
        chains = compound_moves(due.need, due.stage, due.following.played)
        answer["compound_moves"] = answers.compound_moves(chains)
    if Part.FORCED in include:
        words = forced(state.rules, state.position, player, due.stage, due.plays, due.need)
        answer["forced"] = answers.forced(words)
    return answer


def _after_moves(due: DuePlay) -> Json:
    """The moves made so far, the position after them, and the outcome if they end the game."""
    rules, following = due.state.rules, due.following
    answer: Json = {
        "may_end": following.may_end,
        "played": answers.moves(following.played),
        "position": answers.position(rules, following.position),
    }
    if following.may_end and (end := outcome(rules, following.position, due.turn.thrown)):
        answer["outcome"] = answers.settled(due.state, end)
    return answer


def about_position(
    state: State, include: Included, look: Look, due: DuePlay | None, last: Trail | None = None
) -> Json:
    """The included parts about the position, which is the one after the moves made so far."""
    rules, answer = state.rules, Json()
    position = due.following.position if due and due.played else state.position
    if Part.PIPS in include and (pips := answers.pips(rules, position)):
        answer["pips"] = pips
    if Part.BEAR_OFF in include and (sides := _bear_off(state, position, due)):
        answer["bear_off"] = sides
    if Part.FACTS in include:
        answer["facts"] = answers.facts(facts(rules, position))
    if Part.PICTURE in include:
        answer["picture"] = picture(_scene(state, look, due, last))
    return answer


def _bear_off(state: State, position: Position, due: DuePlay | None) -> Json | None:
    if due is None:
        return answers.bearing_off(state.rules, position)
    choice = due.numbers_left, due.following.moves
    return answers.bearing_off(state.rules, position, due.turn.player, choice)


def _scene(state: State, look: Look, due: DuePlay | None, last: Trail | None) -> Scene:
    """The board after the moves made so far, or after the play that led here."""
    if due is None or not due.played:
        return Scene(state, look, [last] if last else [])
    following = due.following
    used = [move.number for move in following.played]
    after = replace(state, position=following.position)
    return Scene(after, look, [Trail(due.turn.player, following.played)], used)
