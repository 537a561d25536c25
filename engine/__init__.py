"""Backgammon and its 25 relatives: the rules, as plain values and functions.

    rules = ruleset("backgammon")
    state = begin(rules, [Throw(white=3, black=1)]).state
    for play in plays(rules, state.position, "white", state.turn.stages[0]):
        print(notation(rules, "white", play.moves))

A game is a `Ruleset`; its `State` holds a `Position` and a `Turn`, which is a queue of stages.
`advance` takes a state and an action and gives the next state, what happened and the outcome;
`plays`, `follow` and `judge` answer what may be played. Nothing is kept between calls. What is
not named here may change without notice.
"""

from engine.bearoff import bear_off
from engine.events import Event
from engine.faults import Fault, Refused
from engine.follow import follow
from engine.forced import forced
from engine.game import (
    Action,
    Advanced,
    DoubleNamed,
    Played,
    Rolled,
    RollNamed,
    State,
    Throw,
    advance,
    begin,
    choices,
    simple_turn,
    thrower,
)
from engine.judge import Verdict, judge
from engine.movegen import plays
from engine.notation.moves import notation
from engine.outcome import Outcome, outcome
from engine.position import Color, Position
from engine.problems import check_position, check_turn
from engine.rules import Ruleset
from engine.sentences import sentence
from engine.stages import IfShort, Move, NameDouble, NameRoll, Open, Play, Roll, Stage, Step, Turn
from engine.variants import VARIANTS, ruleset

__all__ = [
    "VARIANTS",
    "Action",
    "Advanced",
    "Color",
    "DoubleNamed",
    "Event",
    "Fault",
    "IfShort",
    "Move",
    "NameDouble",
    "NameRoll",
    "Open",
    "Outcome",
    "Play",
    "Played",
    "Position",
    "Refused",
    "Roll",
    "RollNamed",
    "Rolled",
    "Ruleset",
    "Stage",
    "State",
    "Step",
    "Throw",
    "Turn",
    "Verdict",
    "advance",
    "bear_off",
    "begin",
    "check_position",
    "check_turn",
    "choices",
    "follow",
    "forced",
    "judge",
    "notation",
    "outcome",
    "plays",
    "ruleset",
    "sentence",
    "simple_turn",
    "thrower",
]
