"""The names of the documents that games and advice come from; docs/sources.md describes them."""

from __future__ import annotations

from typing import Final

BOOKLET: Final = "the Classic Line booklet"
WIKIPEDIA: Final = "the Italian Wikipedia"
LEAFLETS: Final = "the leaflets"
BACKGAMMON: Final = f"{BOOKLET}, {WIKIPEDIA}, the German Wikipedia and {LEAFLETS}"
