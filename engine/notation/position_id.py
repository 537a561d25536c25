"""Our own position id: every state of every game as one word for a URL.

    1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-1

Version, game with its options, White's checkers, Black's checkers, turn, and the stakes if there
are any. It is canonical: equal states have equal ids, and `read` refuses every other spelling. The
grammar is in docs/ids.md.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.game.machine import State
from engine.notation.scanning import LONGEST_SHOWN, Piece, Scan
from engine.notation.stakes_id import read_stakes, write_stakes
from engine.position import (
    CELL,
    COLORS,
    COUNT,
    MARK,
    PHASE_CELL,
    PHASES,
    PLACES,
    POINTS,
    SIDE_CELLS,
    Color,
    Position,
)
from engine.rules.ruleset import Ruleset, Value
from engine.turn import (
    STAGE_WORDS,
    Dice,
    IfShort,
    NameDouble,
    NameRoll,
    Open,
    OpeningTurn,
    Play,
    PlayerTurn,
    Roll,
    Stage,
    Turn,
)
from engine.variants import VARIANTS, near, ruleset

VERSION: Final = "1"
FIELDS: Final = ("version", "game", "white", "black", "turn", "stakes")
OVER: Final = "over"
MOST_CHECKERS: Final = 15
MOST_STAGES: Final = 8
HIGHEST_NUMBER: Final = 12
"""The highest number of a play: in Catch me one checker moves the sum of both dice."""


def write(state: State) -> str:
    """The id of a state."""
    cells = state.position.cells
    fields = [
        VERSION,
        _game(state.rules),
        _side(cells[:SIDE_CELLS]),
        _side(cells[SIDE_CELLS:]),
        _turn(state.turn),
    ]
    if state.stakes:
        fields.append(write_stakes(state.stakes))
    return "~".join(fields)


@lru_cache(maxsize=256)
def _game(rules: Ruleset) -> str:
    return ".".join((rules.name, *(f"{name}-{_text(v)}" for name, v in rules.chosen.items())))


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


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


@lru_cache(maxsize=4096)
def _turn(turn: Turn | None) -> str:
    if turn is None:
        return OVER
    items = [*([turn.player] if turn.player else []), *map(_stage, turn.stages)]
    if turn.thrown:
        items.append(f"thrown-{turn.thrown[0]}-{turn.thrown[1]}")
    return ".".join(items)


def _stage(stage: Stage) -> str:
    parts = [STAGE_WORDS[type(stage)]]
    match stage:
        case Roll(by_opponent, shown, again):
            flags = zip(ROLL_FLAGS, (by_opponent, shown, again), strict=True)
            parts += [word for word, on in flags if on]
        case NameDouble(if_short):
            parts += [str(if_short)] if if_short is not IfShort.FORFEIT else []
        case Play(numbers, in_order, if_short):
            parts += map(str, numbers)
            parts += ["in_order"] if in_order else []
            parts += [str(if_short)] if if_short is not IfShort.CARRY_ON else []
    return "-".join(parts)


PLACES_AND_PHASE: Final = (*PLACES, "phase")
ROLL_FLAGS: Final = ("opponent", "shown", "again")
IF_SHORT: Final = tuple(map(str, IfShort))
STAGES: Final = tuple(STAGE_WORDS.values())


def read(text: str) -> State:
    """The state that has this id; `Refused` lists every fault with its place.

    Whether the position, the turn and the stakes are possible is checked elsewhere.
    """
    scan = Scan()
    fields = scan.fields(Piece(text), "~", FIELDS, 5)
    scan.close()
    version, game, white, black, turn, *stakes = fields
    scan.word(version, (VERSION,))
    state = State(
        scan.alone(_read_game, game),
        Position(scan.alone(_read_side, white) + scan.alone(_read_side, black)),
        scan.alone(_read_turn, turn),
        scan.alone(read_stakes, stakes[0]) if stakes else None,
    )
    scan.close()
    _refuse_other_spellings(scan, text, write(state))
    return state


def _refuse_other_spellings(scan: Scan, text: str, canonical: str) -> None:
    """Refuse a second spelling: equal states have equal ids, for comparisons and caches."""
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
        scan.fault("unknown_variant", name, name=shown, near=near(shown))
        return next(iter(VARIANTS.values()))
    known = {option.name: option for option in VARIANTS[name.text].options}
    options: dict[str, Value] = {}
    for piece in chosen:
        word, _, value = piece.text.partition("-")
        if word not in known:
            scan.fault("unknown_option", piece, name=word, known=sorted(known))
            continue
        if word in options:
            scan.fault("id_repeated", piece)
        values = {_text(v): v for v in known[word].values}
        if value in values:
            options[word] = values[value]
        else:
            facts = {"name": word, "value": value, "known": list(values)}
            scan.fault("unknown_option_value", piece.part(len(word) + 1), **facts)
    return ruleset(name.text, options)


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


def _read_turn(scan: Scan, field: Piece) -> Turn | None:
    if field.text == OVER:
        return None
    items = field.split(".")
    player: Color | None = next((color for color in COLORS if color == items[0].text), None)
    if player:
        items = items[1:]
    thrown = None
    if items and items[-1].text.startswith("thrown-"):
        thrown = _read_thrown(scan, items.pop())
    if not 1 <= len(items) <= MOST_STAGES:
        scan.fault("id_bad_shape", field, shape="PLAYER.STAGE.STAGE")
    stages = tuple(_read_stage(scan, item) for item in items)
    return PlayerTurn(player, stages, thrown) if player else OpeningTurn(stages, thrown)


def _read_thrown(scan: Scan, item: Piece) -> Dice | None:
    dice = item.split("-")[1:]
    if len(dice) != 2:
        scan.fault("id_bad_shape", item, shape="thrown-DIE-DIE")
        return None
    first, second = (scan.number(die, 1, 6) for die in dice)
    return max(first, second), min(first, second)


def _read_stage(scan: Scan, item: Piece) -> Stage:
    word, *parts = item.split("-")
    match scan.word(word, STAGES):
        case "roll":
            flags = {scan.word(part, ROLL_FLAGS) for part in parts}
            return Roll(*(flag in flags for flag in ROLL_FLAGS))
        case "name_double":
            words = [scan.word(part, IF_SHORT) for part in parts]
            return NameDouble(IfShort(words[0])) if words else NameDouble()
        case "play":
            return _read_play(scan, item, parts)
        case bare:
            if parts:
                scan.fault("id_bad_shape", item, shape=bare)
            return NameRoll() if bare == "name_roll" else Open()


def _read_play(scan: Scan, item: Piece, parts: list[Piece]) -> Play:
    numbers = [scan.number(p, 1, HIGHEST_NUMBER) for p in parts if p.text[:1].isdigit()]
    words = [scan.word(p, ("in_order", *IF_SHORT)) for p in parts if not p.text[:1].isdigit()]
    if not 1 <= len(numbers) <= 4:
        scan.fault("id_bad_shape", item, shape="play-NUMBER-NUMBER")
    in_order = "in_order" in words
    if_short = next((word for word in words if word != "in_order"), IfShort.CARRY_ON)
    # numbers that may be played in any order are written with the highest first
    return Play(
        tuple(numbers if in_order else sorted(numbers, reverse=True)), in_order, IfShort(if_short)
    )
