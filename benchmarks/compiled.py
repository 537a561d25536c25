"""The compiled build (docs/adr/0022): `python -m benchmarks.compiled` creates it in build/compiled.

It is a copy of everything that is needed to run, test and measure it, because compiled modules are
placed beside their sources, and Python then imports them instead.
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
"""The sources from which this copy was compiled; None if this is not a compiled copy."""

COPIED = (
    "engine", "service", "tests", "benchmarks", "clients", "conformance", "docs", "deploy",
    "examples",
)  # fmt: skip
IGNORED = shutil.ignore_patterns("__pycache__", "*.so", "node_modules")


def copied(tree: Path = TREE) -> Path:
    """A new copy of the sources, not yet compiled."""
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    for path in TOP.iterdir():
        if path.is_file():
            shutil.copy(path, tree)
        elif path.name in COPIED:
            shutil.copytree(path, tree / path.name, ignore=IGNORED)
    return tree


def built(tree: Path = TREE) -> Path | None:
    """A compiled copy of the sources; None without a compiler."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"]
    done = subprocess.run(
        [*command, "--wheel-dir", "dist", "."],
        cwd=copied(tree),
        env={**os.environ, "HATCH_BUILD_HOOKS_ENABLE": "1"},
        check=False,
    )
    return tree if done.returncode == 0 else None


if __name__ == "__main__":
    sys.exit(None if built() else "not compiled; everything runs interpreted")
