"""Long work ends when nobody waits for it any more.

A server that knows tells it in the context in which it calls the application; where none does,
the work is finished.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextvars import ContextVar
from typing import TypeVar

from service.errors import Abandoned

T = TypeVar("T")


def _never() -> bool:
    return False


IS_ABANDONED: ContextVar[Callable[[], bool]] = ContextVar("is_abandoned", default=_never)
"""Whether the client of the answer at hand has gone, or has been refused by now."""


def while_wanted(steps: Iterable[T]) -> Iterator[T]:
    """The steps of long work, as they are made; raises `Abandoned` between two of them."""
    is_abandoned = IS_ABANDONED.get()
    for step in steps:
        if is_abandoned():
            raise Abandoned
        yield step
