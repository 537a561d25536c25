"""Old Britain: at most five checkers on a point; if one die is lost, the player chooses."""

from dataclasses import replace

from engine.rules.ruleset import Landing, Obligation, Translations
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON

OLD_BRITAIN = replace(
    BACKGAMMON,
    name="old_britain",
    names=Translations(en="Old Britain", de="Old Britain", fr="Old Britain", it="Old Britain"),
    summary=Translations(
        en="At most five checkers on a point; if one of two numbers is lost, the player chooses "
        "which.",
        de="Fünf eigene Steine sperren ein Feld; verfällt eine der beiden Zahlen, darf gewählt "
        "werden, welche.",
        fr="Cinq pions au plus par case ; si un des deux nombres est perdu, on choisit lequel.",
        it="Al massimo cinque pedine per punta; se uno dei due numeri va perso, il giocatore "
        "sceglie quale.",
    ),
    source=BOOKLET,
    landing=Landing(most_own=5),
    # rulebook 13: only if one die alone can be played may the player choose which
    obligation=Obligation.EITHER_DIE,
    cube=False,
)
