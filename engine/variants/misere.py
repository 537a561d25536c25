"""Misère: the player who bears off all checkers first loses."""

from dataclasses import replace

from engine.rules.goals import first_done_loses
from engine.rules.ruleset import Translations
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON

MISERE = replace(
    BACKGAMMON,
    name="misere",
    names=Translations(en="Misère", de="Verkehrt", fr="À l’envers", it="Inverso (vinciperdi)"),
    summary=Translations(
        en="The player who bears off their last checker last wins; the winner's own checkers are "
        "counted.",
        de="Wer den letzten Stein zuletzt abträgt, gewinnt; gezählt werden die eigenen übrigen "
        "Steine.",
        fr="Le joueur qui sort en dernier son dernier pion gagne ; on compte les pions qui lui "
        "restent.",
        it="Vince chi porta fuori per ultimo la sua ultima pedina; si contano le pedine rimaste.",
    ),
    source=BOOKLET,
    # rulebook 23: the score counts the checkers that the winner has left
    goal=first_done_loses,
)
