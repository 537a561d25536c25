"""A picture in words, for those who hear it: whose turn it is, and where every checker is."""

from __future__ import annotations

from collections.abc import Sequence

from engine.drawing.look import Look, Trail
from engine.game.machine import State, thrower
from engine.game.outcome import outcome
from engine.messages import CATALOGUES
from engine.notation.moves import notation
from engine.position import COLORS, Color
from engine.stakes.cube import Cube
from engine.turn import STAGE_WORDS, Play


def title(state: State, look: Look) -> str:
    """The game and what is to be done."""
    catalogue = CATALOGUES[look.language]
    return f"{catalogue.words['game'][state.rules.name]} — {_due(state, look)}"


def _due(state: State, look: Look) -> str:
    texts, colors = CATALOGUES[look.language].pictures, CATALOGUES[look.language].words["color"]
    turn = state.turn
    if turn is None:
        return texts["over"] if outcome(state.rules, state.position) else texts["unsaid"]
    head, by = turn.stages[0], thrower(turn)
    numbers = "-".join(map(str, head.numbers)) if isinstance(head, Play) else ""
    player = colors[by] if by else ""
    return texts[STAGE_WORDS[type(head)]].format(player=player, numbers=numbers)


def description(state: State, look: Look, trails: Sequence[Trail]) -> str:
    """Every checker of both sides, the cube, and the moves that are shown as arrows."""
    says = [_side(state, look, color) for color in COLORS]
    says += [cube_said(state, look), *(trail_said(state, look, trail) for trail in trails)]
    return " ".join(filter(None, says))


def _side(state: State, look: Look, color: Color) -> str:
    catalogue, position = CATALOGUES[look.language], state.position
    mark = catalogue.pictures["tower" if state.rules.has_phases else "pinned"]
    says = [
        f"{count} {catalogue.at(place)}" + (f", {mark}" if position.marked(color, place) else "")
        for place, count in position.side(color).items()
    ]
    return f"{catalogue.words['color'][color]} — {'; '.join(says)}."


def cube_in_use(state: State) -> Cube | None:
    """The cube, if this game is played with one: in the Crawford game it lies aside."""
    if not state.stakes:
        return None
    terms = state.stakes.terms(state.rules)
    return state.stakes.cube if terms.in_use and not terms.crawford_game else None


def cube_said(state: State, look: Look) -> str:
    """Where the cube is and at what; nothing where there is none."""
    cube = cube_in_use(state)
    if not cube:
        return ""
    texts, colors = CATALOGUES[look.language].pictures, CATALOGUES[look.language].words["color"]
    if cube.offer:
        player, value = colors[cube.offer.by], cube.offer.value
        return texts["cube_offered"].format(player=player, value=value)
    if cube.owner:
        return texts["cube_of"].format(player=colors[cube.owner], value=cube.value)
    return texts["cube"].format(value=cube.value)


def trail_said(state: State, look: Look, trail: Trail) -> str:
    """The moves that led to the position, as players write them."""
    catalogue = CATALOGUES[look.language]
    player = catalogue.words["color"][trail.color]
    written = notation(state.rules, trail.color, trail.moves)
    return catalogue.pictures["last"].format(player=player, moves=written)
