"""Long Puff: Puff with both sides running the same way."""

from dataclasses import replace

from engine.board import SAME_WAY
from engine.rules.ruleset import Names
from engine.variants.puff import PUFF

LONG_PUFF = replace(
    PUFF,
    name="long_puff",
    names=Names(en="Long Puff", de="Langes Puff", fr="Puff long", it="Puff lungo"),
    summary="Puff in which both sides enter in one quarter, move the same way and share one home "
    "board.",
    board=SAME_WAY,
)
