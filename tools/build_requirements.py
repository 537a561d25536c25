"""Print what builds the wheel, as pyproject.toml names it; `make lock` makes build.lock of it."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"


def build_requirements() -> list[str]:
    """The requirements of the build backend and of its compiling hook."""
    project = tomllib.loads(PYPROJECT.read_text())
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    return [*project["build-system"]["requires"], *hook["dependencies"]]


if __name__ == "__main__":
    sys.stdout.write("\n".join(build_requirements()) + "\n")
