"""Expecting that the engine refuses something."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from engine.faults import Fault, Refused


@contextmanager
def refused(*codes: str) -> Iterator[None]:
    """Expect `Refused` with faults of exactly these codes, in this order, each with a sentence."""
    with pytest.raises(Refused) as raised:
        yield
    faults = raised.value.faults
    assert [fault.code for fault in faults] == list(codes), f"{faults}"
    assert all(str(fault).endswith((".", "?")) for fault in faults), f"{raised.value}"


def faults_of(action: Callable[[], object]) -> tuple[Fault, ...]:
    """The faults with which the engine refuses an action."""
    with pytest.raises(Refused) as raised:
        action()
    return raised.value.faults
