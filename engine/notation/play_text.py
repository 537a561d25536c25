"""Reading a play as text: `24/18*/13 6/off(2)`, `31: 8-5, 6-5`, `I play 8/5 6/5.`

Standard notation is read at once. Anything else is a message, which may state its play several
times and have several readings; `engine.notation.play_reader` finds out on the board which of them
are legal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from engine.faults import Fault, Refused
from engine.notation.play_grammar import (
    Reading,
    gives_reasons,
    read_statement,
    sentences,
    tokens_of,
)
from engine.notation.play_legs import (
    LONGEST_WORD,
    TURN,
    Names,
    Numbering,
    names_of,
    standard_legs,
    standard_word,
)
from engine.notation.play_prose import stated
from engine.notation.play_words import KNOWN
from engine.position import POINTS, Color
from engine.rules.ruleset import Ruleset
from engine.turn import Move
from engine.variants import MOST_CHECKERS

WORDS = re.compile(r"[^\s,]+")
WIDE: Final = {0xFEE0 + ord(sign): sign for sign in "0123456789/:(),"}
"""Full-width digits and signs."""


def parse_moves(rules: Ruleset, color: Color, text: str, pointer: str) -> list[Move]:
    """The moves of a text, from stop to stop and without numbers; `Refused` if unreadable.

    Without a board a text with several readings is read in the first way.
    """
    reading = readings(rules, color, text, pointer)[0]
    return [
        Move(source, target, 0, hit)
        for leg in reading.legs
        for (source, target), (_, hit) in zip(leg.steps(), leg.stops, strict=True)
    ]


def readings(
    rules: Ruleset,
    color: Color,
    text: str,
    pointer: str = "/notation",
    *,
    strict: bool = False,
    numbering: Numbering = "own",
) -> Sequence[Reading]:
    """The ways to read a text, one if it is in standard notation; `Refused` if there is none.

    `strict`: only standard notation is read.
    """
    # lines may be moves, or say the same again
    is_one_line = strict or "\n" not in text.strip()
    legs = standard_legs(rules, color, text, numbering) if is_one_line else None
    if legs is not None:
        found: Sequence[Reading] = [Reading(legs)]
    elif strict:
        raise Refused(_not_standard(rules, color, text, pointer, numbering))
    else:
        names = names_of(rules, color, numbering)
        found = list(dict.fromkeys(_read_freely(names, text.translate(WIDE), color)))
        if not found:
            raise Refused(_unreadable(names, text, pointer))
    if all(len(reading.legs) > MOST_CHECKERS for reading in found):
        raise Refused([_fault("text_too_many", pointer, text, 1, most=MOST_CHECKERS)])
    return found


def _read_freely(names: Names, text: str, color: Color) -> Iterator[Reading]:
    """All readings of a message; none if it states a play that cannot be read."""
    message = stated(text, color)
    if not all(gives_reasons(each, color) for each in sentences(tokens_of(names, message.after))):
        return
    found: list[Reading] = []
    for number, play in enumerate(message.plays):
        read = read_statement(names, play, color)
        if not read:
            return
        found += [reading._replace(statement=number) for reading in read]
    yield from found


# faults


def _fault(code: str, pointer: str, found: str, at: int, **facts: object) -> Fault:
    where = {"character": at, "field": "notation", "found": found[:LONGEST_WORD]}
    return Fault(code, pointer, facts=where | facts)


def _not_standard(
    rules: Ruleset, color: Color, text: str, pointer: str, numbering: Numbering
) -> list[Fault]:
    """The words that are not standard notation."""
    return [
        _fault("text_unreadable", pointer, word[0], word.start() + 1)
        for word in WORDS.finditer(text)
        if standard_word(rules, color, numbering, word[0]) is None
    ] or [_fault("text_unreadable", pointer, text, 1)]


def _unreadable(names: Names, text: str, pointer: str) -> list[Fault]:
    """The parts of a text that cannot belong to a play; all of it if each of them could."""
    faults: list[Fault] = []
    tokens = list(tokens_of(names, text))
    first = next((token for token in tokens if token.kind == "n"), None)
    for token in tokens:
        is_place = token.kind != "n" or token.text in names or token.text == TURN
        is_unknown = token.kind == "w" and token.text not in KNOWN
        if token.kind in "?q" or is_unknown:
            faults.append(_fault("text_unreadable", pointer, token.text, token.at))
        elif not is_place and (token is not first or not re.fullmatch("[1-6]{2}", token.text)):
            known = [name for name, place in names.items() if place in POINTS]
            faults.append(_fault("text_no_place", pointer, token.text, token.at, known=known))
    return faults or [_fault("text_unreadable", pointer, text.strip() or text, 1)]
