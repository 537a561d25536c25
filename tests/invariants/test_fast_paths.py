"""The fast paths find what the general search finds, by the same moves, and only where allowed."""

from __future__ import annotations

import random
from dataclasses import field, fields, make_dataclass, replace

import pytest

from engine.board import OPPOSITE_WAYS, Board, Route, down, up
from engine.movegen import plays, qualifies, searched
from engine.position import COLORS, Color, Position
from engine.rules.goals import first_hit_loses
from engine.rules.ruleset import BearingOff, Landing, Movement, Obligation, Ruleset, Towers
from engine.turn import PlayStage
from engine.variants import VARIANTS, ruleset
from tests.invariants.forms import options_of
from tests.invariants.positions import TRAVELLING, nearly_done, scattered

POSITIONS = {"backwards": 60}
"""Where a double has thousands of plays, fewer positions do."""

BACKGAMMON = VARIANTS["backgammon"]


def compare(rules: Ruleset, position: Position, color: Color, stage: PlayStage) -> None:
    ours = plays(rules, position, color, stage).nodes
    assert ours == searched(rules, position, color, stage).nodes, (rules.chosen, position, stage)


@pytest.mark.parametrize("name", TRAVELLING)
def test_fast_paths_agree_with_the_general_search(name: str) -> None:
    rng = random.Random(name)
    for _ in range(POSITIONS.get(name, 300)):
        rules = rng.choice(options_of(name))
        position = scattered(rng, rules)
        dice = (rng.randint(1, 6), rng.randint(1, 6))
        for stage in rules.roll(dice, rules.checkers):
            if isinstance(stage, PlayStage):
                compare(rules, position, rng.choice(COLORS), stage)


@pytest.mark.parametrize("name", TRAVELLING)
def test_they_agree_where_the_game_may_end(name: str) -> None:
    rng = random.Random(name)
    for _ in range(400):
        rules = rng.choice(options_of(name))
        position, color = nearly_done(rng, rules), rng.choice(COLORS)
        high, low = sorted(rng.sample(range(1, 7), 2), reverse=True)
        rolled = rules.roll((high, rng.choice([low, high])), rules.checkers)
        others = [PlayStage((high,)), PlayStage((low, high), in_order=True), PlayStage((low, low))]
        for stage in [*(stage for stage in rolled if isinstance(stage, PlayStage)), *others]:
            compare(rules, position, color, stage)


def is_restricted(rules: Ruleset) -> bool:
    """Whether a mother can be pinned, or a rule depends on the other checkers."""
    movement, landing = rules.movement, rules.landing
    return bool(
        (movement.runner_to or movement.head or rules.formations or rules.no_shut_in)
        or (rules.goal.word == "mother_or_done" or not landing.hit_and_run)
        or (rules.bearing_off and rules.bearing_off.all_free)
    )


@pytest.mark.parametrize("name", TRAVELLING)
def test_every_travelling_game_without_restrictions_is_on_the_allow_list_and_no_other(
    name: str,
) -> None:
    for rules in options_of(name):
        assert qualifies(rules) == (not is_restricted(rules))


def test_an_option_puts_a_game_on_the_allow_list_or_takes_it_off() -> None:
    assert qualifies(ruleset("tavla", {"hit_and_run": "allowed"}))
    assert not qualifies(ruleset("portes", {"hit_and_run": "banned"}))
    assert not qualifies(ruleset("plakoto", {"mother": "none"}))


def test_a_field_that_is_added_to_the_rules_is_never_ignored() -> None:
    later = make_dataclass(
        "Later",
        [("head_one", bool, field(default=False))],
        bases=(Ruleset,),
        frozen=True,
        eq=False,
    )
    known = {f.name: getattr(BACKGAMMON, f.name) for f in fields(BACKGAMMON)}
    assert qualifies(later(**known))
    assert not qualifies(later(**known, head_one=True))


@pytest.mark.parametrize("part", ["board", "entry", "movement", "landing", "bearing_off"])
def test_a_field_that_is_added_to_a_part_of_the_rules_is_never_ignored(part: str) -> None:
    value = getattr(BACKGAMMON, part)
    later = make_dataclass(
        "Later", [("new", bool, field(default=False))], bases=(type(value),), frozen=True
    )
    known = {f.name: getattr(value, f.name) for f in fields(value)}
    assert not qualifies(replace(BACKGAMMON, **{part: later(**known, new=True)}))


def test_a_field_that_is_added_to_a_route_is_never_ignored() -> None:
    circle = Route(up(1, 24), circular=True)
    assert not qualifies(replace(BACKGAMMON, board=Board(circle, OPPOSITE_WAYS.black)))


def test_mechanics_that_do_not_travel_use_the_general_search() -> None:
    assert not qualifies(replace(BACKGAMMON, mechanics=Towers()))


@pytest.mark.parametrize(
    "change",
    [
        {"obligation": Obligation.ALL_OR_NOTHING},
        {"goal": first_hit_loses},
        {"landing": Landing(most_own=2, facing=True)},
        {"movement": Movement(backwards=True, overtaking=False)},
        {"bearing_off": BearingOff(exact=True)},
        {"bearing_off": None},
        {"board": Board(Route(up(1, 24)), Route((*down(12, 1), *down(24, 13))))},
    ],
    ids=lambda change: "".join(change),
)
def test_they_agree_on_combinations_of_rules_that_no_game_has(change: dict[str, object]) -> None:
    rng = random.Random(str(change))
    for name in ("no_hit", "pin", "old_britain"):
        rules = replace(VARIANTS[name], **change)  # type: ignore[arg-type]
        for _ in range(60):
            position = scattered(rng, rules)
            first, second = rng.sample(range(1, 7), 2)
            for numbers in ((max(first, second), min(first, second)), (first,) * 3):
                compare(rules, position, rng.choice(COLORS), PlayStage(numbers))


def test_hits_that_end_the_game_and_backward_moves_together_use_the_general_search() -> None:
    rules = replace(VARIANTS["no_hit"], movement=Movement(backwards=True))
    assert not qualifies(rules)


def test_a_capped_list_is_the_beginning_of_the_whole_list() -> None:
    rules = VARIANTS["backwards"]
    stage = PlayStage((2, 2, 2, 2))
    whole = list(plays(rules, rules.setup, "white", stage))
    for most in (1, 50, len(whole) - 1):
        capped = plays(rules, rules.setup, "white", stage, most)
        assert list(capped) == whole[:most]
        assert not capped.complete
    assert plays(rules, rules.setup, "white", stage, len(whole)).complete


def test_three_numbers_that_are_not_a_double_use_the_general_search() -> None:
    rng = random.Random(3)
    assert BACKGAMMON.board is OPPOSITE_WAYS
    for _ in range(30):
        compare(BACKGAMMON, scattered(rng, BACKGAMMON), "white", PlayStage((5, 3, 5)))
