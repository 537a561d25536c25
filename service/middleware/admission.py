"""Who is let in: a key if keys are needed, and not more often than his rate allows.

Only questions are counted and need a key. Health, contract and docs are open to everybody, and so
are preflights, which browsers send without a key.
"""

from __future__ import annotations

from flask import request
from werkzeug.datastructures import WWWAuthenticate
from werkzeug.exceptions import Forbidden, TooManyRequests, Unauthorized

from service.middleware.keys import Keys
from service.middleware.metrics import Metrics
from service.middleware.rates import Memory, Shared, Spent, Store, network
from service.middleware.record import Record
from service.settings import Settings
from service.settings.keys import Key

REALM: dict[str, str | None] = {"realm": "backgammon-rules"}


class Admission:
    """The doorkeeper of one application."""

    def __init__(self, settings: Settings, metrics: Metrics | None) -> None:
        self.rate = settings.rate
        has_keys = bool(settings.keys or settings.keys_file)
        self.keys = Keys(settings.keys, settings.keys_file) if has_keys else None
        self.needed = settings.keys_required
        self.guards_metrics = settings.metrics == "key"
        failed = metrics.store_failures.inc if metrics else lambda: None
        self.store: Store = Shared(settings.redis, failed) if settings.redis else Memory()

    @property
    def has_work(self) -> bool:
        """Whether there is anything to look at."""
        return bool(self.keys or self.rate)

    def admit(self, record: Record) -> None:
        """Let the request pass, or raise why not."""
        path = request.path
        if record.method == "OPTIONS":
            return
        if path.startswith("/v1/"):
            self._count(record, self._key(needed=self.needed))
        elif self.guards_metrics and path == "/metrics":
            self._key(needed=True)

    def _key(self, needed: bool) -> Key | None:
        if not self.keys:
            return None
        presented = request.authorization
        if presented is None and not needed and "Authorization" not in request.headers:
            return None
        if not presented or presented.type != "bearer" or not presented.token:
            raise Unauthorized(www_authenticate=WWWAuthenticate("bearer", REALM))
        key = self.keys.find(presented.token)
        if not key:
            told = WWWAuthenticate("bearer", REALM | {"error": "invalid_token"})
            raise Unauthorized(www_authenticate=told)
        if key.blocked:
            raise Forbidden
        return key

    def _count(self, record: Record, key: Key | None) -> None:
        rate = key.rate or self.rate if key else self.rate
        if not rate or (key and key.unlimited):
            return
        caller = f"key:{key.name}" if key else f"address:{network(request.remote_addr or '')}"
        spent = Spent("key" if key else "address", rate, self.store.spend(caller, rate))
        record.headers = spent.headers
        if spent.wait:
            raise TooManyRequests(retry_after=spent.wait)
