"""The command `backgammon-rules`.

This module imports nothing outside the standard library, so that the command can say which
packages it needs where only the engine is installed. The modules of the commands import the engine
and the service where they use them: `health` and `--help` need neither.
"""

from __future__ import annotations

import sys

NAME = "backgammon-rules"
INSTALL = f"pip install '{NAME}[server]'"


def main() -> None:
    """Run the command."""
    try:
        from service.cli.commands import commands

        commands(prog_name=NAME)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] in ("engine", "service"):
            raise
        sys.exit(f"The command needs the package {error.name}, which is not installed: {INSTALL}")
