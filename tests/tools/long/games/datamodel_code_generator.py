"""Plays one game with the client that datamodel-code-generator makes."""

import sys
from urllib.request import Request, urlopen

import models


def send(operation, body):
    data = body.model_dump_json(by_alias=True, exclude_none=True).encode()
    with urlopen(
        Request(f"{sys.argv[1]}/v1/{operation}", data, {"Content-Type": "application/json"})
    ) as answer:
        return models.Game.model_validate_json(answer.read())


game = send(
    "begin",
    models.BeginGameRequest.model_validate(
        {
            "variant": "hypergammon",
            "options": {"opening": "fresh_roll"},
            "throws": [{"white": 6, "black": 4}],
        }
    ),
)
while game.outcome is None:
    expected = game.expected.root
    if isinstance(expected, models.PlayExpected):
        action = models.PlayAction(do="play", moves=expected.plays[0].moves)
    else:
        action = models.RollAction(do="roll", dice=[6, 4])
    game = send("advance", models.AdvanceGameRequest(id=game.id, action=action))
print(game.outcome.root.text)
