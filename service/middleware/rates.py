"""Rate limits: a quota of work per window for each client, identified by API key or address.

The algorithm is GCRA, the generic cell rate algorithm. The only value kept for a client is its
theoretical arrival time (TAT): the moment at which the whole quota is available again. A request
that costs `n` moves the TAT forward by `n` shares of the window; a request that would move it more
than one window ahead of now is refused. There are no fixed windows, so a client cannot spend two
quotas at a window's edge, and `Retry-After` is exact.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Network, ip_address
from math import ceil
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Protocol

from service.settings.rates import Rate

MAX_CLIENTS = 100_000
SLACK = 0.001
"""Seconds of tolerance for rounding errors in sums of fractions."""

RETRY_AFTER_FAILURE = 5.0
"""Seconds for which Redis is not used after it has failed."""

REDIS_SECONDS = 1.0
"""Seconds after which Redis counts as failed; no request waits for it."""

GATHERING_SECONDS = 0.005
"""Seconds for which spendings are gathered before Redis is told of them."""

UNKNOWN_ADDRESS = "unknown"
"""The client that all unreadable addresses count for."""


class Store(Protocol):
    """Where the theoretical arrival times are kept."""

    def spend(self, client: str, rate: Rate, cost: int = 1, *, owed: bool = False) -> float:
        """Spend `cost` of the client's quota if it has that much left; what is owed in any case.

        Returns the seconds until the whole quota would be available again. A result longer than
        the window means that nothing was spent.
        """


def seconds_for(rate: Rate, cost: int) -> float:
    """The part of the window that a request uses up; at most the whole window.

    >>> seconds_for(Rate(60, "minute"), 10)
    10.0
    >>> seconds_for(Rate(60, "minute"), 1000)
    60.0
    """
    return min(cost, rate.quota) * rate.window / rate.quota


class Memory:
    """Rate limits of this process alone."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.tat: dict[str, float] = {}
        self.lock = Lock()

    def spend(self, client: str, rate: Rate, cost: int = 1, *, owed: bool = False) -> float:
        """Spend from the quota that this process keeps for the client."""
        now = self.clock()
        with self.lock:
            if len(self.tat) >= MAX_CLIENTS:
                self._forget(now)
            debt = min(max(self.tat.get(client, now) - now, 0), rate.window)
            ahead = debt + seconds_for(rate, cost)
            if owed:
                ahead = min(ahead, rate.window)
            if ahead <= rate.window + SLACK:
                self.tat[client] = now + ahead
        return ahead

    def learn(self, client: str, ahead: float) -> None:
        """Take over that a client has spent more elsewhere: so many seconds of its window."""
        at = self.clock() + ahead
        with self.lock:
            self.tat[client] = max(self.tat.get(client, at), at)

    def _forget(self, now: float) -> None:
        """Drop the clients with a full quota; if that is not enough, those that spent least."""
        spent = sorted((at, client) for client, at in self.tat.items() if at > now)
        self.tat = {client: at for at, client in spent[-MAX_CLIENTS // 2 :]}


SPEND = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
local limit, cost = tonumber(ARGV[1]), tonumber(ARGV[2])
local tat = tonumber(redis.call('GET', KEYS[1]) or 0) or 0
local ahead = math.min(math.max(tat - now, 0) + cost, limit)
redis.call('SET', KEYS[1], string.format('%.6f', now + ahead), 'PX', math.ceil(ahead * 1000))
return string.format('%.6f', ahead)
"""
"""Spend from a quota, as a Lua script: Redis runs it atomically and by its own clock."""


class Shared:
    """Rate limits that all instances share through Redis.

    No request waits for Redis. Each is counted in this process at once; a thread adds what clients
    have spent here to the counts in Redis, some milliseconds later and for all clients together,
    and brings back what they have spent elsewhere. After an error or a reply that is not a
    plausible number this process counts by itself for some seconds.
    """

    def __init__(self, url: str, on_failure: Callable[[], None]) -> None:
        import redis
        from redis.backoff import NoBackoff
        from redis.retry import Retry

        self.redis = redis.Redis.from_url(
            url,
            socket_timeout=REDIS_SECONDS,
            socket_connect_timeout=REDIS_SECONDS,
            retry=Retry(NoBackoff(), 0),
        )
        self.on_failure = on_failure
        self.local = Memory()
        self.lock = Lock()
        self.spent: dict[tuple[str, int], float] = {}
        """Seconds that are not yet reported, by client and window."""
        self.is_reporting = False
        self.retry_at = 0.0

    def spend(self, client: str, rate: Rate, cost: int = 1, *, owed: bool = False) -> float:
        """Spend from the quota as this process knows it, and report it to Redis afterwards."""
        ahead = self.local.spend(client, rate, cost, owed=owed)
        if ahead > rate.window + SLACK or monotonic() < self.retry_at:
            return ahead
        key = client, rate.window
        with self.lock:
            if len(self.spent) < MAX_CLIENTS:
                self.spent[key] = self.spent.get(key, 0.0) + seconds_for(rate, cost)
            starts, self.is_reporting = not self.is_reporting, True
        if starts:
            Thread(target=self._report, name="rate-limits", daemon=True).start()
        return ahead

    def _report(self) -> None:
        """Exchange counts with Redis until there is nothing new."""
        while True:
            sleep(GATHERING_SECONDS)
            with self.lock:
                spent, self.spent = self.spent, {}
                if not spent:
                    self.is_reporting = False
                    return
            try:
                self._exchange(spent)
            except Exception as error:
                self._failed(error)

    def _failed(self, error: Exception) -> None:
        self.on_failure()
        self.retry_at = monotonic() + RETRY_AFTER_FAILURE
        logging.getLogger(__name__).warning(
            "rate limits are counted by each worker alone: %s: %s", type(error).__name__, error
        )

    def _exchange(self, spent: Mapping[tuple[str, int], float]) -> None:
        pipeline = self.redis.pipeline(transaction=False)
        for (client, window), seconds in spent.items():
            pipeline.eval(SPEND, 1, f"backgammon:{client}", str(window), f"{seconds:.6f}")
        for (client, window), reply in zip(spent, pipeline.execute(), strict=True):
            ahead = float(reply)
            # the script never returns anything else; written so that nan fails
            if not 0 < ahead <= window + SLACK:
                raise ValueError(f"{ahead} seconds is not a possible reply")
            self.local.learn(client, ahead)
        if self.retry_at:
            self.retry_at = 0.0
            logging.getLogger(__name__).warning("rate limits are shared again")


def client_network(address: str) -> str:
    """The network that an address counts for, as it stands in the environment or a header.

    An IPv4 address counts for itself, also when it is written as an IPv6 address or with a port.
    All addresses of one IPv6 /64 network count together, because a client usually controls all of
    them. Everything that is not an address counts as one client.

    >>> client_network("::ffff:192.0.2.7"), client_network("192.0.2.7:4711")
    ('192.0.2.7', '192.0.2.7')
    >>> client_network("[2001:db8::1]:443")
    '2001:db8::/64'
    """
    text = address.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        ip = ip_address(text.partition("%")[0])
    except ValueError:
        return UNKNOWN_ADDRESS
    if isinstance(ip, IPv4Address):
        return str(ip)
    return str(ip.ipv4_mapped or IPv6Network((ip, 64), strict=False))


@dataclass(frozen=True)
class Quota:
    """What is left of a client's quota after a request."""

    policy: str
    rate: Rate
    ahead: float

    @property
    def wait(self) -> int:
        """Whole seconds until the refused request would be accepted; 0 if it was not refused."""
        return max(0, ceil(self.ahead - self.rate.window - SLACK))

    @property
    def headers(self) -> list[tuple[str, str]]:
        """The header fields of draft-ietf-httpapi-ratelimit-headers."""
        quota, window = self.rate.quota, self.rate.window
        left = max(0, int((window + SLACK - self.ahead) * quota / window))
        reset = ceil(min(self.ahead, window) - SLACK)
        return [
            ("RateLimit-Policy", f'"{self.policy}";q={quota};w={window}'),
            ("RateLimit", f'"{self.policy}";r={left};t={reset}'),
        ]
