"""Compares 2,000 positions of each set of options with the reference: `make hunt`.

`make hunt GAMES="fevga plakoto"` compares only these games; without it, those of the second
rulebook.
"""

from __future__ import annotations

import random
import sys
from time import monotonic

from tests.invariants.forms import options_of
from tests.invariants.test_against_reference import POSITIONS, compare
from tests.reference import second


def main() -> None:
    """Hunt for differences; the first one ends the program with both answers."""
    for name in sys.argv[1:] or second.PAGES:
        begun = monotonic()
        games = options_of(name)
        for rules in games:
            compare([rules], random.Random(f"{name} {dict(rules.chosen)}"), POSITIONS)
        seconds = monotonic() - begun
        print(f"{name}: {len(games)} x {POSITIONS} positions, no difference, {seconds:.0f} s")


if __name__ == "__main__":
    main()
