"""The stakes in our position id: `match-7.score-2-4.crawford-now`, `money.jacoby.cube-2-white`.

Items in a fixed order, each a word and its values; items at their default are left out. A series
has an item for each option of its games: `match-5.rotation-tavli.option-fevga-quarter-both`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Final, cast

from engine.faults import Refused
from engine.game.series import rotation
from engine.notation.options_id import read_options, write_option
from engine.notation.scanning import Piece, Scan
from engine.position import BLACK, COLORS, WHITE, Color
from engine.stakes.cube import HIGHEST as HIGHEST_CUBE
from engine.stakes.cube import Cube
from engine.stakes.match import Crawford, Match, known_crawford
from engine.stakes.money import Beavers, Money, Session
from engine.stakes.resignation import ResignationRule
from engine.stakes.rotation import CYCLES, Rotation
from engine.stakes.turn_status import TurnCounts
from engine.stakes.two_players import Stakes

HIGHEST: Final = 999_999_999
"""The highest number in the field; whether it is possible is checked elsewhere."""

CENTRED: Final = "centred"
MONEY_SHAPES: Final[Mapping[str, str]] = {
    "money": "money",
    "jacoby": "jacoby",
    "beavers": "beavers-WORD",
    "automatic_doubles": "automatic_doubles-MOST",
    "per_point": "per_point-NUMERATOR-DENOMINATOR",
    "game": "game-NUMBER",
    "total": "total-WINNER-NUMERATOR-DENOMINATOR",
}
MATCH_SHAPES: Final[Mapping[str, str]] = {
    "match": "match-LENGTH",
    "score": "score-WHITE-BLACK",
    "crawford": "crawford-WORD",
    "holland": "holland",
    "rotation": "rotation-WORD",
    "option": "option-VARIANT-NAME-VALUE",
}
GAMES_SHAPES: Final[Mapping[str, str]] = {
    "games": "games-NUMBER",
    "played": "played-COUNT",
    **{item: MATCH_SHAPES[item] for item in ("score", "rotation", "option")},
}
SHAPES: Final = {"money": MONEY_SHAPES, "match": MATCH_SHAPES, "games": GAMES_SHAPES}
"""The items of what is played for, by the first word."""
COMMON_SHAPES: Final[Mapping[str, str]] = {
    "cube": "cube-VALUE-OWNER",
    "automatic": "automatic-COUNT",
    "turns": "turns-WHITE-BLACK",
    "cube_limit": "cube_limit-VALUE",
    "resignation": "resignation-WORD",
}


@lru_cache(maxsize=4096)
def write_stakes(stakes: Stakes) -> str:
    """The stakes as the last field of an id."""
    plain = Stakes()
    cube, begun = stakes.cube, stakes.turns
    items = _money(stakes.play) if isinstance(stakes.play, Money) else _match(stakes.play)
    items += _session(stakes.session)
    if (cube.value, cube.owner) != (1, None):
        items.append(f"cube-{cube.value}-{cube.owner or CENTRED}")
    if cube.automatic:
        items.append(f"automatic-{cube.automatic}")
    if begun != plain.turns:
        items.append(f"turns-{begun.white}-{begun.black}")
    if stakes.cube_limit is not None:
        items.append(f"cube_limit-{stakes.cube_limit}")
    if stakes.resignation != plain.resignation:
        items.append(f"resignation-{stakes.resignation}")
    return ".".join(items)


def _money(money: Money) -> list[str]:
    items = ["money"]
    if money.jacoby:
        items.append("jacoby")
    if money.beavers is not Beavers.NONE:
        items.append(f"beavers-{money.beavers}")
    if money.automatic_doubles:
        items.append(f"automatic_doubles-{money.automatic_doubles}")
    if money.per_point is not None:
        items.append(f"per_point-{money.per_point.numerator}-{money.per_point.denominator}")
    return items


def _session(session: Session) -> list[str]:
    items = [f"game-{session.number}"] if session.number != 1 else []
    if session.white:
        points, winner = abs(session.white), WHITE if session.white > 0 else BLACK
        items.append(f"total-{winner}-{points.numerator}-{points.denominator}")
    return items


def _match(match: Match) -> list[str]:
    items = [f"match-{match.length}" if match.played is None else f"games-{match.length}"]
    if match.played:
        items.append(f"played-{match.played}")
    if match.white or match.black:
        items.append(f"score-{match.white}-{match.black}")
    if not _is_crawford_unsaid(match):
        items.append(f"crawford-{match.crawford}")
    if match.holland:
        items.append("holland")
    if match.rotation:
        items.append(f"rotation-{match.rotation.name}")
        items += [
            f"option-{variant}-{write_option(*option)}"
            for variant, options in match.rotation.options
            for option in options
        ]
    return items


def _is_crawford_unsaid(match: Match) -> bool:
    """Whether the Crawford game is not written: there is none, or by the score it is to come."""
    if match.rotation or match.played is not None:
        return match.crawford is Crawford.OFF
    is_near = max(match.white, match.black) == match.length - 1
    return match.crawford is Crawford.BEFORE and not is_near


def read_stakes(scan: Scan, field: Piece) -> Stakes:
    """The stakes of an id; faults are recorded in `scan`."""
    kind = scan.word(field.split(".")[0].split("-")[0], SHAPES)
    items = _Items(scan, field, SHAPES[kind])
    return Stakes(
        play=_read_money(items) if kind == "money" else _read_match(items, kind == "games"),
        cube=_read_cube(items),
        turns=TurnCounts(items.number("turns", 0), items.number("turns", 1)),
        cube_limit=_read_limit(items),
        resignation=ResignationRule(items.word("resignation", ResignationRule)),
        session=_read_session(items),
    )


def _read_limit(items: _Items) -> int | None:
    """The agreed limit; the highest cube of all limits nothing and is not written."""
    if "cube_limit" not in items.values:
        return None
    limit = items.number("cube_limit", 0, low=1)
    return None if limit == HIGHEST_CUBE else limit


def _read_money(items: _Items) -> Money:
    per_point = None
    if "per_point" in items.values:
        below = items.number("per_point", 1, low=1)
        per_point = Fraction(items.number("per_point", 0), below)
    return Money(
        "jacoby" in items.values,
        Beavers(items.word("beavers", Beavers)),
        items.number("automatic_doubles", 0),
        per_point,
    )


def _read_session(items: _Items) -> Session:
    number = items.number("game", 0, low=1)
    if "total" not in items.values:
        return Session(number)
    points = Fraction(items.number("total", 1, low=1), items.number("total", 2, low=1))
    return Session(number, points if items.word("total", COLORS) == WHITE else -points)


def _read_match(items: _Items, by_games: bool) -> Match:
    series = _read_rotation(items)
    length = items.number("games" if by_games else "match", 0)
    white, black = items.number("score", 0), items.number("score", 1)
    if "crawford" in items.values:
        crawford = Crawford(items.word("crawford", Crawford))
    elif series or by_games:
        crawford = Crawford.OFF
    else:
        crawford = _known_crawford(items, length, white, black)
    played = items.number("played", 0) if by_games else None
    return Match(length, white, black, crawford, "holland" in items.values, series, played)


def _known_crawford(items: _Items, length: int, white: int, black: int) -> Crawford:
    """The state of the Crawford game that the score decides; a fault asks for it if not."""
    try:
        return known_crawford(length, white, black)
    except Refused as refused:
        facts = {**refused.faults[0].facts, "item": "crawford"}
        items.scan.fault("crawford_needed", items.values["score"][0], **facts)
        return Crawford.NOW


def _read_rotation(items: _Items) -> Rotation | None:
    if "rotation" not in items.values:
        for piece in items.options:
            items.scan.fault("rotation_needed", piece)
        return None
    name = items.word("rotation", CYCLES)
    pieces: dict[str, list[Piece]] = {}
    for piece in items.options:
        _, variant, *_ = piece.split("-")
        if items.scan.word(variant, CYCLES[name]) == variant.text:
            option = piece.part(len(f"option-{variant.text}-"))
            pieces.setdefault(variant.text, []).append(option)
    return rotation(
        name, {variant: read_options(items.scan, variant, of) for variant, of in pieces.items()}
    )


def _read_cube(items: _Items) -> Cube:
    value = items.number("cube", 0) if "cube" in items.values else 1
    owner = items.word("cube", (CENTRED, *COLORS), 1)
    color = None if owner == CENTRED else cast("Color", owner)
    return Cube(value, color, items.number("automatic", 0))


class _Items:
    """The values of the field's items by word, checked against the shapes."""

    def __init__(self, scan: Scan, field: Piece, first: Mapping[str, str]) -> None:
        self.scan = scan
        self.values: dict[str, list[Piece]] = {}
        self.options: list[Piece] = []
        """The items `option`, of which there may be several."""
        shapes = {**first, **COMMON_SHAPES}
        for piece in field.split("."):
            head, *values = piece.split("-")
            if head.text not in shapes and piece.at == field.at:
                continue  # `read_stakes` has recorded a fault of the first word
            if head.text not in shapes:
                scan.fault("id_unknown_word", head, known=list(shapes))
            elif len(values) != shapes[head.text].count("-"):
                scan.fault("id_bad_shape", piece, shape=shapes[head.text])
            elif head.text == "option":
                self.options.append(piece)
            elif head.text in self.values:
                scan.fault("id_repeated", piece)
            else:
                self.values[head.text] = values

    def number(self, item: str, at: int, low: int = 0) -> int:
        """A number of an item; `low` without the item."""
        return self.scan.number(self.values[item][at], low, HIGHEST) if item in self.values else low

    def word(self, item: str, known: Iterable[str], at: int = 0) -> str:
        """A word of an item; the first known word without the item."""
        words = tuple(map(str, known))
        return self.scan.word(self.values[item][at], words) if item in self.values else words[0]
