"""How a turn goes on: from the opening throw, a roll, a naming or a play to the next queue.

Only queues here, never checkers: a turn depends on the dice and on whether a stage was played
completely, so all turns that can ever stand on the table can be counted out beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from engine.position import BLACK, COLORS, OTHER, WHITE, Color
from engine.rules.dice import MIXED_ROLLS, NUMBERS, ROLLS
from engine.rules.ruleset import Ruleset, Starter
from engine.turn import Dice, IfShort, NameDouble, NameRoll, Open, Play, Roll, Stages, Turn

OPENING_TURN = Turn(None, (Open(),))

Left = dict[Color, int]
"""How many checkers each side has in play."""


def on_table(dice: Dice) -> Dice:
    """Dice as they lie: the higher first, so that equal rolls are equal values."""
    return max(dice), min(dice)


def begin_turn(rules: Ruleset, player: Color, left: Left, thrown: Dice | None = None) -> Turn:
    """A player's turn from its start; dice that already lie on the table are his roll."""
    if thrown:
        stages = rules.roll(thrown, left[player])
        return Turn(player, stages, on_table(thrown) if rules.roll_is_fixed else None)
    return _fresh(rules, player)


@lru_cache(maxsize=512)
def _fresh(rules: Ruleset, player: Color) -> Turn:
    """A turn for which nothing has been thrown: what follows most plays."""
    return Turn(player, rules.turn(player))


def after_opening(rules: Ruleset, white: int, black: int, left: Left) -> Turn | None:
    """The first turn; None if the throw was a tie and must be repeated."""
    if white == black:
        return None
    higher: Color = WHITE if white > black else BLACK
    starter = higher if rules.opening.starter is Starter.HIGHER else OTHER[higher]
    return begin_turn(rules, starter, left, (white, black) if rules.opening.plays_throw else None)


def after_roll(rules: Ruleset, turn: Turn, dice: Dice, left: Left) -> Turn | None:
    """The turn after its next dice were thrown; None if they must be thrown again."""
    head, *rest = turn.stages
    assert isinstance(head, Roll) and turn.player
    table = on_table(dice)
    if head.shown:
        return Turn(turn.player, tuple(rest), thrown=table)
    # rulebook 20: with a double the game would freeze, so it is thrown again
    if rules.roll_is_fixed and dice[0] == dice[1]:
        return None
    stages = (*rules.roll(dice, left[turn.player]), *rest)
    return Turn(turn.player, stages, thrown=table if rules.roll_is_fixed else turn.thrown)


def without_shown(turn: Turn) -> Turn:
    """The same turn less a roll that is thrown for the opponent's next turn only."""
    head = turn.stages[0] if turn.stages else None
    shown = isinstance(head, Roll) and head.shown
    return Turn(turn.player, turn.stages[1:], turn.thrown) if shown else turn


def after_naming_double(turn: Turn, number: int) -> Turn:
    """The turn after a double was named."""
    head, *rest = turn.stages
    assert isinstance(head, NameDouble)
    return Turn(turn.player, (Play((number,) * 4, if_short=head.if_short), *rest), turn.thrown)


def after_naming_roll(rules: Ruleset, turn: Turn, numbers: Dice, left: Left) -> Turn:
    """The turn after a roll was named."""
    assert turn.player
    stages = (*rules.roll(numbers, left[turn.player]), *turn.stages[1:])
    return Turn(turn.player, stages, turn.thrown)


def after_play(rules: Ruleset, turn: Turn, complete: bool, left: Left) -> Turn:
    """The turn after its next stage was played, completely or not."""
    head, *rest = turn.stages
    assert isinstance(head, Play) and turn.player
    keeps_rest = complete or head.if_short is IfShort.CARRY_ON
    if rest and keeps_rest:
        return Turn(turn.player, tuple(rest), turn.thrown)
    if not rest or head.if_short is IfShort.FORFEIT:
        return begin_turn(rules, OTHER[turn.player], left, turn.thrown)
    return _handed_over(rules, turn.player, tuple(rest))


def _handed_over(rules: Ruleset, player: Color, rest: Stages) -> Turn:
    """Rulebook 9: the opponent plays the remaining values, each as far as possible, then rolls."""
    heir = OTHER[player]
    inherited = tuple(Play(stage.numbers) for stage in rest if isinstance(stage, Play))
    return Turn(heir, (*inherited, *rules.turn(heir)))


def passed_on(rules: Ruleset, turn: Turn, left: Left) -> Turn:
    """The same turn, or the opponent's if nothing is left of it."""
    if turn.stages:
        return turn
    assert turn.player
    return begin_turn(rules, OTHER[turn.player], left, turn.thrown)


@lru_cache(maxsize=256)
def possible_turns(rules: Ruleset, alone: tuple[Color, ...] = ()) -> frozenset[Turn]:
    """Every turn that can stand on the table while these sides are down to one checker."""
    left: Left = {color: 1 if color in alone else rules.checkers for color in COLORS}
    seen: set[Turn] = set()
    ahead = [OPENING_TURN]
    if not rules.roll_is_fixed:
        # a client may come in at the start of any turn, with nothing on the table
        ahead += [begin_turn(rules, color, left) for color in COLORS]
    while ahead:
        turn = ahead.pop()
        if turn not in seen:
            seen.add(turn)
            ahead.extend(_successors(rules, turn, left))
    return frozenset(seen)


def _successors(rules: Ruleset, turn: Turn, left: Left) -> Iterator[Turn]:
    match turn.stages[0]:
        case Open():
            throws = (after_opening(rules, w, b, left) for w, b in product(NUMBERS, NUMBERS))
            yield from (passed_on(rules, first, left) for first in throws if first)
        case Roll(shown=shown):
            if shown:
                # a client that knows nothing of stages plays on without telling the next roll
                yield without_shown(turn)
            thrown = (after_roll(rules, turn, dice, left) for dice in ROLLS)
            yield from (passed_on(rules, after, left) for after in thrown if after)
        case NameDouble():
            yield from (after_naming_double(turn, number) for number in NUMBERS)
        case NameRoll():
            yield from (after_naming_roll(rules, turn, roll, left) for roll in MIXED_ROLLS)
        case Play():
            yield after_play(rules, turn, True, left)
            yield after_play(rules, turn, False, left)
