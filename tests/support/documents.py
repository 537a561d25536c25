"""Reading YAML by the parser in C, which is ten times as fast as the one in Python."""

from __future__ import annotations

from typing import Any

import yaml

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(text: str | bytes) -> Any:
    """The one document of a YAML text."""
    return yaml.load(text, Loader=LOADER)
