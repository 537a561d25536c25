"""Long Russian Puff: the routes of Long Puff, the entering rule of Russian Puff."""

from dataclasses import replace

from engine.rules.ruleset import Translations
from engine.variants.long_puff import LONG_PUFF
from engine.variants.russian_puff import RUSSIAN_PUFF

LONG_RUSSIAN_PUFF = replace(
    LONG_PUFF,
    name="long_russian_puff",
    names=Translations(
        en="Long Russian Puff",
        de="Langes russisches Puff",
        fr="Puff russe long",
        it="Puff russo lungo",
    ),
    summary=Translations(
        en="Long Puff in which two entered checkers are enough to move on.",
        de="Langes Puff, bei dem zwei eingesetzte Steine genügen, um weiterzuziehen.",
        fr="Le « Puff long » où deux pions entrés suffisent pour avancer.",
        it="Il Puff lungo in cui bastano due pedine entrate per proseguire.",
    ),
    entry=RUSSIAN_PUFF.entry,
)
