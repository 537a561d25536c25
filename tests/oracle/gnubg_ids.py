"""GNU Backgammon itself as a converter: XGIDs on standard input, GNU IDs on standard output.

Runs as a program of its own: it prints a board at every step and may end the process it runs in.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tests.support.processes import run

QUIET = (
    *("display off", "confirm new off", "confirm default no", "automatic game off"),
    *("automatic roll off", "player 0 human", "player 1 human"),
)
MARK = "GNUID "


def converted(xgids: Sequence[str]) -> list[str]:
    """The GNU ID of each XGID, as GNU Backgammon has it."""
    done = run(sys.executable, "-m", "tests.oracle.gnubg_ids", text="\n".join(xgids))
    return [line[len(MARK) :] for line in done.stdout.splitlines() if line.startswith(MARK)]


def main() -> None:
    """Answer line by line."""
    import gnubg

    for setting in QUIET:
        gnubg.command(f"set {setting}")
    for line in sys.stdin.read().split():
        gnubg.command(f"set xgid {line}")
        sys.stdout.write(f"\n{MARK}{gnubg.gnubgid()}\n")


if __name__ == "__main__":
    main()
