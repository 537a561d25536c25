"""The main question, legal moves, and the judgement of a proposed play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from flask import Blueprint, Response

from engine.faults import Refused
from engine.follow import follow
from engine.forced import forced
from engine.game import State, follow_up
from engine.judge import judge as judge_play
from engine.movegen import Found, plays
from engine.notation.moves import notation
from engine.outcome import outcome
from engine.position import Color, Position
from engine.sentences import sentence
from engine.stages import Play, Step, Turn
from service import answers
from service.body import load
from service.questions import about_turn, located, play_due
from service.schemas import JUDGE, MOVES

moves = Blueprint("moves", __name__)


@moves.post("/v1/moves", endpoint="moves")
def legal_moves() -> Response:
    """Every legal play of the stage at hand, or what may follow the moves already made."""
    asked = load(MOVES)
    state, turn = about_turn(asked)
    played: Sequence[Step] = asked.get("played", ())
    answer: answers.Json = {"state": answers.state(state), "expected": answers.expected(turn)}
    position = state.position
    if played or isinstance(turn.stages[0], Play):
        stage = play_due(turn, "/played")
        position = _of_stage(answer, state, turn, stage, played)
    else:
        answer |= {"plays": [], "played": [], "next_moves": [], "may_end": False, "forced": []}
    answer["position"] = answers.position(state.rules, position)
    answer["pips"] = answers.pips(state.rules, position)
    answer["bear_off"] = answers.bearing_off(state.rules, position)
    end = outcome(state.rules, position, turn.thrown) if answer["may_end"] else None
    answer["outcome"] = answers.outcome(end)
    return answers.reply(answer)


def _of_stage(
    answer: answers.Json, state: State, turn: Turn, stage: Play, played: Sequence[Step]
) -> Position:
    """What can be played now; gives the position after the moves already made."""
    color = turn.player
    assert color
    following = follow(state.rules, state.position, color, stage, played)
    if following is None:
        faults = judge_play(state.rules, state.position, turn, played).faults
        raise Refused(located(faults, "/played"))
    words: list[str] = []
    if not played:
        found = plays(state.rules, state.position, color, stage)
        answer["plays"] = list(_plays(state, turn, color, found))
        words = forced(state.rules, state.position, color, stage, found)
    answer |= {
        "played": answers.moves(following.played),
        "next_moves": answers.moves(following.moves),
        "may_end": following.may_end,
        "forced": answers.forced(words),
    }
    return following.position


def _plays(
    state: State, turn: Turn, color: Color, found: Sequence[Found]
) -> Iterator[answers.Json]:
    """Each play with where it leads: position, the turn that follows, the outcome if it ends."""
    for play in found:
        end, after = follow_up(state, turn, play.position, len(play.moves))
        answer: answers.Json = {
            "moves": answers.moves(play.moves),
            "notation": notation(state.rules, color, play.moves),
            "position": answers.position(state.rules, play.position),
            "turn": answers.turn(after),
        }
        if end:
            answer["outcome"] = answers.outcome(end)
        yield answer


@moves.post("/v1/judge", endpoint="judge")
def judge() -> Response:
    """Whether a proposed play is legal, and if not, every rule it breaks."""
    asked = load(JUDGE)
    state, turn = about_turn(asked)
    stage = play_due(turn, "/moves")
    color = turn.player
    assert color
    verdict = judge_play(state.rules, state.position, turn, asked["moves"])
    found = plays(state.rules, state.position, color, stage)
    answer: answers.Json = {
        "legal": verdict.legal,
        "faults": [
            {"code": f.code, "rule": f.rule, "move": f.move, "detail": sentence(f)}
            for f in verdict.faults
        ],
        "notation": notation(state.rules, color, verdict.moves),
        "plays": answers.listed(state.rules, color, found),
    }
    if verdict.legal or asked.get("condone"):
        answer["position"] = answers.position(state.rules, verdict.position)
    return answers.reply(answer)
