"""No Hit: the player who hits loses."""

from dataclasses import replace

from engine.rules.goals import first_done, first_hit_loses
from engine.rules.ruleset import Landing, OnBlot, Option, Translations, as_written
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON

HITS = Option(
    "hits",
    {
        "lose": as_written,
        "forbidden": lambda rules: replace(
            rules,
            landing=Landing(on_blot=OnBlot.BLOCKED),
            goal=first_done,
        ),
    },
)

NO_HIT = replace(
    BACKGAMMON,
    name="no_hit",
    names=Translations(en="No Hit", de="Schlagfrei", fr="Sans prendre", it="Mangianulla"),
    summary=Translations(
        en="A player who hits loses at once, even if the hit was forced.",
        de="Wer schlägt, verliert sofort, auch wenn das Schlagen erzwungen war.",
        fr="Le joueur qui prend un pion perd aussitôt, même si la prise était forcée.",
        it="Chi mangia perde subito, anche se era costretto a farlo.",
    ),
    source=BOOKLET,
    # rulebook 21: a play is legal as if the game went on, but it ends at the first hit
    goal=first_hit_loses,
    options=(*BACKGAMMON.options, HITS),
)
