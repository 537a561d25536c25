"""`make playground`: every game and every screen in the browser, written into docs/playground.md.

With names of games on the command line only these are played, and nothing is written.
"""

from __future__ import annotations

import sys

from tests.browser.matrix import results, table
from tests.support import TOP
from tests.support.sections import write_section


def main() -> None:
    """Play, and write the table."""
    chosen = sys.argv[1:]
    found = results(chosen)
    if not chosen:
        write_section(TOP / "docs" / "playground.md", "matrix", table(*found))


if __name__ == "__main__":
    main()
