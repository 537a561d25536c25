"""The title and the description of a picture, for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.drawing.look import Look, Trail
from engine.game.game import Game
from engine.game.outcome import outcome
from engine.messages import CATALOGUES
from engine.notation.moves import write_play
from engine.position import COLORS, Color
from engine.stakes.cube import Cube, CubeOffer
from engine.turn import STAGE_WORDS, PlayStage, thrower


def title(state: Game, look: Look) -> str:
    """The title: the game and the action that is due."""
    catalogue = CATALOGUES[look.language]
    return f"{catalogue.words['game'][state.rules.name]} — {_due(state, look)}"


def _due(state: Game, look: Look) -> str:
    texts, colors = CATALOGUES[look.language].pictures, CATALOGUES[look.language].words["color"]
    turn = state.turn
    if turn is None:
        is_over = state.ended or outcome(state.rules, state.position)
        return texts["over"] if is_over else texts["position"]
    head, by = turn.stages[0], thrower(turn)
    numbers = "-".join(map(str, head.numbers)) if isinstance(head, PlayStage) else ""
    player = colors[by] if by else ""
    return texts[STAGE_WORDS[type(head)]].format(player=player, numbers=numbers)


def description(state: Game, look: Look, trails: Sequence[Trail]) -> str:
    """The description: all checkers, the cube, and the moves drawn as arrows."""
    sentences = [_side(state, look, color) for color in COLORS]
    sentences += [cube_text(state, look), *(trail_text(state, look, trail) for trail in trails)]
    return " ".join(filter(None, sentences))


def _side(state: Game, look: Look, color: Color) -> str:
    catalogue, position = CATALOGUES[look.language], state.position
    mark = catalogue.pictures["tower" if state.rules.has_phases else "pinned"]
    stacks = [
        f"{count} {catalogue.at(place)}" + (f", {mark}" if position.marked(color, place) else "")
        for place, count in position.side(color).items()
    ]
    return f"{catalogue.words['color'][color]} — {'; '.join(stacks)}."


def cube_in_use(state: Game) -> Cube | None:
    """The cube, if it is in use; in the Crawford game it is not."""
    if not state.stakes:
        return None
    terms = state.stakes.terms(state.rules)
    return state.stakes.cube if terms.in_use and not terms.crawford_game else None


def cube_text(state: Game, look: Look) -> str:
    """A sentence about the cube; empty if there is none."""
    cube = cube_in_use(state)
    if not cube:
        return ""
    texts, colors = CATALOGUES[look.language].pictures, CATALOGUES[look.language].words["color"]
    if isinstance(state.offer, CubeOffer):
        player, value = colors[state.offer.by], state.offer.value
        return texts["cube_offered"].format(player=player, value=value)
    if cube.owner:
        return texts["cube_of"].format(player=colors[cube.owner], value=cube.value)
    return texts["cube"].format(value=cube.value)


def trail_text(state: Game, look: Look, trail: Trail) -> str:
    """A sentence with the notation of the moves that led to the position."""
    catalogue = CATALOGUES[look.language]
    player = catalogue.words["color"][trail.color]
    written = write_play(state.rules, trail.color, trail.moves)
    return catalogue.pictures["last"].format(player=player, moves=written)
