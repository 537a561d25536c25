"""Finding the plays in a message: `I play **8/5 6/5** because it makes the five point.`

What a message sets apart states its play: JSON, a fence, a tag, a line `Move: …`, a bold line.
Before that anything may stand, except a line that leads to another play; after it only reasons.
A message that sets nothing apart states its play as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.notation.play_json import UnclearError, plays_in, value_of, values_in
from engine.notation.play_words import COLOR_WORDS, LABELS, LEADING, WHO
from engine.position import COLORS, Color


def _pattern(*parts: str) -> re.Pattern[str]:
    return re.compile("".join(parts), re.IGNORECASE | re.MULTILINE)


class Message(NamedTuple):
    """The parts of a message that each state its play, and what stands around them."""

    plays: Sequence[str]
    after: str = ""
    """What follows the parts, which may only give reasons."""


NO_PLAY: Final = Message(())

THOUGHT: Final = re.compile(r"<(think|thinking|thought)>.*?</\1>", re.IGNORECASE | re.DOTALL)
TAGGED: Final = re.compile(r"<(move|play|answer|final_answer|action)>(.*?)</\1>", re.I | re.DOTALL)
FENCE: Final = re.compile(r"```[a-zA-Z]*\n?(.*?)```", re.DOTALL)
BOXED: Final = re.compile(r"\\boxed\{([^{}]*)\}")
MARKER: Final = _pattern(
    r"(?:^[ \t>*_#`-]*|(?<=[.!])[ \t]+)(?:so |thus |therefore )?",
    r"(?:(?:my|the|meine?|ma|mon|la|il|le)\s+)*",
    r"(?:final |best |chosen |beste |meilleur |migliore )*",
    r"(?:answer|move|play|action|choice|decision|antwort|zug|coup|réponse|mossa|giocata|risposta)",
    r"(?:\s+(?:is|ist|est|è))?[*_`\s]*[:=]",
)
"""The head of a line that states the play."""
BOLD_LINE: Final = _pattern(r"^[ \t>]*(\*\*|__)([^_\n]*?\*?)\1[ \t.]*$")
PLAYED: Final = re.compile(r"\d|\boff\b|\bpass|\bno |cannot|can't|^\W+$", re.IGNORECASE)
"""What can be a play; other bold lines are headings."""
OTHER_ACTION: Final = _pattern(
    r"(?:^|[.!?;\n])\W*(?:i |we |ich |je |io )?(?:will |now |'ll )?",
    r"(?:pass|double|redouble|resign|take|drop|beaver|accept|reject|concede)\W*(?=[.!?;\n]|$)",
)
"""A sentence that is an action of another kind."""
SAID_ROLL: Final = _pattern(
    r"(?:^|[.!?\n])\W*(?:(?:the|my|i|we|white|black)\s+)*(?:roll(?:ed)?|dice)(?:\W|is|are|was|a)*",
    r"([1-6])(?:\W|and|a)*([1-6])[\s\W]*?(?=[.!?\n]|$)",
)
"""A sentence that says only what was rolled."""


def stated(text: str, color: Color) -> Message:
    """What a message of this player states; no play if it is in doubt."""
    try:
        return _stated(text, color)
    except UnclearError:
        return NO_PLAY


def _stated(text: str, color: Color) -> Message:
    if (value := value_of(text)) is not None:
        return Message(plays_in(value, color))
    without = THOUGHT.sub(" ", text)
    if without != text and not without.strip():
        return NO_PLAY
    text = without
    marks = sorted(_set_apart(text, color), key=lambda mark: mark[1])
    heads = [found for found in MARKER.finditer(text) if not _within(found.start(), marks)]
    if not marks and not heads:
        marks = _bold_lines(text)
    if not marks and not heads:
        return Message([text])
    before = text[: min([mark[1] for mark in marks] + [head.start() for head in heads])]
    if _leads_elsewhere(before, color) or OTHER_ACTION.search(before):
        return NO_PLAY
    rolls = list(SAID_ROLL.finditer(before))
    roll = f"({rolls[-1][1]}-{rolls[-1][2]}) " if rolls else ""
    plays = [play for mark in marks for play in mark[0]]
    starts = sorted([mark[1] for mark in marks] + [head.start() for head in heads] + [len(text)])
    after = ""
    for head in heads:
        part = text[head.end() : next(at for at in starts if at > head.start())]
        leads_to_mark = marks and any(mark[1] - head.end() >= 0 for mark in marks)
        if part.strip(" \t\n*_`") or not leads_to_mark:
            plays.append(part)
    for _, _, end in marks:
        after += text[end : next(at for at in starts if at >= end)] + "\n"
    return Message([roll + play for play in plays], after)


Mark = tuple[Sequence[str], int, int]
"""The plays of a part that is set apart, its start and its end."""


def _set_apart(text: str, color: Color) -> Iterator[Mark]:
    """What a message sets apart in tags, a box, JSON or a fence."""
    found: list[Mark] = [
        (_plays_of(each[each.re.groups], color), each.start(), each.end())
        for pattern in (TAGGED, BOXED, FENCE)
        for each in pattern.finditer(text)
    ]
    yield from found
    for value, start, end in values_in(text):
        if not _within(start, found):
            yield plays_in(value, color), start, end


def _plays_of(text: str, color: Color) -> Sequence[str]:
    value = value_of(text)
    return [text] if value is None else plays_in(value, color)


def _within(at: int, marks: Sequence[Mark]) -> bool:
    return any(start <= at < end for _, start, end in marks)


def _bold_lines(text: str) -> list[Mark]:
    lines = [found for found in BOLD_LINE.finditer(text) if PLAYED.search(found[2])]
    return [([found[2]], found.start(), found.end()) for found in lines]


def _leads_elsewhere(before: str, color: Color) -> bool:
    """Whether the last line before a play may announce another one than that of the writer."""
    line = before.rstrip(" \t\n*_`#>-").rpartition("\n")[2].strip(" \t*_`#>-")
    last = re.split(r"[.!?;]\s", line)[-1]
    words = words_of(last)
    others = COLOR_WORDS[next(each for each in COLORS if each != color)] | {"opponent's"}
    if words and not others.isdisjoint(words) and (WHO | others).issuperset(words):
        return True
    label, colon, rest = line.partition(":")
    if colon and rest.strip() and LABELS.issuperset(words_of(label)):
        return False
    return not line.endswith((".", "!", "}", "`")) and not LEADING.issuperset(words)


def words_of(text: str) -> list[str]:
    """The words of a text in small letters, `I'll` as one."""
    return re.findall(r"[^\W\d_]+(?:'[^\W\d_]+)?", text.lower().replace("’", "'"))
