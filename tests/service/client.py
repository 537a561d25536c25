"""A client that knows nothing of the rules: it echoes states and chooses from what is offered."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from flask.testing import FlaskClient

Json = dict[str, Any]
Choose = Callable[[random.Random, "Echo", Json], Json]


class Echo:
    """Plays one game over HTTP; `answer` is always the last answer to begin or advance."""

    def __init__(
        self, http: FlaskClient, variant: str, options: Json, seed: int, more: Json | None = None
    ) -> None:
        self.http = http
        self.dice = random.Random(f"{variant} {options} {seed}")
        begin = {"variant": variant, "options": options, **(more or {})}
        self.answer = self.post("begin", begin)

    def post(self, path: str, body: Json) -> Json:
        """The answer to a question that must be answered."""
        response = self.http.post(f"/v1/{path}", json=body)
        assert response.status_code == 200, (path, body, response.get_json())
        answer: Json = response.get_json()
        return answer

    def advance(self, action: Json) -> Json:
        """Do something, and remember what it led to."""
        self.answer = self.post("advance", {**self.answer["state"], "action": action})
        return self.answer

    def die(self) -> int:
        """One throw of one die."""
        return self.dice.randint(1, 6)

    def action(self, choose: Choose) -> Json:
        """Something to do that fits what is expected."""
        expected = self.answer["expected"]
        match expected["do"]:
            case "open":
                return {"do": "open", "white": self.die(), "black": self.die()}
            case "roll":
                return {"do": "roll", "dice": [self.die(), self.die()]}
            case "name_double":
                return {"do": "name_double", "number": self.dice.choice(expected["choices"])}
            case "name_roll":
                return {"do": "name_roll", "numbers": self.dice.choice(expected["choices"])}
            case _:
                play = choose(self.dice, self, expected)
                return {"do": "play", "moves": play["moves"]}

    def play(self, choose: Choose, most: int) -> Iterator[Json]:
        """Action by action until the game is over or has taken this long."""
        for _ in range(most):
            if self.answer["outcome"]:
                return
            yield self.advance(self.action(choose))


def at_random(dice: random.Random, _game: Echo, expected: Json) -> Json:
    """Any of the plays offered."""
    play: Json = dice.choice(expected["plays"])
    return play


def nearest_home(_dice: random.Random, game: Echo, expected: Json) -> Json:
    """The play after which the player has the shortest way left, by the route the service tells."""
    player = expected["player"]
    state = game.answer["state"]
    route = game.http.get(f"/v1/variants/{state['variant']}").get_json()["routes"][player]
    way = {str(point): len(route) - k for k, point in enumerate(route)} | {"off": 0}

    def left(play: Json) -> int:
        side = play["position"][player]
        return sum(count * way.get(place, len(route) + 1) for place, count in side.items())

    best: Json = min(game.post("moves", state)["expected"]["plays"], key=left)
    return best
