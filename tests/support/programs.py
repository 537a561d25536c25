"""Programs of the system that some tests start: a browser, nginx, Redis, Node."""

from __future__ import annotations

import os
import shutil

import pytest

SERVER_FOLDERS = "/usr/sbin:/usr/local/sbin:/usr/games"
"""Folders of servers and games, which are not on every user's PATH."""

PACKAGES = {"node": "nodejs"}
"""Debian's packages with another name than the program."""


def program(name: str) -> str:
    """The path of a program.

    Without the program the test is skipped, or fails if REQUIRE_PROGRAMS is set (as in CI).
    """
    path = shutil.which(name) or shutil.which(name, path=SERVER_FOLDERS)
    if path:
        return path
    if os.environ.get("REQUIRE_PROGRAMS"):
        pytest.fail(f"{name} is not installed, and REQUIRE_PROGRAMS is set")
    pytest.skip(f"{name} is not installed (Debian's package {PACKAGES.get(name, name)})")
