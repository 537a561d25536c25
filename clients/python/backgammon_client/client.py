"""The client: a method per operation of the contract, named after its operation id."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import Any, Self, Unpack
from urllib.parse import quote, urlencode

from backgammon_client import contract as c
from backgammon_client.errors import NoAnswerError, error_of
from backgammon_client.transport import KeepAlive, Response, Transport

RETRIED = (429, 503)
"""The statuses after which a request is sent again, if the service says when."""


class Client:
    """A service at an address.

    >>> Client("http://127.0.0.1:8000", language="de").begin_game(variant="gioul")["id"]
    '1~gioul~1-15~24-15~open'

    `retries` is how often a request is sent again after 429 or 503 with `Retry-After`, and
    `longest_wait` the most seconds to wait for that; then a `BusyError` is raised. All operations
    can be repeated without harm: the service keeps no state. A client may be used by many threads.
    """

    def __init__(
        self,
        url: str,
        *,
        key: str | None = None,
        language: str = "en",
        timeout: float = 10,
        retries: int = 2,
        longest_wait: float = 30,
        transport: Transport | None = None,
    ) -> None:
        self._transport = transport or KeepAlive(url, timeout)
        self._headers = {"Accept": "application/json, */*;q=0.5", "Accept-Language": language}
        if key:
            self._headers["Authorization"] = f"Bearer {key}"
        self._retries, self._longest_wait = max(0, retries), longest_wait

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection of this thread, if the transport keeps one open."""
        if isinstance(self._transport, KeepAlive):
            self._transport.close()

    # --- games ---

    def begin_game(self, **request: Unpack[c.BeginGameRequest]) -> c.Game:
        """Begin a game, before or after the opening throw."""
        game: c.Game = self._post("/v1/begin", request)
        return game

    def advance_game(self, **request: Unpack[c.AdvanceGameRequest]) -> c.Game:
        """Carry out an action: the next state, what has happened and what is due."""
        game: c.Game = self._post("/v1/advance", request)
        return game

    # --- moves ---

    def list_moves(self, **request: Unpack[c.ListMovesRequest]) -> c.Game:
        """The legal plays of a state, or the moves that may follow those already made."""
        game: c.Game = self._post("/v1/moves", request)
        return game

    def list_moves_by_id(self, id: str, **query: Unpack[c.ListMovesByIdQuery]) -> c.Game:  # noqa: A002
        """The same by GET, which can be cached."""
        game: c.Game = self._get("/v1/moves/{}", id, query)
        return game

    def judge_play(self, **request: Unpack[c.JudgePlayRequest]) -> c.Judgement:
        """Whether a play is legal; if not, every rule that it breaks."""
        judgement: c.Judgement = self._post("/v1/judge", request)
        return judgement

    def judge_play_by_id(self, id: str, **query: Unpack[c.JudgePlayByIdQuery]) -> c.Judgement:  # noqa: A002
        """The same by GET, which can be cached."""
        judgement: c.Judgement = self._get("/v1/judge/{}", id, query)
        return judgement

    # --- results ---

    def check_bear_off(self, **request: Unpack[c.CheckBearOffRequest]) -> c.BearOff:
        """Which side may bear off, or what prevents it."""
        bear_off: c.BearOff = self._post("/v1/bear-off", request)
        return bear_off

    def check_bear_off_by_id(self, id: str, **query: Unpack[c.CheckBearOffByIdQuery]) -> c.BearOff:  # noqa: A002
        """The same by GET, which can be cached."""
        bear_off: c.BearOff = self._get("/v1/bear-off/{}", id, query)
        return bear_off

    def score_position(self, **request: Unpack[c.ScorePositionRequest]) -> c.Score:
        """Whether the game is over, and the points."""
        score: c.Score = self._post("/v1/score", request)
        return score

    def score_position_by_id(self, id: str, **query: Unpack[c.ScorePositionByIdQuery]) -> c.Score:  # noqa: A002
        """The same by GET, which can be cached."""
        score: c.Score = self._get("/v1/score/{}", id, query)
        return score

    # --- notations, records, pictures ---

    def convert_state(self, **request: Unpack[c.ConvertStateRequest]) -> c.ConvertedState:
        """A state in the notations of other programs, and what each cannot express."""
        converted: c.ConvertedState = self._post("/v1/convert", request)
        return converted

    def replay_record(self, **request: Unpack[c.ReplayRecordRequest]) -> c.Replay:
        """A whole game or match replayed by the rules, with every fault in its place."""
        replay: c.Replay = self._post("/v1/replay", request)
        return replay

    def write_record(self, **request: Unpack[c.WriteRecordRequest]) -> c.WrittenRecord:
        """A record in another format."""
        record: c.WrittenRecord = self._post("/v1/record", request)
        return record

    def draw_picture(self, **request: Unpack[c.DrawPictureRequest]) -> c.Picture:
        """The board as SVG and as text, with a title and a description."""
        picture: c.Picture = self._post("/v1/picture", request)
        return picture

    def draw_picture_by_id(self, id: str, **query: Unpack[c.DrawPictureByIdQuery]) -> c.Picture:  # noqa: A002
        """The same by GET, which can be cached."""
        picture: c.Picture = self._get("/v1/picture/{}", id, query)
        return picture

    def draw_svg_by_id(self, id: str, **query: Unpack[c.DrawSvgByIdQuery]) -> str:  # noqa: A002
        """The board as SVG."""
        return self._get_bytes("/v1/picture/{}.svg", id, query).decode()

    def draw_png_by_id(self, id: str, **query: Unpack[c.DrawPngByIdQuery]) -> bytes:  # noqa: A002
        """The board as PNG."""
        return self._get_bytes("/v1/picture/{}.png", id, query)

    def draw_text_by_id(self, id: str, **query: Unpack[c.DrawTextByIdQuery]) -> str:  # noqa: A002
        """The board as plain text."""
        return self._get_bytes("/v1/picture/{}.txt", id, query).decode()

    # --- chouette ---

    def begin_chouette(self, **request: Unpack[c.BeginChouetteRequest]) -> c.ChouetteGame:
        """Begin a chouette, from the throws for the seats on."""
        game: c.ChouetteGame = self._post("/v1/chouette/begin", request)
        return game

    def advance_chouette(self, **request: Unpack[c.AdvanceChouetteRequest]) -> c.ChouetteGame:
        """Carry out an action of a chouette."""
        game: c.ChouetteGame = self._post("/v1/chouette/advance", request)
        return game

    def read_chouette(self, **request: Unpack[c.ReadChouetteRequest]) -> c.ChouetteGame:
        """Who may do what in a chouette."""
        game: c.ChouetteGame = self._post("/v1/chouette", request)
        return game

    def read_chouette_by_id(
        self,
        id: str,  # noqa: A002
        **query: Unpack[c.ReadChouetteByIdQuery],
    ) -> c.ChouetteGame:
        """The same by GET, which can be cached."""
        game: c.ChouetteGame = self._get("/v1/chouette/{}", id, query)
        return game

    # --- batch, variants, service ---

    def run_batch(self, items: c.Batch) -> c.BatchAnswers:
        """Many operations in one request; each has its own status."""
        answers: c.BatchAnswers = self._post("/v1/batch", items)
        return answers

    def list_variants(self) -> c.Variants:
        """All games with their options."""
        variants: c.Variants = self._get("/v1/variants")
        return variants

    def get_variant(self, variant: str) -> c.Variant:
        """One game completely: set-up, routes, rules, options."""
        game: c.Variant = self._get("/v1/variants/{}", variant)
        return game

    def list_problems(self) -> c.ProblemCatalogue:
        """The catalogue of all problems and faults."""
        catalogue: c.ProblemCatalogue = self._get("/problems")
        return catalogue

    def get_problem(self, code: str) -> c.ProblemEntry:
        """The meaning and the remedy of one problem or fault."""
        entry: c.ProblemEntry = self._get("/problems/{}", code)
        return entry

    def get_health(self) -> c.Health:
        """Whether the process runs."""
        health: c.Health = self._get("/healthz")
        return health

    def get_readiness(self) -> c.Health:
        """Whether the engine works."""
        health: c.Health = self._get("/readyz")
        return health

    # --- requests ---

    def _post(self, path: str, request: object) -> Any:
        return _json(self._send("POST", path, json.dumps(request).encode()))

    def _get(self, path: str, name: str = "", query: Mapping[str, object] | None = None) -> Any:
        return _json(self._send("GET", _address(path, name, query or {})))

    def _get_bytes(self, path: str, name: str, query: Mapping[str, object]) -> bytes:
        return self._send("GET", _address(path, name, query)).body

    def _send(self, method: str, path: str, body: bytes | None = None) -> Response:
        headers = {**self._headers, **({"Content-Type": "application/json"} if body else {})}
        for attempt in range(self._retries + 1):
            response = self._transport(method, path, headers, body)
            if response.status < 400:
                break
            wait = _seconds(response.headers.get("retry-after", ""))
            is_last = attempt == self._retries or wait is None or wait > self._longest_wait
            if response.status not in RETRIED or is_last:
                raise error_of(_problem(response), wait)
            time.sleep(wait or 0)
        return response


def _address(path: str, name: str, query: Mapping[str, object]) -> str:
    """A path with its name filled in; lists are joined by commas, None is left out."""
    present = {
        key: ",".join(map(str, value)) if isinstance(value, list) else _written(value)
        for key, value in query.items()
        if value is not None
    }
    filled = path.replace("{}", quote(name, safe="~"))
    return f"{filled}?{urlencode(present)}" if present else filled


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _json(response: Response) -> Any:
    try:
        return json.loads(response.body)
    except ValueError as error:
        raise NoAnswerError(f"Status {response.status} and no JSON.") from error


def _problem(response: Response) -> c.Problem:
    if not response.headers.get("content-type", "").startswith("application/problem+json"):
        raise NoAnswerError(f"Status {response.status} without a problem of the service.")
    problem: c.Problem = _json(response)
    return problem


def _seconds(header: str) -> float | None:
    """`Retry-After` in seconds: a number, or a date."""
    if header.isascii() and header.isdigit():
        return float(header)
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time.time())
    except ValueError:
        return None
