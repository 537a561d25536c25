"""Bad arguments of public functions raise an error that says what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from engine import PlayStage, Position, Roll, follow, plays, ruleset
from engine.drawing import Look
from engine.referee.bear_off import bear_off
from engine.rules.turns import simple_turn

RULES = ruleset("backgammon")
START = RULES.setup
GREEN = cast("Any", "green")
ROLL = cast("Any", Roll())

BAD: dict[str, tuple[Callable[[], object], str]] = {
    "a colour of plays": (lambda: plays(RULES, START, GREEN, PlayStage((3, 1))), "green"),
    "a colour of follow": (lambda: follow(RULES, START, GREEN, PlayStage((3, 1))), "green"),
    "a colour of bear_off": (lambda: bear_off(RULES, Position.of({}, {"1": 1}), GREEN), "green"),
    "a colour of simple_turn": (lambda: simple_turn(RULES, START, GREEN, (3, 1)), "green"),
    "a die of simple_turn": (lambda: simple_turn(RULES, START, "white", (9, 1)), "9"),
    "a colour of count": (lambda: START.count(GREEN, 1), "green"),
    "a place of count": (lambda: START.count("white", 25), "25"),
    "a stage of plays": (lambda: plays(RULES, START, "white", ROLL), "Roll"),
    "a stage of follow": (lambda: follow(RULES, START, "white", ROLL), "Roll"),
    "a game": (lambda: ruleset("bakgammon"), "bakgammon"),
    "a theme": (lambda: Look(theme=cast("Any", "pink")), "pink"),
    "a side of the home boards": (lambda: Look(home=cast("Any", "top")), "top"),
    "a language": (lambda: Look(language=cast("Any", "es")), "es"),
}


@pytest.mark.parametrize("name", BAD)
def test_the_error_names_the_bad_argument(name: str) -> None:
    call, word = BAD[name]
    with pytest.raises((ValueError, TypeError)) as error:
        call()
    assert word in str(error.value)
