"""`make newest` installs what the tests need."""

from __future__ import annotations

import re
import tomllib

from tests.support import TOP
from tools.newest import packages


def test_the_newest_packages_are_all_that_the_extra_test_installs() -> None:
    """It names every other extra but three, most of them through one another."""
    extras = tomllib.loads((TOP / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    kept = [extras[extra] for extra in extras.keys() - {"tools", "proof", "bench"}]
    wanted = {re.split("[<>=]", each)[0] for requirements in kept for each in requirements}
    own = {name for name in wanted if name.startswith("backgammon-rules")}
    assert packages() == sorted(wanted - own)
    assert {"flask", "mcp", "pytest-xdist"} <= set(packages())
