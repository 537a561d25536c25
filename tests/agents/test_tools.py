"""The tools for language models, called by the official SDK's own client."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from mcp.client import Client
from mcp.types import ImageContent, TextContent

from engine.notation import position_id
from engine.variants import VARIANTS
from service.agents.server import create_server
from tests.agents.playing import Refusal, Seat
from tests.notation.spelling import garbled

THREE_ONE = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.play-3-1"


def seated(work: Callable[[Seat], Awaitable[Any]], seed: object = 0) -> Any:
    """What a client does with a server in the same process."""

    async def run() -> Any:
        async with Client(create_server()) as client:
            return await work(Seat(client, random.Random(str(seed))))

    # a test process that has a browser has a running loop in this thread
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, run()).result()


def offered_by(refusal: Refusal) -> str:
    """The first legal play in a refusal."""
    found = re.search(r"(?:legal plays: |send the play \")([^,.\"]+)", str(refusal))
    if found is None:
        raise AssertionError(f"no play in: {refusal}")
    return re.sub(r" and \d+ more.*", "", found[1])


def refused(**action: Any) -> str:
    async def work(seat: Seat) -> str:
        with pytest.raises(Refusal) as caught:
            await seat.call("act", **action)
        return str(caught.value)

    text: str = seated(work)
    return text


def test_every_tool_says_what_it_does_and_what_it_answers() -> None:
    async def work(seat: Seat) -> None:
        tools = (await seat.client.list_tools()).tools
        names = {tool.name for tool in tools}
        assert names == {
            *("list_games", "rules_of", "begin", "legal_plays", "act", "explain", "board"),
        }
        for tool in tools:
            assert tool.description and len(tool.description) < 120
            assert tool.annotations and tool.annotations.open_world_hint is False
            assert tool.name == "board" or tool.output_schema

    seated(work)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_random_player_gets_to_the_end_of_every_game(name: str) -> None:
    async def work(seat: Seat) -> Any:
        # rulebook 20: without dice to break a circle, a third repetition is a draw
        most_seen = 3 if VARIANTS[name].roll_is_fixed else None
        return await seat.game(await seat.call("begin", game=name), most_seen)

    table = seated(work, name)
    state = position_id.read(table["id"])
    assert state.rules.name == name
    assert "outcome" in table or state.rules.roll_is_fixed


def test_a_match_is_played_with_the_cube() -> None:
    async def work(seat: Seat) -> tuple[Any, int, bool]:
        table = await seat.game(await seat.call("begin", match_length=7))
        games, doubled = 1, False
        while "next_id" in table:
            begun = await seat.call("act", id=table["next_id"], do="open")
            table = await seat.game(begun)
            doubled |= "cube-" in table["id"]
            games += 1
        return table, games, doubled

    table, games, doubled = seated(work, "cube")
    assert "wins the match" in table["outcome"]
    assert games > 1
    assert doubled


def test_a_double_is_taken_or_dropped() -> None:
    async def work(seat: Seat) -> None:
        begun = await seat.call("begin", match_length=3, white=3, black=1)
        table = await seat.call("act", id=begun["id"], do="play", play="8/5 6/5")
        assert "double" in table["may"]["black"]
        offered = await seat.call("act", id=table["id"], do="double")
        assert (offered["player"], offered["choices"]) == ("white", ["take", "drop"])
        taken = await seat.call("act", id=offered["id"], do="take")
        assert taken["do"] == "roll"
        dropped = await seat.call("act", id=offered["id"], do="drop")
        assert dropped["winner"] == "black"
        assert "score-0-1" in dropped["next_id"]

    seated(work)


def test_a_garbled_play_is_answered_with_the_legal_ones() -> None:
    """A thousand garbled plays; the next call takes its play from the refusal alone."""

    async def work(seat: Seat) -> int:
        refusals = 0
        table = await seat.call("begin")
        while refusals < 1000:
            if table.get("do") != "play":
                over = "outcome" in table
                action = {} if over else seat.action(table)
                table = await (
                    seat.call("begin") if over else seat.call("act", id=table["id"], **action)
                )
                continue
            noise = garbled(seat.rng.choice(table["plays"]), seat.rng) + seat.rng.choice(
                ("", " or not", "x", "/", "?")
            )
            try:
                table = await seat.call("act", id=table["id"], do="play", play=noise)
            except Refusal as refusal:
                refusals += 1
                action = {"do": "play", "play": offered_by(refusal)}
                table = await seat.call("act", id=table["id"], **action)
        return refusals

    assert seated(work, "garbled") == 1000


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ({"do": "play"}, ["Send `play`", "8/5 6/5"]),
        ({"do": "play", "play": "17/20 19/20"}, ["absolute points", "it is 8/5 6/5"]),
        ({"do": "play", "play": "pass"}, ["A play is possible", "8/5 6/5"]),
        ({"do": "play", "play": "perhaps 8/5"}, ["cannot be read", "8/5 6/5"]),
        ({"do": "roll"}, ["White must act first", "8/5 6/5"]),
        ({"do": "double"}, ["Nothing is played for", "8/5 6/5"]),
        ({"do": "name_double"}, ["Send `numbers`"]),
    ],
)
def test_a_refusal_says_what_to_send_next(action: dict[str, Any], words: list[str]) -> None:
    text = refused(id=THREE_ONE, **action)
    assert all(word in text for word in words), text


def test_a_wrong_id_or_game_is_explained() -> None:
    assert "call begin" in refused(id="no id", do="roll")

    async def work(seat: Seat) -> None:
        for tool in ("begin", "rules_of"):
            with pytest.raises(Refusal, match="list_games") as caught:
                await seat.call(tool, game="bakgammon")
            assert "/v1/" not in str(caught.value)

    seated(work)


def test_a_play_is_explained() -> None:
    async def work(seat: Seat) -> None:
        right = await seat.call("explain", id=THREE_ONE, play="31: 6-5, 8-5")
        assert (right["legal"], right["read_as"]) == (True, "8/5 6/5")
        wrong = await seat.call("explain", id=THREE_ONE, play="8/5")
        assert not wrong["legal"]
        assert wrong["why_not"] == ["The play uses 1 number, but 2 can be played."]
        assert "8/5 6/5" in wrong["plays"]

    seated(work)


def test_the_board_is_drawn_in_the_numbers_of_the_player_on_turn() -> None:
    async def work(seat: Seat) -> None:
        text = (await seat.client.call_tool("board", {"id": THREE_ONE})).content[0]
        assert isinstance(text, TextContent)
        lines = text.text.splitlines()
        assert lines[-2].split() == ["12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]
        arguments = {"id": THREE_ONE, "form": "picture"}
        picture = (await seat.client.call_tool("board", arguments)).content[0]
        assert isinstance(picture, ImageContent)
        assert picture.mime_type == "image/png"

    seated(work)


def test_all_games_and_their_rules_are_told() -> None:
    async def work(seat: Seat) -> None:
        games = (await seat.call("list_games"))["games"]
        assert [each["game"] for each in games] == list(VARIANTS)
        for each in games:
            rules = await seat.call("rules_of", game=each["game"])
            assert rules["rules"]
            assert rules["scoring"]

    seated(work)
