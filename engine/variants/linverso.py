"""L'inverso: what a player throws is played by the opponent."""

from dataclasses import replace

from engine.position import Color
from engine.rules.dice import TurnRule
from engine.rules.ruleset import Names, Opening, Starter
from engine.rules.sources import WIKIPEDIA
from engine.turn import Roll, Stages
from engine.variants.backgammon import BACKGAMMON


def turn(_player: Color) -> Stages:
    """The opponent throws the dice for the player."""
    return (Roll(by_opponent=True),)


LINVERSO = replace(
    BACKGAMMON,
    name="linverso",
    names=Names(en="L’inverso", de="L’inverso", fr="L’inverso", it="L’inverso"),
    summary="The roll of a player is played by the opponent.",
    source=WIKIPEDIA,
    turn=TurnRule(turn, ("thrown_for_the_other",)),
    # rulebook 26: the player with the higher die throws for the opponent, who plays first
    opening=Opening(starter=Starter.LOWER),
)
