"""The settings as text: their current values, and the table for docs/settings.md."""

from __future__ import annotations

import sys
from dataclasses import fields

from service.settings import Settings, WrongSettings, from_environment, variable


def written(value: object) -> str:
    """A value as it is written in the environment."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return ""
    return ",".join(value) if isinstance(value, tuple) else str(value)


def shown(settings: Settings) -> str:
    """All settings as lines of an environment file, with secrets masked."""
    lines = []
    for setting in fields(settings):
        value = getattr(settings, setting.name)
        is_masked = bool(setting.metadata["secret"] and value)
        lines.append(f"{variable(setting)}={'***' if is_masked else written(value)}")
    return "\n".join(lines) + "\n"


def table() -> str:
    """The settings as a Markdown table."""
    rows = [
        f"| `{variable(setting)}` | {f'`{value}`' if (value := written(setting.default)) else ''} "
        f"| {setting.metadata['description']} |"
        for setting in fields(Settings)
    ]
    return "\n".join(["| variable | default | description |", "|---|---|---|", *rows]) + "\n"


def main() -> None:
    """Print the settings, or the errors in them."""
    try:
        sys.stdout.write(shown(from_environment()))
    except WrongSettings as wrong:
        sys.exit(str(wrong))


if __name__ == "__main__":
    main()
