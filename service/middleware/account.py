"""The account of a request: what the log, the metrics and the traces report, and its charges."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter

from flask import g

IDS = Random()
# after a fork every worker needs its own sequence of ids
os.register_at_fork(after_in_child=IDS.seed)

SAFE_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
"""A request id that is safe in a log line, a header and a shell command."""


def no_charge(_cost: int) -> None:
    """Charge nothing: the client has no rate limit."""


class Account:
    """One request; middleware and views fill it in while the request is handled."""

    # written out: the `__init__` of a dataclass is not compiled (docs/adr/0022)
    def __init__(self, id: str, method: str) -> None:  # noqa: A002 - the name of the attribute
        self.id = id
        self.method = method
        self.started = perf_counter()
        self.seconds = 0.0
        """How long the request took; set at its end."""
        self.route = ""
        self.status = 0
        self.variant = ""
        self.plays = 0
        self.refused: frozenset[str] = frozenset()
        """The fault codes of a refused request, or of the refused items of a batch."""
        self.address = ""
        self.trace = ""
        self.quota: Sequence[tuple[str, str]] = ()
        """The headers that say what is left of the client's quota."""
        self.charge: Callable[[int], None] = no_charge
        """Spend more of the client's quota; raises 429 if it is used up (docs/limits.md)."""
        self.owe: Callable[[int], None] = no_charge
        """Spend more of the quota for work that is done, even if there is not enough left."""

    def finish(self) -> None:
        """Take the time at the end of the request."""
        self.seconds = perf_counter() - self.started


def current() -> Account:
    """The account of the current request."""
    account: Account = g.account
    return account


def request_id(sent: str | None) -> str:
    """The client's request id if it is safe to repeat, otherwise a new one."""
    return sent if sent and SAFE_ID.fullmatch(sent) else f"{IDS.getrandbits(96):024x}"
