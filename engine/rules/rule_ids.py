"""Which rules a game has: the ids under which clients and rulebook know them.

The list follows from the fields of a ruleset, so that no rule has to be stated twice, and an
option that changes a field changes the list with it. The sentences are in `engine.messages`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.rules.ruleset import Ruleset

RULE_ORDER: Final = (
    # the rules of backgammon
    *("forward", "open_point", "separate_dice", "doubles", "use_all", "higher_die"),
    *("hit", "bar_first", "bear_off", "no_pass", "immediate_end", "stages", "empty_stage", "draw"),
    # the rules of its variants
    *("enter_all", "free_entry", "lower_first", "max_five", "exact_bear_off", "either_die"),
    *("all_or_nothing", "pinning", "pinning_and_adding", "one_per_point", "no_overtaking"),
    *("opposite_hit", "single_double", "double_twice", "thin_points", "start_point", "home_point"),
    *("single_blocks", "rising_doubles", "hand_over", "both_ways", "top_then_bottom"),
    *("roll_again", "acey_deucey", "mexican", "enter_two", "same_way", "forfeit", "fixed_roll"),
    *("hit_loses", "shown_roll", "last_wins", "name_roll", "two_rolls", "thrown_for_the_other"),
    *("corners", "pin_stack", "free_bear_off", "mother", "runner_first", "head_one"),
    *("second_head", "second_head_if_blocked", "row_of_six", "row_of_six_home", "quarter"),
    *("quarter_of_theirs", "four_of_theirs", "hitter_stays", "no_shut_in", "early"),
    "winner_starts",
)
"""The order in which games list their rules."""


def rule_ids(rules: Ruleset) -> tuple[str, ...]:
    """The ids of the rules of a game, in the order in which all games list them."""
    if rules.mechanics:
        return rules.other_rule_ids
    return tuple(sorted(set(_stated_by_fields(rules)), key=RULE_ORDER.index))


def _stated_by_fields(rules: Ruleset) -> Iterator[str]:
    """The rule ids that the fields of a game contribute, field by field."""
    yield from ("use_all", "no_pass", "immediate_end", "stages", "empty_stage", "draw")
    yield rules.number_rule_id
    yield rules.movement.rule_id
    if not rules.movement.overtaking:
        yield "no_overtaking"
    yield from _board(rules)
    yield from _landing(rules)
    yield from _entry(rules)
    # a fixed roll is never a double, and where the lower number is first there is no higher_die
    yield from ("fixed_roll",) if rules.roll_is_fixed else rules.roll.rule_ids
    if not rules.roll.lower_first:
        yield rules.obligation
    yield from rules.turn.rule_ids
    yield from rules.goal.rule_ids
    yield from _limits(rules)


def _limits(rules: Ruleset) -> Iterator[str]:
    """The rules about what a step, a play or the first turns may not be."""
    if rules.movement.runner_to:
        yield "runner_first"
    if rules.movement.head:
        yield "head_one"
        if rules.movement.head.second_rule_id:
            yield rules.movement.head.second_rule_id
    for formation in rules.formations:
        yield formation.rule_id
    if rules.no_shut_in:
        yield "no_shut_in"
    if rules.early:
        yield rules.early.rule_id
    if rules.opening.winner_starts:
        yield "winner_starts"


def _board(rules: Ruleset) -> Iterator[str]:
    board = rules.board
    if board.white.points == board.black.points:
        yield "same_way"
    half = len(board.white.points) // 2
    if board.black.points == (*board.white.points[half:], *board.white.points[:half]):
        yield "corners"
    if not board.white.leaves_board:
        yield "home_point"
    if rules.bearing_off:
        yield rules.bearing_off.rule_id
        if rules.bearing_off.all_free:
            yield "free_bear_off"


def _landing(rules: Ruleset) -> Iterator[str]:
    landing = rules.landing
    if landing.stop_rule_id:
        yield landing.stop_rule_id
    if landing.facing:
        yield "opposite_hit"
    elif landing.on_blot == "hit" and rules.sides_meet:
        yield "hit"
    elif landing.on_blot == "pin":
        yield landing.pin_rule_id
    if not landing.hit_and_run:
        yield "hitter_stays"
    if landing.most_own_rule_id:
        yield landing.most_own_rule_id
    if landing.single_checker_points:
        yield "thin_points"


def _entry(rules: Ruleset) -> Iterator[str]:
    if rules.has_bar:
        yield "bar_first"
    if rules.setup.count("white", "reserve"):
        yield rules.entry.rule_id
    if rules.entry.start_point_alone:
        yield "start_point"
