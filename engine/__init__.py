"""The rules of backgammon and 37 variants, as values and functions.

    from engine import Game

    game = Game.begin("backgammon", white=3, black=1)
    for play in game.plays:
        print(play)
    game = game.play("8/5 6/5").roll(6, 2)

A `Game` never changes: an action gives another one. Nothing is kept between calls.

The public API is what this module and the packages `engine.notation`, `engine.drawing`,
`engine.stakes`, `engine.chouette`, `engine.referee`, `engine.records` and `engine.messages`, or
their modules, name in `__all__`. Anything else may change without notice.
"""

from typing import TYPE_CHECKING, Any

from engine.faults import Fault, Refused
from engine.game.actions import DoubleNamed, Passed, Played, Rolled, RollNamed, Throw
from engine.game.events import Event
from engine.game.expected import Expected
from engine.game.game import Game
from engine.game.outcome import Outcome
from engine.movegen import Following, Play, Plays, follow, plays
from engine.position import Color, Position
from engine.rules.goals import Ending, Termination
from engine.rules.ruleset import Option, Ruleset
from engine.rules.scoring import GameValue
from engine.turn import (
    Dice,
    IfShort,
    Move,
    NameDouble,
    NameRoll,
    Open,
    OpeningTurn,
    PlayerTurn,
    PlayStage,
    Roll,
    Stage,
    Step,
    Turn,
)
from engine.variants import VARIANTS, ruleset

if TYPE_CHECKING:
    from engine.game.advance import Action

__all__ = [
    "VARIANTS",
    "Action",
    "Color",
    "Dice",
    "DoubleNamed",
    "Ending",
    "Event",
    "Expected",
    "Fault",
    "Following",
    "Game",
    "GameValue",
    "IfShort",
    "Move",
    "NameDouble",
    "NameRoll",
    "Open",
    "OpeningTurn",
    "Option",
    "Outcome",
    "Passed",
    "Play",
    "PlayStage",
    "Played",
    "PlayerTurn",
    "Plays",
    "Position",
    "Refused",
    "Roll",
    "RollNamed",
    "Rolled",
    "Ruleset",
    "Stage",
    "Step",
    "Termination",
    "Throw",
    "Turn",
    "follow",
    "plays",
    "ruleset",
]


def __getattr__(name: str) -> Any:
    """The type of all actions, which is loaded when it is needed, with those of the stakes."""
    if name != "Action":
        raise AttributeError(f"module 'engine' has no attribute {name!r}")
    from engine.game.advance import Action

    return Action
