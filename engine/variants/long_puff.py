"""Long Puff: Puff with both sides running the same way."""

from dataclasses import replace

from engine.board import SAME_WAY
from engine.rules.ruleset import Translations
from engine.variants.puff import PUFF

LONG_PUFF = replace(
    PUFF,
    name="long_puff",
    names=Translations(en="Long Puff", de="Langes Puff", fr="Puff long", it="Puff lungo"),
    summary=Translations(
        en="Puff in which both sides enter in one quarter, move the same way and share one home "
        "board.",
        de="Puff, bei dem beide im selben Viertel einsetzen, in dieselbe Richtung ziehen und ein "
        "Heimfeld teilen.",
        fr="Le « Puff » où les deux joueurs entrent dans le même quart, vont dans le même sens et "
        "partagent un jan intérieur.",
        it="Il Puff in cui entrambi entrano nello stesso quadrante, vanno nella stessa direzione "
        "e hanno in comune la tavola interna.",
    ),
    board=SAME_WAY,
)
