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

from engine.faults import Fault, Refused
from engine.game.events import Event
from engine.game.machine import (
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
from engine.game.outcome import Outcome, outcome
from engine.messages import sentence
from engine.movegen import follow, plays
from engine.notation.moves import notation
from engine.position import Color, Position
from engine.referee.bear_off import bear_off
from engine.referee.forced import forced
from engine.referee.judge import Verdict, judge
from engine.referee.validate import check_position, check_turn
from engine.rules.ruleset import Ruleset
from engine.turn import (
    IfShort,
    Move,
    NameDouble,
    NameRoll,
    Open,
    OpeningTurn,
    Play,
    PlayerTurn,
    Roll,
    Stage,
    Step,
    Turn,
)
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
    "OpeningTurn",
    "Outcome",
    "Play",
    "Played",
    "PlayerTurn",
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
