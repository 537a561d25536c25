"""Everything, in one run: `make bench`."""

from __future__ import annotations

from benchmarks import engine

if __name__ == "__main__":
    print(engine.measure())
