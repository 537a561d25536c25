"""What a value shows itself by, loaded when it is asked for: sentences, notation, pictures.

`print(play)` needs the notation, `str(fault)` the messages, a picture of a game the drawing. All
of these stand above the values, and `import engine` does without them; so this is the one module
whose imports point upwards (docs/adr/0045), and they are inside its functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from engine.faults import Fault
    from engine.game.events import Event
    from engine.game.game import Game
    from engine.game.outcome import Outcome
    from engine.position import Color
    from engine.rules.ruleset import Ruleset
    from engine.turn import Move

Language = Literal["en", "de", "fr", "it"]


def fault_text(fault: Fault) -> str:
    """The English sentence of a fault; the bare code for faults that only the service knows."""
    from engine.messages import ENGLISH

    return ENGLISH.sentence(fault) if fault.code in ENGLISH.faults else fault.code


def event_text(event: Event, language: Language) -> str:
    """The sentence about an event."""
    from engine.messages.narration import event_text

    return event_text(event, language)


def outcome_text(outcome: Outcome, language: Language) -> str:
    """The sentence about an outcome, without stakes."""
    from engine.messages.narration import outcome_text

    return outcome_text(outcome, outcome.points(), None, language)


def expected_text(game: Game, language: Language) -> str:
    """The sentence about what must happen next in a game, or about its outcome."""
    from engine.messages.narration import game_text

    return game_text(game, language)


def write_play(rules: Ruleset, player: Color, moves: Sequence[Move]) -> str:
    """A play in notation."""
    from engine.notation import write_play

    return write_play(rules, player, moves)


def play_written(game: Game, text: str, condone: bool) -> Game:
    """The game after a play in notation."""
    from engine.notation.play_reader import play_written

    return play_written(game, text, condone)


def write_id(game: Game) -> str:
    """The id of a game."""
    from engine.notation.position_id import write

    return write(game)


def read_id(text: str) -> Game:
    """The game that an id in any notation says."""
    from engine.notation import read

    return read(text)


def board_text(game: Game) -> str:
    """The board as text."""
    from engine.drawing import draw_text

    return draw_text(game)


def board_svg(game: Game) -> str:
    """The board as a picture."""
    from engine.drawing import draw_svg

    return draw_svg(game)
