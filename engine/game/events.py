"""The events of an action, for clients that animate it or write a list of moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine import late
from engine.board import facing
from engine.movegen import mechanics
from engine.position import COLORS, OTHER, POINTS, Color, Position, pack, unpack
from engine.rules.ruleset import OnBlot, Ruleset
from engine.turn import Move


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened in a game.

    `player` is the player who acted; the fact `victim` is the one who suffered it. An end has
    neither: its fact `winner` may be None.
    """

    what: str
    player: Color | None = None
    facts: Mapping[str, object] = field(default_factory=dict)

    def text(self, language: late.Language = "en") -> str:
        """The sentence about it: "White hits on 5."."""
        return late.event_text(self, language)

    def __str__(self) -> str:
        return self.text()


def play_events(
    rules: Ruleset, before: Position, after: Position, player: Color, moves: Sequence[Move]
) -> list[Event]:
    """The events of a play, move by move."""
    rival = OTHER[player]
    position = before
    events = [] if moves else [Event("passed", player)]
    for move in moves:
        if move.source in ("bar", "reserve"):
            events.append(Event("entered", player, {"from": move.source, "point": move.target}))
        if move.target == "off":
            events.append(Event("borne_off", player, {"from": move.source}))
        if move.hit:
            point = str(facing(int(move.target))) if rules.landing.facing else move.target
            word = "captured" if rules.landing.on_blot is OnBlot.CAPTURE else "hit"
            events.append(Event(word, player, {"victim": rival, "point": point}))
        if move.pin:
            events.append(Event("pinned", player, {"victim": rival, "point": move.target}))
        if rules.board.route(player).circular:
            result = _carried_out(rules, position, player, move)
            events += _jumps(position, result, player, move)
            position = result
    events += [
        Event("phase", color, {"phase": after.phase(color)})
        for color in COLORS
        if before.phase(color) != after.phase(color)
    ]
    return events


def _jumps(before: Position, after: Position, player: Color, move: Move) -> Iterator[Event]:
    """Jumps of a last checker to a corner that a capture has caused, and captures by them."""
    rival = OTHER[player]
    moved = {(player, move.target): 1, (player, move.source): 0, (rival, move.target): 0}
    for color in (rival, player):
        for point in POINTS:
            mine, theirs = (
                moved.get((side, point), before.count(side, point))
                for side in (color, OTHER[color])
            )
            if after.count(color, point) > mine:
                yield Event("jumped", color, {"point": point})
                if theirs:
                    yield Event("captured", color, {"victim": OTHER[color], "point": point})


def _carried_out(rules: Ruleset, before: Position, player: Color, move: Move) -> Position:
    results = mechanics(rules, player).expand(pack(before), move.number)
    return next(unpack(result) for result, offered in results if offered == move)
