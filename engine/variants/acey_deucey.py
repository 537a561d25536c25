"""Acey Deucey: a 1-2 brings a double of the player's choice and another roll."""

from dataclasses import replace

from engine.position import Position
from engine.rules.dice import RollRule
from engine.rules.ruleset import ENTER_FREELY, Translations
from engine.rules.scoring import checkers_left
from engine.rules.sources import BOOKLET
from engine.turn import Dice, IfShort, NameDouble, PlayStage, Roll, Stages
from engine.variants.backgammon import BACKGAMMON, OPENING


def roll(dice: Dice, checkers: int) -> Stages:
    """A 1-2 is played, then a double of the player's choice, then the player rolls again."""
    if set(dice) == {1, 2}:
        return (PlayStage((2, 1), if_short=IfShort.FORFEIT), NameDouble(), Roll(again=True))
    return BACKGAMMON.roll(dice, checkers)


ACEY_DEUCEY = replace(
    BACKGAMMON,
    name="acey_deucey",
    names=Translations(en="Acey Deucey", de="Acey Deucey", fr="Acey Deucey", it="Acey Deucey"),
    summary=Translations(
        en="An empty board; a 1-2 is followed by a double of the player's choice and another roll.",
        de="Das Brett ist leer; nach einer 1-2 folgen ein Pasch nach Wahl und ein weiterer Wurf.",
        fr="Le plateau est vide ; un 1-2 se joue, puis un doublet au choix, puis on relance.",
        it="La tavola è vuota; un 1-2 si gioca, poi una pariglia a scelta, poi un altro lancio.",
    ),
    source=BOOKLET,
    setup=Position.parse("White reserve:15; Black reserve:15"),
    roll=RollRule(roll, other_rule_ids=("acey_deucey", "forfeit")),
    entry=ENTER_FREELY,
    # rulebook 11: a gammon does not count, only the checkers that the loser has left
    scoring=checkers_left,
    cube=False,
    options=(OPENING,),
)
