"""The compiled build (docs/adr/0022): `python -m benchmarks.compiled` makes it in build/compiled.

A copy of everything that is needed to run, test and measure it, because what is compiled lies
beside its source and is what Python takes from then on.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from engine.movegen import is_compiled

TOP = Path(__file__).parent.parent
TREE = TOP / "build" / "compiled"
INTERPRETED = TOP.parent.parent if is_compiled() else None
"""The sources of which the compiled build is a copy, where this is such a copy."""

WANTED = ("engine", "service", "tests", "benchmarks", "docs", "deploy")
LEFT = shutil.ignore_patterns("__pycache__", "*.so")


def copied(tree: Path = TREE) -> Path:
    """A new copy of the sources, nothing compiled yet."""
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    for path in TOP.iterdir():
        if path.is_file():
            shutil.copy(path, tree)
        elif path.name in WANTED:
            shutil.copytree(path, tree / path.name, ignore=LEFT)
    return tree


def built(tree: Path = TREE) -> Path | None:
    """The same compiled, or nothing where there is no compiler."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"]
    done = subprocess.run(
        [*command, "--wheel-dir", "dist", "."],
        cwd=copied(tree),
        env={**os.environ, "HATCH_BUILD_HOOKS_ENABLE": "1"},
        check=False,
    )
    return tree if done.returncode == 0 else None


if __name__ == "__main__":
    sys.exit(None if built() else "not compiled: everything runs as it is, interpreted")
