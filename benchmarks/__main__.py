"""All benchmarks in one run, printed and written to docs/performance.md: `make bench`."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from benchmarks import answers, both, caching, engine, growth, peers, records, variants
from benchmarks.compiled import built
from benchmarks.report import Section
from engine.movegen import is_compiled
from tests.support.sections import section

PAGE = Path(__file__).parent.parent / "docs" / "performance.md"
PACKAGES = ("flask", "gunicorn", "uvicorn", "marshmallow", "orjson", "open-spiel", "bgsage")
PARTS = (
    engine.measure,
    both.measure,
    variants.measure,
    variants.worst,
    answers.measure,
    growth.measure,
    caching.measure,
    peers.measure,
    records.measure,
)
HOW = """\
Written by `make bench`, the part at the end by `make bench-against`; do not edit. CPU times; all
programs are measured in interleaved rounds, and the values are medians of at least five rounds.
Only the ratios can be compared between machines. Nothing here is a test; a missed goal is reported
as missed."""
AGAINST = """\
## `POST /v1/moves` beside the server of our own

The price of plain parts (ADR 41): CPU and p99 at most 1.5 times those of commit 5c2571f. One worker
each, interleaved rounds, 8 and 64 connections, short heads as of curl, long ones as of Chrome."""
REMARKS = """\
What is compared: this engine returns every distinct legal play with its moves and its position, in
one table by position. A position there is an integer with one byte per cell, which can be compared
and looked up directly; separate rows show the cost with an object for each play, and with every
position unpacked into a readable one. bgsage returns positions only.
gnubg-nn is asked for positions alone, and with moves.
OpenSpiel's `legal_actions` returns numbers for plays, several of which may lead to the same
position. Its Python module cannot set a position, so it is measured on the states of its own random
games without a double, because it splits a double into two half turns.

The memory of a worker over 200,000 requests is in [reliability.md](reliability.md#memory).

The measured build is the compiled one, which the image contains, if there is a compiler, otherwise
the interpreted one; the interpreted build is also measured for the generator and for POST."""


def page(sections: Sequence[Section]) -> Iterator[str]:
    """The report as Markdown."""
    now = datetime.now(UTC).strftime("%Y-%m-%d")
    python = f"{platform.python_implementation()} {platform.python_version()}"
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    yield "# Performance\n"
    yield HOW
    machine = f"{platform.system()} on {platform.machine()}, {os.cpu_count()} cores"
    build = "compiled" if is_compiled() else "interpreted"
    yield f"\n{now}; {build}; {python}; {versions}; {machine}.\n"
    yield "## Goals\n"
    yield "| goal | measured | target | |\n| --- | ---: | --- | --- |"
    for part in sections:
        for goal in part.goals:
            verdict = "met" if goal.met else "**missed**"
            yield f"| {goal.name} | {goal.value:,.2f} | {goal.target} | {verdict} |"
    yield f"\n{REMARKS}\n"
    for part in sections:
        yield "\n".join([f"## {part.title}\n", *part.lines, ""])
    yield f"{AGAINST}\n\n<!-- against -->\n{section(PAGE, 'against')}\n<!-- end -->\n"


def measure_all() -> None:
    """Run every part, print its result, and write the report at the end."""
    measured = []
    for part in PARTS:
        measured.append(part())
        print(measured[-1], flush=True)
    PAGE.write_text("\n".join(page(measured)))
    print(f"Written to {PAGE.name}.")


if __name__ == "__main__":
    tree = None if is_compiled() else built()
    if tree:
        subprocess.run([sys.executable, "-m", "benchmarks"], cwd=tree, check=True)
        for made in (PAGE, growth.PICTURE):
            shutil.copy(tree / "docs" / made.name, made)
    else:
        measure_all()
