"""What a command imports before it does anything: a health check has three seconds in all."""

from __future__ import annotations

import subprocess
import sys

import click
import pytest

from engine.drawing.look import HOMES, NUMBERS
from engine.messages import LANGUAGES
from service.cli import arguments
from service.cli.commands import commands
from tests.support import TOP
from tests.support.processes import TIMEOUT

PROGRAM = """
import sys
from service.cli import main
try:
    main()
finally:
    print("imported:", *{name.partition(".")[0] for name in sys.modules}, *sys.modules)
"""


def imported(*words: str) -> set[str]:
    """The packages and modules that are there when a command ends."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words],
        env={"BACKGAMMON_BIND": "127.0.0.1:1", "PATH": ""},
        cwd=TOP,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
    )
    _, found, names = done.stdout.partition("imported:")
    assert found, done.stderr
    return set(names.split())


@pytest.mark.parametrize("words", [["health"], ["settings"], ["--version"], ["--help"]])
def test_a_command_without_positions_imports_neither_service_nor_engine(words: list[str]) -> None:
    names = imported(*words)
    assert "click" in names
    assert not names & {"flask", "werkzeug", "marshmallow", "engine", "service.app", "yaml"}


def test_the_help_of_every_command_imports_neither_service_nor_engine() -> None:
    program = (
        "import sys; from click.testing import CliRunner; from service.cli.commands import commands"
        "\nfor name in commands.commands:\n"
        "    assert CliRunner().invoke(commands, [name, '--help']).exit_code == 0\n"
        "print(*{'flask', 'marshmallow', 'engine'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=TOP, capture_output=True, text=True, timeout=TIMEOUT
    )
    assert (done.stdout, done.stderr) == ("\n", "")


def choices(command: str, option: str) -> tuple[str, ...]:
    """What an option may be."""
    found = next(each for each in commands.commands[command].params if each.name == option)
    assert isinstance(found.type, click.Choice)
    return tuple(found.type.choices)


def test_the_words_of_the_command_are_those_of_the_engine() -> None:
    """The command has them by itself, so that it starts without the engine."""
    assert choices("show", "home") == HOMES
    assert choices("show", "numbers") == NUMBERS
    assert sorted(arguments.LANGUAGES) == sorted(LANGUAGES)
