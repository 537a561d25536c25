"""GNU Backgammon's match ID: `cAkAAAAAAAAE`; turn, dice, cube and score without the checkers.

Seventy-two bits, least significant first. Player 0 (O, at the top) is our White, player 1 (X) our
Black. A GNU ID is a position ID and a match ID with a colon between them.
"""

from __future__ import annotations

from typing import Final

from engine.game.game import Game
from engine.notation import diagram, gnu_position
from engine.notation.diagram import CHECKERS, Diagram
from engine.notation.packing import Bits, joined, to_base64
from engine.notation.scanning import Piece, Scan
from engine.position import BLACK, COLORS, OTHER, WHITE, Color
from engine.stakes.agreements import Offer, ResignationOffer
from engine.stakes.cube import Cube, CubeDecision, CubeOffer
from engine.stakes.match import LONGEST, Match
from engine.stakes.money import Money
from engine.stakes.two_players import Stakes
from engine.turn import Dice

SIZE: Final = 9
NUMBER: Final[dict[Color, int]] = {WHITE: 0, BLACK: 1}
CENTRED: Final = 3
PLAYING, OVER = 1, (2, 3, 4)
"""Values of `game`. Over: played out, resigned, dropped. 0: set up but not begun."""

WIDTHS: Final = {
    "cube": 4,
    "owner": 2,
    "on_roll": 1,
    "crawford": 1,
    "game": 3,
    "turn": 1,
    "doubled": 1,
    "resigned": 2,
    "die_1": 3,
    "die_2": 3,
    "length": 15,
    "score_0": 15,
    "score_1": 15,
    "no_jacoby": 1,
    "rest": 5,
}
"""The fields in order with their widths in bits; `no_jacoby` is newer than the manual."""


def write(state: Game) -> str:
    """Turn, dice, cube and score as a match ID."""
    stakes = state.stakes or Stakes()
    cube, play = stakes.cube, stakes.play
    resigned = state.offer if isinstance(state.offer, ResignationOffer) else None
    player = diagram.on_roll(state)
    is_doubled = diagram.is_doubled(state)
    decides = OTHER[resigned.by] if resigned else OTHER[player] if is_doubled else player
    match = diagram.match_to_points(stakes) or Match(0)
    first, second = diagram.dice(state) or (0, 0)
    values = {
        "cube": diagram.exponent(cube.value),
        "owner": NUMBER[cube.owner] if cube.owner else CENTRED,
        "on_roll": NUMBER[player],
        "crawford": diagram.is_marked_crawford(match),
        "game": PLAYING if state.turn else OVER[0],
        "turn": NUMBER[decides],
        "doubled": is_doubled,
        "resigned": resigned.value if resigned else 0,
        "die_1": first,
        "die_2": second,
        "length": match.length,
        "score_0": match.white,
        "score_1": match.black,
        "no_jacoby": not (isinstance(play, Money) and play.jacoby),
        "rest": 0,
    }
    return to_base64(joined([(width, int(values[name])) for name, width in WIDTHS.items()]), SIZE)


def write_both(state: Game) -> str:
    """The state as a GNU ID."""
    return f"{gnu_position.write(state)}:{write(state)}"


def read_both(text: str, each: int = CHECKERS) -> Game:
    """The state that a GNU ID describes; `Refused` lists every fault.

    What is missing to `each` checkers of a side is off.
    """
    scan = Scan()
    fields = scan.fields(Piece(text), ":", ("position", "match"), 2)
    scan.close()
    match = _Match(scan, fields[1])
    checkers = gnu_position.read_checkers(scan, fields[0], match.player)
    stakes, offer = match.stakes(), match.offer()
    dice = match.dice()
    scan.close()
    return Diagram(checkers, match.player, dice, stakes, offer, match.is_over, each).state()


class _Match:
    """The decoded fields of a match ID."""

    def __init__(self, scan: Scan, piece: Piece) -> None:
        self.scan = scan
        bits = Bits(scan, piece, SIZE)
        self.pieces: dict[str, Piece] = {}
        self.values: dict[str, int] = {}
        for name, width in WIDTHS.items():
            self.pieces[name] = bits.where(bits.at, name)
            self.values[name] = bits.take(width)
        self.player = COLORS[self.values["on_roll"]]
        self.is_over = self.values["game"] in OVER
        if not scan.faults:
            self._check()

    def _check(self) -> None:
        """Record impossible values; GNU Backgammon refuses the same ones."""
        values = self.values
        highest = {"game": OVER[-1], "die_1": 6, "die_2": 6, "length": LONGEST, "rest": 0}
        highest |= dict.fromkeys(("score_0", "score_1"), values["length"] or LONGEST)
        for name, high in highest.items():
            if values[name] > high:
                self._fault("id_too_high", name, value=values[name], high=high)
        if (values["die_1"] == 0) != (values["die_2"] == 0):
            self._fault("id_contradiction", "die_2", other="die_1")
        if values["owner"] == 2:
            self._fault("id_too_high", "owner", value=2, high=1)
        if values["crawford"] and not values["length"]:
            self._fault("id_contradiction", "crawford", other="length")
        if values["doubled"] and values["resigned"]:
            self._fault("id_contradiction", "resigned", other="doubled")
        passed = values["turn"] != values["on_roll"]
        if passed != bool(values["doubled"]) and not values["resigned"] and not self.is_over:
            self._fault("id_contradiction", "turn", other="doubled")

    def _fault(self, code: str, name: str, **facts: object) -> None:
        self.scan.fault(code, self.pieces[name], **facts)

    def stakes(self) -> Stakes:
        """The stakes that the fields describe."""
        values = self.values
        length, is_crawford = values["length"], bool(values["crawford"])
        return Stakes(
            play=diagram.match_from_flags(length, values["score_0"], values["score_1"], is_crawford)
            if length
            else Money(jacoby=not values["no_jacoby"]),
            cube=Cube(
                1 << values["cube"],
                None if values["owner"] == CENTRED else COLORS[values["owner"] & 1],
            ),
        )

    def offer(self) -> Offer | None:
        """A double or a resignation that waits for an answer."""
        values = self.values
        if values["doubled"]:
            return CubeOffer(CubeDecision.DOUBLE, self.player, 2 << values["cube"])
        if values["resigned"]:
            return ResignationOffer(OTHER[COLORS[values["turn"]]], values["resigned"])
        return None

    def dice(self) -> Dice | None:
        """The dice, in the order of the fields; None before the roll."""
        first, second = self.values["die_1"], self.values["die_2"]
        return (first, second) if first in range(1, 7) and second in range(1, 7) else None
