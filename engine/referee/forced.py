"""What a player has no choice about, and by which rule."""

from __future__ import annotations

from engine.movegen import PlayLength, Plays, choices, play_length
from engine.position import Color, Position
from engine.rules.ruleset import Obligation, Ruleset
from engine.turn import Play

NO_PLAY = "no_play"
ONLY_PLAY = "only_play"


def forced(
    rules: Ruleset,
    position: Position,
    color: Color,
    stage: Play,
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
    rules: Ruleset, position: Position, color: Color, stage: Play, need: PlayLength
) -> list[str]:
    possible = {n: need.expand(need.start, n) for n, _ in choices(stage.numbers, False)}
    if (
        max(need.longest, need.ending) < 1
        and rules.obligation is Obligation.ALL_OR_NOTHING
        and any(possible.values())
    ):
        return ["all_or_nothing"]
    words = []
    if stage.in_order and max(need.longest, 2 * need.ending) < 2 and possible[max(possible)]:
        words.append("lower_first")
    elif need.only_number and sum(bool(moves) for moves in possible.values()) > 1:
        words.append("higher_die")
    unfiltered = need
    if need.released is not None:
        unfiltered = play_length(rules, position, color, stage, may_shut_in=True)
    offered = unfiltered.onward(need.start, stage.numbers, 0)
    if any(len(allowed) < len(possible[number]) for number, _, allowed in offered):
        words.append("use_all")
    if need.released is not None and need.onward(need.start, stage.numbers, 0) != offered:
        words.append("no_shut_in")
    return words
