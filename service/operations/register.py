"""The register of operations: for each its schema and the pure function that answers it.

A request may come by POST, by QUERY, by GET with an id, or as an item of a batch. All of them are
read by the schema and answered by the function listed here, so that the same request has the same
answer. An operation knows nothing of HTTP and keeps nothing; it raises what it refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import orjson

from engine.game.actions import Rolled
from engine.turn import PlayStage
from service.messages import LazyText
from service.operations.chouette import advance_chouette, begin_chouette, read_chouette
from service.operations.games import advance_game, begin_game
from service.operations.moves import judge, legal_moves
from service.operations.notations import convert
from service.operations.pictures import as_json, as_png, as_svg, as_text
from service.operations.records import replay_lines, replay_record, write_record
from service.operations.results import bearing_off, score
from service.schemas import records, requests
from service.schemas.actions import PlayText
from service.schemas.inputs import (
    AdvanceChouetteRequest,
    AdvanceRequest,
    RecordRequest,
    ReplayRequest,
    Request,
    StateRequest,
)
from service.schemas.states import RequestSchema
from service.schemas.texts import by_player, dice, flag, listed, number
from service.serializers.png import png_cost
from service.serializers.state_json import Json

R = TypeVar("R", bound=Request)

LARGEST_RECORD = 2**22 + 64 * 1024
"""A record has up to 4 MiB of text; beside it there is room for the rest of the request."""

REPLAYED_FOR_A_UNIT, WRITTEN_FOR_A_UNIT = 250, 125
"""Bytes of a record that are replayed, or replayed and written, in a millisecond."""

DOUBLE = 5
"""Milliseconds for the play of a double, of which there may be thousands."""

Parameters = Mapping[str, Callable[[str], object]]
"""Query parameters by name, with the function that makes of the text what the schema reads."""


Quick = Callable[[object], bool]
"""Whether a body, as JSON that is not yet checked, is answered in five milliseconds."""

CHEAP_FIELDS = {
    "variant",
    "options",
    "position",
    "player",
    "include",
    "moves",
    "notation",
    "strict",
}
"""What may stand beside two different dice; the cost of any other field is not known."""

LONGEST_TEXT, MOST_MOVES = 40, 4
"""How long a play is that is quick, as text and as moves; a message can state sixty plays."""


def never(_body: object) -> bool:
    """No request is quick, as far as is known."""
    return False


def always(_body: object) -> bool:
    """Every request is quick."""
    return True


def one_part(body: object) -> bool:
    """At most one part of the answer is named in the request; to make all of them takes longer."""
    return not isinstance(body, dict) or _is_short(body, "include", 1)


def _is_short(body: Mapping[Any, object], name: str, longest: int) -> bool:
    """Whether a list or text is not longer than this; anything else is soon refused."""
    value = body.get(name)
    return not isinstance(value, (list, str)) or len(value) <= longest


def two_dice(body: object) -> bool:
    """A position with two different dice, which have some hundred plays; doubles have thousands."""
    match body:
        case {"dice": [one, other], **more}:
            is_short = _is_short(more, "notation", LONGEST_TEXT)
            is_short &= _is_short(more, "moves", MOST_MOVES)
            is_known = more.keys() <= CHEAP_FIELDS
            return bool(one != other) and is_known and is_short and one_part(body)
    return False


def one_unit(_request: object) -> int:
    """One unit of the rate limits, about a millisecond of a processor."""
    return 1


def by_numbers(request: StateRequest) -> int:
    """More for a play of more than two numbers, such as a double, which is in the turn or rolled.

    Most doubles cost less, the worst some times as much; long answers cost more in any case.
    """
    turn, dice = request.state.turn, request.state.dice
    if isinstance(request, (AdvanceRequest, AdvanceChouetteRequest)):
        dice = request.action.dice if isinstance(request.action, Rolled) else None
    stage = turn.stages[0] if turn and dice is None else None
    is_long = isinstance(stage, PlayStage) and len(stage.numbers) > 2
    is_double = dice is not None and len(set(dice)) == 1
    return DOUBLE if is_long or is_double else 1


def by_length(bytes_of_a_unit: int) -> Callable[[ReplayRequest | RecordRequest], int]:
    """What a record costs: the plies to be replayed are as many as its text is long."""

    def cost(request: ReplayRequest | RecordRequest) -> int:
        text = request.content
        length = len(text) if text is not None else len(orjson.dumps(request.record))
        return 1 + length // bytes_of_a_unit

    return cost


@dataclass(frozen=True)
class Form(Generic[R]):
    """A media type besides JSON in which an operation can answer."""

    media_type: str
    suffix: str
    """The ending of an address that has this form and no other."""
    write: Callable[[R], LazyText | bytes]
    cost: Callable[[R], int] = one_unit
    """What it costs in the units of the rate limits."""
    has_text: bool = True
    """Whether the form differs between languages."""


@dataclass(frozen=True)
class Operation(Generic[R]):
    """An operation of the contract."""

    name: str
    """The word for it in a batch."""
    schema: RequestSchema[R]
    function: Callable[[R], Json]
    quick: Quick = never
    """Which of its requests are answered in five milliseconds of a processor."""
    cost: Callable[[R], int] = one_unit
    """What a request costs in the units of the rate limits, beside the length of its answer."""
    forms: tuple[Form[R], ...] = ()
    """Other forms of the answer; the first is sent to a client that accepts anything."""
    by_id: Parameters | None = None
    """The query parameters of `GET {path}/{id}`; None if there is no such address."""
    largest_body: int = 64 * 1024
    """Bytes of the largest request."""
    below: str = ""
    """The path under which its address lies, such as `chouette` for `/v1/chouette/begin`."""
    lines: Callable[[R], Iterator[Json]] | None = None
    """The answer as objects, one per line, while they are made."""

    @property
    def path(self) -> str:
        """The path of its address."""
        if self.below:
            return f"/v1/{self.below}/{self.name.removeprefix(f'{self.below}_')}"
        return f"/v1/{self.name.replace('_', '-')}"


PICTURE_FORMS = (
    Form("image/svg+xml", "svg", as_svg),
    Form("image/png", "png", as_png, lambda picture: png_cost(picture.look.width), has_text=False),
    Form("text/plain", "txt", as_text),
)
PICTURE_PARAMETERS: Parameters = {
    "theme": str,
    "bottom": str,
    "home": str,
    "numbers": str,
    "width": number,
    "played": PlayText,
    "last": by_player,
}
DICE_PARAMETERS: Parameters = {"player": str, "dice": dice}

# each in a variable of its own, so that mypy compares its schema with its function
BEGIN = Operation("begin", requests.BEGIN, begin_game, quick=one_part)
ADVANCE = Operation("advance", requests.ADVANCE, advance_game, cost=by_numbers)
BEGIN_CHOUETTE = Operation(
    "chouette_begin", requests.BEGIN_CHOUETTE, begin_chouette, below="chouette"
)
ADVANCE_CHOUETTE = Operation(
    "chouette_advance",
    requests.ADVANCE_CHOUETTE,
    advance_chouette,
    cost=by_numbers,
    below="chouette",
)
READ_CHOUETTE = Operation(
    "chouette",
    requests.READ_CHOUETTE,
    read_chouette,
    cost=by_numbers,
    by_id={"include": listed},
)
MOVES = Operation(
    "moves",
    requests.MOVES,
    legal_moves,
    quick=two_dice,
    cost=by_numbers,
    by_id={**DICE_PARAMETERS, "played": PlayText, "include": listed, "view": str},
)
JUDGE = Operation(
    "judge",
    requests.JUDGE,
    judge,
    quick=two_dice,
    cost=by_numbers,
    by_id={**DICE_PARAMETERS, "notation": str, "condone": flag, "strict": flag},
)
BEAR_OFF = Operation(
    "bear_off", requests.BEAR_OFF, bearing_off, quick=always, by_id={"player": str}
)
SCORE = Operation(
    "score",
    requests.SCORE,
    score,
    quick=always,
    by_id={"cube": number, "dice": dice, "include": listed},
)
CONVERT = Operation("convert", requests.CONVERT, convert, quick=always)
PICTURE = Operation(
    "picture", requests.PICTURE, as_json, forms=PICTURE_FORMS, by_id=PICTURE_PARAMETERS
)

REPLAY = Operation(
    "replay",
    records.REPLAY,
    replay_record,
    cost=by_length(REPLAYED_FOR_A_UNIT),
    largest_body=LARGEST_RECORD,
    lines=replay_lines,
)
RECORD = Operation(
    "record",
    records.RECORD,
    write_record,
    cost=by_length(WRITTEN_FOR_A_UNIT),
    largest_body=LARGEST_RECORD,
)

_LISTED: tuple[Operation[Any], ...] = (
    BEGIN,
    ADVANCE,
    BEGIN_CHOUETTE,
    ADVANCE_CHOUETTE,
    READ_CHOUETTE,
    MOVES,
    JUDGE,
    BEAR_OFF,
    SCORE,
    CONVERT,
    PICTURE,
    REPLAY,
    RECORD,
)
OPERATIONS: Mapping[str, Operation[Any]] = {operation.name: operation for operation in _LISTED}
"""All operations by name."""
