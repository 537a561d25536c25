"""Arguments on the command line: a game or an id, a roll, a position as text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from service.cli.client import Json

if TYPE_CHECKING:
    from engine.rules.ruleset import Ruleset

LANGUAGES = ("en", "de", "fr", "it")
IS_NAME = re.compile("[a-z_0-9]+")
"""The name of a game; anything else is an id."""


class Game(click.ParamType[str]):
    """The name of a game, or the id of a state in any notation."""

    name = "game"

    def shell_complete(
        self,
        ctx: click.Context,  # noqa: ARG002 - click hands them over by name
        param: click.Parameter,  # noqa: ARG002
        incomplete: str,
    ) -> list[CompletionItem]:
        """The names of games that begin with the text."""
        from engine.variants import VARIANTS

        return [CompletionItem(name) for name in VARIANTS if name.startswith(incomplete)]


class Dice(click.ParamType[list[int]]):
    """Two dice: 31, 3-1 or 3,1."""

    name = "dice"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> list[int]:
        """The two numbers."""
        if not re.fullmatch(r"[1-6][-, ]?[1-6]", value):
            self.fail(f"{value!r} is not a roll; write 31 or 3-1.", param, ctx)
        return [int(value[0]), int(value[-1])]


def state_of(game: str, position: str | None, options: tuple[str, ...]) -> Json:
    """The state of a request: an id, or a game with its start position or another position."""
    if not IS_NAME.fullmatch(game):
        return {"id": game}
    from engine.faults import Refused
    from engine.messages import sentence
    from engine.position import Position
    from engine.variants import ruleset
    from service.serializers import state_json

    try:
        rules = ruleset(game, dict(map(_option, options)))
    except Refused as refused:
        raise click.UsageError(" ".join(map(sentence, refused.faults))) from None
    try:
        placed = Position.parse(position) if position else rules.setup
    except (KeyError, ValueError):
        raise click.BadParameter(
            f"{position!r} is not a position; write 'white 1:2 12:5; black 24:2 bar:1'."
        ) from None
    return {
        "variant": game,
        "options": rules.chosen,
        "position": state_json.position(rules, placed),
    }


def rules_of(state: Json) -> Ruleset:
    """The rules of the game of a state that was accepted."""
    from engine.notation.register import read
    from engine.variants import ruleset

    return read(state["id"]).rules if "id" in state else ruleset(state["variant"])


def _option(text: str) -> tuple[str, str | int | bool]:
    """Parse NAME=VALUE; a value is a word, a whole number, true or false."""
    name, _, value = text.partition("=")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdecimal() else value
