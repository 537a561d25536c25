"""Open Roll: before a player moves, the opponent throws the dice for their own next turn."""

from dataclasses import replace

from engine.rules.dice import RollRule
from engine.rules.ruleset import Translations
from engine.rules.sources import BOOKLET
from engine.turn import Dice, Roll, Stages
from engine.variants.backgammon import BACKGAMMON


def roll(dice: Dice, checkers: int) -> Stages:
    """The opponent's next roll is thrown and shown, then this roll is played."""
    return (Roll(by_opponent=True, shown=True), *BACKGAMMON.roll(dice, checkers))


OPEN_ROLL = replace(
    BACKGAMMON,
    name="open_roll",
    names=Translations(
        en="Open Roll", de="Offener Wurf", fr="Lancer prématuré", it="Lancio aperto"
    ),
    summary=Translations(
        en="Two rolls are always known: the one being played and the opponent's next.",
        de="Zwei Würfe sind immer bekannt: der aktuelle und der nächste des Gegners.",
        fr="Deux lancers sont toujours connus : celui qui se joue et le suivant de l’adversaire.",
        it="Due lanci sono sempre noti: quello che si gioca e il prossimo dell’avversario.",
    ),
    source=BOOKLET,
    roll=RollRule(roll, other_rule_ids=("shown_roll",)),
)
