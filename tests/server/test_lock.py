"""The image runs what the tests test: the versions of the lock are those of this environment."""

from __future__ import annotations

import re
from importlib.metadata import version

import pytest

from tests.support import TOP

LOCKED = re.findall(r"^([\w.-]+)==(\S+)", (TOP / "requirements.lock").read_text(), re.MULTILINE)


@pytest.mark.parametrize(("package", "locked"), LOCKED)
def test_the_lock_has_the_version_of_the_tests(package: str, locked: str) -> None:
    assert version(package) == locked
