"""What must happen next in a game: an answer to an offer, or what the turn has first."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.game.game import Game
from engine.game.passing import may_pass
from engine.position import OTHER, Color
from engine.rules.turns import naming_choices
from engine.turn import STAGE_WORDS, Dice, PlayStage, Roll, Turn, thrower

if TYPE_CHECKING:
    from engine.stakes.agreements import Offer

ROLL: Final = STAGE_WORDS[Roll]


class Expected(NamedTuple):
    """What must happen next: "open", "roll", "name_double", "name_roll", "play" or "answer"."""

    do: str
    player: Color | None
    """Who must do it; None for the opening throw, in which both take part."""
    numbers: tuple[int, ...] = ()
    """The numbers of a play."""
    choices: tuple[int | Dice | str, ...] = ()
    """What can be named, or how the offer can be answered."""
    offer: Offer | None = None
    """What must be answered."""
    may_pass: bool = False
    """Whether the player may pass instead of rolling."""

    @property
    def sentence(self) -> str:
        """The word of the sentence about it."""
        return "roll_or_pass" if self.may_pass else self.do


def expected(game: Game) -> Expected | None:
    """What must happen next; None at the end."""
    if game.offer:
        from engine.game.permissions import allowed  # the stakes are loaded when they are needed

        player = OTHER[game.offer.by]
        return Expected("answer", player, choices=allowed(game, player), offer=game.offer)
    if game.turn is None:
        return None
    due = at_board(game.turn)
    return due._replace(may_pass=True) if due.do == ROLL and may_pass(game) else due


@lru_cache(maxsize=4096)
def at_board(turn: Turn) -> Expected:
    """What the turn has first: a throw, a choice of numbers, or a play with its numbers."""
    stage = turn.stages[0]
    numbers = stage.numbers if isinstance(stage, PlayStage) else ()
    choices = tuple(naming_choices(turn))
    return Expected(STAGE_WORDS[type(stage)], thrower(turn), numbers, choices)
