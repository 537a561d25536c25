"""Rate limits: so many requests in so much time for each caller, a key or an address.

The count is the generic cell rate algorithm: all that is kept of a caller is the moment at which he
has his whole quota back. Each request moves it by one share; one that would move it further than
a whole window ahead is refused. There are no windows that begin and end, so no double quota at
their seams, and `Retry-After` is exact.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Network
from math import ceil
from threading import Lock
from time import monotonic
from typing import Any, Protocol

from service.settings.rates import Rate

MOST_CALLERS = 100_000
SLACK = 0.001
"""Seconds by which nobody is refused: sums of fractions are not exact."""

TRIED_AGAIN = 5.0
"""Seconds that a store which failed is left alone."""


class Store(Protocol):
    """Where the counts are kept."""

    def spend(self, caller: str, rate: Rate) -> float:
        """The seconds until the caller has all back; more than a window if he may not spend."""


class Memory:
    """Counts of this process alone."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.whole_again: dict[str, float] = {}
        self.lock = Lock()

    def spend(self, caller: str, rate: Rate) -> float:
        """One request of this caller."""
        now = self.clock()
        with self.lock:
            if len(self.whole_again) >= MOST_CALLERS:
                self._forget(now)
            ahead = max(self.whole_again.get(caller, now) - now, 0) + rate.window / rate.quota
            if ahead <= rate.window + SLACK:
                self.whole_again[caller] = now + ahead
        return ahead

    def _forget(self, now: float) -> None:
        """Whoever has his quota back; if that is not enough, those who have spent least."""
        spent = sorted((at, caller) for caller, at in self.whole_again.items() if at > now)
        self.whole_again = {caller: at for at, caller in spent[-MOST_CALLERS // 2 :]}


SPEND = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
local limit, share = tonumber(ARGV[1]), tonumber(ARGV[2])
local ahead = math.max(tonumber(redis.call('GET', KEYS[1]) or 0) - now, 0) + share
if ahead <= limit then
  redis.call('SET', KEYS[1], string.format('%.6f', now + ahead), 'PX', math.ceil(ahead * 1000))
end
return string.format('%.6f', ahead)
"""
"""The same count inside Redis, by its clock: in one step, whoever else is counting."""


class Shared:
    """Counts that all instances share; while Redis fails, each goes on counting by itself."""

    def __init__(self, url: str, failed: Callable[[], None]) -> None:
        import redis

        client = redis.Redis.from_url(url, socket_timeout=0.25, socket_connect_timeout=0.25)
        self.script: Any = client.register_script(SPEND)
        self.errors = (redis.RedisError, OSError)
        self.failed = failed
        self.alone = Memory()
        self.next_try = 0.0

    def spend(self, caller: str, rate: Rate) -> float:
        """One request of this caller, wherever he has made the others."""
        if monotonic() < self.next_try:
            return self.alone.spend(caller, rate)
        limit = [rate.window + SLACK, rate.window / rate.quota]
        try:
            ahead = float(self.script(keys=[f"backgammon:{caller}"], args=limit))
        except self.errors as error:
            self.failed()
            logging.getLogger(__name__).warning("rate limits are counted alone: %s", error)
            self.next_try = monotonic() + TRIED_AGAIN
            return self.alone.spend(caller, rate)
        if self.next_try:
            self.next_try = 0.0
            logging.getLogger(__name__).warning("rate limits are shared again")
        return ahead


def network(address: str) -> str:
    """Whom an address stands for; whoever has one of IPv6 has the other 2**64 of its network."""
    if ":" not in address:
        return address
    return str(IPv6Network((address.partition("%")[0], 64), strict=False))


@dataclass(frozen=True)
class Spent:
    """How a caller stands after a request."""

    policy: str
    rate: Rate
    ahead: float

    @property
    def wait(self) -> int:
        """Whole seconds until he may ask again; 0 if he might ask now."""
        return max(0, ceil(self.ahead - self.rate.window - SLACK))

    @property
    def headers(self) -> list[tuple[str, str]]:
        """The fields of draft-ietf-httpapi-ratelimit-headers."""
        quota, window = self.rate.quota, self.rate.window
        left = max(0, int((window + SLACK - self.ahead) * quota / window))
        reset = ceil(min(self.ahead, window) - SLACK)
        return [
            ("RateLimit-Policy", f'"{self.policy}";q={quota};w={window}'),
            ("RateLimit", f'"{self.policy}";r={left};t={reset}'),
        ]
