"""The compiled build (docs/adr/0022): `python -m benchmarks.compiled` creates it in build/compiled.

It is a copy of everything that is needed to run, test and measure it, because compiled modules are
placed beside their sources, and Python then imports them instead.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from pathlib import Path

from engine.movegen import is_compiled

TOP = Path(__file__).parent.parent
TREE = TOP / "build" / "compiled"
INTERPRETED = TOP.parent.parent if is_compiled() else None
"""The sources from which this copy was compiled; None if this is not a compiled copy."""

COPIED = (
    "engine", "service", "tests", "tools", "benchmarks", "clients", "conformance", "docs", "deploy",
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
    """A compiled copy of the sources, built as in the Dockerfile; None without a compiler."""
    command = [str(_environment()), "deploy/compile_wheel.py", "dist", sys.executable]
    done = subprocess.run(command, cwd=copied(tree), check=False)
    return tree if done.returncode == 0 else None


def _environment() -> Path:
    """The Python of an environment with the packages of build.lock."""
    folder = TOP / "build" / "env"
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    options = ["--quiet", "--no-deps", "--require-hashes", "--requirement", str(TOP / "build.lock")]
    subprocess.run([python, "-m", "pip", "install", *options], check=True)
    return python


if __name__ == "__main__":
    sys.exit(None if built() else "not compiled; everything runs interpreted")
