"""A catalogue: everything that is said in one language, and how facts are spoken in it.

A sentence is a template, and the facts of a fault fill its places. The name of a fact says what
it is: a `color` is said as a player, a `place` as a place, anything else as it stands. Words come
without an article or an ending, or always in the one form that their sentences need, so that no
sentence has to be inflected.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.faults import Fault

Texts = Mapping[str, str]

KINDS: Texts = MappingProxyType(
    {
        "color": "color",
        "player": "color",
        "owner": "color",
        "by": "color",
        "winner": "color",
        "place": "place",
        "from": "way",
        "target": "way",
        "must": "way",
        "expected": "do",
        "got": "do",
        "phase": "phase",
        "kind": "offer",
        "answer": "offer",
        "needs": "offer",
        "crawford": "crawford",
        "why": "why",
        "variant": "game",
        "lost": "lost",
        "notation": "notation",
    }
)
"""The facts that are words of ours, and of which kind; what a client has written is never one."""

JOINED: Texts = MappingProxyType({"must": "or", "near": "or", "size": "to"})
"""Lists that are not mere lists: alternatives, and the two ends of a range."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """One language: sentences by word, and the words that stand in them."""

    rules: Texts
    stakes: Texts
    """The rules of the stakes."""
    goals: Texts
    scorings: Texts
    forced: Texts
    faults: Texts
    summaries: Texts
    """The games, each in a sentence."""
    words: Mapping[str, Texts]
    """Our words by kind: colours, places, what is to be done."""
    frames: Texts
    """What is put around a sentence or beside it."""
    pictures: Texts
    """What a picture says."""

    def sentence(self, fault: Fault, template: str | None = None) -> str:
        """What is wrong, for a person."""
        facts = {name: self._spoken(name, value) for name, value in fault.facts.items()}
        text = (template or self.faults[fault.code]).format_map(facts)
        if fault.facts.get("near"):
            text = f"{text} {self.frames['near'].format_map(facts)}"
        if "character" in facts:
            text = self.frames["in_a_text"].format_map({**facts, "text": text})
        return text[0].upper() + text[1:]

    def _spoken(self, name: str, value: object) -> str:
        if isinstance(value, Mapping):
            return ", ".join(f"{count} {self.at(place)}" for place, count in value.items())
        if isinstance(value, (list, tuple)):
            return self._listed(name, [self._spoken(name, one) for one in value])
        if isinstance(value, bool):
            return "true" if value else "false"
        text = str(value)
        if name == "at":
            return self.at(text)
        return self.words[KINDS[name]].get(text, text) if name in KINDS else text

    def _listed(self, name: str, said: list[str]) -> str:
        if name not in JOINED or len(said) < 2:
            return ", ".join(said) or self.frames["none"]
        return f"{', '.join(said[:-1])} {self.frames[JOINED[name]]} {said[-1]}"

    def at(self, place: str) -> str:
        """Where something stands."""
        return self.words["at"].get(place) or self.frames["on"].format(place)
