"""A client of the tools that plays games, by the client of the official SDK."""

from __future__ import annotations

import random
import re
from typing import Any

from mcp.client import Client

MOST_CALLS = 20_000
"""Far more than the longest random game takes."""


def pips(play: str) -> int:
    """How far a play moves its checkers."""
    names = {"bar": 25, "reserve": 25, "off": 0}
    words = re.findall(r"([a-z0-9]+)/(?:[0-9*]+/)*([a-z0-9]+)", play)
    distances = [
        [names[place] if place in names else int(place) for place in word]
        for word in words
        if "turn" not in word
    ]
    return sum(start - end for start, end in distances)


class Refusal(Exception):
    """A tool has refused a call; the text is for the model."""


class Seat:
    """A connected client."""

    def __init__(self, client: Client, rng: random.Random) -> None:
        self.client, self.rng = client, rng

    async def call(self, tool: str, **arguments: Any) -> Any:
        """The structured answer of a tool; `Refusal` if it is an error."""
        result = await self.client.call_tool(tool, arguments)
        if result.is_error:
            raise Refusal(result.content[0].text)  # type: ignore[union-attr]
        return result.structured_content

    async def game(self, table: Any, most_seen: int | None = None) -> Any:
        """Play a game at random to its end, or until a state was there so many times."""
        seen: dict[str, int] = {}
        for _ in range(MOST_CALLS):
            seen[table["id"]] = seen.get(table["id"], 0) + 1
            if "outcome" in table or seen[table["id"]] == most_seen:
                return table
            if table.get("play_count", 0) > len(table.get("plays", ())):
                table["plays"] = (await self.call("legal_plays", id=table["id"]))["plays"]
            table = await self.call("act", id=table["id"], **self.action(table))
        raise AssertionError("the game did not end")

    def action(self, table: Any) -> dict[str, Any]:
        """Anything that the table allows, by what stands in the answer alone."""
        do = table["do"]
        if do == "play":
            # of some plays the one that gets farthest: at random, Backwards takes for ever
            some = [self.rng.choice(table["plays"]) for _ in range(15)]
            return {"do": do, "play": max(some, key=pips)}
        if do == "answer":
            return {"do": self.rng.choice([each for each in table["choices"] if each != "drop"])}
        if do == "name_double":
            return {"do": do, "numbers": [self.rng.randint(1, 6)]}
        if do == "name_roll":
            return {"do": do, "numbers": self.rng.sample(range(1, 7), 2)}
        # once a game, or one random game decides the match
        may_double = "double" in self.allowed(table) and "cube-" not in table["id"]
        if do == "roll" and may_double and self.rng.random() < 0.1:
            return {"do": "double"}
        dice = [self.rng.randint(1, 6) for _ in range(2)]
        return {"do": do, "dice": dice if do == "roll" else [*dice[:1], dice[0] % 6 + 1]}

    def allowed(self, table: Any) -> list[str]:
        """What the player on turn may do beside the board."""
        found: list[str] = table.get("may", {}).get(table.get("player"), [])
        return found
