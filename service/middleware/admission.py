"""Access control: API keys and rate limits.

Both apply to paths under `/v1/` only. Health checks, the contract and the documentation pages are
open, and so are CORS preflights, which browsers send without credentials.
"""

from __future__ import annotations

from functools import partial

from flask import request
from werkzeug.datastructures import WWWAuthenticate
from werkzeug.exceptions import Forbidden, TooManyRequests, Unauthorized

from service.middleware.account import Account
from service.middleware.keys import Keys
from service.middleware.metrics import Metrics
from service.middleware.rates import Memory, Quota, Shared, Store, client_network
from service.settings import Settings
from service.settings.keys import Key

REALM: dict[str, str | None] = {"realm": "backgammon-rules"}


class Admission:
    """Checks keys and rate limits for one application."""

    def __init__(self, settings: Settings, metrics: Metrics | None) -> None:
        self.rate = settings.rate
        has_keys = bool(settings.keys or settings.keys_file)
        self.keys = Keys(settings.keys, settings.keys_file) if has_keys else None
        self.keys_required = settings.keys_required
        self.guards_metrics = settings.metrics == "key"
        on_failure = metrics.store_failures.inc if metrics else lambda: None
        self.store: Store = Shared(settings.redis, on_failure) if settings.redis else Memory()

    @property
    def is_needed(self) -> bool:
        """Whether there is any key or rate limit to check."""
        return bool(self.keys or self.rate)

    def admit(self, account: Account) -> None:
        """Let the current request pass, or raise 401, 403 or 429."""
        path = request.path
        if account.method == "OPTIONS":
            return
        if path.startswith("/v1/"):
            self._limit(account, self._key(required=self.keys_required))
        elif self.guards_metrics and path == "/metrics":
            self._key(required=True)

    def _key(self, required: bool) -> Key | None:
        """The key that the request presents; None if it presents none and none is required."""
        if not self.keys:
            return None
        authorization = request.authorization
        if authorization is None and not required and "Authorization" not in request.headers:
            return None
        if not authorization or authorization.type != "bearer" or not authorization.token:
            raise Unauthorized(www_authenticate=WWWAuthenticate("bearer", REALM))
        key = self.keys.find(authorization.token)
        if not key:
            challenge = WWWAuthenticate("bearer", REALM | {"error": "invalid_token"})
            raise Unauthorized(www_authenticate=challenge)
        if key.blocked:
            raise Forbidden
        return key

    def _limit(self, account: Account, key: Key | None) -> None:
        """Charge the client for a request; its view charges more if it turns out to cost more."""
        rate = key.rate or self.rate if key else self.rate
        if not rate or (key and key.unlimited):
            return
        if key:
            policy, client = "key", f"key:{key.name}"
        else:
            policy, client = "address", f"address:{client_network(request.remote_addr or '')}"

        def charge(cost: int, *, owed: bool = False) -> None:
            if cost <= 0:
                return
            quota = Quota(policy, rate, self.store.spend(client, rate, cost, owed=owed))
            account.quota = quota.headers
            if quota.wait:
                raise TooManyRequests(retry_after=quota.wait)

        account.charge, account.owe = charge, partial(charge, owed=True)
        charge(1)
