"""The engine's answers to the questions of the kit, in the JSON forms of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import notation
from engine.game.actions import (
    ACTION_WORDS,
    BoardAction,
    DoubleNamed,
    Passed,
    Played,
    Rolled,
    RollNamed,
    Throw,
)
from engine.game.advance import advance
from engine.game.game import Game
from engine.game.outcome import Outcome, outcome
from engine.movegen import plays
from engine.position import COLORS, Position
from engine.referee.judge import judge
from engine.rules.ruleset import Ruleset
from engine.turn import Dice, Move, PlayerTurn, Step, Turn, play_due
from tests.invariants.forms import has_phases, stage_to_plain, to_plain

Json = dict[str, Any]


def plays_case(state: Game) -> Json:
    """All distinct plays of the stage that is due, with the positions they lead to."""
    turn, stage = play_due(state.turn)
    found = plays(state.rules, state.position, turn.player, stage)
    listed = [
        {"moves": list(map(_move, play.moves)), "position": position(state.rules, play.position)}
        for play in found
    ]
    return {**state_json(state), "plays": listed}


def illegal_case(state: Game, steps: Sequence[Step]) -> Json:
    """A play that is not legal, with every fault and the rule it breaks."""
    turn, _ = play_due(state.turn)
    verdict = judge(state.rules, state.position, turn, steps)
    faults = [
        {"code": fault.code, "rule": fault.rule}
        | ({} if fault.move is None else {"move": fault.move})
        for fault in verdict.faults
    ]
    return {**state_json(state), "moves": list(map(_step, steps)), "faults": faults}


def action_case(state: Game, action: BoardAction) -> Json:
    """An action, the state it leads to and the outcome if it ends the game."""
    after = advance(state, action)
    return {
        **state_json(state),
        "action": action_json(action),
        "after": {
            "id": _id(after),
            "position": position(state.rules, after.position),
            "turn": turn_json(after.turn),
        },
        "outcome": outcome_json(after.outcome),
    }


def score_case(rules: Ruleset, where: Position, thrown: Dice | None = None) -> Json:
    """The outcome of a position; `thrown` is the roll that both sides play in Fixed Roll."""
    return {
        "options": dict(rules.chosen),
        "position": position(rules, where),
        **({"thrown": list(thrown)} if thrown else {}),
        "outcome": outcome_json(outcome(rules, where, thrown)),
    }


def notations_case(state: Game) -> Json:
    """A state in the notations of other programs, and what each cannot express."""
    written = {name: notation.write(state, name) for name in notation.NOTATIONS}
    position_id, _ = written.pop("position_id")
    return {
        "id": position_id,
        "notations": {
            name: {"written": text, "loss": loss} for name, (text, loss) in written.items()
        },
    }


def state_json(state: Game) -> Json:
    """A state without stakes."""
    return {
        "id": _id(state),
        "options": dict(state.rules.chosen),
        "position": position(state.rules, state.position),
        "turn": turn_json(state.turn),
    }


def position(rules: Ruleset, where: Position) -> Json:
    """A position; marks and phases only where there are any."""
    plain = to_plain(where, has_phases(rules))
    if "marks" in plain:
        plain["marks"] = {color: where.marks(color) for color in COLORS}
    return plain


def turn_json(turn: Turn | None) -> Json | None:
    """A turn; None when the game is over."""
    if turn is None:
        return None
    plain: Json = {"player": turn.player, "stages": list(map(stage_to_plain, turn.stages))}
    if turn.thrown:
        plain["thrown"] = list(turn.thrown)
    if isinstance(turn, PlayerTurn) and turn.early:
        plain["early"] = turn.early
    return plain


def action_json(action: BoardAction) -> Json:
    """An action as a client sends it."""
    do = ACTION_WORDS[type(action)]
    match action:
        case Throw(white, black):
            return {"do": do, "white": white, "black": black}
        case Rolled(dice):
            return {"do": do, "dice": list(dice)}
        case DoubleNamed(number):
            return {"do": do, "number": number}
        case RollNamed(numbers):
            return {"do": do, "numbers": list(numbers)}
        case Passed():
            return {"do": do}
        case Played(steps):
            return {"do": do, "moves": list(map(_step, steps))}


def action_of(plain: Json) -> BoardAction:
    """The action of its JSON form."""
    match plain["do"]:
        case "open":
            return Throw(plain["white"], plain["black"])
        case "roll":
            return Rolled(tuple(plain["dice"]))
        case "pass":
            return Passed()
        case "name_double":
            return DoubleNamed(plain["number"])
        case "name_roll":
            return RollNamed(tuple(plain["numbers"]))
        case _:
            return Played(steps_of(plain["moves"]))


def steps_of(moves: Sequence[Json]) -> list[Step]:
    """The moves of their JSON form."""
    return [Step(move["from"], move["to"], move.get("number")) for move in moves]


def outcome_json(end: Outcome | None) -> Json | None:
    """Who has won and how much, with the cube at 1; None while the game goes on."""
    if end is None:
        return None
    return {
        "winner": end.ending.winner,
        "result": end.value.result,
        "points": end.points(),
    }


def _id(state: Game) -> str:
    return notation.write(state, "position_id").text


def _move(move: Move) -> Json:
    hits = {word: True for word, on in (("hit", move.hit), ("pin", move.pin)) if on}
    return {**_step(Step(*move[:3])), **hits}


def _step(step: Step) -> Json:
    number = {} if step.number is None else {"number": step.number}
    return {"from": step.source, "to": step.target, **number}
