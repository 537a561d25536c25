"""Mahbusa: Plakoto as it is played in Arab countries, with a second way to score."""

from dataclasses import replace

from engine.rules.ruleset import Option, Translations, as_written
from engine.rules.scoring import checkers_left
from engine.variants.plakoto import PLAKOTO

SCORING = Option(
    "scoring",
    {
        "one_two": as_written,
        # rulebook 47: by checkers it is a match to 31 in which the winner starts
        "checkers_left": lambda rules: replace(
            rules, scoring=checkers_left, opening=replace(rules.opening, winner_starts=True)
        ),
    },
)

MAHBUSA = replace(
    PLAKOTO,
    name="mahbusa",
    names=Translations(en="Mahbusa", de="Mahbusa", fr="Mahbusa", it="Mahbusa"),
    summary=Translations(
        en="Plakoto of the Arab countries; a win may count the checkers that the loser has left.",
        de="Das Plakoto der arabischen Länder; auf Wunsch zählt ein Sieg die übrigen Steine der "
        "verlierenden Seite.",
        fr="Le plakoto des pays arabes ; au choix, une victoire compte les pions qui restent au "
        "perdant.",
        it="Il Plakoto dei paesi arabi; a scelta, una vittoria conta le pedine rimaste allo "
        "sconfitto.",
    ),
    source="mahbuse.com, arabic-backgammon.online, Ludii (Barakat 1974)",
    options=(*PLAKOTO.options, SCORING),
)
