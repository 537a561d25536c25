"""The register of operations: what is asked with a body, and the pure function that answers it.

However a question comes (POST, QUERY), it is read by the schema and answered by the function that
stand here, so that the same question has the same answer. An operation knows nothing of HTTP and
keeps nothing; what it refuses, it raises.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from marshmallow import Schema

from service import schemas
from service.answers import Json
from service.language import Saying
from service.operations.chouette import advance_chouette, begin_chouette
from service.operations.games import advance_game, begin_game
from service.operations.moves import judge, legal_moves
from service.operations.pictures import as_json, as_png, as_svg, as_text
from service.operations.results import bearing_off, score
from service.questions import Asked

Forms = Mapping[str, Callable[[Asked], Saying | bytes]]


@dataclass(frozen=True)
class Operation:
    """A question, by name."""

    name: str
    schema: Schema
    answer: Callable[[Asked], Json]
    forms: Forms = field(default_factory=dict)
    """What else it can be answered as, by media type; the first is what is sent if all will do."""

    @property
    def path(self) -> str:
        """Where it is asked."""
        return f"/v1/{self.name.replace('_', '-')}"


PICTURES: Forms = {"image/svg+xml": as_svg, "image/png": as_png, "text/plain": as_text}

OPERATIONS = {
    operation.name: operation
    for operation in (
        Operation("begin", schemas.BEGIN, begin_game),
        Operation("advance", schemas.ADVANCE, advance_game),
        Operation("chouette/begin", schemas.BEGIN_CHOUETTE, begin_chouette),
        Operation("chouette/advance", schemas.ADVANCE_CHOUETTE, advance_chouette),
        Operation("moves", schemas.MOVES, legal_moves),
        Operation("judge", schemas.JUDGE, judge),
        Operation("bear_off", schemas.BEAR_OFF, bearing_off),
        Operation("score", schemas.SCORE, score),
        Operation("picture", schemas.PICTURE, as_json, PICTURES),
    )
}
