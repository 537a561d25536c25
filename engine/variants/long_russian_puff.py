"""Long Russian Puff: the routes of Long Puff, the entering rule of Russian Puff."""

from dataclasses import replace

from engine.rules.ruleset import Names
from engine.variants.long_puff import LONG_PUFF
from engine.variants.russian_puff import RUSSIAN_PUFF

LONG_RUSSIAN_PUFF = replace(
    LONG_PUFF,
    name="long_russian_puff",
    names=Names(
        en="Long Russian Puff",
        de="Langes russisches Puff",
        fr="Puff russe long",
        it="Puff russo lungo",
    ),
    summary="Long Puff in which two entered checkers are enough to move on.",
    entry=RUSSIAN_PUFF.entry,
)
