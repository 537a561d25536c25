"""The pictures of the documents: `python -m tools.pictures` writes them to docs/pictures.

Every game has its start position; the others show what a picture can show.
"""

from __future__ import annotations

from dataclasses import replace

from engine.drawing import draw_svg
from engine.drawing.look import Look, Trail
from engine.game.actions import Throw
from engine.game.advance import begin
from engine.game.game import Game
from engine.position import Position
from engine.referee.validate import check_position, check_turn
from engine.stakes.cube import Cube, CubeDecision, CubeOffer
from engine.stakes.two_players import Stakes
from engine.turn import IfShort, Move, PlayerTurn, PlayStage, Roll, Turn
from engine.variants import VARIANTS
from tests.support import TOP

PICTURES = TOP / "docs" / "pictures"
LOOK = Look(theme="auto", width=560)


def scene(
    name: str,
    position: str,
    turn: Turn | None,
    cube: Cube | None = None,
    offer: CubeOffer | None = None,
) -> Game:
    """A state written as the rulebook writes it; it can arise."""
    rules, stakes = VARIANTS[name], Stakes(cube=cube) if cube else None
    state = Game(rules, Position.parse(position), turn, stakes, offer)
    assert not check_position(rules, state.position)
    assert not turn or not check_turn(rules, state.position, turn)
    return state


def _examples() -> dict[str, str]:
    opened = scene(
        "backgammon",
        "white 1:2 12:5 17:2 19:4 20:2; black 24:2 13:5 8:3 6:5",
        PlayerTurn("black", (Roll(),)),
        Cube(),
    )
    thrown = begin(VARIANTS["backgammon"], [Throw(white=3, black=1)])
    made_point = Trail("white", [Move("17", "20", 3), Move("19", "20", 1)])
    offered = scene(
        "backgammon",
        "white 19:3 20:2 21:3 22:3 23:2 bar:2; black 1:3 2:3 3:2 24:1 off:6",
        PlayerTurn("white", (Roll(),)),
        Cube(2, "white"),
        CubeOffer(CubeDecision.DOUBLE, "white", 4),
    )
    pinned = scene(
        "pin",
        "white 1:12 8:1 10:1 15:1; black 24:12 3:1 15:1! 17:1",
        PlayerTurn("black", (PlayStage((2, 2, 2, 2)),)),
    )
    towers = scene(
        "doublets",
        "white 19:2 20:2! 21:2 22:2! 23:2 24:2 phase:restack; "
        "black 1:2! 3:2! 4:2! 6:2! off:4 phase:bear_off",
        PlayerTurn("white", (PlayStage((6, 3)),)),
    )
    halfway = scene(
        "puff",
        "white 24:2 23:1 20:3 bar:1 reserve:8; black 1:3 4:2 5:1 bar:1 reserve:8",
        PlayerTurn("white", (PlayStage((3, 3), if_short=IfShort.FORFEIT), PlayStage((4, 4)))),
    )
    return {
        "example_play": draw_svg(opened, LOOK, [made_point]),
        "example_both_numberings": draw_svg(thrown, replace(LOOK, numbers="both")),
        "example_black_below": draw_svg(opened, replace(LOOK, bottom="black", numbers="black")),
        "example_home_left": draw_svg(opened, replace(LOOK, home="left"), [made_point]),
        "example_halves": draw_svg(thrown, replace(LOOK, numbers="halves")),
        "example_dark": draw_svg(opened, replace(LOOK, theme="dark"), [made_point]),
        "example_offer": draw_svg(offered, LOOK),
        "example_pin": draw_svg(pinned, LOOK),
        "example_towers": draw_svg(towers, LOOK),
        "example_reserve": draw_svg(halfway, LOOK),
    }


def gallery() -> dict[str, str]:
    """Every picture by the name of its file."""
    starts = {name: draw_svg(begin(rules), LOOK) for name, rules in VARIANTS.items()}
    return starts | _examples()


def main() -> None:
    """Write them all."""
    PICTURES.mkdir(exist_ok=True)
    for name, svg in gallery().items():
        (PICTURES / f"{name}.svg").write_text(svg + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
