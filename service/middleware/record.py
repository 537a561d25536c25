"""What is noted of a request while it is answered, for the log and the metrics."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from flask import Request, request

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

RECORD = "backgammon.record"
"""Where in the environment the record is."""

IDS = Random()
# every worker counts on a sequence of its own
os.register_at_fork(after_in_child=IDS.seed)

HARMLESS = re.compile(r"[A-Za-z0-9._-]{1,64}")
"""Nothing that could end a line of a log, a header or a word of a shell."""


@dataclass(slots=True)
class Record:
    """One request; whoever learns something about it writes it down here."""

    id: str
    method: str
    started: float = field(default_factory=perf_counter)
    route: str = ""
    status: int = 0
    variant: str = ""
    plays: int = 0
    refused: frozenset[str] = frozenset()
    address: str = ""
    trace: str = ""
    headers: Sequence[tuple[str, str]] = ()

    def seconds(self) -> float:
        """How long it has taken so far."""
        return perf_counter() - self.started


def environ() -> WSGIEnvironment:
    """What the server says of the request at hand; through Flask's proxy it would cost thrice."""
    asked: Request = request._get_current_object()  # type: ignore[attr-defined]
    return asked.environ


def current() -> Record:
    """The record of the request at hand."""
    record: Record = environ()[RECORD]
    return record


def request_id(asked: str | None) -> str:
    """The id under which a request stands: the caller's if it is harmless, otherwise a new one."""
    return asked if asked and HARMLESS.fullmatch(asked) else f"{IDS.getrandbits(96):024x}"
