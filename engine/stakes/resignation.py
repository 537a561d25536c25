"""The values at which a player can resign, by the game's own scoring and the house rule.

Gioul has no backgammon, Mexican only single wins, and in Pin and Acey Deucey a value multiplies
what the loser has left at that moment.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import lru_cache

from engine.faults import Fault
from engine.position import OTHER, Color, Position
from engine.rules.goals import Ending, Termination
from engine.rules.ruleset import Ruleset
from engine.rules.scoring import GameValue


class ResignationRule(StrEnum):
    """The house rule: at a value the opponent agrees to, or always at the game's highest."""

    AGREED = "agreed"
    BACKGAMMON = "backgammon"


def scale(rules: Ruleset, position: Position, loser: Color) -> tuple[GameValue, ...]:
    """The scores at which this player can lose now, one per multiplier, lowest first."""
    ending = Ending(Termination.ALL_OFF, winner=OTHER[loser], counted=loser)
    base = rules.scoring(position, ending, rules.board).base
    return tuple(
        GameValue(result, multiplier, base) for multiplier, result in _results(rules, loser)
    )


def multipliers(rules: Ruleset, loser: Color) -> list[int]:
    """The multipliers at which this player can lose, lowest first; they are always the same."""
    return [multiplier for multiplier, _ in _results(rules, loser)]


@lru_cache(maxsize=512)
def _results(rules: Ruleset, loser: Color) -> tuple[tuple[int, str], ...]:
    """The multipliers of the game's scale with their results, lowest first."""
    ending = Ending(Termination.ALL_OFF, winner=OTHER[loser], counted=loser)
    all_but_one = rules.checkers - 1
    home = str(rules.board.route(loser).points[-1])
    samples: tuple[Mapping[str, int], ...] = (
        {home: all_but_one, "off": 1},
        {home: rules.checkers},
        # nobody is further back than at the start: in Eureka all are at home from the beginning
        rules.setup.side(loser),
    )
    results: dict[int, str] = {}
    for sample in samples:
        sides = {loser: sample, OTHER[loser]: {}}
        score = rules.scoring(Position.of(sides["white"], sides["black"]), ending, rules.board)
        results.setdefault(score.multiplier, score.result)
    return tuple(results.items())


def check_value(
    house: ResignationRule,
    value: int | None,
    scores: Sequence[GameValue],
    color: Color,
    pointer: str = "/action/value",
) -> list[Fault]:
    """Faults of a value; None leaves it to the house rule if that has only one."""
    allowed = values(house, [score.multiplier for score in scores])
    facts: dict[str, object] = {"color": color, "must": allowed}
    if value is None and house is ResignationRule.AGREED:
        return [Fault("value_needed", pointer, "resignation", facts=facts)]
    if value is None or value in allowed:
        return []
    if house is ResignationRule.BACKGAMMON:
        return [Fault("costs_the_most", pointer, "resignation", facts={"value": allowed[-1]})]
    facts = {"value": value, "known": allowed}
    return [Fault("no_such_value", pointer, "resignation", facts=facts)]


def values(house: ResignationRule, known: Sequence[int]) -> list[int]:
    """Those of a game's multipliers at which a player may resign by this house rule."""
    return list(known[-1:] if house is ResignationRule.BACKGAMMON else known)
