"""Mexican backgammon: a 1-2 is worth any double, and a double earns another roll."""

from dataclasses import replace

from engine.rules.dice import DoubleRule, lower_first
from engine.rules.ruleset import BearingOff, Landing, Translations
from engine.rules.scoring import one_point
from engine.rules.sources import BOOKLET
from engine.turn import Dice, IfShort, NameDouble, PlayStage, Roll, Stages
from engine.variants.backgammon import BACKGAMMON, OPENING


def double(n: int) -> Stages:
    """A double that is played in full earns another roll."""
    return (PlayStage((n,) * 4, if_short=IfShort.FORFEIT), Roll(again=True))


OTHER_ROLLS = lower_first(DoubleRule(double, "doubles", ("roll_again", "forfeit")))


def roll(dice: Dice, checkers: int) -> Stages:
    """A 1-2 is not played: the player names a double instead."""
    if set(dice) == {1, 2}:
        return (NameDouble(), Roll(again=True))
    return OTHER_ROLLS(dice, checkers)


MEXICAN_BACKGAMMON = replace(
    BACKGAMMON,
    name="mexican_backgammon",
    names=Translations(
        en="Mexican Backgammon",
        de="Mexikanisches Backgammon",
        fr="Backgammon mexicain",
        it="Backgammon messicano",
    ),
    summary=Translations(
        en="At most five checkers on a point; a 1-2 is any double, and a double gives another "
        "roll.",
        de="Fünf eigene Steine sperren ein Feld; eine 1-2 ist ein Pasch nach Wahl, und nach einem "
        "Pasch wird neu gewürfelt.",
        fr="Cinq pions au plus par case ; un 1-2 donne un doublet au choix, et après un doublet "
        "on relance.",
        it="Al massimo cinque pedine per punta; un 1-2 dà una pariglia a scelta, una pariglia un "
        "altro lancio.",
    ),
    source=BOOKLET,
    roll=replace(OTHER_ROLLS, stages=roll, other_rule_ids=(*OTHER_ROLLS.other_rule_ids, "mexican")),
    landing=Landing(most_own=5),
    bearing_off=BearingOff(exact=True),
    # rulebook 12: neither gammon nor backgammon counts
    scoring=one_point,
    cube=False,
    options=(OPENING,),
)
