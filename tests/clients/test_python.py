"""The Python client: whole games and a match against the real service, and its package."""

from __future__ import annotations

import inspect
import random
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from backgammon_client import (
    Client,
)
from backgammon_client.contract import Action, Expected, Game
from generate_types import TARGET, types_text

from tests.contract.document import CONTRACT
from tests.support import TOP

MOST_ACTIONS = 2000
PAGES = re.compile("metrics|catalog|contract|workflows|_file|playground|docs")
"""Operations for people and monitors."""
GAMES = ("backgammon", "eureka", "hypergammon", "acey_deucey", "two_rolls_vs_choice")


# --- whole games ---


def any_action(game: Game, rng: random.Random) -> Action:
    """An action that is possible now; a double now and then, where one may be offered."""
    expected = game["expected"]
    assert expected
    if expected["do"] == "roll" and rng.random() < 0.5:
        player = expected["player"]
        if "double" in game["may"][player]["allowed"]:
            return {"do": "double", "by": player}
    return board_action(expected, rng)


def board_action(expected: Expected, rng: random.Random) -> Action:
    if expected["do"] == "open":
        return {"do": "open", "white": rng.randint(1, 6), "black": rng.randint(1, 6)}
    if expected["do"] == "roll":
        return {"do": "roll", "dice": [rng.randint(1, 6), rng.randint(1, 6)]}
    if expected["do"] == "name_double":
        return {"do": "name_double", "number": rng.choice(expected["choices"])}
    if expected["do"] == "name_roll":
        return {"do": "name_roll", "numbers": rng.choice(expected["choices"])}
    if expected["do"] == "answer":
        answer = "take" if rng.random() < 0.75 else "drop"
        return {"do": answer, "by": expected["player"]}  # type: ignore[return-value,misc]
    return {"do": "play", "moves": rng.choice(expected["plays"])["moves"]}


def play_on(client: Client, game: Game, rng: random.Random) -> Game:
    """The end of a game."""
    for _ in range(MOST_ACTIONS):
        if game["outcome"]:
            return game
        game = client.advance_game(id=game["id"], action=any_action(game, rng))
    raise AssertionError(f"no outcome after {MOST_ACTIONS} actions: {game['id']}")


@pytest.mark.parametrize("variant", GAMES)
def test_a_whole_game_is_played(client: Client, variant: Any) -> None:
    game = play_on(client, client.begin_game(variant=variant), random.Random(variant))
    assert game["expected"] is None
    assert client.score_position(id=game["id"])["outcome"] == game["outcome"]
    assert client.list_moves_by_id(game["id"])["outcome"] == game["outcome"]


def test_a_match_with_the_cube_is_played_to_its_end(client: Client) -> None:
    rng = random.Random(3)
    game = client.begin_game(variant="eureka", stakes={"match": {"length": 3}})
    while True:
        outcome = play_on(client, game, rng)["outcome"]
        assert outcome and outcome["played_for"] == "match"
        following = outcome["next"]
        if following is None:
            break
        game = client.list_moves(id=following["id"], include=["plays"])
    winner = outcome["match"]["winner"]
    assert winner and outcome["match"][winner] >= 3


# --- operations ---


def test_there_is_a_method_for_every_operation_of_the_api() -> None:
    operations = {
        re.sub("[A-Z]", lambda letter: "_" + letter.group().lower(), operation["operationId"])
        for path in CONTRACT["paths"].values()
        for operation in path.values()
        if isinstance(operation, dict) and "operationId" in operation
    }
    pages = {name for name in operations if PAGES.search(name)}
    methods = {name for name, _ in inspect.getmembers(Client, inspect.isfunction) if name[0] != "_"}
    assert methods - {"close"} == operations - pages


def test_the_types_are_those_of_the_contract() -> None:
    assert TARGET.read_text(encoding="utf-8") == types_text(CONTRACT)


def test_the_other_operations_answer(client: Client) -> None:
    game = client.begin_game(variant="backgammon", throws=[{"white": 3, "black": 1}])
    id_ = game["id"]
    judged = client.judge_play(id=id_, notation="8/5 6/5")
    assert judged["legal"] and client.judge_play_by_id(id_, notation="8/5 6/5") == judged
    assert client.check_bear_off(id=id_) == client.check_bear_off_by_id(id_)
    assert client.score_position_by_id(id_)["outcome"] is None
    assert client.convert_state(id=id_)["state"] == game["state"]
    assert client.draw_picture(id=id_)["svg"] == client.draw_picture_by_id(id_)["svg"]
    assert client.draw_svg_by_id(id_, theme="dark").startswith("<svg")
    assert client.draw_png_by_id(id_, width=300).startswith(b"\x89PNG")
    assert "8" in client.draw_text_by_id(id_)
    assert client.get_variant("gioul")["name"] == "gioul"
    assert len(client.list_variants()["variants"]) == 38
    assert client.get_problem("illegal_action")["code"] == "illegal_action"
    assert client.list_problems()["problems"]
    assert client.get_health()["status"] == client.get_readiness()["status"] == "ok"


def test_the_example_of_the_readme_runs(service: str, capsys: pytest.CaptureFixture[str]) -> None:
    readme = (TOP / "clients/python/README.md").read_text(encoding="utf-8")
    example = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)[0]
    exec(example.replace("http://127.0.0.1:8000", service), {})
    assert capsys.readouterr().out.strip().endswith("~black.roll")


def test_a_record_is_replayed_and_written(client: Client) -> None:
    content = (TOP / "tests/records/gnubg/match1.mat").read_text()
    assert client.replay_record(content=content)["summary"]
    assert client.write_record(format="sgf", content=content)["content"].startswith("(")


def test_a_chouette_begins_and_goes_on(client: Client) -> None:
    thrown = {"Ann": 6, "Ben": 5, "Cem": 4}
    game = client.begin_chouette(
        variant="backgammon", chouette={"players": list(thrown)}, rounds=[thrown]
    )
    id_ = game["id"]
    assert id_
    assert client.read_chouette(id=id_)["id"] == client.read_chouette_by_id(id_)["id"] == id_
    action: Any = {"do": "open", "white": 6, "black": 1}
    assert client.advance_chouette(id=id_, action=action)["id"] != id_


def test_a_batch_has_an_answer_for_each_item(client: Client) -> None:
    answers = client.run_batch(
        [
            {"operation": "begin", "key": "a", "request": {"variant": "eureka"}},
            {"operation": "score", "key": "b", "request": {"id": "1~ludo"}},
        ]
    )
    assert [answer["status"] for answer in answers] == [200, 422]


# --- the package ---


def test_the_package_has_the_version_of_the_contract() -> None:
    project = tomllib.loads((TOP / "clients/python/pyproject.toml").read_text())["project"]
    assert project["version"] == CONTRACT["info"]["version"]


def test_the_wheel_has_the_typed_package_and_needs_nothing(tmp_path: Path) -> None:
    """From the source package, which has the types; a clone has none until they are made."""
    clone = tmp_path / "clone"
    ignored = shutil.ignore_patterns("contract.py", "__pycache__")
    shutil.copytree(TOP / "clients/python", clone / "clients/python", ignore=ignored)
    shutil.copy(TOP / "openapi.yaml", clone)
    # by what is installed already, which is the newest of what the package asks for
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path / "dist")]
    subprocess.run([*command, str(clone / "clients/python")], check=True, capture_output=True)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (metadata,) = (name for name in names if name.endswith("/METADATA"))
        assert b"Requires-Dist" not in archive.read(metadata)
    assert {"backgammon_client/py.typed", "backgammon_client/contract.py"} <= names
    assert wheel.stat().st_size < 40_000
