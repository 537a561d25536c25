"""One sentence about each game: the one in the module of its rules."""

from collections.abc import Mapping

from engine.variants import VARIANTS

SUMMARIES: Mapping[str, str] = {name: game.summary for name, game in VARIANTS.items()}
