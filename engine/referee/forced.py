"""What a player has no choice about, and by which rule."""

from __future__ import annotations

from engine.movegen import PlayLength, Plays, choices, play_length
from engine.position import Color, Position
from engine.rules.ruleset import Obligation, Ruleset
from engine.turn import PlayStage

__all__ = ["forced"]

NO_PLAY = "no_play"
ONLY_PLAY = "only_play"


def forced(
    rules: Ruleset,
    position: Position,
    color: Color,
    stage: PlayStage,
    found: Plays,
    need: PlayLength | None = None,
) -> list[str]:
    """`no_play`, `only_play`, and the rules that exclude moves the dice would otherwise allow."""
    need = need or play_length(rules, position, color, stage)
    words = _rules(rules, position, color, stage, need)
    if not any(found.nodes.values()):
        return [NO_PLAY, *words]
    return [ONLY_PLAY, *words] if len(found) == 1 else words


def _rules(
    rules: Ruleset, position: Position, color: Color, stage: PlayStage, need: PlayLength
) -> list[str]:
    possible = {n: len(need.expand(need.start, n)) for n, _ in choices(stage.numbers, False)}
    if (
        max(need.longest, need.ending) < 1
        and rules.obligation is Obligation.ALL_OR_NOTHING
        and any(possible.values())
    ):
        return ["all_or_nothing"]
    offered = _offered(need)
    unfiltered = offered
    if need.by_list:
        unfiltered = _offered(play_length(rules, position, color, stage, may_shut_in=True))
    excluded = {number for number, moves in possible.items() if moves > unfiltered.get(number, 0)}
    words = []
    if stage.in_order:
        if max(need.longest, 2 * need.ending) < 2 and possible[max(possible)]:
            words.append("lower_first")
        excluded &= {stage.numbers[0]}
    elif need.only_number and excluded - {need.only_number}:
        words.append("higher_die")
    if any(need.only_number in (None, number) for number in excluded):
        words.append("use_all")
    if offered != unfiltered:
        words.append("no_shut_in")
    return words


def _offered(need: PlayLength) -> dict[int, int]:
    """By number: how many single moves with it begin a legal play."""
    offers = need.onward(need.start, need.numbers, 0)
    return {number: len(moves) for number, _, moves in offers}
