"""French Backgammon 2 (Tourne-case): three checkers a side, each side on its own half."""

from dataclasses import replace

from engine.board import Board, Route, down, up
from engine.position import Position
from engine.rules.dice import rolls
from engine.rules.ruleset import Landing, Movement, Translations
from engine.rules.scoring import one_point
from engine.rules.sources import BOOKLET
from engine.variants.backgammon import BACKGAMMON, OPENING

FRENCH_BACKGAMMON_2 = replace(
    BACKGAMMON,
    name="french_backgammon_2",
    names=Translations(
        en="French Backgammon 2 (Tourne-case)",
        de="Französisches Backgammon 2",
        fr="Backgammon français 2",
        it="Backgammon francese 2",
    ),
    summary=Translations(
        en="Stack three checkers on the home point; a checker hits by landing opposite an "
        "opposing one.",
        de="Drei Steine müssen auf dem Heimpunkt gestapelt werden; geschlagen wird der Stein auf "
        "dem Feld gegenüber.",
        fr="Trois pions à empiler sur la case de but ; on prend en arrivant en face d’un pion "
        "adverse.",
        it="Tre pedine da accatastare sulla punta d’arrivo; si mangia arrivando di fronte a una "
        "pedina avversaria.",
    ),
    source=BOOKLET,
    setup=Position.parse("White reserve:3; Black reserve:3"),
    board=Board(
        white=Route(up(13, 24), leaves_board=False), black=Route(down(12, 1), leaves_board=False)
    ),
    roll=rolls(double_repeats=1),
    movement=Movement(overtaking=False),
    # rulebook 10: the routes have no point in common, so checkers meet across the board
    landing=Landing(facing=True, most_own=1),
    bearing_off=None,
    scoring=one_point,
    options=(OPENING,),
)
