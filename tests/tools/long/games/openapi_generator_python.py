"""Plays one game with the client that openapi-generator-python makes."""

import sys

from openapi_client import ApiClient, Configuration, GamesApi
from openapi_client.models import (
    Action,
    AdvanceGameRequest,
    BeginGameRequest,
    Options,
    PlayAction,
    RollAction,
    Throw,
)

api = GamesApi(ApiClient(Configuration(host=sys.argv[1])))
game = api.begin_game(
    BeginGameRequest(
        variant="hypergammon",
        options=Options(opening="fresh_roll"),
        throws=[Throw(white=6, black=4)],
    )
)
while game.outcome is None:
    expected = game.expected.actual_instance
    if expected.do == "roll":
        action = RollAction(do="roll", dice=[6, 4])
    else:
        action = PlayAction(do="play", moves=expected.plays[0].moves)
    game = api.advance_game(AdvanceGameRequest(id=game.id, action=Action(action)))
print(game.outcome.actual_instance.text)
