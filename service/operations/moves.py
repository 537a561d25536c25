"""Legal moves, and the judgement of a proposed play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.chouette.game import Chouette
from engine.chouette.game import pending as not_answered
from engine.drawing.look import Look
from engine.faults import Fault, Refused
from engine.game.game import Game
from engine.movegen import plays
from engine.notation.moves import write_play
from engine.referee.judge import judge as judge_play
from engine.stakes.agreements import pending
from engine.turn import play_due
from service.operations.due_play import PLAYED, DuePlay
from service.operations.game_answer import (
    AFTER_MOVES,
    MOVES,
    about_position,
    due_play,
    expected,
    game_answer,
)
from service.operations.state_loading import game_over, load_finished, load_game, load_turn
from service.operations.submitted_plays import (
    MOST_UNDERSTOOD,
    play_faults,
    play_pointer,
    read_moves,
    understood,
)
from service.schemas.actions import Moves
from service.schemas.included import Included
from service.schemas.inputs import JudgeRequest, MovesRequest
from service.serializers import chouette_json, state_json
from service.serializers.faults import fault_list
from service.serializers.plays_json import plays_json
from service.serializers.state_json import MOST_PLAYS, Json

NOTHING_TO_PLAY: Json = {"moves": [], "notation": "", "plays": [], "more_plays": False}
"""What is left of a judgement when the game is over."""


def legal_moves(request: MovesRequest) -> Json:
    """A game without an action: what is expected next, and what may follow the moves made so far.

    A game that is over is answered like any other, with its outcome.
    """
    state = load_finished(request.state)
    game = load_game(request.state)
    due = due_play(state)
    include = request.include
    if request.played is not None:
        due = _with_moves(state, request.played, not_answered(game) if game else ())
        include = AFTER_MOVES if include is None else include
    elif include is None:
        include = MOVES
    if game is None:
        thrown = request.state.dice or ()
        return game_answer(state, include, request.look, due=due, view=request.view, thrown=thrown)
    return _at_chouette(Chouette(state, game), include, request.look, due)


def _at_chouette(chouette: Chouette, include: Included, look: Look, due: DuePlay | None) -> Json:
    """The board of a chouette; everything about its bets is in the operation `chouette`."""
    state = chouette.board
    waiting = chouette_json.first_answer(chouette)
    return {
        "id": chouette_json.id_of(chouette),
        "state": chouette_json.state(chouette),
        "events": [],
        "expected": waiting or chouette_json.with_name(chouette, expected(state, include, due)),
        "outcome": state_json.outcome(state.outcome),
        **about_position(state, include, look, due),
    }


def _with_moves(state: Game, played: Moves, not_answered: Sequence[Fault]) -> DuePlay:
    """The play that is due after these moves of it; refused if none is due."""
    if state.turn is None:
        raise game_over(PLAYED, state, state.outcome)
    if offered := not_answered or pending(state.offer):
        raise Refused([replace(fault, pointer=PLAYED) for fault in offered])
    return DuePlay(state, *play_due(state.turn, PLAYED), played)


def judge(request: JudgeRequest) -> Json:
    """Whether a proposed play is legal, and if not, every rule it breaks."""
    pointer = play_pointer(request.moves)
    try:
        state, due = load_turn(request.state)
    except Refused as refused:
        if refused.faults[0].code != "game_over":
            raise
        return {"legal": False, "faults": fault_list(refused.faults[:1]), **NOTHING_TO_PLAY}
    turn, stage = play_due(due, pointer)
    color = turn.player
    steps = read_moves(request.moves, state, turn, pointer, strict=request.strict)
    verdict = judge_play(state.rules, state.position, turn, steps)
    found = plays(state.rules, state.position, color, stage, MOST_PLAYS)
    faults = play_faults(verdict.faults, request.moves, steps, pointer, state, request.view)
    answer: Json = {
        "legal": verdict.legal,
        "faults": fault_list(faults),
        **understood(request.moves, steps, state),
        "moves": state_json.moves(verdict.moves[:MOST_UNDERSTOOD]),
        "notation": write_play(state.rules, color, verdict.moves),
        **state_json.plays_field(found, plays_json(state.rules, color, found)),
    }
    if verdict.legal or request.condone:
        answer["position"] = state_json.position(state.rules, verdict.position)
    return answer
