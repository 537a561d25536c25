"""What happened: the events of an action, for clients that animate or write a move list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.board import facing
from engine.position import COLORS, OTHER, POINTS, Color, Position
from engine.rules import Ruleset
from engine.stages import Move


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, to or by whom, and where."""

    what: str
    player: Color | None = None
    facts: Mapping[str, object] = field(default_factory=dict)


def what_happened(
    rules: Ruleset, before: Position, after: Position, player: Color, moves: Sequence[Move]
) -> list[Event]:
    """The events of a play, move by move."""
    rival = OTHER[player]
    events = [] if moves else [Event("passed", player)]
    for move in moves:
        if move.source in ("bar", "reserve"):
            events.append(Event("entered", player, {"from": move.source, "point": move.target}))
        if move.target == "off":
            events.append(Event("borne_off", player, {"from": move.source}))
        if move.hit:
            point = str(facing(int(move.target))) if rules.landing.facing else move.target
            events.append(Event("captured" if rules.mechanics else "hit", rival, {"point": point}))
        if move.pin:
            events.append(Event("pinned", rival, {"point": move.target}))
    events += _jumps(before, after, player, moves)
    events += [
        Event("phase", color, {"phase": after.phase(color)})
        for color in COLORS
        if before.phase(color) != after.phase(color)
    ]
    return events


def _jumps(before: Position, after: Position, player: Color, moves: Sequence[Move]) -> list[Event]:
    """What no move explains: last checkers that jumped by themselves, and what they captured."""
    targets = {(player, move.target) for move in moves}
    taken = {player: 0, OTHER[player]: sum(move.hit for move in moves)}
    events = []
    for color in COLORS:
        for point in POINTS:
            if (
                after.count(color, point) > before.count(color, point)
                and (color, point) not in targets
            ):
                events.append(Event("jumped", color, {"point": point}))
        more = after.count(color, "captured") - before.count(color, "captured") - taken[color]
        events += [Event("captured", color)] * more
    return events
