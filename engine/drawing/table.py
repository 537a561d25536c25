"""The dice, rolled or still to be rolled, and the cube.

The dice of the side at the bottom are in the right half, those of the other side in the left half:
each player throws to their own right, wherever the home boards are.
Later stages of the turn and dice thrown ahead are drawn smaller, in the other half.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element

from engine.drawing.layout import CUBE, POINT, Layout
from engine.drawing.marks import draw, group, number
from engine.drawing.words import cube_in_use
from engine.game.game import Game
from engine.position import COLORS, OTHER, Color
from engine.stakes.cube import CubeOffer
from engine.turn import PlayStage, Stage, thrower

DIE = 38.0
SMALL = 24.0
PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""The coordinates of the pips of each number, relative to the middle of the die."""

Die = tuple[int | None, str]
"""A number, or None if the die is still to be rolled, and a class."""


def draw_dice(picture: Element, layout: Layout, state: Game, used: Iterable[int]) -> None:
    """Draw the dice of the turn; `used` are the numbers of the stage already played."""
    turn = state.turn
    if turn is None:
        return
    head, *later = turn.stages
    by = thrower(turn)
    if by is None:
        for color in COLORS:
            _row(picture, layout, color, color, [(None, "due")], DIE)
        return
    # an offer before the roll is answered first
    faces = [] if state.offer and not isinstance(head, PlayStage) else _faces(head, used)
    _row(picture, layout, by, by, faces, DIE)
    waiting = [(stage.numbers[0], "later") for stage in later if isinstance(stage, PlayStage)]
    _row(picture, layout, by, OTHER[by], waiting, SMALL)
    if turn.thrown and not (state.rules.roll_is_fixed and isinstance(head, PlayStage)):
        ahead: list[Die] = [(number, "thrown") for number in turn.thrown]
        owner = by if state.rules.roll_is_fixed else OTHER[turn.player or by]
        _row(picture, layout, owner, OTHER[by], ahead, SMALL)


def _faces(stage: Stage, used: Iterable[int]) -> list[Die]:
    """One die for each number of the stage, with the class `used` if it has been played."""
    if not isinstance(stage, PlayStage):
        return [(None, "due"), (None, "due")]
    unmarked = Counter(used)
    faces: list[Die] = []
    for n in stage.numbers:
        faces.append((n, "used" if unmarked[n] > 0 else ""))
        unmarked[n] -= 1
    return faces


def _row(
    picture: Element, layout: Layout, color: Color, half: Color, dice: Sequence[Die], size: float
) -> None:
    """Draw dice side by side in one side's half of the board."""
    step = size * 1.2
    for k, (face, kind) in enumerate(dice):
        x = _half(layout, half) + step * (k - (len(dice) - 1) / 2)
        _die(picture, color, face, kind, x, layout.middle, size)


def _half(layout: Layout, color: Color) -> float:
    """The middle of a side's half; on half a board both sides share one quarter."""
    left, right = min(layout.quarters) + 3 * POINT, max(layout.quarters) + 3 * POINT
    if left == right:
        left, right = left - 1.5 * POINT, right + 1.5 * POINT
    return right if color == layout.bottom else left


def _die(
    picture: Element, color: Color, face: int | None, kind: str, x: float, y: float, size: float
) -> None:
    here = group(picture, f"die {color} {kind}".rstrip())
    if face:
        here.set("data-number", str(face))
    draw(
        here,
        "rect",
        class_="body",
        x=x - size / 2,
        y=y - size / 2,
        width=size,
        height=size,
        rx=size / 5,
    )
    if face and face not in PIPS:
        # in Catch me a checker moves by the sum of both dice
        number(here, str(face), x, y, size / 2)
    for right, down in PIPS.get(face or 0, ()):
        draw(
            here,
            "circle",
            class_="pip",
            cx=x + right * size * 0.27,
            cy=y + down * size * 0.27,
            r=size * 0.09,
        )


def draw_cube(picture: Element, layout: Layout, state: Game) -> None:
    """Draw the cube on the bar: in the middle or at its owner's end; on the board while offered."""
    cube = cube_in_use(state)
    if not cube:
        return
    x, y, value, kind = layout.bar, layout.middle, cube.value, "cube centred"
    if isinstance(state.offer, CubeOffer):
        x, value = _half(layout, OTHER[state.offer.by]), state.offer.value
        kind = f"cube offered to-{OTHER[state.offer.by]}"
    elif cube.owner:
        below = cube.owner == layout.bottom
        y = layout.foot - CUBE / 2 - 5 if below else layout.top + CUBE / 2 + 5
        kind = f"cube of-{cube.owner}"
    here = group(picture, kind, data_value=value)
    side = CUBE - 2
    draw(here, "rect", class_="body", x=x - side / 2, y=y - side / 2, width=side, height=side, rx=7)
    text = str(value)
    number(here, text, x, y, min(19, 19 * 2.6 / len(text)))
