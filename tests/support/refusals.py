"""Expecting that the engine refuses something."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from engine.faults import Refused


@contextmanager
def refused(*codes: str) -> Iterator[None]:
    """Expect `Refused` with faults of exactly these codes, in this order, each with a sentence."""
    with pytest.raises(Refused) as raised:
        yield
    faults = raised.value.faults
    assert [fault.code for fault in faults] == list(codes), f"{faults}"
    assert all(str(fault).endswith((".", "?")) for fault in faults), f"{raised.value}"
