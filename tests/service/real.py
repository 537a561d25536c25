"""Real states: what stands on the table in games that a client has played over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from flask.testing import FlaskClient

from service.app import create_app
from tests.service.chouettes import Around
from tests.service.client import Echo, Json, at_random
from tests.service.stakes import Staked


def tables(http: FlaskClient) -> Iterator[tuple[str, Json]]:
    """Every game with its defaults, and once for every other value of every option."""
    for variant in http.get("/v1/variants").get_json()["variants"]:
        yield variant["name"], {}
        for option in variant["options"]:
            for value in option.get("values", (True, False)):
                if value != option["default_value"]:
                    yield variant["name"], {option["name"]: value}


@cache
def real_answers(most: int = 40) -> tuple[Json, ...]:
    """Answers of begin and advance from the first part of a game on every table."""
    http = create_app().test_client()
    found = []
    for name, options in tables(http):
        game = Echo(http, name, options, seed=1)
        found.append(game.answer)
        found.extend(game.play(at_random, most))
    for stakes in ({"match": {"length": 7}}, {"money": {}, "options": {"beavers": "otter"}}):
        table = Staked(http, "backgammon", {}, stakes)
        found.append(table.answer)
        found.extend(table.step() for _ in range(most) if not table.answer["outcome"])
    return tuple(found)


@cache
def real_chouettes(most: int = 40) -> tuple[Json, ...]:
    """Answers from the first part of a game of chouette, with one cube and with several."""
    http = create_app().test_client()
    found = []
    for options in ({}, {"multi_cube": True, "beavers": "otter"}):
        table = Around(http, "backgammon", 5, {"options": options})
        found.append(table.answer)
        found.extend(table.step() for _ in range(most) if not table.answer["outcome"])
    return tuple(answer for answer in found if not answer["outcome"])
