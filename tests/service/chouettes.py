"""A client of a chouette that echoes states and does what players may do; sample chouettes."""

from __future__ import annotations

import random
from typing import Any

from flask.testing import FlaskClient

from tests.service.asking import START
from tests.service.client import Echo, Json, at_random

OFTEN, SELDOM = 0.2, 0.02
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim", "Kim", "Leo")


class Around(Echo):
    """Game after game of a chouette, from the throws for the seats on."""

    def __init__(
        self, http: FlaskClient, variant: str, players: int, chouette: Json, seed: int = 1
    ) -> None:
        self.http = http
        self.dice = random.Random(f"{variant} {players} {chouette} {seed}")
        self.names = list(NAMES[:players])
        self.began = {"variant": variant, "chouette": {**chouette, "players": self.names}}
        rounds: list[Json] = []
        self.answer = self.post("chouette/begin", {**self.began, "rounds": rounds})
        while self.answer["expected"]["do"] == "throw_for_seats":
            groups = self.answer["expected"]["groups"]
            rounds.append({name: self.die() for group in groups for name in group})
            self.answer = self.post("chouette/begin", {**self.began, "rounds": rounds})
        self.box_answers_alike = not self.options.get("multi_cube")

    @property
    def chouette(self) -> Json:
        """The chouette as it stands."""
        found: Json = self.answer["state"]["chouette"]
        return found

    @property
    def options(self) -> Json:
        """What is agreed."""
        found: Json = self.chouette["options"]
        return found

    def advance(self, action: Json) -> Json:
        """Do something, and remember what it led to."""
        self.answer = self.post("chouette/advance", {**self.answer["state"], "action": action})
        return self.answer

    def reasons(self) -> list[Json]:
        """What each player may do, and why not the rest."""
        request = {**self.answer["state"], "include": ["why_not"]}
        found: list[Json] = self.post("chouette", request)["may"]
        return found

    def around(self) -> Json | None:
        """Something to do around the board, if there is."""
        if self.answer["expected"]["do"] == "answer":
            return {"do": "answer", "answers": self._answers()}
        for may in self.answer["may"]:
            if "double" in may["allowed"] and self.dice.random() < OFTEN:
                return {"do": "double", "by": may["by"], "to": may["to"]}
        if self.answer["expected"]["do"] != "open" and self.dice.random() < SELDOM:
            winner = self.dice.choice(["white", "black", None])
            return {"do": "end", "winner": winner, **({"value": 1} if winner else {})}
        return None

    def _answers(self) -> list[Json]:
        chosen: dict[str, str] = {}
        answers = []
        for one in self.answer["expected"]["asked"]:
            do = self.dice.choice(one["choices"])
            if self.box_answers_alike:
                do = chosen.setdefault(one["by"], do)
            answers.append({"by": one["by"], "to": one["to"], "do": do})
        return answers

    def step(self) -> Json:
        """One action and the answer to it."""
        return self.advance(self.around() or self.action(at_random))

    def next_game(self) -> None:
        """Go on with the next state of the outcome; before it, a player leaves or joins."""
        self.answer = {**self.answer, **self.answer["outcome"]["next"], "outcome": None}
        players = self.chouette["players"]
        away = [name for name in NAMES if name not in players]
        if len(players) > 3 and self.dice.random() < 0.5:
            self.advance({"do": "change", "leaving": [self.dice.choice(players)]})
        elif away and self.dice.random() < 0.5:
            self.advance({"do": "change", "joining": [self.dice.choice(away)]})
        else:
            self.advance({"do": "change"})
        if self.options.get("box_partner") and len(self.chouette["players"]) >= 8:
            self.advance({"do": "partner", "drawn": self.answer["seats"]["queue"][-1]})


def bet(member: str, against: str = "Ann", offer: Json | None = None, **cube: Any) -> Json:
    """A bet of a member, against Ann unless another is named, with the cube centred at 1."""
    offered = {"offer": offer} if offer else {}
    return {"member": member, "against": against, "cube": {"value": 1, **cube}, **offered}


OFFER = {"kind": "double", "by": "white", "value": 2}
THREE: Json = {"players": ["Ann", "Bob", "Cat"], "bets": [bet("Bob"), bet("Cat")]}
FOUR: Json = {
    "players": ["Ann", "Bob", "Cat", "Dan"],
    "bets": [bet(name, offer=OFFER) for name in ("Bob", "Cat", "Dan")],
}
BOARD: Json = {
    "variant": "backgammon",
    "position": START,
    "turn": {"player": "white", "stages": [{"do": "roll"}]},
}
OPENING: Json = {"turn": {"player": None, "stages": [{"do": "open"}]}}


def ask(http: FlaskClient, chouette: Json, action: Json) -> Any:
    """The response to an action in this chouette before White rolls."""
    return http.post("/v1/chouette/advance", json={**BOARD, "chouette": chouette, "action": action})


def read(http: FlaskClient, chouette: Json, **more: Any) -> Any:
    """The response about this chouette before White rolls."""
    return http.post("/v1/chouette", json={**BOARD, "chouette": chouette, **more})
