"""Print the packages of the service and its tests without their versions, for `make newest`."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"
EXTRAS = ("server", "redis", "otel", "dask", "test")


def names() -> list[str]:
    """The names, with their own extras; the caps and the lock say nothing here."""
    extras = tomllib.loads(PYPROJECT.read_text())["project"]["optional-dependencies"]
    found = (re.match(r"[\w.-]+(\[[\w,-]+\])?", each) for extra in EXTRAS for each in extras[extra])
    return [name[0] for name in found if name and not name[0].startswith("backgammon-rules")]


if __name__ == "__main__":
    sys.stdout.write("\n".join(names()) + "\n")
