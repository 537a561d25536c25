"""Russian Puff: Puff in which checkers may move once two have entered."""

from dataclasses import replace

from engine.rules.ruleset import ENTER_TWO, Names
from engine.variants.puff import PUFF

RUSSIAN_PUFF = replace(
    PUFF,
    name="russian_puff",
    names=Names(en="Russian Puff", de="Russisches Puff", fr="Puff russe", it="Puff russo"),
    summary="Puff in which a player may enter or move freely once two checkers have entered.",
    entry=ENTER_TWO,
)
