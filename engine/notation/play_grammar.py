"""The grammar of plays in free text: tokens, the sentences that state a play, and its legs.

People and language models write other strokes, the roll in front, counts, `Pass` behind a play,
and reasons. Such a text can have several readings; `engine.notation.play_reader` finds out on the
board which of them are legal.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations
from typing import Final, NamedTuple

from engine.notation.play_legs import TURN, Leg, Legs, Names, leg_through, times
from engine.notation.play_words import (
    CLOSINGS,
    COLOR_WORDS,
    DOING,
    LEADING,
    OPENERS,
    OPPONENT_SUFFERS,
    REASONING,
    REASONS,
    STATING,
)
from engine.position import OTHER, Color


class Token(NamedTuple):
    """A part of a text, its kind one letter so that patterns can be written over them."""

    kind: str
    text: str
    at: int


class Reading(NamedTuple):
    """One way to read a text: the legs, none for a pass, and the roll written beside them."""

    legs: Legs
    roll: tuple[int, int] | None = None
    numbers: frozenset[int] = frozenset()
    """The numbers on the dice by which each leg says that it is moved."""
    statement: int = 0
    """Which statement of the message this is a reading of; all of them must mean the same."""


PASSES: Final = (
    r"pass(?:e[sn]?|ed|ing|o)?",
    r"skip",
    r"none",
    r"n/a",
    r"nothing(?: to play)?",
    r"danc(?:e[sd]?|ing)",
    r"fanned",
    r"(?:am |is |i'm )?closed out",
    r"stay(?:s|ing)? on (?:the )?bar",
    r"(?:can ?not|can['’]t|unable to) (?:move|play|enter)(?: from the bar)?",
    r"no (?:legal |possible |valid |available )?(?:moves?|plays?)(?: (?:possible|available))?",
    r"kein(?:en)? (?:zug|züge)(?: möglich)?",
    r"kann nicht (?:ziehen|spielen)",
    r"aucun (?:coup|mouvement)(?: possible)?",
    r"ne (?:peut|peux) pas jouer",
    r"nessuna (?:mossa|giocata)(?: possibile)?",
    r"non (?:può|posso) muovere",
)
STROKE: Final = r"-+>|=+>|[→⇒➔➝>/\\\u2044\u2215]"
PLACE_AHEAD: Final = (
    r"(?=\s+(?:the |my |our |point |a )*(?:\d|bar\b|off\b|home\b|out\b|turn\b|[bo]\b))"
)
A_DIE: Final = r"(?:a |the |my )?[1-6]"
A_LEG: Final = r"(?:\d{1,2}|bar)(?:[/-](?:\d{1,2}|off)\*?)+(?:\([1-4]\))?"
A_PLAY: Final = rf"{A_LEG}(?:,? {A_LEG})*"
TOKENS: Final = (
    # what is said beside a play, with words or numbers that would otherwise belong to it
    ("i", rf"(?:{'|'.join(OPPONENT_SUFFERS)})(?!\s*(?:\d|bar))"),
    ("i", r"\b(?:from|on|off) the bar\b(?!\s*(?:to\b|[-–—−→>/]))|\b(?:home|inner|outer) ?board\b"),
    ("i", r"\b(?:this|my) turn\b|\byour (?:turn|move)(?=\W*\Z)|\bbear(?:s|ing)? off\b(?!\s*\d)"),
    ("i", r"\bno (?:blots?|(?:direct )?shots?|risks?)\b|(?<![\d/>→-])\b\d{1,2} pips?\b"),
    ("i", r"\bblock\w* (?:the )?(?:rolls? )?[1-6]-[1-6]\b(?: rolls?)?"),
    (
        "i",
        r"\b(?:(?:better|stronger|safer|rather) than|instead of|beats|not) "
        rf"{A_PLAY}(?=\s*(?:[.!)\n]|$))|\bthreatening {A_PLAY}"
        rf"|\({A_PLAY} (?:is|would be) (?:worse|weaker|loose|looser)\)"
        rf"|\bi (?:also )?considered {A_PLAY},? ?(?:but(?: rejected it)?|too|(?=[.]))",
    ),
    (
        "i",
        r"\bthere (?:are|is) no(?:thing)? better(?: \w+)?"
        r"|\bi (?:don['’]t|do not) see anything better",
    ),
    ("i", r"\bnothing else is as good|\(i think\)|<-+(?= best| *$)|\d+(?:\.\d+)?\s?%|= \d+ pips\b"),
    ("i", r"\b(?:blots?|checkers?) on (?:the |my )?\d{1,2}\b(?!\s*[-–/>→])(?:[- ]points?)?"),
    ("i", r"\beq(?:uity)?\b:?|(?<![\d/.-])[-+−]?\d\.\d{3}\b"),
    # the number of an action
    (
        "h",
        r"(?:\bgame\s*#?\d+\s*[,:.]?\s*)?\b(?:turn|move|ply|play|round)\s*#?\d{1,3}\s*[:.)]+(?!\d)",
    ),
    ("h", r"^\W*[IVX]+[.)](?=\s)|\bgame\s*#?\d+\s*[,:.]|#\d{1,3}[:.)]?(?=\s)"),
    ("p", rf"\b(?:{'|'.join(PASSES)})(?!\w)"),
    (
        "N",
        r"\b(?P<point>\d{1,2}|bar|ace|deuce|three|four|five|six|seven|eight|golden|mid)"
        r"[- ]?(?:points?|pts?)\b|\bpoint (?P<number>\d{1,2})\b",
    ),
    ("r", r"[(\[]\s*[1-6]\s*[-–,/ ]?\s*[1-6]\s*[)\]]"),
    (
        "r",
        r"\b(?:roll(?:s|ed|ing)?|dice|threw|thrown|wurf|dés?|tiro)\b(?:\W|is\b|are\b|was\b|of\b|a\b)*?"
        rf"{A_DIE}\s*(?:[-–,/]|and|&)?\s*{A_DIE}(?!\d)(?!\s*(?:{STROKE}|[-–—−]|to\b))",
    ),
    (
        "r",
        r"\b(?<!go )(?<!going )(?:with|on|for|got)\s+(?:the |a )?"
        rf"(?:[1-6]-?[1-6]|{A_DIE} and {A_DIE})(?!\d)(?!\s*(?:{STROKE}|[-–—−]|to\b))",
    ),
    ("d", r"(?<=\d)=\s*[1-6]\b(?![/-])"),
    ("d", rf"\b(?:with|using|by)\s+{A_DIE}\b(?!\s*(?:{STROKE}|[-–—−]?\s*\d|to\b|off?\b))"),
    ("c", r"\(\s*[x×]?\s*[1-9]\s*[x×]?\s*\)"),
    (
        "t",
        r"(?<![a-z])[x×]\s*[1-9](?!\d)|\btwice\b|\bboth\b(?=\s*(?:[,;.)\n]|and\b|$))|²|\*[2-4](?![\d/*-])",
    ),
    (
        "m",
        r"(?:(?<![\d/])[1-9]\s*[x×]\s*|\b(?:[2-4] checkers|[2-4](?= from)|two|three|four)"
        rf"(?: checkers| men)?\s+)(?:from )?(?=(?:\d+|b[a-z]*)\s*\*?\s*(?:{STROKE}|[-–—−]|to\b))",
    ),
    ("*", r"\*|\(\s*hit(?:s|ting)?\s*\)|\bhit(?:s|ting)?\b"),
    ("/", rf"{STROKE}|\b(?:to|nach|vers){PLACE_AHEAD}"),
    ("-", r"[-–—−‐]+|(?<=\d)~(?=\d)"),
    ("n", r"\d+"),
    ("w", r"[^\W\d_]+(?:['’][^\W\d_]+)?"),
    (":", r":"),
    ("e", r"(?:[.!]+|!\?)(?=[\s\"'`*”»)\]]|$)|\n\s*"),
    ("q", r"\?"),
    (".", r"[.)]"),
    (",", r"[,;+&]"),
    (" ", r"\s+|[\"'`“”„«»‘’_#(\[\]{}|\\$✓✔✅👍🎲🎯🙂😀😊\ufe0f]"),
    ("?", r"."),
)
TOKEN: Final = re.compile(
    "|".join(
        f"(?P<k{n}>{re.sub('[?]P<(point|number)>', '', pattern)})"
        for n, (_, pattern) in enumerate(TOKENS)
    ),
    re.IGNORECASE,
)
NAMED: Final = re.compile(next(pattern for kind, pattern in TOKENS if kind == "N"), re.IGNORECASE)
POINT_WORDS: Final = {
    "ace": "1",
    "deuce": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "bar": "7",
    "seven": "7",
    "eight": "8",
    "mid": "13",
}
MOST_TOKENS: Final = 400
MOST_TO_READ: Final = 120

DECORATION: Final = re.compile(r"\*\*|__|\\text|\\(?=[\s,;$])|^[ \t]*>+(?=\s)", re.MULTILINE)
BULLET: Final = re.compile(r"^[ \t]*(?:[-•]|\*(?=\s))\s+(?=\S)|(?<=\s)•(?=\s)", re.MULTILINE)
SIDE: Final = re.compile(r"^\W*(w|b|white|black)\s*:", re.IGNORECASE)
BRACKETED: Final = r"[(\[]\s*(\w{1,3}\*?)\s*(?:-+>|[→/,])\s*(\w{1,3}\*?)\s*[)\]]"
ALL_BRACKETED: Final = re.compile(
    rf"\W*?(?:{BRACKETED}\s*(?:[x×]\s*[1-9]|\([1-9]\))?[\s,;.]*(?:and\b)?\s*)+", re.IGNORECASE
)


TO_ANOTHER: Final = rf"(?!\s*(?:{STROKE}|[-–—−]|to\b|\d))"
IN_WORDS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), notation)
    for pattern, notation in (
        (r"^\s*<([^<>]*)>\s*$", r"\1"),
        (r"/\s*bear(?:ing)? off\b", "/off"),
        (r"(?<![\d/-])\b([1-6])(?:,| and) ([1-6]) off\b", r"\1/off \2/off"),
        (rf"\b([2-4])\(({A_LEG})\)", r"\2(\1)"),
        (
            r"\b(?:(?:bear(?:s|ing)?|take) off|off(?= \d, off))"
            rf" (?:from )?([1-6])(?: and|, off) ([1-6])\b{TO_ANOTHER}",
            r"\1/off \2/off",
        ),
        (r"\bbar(\d{1,2})\b", r"bar/\1"),
        (rf"[(\[]({A_PLAY})[)\]] ?[x×] ?2\b|({A_PLAY}), ?twice\b", r"\1\2 \1\2"),
        (
            rf"\benter(?:s|ing)? (?:on|at) (?:the |my )?(\d{{1,2}})\b(?:[- ]point)?{TO_ANOTHER}",
            r"bar/\1",
        ),
        (r"(?<=\d),? (?:and )?(?:then|continue|continuing|on) (?:on )?to (?:the )?(?=\d)", "/"),
    )
)
"""Moves in words, and how notation writes them."""


def read_statement(names: Names, text: str, color: Color) -> list[Reading]:
    """All readings of a text that states one play, perhaps more than once."""
    named = SIDE.match(text)
    if named and named[1].lower()[0] != color[0]:
        return []
    for decoration in (SIDE, DECORATION, BULLET):
        text = decoration.sub(lambda found: " " * len(found[0]), text)
    readings = _readings(names, text, color)
    written = re.sub(BRACKETED, r" \1/\2 ", text) if ALL_BRACKETED.fullmatch(text) else text
    for pattern, notation in IN_WORDS:
        written = pattern.sub(notation, written)
    return readings if written == text else readings + _readings(names, written, color)


def _readings(names: Names, text: str, color: Color) -> list[Reading]:
    tokens = list(tokens_of(names, text))
    if not tokens:
        return [Reading(())]
    clauses = stating(tokens, color) if len(tokens) <= MOST_TOKENS else None
    if not clauses:
        return []
    read = [list(_read_tokens(names, clause)) for clause in clauses]
    are_lines = all(token.text.strip(" \t") == "\n" for token in tokens if token.kind == "e")
    if len(clauses) > 1 and not (are_lines and _is_list(clauses, read)):
        clauses, repeated = _without_repeated(clauses, read)
        if clauses is None:
            return []
    else:
        repeated = []
    joined = list(chain.from_iterable([*clause, Token(",", ",", 0)] for clause in clauses))
    found = list(_read_tokens(names, joined))
    rolls = {reading.roll for readings in repeated for reading in readings if reading.roll}
    if not rolls:
        return found
    return [
        reading._replace(roll=roll)
        for reading in found
        for roll in rolls
        if reading.roll in (None, roll)
    ]


# tokens


def tokens_of(names: Names, text: str) -> Iterator[Token]:
    """The parts of a text, without what only decorates it."""
    before = ""
    for found in TOKEN.finditer(text):
        kind = TOKENS[int((found.lastgroup or "k0")[1:])][0]
        word = found[0].lower().replace("’", "'")
        if kind == "w" and (word in names or word == TURN):
            kind = "n"
        if kind == "*" and "hit" in word and not before.endswith("n"):
            kind = "w"
        if kind == "e" and word == "." and _numbers_a_line(before, text, found):
            kind = "."
        if kind != " ":
            before += kind
            yield Token(kind, word, found.start() + 1)


def _numbers_a_line(before: str, text: str, dot: re.Match[str]) -> bool:
    """Whether a full stop follows the number of a move, as in `12. 8/5`."""
    near = re.search(r"(?:^|[\s(#])\d{1,3}$", text[max(0, dot.start() - 5) : dot.start()])
    return (near is not None and re.search(r"[-/dn]n$", before[-2:]) is None) or (
        bool(near and re.search(r"[-/]n\*?[ct]?n$", before)) and bool(text[dot.end() :].strip())
    )


# sentences


MATERIAL: Final = "nprcmtd*/-"
DETERMINERS: Final = frozenset({"the", "my", "a", "our", "from", "point", "checker", "one", "its"})
NOT_THE_PLAY: Final = re.compile(
    r"^(?:is|are|would|do|does|est|ist|è|will (?:i|we))\b"
    r"|\b(?:second|another) (?:\w+ )?(?:best|move|play|choice)\b"
)
"""A sentence that asks, with or without its mark, or that states another play than the best."""
NO_REASON: Final = re.compile(
    r"^(?!(?:this|that) )(?:.* )?(?:play|move|choice)s? (?:is|are)\b|^\w+ing\b.* (?:is|are)\b"
)
"""A sentence about another play than the one that is stated: `the best move is running`."""


def stating(tokens: Sequence[Token], color: Color) -> list[list[Token]] | None:
    """The sentences that state a play, each without reasons; None if a word is not known."""
    kept: list[list[Token]] = []
    asked = False
    for clause, end in _sentences(tokens):
        clause = _named_points(clause)
        at = [n for n, token in enumerate(clause) if token.kind in MATERIAL]
        words = [token for token in clause if token.kind in "wiNh?:,."]
        asked = end == "q"
        if not at:
            is_lead = not kept and _known(words, LEADING, color)
            if not is_lead and (asked or not gives_reasons(words, color)):
                return None
            continue
        part = _stated_part(clause, at[0], at[-1], color)
        if part is None or asked:
            return None
        kept.append(part)
    return None if asked else kept


def gives_reasons(tokens: Sequence[Token], color: Color) -> bool:
    """Whether a sentence beside a play only gives reasons, or greets."""
    words = [token.text for token in tokens if token.kind in "wiN?"]
    if not words or " ".join(words) in CLOSINGS:
        return True
    text = " ".join(token.text for token in tokens if token.kind == "w")
    first = next(token for token in tokens if token.kind in "wiN?")
    opens = first.text in OPENERS or first.kind == "i"
    return opens and not NO_REASON.search(text) and _known(tokens, REASONING, color)


def _stated_part(
    clause: Sequence[Token], first: int, last: int, color: Color
) -> list[Token] | None:
    """A sentence without the reasons before and after its play."""
    start = 0
    if NOT_THE_PLAY.search(" ".join(token.text for token in clause)):
        return None
    if clause[0].text in REASONS | DOING | {"to"}:
        start = next((n for n in range(first - 1, 0, -1) if clause[n].kind in ",:"), 0)
    if clause[last + 1 : last + 2] and clause[last + 1].kind == ":":
        last += 1
    tail = clause[last + 1 :]
    text = " ".join(token.text for token in tail if token.kind == "w")
    is_known = (
        _known(clause[:start], REASONING, color)
        and _known(clause[start : last + 1], STATING, color)
        and _known(tail, REASONING, color)
        and not NO_REASON.search(text)
    )
    return list(clause[start : last + 1]) if is_known else None


def _known(tokens: Sequence[Token], words: frozenset[str], color: Color) -> bool:
    for token in tokens:
        if token.kind == "?":
            return False
        if token.kind == "w" and token.text not in words and token.text not in COLOR_WORDS[color]:
            return False
        if token.kind == "i" and color in token.text and OTHER[color] not in token.text:
            return False
    return True


def sentences(tokens: Iterable[Token]) -> list[list[Token]]:
    """The sentences of a text; a question ends on its mark."""
    return [[*each, Token("?", end, 0)] if end == "q" else each for each, end in _sentences(tokens)]


def _sentences(tokens: Iterable[Token]) -> Iterator[tuple[list[Token], str]]:
    sentence: list[Token] = []
    for token in tokens:
        if token.kind in "eq":
            if sentence or token.kind == "q":
                yield sentence, token.kind if token.kind == "q" else token.text
            sentence = []
        else:
            sentence.append(token)
    if sentence:
        yield sentence, ""


def _named_points(clause: Sequence[Token]) -> list[Token]:
    """The points named in words: where a move begins or ends their numbers, elsewhere words."""
    found = list(clause)
    for n, token in enumerate(found):
        if token.kind != "N":
            continue
        before = [each for each in found[:n] if each.text not in DETERMINERS - {"from"}]
        stroke_before = bool(before) and (before[-1].kind in "/-" or before[-1].text == "from")
        stroke_after = n + 1 < len(found) and found[n + 1].kind in "/-"
        if stroke_before or stroke_after:
            named = NAMED.match(token.text)
            word = (named["point"] or named["number"]) if named else ""
            number = word if word.isdigit() else POINT_WORDS.get(word)
            found[n] = token._replace(kind="n", text=number) if number else token._replace(kind="?")
    return found


def _is_list(clauses: Sequence[Sequence[Token]], read: Sequence[Sequence[Reading]]) -> bool:
    """Whether the sentences are single moves without words, one to a line."""
    are_bare = all(token.kind not in "wiN" for clause in clauses for token in clause)
    return are_bare and all(len(each.legs) == 1 for readings in read for each in readings)


Clauses = list[list[Token]]


def _without_repeated(
    clauses: Clauses, read: Sequence[list[Reading]]
) -> tuple[Clauses | None, list[list[Reading]]]:
    """The sentences without those whose moves another one states too, and the readings of these.

    None if sentences share only some of their moves.
    """
    ends = [
        [sorted((leg.at, leg.stops[-1][0]) for leg in each.legs) for each in readings if each.legs]
        for readings in read
    ]
    kept = list(range(len(clauses)))
    for n in range(len(clauses)):
        others = (other for other in kept if other != n)
        if ends[n] and any(_contains(ends[other], ends[n]) for other in others):
            kept.remove(n)
    sources = [{at for way in ends[n] for at, _ in way} for n in kept]
    if any(a & b for a, b in combinations(sources, 2)):
        return None, []
    return [clauses[n] for n in kept], [read[n] for n in range(len(clauses)) if n not in kept]


def _contains(
    ways: Sequence[Sequence[tuple[str, str]]], others: Sequence[Sequence[tuple[str, str]]]
) -> bool:
    """Whether one way to read a sentence has all moves of another sentence."""
    return any(
        all(way.count(move) >= other.count(move) for move in other)
        for way in ways
        for other in others
    )


# legs


ROLLS: Final = (
    r"(?P<roll>[rn])[-,.:w]*",
    r"(?P<die>n)[-,]?(?P<other>n)[-,.:w]*",
    r"(?P<die>n)/(?P<other>n):[,w]*",
)
NUMBERED: Final = r"n[.:][,w]*"
HEADS: Final = ("", r"n[.:-][,w]*", *ROLLS, *(NUMBERED + roll for roll in ROLLS))
"""What may stand before a play: its number, the number of an action, the roll."""

STYLES: Final = (
    ("m?", "[/-]", "[ctd]?", "[,.w]"),
    ("m?", "/", "[ctd]?", "[-,.w]"),
    ("m?", "-", "[ctd]?", "[/,.w]"),
    ("", ":", "[ct]?", "[,.w]"),
    # `2x` may also stand behind the leg that it counts
    ("", "[/-]", "[ctm]?", "[,.w]"),
    ("m?", ",?", "[ct]?", "[,.w]"),
)
"""What stands in front of a leg, between its points, behind it, and between legs; the last is a
row of pairs.
"""


def _leg_pattern(before: str, stroke: str, behind: str) -> str:
    more = "{1}" if stroke == ",?" else "+"
    line = "" if stroke == ":" else r"(?:d[,w:]+|n[.:][,w]*)?"
    return rf"{line}{before}n\*?(?:{stroke}n\*?){more}{behind}\*?"


BODIES: Final = tuple(
    (re.compile(leg), re.compile(rf"{join}*(?:{leg}{join}*)*"))
    for *parts, join in STYLES
    for leg in [_leg_pattern(*parts)]
)
HEAD_PATTERNS: Final = tuple(map(re.compile, HEADS))
TAIL: Final = re.compile(r"[,.:w]*(r[,.w]*)?$")
A_ROLL: Final = re.compile(r"n(?:[-,/]?n)?:")
ONLY_A_ROLL: Final = re.compile(r"(?:n[.:])?[rn]:")


def _read_tokens(names: Names, tokens: Sequence[Token]) -> Iterator[Reading]:
    """The readings of a row of tokens: what may stand before the play, then its legs."""
    if len(tokens) > MOST_TO_READ:
        return
    kinds = "".join(token.kind for token in tokens)
    can_pass = "N" not in kinds
    passes = can_pass and bool(set(kinds) & set("p-") or ONLY_A_ROLL.fullmatch(kinds.rstrip(",ih")))
    passes_first = "p" in kinds.rpartition("n")[0]
    tokens = _only_play(tokens)
    for reading in chain(_read_row(names, tokens, passes), _with_roll_behind(names, tokens)):
        if not (passes_first and reading.legs):
            yield reading


def _with_roll_behind(names: Names, tokens: Sequence[Token]) -> Iterator[Reading]:
    """The readings in which the last number, or the last two, are the roll: `8/5 6/5 3-1`."""
    kinds = "".join(token.kind for token in tokens).rstrip(",.w")
    found = re.search(r"(?:(?<=[ntc*,w])n-n|(?<=[ntc*,w])n)$", kinds)
    if not found:
        return
    roll = _dice("".join(token.text for token in tokens[found.start() : found.end()]))
    if roll is None:
        return
    for reading in _read_row(names, tokens[: found.start()], passes=False):
        if reading.legs and reading.roll in (None, roll):
            yield reading._replace(roll=roll)


def _read_row(names: Names, tokens: Sequence[Token], passes: bool) -> Iterator[Reading]:
    kinds = "".join(token.kind for token in tokens)
    if "?" in kinds:
        return
    tail = TAIL.search(kinds)
    last = tokens[kinds.index("r", tail.start())] if tail and tail[1] else None
    end = tail.start() if tail else len(kinds)
    for pattern in HEAD_PATTERNS:
        head = pattern.match(kinds, 0, end if not last or end else len(kinds))
        if head is None:
            continue
        if head.end() and kinds[0] == "n" and not tokens[0].text.isdigit():
            continue
        roll = _roll(head, tokens)
        first = A_ROLL.match(kinds)
        is_roll = first and _dice("".join(token.text for token in tokens[: first.end()]))
        if (roll is None) if head.re.groups else (head.end() and is_roll):
            continue
        if last and roll is None:
            roll = _dice(last.text)
        yield from _read_body(names, tokens[head.end() : max(end, head.end())], roll, passes)


def _only_play(tokens: Sequence[Token]) -> list[Token]:
    """The tokens without `Pass` behind a play, and without what leads up to it."""
    kept: list[Token] = []
    for each in tokens:
        token = each._replace(kind="w") if each.kind in "hiN" else each
        is_idle = token.kind in ",.:w" and (not kept or kept[-1].kind in ",w")
        if token.kind == "w" and kept and kept[-1].kind == ",":
            kept[-1] = token
        if token.kind == "p" or is_idle or (token.kind == "w" and kept and kept[-1].kind in "/m"):
            continue
        kept.append(token)
    while kept and kept[-1].kind in "-,.:w":
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
    digits = re.sub(r"\D", "", text)
    if len(digits) != 2 or not set(digits) <= set("123456"):
        return None
    return int(digits[0]), int(digits[1])


def _read_body(
    names: Names, tokens: Sequence[Token], roll: tuple[int, int] | None, passes: bool
) -> Iterator[Reading]:
    kinds = "".join(token.kind for token in tokens)
    if not kinds.strip(",.:w"):
        if passes:
            yield Reading((), roll)
        return
    for number, (leg, body) in enumerate(BODIES):
        is_row = number == len(BODIES) - 1
        if (is_row and set(kinds) & {"/", "-"}) or not body.fullmatch(kinds):
            continue
        words = [tokens[found.start() : found.end()] for found in leg.finditer(kinds)]
        for counted in (True, False) if "c" in kinds else (True,):
            legs = _legs(names, words, counted, strokes=STYLES[number][1])
            if legs is not None:
                numbers = _numbers(words, "d" if counted else "cd")
                yield Reading(legs, roll, numbers)


def _legs(
    names: Names, words: Sequence[Sequence[Token]], counted: bool, strokes: str
) -> Legs | None:
    """The legs of words; with `counted` a number in brackets says how many checkers, else by
    which number of the dice one moves, and each word has one.
    """
    legs: list[Leg] = []
    numbered = [strokes != ":" and word[0].kind == "n" and word[1].kind in ".:" for word in words]
    for word in words:
        tokens = list(word)
        if any(numbered):
            # the numbers of lines or dice, for all moves or for none
            if not all(numbered) or len(tokens[0].text) > 1:
                return None
            tokens = tokens[2:]
        leg = leg_through(names, _starred(tokens))
        counts = [_count(token.text) for token in tokens if token.kind in "mtc"]
        if leg is None or len(counts) > 1 or not (counted or counts):
            return None
        legs += times(leg, counts[0] if counted and counts else 1)
    return tuple(legs)


COUNT_WORDS: Final = {"two": 2, "twice": 2, "both": 2, "three": 3, "four": 4, "²": 2}


def _count(text: str) -> int:
    digit = re.search(r"\d", text)
    return int(digit[0]) if digit else next(n for word, n in COUNT_WORDS.items() if word in text)


def _numbers(words: Sequence[Sequence[Token]], kinds: str) -> frozenset[int]:
    """The numbers behind the words."""
    return frozenset(_count(token.text) for word in words for token in word if token.kind in kinds)


def _starred(tokens: Sequence[Token]) -> list[str]:
    """The places of a word, each with its star."""
    stops: list[str] = []
    for token in tokens:
        if token.kind == "n":
            stops.append(token.text)
        elif token.kind == "*" and len(stops) > 1 and not stops[-1].endswith("*"):
            stops[-1] += "*"
    return stops
