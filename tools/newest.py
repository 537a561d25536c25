"""Print the packages of the service and its tests without their versions, for `make newest`."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"
REQUIREMENT = re.compile(r"(?P<name>[\w.-]+)(\[(?P<extras>[\w,-]+)\])?")


def names(project: str, extras: dict[str, list[str]], wanted: Iterable[str]) -> Iterator[str]:
    """What these extras install; where one names extras of the project itself, theirs too."""
    for extra in wanted:
        for found in filter(None, map(REQUIREMENT.match, extras[extra])):
            if found["name"] == project:
                yield from names(project, extras, found["extras"].split(","))
            else:
                yield found[0]


def packages() -> list[str]:
    """The packages of the extra `test`, each once; the caps and the lock say nothing here."""
    project = tomllib.loads(PYPROJECT.read_text())["project"]
    return sorted(set(names(project["name"], project["optional-dependencies"], ["test"])))


if __name__ == "__main__":
    sys.stdout.write("\n".join(packages()) + "\n")
