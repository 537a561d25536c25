"""Writes deploy/licences.md, the licences of the packages in the lock; part of `make audit`."""

from __future__ import annotations

import re
import subprocess
import sys

from tests.support import TOP

PAGE = TOP / "deploy" / "licences.md"
HEAD = """# Licences

The packages of the image, written by `make audit`. A package whose licence is unknown has none in
its metadata: resvg_py has the MIT licence in its file LICENSE.

"""


def main() -> None:
    """Write the page."""
    packages = re.findall(r"^(\S+)==", (TOP / "requirements.lock").read_text(), re.MULTILINE)
    options = ("--from=mixed", "--with-urls", "--format=markdown", "--packages", *packages)
    listed = subprocess.run(
        [sys.executable, "-m", "piplicenses", *options], check=True, capture_output=True, text=True
    )
    PAGE.write_text(HEAD + listed.stdout, encoding="utf-8")


if __name__ == "__main__":
    main()
