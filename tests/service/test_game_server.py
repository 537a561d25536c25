"""The server of the guide as it stands there: a match to its end, and players who cheat."""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from service.app import create_app
from service.settings import Settings
from tests.support import TOP
from tests.support.processes import ServerProcess, free_port
from tests.support.site import serving

GUIDE = (TOP / "docs/guides/game-server.md").read_text()
(PROGRAM,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
MOST_ACTIONS = 1000

Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the guide's server, which asks a service of our own."""
    file = tmp_path_factory.mktemp("guide") / "game_server.py"
    file.write_text(PROGRAM)
    with serving(create_app(Settings(log_requests=False))) as service:
        port = free_port()
        command = [sys.executable, str(file), str(port), service.removesuffix("/")]
        command.append(str(file.with_suffix(".sqlite")))
        with ServerProcess(command, port, log=file.with_suffix(".log")):
            yield f"http://127.0.0.1:{port}"


def send(address: str, body: Json | None = None) -> tuple[int, Json]:
    text = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(address, text), timeout=60) as answer:
            return answer.status, json.load(answer)
    except HTTPError as error:
        return error.code, json.load(error)


class Seats:
    """A table of that server, with the keys of both players."""

    def __init__(self, server: str, variant: str, length: int) -> None:
        status, opened = send(f"{server}/tables", {"variant": variant, "length": length})
        assert status == 200
        self.address = f"{server}/tables/{opened['table']}"
        self.keys: dict[str, str] = opened["keys"]

    def seen(self) -> Json:
        return send(self.address)[1]

    def act(self, side: str, **action: Any) -> tuple[int, Json]:
        return send(self.address, {"key": self.keys[side], "action": action})

    def begun(self) -> tuple[str, str]:
        """Throw until one side begins: the client that begins, and the one that waits."""
        for _ in range(MOST_ACTIONS):
            if mover := self.seen()["expected"].get("player"):
                break
            self.act("white", do="open")
        return mover, "black" if mover == "white" else "white"


@pytest.fixture
def seats(server: str) -> Seats:
    return Seats(server, "backgammon", 3)


def anything(seen: Json, choose: random.Random) -> Json:
    """Something that may be done now; a double wherever there may be one."""
    expected = seen["expected"]
    if expected["do"] == "play":
        return {"do": "play", "moves": choose.choice(expected["plays"])["moves"]}
    if expected["do"] == "answer":
        return {"do": choose.choice(expected["choices"])}
    if expected["do"] == "roll" and "double" in seen["may"][expected["player"]]["allowed"]:
        return {"do": choose.choice(["double", "roll"])}
    return {"do": expected["do"]}


def test_a_match_with_the_cube_is_played_to_its_end(server: str) -> None:
    seats, choose = Seats(server, "eureka", 3), random.Random(3)
    seen = seats.seen()
    for _ in range(MOST_ACTIONS):
        if seen["expected"] is None:
            break
        side = seen["expected"].get("player", "white")
        status, seen = seats.act(side, **anything(seen, choose))
        assert status == 200, seen
    final = seen["results"][-1]["match"]
    assert final["winner"] and final[final["winner"]] == 3
    status, problem = seats.act("white", do="roll")
    assert (status, problem["detail"]) == (409, "The match is over.")


def test_no_client_plays_out_of_turn(seats: Seats) -> None:
    mover, waiting = seats.begun()
    status, problem = seats.act(waiting, do="play", notation="8/5 6/5")
    assert (status, problem["detail"]) == (409, f"It is {mover}'s turn.")


@pytest.mark.parametrize("action", [{"do": "award", "value": 3}, {"do": "award_match"}])
def test_no_client_awards_itself_the_game(seats: Seats, action: Json) -> None:
    mover, _ = seats.begun()
    assert seats.act(mover, to=mover, **action)[0] == 403


def test_a_play_that_is_illegal_comes_back_with_the_rule(seats: Seats) -> None:
    mover, _ = seats.begun()
    status, problem = seats.act(mover, do="play", moves=[{"from": "12", "to": "12"}])
    assert status == 422
    assert problem["errors"][0]["detail"]


def test_the_dice_of_a_client_are_not_taken(seats: Seats) -> None:
    """A white die of 9 would be refused if it were read."""
    status, seen = seats.act("white", do="open", white=9, black=1)
    assert status == 200
    assert 9 not in seen["events"][0].values()


def test_no_client_doubles_in_the_name_of_the_other(seats: Seats) -> None:
    """The starter's roll is thrown already, so doubling is refused, naming the one who tried."""
    mover, waiting = seats.begun()
    status, problem = seats.act(waiting, do="double", by=mover)
    assert status == 422
    assert "not_your_turn" in {error["code"] for error in problem["errors"]}


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/tables", {"variant": "ludo", "length": 3}, 422),
        ("/tables", {"variant": "backgammon", "length": 0}, 400),
        ("/tables", [], 400),
        ("/tables/none", {"key": "", "action": {}}, 404),
        ("/elsewhere", {}, 404),
    ],
)
def test_what_makes_no_sense_is_refused(server: str, path: str, body: Any, status: int) -> None:
    assert send(server + path, body)[0] == status


@pytest.mark.parametrize(("key", "status"), [("guess", 403), ([], 403), (None, 403)])
def test_a_key_that_fits_no_seat_opens_none(seats: Seats, key: object, status: int) -> None:
    assert send(seats.address, {"key": key, "action": {"do": "open"}})[0] == status


def test_an_action_upon_an_old_state_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Two actions read the same state; the one that is stored second is refused."""
    monkeypatch.setattr(sys, "argv", ["", "0", "http://none", str(tmp_path / "games.sqlite")])
    names: Json = {"__name__": "game_server"}
    exec(compile(PROGRAM, "game_server.py", "exec"), names)
    names["database"](names["GAMES"])
    names["ask"] = lambda *_: {"id": "old"}
    name = names["Table"].new("pin", 1).name
    first, second = names["Table"].named(name), names["Table"].named(name)
    first.answer, second.answer = {"id": "first"}, {"id": "second"}
    first.save("old")
    with pytest.raises(names["Refused"]) as refused:
        second.save("old")
    assert refused.value.status == 409
    assert names["Table"].named(name).answer == {"id": "first"}


@pytest.mark.parametrize(
    ("arguments", "settings"),
    [
        ([], ("8080", "http://127.0.0.1:8000")),
        (["8123"], ("8123", "http://127.0.0.1:8000")),
        (["8123", "http://rules"], ("8123", "http://rules")),
    ],
)
def test_port_and_service_may_be_left_out(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], settings: tuple[str, str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["game_server.py", *arguments])
    names: Json = {"__name__": "game_server"}
    exec(compile(PROGRAM, "game_server.py", "exec"), names)
    assert (names["PORT"], names["SERVICE"]) == settings
