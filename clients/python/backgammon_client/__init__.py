"""A typed client of the backgammon rules service; it needs only the standard library.

    from backgammon_client import Client

    service = Client("http://127.0.0.1:8000")
    game = service.begin_game(variant="backgammon", throws=[{"white": 3, "black": 1}])
    game = service.advance_game(id=game["id"], action={"do": "play", "notation": "8/5 6/5"})

Requests and answers are the JSON of the contract, typed as `TypedDict`s in
`backgammon_client.contract`. A refused request raises a `ProblemError`.
"""

from backgammon_client.client import Client
from backgammon_client.errors import (
    AccessError,
    BusyError,
    IllegalActionError,
    ImpossibleStateError,
    InvalidRequestError,
    NoAnswerError,
    NotFoundError,
    ProblemError,
    ServiceError,
)
from backgammon_client.transport import KeepAlive, Response, Transport

__all__ = [
    "AccessError",
    "BusyError",
    "Client",
    "IllegalActionError",
    "ImpossibleStateError",
    "InvalidRequestError",
    "KeepAlive",
    "NoAnswerError",
    "NotFoundError",
    "ProblemError",
    "Response",
    "ServiceError",
    "Transport",
]
