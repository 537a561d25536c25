"""Fevga: both run the same way, one checker blocks a point, and the runner goes first."""

from dataclasses import replace

from engine.board import OPPOSITE_CORNERS, up
from engine.position import Position
from engine.rules.limits import Quarter
from engine.rules.ruleset import Landing, Movement, OnBlot, Option, Translations, as_written
from engine.variants.portes import FRESH_OPENING, PORTES

OWN_QUARTER = Quarter(own_numbers=up(1, 6), most=5, rule_id="quarter")
THEIR_QUARTER = Quarter(own_numbers=up(13, 18), most=5, rule_id="quarter_of_theirs")
FOUR_OF_THEIRS = Quarter(own_numbers=up(13, 18), most=4, rule_id="four_of_theirs")

QUARTER = Option(
    "quarter",
    {
        "own": as_written,
        "both": lambda rules: replace(rules, formations=(OWN_QUARTER, THEIR_QUARTER)),
        "four_of_theirs": lambda rules: replace(rules, formations=(FOUR_OF_THEIRS,)),
    },
)
SHUT_IN = Option(
    "shut_in",
    {"one_point": as_written, "allowed": lambda rules: replace(rules, no_shut_in=False)},
)

FEVGA = replace(
    PORTES,
    name="fevga",
    names=Translations(en="Fevga", de="Fevga", fr="Fevga", it="Fevga"),
    summary=Translations(
        en="No hitting, from opposite corners; the others wait until the first checker is round.",
        de="Geschlagen wird nicht, Start von gegenüberliegenden Ecken; die übrigen warten, bis "
        "der erste Stein herum ist.",
        fr="Sans prise, à partir de coins opposés ; les autres pions attendent que le premier ait "
        "fait le tour.",
        it="Non si mangia, da angoli opposti; le altre pedine aspettano che la prima abbia fatto "
        "il giro.",
    ),
    source="bkgm.com, brainking.com, Condos on tavli, Wikipedia (Greek)",
    setup=Position.parse("White 1:15; Black 13:15"),
    board=OPPOSITE_CORNERS,
    landing=Landing(on_blot=OnBlot.BLOCKED),
    movement=Movement(runner_to=13),
    formations=(OWN_QUARTER,),
    no_shut_in=True,
    options=(FRESH_OPENING, QUARTER, SHUT_IN),
)
