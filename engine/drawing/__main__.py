"""`python -m engine.drawing <variant>` prints the start position of a game."""

from __future__ import annotations

import sys
from argparse import ArgumentParser

from engine.drawing.text import board
from engine.game.advance import begin
from engine.variants import VARIANTS


def main() -> None:
    """Print the start position of the game named on the command line."""
    parser = ArgumentParser("python -m engine.drawing", description=__doc__)
    parser.add_argument("variant", choices=VARIANTS, metavar="variant", help=", ".join(VARIANTS))
    rules = VARIANTS[parser.parse_args().variant]
    sys.stdout.write(board(begin(rules)) + "\n")


if __name__ == "__main__":
    main()
