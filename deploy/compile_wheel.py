"""Builds the compiled wheel: `python deploy/compile_wheel.py FOLDER PYTHON`.

It is built twice. The first wheel counts what it executes while `deploy/play_games.py` plays games
with it; PYTHON has the packages that the service needs for that. By these counts the C compiler
arranges the code of the second wheel, which goes to FOLDER (docs/adr/0022). With PROFILE=no in the
environment there are no counts and only one wheel, for tests.

The Python that runs this needs what `build-system` and the compilation hook in pyproject.toml
require; nothing else is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

GAMES = Path(__file__).with_name("play_games.py")
FLAGS = "-O2 -DNDEBUG -fwrapv -fvisibility=hidden -fno-semantic-interposition -fno-plt"
"""Options of the C compiler; functions of the module call each other without a table of jumps."""

COUNT = "-fprofile-generate"
USE = "-fprofile-partial-training -Wno-missing-profile -fprofile-use="
"""Functions that no game needs are still compiled for speed, not for size. Counts that do not fit
the code are an error; files without code of their own have none."""

PIP = (sys.executable, "-m", "pip", "--quiet", "--no-cache-dir")


def build(folder: Path, flags: str) -> Path:
    """Build a wheel with these options of the C compiler."""
    command = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), "."]
    settings = {"HATCH_BUILD_HOOKS_ENABLE": "1", "PYTHONHASHSEED": "0", "CFLAGS": flags}
    subprocess.run(command, env={**os.environ, **settings}, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def count(wheel: Path, python: str, counts: Path) -> None:
    """Play games with a wheel that counts, and write the counts to a folder."""
    installed = wheel.parent / "installed"
    command = [*PIP, "install", "--no-deps", "--no-index", "--target", str(installed), str(wheel)]
    subprocess.run(command, check=True)
    environment = {**os.environ, "PYTHONPATH": str(installed), "GCOV_PREFIX": str(counts)}
    subprocess.run([python, str(GAMES)], env=environment, check=True)
    if not any(counts.rglob("__native*.gcda")):
        sys.exit("The first wheel has not counted anything.")


def main(folder: Path, python: str) -> None:
    """Build the wheel."""
    if os.environ.get("PROFILE") == "no":
        build(folder, FLAGS)
        return
    with TemporaryDirectory() as name:
        place = Path(name)
        # counts fit only files of the same names, so both builds write theirs to the same folder
        sources = place / "sources"
        os.environ["HATCH_MYPYC_BUILD_DIR"] = str(sources)
        sources.mkdir()
        count(build(place / "first", f"{FLAGS} {COUNT}"), python, place / "counts")
        shutil.rmtree(sources)
        sources.mkdir()
        build(folder, f"{FLAGS} {USE}{place / 'counts'}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
