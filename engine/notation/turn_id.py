"""The turn field of a position id: `white.play-3-1`, `black.roll.offer-double-black-4`, `over`.

A player and the stages of the turn, or how the game ended; then the offer that waits for an answer
and the mark of a condoned illegal play. The grammar is in docs/notations.md.
"""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple, cast

from engine.notation.scanning import Piece, Scan
from engine.position import COLORS, Color
from engine.rules.goals import Termination
from engine.stakes.agreements import (
    DRAWS,
    ENDINGS,
    WITH_VALUE,
    DrawOffer,
    Ended,
    Offer,
    ResignationOffer,
    SettlementOffer,
)
from engine.stakes.cube import ANIMALS, CubeDecision, CubeOffer
from engine.turn import (
    HIGHEST_NUMBER,
    STAGE_WORDS,
    Dice,
    IfShort,
    NameDouble,
    NameRoll,
    Open,
    OpeningTurn,
    PlayerTurn,
    PlayStage,
    Roll,
    Stage,
    Turn,
)
from engine.variants import MOST_EARLY

OVER: Final = "over"
OFFER: Final = "offer"
ILLEGAL: Final = "illegal"
EARLY: Final = "early"
MOST_STAGES: Final = 8
HIGHEST_VALUE: Final = 999_999_999
"""The highest value in the field; whether it is possible is checked elsewhere."""
ROLL_FLAGS: Final = ("opponent", "shown", "again")
IF_SHORT: Final = tuple(map(str, IfShort))
STAGES: Final = tuple(STAGE_WORDS[kind] for kind in (Open, Roll, NameDouble, NameRoll, PlayStage))
CUBE_OFFERS: Final = tuple(map(str, (CubeDecision.DOUBLE, *ANIMALS)))
IN_ANY_ORDER: Final = re.compile(
    r"\b(play|thrown)((?:-[0-9]{1,2}){2,4})(?=-(?!in_order|[0-9])|\.|$)"
)
"""Numbers that may be played in any order, or dice thrown; not those followed by `in_order`."""
OFFERS: Final = (*CUBE_OFFERS, ResignationOffer.kind, DrawOffer.kind, SettlementOffer.kind)


class TurnField(NamedTuple):
    """What the turn field says."""

    turn: Turn | None
    offer: Offer | None = None
    ended: Ended | None = None
    illegal: bool = False


@lru_cache(maxsize=4096)
def write_turn(
    turn: Turn | None,
    offer: Offer | None = None,
    ended: Ended | None = None,
    illegal: bool = False,
) -> str:
    """The turn field of an id."""
    items = _write_ended(ended) if turn is None else _stages(turn)
    if offer:
        items.append("-".join((OFFER, *write_offer(offer))))
    if illegal:
        items.append(ILLEGAL)
    return ".".join(items)


def _write_ended(ended: Ended | None) -> list[str]:
    """`over`, or `over-HOW-WINNER-VALUE` where the game ended away from the board."""
    if ended is None:
        return [OVER]
    parts = [OVER, str(ended.how), *([ended.winner] if ended.winner else [])]
    if ended.value is not None:
        parts.append(str(ended.value))
    return ["-".join((*parts, *(_fraction(ended.points) if ended.points is not None else ())))]


def _stages(turn: Turn) -> list[str]:
    items = [*([turn.player] if turn.player else []), *map(_stage, turn.stages)]
    if turn.thrown:
        items.append(f"thrown-{turn.thrown[0]}-{turn.thrown[1]}")
    if isinstance(turn, PlayerTurn) and turn.early:
        items.append(f"{EARLY}-{turn.early}")
    return items


def write_offer(offer: Offer) -> list[str]:
    """The parts of an offer: kind, player and value or points."""
    match offer:
        case DrawOffer(by):
            return [offer.kind, by]
        case SettlementOffer(by, payer, points):
            return [offer.kind, by, payer, *_fraction(points)]
        case _:
            return [str(offer.kind), offer.by, str(offer.value)]


def _fraction(points: Fraction) -> list[str]:
    return [str(points.numerator), str(points.denominator)]


def _stage(stage: Stage) -> str:
    parts = [STAGE_WORDS[type(stage)]]
    match stage:
        case Roll(by_opponent, shown, again):
            flags = zip(ROLL_FLAGS, (by_opponent, shown, again), strict=True)
            parts += [word for word, on in flags if on]
        case NameDouble(if_short):
            parts += [str(if_short)] if if_short is not IfShort.FORFEIT else []
        case PlayStage(numbers, in_order, if_short):
            parts += map(str, numbers)
            parts += ["in_order"] if in_order else []
            parts += [str(if_short)] if if_short is not IfShort.CARRY_ON else []
    return "-".join(parts)


def highest_first(field: str) -> str:
    """The turn field with the numbers of each roll as they are written: the highest first."""
    return IN_ANY_ORDER.sub(lambda item: f"{item[1]}{_sorted(item[2])}", field)


def _sorted(numbers: str) -> str:
    return "".join(
        f"-{number}" for number in sorted(map(int, numbers[1:].split("-")), reverse=True)
    )


def read_turn(scan: Scan, field: Piece) -> TurnField:
    """The turn field of an id; faults are recorded in `scan`."""
    items = field.split(".")
    is_illegal = len(items) > 1 and items[-1].text == ILLEGAL
    if is_illegal:
        items.pop()
    if items[0].text.split("-")[0] == OVER:
        if len(items) > 1:
            scan.fault("id_bad_shape", items[1], shape="over-HOW-WINNER-VALUE")
        return TurnField(None, None, _read_ended(scan, items[0]), is_illegal)
    offer = None
    if len(items) > 1 and items[-1].text.startswith(f"{OFFER}-"):
        item = items.pop()
        offer = read_offer(scan, item, item.split("-")[1:])
    return TurnField(_read_stages(scan, field, items), offer, None, is_illegal)


def _read_ended(scan: Scan, item: Piece) -> Ended | None:
    parts = item.split("-")[1:]
    if not parts:
        return None
    word = scan.word(parts[0], tuple(map(str, ENDINGS)))
    if word != parts[0].text:
        return None
    how = Termination(word)
    size = _ended_size(how, len(parts))
    if len(parts) != size + 1:
        shape = "-".join(("over", how, *("WINNER", "VALUE", "DENOMINATOR")[:size]))
        scan.fault("id_bad_shape", item, shape=shape)
        return Ended(how)
    winner = _read_color(scan, parts[1]) if size else None
    if how is Termination.SETTLEMENT:
        return Ended(how, winner, points=_read_fraction(scan, parts[2:]))
    value = scan.number(parts[2], 1, HIGHEST_VALUE) if size > 1 else None
    return Ended(how, winner, value)


def _ended_size(how: Termination, parts: int) -> int:
    """How many parts follow the word for how a game ended: a winner, a value, a denominator."""
    if how in DRAWS or (how is Termination.ELSEWHERE and parts == 1):
        return 0
    if how is Termination.SETTLEMENT:
        return 3
    return 2 if how in (*WITH_VALUE, Termination.ELSEWHERE) else 1


def read_offer(scan: Scan, item: Piece, parts: list[Piece]) -> Offer | None:
    """The offer that these parts of an item describe, kind first; None after a fault."""
    kind = scan.word(parts[0], OFFERS)
    shapes = {
        DrawOffer.kind: "offer-draw-BY",
        SettlementOffer.kind: "offer-settlement-BY-PAYER-POINTS-DENOMINATOR",
    }
    shape = shapes.get(kind, f"offer-{kind}-BY-VALUE")
    if len(parts) != shape.count("-"):
        scan.fault("id_bad_shape", item, shape=shape)
        return None
    by = _read_color(scan, parts[1])
    if kind == DrawOffer.kind:
        return DrawOffer(by)
    if kind == SettlementOffer.kind:
        return SettlementOffer(by, _read_color(scan, parts[2]), _read_fraction(scan, parts[3:]))
    value = scan.number(parts[2], 1, HIGHEST_VALUE)
    return (
        ResignationOffer(by, value)
        if kind == ResignationOffer.kind
        else CubeOffer(CubeDecision(kind), by, value)
    )


def _read_color(scan: Scan, piece: Piece) -> Color:
    return cast("Color", scan.word(piece, COLORS))


def _read_fraction(scan: Scan, parts: list[Piece]) -> Fraction:
    numerator, denominator = (scan.number(part, 1, HIGHEST_VALUE) for part in parts)
    return Fraction(numerator, denominator)


def _read_stages(scan: Scan, field: Piece, items: list[Piece]) -> Turn:
    player: Color | None = next((color for color in COLORS if color == items[0].text), None)
    if player:
        items = items[1:]
    thrown, early = None, 0
    if player and items and items[-1].text.startswith(f"{EARLY}-"):
        early = scan.number(items.pop().part(len(EARLY) + 1), 1, MOST_EARLY)
    if items and items[-1].text.startswith("thrown-"):
        thrown = _read_thrown(scan, items.pop())
    if not 1 <= len(items) <= MOST_STAGES:
        scan.fault("id_bad_shape", field, shape="PLAYER.STAGE.STAGE")
    stages = tuple(_read_stage(scan, item) for item in items)
    return PlayerTurn(player, stages, thrown, early) if player else OpeningTurn(stages, thrown)


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


def _read_play(scan: Scan, item: Piece, parts: list[Piece]) -> PlayStage:
    numbers = [scan.number(p, 1, HIGHEST_NUMBER) for p in parts if p.text[:1].isdigit()]
    words = [scan.word(p, ("in_order", *IF_SHORT)) for p in parts if not p.text[:1].isdigit()]
    if not 1 <= len(numbers) <= 4:
        scan.fault("id_bad_shape", item, shape="play-NUMBER-NUMBER")
    in_order = "in_order" in words
    if_short = next((word for word in words if word != "in_order"), IfShort.CARRY_ON)
    # numbers that may be played in any order are written with the highest first
    return PlayStage(
        tuple(numbers if in_order else sorted(numbers, reverse=True)), in_order, IfShort(if_short)
    )
