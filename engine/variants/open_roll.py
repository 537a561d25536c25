"""Open Roll: before a player moves, his opponent throws the roll for his own next turn."""

from dataclasses import replace

from engine.rules.ruleset import Names, amended
from engine.turn import Dice, Roll, Stages
from engine.variants.backgammon import BACKGAMMON


def roll(dice: Dice, checkers: int) -> Stages:
    """The opponent's next roll is thrown and shown, then this one is played."""
    return (Roll(by_opponent=True, shown=True), *BACKGAMMON.roll(dice, checkers))


OPEN_ROLL = replace(
    BACKGAMMON,
    name="open_roll",
    names=Names(en="Open Roll", de="Offener Wurf", fr="Lancer prématuré", it="Lancio aperto"),
    summary="Two rolls are always known: the one being played and the opponent's next.",
    source="000",
    rules=amended(BACKGAMMON.rules, add=("shown_roll",)),
    roll=roll,
    cube=False,
)
