"""The rawboard of FIBS, the First Internet Backgammon Server: `board:black:white:5:0:0:…`.

Fifty-three tokens with colons between them, from the view of one player. The side that runs from 24
to 1 is our Black; we write Black's view.
"""

from __future__ import annotations

from typing import Final

from engine.game.game import Game
from engine.notation import diagram
from engine.notation.diagram import CHECKERS, Diagram
from engine.notation.scanning import Piece, Scan
from engine.position import BLACK, COLORS, OTHER, WHITE, Color
from engine.stakes.cube import HIGHEST, Cube, CubeDecision, CubeOffer
from engine.stakes.match import LONGEST, Crawford, Match
from engine.stakes.money import Money
from engine.stakes.two_players import Stakes
from engine.turn import Dice

PREFIX: Final = "board"
UNLIMITED: Final = 9999
FIELDS: Final = (
    *("board", "you", "opponent", "length", "your_score", "opponent_score"),
    *(f"point_{n}" for n in range(26)),
    *("turn", "your_die_1", "your_die_2", "opponent_die_1", "opponent_die_2"),
    *("cube", "you_may_double", "opponent_may_double", "was_doubled", "color", "direction"),
    *("home", "bar", "you_off", "opponent_off", "you_on_bar", "opponent_on_bar"),
    *("can_move", "forced", "did_crawford", "redoubles"),
)
SIGN: Final[dict[Color, int]] = {BLACK: 1, WHITE: -1}
"""The sign of each side's checkers in Black's view."""
BARS: Final[dict[int, Color]] = {0: WHITE, 25: BLACK}
FACTS: Final = {
    "length": (1, UNLIMITED),
    "your_score": (0, UNLIMITED),
    "opponent_score": (0, UNLIMITED),
    **{f"point_{n}": (-CHECKERS, CHECKERS) for n in range(26)},
    "turn": (-1, 1),
    **{f"{who}_die_{n}": (0, 6) for who in ("your", "opponent") for n in (1, 2)},
    "cube": (1, HIGHEST),
    **dict.fromkeys(("you_may_double", "opponent_may_double", "was_doubled"), (0, 1)),
    **dict.fromkeys(("color", "direction"), (-1, 1)),
    **dict.fromkeys(("home", "bar"), (0, 25)),
    **{f"{who}_{at}": (0, CHECKERS) for at in ("off", "on_bar") for who in ("you", "opponent")},
    "can_move": (0, 4),
    **dict.fromkeys(("forced", "did_crawford"), (0, UNLIMITED)),
    "redoubles": (0, UNLIMITED),
}
"""The numeric tokens, each with its lowest and highest value."""


def write(state: Game) -> str:
    """The state in Black's view, or in White's if White must answer a double."""
    stakes = state.stakes or Stakes()
    cube, offer = stakes.cube, state.offer
    match = diagram.match_to_points(stakes) or Match(UNLIMITED)
    is_offered = diagram.is_doubled(state)
    you = OTHER[offer.by] if offer and is_offered else BLACK
    both = (you, OTHER[you])
    player = diagram.on_roll(state)
    rolled = diagram.dice(state) or (0, 0)
    frozen = diagram.is_marked_crawford(match) or match.length == 1
    cells = [_cell(state, n) for n in range(26)]
    each = state.rules.checkers
    off = {c: each - sum(abs(n) for n in cells if n * SIGN[c] > 0) for c in both}
    tokens = [
        *(PREFIX, *both, match.length, *(match.score(color) for color in both)),
        *cells,
        SIGN[player] if state.turn else 0,
        *(number for color in both for number in (rolled if color == player else (0, 0))),
        cube.value,
        *(int(cube.owner in (None, color) and not frozen) for color in both),
        int(is_offered),
        *(SIGN[you], -SIGN[you], *((0, 25) if you == BLACK else (25, 0))),
        *(off[color] for color in both),
        *(state.position.count(color, "bar") for color in both),
        *(0, 0, int(match.crawford is Crawford.AFTER), 0),
    ]
    return ":".join(map(str, tokens))


def _cell(state: Game, n: int) -> int:
    if n in BARS:
        return SIGN[BARS[n]] * state.position.count(BARS[n], "bar")
    color = diagram.one_color(state.position, str(n))
    return SIGN[color] * state.position.count(color, n) if color else 0


def read(text: str, each: int = CHECKERS) -> Game:
    """The state that a rawboard describes; `Refused` lists every fault.

    The checkers on the board and off must be `each` of a side.
    """
    scan = Scan()
    fields = scan.fields(Piece(text), ":", FIELDS, len(FIELDS))
    scan.close()
    scan.word(fields[0], (PREFIX,))
    pieces = {piece.field: piece for piece in fields}
    board = _Board(scan, pieces)
    checkers = {color: board.side(color, each) for color in COLORS}
    stakes = Stakes(board.play(), board.cube())
    scan.close()
    is_over = board.facts["turn"] == 0
    dice, offer = board.dice(), board.offer()
    return Diagram(checkers, board.player, dice, stakes, offer, is_over, each).state()


class _Board:
    """The numbers of a rawboard, by token and by side."""

    def __init__(self, scan: Scan, pieces: dict[str, Piece]) -> None:
        self.scan, self.pieces = scan, pieces
        self.facts = {name: scan.signed(pieces[name], *FACTS[name]) for name in FACTS}
        for name in ("color", "direction"):
            if self.facts[name] == 0:
                scan.fault("id_unknown_word", pieces[name], known=["-1", "1"])
        if self.facts["color"] == 0:
            scan.close()  # without it no checker's side is known
        self.you: Color = BLACK if self.facts["direction"] == -1 else WHITE
        mine = self.facts["color"]
        self.sign: dict[Color, int] = {self.you: mine, OTHER[self.you]: -mine}
        turn = self.facts["turn"]
        self.player: Color = BLACK if turn and self.sign[BLACK] == turn else WHITE

    def of(self, color: Color, fact: str) -> int:
        """The value of a token that exists for both players, such as `bar`."""
        return self.facts[self._name(color, fact)]

    def _name(self, color: Color, fact: str) -> str:
        if color != self.you:
            return f"opponent_{fact}"
        return f"your_{fact}" if f"your_{fact}" in FACTS else f"you_{fact}"

    def side(self, color: Color, each: int) -> dict[str, int]:
        """One side's checkers; records a fault where two tokens contradict each other."""
        counts = {str(n): self.facts[f"point_{n}"] * self.sign[color] for n in range(1, 25)}
        side = {point: count for point, count in counts.items() if count > 0}
        if bar := self.of(color, "on_bar"):
            side["bar"] = bar
        cell = next(n for n in BARS if BARS[n] == color)
        if self.facts[f"point_{cell}"] not in (0, bar * self.sign[color]):
            where = self.pieces[f"point_{cell}"]
            self.scan.fault("id_contradiction", where, other=self._name(color, "on_bar"))
        off = self.pieces[self._name(color, "off")]
        total = sum(side.values()) + self.of(color, "off")
        if total != each:
            facts = {"color": color, "count": total, "must": each}
            self.scan.fault("wrong_total", off, **facts)
        return side

    def dice(self) -> Dice | None:
        """The dice of the player on turn; None before the roll."""
        first, second = (self.of(self.player, f"die_{n}") for n in (1, 2))
        if (first == 0) != (second == 0):
            where = self.pieces[self._name(self.player, "die_2")]
            self.scan.fault("id_contradiction", where, other=self._name(self.player, "die_1"))
        return (first, second) if first and second else None

    def cube(self) -> Cube:
        """The cube; its owner is the only player who may double."""
        value = self.facts["cube"]
        may = [color for color in COLORS if self.of(color, "may_double")]
        owner = may[0] if len(may) == 1 and value > 1 else None
        return Cube(value, owner)

    def offer(self) -> CubeOffer | None:
        """The opponent's double if it waits for an answer."""
        if not self.facts["was_doubled"]:
            return None
        return CubeOffer(CubeDecision.DOUBLE, OTHER[self.you], self.facts["cube"] * 2)

    def play(self) -> Money | Match:
        """Money play or the match; a game without doubling one point from the end is Crawford."""
        length = self.facts["length"]
        if length == UNLIMITED:
            return Money()
        if length > LONGEST:
            self.scan.fault("id_too_high", self.pieces["length"], value=length, high=LONGEST)
        white, black = (self.of(color, "score") for color in COLORS)
        is_frozen = not any(self.of(color, "may_double") for color in COLORS)
        is_close = length - max(white, black) == 1
        return diagram.match_from_flags(length, white, black, is_frozen and is_close)
