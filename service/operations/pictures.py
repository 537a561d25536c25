"""Pictures of a state: as SVG, PNG or text, or as JSON with title and description."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from engine.drawing import draw_svg, draw_text
from engine.drawing.look import Look, Trail
from engine.drawing.words import description, title
from engine.faults import Fault, Refused
from engine.game.game import Game
from engine.messages import Language
from engine.notation.play_text import parse_moves
from engine.referee.validate import places
from engine.rules.ruleset import Ruleset
from engine.turn import Move, play_due
from service.messages import LazyText
from service.operations.due_play import DuePlay
from service.operations.state_loading import load_board, load_turn
from service.schemas.actions import PlayText
from service.schemas.inputs import LastPlay, PictureRequest
from service.serializers.png import paint
from service.serializers.state_json import Json


class Scene(NamedTuple):
    """What is drawn, how, and the past: moves that led there, numbers that are played already."""

    state: Game
    look: Look
    trails: Sequence[Trail]
    used: Sequence[int] = ()


def as_json(request: PictureRequest) -> Json:
    """The picture as SVG and in characters, and what it says."""
    scene = _scene(request)
    return picture(scene) | {"ascii": partial(_text, scene)}


def picture(scene: Scene) -> Json:
    """The picture as SVG, and what it says."""
    return {
        "title": partial(_title, scene),
        "description": partial(_description, scene),
        "svg": partial(_svg, scene),
    }


def as_svg(request: PictureRequest) -> LazyText:
    """The picture as SVG."""
    return partial(_svg, _scene(request))


def as_text(request: PictureRequest) -> LazyText:
    """The picture as text."""
    return partial(_text, _scene(request))


def as_png(request: PictureRequest) -> bytes:
    """The picture as PNG, which says nothing in any language."""
    scene = _scene(request)
    return paint(partial(_svg, scene, "en"), scene.look)


def _title(scene: Scene, language: Language) -> str:
    return title(scene.state, replace(scene.look, language=language))


def _description(scene: Scene, language: Language) -> str:
    return description(scene.state, replace(scene.look, language=language), scene.trails)


def _svg(scene: Scene, language: Language) -> str:
    look = replace(scene.look, language=language)
    return draw_svg(scene.state, look, scene.trails, scene.used)


def _text(scene: Scene, language: Language) -> str:
    return draw_text(scene.state, replace(scene.look, language=language), scene.trails)


def _scene(request: PictureRequest) -> Scene:
    state = load_board(request.state)
    trails = [_trail(state.rules, request.last)] if request.last else []
    if not request.played:
        return Scene(state, request.look, trails)
    state, due = load_turn(request.state)
    turn, stage = play_due(due, "/played")
    following = DuePlay(state, turn, stage, request.played).following
    trails.append(Trail(turn.player, following.played))
    used = [move.number for move in following.played]
    return Scene(replace(state, position=following.position), request.look, trails, used)


def _trail(rules: Ruleset, last: LastPlay) -> Trail:
    """The last play as it is sent; the position before it is unknown, so it is not checked."""
    player, moves = last
    if isinstance(moves, PlayText):
        return Trail(player, parse_moves(rules, player, moves, "/last/notation"))
    faults = [
        Fault("no_such_place", f"/last/moves/{index}/{word}", facts={"place": place})
        for index, step in enumerate(moves)
        for word, place in (("from", step.source), ("to", step.target))
        if place not in places(rules, player)
    ]
    if faults:
        raise Refused(faults)
    return Trail(player, [Move(step.source, step.target, step.number or 0) for step in moves])
