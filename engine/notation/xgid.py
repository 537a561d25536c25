"""XGID, the notation of eXtreme Gammon: `XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10`.

Bar of the top player, points 1 to 24 numbered by the bottom player, bar of the bottom player; cube
(exponent), owner, turn, dice, scores, rules, length, highest cube. The bottom player, in capitals,
is our Black.
"""

from __future__ import annotations

from typing import Final

from engine.game.game import Game
from engine.notation import diagram
from engine.notation.diagram import CHECKERS, HIGHEST_EXPONENT, Diagram
from engine.notation.scanning import Piece, Scan
from engine.position import BLACK, COLORS, OTHER, POINTS, WHITE, Color
from engine.stakes.cube import Cube, CubeDecision, CubeOffer
from engine.stakes.match import LONGEST, Match
from engine.stakes.money import Beavers, Money
from engine.stakes.two_players import Stakes
from engine.turn import Dice

PREFIX: Final = "XGID="
FIELDS: Final = (
    *("position", "cube", "owner", "turn", "dice"),
    *("score_bottom", "score_top", "rules", "length", "highest_cube"),
)
LETTERS: Final[dict[Color, str]] = {WHITE: "abcdefghijklmno", BLACK: "ABCDEFGHIJKLMNO"}
EMPTY: Final = "-"
BARS: Final[dict[int, Color]] = {0: WHITE, 25: BLACK}
MAY_STAND: Final[tuple[tuple[Color, ...], ...]] = ((WHITE,), *[COLORS] * 24, (BLACK,))
SIGN: Final[dict[Color, str]] = {BLACK: "1", WHITE: "-1"}
SIDE: Final[dict[str, Color]] = {sign: color for color, sign in SIGN.items()}
CENTRED: Final = "0"
NOT_ROLLED: Final = "00"
OFFERS: Final = {"D": CubeDecision.DOUBLE, "B": CubeDecision.BEAVER, "R": CubeDecision.RACCOON}
ROLLS: Final = tuple(f"{first}{second}" for first in range(1, 7) for second in range(1, 7))
JACOBY, BEAVERS = 1, 2
"""The bits of `rules` in money play; in a match, 1 is the Crawford game."""
UNLIMITED: Final = 10
"""XG's default for the highest cube, 1024; it is read as no limit."""


def write(state: Game) -> str:
    """The state as an XGID of ten fields."""
    stakes = state.stakes or Stakes()
    cube, play = stakes.cube, stakes.play
    match = diagram.match_to_points(stakes) or Match(0)
    fields = [
        "".join(_letter(state, index) for index in range(26)),
        diagram.exponent(cube.value),
        SIGN[cube.owner] if cube.owner else CENTRED,
        SIGN[diagram.on_roll(state)],
        _dice(state),
        match.black,
        match.white,
        _rules(play),
        match.length,
        diagram.exponent(stakes.cube_limit) if stakes.cube_limit else UNLIMITED,
    ]
    return PREFIX + ":".join(map(str, fields))


def _letter(state: Game, index: int) -> str:
    position = state.position
    if index in BARS:
        color: Color | None = BARS[index]
        place = "bar"
    else:
        place = str(index)
        color = diagram.one_color(position, place)
    count = position.count(color, place) if color else 0
    return LETTERS[color][count - 1] if color and count else EMPTY


def _dice(state: Game) -> str:
    if isinstance(state.offer, CubeOffer):
        kind = state.offer.kind
        return next((letter for letter, do in OFFERS.items() if do is kind), NOT_ROLLED)
    rolled = diagram.dice(state)
    return f"{rolled[0]}{rolled[1]}" if rolled else NOT_ROLLED


def _rules(play: Money | Match) -> int:
    if isinstance(play, Match):
        return int(diagram.is_marked_crawford(play))
    return JACOBY * play.jacoby | BEAVERS * (play.beavers is not Beavers.NONE)


def read(text: str, each: int = CHECKERS) -> Game:
    """The state that an XGID describes (tenth field optional); `Refused` lists every fault.

    An XGID does not say how many checkers are off: they are what is missing to `each` of a side.
    """
    scan = Scan()
    fields = scan.fields(Piece(text).after(PREFIX), ":", FIELDS, 9)
    scan.close()
    by_name = {piece.field: piece for piece in fields}
    player = SIDE[scan.word(by_name["turn"], SIDE)]
    length = scan.number(by_name["length"], 0, LONGEST)
    rules = scan.number(by_name["rules"], 0, 1 if length else JACOBY | BEAVERS)
    bottom, top = (
        scan.number(by_name[field], 0, length or LONGEST) for field in ("score_bottom", "score_top")
    )
    owner = scan.word(by_name["owner"], (CENTRED, *SIDE))
    rolled, offered = _read_dice(scan, by_name["dice"])
    value = 1 << scan.number(by_name["cube"], 0, HIGHEST_EXPONENT)
    offer = None
    if offered:
        offer = CubeOffer(
            offered, OTHER[player] if offered is CubeDecision.BEAVER else player, value * 2
        )
    highest = by_name.get("highest_cube")
    stakes = Stakes(
        play=diagram.match_from_flags(length, top, bottom, bool(rules))
        if length
        else _money(rules, offered),
        cube=Cube(value, SIDE.get(owner)),
        cube_limit=_limit(scan.number(highest, 0, 99)) if highest else None,
    )
    checkers = _read_position(scan, by_name["position"], each)
    scan.close()
    return Diagram(checkers, player, rolled, stakes, offer, each=each).state()


def _limit(exponent: int) -> int | None:
    """The highest cube; None where it limits nothing."""
    is_limit = 0 < exponent < HIGHEST_EXPONENT and exponent != UNLIMITED
    return 1 << exponent if is_limit else None


def _money(rules: int, offered: CubeDecision | None) -> Money:
    beavers = Beavers.BEAVER if rules & BEAVERS else Beavers.NONE
    return Money(
        bool(rules & JACOBY), Beavers.RACCOON if offered is CubeDecision.RACCOON else beavers
    )


def _read_dice(scan: Scan, field: Piece) -> tuple[Dice | None, CubeDecision | None]:
    word = scan.word(field, (NOT_ROLLED, *OFFERS, *ROLLS), (NOT_ROLLED, *OFFERS, "11-66"))
    if word in OFFERS:
        return None, OFFERS[word]
    return (None if word == NOT_ROLLED else (int(word[0]), int(word[1]))), None


def _read_position(scan: Scan, field: Piece, each: int) -> diagram.Checkers:
    sides: dict[Color, dict[str, int]] = {WHITE: {}, BLACK: {}}
    if len(field.text) != 26:
        scan.fault("id_wrong_length", field, size=26)
        return sides
    for index, letter in enumerate(field.text):
        if letter == EMPTY:
            continue
        color = next((c for c in MAY_STAND[index] if letter in LETTERS[c]), None)
        if color:
            place = "bar" if index in BARS else POINTS[index - 1]
            sides[color][place] = LETTERS[color].index(letter) + 1
        else:
            known = [EMPTY, *(f"{LETTERS[c][0]}-{LETTERS[c][-1]}" for c in MAY_STAND[index])]
            scan.fault("id_unknown_word", field.part(index, index + 1), known=known)
    for color, side in sides.items():
        diagram.check_count(scan, field, color, sum(side.values()), each)
    return sides
