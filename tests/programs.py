"""Programs of the system that some tests start for real: a browser, nginx, Redis."""

from __future__ import annotations

import os
import shutil

import pytest

ELSEWHERE = "/usr/sbin:/usr/local/sbin"
"""Where servers lie; not every user's path goes there."""


def program(name: str) -> str:
    """Where it is. Without it the test is skipped and says so; in CI it fails instead."""
    found = shutil.which(name) or shutil.which(name, path=ELSEWHERE)
    if found:
        return found
    if os.environ.get("REQUIRE_PROGRAMS"):
        pytest.fail(f"{name} is not installed, and here nothing may be skipped")
    pytest.skip(f"{name} is not installed (Debian has a package of this name)")
