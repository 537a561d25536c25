"""Fixed Roll: both sides play the first roll in every turn."""

from dataclasses import replace

from engine.rules.ruleset import Translations
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON

FIXED_ROLL = replace(
    BACKGAMMON,
    name="fixed_roll",
    names=Translations(en="Fixed Roll", de="Fester Wurf", fr="Lancer fixe", it="Lancio fisso"),
    summary=Translations(
        en="The opening roll is played by both sides in every turn; the dice are not rolled again.",
        de="Der Eröffnungswurf wird von beiden Seiten in jedem Zug gezogen; neu gewürfelt wird "
        "nicht.",
        fr="Le lancer d’ouverture est joué par les deux joueurs à chaque tour ; on ne relance "
        "jamais.",
        it="Il lancio iniziale è giocato da entrambi in ogni turno; i dadi non si lanciano più.",
    ),
    source=BOOKLET,
    # rulebook 20: a double is thrown again, because with a fixed double the game soon freezes
    roll_is_fixed=True,
)
