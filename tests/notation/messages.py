"""Messages as language models write them, with what each of them means: a play, or none.

They are made without the reader's lists of words: what is said around a play states it, takes it
back, gives it to another player, or names another roll.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import NamedTuple

STATING = (
    "I play {p}.",
    "I'll play {p}",
    "My move is {p}.",
    "So the best move is {p}.",
    "I choose {p}.",
    "{p}",
    "I decide to play {p}",
    "Therefore I move {p}.",
    "{Me} plays {p}",
    "{Me}: {p}",
    "I'm going with {p}.",
    "I roll {r} and play {p}",
    "With {r} I play {p}.",
    "{r}: {p}",
    "{p} ({r})",
    "The play is {p}, making a strong point.",
    "I play {p} because it is safe.",
    "First {p}.",
    "We select {p}",
    "Turn 7: {p}",
)
"""Sentences that state a play."""

NOT_STATING = (
    "I will not play {p}.",
    "I'd rather not play {p}",
    "{You} plays {p}.",
    "{You} played {p}",
    "{You}: {p}",
    "{You} to move: {p}",
    "My opponent plays {p}.",
    "The opponent's best move is {p}.",
    "They play {p}.",
    "He would love {p}.",
    "Anything except {p}.",
    "It would be a mistake to play {p}.",
    "I considered {p}.",
    "Should I play {p}?",
    "Is {p} good?",
    "{p}?",
    "If I could, I'd play {p}.",
    "{p} loses by force.",
    "{p} is the second best move.",
    "{p} is out of the question.",
    "Never {p}!",
    "I rolled {x}: {p}",
    "{x}: {p}",
    "({x}) {p}",
    "With {x} I play {p}.",
    "{p} ({x})",
    "Last turn I played {p}.",
    "Next turn I will play {p}.",
    "Yesterday: {p}",
    "I could play {p}.",
    "I might play {p}.",
    "{p} or {q}",
    "either {p} or {q}",
    "{p}, no, {q}",
    "{p}. Wait, {q}",
    "{p} -> {q}",
    "{p} vs {q}",
    "Compare {p} with {q}",
    "Ich spiele nicht {p}",
    "Je ne joue pas {p}",
    "Non gioco {p}",
    "Schwarz und Weiß: {p} oder {q}",
    "Mein Gegner spielt {p}",
    "L'adversaire joue {p}",
    "L'avversario gioca {p}",
    "Play {p}? I doubt it.",
    "You should play {p}",
    "What happens after {p}?",
    "Suppose I play {p}.",
    "Do not play {p}.",
    "A beginner plays {p}.",
    "The computer recommends against {p}.",
    "Worst: {p}",
    "Candidate: {p}",
    "Previous move: {p}",
    "Legal: {p}",
    "I resign instead of {p}.",
    "Double, then {p}",
    "{p} next time",
    "{p} for {You}",
    "{You}'s {p}",
    "not {p}",
)
"""Sentences with a play that is not stated."""

REASONS = (
    "This makes my 5-point.",
    "It hits a blot.",
    "It builds a strong board.",
    "That blocks the opponent.",
    "This keeps my checkers safe.",
    "It leaves no blots.",
    "This gives good chances.",
    "Good luck!",
)
TAKING_BACK = (
    "Oops.",
    "No wait.",
    "Ignore that.",
    "Actually, that is impossible.",
    "Hmm, let me look again.",
    "I take that back.",
    "Sorry, I meant something else.",
    "That was {You}'s move.",
    "That hits nothing, so it is illegal.",
    "Forget it.",
    "On second thought, I resign.",
    "This is what {You} should do.",
    "I am not sure.",
    "But it loses.",
    "This makes no sense.",
    "That would be wrong.",
    "Just an example.",
    "I give up.",
    "I pass instead.",
    "I move it back.",
    "This makes me unhappy.",
    "Never mind.",
    "Cancel.",
    "It is {You}'s best move.",
    "I double.",
    "Undo that.",
    "The best play is running the back checkers.",
    "Let me start over.",
    "It keeps failing.",
    "Hitting is better.",
    "This is a test.",
    "I would bring it back.",
    "Take back.",
    "Quatsch.",
    "Doch nicht.",
    "Finalement non.",
    "Anzi no.",
)
"""Sentences after which a play is not stated."""

THINKING = (
    "Let me think about this position.",
    "The opponent has a strong board and {q} looks loose to me.",
    "I considered {q}, but it leaves shots.",
    "Perhaps {q} is possible.",
    "The stack on the midpoint is ugly.",
    "{You} threatens my blots.",
    "I rolled {r}.",
    "Step 1: find all legal plays. Step 2: choose.",
)
MARKED = (
    "Move: {p}",
    "**Move:** {p}",
    "Final answer: {p}",
    "My final answer is: {p}",
    "```\n{p}\n```",
    "```json\n{j}\n```",
    "{j}",
    "<move>{p}</move>",
    "**{p}**",
    "\\boxed{{{p}}}",
    "Answer: **{p}**",
)
MISLEADING = (
    "Example:",
    "My opponent's move:",
    "{You} answers with",
    "Do not write this:",
    "The worst of all:",
    "Previously:",
    "{You}:",
    "{You}'s turn:",
    "Anything but",
    "A wrong answer would be:",
    "What {You} played:",
)
"""Lines that lead to a play which is not that of the writer."""

OTHER_KEYS: tuple[dict[str, object], ...] = (
    {"legal": False},
    {"cube": "double"},
    {"resign": True},
    {"player": "{You}"},
    {"illegal": True},
    {"by": "opponent"},
    {"cancelled": True},
)
GOOD_KEYS: tuple[dict[str, object], ...] = (
    {"reasoning": "I looked at {q} too."},
    {"confidence": 0.7},
    {"player": "{Me}"},
    {"comment": "not {q}"},
)


class Sent(NamedTuple):
    """A message, and whether it states the play that it is made of."""

    text: str
    is_stated: bool


def message(
    play: str, other: str, roll: Sequence[int], other_roll: Sequence[int], color: str,
    rng: random.Random,
) -> Sent:  # fmt: skip
    """A message around a play, in which another one may be named too."""
    parts, is_stated = rng.choice((_plain, _plain, _marked, _in_json))(rng)
    text = rng.choice((" ", "\n", "\n\n")).join(parts)
    me, you = color.capitalize(), {"white": "Black", "black": "White"}[color]
    words = {
        "{p}": play,
        "{q}": other,
        "{r}": "-".join(map(str, roll)),
        "{x}": "-".join(map(str, other_roll)),
        "{Me}": me,
        "{You}": you,
    }
    for name, word in words.items():
        text = text.replace(name, word)
    return Sent(text, is_stated)


def _plain(rng: random.Random) -> tuple[list[str], bool]:
    is_stated = rng.random() < 0.4
    parts = [rng.choice(STATING if is_stated else NOT_STATING)]
    if rng.random() < 0.4:
        parts.append(rng.choice(REASONS))
    if rng.random() < 0.3:
        parts.append(rng.choice(TAKING_BACK))
        is_stated = False
    if rng.random() < 0.15:
        parts.insert(0, rng.choice(MISLEADING))
        is_stated = False
    return parts, is_stated


def _marked(rng: random.Random) -> tuple[list[str], bool]:
    parts = rng.sample(THINKING, rng.randint(0, 3))
    is_stated = True
    if rng.random() < 0.4:
        parts.append(rng.choice(MISLEADING) + "\n")
        is_stated = False
    mark = rng.choice(MARKED).replace("{j}", json.dumps({"move": "{p}"})).replace("{{{", "{{")
    parts.append("\n" + mark.replace("{{p}}}", "{{p}}").replace("{{p}}", "{{p}}") + "\n")
    if rng.random() < 0.3:
        parts.append(rng.choice(REASONS))
    if rng.random() < 0.3:
        parts.append(rng.choice(TAKING_BACK))
        is_stated = False
    return parts, is_stated


def _in_json(rng: random.Random) -> tuple[list[str], bool]:
    is_stated = rng.random() < 0.5
    extra = rng.choice(GOOD_KEYS if is_stated else OTHER_KEYS)
    items = [*extra.items(), ("move", "{p}")]
    rng.shuffle(items)
    return [json.dumps(dict(items))], is_stated
