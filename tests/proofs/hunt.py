"""Compares 2,000 positions of each set of options with the reference: `make hunt`.

`make hunt GAMES="fevga plakoto"` compares only these games; without it, all of them.
"""

from __future__ import annotations

import random
import sys
from time import monotonic

from engine.variants import VARIANTS
from tests.invariants.comparison import compare
from tests.invariants.forms import options_of

POSITIONS = 2_000
"""Of each set of options."""


def main() -> None:
    """Hunt for differences; the first one ends the program with both answers."""
    for name in sys.argv[1:] or VARIANTS:
        begun = monotonic()
        games = options_of(name)
        for rules in games:
            compare([rules], random.Random(f"{name} {dict(rules.chosen)}"), POSITIONS)
        seconds = monotonic() - begun
        print(f"{name}: {len(games)} x {POSITIONS} positions, no difference, {seconds:.0f} s")


if __name__ == "__main__":
    main()
