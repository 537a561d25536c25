"""The rules in the page beside the service: `make local`.

All recorded examples and 10,000 random requests about games of all variants must be answered byte
for byte as the service answers them. Sizes and times are
written into docs/local.md.
"""

from __future__ import annotations

import gzip
import os
import re
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.support import TOP
from tests.support.in_page import at_random, both, recorded
from tools.local import BUILD

PAGE = TOP / "docs/local.md"
NETWORK = 50
"""Milliseconds there and back."""

LOADED = {
    "Pyodide: WebAssembly": "node_modules/pyodide/pyodide.asm.wasm",
    "Pyodide: standard library of Python": "node_modules/pyodide/python_stdlib.zip",
    "Pyodide: JavaScript": "node_modules/pyodide/pyodide.asm.mjs",
    "`rules.zip`: engine, service, packages": "rules.zip",
}


def main() -> None:
    """Compare, and write the figures; exit 1 if an answer differs."""
    os.environ["BACKGAMMON_LOG_REQUESTS"] = "no"
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    requests = [*recorded(), *at_random(number, seed=1)]
    figures: dict[str, float] = {}
    different, rows = 0, []
    with TemporaryDirectory() as folder:
        for row in both(requests, Path(folder) / "requests", figures):
            rows.append((row.sent.target, row.service_seconds, row.page_seconds))
            if row.page != row.service:
                different += 1
                print(row.sent, row.service, row.page, sep="\n  ")
    print(f"{len(rows)} answers compared, {different} differ")
    _write(figures["ready"], rows, different)
    sys.exit(bool(different))


def _write(ready: float, rows: list[tuple[str, float, float]], different: int) -> None:
    sizes = {name: _compressed(BUILD / path) for name, path in LOADED.items()}
    sizes["together"] = sum(sizes.values())
    moves = [row for row in rows if row[0] == "/v1/moves"]
    service, page = (median(column) for column in list(zip(*moves, strict=True))[1:])
    table = [
        "| | |",
        "|---|---|",
        f"| answers compared byte for byte | {len(rows):,} |",
        f"| answers that differ | {different:,} |",
        *(f"| {name}, compressed | {size / 1e6:.2f} MB |" for name, size in sizes.items()),
        f"| until the rules are ready in Node | {ready:.1f} s |",
        f"| `POST /v1/moves` in the page, median | {1e6 * page:,.0f} µs |",
        f"| the same of the service, with a network of {NETWORK} ms "
        f"| {1e3 * NETWORK + 1e6 * service:,.0f} µs |",
    ]
    marked = re.compile(r"(<!-- figures -->\n).*?(\n<!-- end -->)", re.DOTALL)
    text = PAGE.read_text(encoding="utf-8")
    written = "\n".join(table)
    PAGE.write_text(marked.sub(lambda found: f"{found[1]}{written}{found[2]}", text))


def _compressed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes()))


if __name__ == "__main__":
    main()
