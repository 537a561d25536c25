"""The main questions from a terminal: what a game is, how a board stands, what may be played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
import orjson

from service.cli.asking import Json, ask, picture
from service.cli.words import LANGUAGES, Dice, Game, question

Command = TypeVar("Command", bound=Callable[..., Any])
SIDES = click.Choice(["white", "black"])


def about_a_position(command: Command) -> Command:
    """What every question about a position takes."""
    for decorate in (
        click.option("--json", "as_json", is_flag=True, help="The service's answer, as JSON."),
        click.option("--language", type=click.Choice(LANGUAGES), default="en"),
        click.option(
            "--option", "options", multiple=True, metavar="NAME=VALUE", help="A house rule."
        ),
        click.option(
            "--position", help="As the rulebook writes it: 'white 1:2 12:5; black 24:2 bar:1'."
        ),
        click.argument("game", type=Game()),
    ):
        command = decorate(command)
    return command


def tell(answer: Json) -> None:
    """The answer as JSON, for people and programs alike."""
    click.echo(orjson.dumps(answer, option=orjson.OPT_INDENT_2))


@click.command()
@click.argument("game", required=False, type=Game())
@click.option("--json", "as_json", is_flag=True, help="The service's answer, as JSON.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en")
def variants(game: str | None, as_json: bool, language: str) -> None:
    """List all games, or describe one."""
    answer = ask(f"/v1/variants/{game}" if game else "/v1/variants", language=language)
    if as_json:
        tell(answer)
    elif game:
        click.secho(answer["names"][language], bold=True)
        click.echo(answer["summary"])
        for option in answer["options"]:
            values = ", ".join(map(str, option["values"]))
            click.echo(f"  option {option['name']}: {values} (default {option['default']})")
        for rule in answer["rules"]:
            click.echo(f"  {rule['id']}: {rule['sentence']}")
        click.echo(answer["scoring"]["sentence"])
    else:
        for one in answer["variants"]:
            click.echo(f"{one['name']:<21}{one['summary']}")


@click.command()
@about_a_position
@click.option(
    "--output", type=click.Path(dir_okay=False, path_type=Path), help="A file: .svg, .png or .txt."
)
def show(output: Path | None, as_json: bool, language: str, **asked: Any) -> None:
    """Draw the board of a game's start, of a position or of an id."""
    state = question(**asked)
    if output:
        output.write_bytes(picture(state, output.suffix.removeprefix("."), language))
    elif as_json:
        tell(ask("/v1/score", state, language))
    else:
        click.echo(picture(state, "txt", language))


@click.command()
@about_a_position
@click.argument("dice", required=False, type=Dice())
@click.option("--player", type=SIDES, default="white", help="Who has thrown them.")
def moves(dice: list[int] | None, player: str, as_json: bool, language: str, **asked: Any) -> None:
    """List the legal plays of a roll: backgammon-rules moves backgammon 31."""
    state = question(**asked)
    answer = ask("/v1/moves", state | _thrown(dice, player), language)
    if as_json:
        tell(answer)
        return
    click.echo(picture(state, "txt", language))
    expected = answer["expected"]
    click.echo(f"{expected['player']}: {expected['do']}, {len(answer['plays'])} plays")
    for play in answer["plays"]:
        click.echo(f"  {play['notation']}")
    for forced in answer["forced"]:
        click.echo(forced["detail"])


@click.command()
@about_a_position
@click.argument("dice", type=Dice())
@click.argument("play")
@click.option("--player", type=SIDES, default="white", help="Who has thrown them.")
def judge(
    dice: list[int], play: str, player: str, as_json: bool, language: str, **asked: Any
) -> None:
    """Say whether a play is legal, and if not, why: judge backgammon 31 '8/5 6/5'."""
    state = question(**asked) | _thrown(dice, player)
    answer = ask("/v1/judge", {**state, "moves": play}, language)
    if as_json:
        tell(answer)
    elif answer["legal"]:
        click.echo(f"{answer['notation']} is legal.")
    else:
        for fault in answer["faults"]:
            click.echo(fault["detail"])
    if not answer["legal"]:
        raise click.exceptions.Exit(1)


@click.command()
@about_a_position
def score(as_json: bool, language: str, **asked: Any) -> None:
    """Say whether a game is over, who has won and how much, and count the pips."""
    answer = ask("/v1/score", question(**asked), language)
    if as_json:
        tell(answer)
        return
    if answer["over"]:
        click.echo(f"{answer['winner']}: {answer['result']}, {answer['points']} points")
    if answer["pips"]:
        click.echo("pips: " + ", ".join(f"{side} {n}" for side, n in answer["pips"].items()))


def _thrown(dice: list[int] | None, player: str) -> Json:
    return {"player": player, "dice": dice} if dice else {}
