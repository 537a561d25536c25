"""The contract as a file, its version, and the edition of the code that keeps it."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import engine

SERVICE = Path(__file__).resolve().parent
# in a wheel the contract lies beside the code, in a checkout above it
CONTRACT = next(
    path for path in (SERVICE / "openapi.yaml", SERVICE.parent / "openapi.yaml") if path.exists()
)
TEXT = CONTRACT.read_bytes()


def _version() -> str:
    versions: list[bytes] = re.findall(
        rb"^info:\n(?:  .*\n)*?  version: (\S+)$", TEXT, re.MULTILINE
    )
    return versions[0].decode()


def _edition() -> str:
    """A digest of all that an answer is made by; every worker of a release has the same."""
    code = sha256(TEXT)
    for package in (Path(engine.__file__).parent, SERVICE):
        for path in sorted(package.rglob("*.py")):
            code.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return code.hexdigest()


VERSION = _version()
EDITION = _edition()
