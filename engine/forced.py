"""What a player has no choice about, and by which rule."""

from __future__ import annotations

from engine.follow import Measure, measure
from engine.movegen import Plays, choices
from engine.position import Color, Position, pack
from engine.rules import Obligation, Ruleset
from engine.stages import Play

NO_PLAY = "no_play"
ONLY_PLAY = "only_play"


def forced(
    rules: Ruleset,
    position: Position,
    color: Color,
    stage: Play,
    found: Plays,
    need: Measure | None = None,
) -> list[str]:
    """`no_play`, `only_play`, and the rules that exclude moves the dice would otherwise allow."""
    need = need or measure(rules, position, color, stage)
    words = _rules(rules, position, stage, need)
    if not any(found.nodes.values()):
        return [NO_PLAY, *words]
    return [ONLY_PLAY, *words] if len(found) == 1 else words


def _rules(rules: Ruleset, position: Position, stage: Play, need: Measure) -> list[str]:
    start = pack(position)
    possible = {n: need.expand(start, n) for n, _ in choices(stage.numbers, False)}
    if (
        rules.obligation is Obligation.ALL_OR_NOTHING
        and max(need.longest, need.ending) < 1
        and any(possible.values())
    ):
        return ["all_or_nothing"]
    words = []
    if stage.in_order and max(need.longest, 2 * need.ending) < 2 and possible[max(possible)]:
        words.append("lower_first")
    elif need.only and sum(bool(moves) for moves in possible.values()) > 1:
        words.append("higher_die")
    allowed = need.following(start, stage.numbers, 0)
    offered = [
        move
        for number, _ in choices(stage.numbers, stage.in_order)
        for _, move in possible[number]
        if need.only in (None, number)
    ]
    # what is allowed is among what is offered, and mostly all of it
    if len(allowed) < len(offered) and not set(allowed).issuperset(offered):
        words.append("use_all")
    return words
