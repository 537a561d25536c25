"""Our own position id: every state of every game as one word for a URL.

    1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-1

Version, game with its options, White's checkers, Black's checkers, turn, and the stakes if there
are any. It is canonical: equal states have equal ids. `read` takes dice and numbers in any order
where it does not count, and refuses every other spelling. The grammar is in docs/notations.md.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.game.game import Game
from engine.notation.options_id import read_options, write_option
from engine.notation.scanning import LONGEST_SHOWN, Piece, Scan
from engine.notation.stakes_id import read_stakes, write_stakes
from engine.notation.turn_id import highest_first, read_turn, write_turn
from engine.position import (
    CELL,
    COUNT,
    MARK,
    PHASE_CELL,
    PHASES,
    PLACES,
    POINTS,
    SIDE_CELLS,
    Position,
)
from engine.rules.ruleset import Ruleset
from engine.turn import (
    STAGE_WORDS,
)
from engine.variants import MOST_CHECKERS, VARIANTS, ruleset, unknown_variant

VERSION: Final = "1"
FIELDS: Final = ("version", "game", "white", "black", "turn", "stakes")
TURN: Final = FIELDS.index("turn")


def write(state: Game) -> str:
    """The id of a state."""
    cells = state.position.cells
    fields = [
        VERSION,
        _game(state.rules),
        _side(cells[:SIDE_CELLS]),
        _side(cells[SIDE_CELLS:]),
        write_turn(state.turn, state.offer, state.ended, state.illegal),
    ]
    if state.stakes:
        fields.append(write_stakes(state.stakes))
    return "~".join(fields)


@lru_cache(maxsize=256)
def _game(rules: Ruleset) -> str:
    return ".".join((rules.name, *(write_option(*option) for option in rules.chosen.items())))


@lru_cache(maxsize=4096)
def _side(row: bytes) -> str:
    """One side's checkers by place, with marks and phase where there are any."""
    items = [
        f"{place}-{cell & COUNT}{'m' if cell & MARK else ''}"
        for place, cell in zip(PLACES, row, strict=False)
        if cell
    ]
    if row[PHASE_CELL]:
        items.append(f"phase-{PHASES[row[PHASE_CELL]]}")
    return ".".join(items)


PLACES_AND_PHASE: Final = (*PLACES, "phase")
STAGES: Final = tuple(STAGE_WORDS.values())


def read(text: str) -> Game:
    """The state that has this id; `Refused` lists every fault with its place.

    Whether the position, the turn and the stakes are possible is checked elsewhere.
    """
    scan = Scan()
    fields = scan.fields(Piece(text), "~", FIELDS, 5)
    scan.close()
    version, game, white, black, turn, *stakes = fields
    scan.word(version, (VERSION,))
    stages, offer, ended, illegal = scan.alone(read_turn, turn)
    rules = scan.alone(_read_game, game)
    position = Position(scan.alone(_read_side, white) + scan.alone(_read_side, black))
    played_for = scan.alone(read_stakes, stakes[0]) if stakes else None
    scan.close()
    state = Game(rules, position, stages, played_for, offer, ended, illegal)
    _refuse_other_spellings(scan, text, write(state))
    return state


def _refuse_other_spellings(scan: Scan, text: str, canonical: str) -> None:
    """Refuse a second spelling: equal states have equal ids, for comparisons and caches."""
    if text == canonical:
        return
    fields = text.split("~")
    fields[TURN] = highest_first(fields[TURN])
    text = "~".join(fields)
    if text == canonical:
        return
    pairs = zip(text, canonical, strict=False)
    same = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(text), len(canonical)))
    field = FIELDS[text[:same].count("~")]
    scan.fault("id_spelling", Piece(text[same:], same + 1, field), canonical=canonical)
    scan.close()


def _read_game(scan: Scan, field: Piece) -> Ruleset:
    name, *chosen = field.split(".")
    if name.text not in VARIANTS:
        shown = name.text[:LONGEST_SHOWN]
        scan.fault("unknown_variant", name, **unknown_variant(shown))
        return next(iter(VARIANTS.values()))
    return ruleset(name.text, read_options(scan, name.text, chosen))


def _read_side(scan: Scan, field: Piece) -> bytes:
    row = bytearray(SIDE_CELLS)
    seen: set[str] = set()
    for piece in field.split(".") if field.text else ():
        parts = piece.split("-")
        place = scan.word(parts[0], PLACES_AND_PHASE)
        if len(parts) != 2:
            scan.fault("id_bad_shape", piece, shape="PLACE-COUNT")
            continue
        if place in seen:
            scan.fault("id_repeated", piece)
        seen.add(place)
        if place == "phase":
            row[PHASE_CELL] = PHASES.index(scan.word(parts[1], PHASES))
        elif place in POINTS and parts[1].text.endswith("m"):
            row[CELL[place]] = MARK | scan.number(parts[1].part(0, -1), 1, MOST_CHECKERS)
        else:
            row[CELL[place]] = scan.number(parts[1], 1, MOST_CHECKERS)
    return bytes(row)
