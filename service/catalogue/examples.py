"""A real example of each fault: the request, and what the service answers to it.

The file examples.json is checked by a test that sends every request, and written anew by
`make errors`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).with_name("examples.json")


class FaultExample(NamedTuple):
    """A request that has a fault; the body of the operation."""

    operation: str
    request: object
    pointer: str
    rule: str | None
    message: str


@cache
def examples() -> Mapping[str, FaultExample]:
    """The examples by the code of their fault."""
    return {code: FaultExample(**found) for code, found in json.loads(FILE.read_text()).items()}
