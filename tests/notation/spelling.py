"""Plays as people and language models write them, made at random from a play that is known."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence

from engine.position import Color
from engine.rules.ruleset import Ruleset
from engine.turn import Move

STROKES = ("/", "-", "–", "−", "->", "→", " / ", " to ", " - ", ">")
JOINS = (" ", ", ", "; ", " and ", "\n", ",", " then ", " & ")
BARS = ("bar", "Bar", "BAR", "b", "B", "25")
OFFS = ("off", "Off", "o", "home", "0", "OFF")
AROUND = (
    "{}",
    "{}.",
    "`{}`",
    '"{}"',
    "**{}**",
    "I play {}",
    "I play: {}.",
    "My move: {}",
    "Move: {}",
    "12. {}",
    "7) {}",
    "Final answer: {}",
    "The best play is {}.",
    "I would play {} because it is safe.",
    "Let me think about the position.\nMove: {}",
    "```\n{}\n```",
    "```json\n{json}\n```",
    "{json}",
    "Ich spiele {}",
    "Je joue {}",
    "Gioco {}",
    "{} Pass",
)
EDITS = "0123456789/-*,.() xbaro:"


def words(rules: Ruleset, color: Color, moves: Sequence[Move]) -> list[list[tuple[str, bool]]]:
    """The moves as chains of places in the mover's numbers, each place with whether it is hit."""
    written = rules.board.route(color).written
    chains: list[tuple[str, list[tuple[str, bool]]]] = []
    for move in moves:
        target = "turn" if move.target == move.source else written(move.target)
        stop = (target, move.hit)
        at = next((n for n, (place, _) in enumerate(chains) if place == move.source), None)
        if at is None or move.source in ("bar", "reserve") or rules.mechanics:
            chains.append((move.target, [(written(move.source), False), stop]))
        else:
            chains[at] = (move.target, [*chains[at][1], stop])
    return [chain for _, chain in chains]


def spelled(
    rules: Ruleset, color: Color, moves: Sequence[Move], numbers: Sequence[int], rng: random.Random
) -> str:
    """A play written in one of the ways that are read."""
    if not moves:
        return rng.choice(("", "-", "Pass", "no move", "cannot move", "I pass", "—", "pass."))
    stroke = rng.choice(STROKES)
    # a stroke with spaces or dashes could also stand between moves
    join = rng.choice(JOINS if "-" not in stroke and "–" not in stroke else (" ", ", ", "; "))
    chains = words(rules, color, moves)
    rng.shuffle(chains)
    texts = [_word(chain, stroke, rules, rng) for chain in chains]
    text = join.join(_counted(texts, rng))
    if rng.random() < 0.3 and len(set(numbers)) == 2 and len(numbers) == 2:
        roll = rng.choice(("{}{}: ", "{}-{}: ", "({}{}) ", "[{}-{}] ", "{}{} "))
        text = roll.format(*numbers) + text
    around = rng.choice(AROUND)
    in_json = json.dumps({"move": text}, ensure_ascii=False)
    return around.replace("{json}", in_json).replace("{}", text)


def _word(
    chain: Sequence[tuple[str, bool]], stroke: str, rules: Ruleset, rng: random.Random
) -> str:
    stars = rng.choice(("all", "all", "none", "needless"))
    kept = [
        (place, hit)
        for n, (place, hit) in enumerate(chain)
        if n in (0, len(chain) - 1) or hit or rules.movement.backwards or rng.random() < 0.5
    ]
    texts = []
    for n, (place, hit) in enumerate(kept):
        name = {"bar": rng.choice(BARS), "off": rng.choice(OFFS)}.get(place, place)
        is_starred = hit if stars != "none" else False
        if stars == "needless" and n and place.isdigit() and rng.random() < 0.2:
            is_starred = True
        texts.append(name + "*" * is_starred)
    return stroke.join(texts)


def _counted(texts: Sequence[str], rng: random.Random) -> list[str]:
    """Equal words once with their count, or each by itself."""
    if rng.random() < 0.5:
        return list(texts)
    count = rng.choice(("({})", "x{}", " (2)".replace("2", "{}"), "×{}", " x{}"))
    return [
        text + (count.format(texts.count(text)) if texts.count(text) > 1 else "")
        for text in dict.fromkeys(texts)
    ]


def garbled(text: str, rng: random.Random) -> str:
    """A text with some characters changed, lost or added."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text) + 1)
        cut = rng.choice((0, 1, 1))
        text = text[:at] + rng.choice(("", rng.choice(EDITS))) + text[at + cut :]
    return text


def places_in(text: str) -> set[str]:
    """The places that a text names, as standard notation writes them."""
    others = {"b": "bar", "25": "bar", "o": "off", "0": "off", "home": "off", "r": "reserve"}
    found = re.findall(r"\d+|[a-z]+", text.replace("\\n", " ").lower())
    return {others.get(word, word) for word in found} | set(found)
