"""Plays one game with the client that openapi-python-client makes."""

import sys

from backgammon_rules_client import Client
from backgammon_rules_client.api.games import advance_game, begin_game
from backgammon_rules_client.models import (
    AdvanceGameRequest,
    BeginGameRequest,
    OpeningRule,
    Options,
    PlayAction,
    PlayExpected,
    RollAction,
    Throw,
    VariantName,
)

client = Client(base_url=sys.argv[1])
start = BeginGameRequest(
    variant=VariantName.HYPERGAMMON,
    options=Options(opening=OpeningRule.FRESH_ROLL),
    throws=[Throw(white=6, black=4)],
)
game = begin_game.sync(client=client, body=start)
while game.outcome is None:
    if isinstance(game.expected, PlayExpected):
        action = PlayAction(do="play", moves=game.expected.plays[0].moves)
    else:
        action = RollAction(do="roll", dice=[6, 4])
    game = advance_game.sync(client=client, body=AdvanceGameRequest(id=game.id, action=action))
print(game.outcome.text)
