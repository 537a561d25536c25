"""A scripted imitation of how language models lose games by notation: `make forfeits`.

Each player knows a legal play at every turn and writes it in a manner by which most games of a
public benchmark were forfeited. If a play is refused they take a legal play from the refusal if
there is one, else they write their play again; three refusals in a turn forfeit the game.
`python -m tests.proofs.forfeits URL` asks a service at that address instead of this one.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from typing import Any

from mcp.client import Client

from engine.movegen import plays
from engine.notation import position_id
from engine.notation.moves import write_play
from engine.turn import Move, PlayStage
from service.agents.server import create_server
from service.app import create_app
from service.settings import Settings

GAMES = 10
TRIES = 3
Answer = tuple[str | None, str]
"""The next id, and the text of a refusal."""
Advance = Callable[[str, dict[str, Any]], Awaitable[Answer]]
START = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.roll"


def mistaken(moves: tuple[Move, ...], player: str) -> str:
    """The play in absolute points, or by Black in White's numbers."""
    points = {"bar": "bar", "off": "off"}
    other = {str(n): str(n if player == "white" else 25 - n) for n in range(1, 25)} | points
    return " ".join(f"{other[move.source]}/{other[move.target]}" for move in moves) or "-"


MANNERS: dict[str, Callable[[str, tuple[Move, ...], str, str], str]] = {
    "perspective mistaken": lambda _play, moves, player, _roll: mistaken(moves, player),
    "star missing": lambda play, *_: play.replace("*", ""),
    "star needless": lambda play, *_: re.sub(r"(/[0-9]+)(?![0-9*/])", r"\1*", play),
    "Pass appended": lambda play, *_: f"{play} Pass",
    "roll in front": lambda play, _moves, _player, roll: f"{roll}: {play}",
    "prose around": lambda play, *_: f"I will play **{play}** because it is the safest move.",
}


async def play_game(advance: Advance, manner: str, rng: random.Random) -> tuple[bool, int, int]:
    """Whether a game is forfeited, its turns, and the plays that were refused at first."""
    id_, turns, refused = START, 0, 0
    for _ in range(1000):
        state = position_id.read(id_)
        turn = state.turn
        if turn is None or turn.player is None:
            return False, turns, refused
        stage = turn.stages[0]
        if not isinstance(stage, PlayStage):
            dice = [rng.randint(1, 6), rng.randint(1, 6)]
            rolled, _ = await advance(id_, {"do": "roll", "dice": dice})
            id_ = rolled or id_
            continue
        turns += 1
        moves = rng.choice(list(plays(state.rules, state.position, turn.player, stage))).moves
        roll = "-".join(map(str, stage.numbers[:2]))
        play = write_play(state.rules, turn.player, moves)
        text = MANNERS[manner](play, moves, turn.player, roll)
        for tried in range(TRIES):
            after, refusal = await advance(id_, {"do": "play", "notation": text})
            if after:
                break
            refused += not tried
            text = offered(refusal) or text
        if after is None:
            return True, turns, refused
        id_ = after
    return False, turns, refused


def offered(refusal: str) -> str | None:
    """The play that a refusal offers: what the text would be, or else the first legal one."""
    would_be = re.search(r"in notation it is ([^.]+)\.", refusal)
    listed = re.search(
        r'legal plays: ([^,.]+)|"legal_plays": \["([^"]+)"|send the play "([^"]+)"', refusal
    )
    found = would_be or listed
    return next((group for group in found.groups() if group), None) if found else None


async def by_url(url: str, id_: str, action: dict[str, Any]) -> Answer:
    body = json.dumps({"id": id_, "action": action, "include": []}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{url}/v1/advance", body, headers)
    try:
        with urllib.request.urlopen(request) as response:
            return json.loads(response.read())["id"], ""
    except urllib.error.HTTPError as error:
        return None, json.dumps(json.loads(error.read()))


async def report(name: str, advance: Advance) -> None:
    """The forfeits of each manner of writing."""
    print(name)
    for manner in MANNERS:
        rng = random.Random(manner)
        games = [await play_game(advance, manner, rng) for _ in range(GAMES)]
        forfeits = sum(forfeited for forfeited, _, _ in games)
        turns, refused = (sum(game[n] for game in games) for n in (1, 2))
        share = f"{refused / turns:.1%} of {turns} plays refused at first"
        print(f"  {manner:<22}{forfeits:>3} of {GAMES} games forfeited, {share}")


async def main() -> None:
    """Both doors of this code, or a service elsewhere."""
    if len(sys.argv) > 1:
        url = sys.argv[1]
        await report(url, lambda id_, action: by_url(url, id_, action))
        return
    http = create_app(Settings(log_requests=False)).test_client()

    async def by_api(id_: str, action: dict[str, Any]) -> Answer:
        answer = http.post("/v1/advance", json={"id": id_, "action": action, "include": []})
        body = answer.get_json()
        return (body["id"], "") if answer.status_code == 200 else (None, json.dumps(body))

    await report("API", by_api)
    async with Client(create_server()) as client:

        async def by_mcp(id_: str, action: dict[str, Any]) -> Answer:
            words = {"notation": "play"}
            arguments = {words.get(key, key): value for key, value in action.items()}
            result = await client.call_tool("act", {"id": id_, **arguments})
            if result.is_error:
                return None, getattr(result.content[0], "text", "")
            return (result.structured_content or {})["id"], ""

        await report("MCP", by_mcp)


if __name__ == "__main__":
    asyncio.run(main())
