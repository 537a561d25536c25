"""The record of a request: what the log, the metrics and the traces report about it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from flask import Request, request

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

RECORD = "backgammon.record"
"""The key of the record in the WSGI environment."""

IDS = Random()
# after a fork every worker needs its own sequence of ids
os.register_at_fork(after_in_child=IDS.seed)

SAFE_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
"""A request id that is safe in a log line, a header and a shell command."""


def no_charge(_cost: int) -> None:
    """Charge nothing: the client has no rate limit."""


@dataclass(slots=True)
class Record:
    """One request; middleware and views fill it in while the request is handled."""

    id: str
    method: str
    started: float = field(default_factory=perf_counter)
    route: str = ""
    status: int = 0
    variant: str = ""
    plays: int = 0
    refused: frozenset[str] = frozenset()
    """The fault codes of a refused request, or of the refused items of a batch."""
    address: str = ""
    trace: str = ""
    headers: Sequence[tuple[str, str]] = ()
    """Headers that the response gets in addition to those of its view."""
    charge: Callable[[int], None] = no_charge
    """Spend more of the client's quota; raises 429 if it is used up (docs/limits.md)."""

    def seconds(self) -> float:
        """Seconds since the request began."""
        return perf_counter() - self.started


def environ() -> WSGIEnvironment:
    """The WSGI environment of the current request, without Flask's proxy in between.

    The proxy costs about as much as setting a header, and the environment is read often.
    """
    current_request: Request = request._get_current_object()  # type: ignore[attr-defined]
    return current_request.environ


def current() -> Record:
    """The record of the current request."""
    record: Record = environ()[RECORD]
    return record


def request_id(sent: str | None) -> str:
    """The client's request id if it is safe to repeat, otherwise a new one."""
    return sent if sent and SAFE_ID.fullmatch(sent) else f"{IDS.getrandbits(96):024x}"
