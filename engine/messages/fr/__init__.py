"""French."""

import re
from collections.abc import Mapping
from typing import TypeVar

from engine.messages.catalogue import Catalogue
from engine.messages.fr import (
    chouette,
    faults,
    games,
    narration,
    notations,
    options,
    pictures,
    records,
    rules,
    stakes,
    words,
)
from engine.variants import VARIANTS

K = TypeVar("K")

NO_BREAK, NARROW = "\u00a0", "\u202f"
"""The spaces of French punctuation; they cannot be seen in source text, so `typeset` adds them."""


def typeset(texts: Mapping[K, str]) -> dict[K, str]:
    """The texts with the spaces that French typography requires instead of plain ones.

    A no-break space before `:`, inside `« »` and before a unit; a narrow one before `; ? !` and
    between groups of three digits.
    """
    return {key: _spaced(text) for key, text in texts.items()}


def _spaced(text: str) -> str:
    text = re.sub(r" (?=[:»])|(?<=«) |(?<=\d) (?=[KM]io)", NO_BREAK, text)
    return re.sub(r" (?=[;?!])|(?<=\d) (?=\d{3}\b)", NARROW, text)


CATALOGUE: Catalogue = Catalogue(
    rules=typeset(rules.RULES),
    stakes=typeset(stakes.RULES),
    goals=typeset(rules.GOALS),
    scorings=typeset(rules.SCORINGS),
    table_rules=typeset(rules.TABLE_RULES),
    forced=typeset(rules.FORCED),
    faults=typeset({**faults.FAULTS, **notations.FAULTS, **stakes.FAULTS, **records.FAULTS}),
    summaries=typeset(games.SUMMARIES),
    words={
        **{kind: typeset(texts) for kind, texts in words.WORDS.items()},
        "lost": typeset(notations.LOST),
        "notation": notations.NAMES,
        "game": {name: game.names.fr for name, game in VARIANTS.items()},
    },
    options=typeset(options.OPTIONS),
    frames=typeset(words.FRAMES),
    pictures=typeset(pictures.PICTURES),
    events=typeset({**narration.EVENTS, **chouette.EVENTS}),
    reasons=typeset(narration.REASONS),
    expected=typeset({**narration.EXPECTED, **chouette.EXPECTED}),
    outcomes=typeset({**narration.OUTCOMES, **chouette.OUTCOMES}),
)
