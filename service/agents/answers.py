"""What the tools answer: the few facts that a player needs, in their own numbers."""

from __future__ import annotations

from typing import Any, NotRequired

from typing_extensions import TypedDict

from service.agents.asking import MOST_LISTED
from service.serializers.state_json import Json


class GameName(TypedDict):
    """A game of the list."""

    game: str
    summary: str


class Games(TypedDict):
    """All games."""

    games: list[GameName]


class Rules(TypedDict):
    """The rules of a game as sentences."""

    game: str
    name: str
    summary: str
    rules: list[str]
    scoring: str
    options: NotRequired[dict[str, str]]


class Table(TypedDict):
    """The game after an action: its id is all that has to be kept."""

    id: str
    """Send it with the next call."""
    expected: str
    """What must happen next, as a sentence."""
    do: NotRequired[str]
    """The action that is due."""
    player: NotRequired[str]
    """Who must act."""
    position: str
    """The checkers of both sides in the numbers of the player on turn."""
    happened: NotRequired[list[str]]
    read_as: NotRequired[str]
    """What the play was understood as."""
    plays: NotRequired[list[str]]
    """The legal plays, or the first of them."""
    play_count: NotRequired[int]
    choices: NotRequired[list[Any]]
    may: NotRequired[dict[str, list[str]]]
    """What else each player may do, with stakes."""
    outcome: NotRequired[str]
    winner: NotRequired[str]
    next_id: NotRequired[str]
    """The next game of the match or session."""


class PlayList(TypedDict):
    """The legal plays of a position."""

    expected: str
    plays: list[str]


class Explanation(TypedDict):
    """Whether a play is legal, and why not."""

    legal: bool
    read_as: NotRequired[str]
    why_not: NotRequired[list[str]]
    plays: list[str]


def table(answer: Json) -> Table:
    """The answer about a game for a player."""
    expected, outcome = answer["expected"], answer["outcome"]
    found: Table = {
        "id": answer["id"],
        "expected": expected["text"] if expected else "The game is over.",
        "position": answer["view"]["text"],
    }
    if answer["events"]:
        found["happened"] = [event["text"] for event in answer["events"]]
    if "read_as" in answer:
        found["read_as"] = answer["read_as"]
    if expected:
        _add_expected(found, expected)
    may = {side: allowed["allowed"] for side, allowed in answer.get("may", {}).items()}
    if any(may.values()) and not outcome:
        found["may"] = may
    if outcome:
        found["outcome"] = outcome["text"]
        if outcome.get("winner"):
            found["winner"] = outcome["winner"]
        if following := outcome.get("next"):
            found["next_id"] = following["id"]
    return found


def _add_expected(found: Table, expected: Json) -> None:
    found["do"] = expected["do"]
    if "player" in expected:
        found["player"] = expected["player"]
    if "choices" in expected:
        found["choices"] = expected["choices"]
    if "notations" in expected:
        found["plays"] = expected["notations"][:MOST_LISTED]
        found["play_count"] = len(expected["notations"])
