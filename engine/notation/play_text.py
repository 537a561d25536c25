"""Parsing a play as text: `24/18*/13 6/off(2)` becomes one leg per checker.

Standard notation is words of points joined by strokes. People and language models write much else:
other strokes, the roll in front, counts, `Pass` behind a play. Such a text can have several
readings; `engine.notation.play_reader` finds out on the board which of them are legal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from engine.faults import Fault, Refused
from engine.notation.moves import NO_MOVES
from engine.notation.play_prose import CANNOT_MOVE, FILLERS, JOINING, stated
from engine.position import OTHER, POINTS, Color
from engine.referee.validate import places
from engine.rules.ruleset import Ruleset
from engine.turn import Move
from engine.variants import MOST_CHECKERS

LONGEST_SHOWN = 40

Numbering = Literal["own", "absolute", "opponent"]
"""In which numbers a text names points: standard notation has those of the player who moves."""

Names = Mapping[str, str]
"""The places of a side by the names that they have in a text."""


class Leg(NamedTuple):
    """The moves of one checker: where it stands, and the named stops with whether each hits."""

    at: str
    stops: tuple[tuple[str, bool], ...]

    def steps(self) -> Iterator[tuple[str, str]]:
        """(from, to) for each pair of neighbouring stops."""
        return pairwise((self.at, *(place for place, _ in self.stops)))


Legs = tuple[Leg, ...]


class Reading(NamedTuple):
    """One way to read a text: the legs, none for a pass, and the roll written beside them."""

    legs: Legs
    roll: tuple[int, int] | None = None
    numbers: frozenset[int] = frozenset()
    """The numbers on the dice by which each leg says that it is moved."""


WORD = re.compile(r"([a-z0-9]+)((?:/[a-z0-9]+\*?)+)(?:\(([1-9])\))?(\*?)", re.IGNORECASE)
OTHER_COUNT = re.compile(r"\([2-9]\)")
WORDS = re.compile(r"[^\s,]+")


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
    legs = standard_legs(rules, color, text, numbering)
    if legs is not None:
        found: Sequence[Reading] = [Reading(legs)]
    elif strict:
        raise Refused(_not_standard(rules, color, text, pointer, numbering))
    else:
        names = names_of(rules, color, numbering)
        found = list(dict.fromkeys(_read_freely(names, text)))
        if not found:
            raise Refused(_unreadable(names, text, pointer))
    if all(len(reading.legs) > MOST_CHECKERS for reading in found):
        raise Refused([_fault("text_too_many", pointer, text, 1, most=MOST_CHECKERS)])
    return found


# places


@lru_cache(maxsize=1024)
def names_of(rules: Ruleset, color: Color, numbering: Numbering = "own") -> Names:
    """The names of the places of this side; numbers come first.

    After a condoned illegal play there may be a checker on the bar in any game.
    """
    found = places(rules, color) | {"bar"}
    known = {place: _name(rules, color, place, numbering) for place in found}
    names = {name: place for place, name in sorted(known.items(), key=_rank)}
    for place, others in OTHER_NAMES.items():
        if place in known:
            names |= {name: place for name in others if name not in names}
    return names


def _name(rules: Ruleset, color: Color, place: str, numbering: Numbering) -> str:
    if numbering == "absolute":
        return place
    whose = color if numbering == "own" else OTHER[color]
    route = rules.board.route(whose)
    on_route = not place.isdigit() or int(place) in route.own_number
    return route.written(place) if on_route else ""


def _rank(item: tuple[str, str]) -> tuple[int, str]:
    """Sort key: numbers in order, then words."""
    name = item[1]
    return (int(name), "") if name.isdigit() else (99, name)


OTHER_NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "bar": ("b", "25", "barre", "barra"),
    "off": ("o", "0", "home", "out", "aus", "raus", "sorti", "sortie", "dehors", "fuori"),
    "reserve": ("r", "res", "réserve", "riserva"),
}
"""How people, languages and other programs write places beside the board."""
TURN: Final = "turn"


# standard notation


def standard_legs(
    rules: Ruleset, color: Color, text: str, numbering: Numbering = "own"
) -> Legs | None:
    """The legs of a text in standard notation, none for a pass; None if it is something else."""
    legs: list[Leg] = []
    text = text.strip()
    if text == NO_MOVES:
        return ()
    if "(1)" in text and OTHER_COUNT.search(text):
        return None  # `8/5(3) 6/5(1)` may also name the numbers on the dice
    for word in text.replace(",", " ").split():
        found = _standard_word(rules, color, numbering, word)
        if found is None:
            return None
        legs += found
    return tuple(legs)


@lru_cache(maxsize=8192)
def _standard_word(
    rules: Ruleset, color: Color, numbering: Numbering, word: str
) -> tuple[Leg, ...] | None:
    """The legs of one word; the same words come again and again."""
    if len(word) > LONGEST_SHOWN or not (found := WORD.fullmatch(word.lower())):
        return None
    source, rest, count, star = found.groups()
    stops = rest.removeprefix("/").split("/")
    if star and not stops[-1].endswith("*"):
        stops[-1] += "*"
    leg = _leg(names_of(rules, color, numbering), [source, *stops], rules.has_phases)
    return None if leg is None else _times(leg, int(count or 1))


def _leg(names: Names, stops: Sequence[str], has_phases: bool = True) -> Leg | None:
    """The leg through these stops, the first is where it begins; None for an unknown place."""
    at = names.get(stops[0])
    if at is None:
        return None
    found: list[tuple[str, bool]] = []
    for stop in stops[1:]:
        name = stop.removesuffix("*")
        place = names.get(name)
        if name == TURN and has_phases:
            place = found[-1][0] if found else at
        if place is None:
            return None
        found.append((place, stop.endswith("*")))
    return Leg(at, tuple(found))


def _times(leg: Leg, count: int) -> Legs:
    """A leg for each of several checkers; of those that go to one point only the first can hit."""
    unstarred = Leg(leg.at, tuple((place, False) for place, _ in leg.stops))
    return (leg, *[unstarred] * (count - 1))


# everything else that people write


class Token(NamedTuple):
    """A part of a text, its kind one letter so that patterns can be written over them."""

    kind: str
    text: str
    at: int


TOKENS: Final = (
    ("p", CANNOT_MOVE),
    ("r", r"[(\[]\s*[1-6]\s*[-–,/ ]?\s*[1-6]\s*[)\]]"),
    ("c", r"\(\s*[x×]?\s*[1-9]\s*[x×]?\s*\)"),
    ("t", r"(?<![a-z])[x×]\s*[1-9](?!\d)"),
    ("m", r"(?<![\d/])[1-9]\s*[x×](?=\s*(?:\d+|b[a-z]*)\s*\*?\s*(?:[-–—−→>/]|to\b))"),
    ("*", r"\*|\(\s*hit(?:s|ting)?\s*\)|\bhit(?:s|ting)?\b"),
    ("/", r"-+>|=+>|[→⇒➔➝>/\\]|\bto\b|\bnach\b|\bvers\b"),
    ("-", r"[-–—−‐]+"),
    ("n", r"\d+"),
    ("w", r"[^\W\d_]+"),
    (":", r":"),
    (".", r"[.)]"),
    (",", r"[,;+&\n]"),
    (" ", r"\s+|[\"'`“”„«»‘’_#!(\[\]{}|\\$]"),
    ("?", r"."),
)
TOKEN: Final = re.compile(
    "|".join(f"({pattern})" for _, pattern in TOKENS), re.IGNORECASE | re.DOTALL
)
MOST_TOKENS = 120


def _read_freely(names: Names, text: str) -> Iterator[Reading]:
    """All readings of a text that is not in standard notation.

    If the text is a message that states a play several times, all of them are readings; none if
    one of them cannot be read.
    """
    found: list[Reading] = []
    for part in stated(text):
        tokens = list(_tokens(names, part))
        read = list(_read_tokens(names, tokens)) if len(tokens) <= MOST_TOKENS else []
        if not read and any(token.kind not in ",.:" for token in tokens):
            return
        found += read
    yield from found


def _tokens(names: Names, text: str) -> Iterator[Token]:
    for found in TOKEN.finditer(text):
        kind = TOKENS[(found.lastindex or 1) - 1][0]
        word = found[0].lower()
        if kind == "w":
            kind = _kind_of_word(names, word)
        if kind != " ":
            yield Token(kind, word, found.start() + 1)


def _kind_of_word(names: Names, word: str) -> str:
    if word in names or word == TURN:
        return "n"
    if word in FILLERS:
        return ","
    return "," if word in JOINING else "?"


ROLLS: Final = (
    r"(?P<roll>[rn])[-,.:]*",
    r"(?P<die>n)[-,]?(?P<other>n)[-,.:]*",
    r"(?P<die>n)/(?P<other>n):,*",
)
NUMBERED: Final = r"n[.:],*"
HEADS: Final = ("", r"n[.:-],*", *ROLLS, *(NUMBERED + roll for roll in ROLLS))
"""What may stand before a play: its number, the number of an action, the roll."""

STYLES: Final = (
    ("m?", "[/-]", "[ct]?", "[,.]"),
    ("m?", "/", "[ct]?", "[-,.]"),
    ("m?", "-", "[ct]?", "[/,.]"),
    # `2x` may also stand behind the leg that it counts
    ("", "[/-]", "[ctm]?", "[,.]"),
    ("m?", ",?", "[ct]?", "[,.]"),
)
"""What stands in front of a leg, between its points, behind it, and between legs; the last is a
row of pairs.
"""


def _leg_pattern(before: str, stroke: str, behind: str) -> str:
    more = "{1}" if stroke == ",?" else "+"
    return rf"(?:n[.:],*)?{before}n\*?(?:{stroke}n\*?){more}{behind}\*?"


BODIES: Final = tuple(
    (re.compile(leg), re.compile(rf"{join}*(?:{leg}{join}*)*"))
    for *parts, join in STYLES
    for leg in [_leg_pattern(*parts)]
)
HEAD_PATTERNS: Final = tuple(map(re.compile, HEADS))
TAIL: Final = re.compile(r"[,.:]*(r[,.]*)?$")


def _read_tokens(names: Names, tokens: Sequence[Token]) -> Iterator[Reading]:
    """The readings of a row of tokens: what may stand before the play, then its legs."""
    passes = not tokens or any(token.kind in "p-" for token in tokens)
    kinds = "".join(token.kind for token in tokens)
    passes_first = "p" in kinds.rpartition("n")[0]
    tokens = _only_play(tokens)
    kinds = "".join(token.kind for token in tokens)
    if "?" in kinds:
        return
    tail = TAIL.search(kinds)
    last = tokens[kinds.index("r", tail.start())] if tail and tail[1] else None
    end = tail.start() if tail else len(kinds)
    for pattern in HEAD_PATTERNS:
        head = pattern.match(kinds, 0, end)
        if head is None:
            continue
        roll = _roll(head, tokens)
        is_roll = kinds.startswith("n:") and _dice(tokens[0].text) is not None
        if (roll is None) if head.re.groups else (head.end() and is_roll):
            continue
        if last and roll is None:
            roll = _dice(last.text)
        for reading in _read_body(names, tokens[head.end() : end], roll, passes):
            if not (passes_first and reading.legs):
                yield reading


def _only_play(tokens: Sequence[Token]) -> list[Token]:
    """The tokens without `Pass` behind a play, and without what leads up to it."""
    kept: list[Token] = []
    for token in tokens:
        is_idle = token.kind in ",.:" and (not kept or kept[-1].kind == ",")
        if token.kind != "p" and not is_idle:
            kept.append(token)
    while kept and kept[-1].kind == "-":
        kept.pop()
    return kept


def _roll(head: re.Match[str], tokens: Sequence[Token]) -> tuple[int, int] | None:
    """The dice in front of a play; None if these tokens are none."""
    groups = head.groupdict()
    text = "".join(
        tokens[head.start(name)].text for name, found in groups.items() if found is not None
    )
    return _dice(text)


def _dice(text: str) -> tuple[int, int] | None:
    digits = re.sub(r"[^\w]", "", text)
    if len(digits) != 2 or not set(digits) <= set("123456"):
        return None
    return int(digits[0]), int(digits[1])


def _read_body(
    names: Names, tokens: Sequence[Token], roll: tuple[int, int] | None, passes: bool
) -> Iterator[Reading]:
    kinds = "".join(token.kind for token in tokens)
    if not kinds.strip(",.:"):
        if passes:
            yield Reading((), roll)
        return
    for number, (leg, body) in enumerate(BODIES):
        is_row = number == len(BODIES) - 1
        if (is_row and set(kinds) & {"/", "-"}) or not body.fullmatch(kinds):
            continue
        words = [tokens[found.start() : found.end()] for found in leg.finditer(kinds)]
        for counted in (True, False) if "c" in kinds else (True,):
            legs = _legs(names, words, counted)
            if legs is not None:
                yield Reading(legs, roll, frozenset() if counted else _numbers(words))


def _legs(names: Names, words: Sequence[Sequence[Token]], counted: bool) -> Legs | None:
    """The legs of words; with `counted` a number in brackets says how many checkers, else by
    which number of the dice one moves, and each word has one.
    """
    legs: list[Leg] = []
    numbered = [word[1].kind in ".:" for word in words]
    for word in words:
        tokens = list(word)
        if any(numbered):
            # the numbers of lines or dice, for all moves or for none
            if not all(numbered) or len(tokens[0].text) > 1:
                return None
            tokens = tokens[2:]
        leg = _leg(names, _starred(tokens))
        counts = [token.text for token in tokens if token.kind in "mtc"]
        if leg is None or len(counts) > 1 or not (counted or counts):
            return None
        legs += _times(leg, int(re.sub(r"\D", "", counts[0])) if counted and counts else 1)
    return tuple(legs)


def _numbers(words: Sequence[Sequence[Token]]) -> frozenset[int]:
    """The numbers behind the words."""
    found = (token.text for word in words for token in word if token.kind == "c")
    return frozenset(int(re.sub(r"\D", "", text)) for text in found)


def _starred(tokens: Sequence[Token]) -> list[str]:
    """The places of a word, each with its star."""
    stops: list[str] = []
    for token in tokens:
        if token.kind == "n":
            stops.append(token.text)
        elif token.kind == "*" and len(stops) > 1 and not stops[-1].endswith("*"):
            stops[-1] += "*"
    return stops


# faults


def _fault(code: str, pointer: str, found: str, at: int, **facts: object) -> Fault:
    where = {"character": at, "field": "notation", "found": found[:LONGEST_SHOWN]}
    return Fault(code, pointer, facts=where | facts)


def _not_standard(
    rules: Ruleset, color: Color, text: str, pointer: str, numbering: Numbering
) -> list[Fault]:
    """The words that are not standard notation."""
    return [
        _fault("text_unreadable", pointer, word[0], word.start() + 1)
        for word in WORDS.finditer(text)
        if _standard_word(rules, color, numbering, word[0]) is None
    ] or [_fault("text_unreadable", pointer, text, 1)]


def _unreadable(names: Names, text: str, pointer: str) -> list[Fault]:
    """The parts of a text that cannot belong to a play; all of it if each of them could."""
    faults: list[Fault] = []
    tokens = list(_tokens(names, text))
    first = next((token for token in tokens if token.kind == "n"), None)
    for token in tokens:
        is_place = token.kind != "n" or token.text in names or token.text == TURN
        if token.kind == "?":
            faults.append(_fault("text_unreadable", pointer, token.text, token.at))
        elif not is_place and (token is not first or _dice(token.text) is None):
            known = [name for name, place in names.items() if place in POINTS]
            faults.append(_fault("text_no_place", pointer, token.text, token.at, known=known))
    return faults or [_fault("text_unreadable", pointer, text.strip() or text, 1)]
