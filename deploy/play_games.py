"""Plays games of every variant through the application.

`deploy/compile_wheel.py` runs this on a build that counts what it executes. The moves are chosen at
random, so that positions of all kinds occur; the seed is fixed, so that the counts can be repeated.
"""

from __future__ import annotations

from random import Random

from flask.testing import FlaskClient

from engine.movegen import is_compiled
from engine.variants import VARIANTS
from service.app import create_app
from service.settings import Settings

TURNS = 150
"""The most turns of one game."""


def play(client: FlaskClient, variant: str, random: Random) -> int:
    """Play one game from its start, White and Black in turn; return how many turns it had."""
    position = client.get(f"/v1/variants/{variant}").get_json()["setup"]
    for turn in range(TURNS):
        dice = [random.randint(1, 6), random.randint(1, 6)]
        player = ("white", "black")[turn % 2]
        request = {"variant": variant, "position": position, "player": player, "dice": dice}
        response = client.post("/v1/moves", json=request)
        if response.status_code != 200:
            # the game needs more than a position and two dice here
            return turn
        chosen = random.choice(response.get_json()["expected"].get("plays") or [request])
        if "outcome" in chosen:
            return turn
        position = chosen["position"]
    return TURNS


def main() -> None:
    """Play a game of each variant."""
    if not is_compiled():
        raise SystemExit("The modules that are imported here are not compiled.")
    client = create_app(Settings(log_requests=False)).test_client()
    turns = {variant: play(client, variant, Random(variant)) for variant in VARIANTS}
    print(f"{sum(turns.values())} turns of {len(turns)} games played")


if __name__ == "__main__":
    main()
