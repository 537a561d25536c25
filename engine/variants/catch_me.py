"""Catch me: six checkers a side run round the board and capture; the last one uses corners."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board import Board, Route, down, up
from engine.faults import Fault
from engine.position import COLORS, OTHER, POINTS, Color, Position, one, pack, unpack
from engine.rules.dice import RollRule
from engine.rules.goals import last_one_standing
from engine.rules.ruleset import NO_PROMISE, Landing, Names, OnBlot, Ruleset, Way
from engine.rules.scoring import one_point
from engine.turn import Dice, Move, Play, Roll, Stages, Step
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
    return (Play(numbers), *again) if numbers else again


class Circle:
    """The single moves of one side on a circle without end."""

    def __init__(self, rules: Ruleset, color: Color) -> None:
        self.board = rules.board
        self.color: Color = color

    def expand(self, packed: int, number: int) -> list[tuple[int, Move]]:
        """Every checker by the number, or the last checker by its corners."""
        position = unpack(packed)
        held = standing(position, self.color)
        alone = len(held) == 1
        found = []
        for point in self.board.route(self.color).points:
            if point not in held or (alone and number not in CORNER_STEPS):
                continue
            target = (
                self.corner(point, CORNER_STEPS[number])
                if alone
                else self.slide(held, point, number)
            )
            hit = bool(position.count(OTHER[self.color], target))
            result = moved(self.board, position, self.color, point, target)
            found.append((pack(result), Move(str(point), str(target), number, hit)))
        return found

    def slide(self, held: set[int], point: int, number: int) -> int:
        """The landing point: on past own checkers, point by point."""
        target = ahead(self.board, self.color, point, number)
        while target in held - {point}:
            target = ahead(self.board, self.color, target, 1)
        return target

    def corner(self, point: int, steps: int) -> int:
        """The corner so many corners further on."""
        for _ in range(steps):
            point = next_corner(self.board, self.color, ahead(self.board, self.color, point, 1))
        return point

    def way(self, packed: int, number: int) -> Way | None:
        """What any single move with this number takes."""
        return NO_PROMISE if self.expand(packed, number) else None

    def is_over(self, packed: int) -> bool:
        """One side has no checkers left."""
        return last_one_standing(unpack(packed), self.board) is not None

    def may_end(self, packed: int, moves: int) -> bool:
        """Each move captures one, and a chain of jumps may capture more."""
        return any(len(standing(unpack(packed), color)) <= moves + 1 for color in COLORS)


def standing(position: Position, color: Color) -> set[int]:
    """The points on which this side has a checker."""
    return {point for point in range(1, 25) if position.count(color, point)}


def ahead(board: Board, color: Color, point: int, pips: int) -> int:
    """The point so many pips further round the circle."""
    points = board.route(color).points
    return points[(points.index(point) + pips) % len(points)]


def next_corner(board: Board, color: Color, point: int) -> int:
    """This point if it is a corner, else the next one in this side's direction."""
    while point not in CORNERS:
        point = ahead(board, color, point, 1)
    return point


def moved(board: Board, position: Position, color: Color, source: int, target: int) -> Position:
    """The position after a move, its capture, and every jump that follows from it."""
    packed = pack(position) - one(color, str(source)) + one(color, str(target))
    rival = OTHER[color]
    if not position.count(rival, target):
        return unpack(packed)
    after = unpack(packed - one(rival, str(target)) + one(rival, "captured"))
    left = standing(after, rival)
    if len(left) != 1:
        return after
    # rulebook 15: down to one checker, it jumps at once, and the jump may chain
    (last,) = left
    corner = next_corner(board, rival, last)
    return after if corner == last else moved(board, after, rival, last, corner)


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
        for _, move in Circle(rules, color).expand(pack(position), number)
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
    circle = Circle(rules, color)
    if len(held) == 1:
        return {str(circle.corner(int(source), CORNER_STEPS[n])) for n in left}
    return {str(ahead(rules.board, color, int(source), n)) for n in left}


CATCH_ME = replace(
    BACKGAMMON,
    name="catch_me",
    names=Names(en="Catch me", de="Catch me", fr="Catch me", it="Catch me"),
    summary="Round and round: land on an enemy to capture it for good; the last checker rattles.",
    source="000",
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
    cube=False,
    options=(OPENING,),
    mechanics=Circle,
    check=check,
    explain=explain,
)
