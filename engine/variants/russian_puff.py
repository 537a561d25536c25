"""Russian Puff: Puff in which checkers may move once two have entered."""

from dataclasses import replace

from engine.rules.ruleset import ENTER_TWO, Translations
from engine.variants.puff import PUFF

RUSSIAN_PUFF = replace(
    PUFF,
    name="russian_puff",
    names=Translations(en="Russian Puff", de="Russisches Puff", fr="Puff russe", it="Puff russo"),
    summary=Translations(
        en="Puff in which a player may enter or move freely once two checkers have entered.",
        de="Puff, bei dem nach zwei eingesetzten Steinen nach Belieben eingesetzt oder gezogen "
        "wird.",
        fr="Le « Puff » où, dès que deux pions sont entrés, on entre ou avance à son gré.",
        it="Il Puff in cui, entrate due pedine, si fa entrare o si muove a piacere.",
    ),
    entry=ENTER_TWO,
)
