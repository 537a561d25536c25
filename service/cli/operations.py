"""The operations of the service as commands: describe a game, draw a board, list plays, score."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
import orjson

from service.cli.arguments import LANGUAGES, Dice, Game, rules_of, state_of
from service.cli.client import Json, picture, plays_text, request

if TYPE_CHECKING:
    from engine.board import Route

Command = TypeVar("Command", bound=Callable[..., Any])
SIDES = click.Choice(["white", "black"])
HOMES = ("right", "left")
NUMBERS = ("points", "halves", "mover", "both", "white", "black", "none")


def position_options(command: Command) -> Command:
    """Add the arguments of all commands about a position."""
    for decorate in (
        click.option(
            "--json", "as_json", is_flag=True, help="Print the JSON answer of the service."
        ),
        click.option("--language", type=click.Choice(LANGUAGES), default="en"),
        click.option(
            "--option",
            "options",
            multiple=True,
            metavar="NAME=VALUE",
            help="An option of the game.",
        ),
        click.option("--position", help="Checkers by point: 'white 1:2 12:5; black 24:2 bar:1'."),
        click.argument("game", type=Game()),
    ):
        command = decorate(command)
    return command


def print_json(answer: Json) -> None:
    """Print an answer as indented JSON."""
    click.echo(orjson.dumps(answer, option=orjson.OPT_INDENT_2))


@click.command()
@click.argument("game", required=False, type=Game())
@click.option("--json", "as_json", is_flag=True, help="Print the JSON answer of the service.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en")
def variants(game: str | None, as_json: bool, language: str) -> None:
    """List all games, or describe one."""
    answer = request(f"/v1/variants/{game}" if game else "/v1/variants", language=language)
    if as_json:
        print_json(answer)
    elif game:
        click.secho(answer["names"][language], bold=True)
        click.echo(answer["summary"])
        for option in answer["options"]:
            values = ", ".join(map(str, option.get("values", ("true", "false"))))
            default = str(option["default_value"]).lower()
            click.echo(f"  option {option['name']}: {values} (default {default})")
            click.echo(f"    {option['text']}")
        for rule in answer["rules"]:
            click.echo(f"  {rule['id']}: {rule['text']}")
        click.echo(answer["scoring"]["text"])
        for rule in answer["table_rules"]:
            click.echo(f"  {rule['id']}: {rule['text']}")
    else:
        for variant in answer["variants"]:
            click.echo(f"{variant['name']:<21}{variant['summary']}")


@click.command()
@position_options
@click.option(
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write to a file: .svg, .png or .txt.",
)
@click.option("--bottom", type=SIDES, default="white", help="The side at the bottom.")
@click.option("--home", type=click.Choice(HOMES), default="right", help="Side of the home boards.")
@click.option("--numbers", type=click.Choice(NUMBERS), default="mover", help="Beside the points.")
def show(
    output: Path | None,
    as_json: bool,
    language: str,
    bottom: str,
    home: str,
    numbers: str,
    **position_arguments: Any,
) -> None:
    """Draw a board.

    It shows the start of a game, another position of it, or the state of an id.
    """
    state = state_of(**position_arguments)
    if as_json and not output:
        print_json(request("/v1/score", state, language))
        return
    drawn = {**state, "bottom": bottom, "home": home, "numbers": numbers}
    if output:
        output.write_bytes(picture(drawn, output.suffix.removeprefix("."), language))
    else:
        click.echo(picture(drawn, "txt", language))


@click.command()
@position_options
@click.argument("dice", required=False, type=Dice())
@click.option("--player", type=SIDES, default="white", help="The player who rolled.")
def moves(
    dice: list[int] | None, player: str, as_json: bool, language: str, **position_arguments: Any
) -> None:
    """List the legal plays of a roll.

    For example: backgammon-rules moves backgammon 31
    """
    state = state_of(**position_arguments)
    answer = request("/v1/moves", state | _roll(dice, player), language)
    if as_json:
        print_json(answer)
        return
    # the numbers of the board are those of the plays below it
    drawn = {**state, "numbers": player if dice else "mover"}
    click.echo(picture(drawn, "txt", language))
    expected = answer["expected"]
    if expected is None:
        click.echo(answer["outcome"]["text"])
        return
    plays = expected.get("plays", ())
    click.echo(f"{expected['text']} {len(plays)} plays")
    for play in plays:
        click.echo(f"  {play['notation']}")
    for forced in expected.get("forced", ()):
        click.echo(forced["text"])


@click.command()
@position_options
@click.argument("dice", type=Dice())
@click.argument("play")
@click.option("--player", type=SIDES, default="white", help="The player who rolled.")
def judge(
    dice: list[int], play: str, player: str, as_json: bool, language: str, **position_arguments: Any
) -> None:
    """Check whether a play is legal, and if not, why.

    For example: backgammon-rules judge backgammon 31 '8/5 6/5'
    """
    state = state_of(**position_arguments) | _roll(dice, player)
    answer = request("/v1/judge", {**state, "notation": play}, language)
    if as_json:
        print_json(answer)
    elif answer["legal"]:
        click.echo(f"{answer['notation']} is legal.")
    else:
        route = rules_of(state).board.route("white" if player == "white" else "black")
        for fault in answer["faults"]:
            click.echo(_named(fault, answer, route))
        for line in plays_text([legal["notation"] for legal in answer["plays"]]):
            click.echo(line)
    if not answer["legal"]:
        raise click.exceptions.Exit(1)


def _named(fault: Json, answer: Json, route: Route) -> str:
    """A fault with the move that has it, if it is that of one move, as players write it."""
    if "move" not in fault:
        return str(fault["detail"])
    move = answer["understood"][fault["move"]]
    return f"{route.written(move['from'])}/{route.written(move['to'])}: {fault['detail']}"


@click.command()
@position_options
def score(as_json: bool, language: str, **position_arguments: Any) -> None:
    """Print the outcome if the game is over, and the pip counts."""
    answer = request("/v1/score", state_of(**position_arguments), language)
    if as_json:
        print_json(answer)
        return
    if answer["outcome"]:
        click.echo(answer["outcome"]["text"])
    if "pips" in answer:
        click.echo("pips: " + ", ".join(f"{side} {n}" for side, n in answer["pips"].items()))


def _roll(dice: list[int] | None, player: str) -> Json:
    return {"player": player, "dice": dice} if dice else {}
