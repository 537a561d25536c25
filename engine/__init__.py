"""The rules of backgammon and 37 variants, as values and functions.

    rules = ruleset("backgammon")
    state = begin(rules, [Throw(white=3, black=1)]).state
    turn, stage = play_due(state.turn)
    for play in plays(rules, state.position, turn.player, stage):
        print(engine.notation.write_play(rules, turn.player, play.moves))

A game is a `Ruleset`; its `State` holds a `Position` and a `Turn`, which is a queue of stages.
`advance` takes a state and an action and gives the next state, what happened and the outcome;
`plays`, `follow` and `judge` answer what may be played. Nothing is kept between calls.

The public API is what this module, the packages `engine.notation`, `engine.drawing`,
`engine.stakes`, `engine.records` and the module `engine.session.chouette` name in `__all__`.
Anything else may change without notice.
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
    begin,
    naming_choices,
    simple_turn,
)
from engine.game.outcome import Outcome, outcome
from engine.game.series import rotation
from engine.messages import LANGUAGES, Language, sentence
from engine.movegen import Following, Found, Plays, follow, plays
from engine.position import Color, Position
from engine.referee.bear_off import BearOff, ByNumber, bear_off
from engine.referee.facts import Facts, SideFacts, facts
from engine.referee.forced import forced
from engine.referee.judge import Verdict, judge
from engine.referee.validate import check_position, check_turn
from engine.rules.goals import Ending, How
from engine.rules.ruleset import Names, Option, Ruleset
from engine.rules.scoring import Score
from engine.session.two_players import (
    Progress,
    advance,
    answerer,
    may,
    next_game,
    outcome_of,
    resign_at,
    settle_up_to,
)
from engine.turn import (
    Dice,
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
    play_due,
    thrower,
)
from engine.variants import VARIANTS, ruleset

__all__ = [
    "LANGUAGES",
    "VARIANTS",
    "Action",
    "Advanced",
    "BearOff",
    "ByNumber",
    "Color",
    "Dice",
    "DoubleNamed",
    "Ending",
    "Event",
    "Facts",
    "Fault",
    "Following",
    "Found",
    "How",
    "IfShort",
    "Language",
    "Move",
    "NameDouble",
    "NameRoll",
    "Names",
    "Open",
    "OpeningTurn",
    "Option",
    "Outcome",
    "Play",
    "Played",
    "PlayerTurn",
    "Plays",
    "Position",
    "Progress",
    "Refused",
    "Roll",
    "RollNamed",
    "Rolled",
    "Ruleset",
    "Score",
    "SideFacts",
    "Stage",
    "State",
    "Step",
    "Throw",
    "Turn",
    "Verdict",
    "advance",
    "answerer",
    "bear_off",
    "begin",
    "check_position",
    "check_turn",
    "facts",
    "follow",
    "forced",
    "judge",
    "may",
    "naming_choices",
    "next_game",
    "outcome",
    "outcome_of",
    "play_due",
    "plays",
    "resign_at",
    "rotation",
    "ruleset",
    "sentence",
    "settle_up_to",
    "simple_turn",
    "thrower",
]
