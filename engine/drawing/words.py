"""A picture in words, for those who hear it: whose turn it is, and where every checker is."""

from __future__ import annotations

from engine.game import DO, State
from engine.position import COLORS, POINTS, Color
from engine.stages import Play

PILES = {"bar": "on the bar", "reserve": "in reserve", "off": "off", "captured": "captured"}


def title(state: State) -> str:
    """The game and what is to be done."""
    return f"{state.rules.names.en}: {_due(state)}"


def _due(state: State) -> str:
    turn = state.turn
    if turn is None:
        return "the game is over"
    if turn.player is None:
        return "start position"
    who, head = turn.player.capitalize(), turn.stages[0]
    if isinstance(head, Play):
        return f"{who} to play {'-'.join(map(str, head.numbers))}"
    return f"{who} to {DO[type(head)].replace('_', ' a ')}"


def description(state: State) -> str:
    """Every checker of both sides, the present mover last to be drawn but named in order."""
    return " ".join(_side(state, color) for color in COLORS)


def _side(state: State, color: Color) -> str:
    position = state.position
    says = []
    for place, count in position.side(color).items():
        where = PILES.get(place) or f"on {place}"
        if place in POINTS and position.marked(color, place):
            where += ", a tower" if state.rules.has_phases else ", pinned"
        says.append(f"{count} {where}")
    return f"{color.capitalize()}: {'; '.join(says)}."
