"""Long nardy: one checker a turn from the head, and no row of six in front of all opponents."""

from dataclasses import replace

from engine.board import OPPOSITE_CORNERS
from engine.position import Position
from engine.rules.limits import Head, Prime, PrimeUnless, SecondHead
from engine.rules.ruleset import Landing, Movement, OnBlot, Option, Translations, as_written
from engine.rules.scoring import gammons
from engine.variants.backgammon import BACKGAMMON, OPENING

SECOND_HEAD = Option(
    "second_head",
    {
        "named": as_written,
        "blocked": lambda rules: replace(
            rules, movement=Movement(head=Head(second=SecondHead.BLOCKED))
        ),
        "never": lambda rules: replace(
            rules, movement=Movement(head=Head(second=SecondHead.NEVER))
        ),
    },
)
ROW = Option(
    "row",
    {
        "one_ahead": as_written,
        "one_home": lambda rules: replace(rules, formations=(Prime(unless=PrimeUnless.ONE_HOME),)),
    },
)

LONG_NARDY = replace(
    BACKGAMMON,
    name="long_nardy",
    names=Translations(en="Long nardy", de="Lange Narden", fr="Nardy long", it="Nardi lungo"),
    summary=Translations(
        en="No hitting, from opposite corners; one checker a turn leaves the head, and a row of "
        "six needs an opponent ahead of it.",
        de="Geschlagen wird nicht, Start von gegenüberliegenden Ecken; je Zug verlässt ein Stein "
        "den Kopf, und vor einem Sechserblock muss ein Gegner stehen.",
        fr="Sans prise, à partir de coins opposés ; un pion par tour quitte la tête, et une prime "
        "de six demande un adversaire devant elle.",
        it="Non si mangia, da angoli opposti; una pedina per turno lascia la testa, e un blocco "
        "di sei vuole un avversario davanti a sé.",
    ),
    source="rules of the Russian ministry of sport, geonardi.com, several programs",
    setup=Position.parse("White 1:15; Black 13:15"),
    board=OPPOSITE_CORNERS,
    landing=Landing(on_blot=OnBlot.BLOCKED),
    movement=Movement(head=Head()),
    formations=(Prime(),),
    scoring=gammons(backgammon=None),
    options=(OPENING, SECOND_HEAD, ROW),
)
