"""French."""

import re
from collections.abc import Mapping
from typing import TypeVar

from engine.messages.catalogue import Catalogue
from engine.messages.fr import faults, games, notations, pictures, rules, stakes, words
from engine.variants import VARIANTS

K = TypeVar("K")

FIRM, THIN = "\u00a0", "\u202f"
"""The spaces of French punctuation, which never break a line; nobody could see them in a text."""


def typeset(texts: Mapping[K, str]) -> dict[K, str]:
    """The same texts with firm spaces before : and in quotation marks, thin ones before ; ? !"""
    return {
        word: re.sub(" (?=[;?!])", THIN, re.sub(" (?=[:»])|(?<=«) ", FIRM, text))
        for word, text in texts.items()
    }


CATALOGUE: Catalogue = Catalogue(
    rules=typeset(rules.RULES),
    stakes=typeset(stakes.RULES),
    goals=typeset(rules.GOALS),
    scorings=typeset(rules.SCORINGS),
    forced=typeset(rules.FORCED),
    faults=typeset({**faults.FAULTS, **notations.FAULTS, **stakes.FAULTS}),
    summaries=typeset(games.SUMMARIES),
    words={
        **words.WORDS,
        "lost": notations.LOST,
        "notation": notations.NAMES,
        "game": {name: game.names.fr for name, game in VARIANTS.items()},
    },
    frames=typeset(words.FRAMES),
    pictures=typeset(pictures.PICTURES),
)
