"""A client that plays for stakes: it sends states back, and acts as `may` in the answers allows."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient

from tests.service.client import Echo, Json, at_random

OFTEN, SELDOM = 0.25, 0.03
HOW_OFTEN = {
    "double": OFTEN,
    "resign": SELDOM,
    "offer_draw": SELDOM,
    "claim_draw": SELDOM / 10,
    "offer_settlement": SELDOM,
}
"""How often a player does what he need not do."""


class Staked(Echo):
    """Game after game for the same stakes, until a match is won or enough have been played."""

    def __init__(
        self, http: FlaskClient, variant: str, options: Json, stakes: Json, seed: int = 1
    ) -> None:
        super().__init__(http, variant, options, seed, {"stakes": stakes})
        self.outcomes: list[Json] = []

    def step(self) -> Json:
        """One action, at the board or beside it, and the answer to it."""
        action = self._beside() or self.action(at_random)
        answer = self.advance(action)
        if answer["outcome"]:
            self.outcomes.append(answer["outcome"])
        return answer

    def next_game(self) -> None:
        """Go on with the state that the outcome tells."""
        following = self.answer["outcome"]["next"]
        self.answer = self.post("moves", following["state"])
        assert self.answer["id"] == following["id"]

    def _beside(self) -> Json | None:
        expected = self.answer["expected"]
        if expected["do"] == "answer":
            return {"do": self.dice.choice(expected["choices"]), "by": expected["player"]}
        for by, may in self.answer["may"].items():
            for do in may["allowed"]:
                if self.dice.random() < HOW_OFTEN[do]:
                    return beside(self.dice.choice, by, do, may)
        return None


def beside(choose: Any, by: str, do: str, may: Json) -> Json:
    """An action away from the board; a resignation has a value."""
    action: Json = {"do": do, "by": by}
    if do == "offer_settlement":
        most = may.get("settle_up_to", 1)
        return action | {"payer": by, "points": choose(range(1, 2 * most + 1)) / 2}
    return action | ({"value": choose(may["resign_at"])} if do == "resign" else {})


def reasons(may: Json, do: str) -> set[tuple[str, str | None, str]]:
    """Why a player may not do this."""
    return {(one["code"], one["rule"], one["detail"]) for one in may["why_not"] if do in one["do"]}
