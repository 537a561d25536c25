"""What goes wrong with a request, as exceptions that know nothing of HTTP.

Schemas and operations raise these, or the engine's own `Refused`; `service.http.problems` decides
which status and which problem document each of them becomes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.faults import Fault, Refused

MOST_FAULTS = 32
"""More help no client; without a limit, an id of 409 bytes can get a problem of 77 KB."""


class InvalidRequest(Refused):
    """The request does not fit the contract; lists every fault."""


class NotJson(Exception):
    """The body cannot be read as JSON at all; carries the fault that says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.code)
        self.fault = fault


class ResourceNotFound(Exception):
    """The address names something that does not exist; carries the fault that says what."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.code)
        self.fault = fault


class GameOver(Refused):
    """The operation needs a game that goes on, but it is over; carries the outcome as JSON."""

    def __init__(self, pointer: str, outcome: Mapping[str, object]) -> None:
        super().__init__([Fault("game_over", pointer, "immediate_end")])
        self.outcome = outcome


class UnplayableMoves(Refused):
    """A play cannot be read or made; carries the legal plays, and what its text was read as."""

    def __init__(self, faults: Sequence[Fault], **more: object) -> None:
        super().__init__(faults)
        self.more = more


class BatchBudgetExceeded(Refused):
    """The answers before this item of a batch have used up the bytes that a batch may have."""

    def __init__(self) -> None:
        super().__init__([Fault("batch_spent")])


class Abandoned(Exception):
    """Nobody waits for the answer any more, so it is not made."""


class PictureUnavailable(Exception):
    """A picture cannot be painted now; the message says why, for the log."""
