"""Everything in one run, printed and written to docs/performance.md: `make bench`."""

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

from benchmarks import answers, both, caching, engine, growth, serving, variants
from benchmarks.compiled import built
from benchmarks.report import Section
from engine.movegen import is_compiled

PAGE = Path(__file__).parent.parent / "docs" / "performance.md"
PACKAGES = ("flask", "gunicorn", "marshmallow", "orjson", "open-spiel", "bgsage")
PARTS = (
    engine.measure,
    both.measure,
    variants.measure,
    variants.worst,
    answers.measure,
    growth.measure,
    serving.measure,
    caching.measure,
)
HOW = """\
Made by `make bench`; do not edit. CPU time, competitors interleaved round by round, medians of at
least five rounds. Only the ratios mean something on another machine. Nothing here is a test: a
goal that is missed is told as missed."""
REMARKS = """\
What is compared: this engine gives every distinct legal play with its moves and its position, in
one table by position. A position there is an integer with a byte per cell, which can be compared
and looked up as it is; what it costs to make an object for each play, or to unpack every position
into a readable one, is told beside it. bgsage gives positions only.
OpenSpiel's `legal_actions` gives numbers that stand for plays, several of which may lead to one
position; its Python module cannot be given a position, so it is asked about the states of its own
random games, those without a double, because it splits a double into two half turns.

What a worker weighs over 200,000 requests is in [endurance.md](endurance.md).

Measured is the compiled build, which is what the image contains, where there is a compiler;
otherwise the interpreted one, which is told beside it for the generator and for POST."""


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
    yield "| goal | measured | wished | |\n| --- | ---: | --- | --- |"
    for section in sections:
        for goal in section.goals:
            verdict = "met" if goal.met else "**missed**"
            yield f"| {goal.name} | {goal.ratio:.2f} | {goal.wished} | {verdict} |"
    yield f"\n{REMARKS}\n"
    for section in sections:
        yield "\n".join([f"## {section.title}\n", *section.lines, ""])


def measure_all() -> None:
    """Every part, printed as it comes and written down at the end."""
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
