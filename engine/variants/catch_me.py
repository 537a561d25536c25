"""Catch me: six checkers a side run round the board and capture; the last one uses corners."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board import Board, Route, down, up
from engine.faults import Fault
from engine.movegen import mechanics
from engine.position import COLORS, OTHER, POINTS, Color, Position, pack
from engine.rules.dice import RollRule
from engine.rules.goals import last_one_standing
from engine.rules.ruleset import Circling, Landing, OnBlot, Ruleset, Translations
from engine.rules.scoring import one_point
from engine.rules.sources import BOOKLET
from engine.turn import Dice, PlayStage, Roll, Stages, Step
from engine.variants.backgammon import BACKGAMMON, OPENING

CORNERS = (1, 6, 7, 12, 13, 18, 19, 24)
CORNER_STEPS = {1: 1, 6: 2}
"""By number: how many corners the last checker moves on."""


def roll(dice: Dice, checkers: int) -> Stages:
    """A roll with a 1, a 6 or a double moves one checker by the sum; the last moves by corners."""
    low, high = sorted(dice)
    again: Stages = (Roll(again=True),) if low == high else ()
    if checkers == 1:
        numbers = tuple(n for n in (high, low) if n in CORNER_STEPS)
    else:
        numbers = (low + high,) if again or low == 1 or high == 6 else ()
    return (PlayStage(numbers), *again) if numbers else again


def standing(position: Position, color: Color) -> set[int]:
    """The points on which this side has a checker."""
    return {point for point in range(1, 25) if position.count(color, point)}


def check(_rules: Ruleset, position: Position) -> Iterator[Fault]:
    """A point holds one checker, and a last checker stands on a corner."""
    for color in COLORS:
        held = standing(position, color)
        for point in sorted(held):
            if position.count(color, point) > 1:
                yield Fault("too_many_on_point", f"/{color}/{point}", "one_checker_per_point")
        if len(held) == 1 and not held <= set(CORNERS):
            yield Fault("last_checker_off_corner", f"/{color}/{min(held)}", "last_checker")


def explain(
    rules: Ruleset, position: Position, color: Color, step: Step, left: tuple[int, ...]
) -> Iterator[Fault]:
    """Why a single move is not possible, with the point where the checker must land instead."""
    held = standing(position, color)
    rule = "last_checker" if len(held) == 1 else "sum_of_dice"
    if not left:
        yield Fault("no_number_left", rule=rule)
        return
    offered = [
        move
        for number in dict.fromkeys(left)
        for _, move in mechanics(rules, color).expand(pack(position), number)
        if move.source == step.source
    ]
    if not offered or step.target not in POINTS:
        return
    must = [move.target for move in offered]
    facts = {"from": step.source, "target": step.target, "must": must}
    if step.target in _landings(rules, OTHER[color], held, step.source, left):
        yield Fault("wrong_direction", rule="circle", facts=facts)
    elif step.target in _landings(rules, color, held, step.source, left):
        yield Fault("wrong_landing", rule="slide", facts=facts)
    else:
        yield Fault("wrong_landing", rule=rule, facts=facts)
    if step.target != step.source and int(step.target) in held:
        yield Fault("too_many_on_point", rule="one_checker_per_point", facts=facts)


def _landings(
    rules: Ruleset, color: Color, held: set[int], source: str, left: tuple[int, ...]
) -> set[str]:
    """The points that these numbers reach in the direction of `color`, without a slide."""
    route = rules.board.route(color)
    if len(held) == 1:
        return {str(route.corner_ahead(int(source), CORNER_STEPS[n])) for n in left}
    return {str(route.ahead(int(source), n)) for n in left}


CATCH_ME = replace(
    BACKGAMMON,
    name="catch_me",
    names=Translations(en="Catch me", de="Catch me", fr="Catch me", it="Catch me"),
    summary=Translations(
        en="Round the board without end: a checker that is reached is captured; the last one "
        "jumps corners.",
        de="Immer im Kreis: Ein gegnerischer Stein wird für immer hinausgeworfen; der letzte "
        "Stein springt von Ecke zu Ecke.",
        fr="Sans fin autour du plateau : arriver sur un pion adverse le retire du jeu ; le "
        "dernier pion saute de coin en coin.",
        it="Senza fine attorno alla tavola: una pedina avversaria raggiunta è eliminata; l’ultima "
        "pedina salta d’angolo in angolo.",
    ),
    source=BOOKLET,
    other_rule_ids=(
        "one_six_or_double",
        "sum_of_dice",
        "capture",
        "slide",
        "one_checker_per_point",
        "circle",
        "roll_again",
        "last_checker",
        "use_all",
        "no_pass",
        "immediate_end",
        "stages",
    ),
    setup=Position.parse("White 19:1 20:1 21:1 22:1 23:1 24:1; Black 1:1 2:1 3:1 4:1 5:1 6:1"),
    board=Board(
        white=Route(down(24, 1), leaves_board=False, circular=True, corners=CORNERS),
        black=Route(up(1, 24), leaves_board=False, circular=True, corners=CORNERS),
    ),
    roll=RollRule(roll, double_rule_id=None),
    number_rule_id="sum_of_dice",
    landing=Landing(on_blot=OnBlot.CAPTURE),
    bearing_off=None,
    goal=last_one_standing,
    scoring=one_point,
    cube_before_extra_rolls=True,
    options=(OPENING,),
    mechanics=Circling(CORNER_STEPS),
    check=check,
    explain=explain,
)
