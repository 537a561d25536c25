"""The settings as an operator sees them: printed as they are now, or as a table of a document."""

from __future__ import annotations

import sys
from dataclasses import fields

from service.settings import Settings, WrongSettings, from_environment, variable


def written(value: object) -> str:
    """A value as it is set in the environment."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return ""
    return ",".join(value) if isinstance(value, tuple) else str(value)


def shown(settings: Settings) -> str:
    """All settings as lines that an environment file takes; secrets are masked."""
    lines = []
    for one in fields(settings):
        value = getattr(settings, one.name)
        masked = bool(one.metadata["secret"] and value)
        lines.append(f"{variable(one)}={'***' if masked else written(value)}")
    return "\n".join(lines) + "\n"


def table() -> str:
    """The settings as a table of a document."""
    rows = [
        f"| `{variable(one)}` | {f'`{value}`' if (value := written(one.default)) else ''} "
        f"| {one.metadata['says']} |"
        for one in fields(Settings)
    ]
    return "\n".join(["| variable | default | what it does |", "|---|---|---|", *rows]) + "\n"


def main() -> None:
    """Print the settings, or everything that is wrong with them."""
    try:
        sys.stdout.write(shown(from_environment()))
    except WrongSettings as wrong:
        sys.exit(str(wrong))


if __name__ == "__main__":
    main()
