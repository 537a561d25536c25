"""OGID, the notation of OpenGammon: `11ccccchhhjjjjj:66666888dddddoo:N0N::W:IW:0:0:1:0`.

White's and Black's checkers, one letter each (0 to 9, a to p: points 0 to 25, the ends being the
bars, and q: off); cube, dice, who acted last, the last action, scores, length, number of the move,
and checkers a side if they are not fifteen. Its white is our White.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from engine.game.game import Game
from engine.notation import diagram
from engine.notation.diagram import CHECKERS, HIGHEST_EXPONENT, Diagram
from engine.notation.scanning import Piece, Scan
from engine.position import BLACK, COLORS, OTHER, POINTS, WHITE, Color
from engine.rules.turns import OPENING_TURN
from engine.stakes.cube import Cube, CubeDecision, CubeOffer
from engine.stakes.match import LONGEST, Crawford, Match
from engine.stakes.money import Money
from engine.stakes.two_players import Stakes
from engine.turn import Dice, Open

PREFIX: Final = "OGID="
FIELDS: Final = (
    *("white", "black", "cube", "dice", "acted", "state"),
    *("score_white", "score_black", "length", "move", "checkers"),
)
LETTERS: Final = "0123456789abcdefghijklmnopq"
BARS: Final[dict[Color, str]] = {WHITE: "0", BLACK: "p"}
PLACES: Final[dict[Color, dict[str, str]]] = {
    color: {BARS[color]: "bar", "q": "off", **{LETTERS[int(point)]: point for point in POINTS}}
    for color in COLORS
}
LETTER: Final[dict[Color, dict[str, str]]] = {
    color: {place: letter for letter, place in PLACES[color].items()} for color in COLORS
}
INITIAL: Final[dict[Color, str]] = {WHITE: "W", BLACK: "B"}
SIDE: Final[dict[str, Color]] = {letter: color for color, letter in INITIAL.items()}
CUBE: Final = re.compile("([WBND?])(0|[1-9][0-9]?)([NOTP])")
LENGTH: Final = re.compile("(0|[1-9][0-9]{0,3})([LC]?)|[0-9]{1,4}G[0-9]{1,4}")
ROLLS: Final = tuple(f"{first}{second}" for first in range(1, 7) for second in range(1, 7))
OPENING, ROLLED, TO_ROLL, OFFERED, OVER = "IB", "R", "C", "D", "G"
STATES: Final = {
    **dict.fromkeys((OPENING, "IW", ROLLED, TO_ROLL, OFFERED, "A", "PR"), False),
    **dict.fromkeys((OVER, "M", "F", "RG", "RM", "FF", "P"), True),
}
"""The codes of the last action, each with whether it ends the game."""
MODIFIERS: Final = {Crawford.NOW: "C", Crawford.AFTER: "L", Crawford.BEFORE: "", Crawford.OFF: ""}


def write(state: Game) -> str:
    """The state as an OGID."""
    stakes = state.stakes or Stakes()
    cube = stakes.cube
    match = diagram.match_to_points(stakes) or Match(0)
    is_offered = diagram.is_doubled(state)
    player = diagram.on_roll(state)
    rolled = diagram.dice(state)
    owner = INITIAL[cube.owner] if cube.owner else "N"
    fields = [
        *(_letters(state, color) for color in COLORS),
        f"{owner}{diagram.exponent(cube.value)}{'O' if is_offered else 'N'}",
        f"{rolled[1]}{rolled[0]}" if rolled else "",
        INITIAL[player if is_offered else OTHER[player]],
        _last_action(state, rolled, is_offered),
        match.white,
        match.black,
        f"{match.length}{MODIFIERS[match.crawford] if match.length > 1 else ''}",
        0,
    ]
    if state.rules.checkers != CHECKERS:
        fields.append(state.rules.checkers)
    return ":".join(map(str, fields))


def _letters(state: Game, color: Color) -> str:
    side = diagram.checkers(state.position, color)
    return "".join(sorted(LETTER[color][place] * count for place, count in side.items()))


def _last_action(state: Game, rolled: Dice | None, is_offered: bool) -> str:
    if state.turn is None:
        return OVER
    if is_offered:
        return OFFERED
    if isinstance(state.turn.stages[0], Open):
        return OPENING
    return ROLLED if rolled else TO_ROLL


def read(text: str) -> Game:
    """The state that an OGID describes; `Refused` lists every fault. Three fields are enough."""
    scan = Scan()
    fields = scan.fields(Piece(text).after(PREFIX), ":", FIELDS, 3)
    scan.close()
    by_name = {name: Piece("", len(text) + 1, name) for name in FIELDS}
    by_name |= {piece.field: piece for piece in fields}
    each = _optional(scan, by_name["checkers"], CHECKERS, CHECKERS)
    checkers = {color: _read_side(scan, by_name[color], color, each) for color in COLORS}
    dice = by_name["dice"].text and scan.word(by_name["dice"], ("", *ROLLS), ("11-66",))
    done = by_name["state"].text and scan.word(by_name["state"], STATES)
    acted = SIDE[scan.word(by_name["acted"], SIDE)] if by_name["acted"].text else BLACK
    owner, value, is_offered = _read_cube(scan, by_name["cube"], done)
    player = acted if is_offered else OTHER[acted]
    if done == "IW" and not dice:
        player = WHITE
    stakes = Stakes(
        play=_read_play(scan, by_name),
        cube=Cube(value, owner),
    )
    offer = CubeOffer(CubeDecision.DOUBLE, player, value * 2) if is_offered else None
    _optional(scan, by_name["move"], 999_999_999, 0)
    scan.close()
    rolled = (int(dice[0]), int(dice[1])) if dice else None
    is_over = STATES.get(done, False)
    state = Diagram(checkers, player, rolled, stakes, offer, is_over, each).state()
    is_opening = done == OPENING and not rolled and state.turn
    return replace(state, turn=OPENING_TURN) if is_opening else state


def _optional(scan: Scan, piece: Piece, high: int, instead: int) -> int:
    return scan.number(piece, 0, high) if piece.text else instead


def _read_side(scan: Scan, field: Piece, color: Color, each: int) -> dict[str, int]:
    side: dict[str, int] = {}
    for n in range(len(field.text)):
        place = PLACES[color][scan.word(field.part(n, n + 1), PLACES[color])]
        side[place] = side.get(place, 0) + 1
    diagram.check_count(scan, field, color, len(field.text), each)
    side.pop("off", None)
    return side


def _read_cube(scan: Scan, field: Piece, done: str) -> tuple[Color | None, int, bool]:
    fields = CUBE.fullmatch(field.text)
    if not fields:
        scan.fault("id_bad_shape", field, shape="OWNER EXPONENT ACTION, N0N")
        return None, 1, False
    exponent = scan.number(field.part(1, -1), 0, HIGHEST_EXPONENT)
    return SIDE.get(fields[1]), 1 << exponent, fields[3] == "O" or done == OFFERED


def _read_play(scan: Scan, by_name: dict[str, Piece]) -> Money | Match:
    field = by_name["length"]
    white, black = (_optional(scan, by_name[f"score_{c}"], LONGEST, 0) for c in COLORS)
    parts = LENGTH.fullmatch(field.text)
    if field.text and not parts:
        scan.fault("id_bad_shape", field, shape="LENGTH, LENGTH C, LENGTH L")
    # `3G7`, a session of seven games, is money play
    length = int(parts[1]) if parts and parts[1] else 0
    if length > LONGEST:
        scan.fault("id_too_high", field, value=length, high=LONGEST)
    if not length:
        return Money()
    match = diagram.match_from_flags(length, white, black, bool(parts and parts[2] == "C"))
    is_after = parts and parts[2] == "L" and length > 1
    return Match(length, white, black, Crawford.AFTER if is_after else match.crawford)
