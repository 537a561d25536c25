"""The contract: the file openapi.yaml, its version, and a digest of the code."""

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
    """A digest of the contract and all code; it is the same in every worker of a release."""
    code = sha256(TEXT)
    for package in (Path(engine.__file__).parent, SERVICE):
        for path in sorted(package.rglob("*.py")):
            code.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return code.hexdigest()


VERSION = _version()
EDITION = _edition()
