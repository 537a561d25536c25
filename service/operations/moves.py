"""Legal moves, and the judgement of a proposed play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.game.chouette import Chouette
from engine.game.machine import State
from engine.game.outcome import outcome
from engine.messages import sentence
from engine.movegen import Following, PlayLength, follow, play_length, plays
from engine.notation.moves import write_play
from engine.notation.position_id import write
from engine.referee.facts import facts
from engine.referee.forced import forced
from engine.referee.judge import judge as judge_play
from engine.turn import Move, Play, PlayerTurn, play_due
from service.operations.state_loading import load_game, load_turn
from service.operations.submitted_plays import read_moves, unplayable
from service.schemas.actions import Moves
from service.schemas.inputs import FACTS, JudgeRequest, MovesRequest, StateInput
from service.serializers import answers, chouette_json, stakes_json
from service.serializers.answers import MOST_PLAYS
from service.serializers.plays_json import with_sequels


def legal_moves(request: MovesRequest) -> answers.Json:
    """Every legal play of the stage that is due, or what may follow the moves made so far."""
    state, turn = load_turn(request.state)
    played = request.played
    answer = _state_part(request.state, state)
    position, choice = state.position, None
    if played or isinstance(turn.stages[0], Play):
        following = _of_stage(answer, state, *play_due(turn, "/played"), played)
        position = following.position
        choice = numbers_left(play_due(turn)[1], following.played), following.moves
    else:
        answer |= {"plays": [], "played": [], "next_moves": [], "may_end": False, "forced": []}
    answer["position"] = (
        answers.position(state.rules, position) if played else answer["state"]["position"]
    )
    answer["pips"] = answers.pips(state.rules, position)
    answer["bear_off"] = answers.bearing_off(state.rules, position, turn.player, choice)
    end = outcome(state.rules, position, turn.thrown) if answer["may_end"] else None
    answer["outcome"] = answers.settled(state, end)
    if FACTS in request.include:
        answer["facts"] = answers.facts(facts(state.rules, position))
    return answer


def _state_part(sent: StateInput, state: State) -> answers.Json:
    """The state itself: its id, who must do what next, and what the players may do beside it."""
    game = load_game(sent)
    if game is None:
        return {
            "id": write(state),
            "state": answers.state(state),
            "expected": stakes_json.answer_due(state) or answers.expected(state.turn),
            **stakes_json.beside(state),
        }
    chouette = Chouette(state, game)
    return {
        "id": chouette_json.id_of(chouette),
        "state": chouette_json.state(chouette),
        "expected": chouette_json.expected(chouette, answers.expected(state.turn)),
        **chouette_json.beside(chouette),
    }


def _of_stage(
    answer: answers.Json,
    state: State,
    turn: PlayerTurn,
    stage: Play,
    played: Moves,
) -> Following:
    """What can be played now; gives what follows the moves already made."""
    rules, color = state.rules, turn.player
    need = play_length(rules, state.position, color, stage)
    following = followed(state, turn, stage, played, need)
    words: list[str] = []
    if not played:
        found = plays(rules, state.position, color, stage, MOST_PLAYS)
        answer |= answers.plays_field(found, with_sequels(state, turn, found))
        words = forced(rules, state.position, color, stage, found, need)
    answer |= {
        "played": answers.moves(following.played),
        "next_moves": answers.moves(following.moves),
        "may_end": following.may_end,
        "forced": answers.forced(words),
    }
    return following


def numbers_left(stage: Play, played: Sequence[Move]) -> list[int]:
    """The numbers of a stage that have not been played yet."""
    left = list(stage.numbers)
    for move in played:
        left.remove(move.number)
    return left


def followed(
    state: State,
    turn: PlayerTurn,
    stage: Play,
    played: Moves,
    need: PlayLength | None = None,
) -> Following:
    """Where the moves already made have led; refused if they begin no legal play."""
    rules, color = state.rules, turn.player
    steps = read_moves(played, state, turn, "/played")
    following = follow(rules, state.position, color, stage, steps, need)
    if following is None:
        faults = judge_play(rules, state.position, turn, steps).faults
        raise unplayable(faults, played, steps, "/played")
    return following


def judge(request: JudgeRequest) -> answers.Json:
    """Whether a proposed play is legal, and if not, every rule it breaks."""
    state, due = load_turn(request.state)
    turn, stage = play_due(due, "/moves")
    color = turn.player
    steps = read_moves(request.moves, state, turn, "/moves")
    verdict = judge_play(state.rules, state.position, turn, steps)
    found = plays(state.rules, state.position, color, stage, MOST_PLAYS)
    answer: answers.Json = {
        "legal": verdict.legal,
        "faults": [
            {"code": f.code, "rule": f.rule, "move": f.move, "detail": partial(sentence, f)}
            for f in verdict.faults
        ],
        "notation": write_play(state.rules, color, verdict.moves),
        **answers.plays_field(found, answers.plays(state.rules, color, found)),
    }
    if verdict.legal or request.condone:
        answer["position"] = answers.position(state.rules, verdict.position)
    return answer
