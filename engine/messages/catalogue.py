"""A catalogue: all texts of one language, and how the facts of a fault are filled into them.

A text is a template such as `Point {place} is blocked by {color} ({count:checker|checkers}).`
The name of a fact decides how its value is written: a `color` becomes the name of the player, a
`place` the name of the place; any other value is inserted as it is. A number may be followed by
the singular and the plural of its noun, as in `{count:checker|checkers}`. There is no other
inflection: texts are written so that every possible value fits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType
from typing import Any

from engine.faults import Fault
from engine.variants import VARIANTS

Texts = Mapping[str, str]

KINDS: Texts = MappingProxyType(
    {
        "color": "color",
        "counted_from": "color",
        "player": "color",
        "owner": "color",
        "by": "color",
        "who": "who",
        "winner": "color",
        "victim": "color",
        "receiver": "color",
        "payer": "color",
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
        "unit": "unit",
    }
)
"""Facts whose values are words of the contract, and the list in `Catalogue.words` that translates
them. Text sent by a client is never translated."""

JOINED: Texts = MappingProxyType({"must": "or", "near": "or", "stops": "or", "size": "to"})
"""How a list is joined: alternatives with "or", the two ends of a range with "to", all others by
commas."""

NAMES = ("name", "names", "leader")
"""Facts that keep their own spelling also at the beginning of a sentence."""

SINGULAR = "1"


class FactText(str):
    """A fact as text; in a template, `{count:checker|checkers}` adds the noun that agrees with it.

    >>> "{count:checker|checkers}".format(count=FactText(1))
    '1 checker'
    """

    __slots__ = ()

    def __format__(self, forms: str) -> str:
        """The text, followed by the noun in the singular or in the plural."""
        if not forms:
            return str(self)
        singular, plural = forms.split("|")
        return f"{self} {singular if self == SINGULAR else plural}"


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All texts of one language: each field maps a code or id to its text."""

    rules: Texts
    stakes: Texts
    """The rules of cube, match and chouette."""
    goals: Texts
    scorings: Texts
    table_rules: Texts
    """The rules about dice and hands."""
    forced: Texts
    faults: Texts
    summaries: Texts
    """One sentence about each game."""
    options: Texts
    """What each option of a game decides."""
    words: Mapping[str, Texts]
    """Words of the contract that occur in sentences, by kind: colours, places, actions."""
    frames: Texts
    """Text added around or after a sentence, and the words that join a list."""
    pictures: Texts
    """The title and description of a picture."""
    events: Texts
    reasons: Texts
    """How a game ended, after the sentence about its winner."""
    expected: Texts
    """What must happen next."""
    outcomes: Texts

    def sentence(self, fault: Fault, template: str | None = None) -> str:
        """The sentence for a fault, with its facts filled in.

        A `template` replaces the text of the catalogue; the service uses it for its own faults.
        """
        facts = self._facts(fault.facts)
        text = (template or self.faults[fault.code]).format_map(facts)
        if fault.facts.get("near"):
            text = f"{text} {self.frames['near'].format_map(facts)}"
        if counted_from := fault.facts.get("counted_from"):
            frame = "absolute" if counted_from == "absolute" else "counted_from"
            text = self.frames[frame].format_map({**facts, "text": text})
        if "character" in facts:
            text = self.frames["in_a_text"].format_map({**facts, "text": text})
        return text if _begins_with_a_name(template or self.faults[fault.code]) else _begun(text)

    def filled(self, template: str, facts: Mapping[str, object]) -> str:
        """A template of this language with facts filled in."""
        return template.format_map(self._facts(facts))

    def _facts(self, facts: Mapping[str, object]) -> dict[str, FactText]:
        return {name: FactText(self._fact(name, value)) for name, value in facts.items()}

    def _fact(self, name: str, value: object) -> str:
        if isinstance(value, Mapping):
            return ", ".join(f"{count} {self.at(place)}" for place, count in value.items())
        if isinstance(value, (list, tuple)):
            return self._joined(name, [self._fact(name, item) for item in value])
        if isinstance(value, bool):
            return "true" if value else "false"
        text = str(value)
        if name == "at":
            return self.at(text)
        return self.words[KINDS[name]].get(text, text) if name in KINDS else text

    def _joined(self, name: str, items: list[str]) -> str:
        if name not in JOINED or len(items) < 2:
            return ", ".join(items) or self.frames["none"]
        return f"{', '.join(items[:-1])} {self.frames[JOINED[name]]} {items[-1]}"

    def at(self, place: str) -> str:
        """A place with its preposition: "on the bar", "on point 6"."""
        return self.words["at"].get(place) or self.frames["on"].format(place)


def catalogue(language: str, typeset: Callable[[Texts], Texts] = dict) -> Catalogue:
    """The catalogue of a language, from the modules of its package."""

    def part(name: str) -> Any:
        return import_module(f"engine.messages.{language}.{name}")

    chouette, narration, notations = map(part, ("chouette", "narration", "notations"))
    rules, stakes, words = map(part, ("rules", "stakes", "words"))
    faults = [each.FAULTS for each in (part("faults"), notations, stakes, part("records"))]
    kinds: dict[str, Texts] = {kind: typeset(texts) for kind, texts in words.WORDS.items()}
    games = {name: getattr(game.names, language) for name, game in VARIANTS.items()}
    summaries = {name: getattr(game.summary, language) for name, game in VARIANTS.items()}
    names = {"lost": typeset(notations.LOST), "notation": notations.NAMES, "game": games}
    return Catalogue(
        rules=typeset(rules.RULES),
        stakes=typeset(stakes.RULES),
        goals=typeset(rules.GOALS),
        scorings=typeset(rules.SCORINGS),
        table_rules=typeset(rules.TABLE_RULES),
        forced=typeset(rules.FORCED),
        faults=typeset({code: text for texts in faults for code, text in texts.items()}),
        summaries=typeset(summaries),
        words={**kinds, **names},
        options=typeset(part("options").OPTIONS),
        frames=typeset(words.FRAMES),
        pictures=typeset(part("pictures").PICTURES),
        events=typeset({**narration.EVENTS, **chouette.EVENTS}),
        reasons=typeset(narration.REASONS),
        expected=typeset({**narration.EXPECTED, **chouette.EXPECTED}),
        outcomes=typeset({**narration.OUTCOMES, **chouette.OUTCOMES}),
    )


def _begins_with_a_name(template: str) -> bool:
    return template.startswith(tuple(f"{{{name}" for name in NAMES))


def _begun(text: str) -> str:
    return text[0].upper() + text[1:]
