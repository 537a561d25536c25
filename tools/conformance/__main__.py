"""Writes the conformance kit anew: `make conformance`."""

from __future__ import annotations

from multiprocessing import Pool

from engine.variants import VARIANTS
from tools.conformance.documents import game_document, notations_document, play_texts_document
from tools.conformance.files import GAMES, NOTATIONS, PLAY_TEXTS, text_of


def write_game(variant: str) -> None:
    """Write the file of one game."""
    text = text_of(game_document(variant))
    (GAMES / f"{variant}.json").write_text(text, encoding="utf-8")


def main() -> None:
    """Write every file of the kit but its schema and its README, which are written by hand."""
    GAMES.mkdir(parents=True, exist_ok=True)
    with Pool(2) as pool:
        pool.map(write_game, VARIANTS, chunksize=1)
    NOTATIONS.write_text(text_of(notations_document()), encoding="utf-8")
    PLAY_TEXTS.write_text(text_of(play_texts_document()), encoding="utf-8")


if __name__ == "__main__":
    main()
