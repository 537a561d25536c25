"""The contract as it is in the file, read once for the tests that only look at it."""

from __future__ import annotations

from service.contract import parsed

CONTRACT = parsed()
