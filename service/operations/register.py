"""The register of operations: what can be asked, and the pure function that answers it.

However a question comes (POST, QUERY, GET by id, in a batch), it is read by the schema and answered
by the function that stand here, so that the same question has the same answer. An operation knows
nothing of HTTP and keeps nothing; what it refuses, it raises.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from marshmallow import Schema

from service.messages import LazyText
from service.operations.chouette import advance_chouette, begin_chouette
from service.operations.games import advance_game, begin_game
from service.operations.moves import judge, legal_moves
from service.operations.notations import convert
from service.operations.pictures import as_json, as_png, as_svg, as_text
from service.operations.results import bearing_off, score
from service.operations.state_loading import Asked
from service.schemas import requests
from service.schemas.texts import by_player, flag, number, numbers
from service.serializers.answers import Json

Parameters = Mapping[str, Callable[[str], object]]
"""By name, with what makes of the text what the schema reads."""


@dataclass(frozen=True)
class Form:
    """Something else than JSON that an operation can be answered as."""

    media_type: str
    suffix: str
    """What an address ends in that asks for this form and no other."""
    write: Callable[[Asked], LazyText | bytes]
    speaks: bool = True
    """Whether there are words in it, so that it is another in another language."""


@dataclass(frozen=True)
class Operation:
    """A question, by name."""

    name: str
    schema: Schema
    answer: Callable[[Asked], Json]
    forms: tuple[Form, ...] = ()
    """What else it can be answered as; the first is what is sent if anything will do."""
    by_id: Parameters | None = None
    """If it can be asked of an id in an address: what else may stand there."""

    @property
    def path(self) -> str:
        """Where it is asked."""
        return f"/v1/{self.name.replace('_', '-')}"


PICTURES = (
    Form("image/svg+xml", "svg", as_svg),
    Form("image/png", "png", as_png, speaks=False),
    Form("text/plain", "txt", as_text),
)
LOOK: Parameters = {
    "theme": str,
    "bottom": str,
    "numbers": str,
    "width": number,
    "played": str,
    "last": by_player,
}

THROWN: Parameters = {"player": str, "dice": numbers}

OPERATIONS = {
    operation.name: operation
    for operation in (
        Operation("begin", requests.BEGIN, begin_game),
        Operation("advance", requests.ADVANCE, advance_game),
        Operation("chouette/begin", requests.BEGIN_CHOUETTE, begin_chouette),
        Operation("chouette/advance", requests.ADVANCE_CHOUETTE, advance_chouette),
        Operation("moves", requests.MOVES, legal_moves, by_id={**THROWN, "played": str}),
        Operation("judge", requests.JUDGE, judge, by_id={**THROWN, "moves": str, "condone": flag}),
        Operation("bear_off", requests.BEAR_OFF, bearing_off, by_id={"player": str}),
        Operation("score", requests.SCORE, score, by_id={"cube": number, "dice": numbers}),
        Operation("convert", requests.CONVERT, convert),
        Operation("picture", requests.PICTURE, as_json, PICTURES, LOOK),
    )
}
