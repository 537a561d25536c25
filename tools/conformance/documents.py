"""The documents of the kit: the questions with their answers."""

from __future__ import annotations

from engine import notation
from engine.variants import VARIANTS
from tests.perft.frozen import Case, cases
from tools.conformance import play_texts
from tools.conformance.answers import (
    Json,
    action_case,
    illegal_case,
    notations_case,
    plays_case,
    position,
    score_case,
    turn_json,
)
from tools.conformance.questions import questions, rulesets

FORMAT = 1
"""The version of the kit's JSON; it rises with a change that a reader would notice."""

NOTED = (
    "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.roll",
    "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~black.play-6-5",
    "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-3-3-3",
    "1~backgammon~bar-1.12-4.17-3.19-5.20-2~bar-2.6-5.8-3.13-5~white.play-4-2",
    "1~backgammon~24-2.off-13~1-3.off-12~black.roll",
    "1~backgammon~22-1.24-2.off-12~1-3.off-12~black.roll",
    "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.roll~match-7.score-2-4.cube-2-white",
    "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~black.roll~match-5.score-4-2.crawford-now",
    "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~black.roll~match-5.score-4-2.crawford-after",
    "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.roll.offer-double-white-2~match-9",
    "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.roll~money.jacoby.cube-4-black",
    "1~nackgammon~1-2.2-2.12-4.17-3.19-4~6-4.8-3.13-4.23-2.24-2~white.play-6-1",
    "1~hypergammon~1-1.2-1.3-1~22-1.23-1.24-1~black.play-5-3",
)
"""States that the notations of other programs can express, wholly or in part."""


def game_document(variant: str) -> Json:
    """The file of one game."""
    cases_of_game = questions(variant)
    return {
        "format": FORMAT,
        "variant": variant,
        "options": {option.name: list(option.values) for option in VARIANTS[variant].options},
        "starts": [
            {"options": dict(rules.chosen), "position": position(rules, rules.setup)}
            for rules in rulesets(variant)
        ],
        "perft": [perft_case(case) for case in cases() if case.variant == variant],
        "plays": [plays_case(state) for state in cases_of_game.plays],
        "illegal": [illegal_case(*case) for case in cases_of_game.illegal],
        "actions": [action_case(*case) for case in cases_of_game.actions],
        "scores": [score_case(*case) for case in cases_of_game.scores],
    }


def perft_case(case: Case) -> Json:
    """A frozen count; `confirmed` is the depth to which the reference has counted the same."""
    return {
        "options": {},
        "position": position(VARIANTS[case.variant], case.position),
        "turn": turn_json(case.state.turn),
        "nodes": case.nodes,
        "confirmed": case.by_reference,
    }


def notations_document() -> Json:
    """The file of the notations of other programs."""
    return {
        "format": FORMAT,
        "cases": [notations_case(notation.read(text)) for text in NOTED],
    }


def play_texts_document() -> Json:
    """The file of plays as people write them."""
    return {"format": FORMAT, "cases": list(play_texts.cases())}
