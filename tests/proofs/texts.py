"""A long hunt for plays that are read wrongly: `make texts TEXTS=100000`.

Spellings of random plays of all games must be read as they are meant, what is read in garbled
texts must name the checkers that it moves, and of messages only those that state a play are read.
"""

from __future__ import annotations

import random
import sys
from itertools import cycle

from engine.variants import VARIANTS
from tests.notation.test_free_text import hunt, hunt_in_messages

STATES = 200


def main() -> None:
    """Hunt until so many texts are tried; exit 1 if one is read wrongly."""
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    rng = random.Random()
    read = tried = understood = stated = 0
    wrong: list[str] = []
    for name in cycle(VARIANTS):
        found = hunt(name, rng, STATES)
        read, tried, wrong = read + found[0], tried + found[1], [*wrong, *found[2]]
        messages = hunt_in_messages(name, rng, STATES)
        understood, stated = understood + messages[0], stated + messages[1]
        wrong += messages[2]
        if 2 * tried >= most:
            break
    print(f"{2 * tried} texts, half of them garbled; of those meant {read / tried:.1%} are read")
    print(
        f"{stated} messages that state a play, {understood / stated:.1%} read, and as many others"
    )
    for line in wrong:
        print("WRONG:", line)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
