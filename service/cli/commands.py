"""The commands of `backgammon-rules`: the server, and its operations from a terminal."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from service.cli import NAME
from service.cli.agents import mcp
from service.cli.bulk import bulk
from service.cli.operations import judge, moves, score, show, variants
from service.cli.records import replay_files
from service.cli.server import health, key, serve, settings


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name=NAME)
def commands() -> None:
    """The rules of backgammon and 37 of its variants."""


@commands.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print the script for shell completion.

    Use it by: eval "$(backgammon-rules completion bash)"
    """
    completer = get_completion_class(shell)
    if completer:
        click.echo(completer(commands, {}, NAME, "_BACKGAMMON_RULES_COMPLETE").source())


for command in (
    serve,
    health,
    settings,
    key,
    variants,
    show,
    moves,
    judge,
    score,
    replay_files,
    bulk,
    mcp,
):
    commands.add_command(command)
