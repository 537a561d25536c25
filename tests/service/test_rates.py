"""Rate limits: the count itself, what callers are told, and Redis in between."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from service.middleware import rates
from service.middleware.rates import Memory, Shared, network
from service.settings.rates import Rate, rate
from tests.service.asking import QUESTION, client, errors
from tests.support.metrics import samples, value
from tests.support.redis import Redis
from tests.support.server import Server


class Clock:
    """A clock that stands still unless it is moved."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("text", ["", "0/minute", "10", "10/week", "-1/hour", "1.5/day", "9" * 12])
def test_what_is_no_rate_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="must be a rate such as 600/minute"):
        rate(text)


def test_a_quota_can_be_spent_at_once_and_comes_back_bit_by_bit() -> None:
    """Four in a minute: one comes back every fifteen seconds."""
    clock = Clock()
    store, four = Memory(clock), Rate(4, "minute")
    assert [round(store.spend("a", four), 6) for _ in range(4)] == [15, 30, 45, 60]
    assert store.spend("a", four) == 75  # a quarter of a minute too early
    assert store.spend("b", four) == 15
    clock.now += 14.9
    assert store.spend("a", four) > 60
    clock.now += 0.1
    assert store.spend("a", four) == pytest.approx(60)
    clock.now += 3600
    assert store.spend("a", four) == 15


@given(quota=st.integers(1, 20), pauses=st.lists(st.floats(0, 40, allow_nan=False), max_size=80))
def test_no_caller_ever_gets_more_than_twice_his_quota_in_a_window(
    quota: int, pauses: list[float]
) -> None:
    """A full quota saved up, and what comes back meanwhile: never more, wherever one looks."""
    clock, allowed = Clock(), []
    store, some = Memory(clock), Rate(quota, "minute")
    for pause in pauses:
        clock.now += pause
        if store.spend("a", some) <= 60 + rates.SLACK:
            allowed.append(clock.now)
    for begin in allowed:
        assert sum(begin <= at < begin + 60 for at in allowed) <= 2 * quota


def test_so_many_callers_are_counted_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST_CALLERS", 10)
    store, some = Memory(Clock()), Rate(100, "minute")
    for _ in range(3):
        store.spend("the busiest", some)
    for number in range(1000):
        store.spend(str(number), some)
    assert len(store.whole_again) <= 10
    assert store.spend("the busiest", some) == pytest.approx(4 * 0.6)


def test_a_caller_is_told_his_limit_and_refused_beyond_it() -> None:
    http = client(rate=Rate(2, "minute"))
    told = [http.post("/v1/moves", json=QUESTION).headers for _ in range(2)]
    assert [one["RateLimit-Policy"] for one in told] == ['"address";q=2;w=60'] * 2
    assert [one["RateLimit"] for one in told] == ['"address";r=1;t=30', '"address";r=0;t=60']
    refused = http.post("/v1/moves", json=QUESTION)
    assert errors(refused, 429) == set()
    assert refused.headers["Retry-After"] == "30"
    assert refused.headers["RateLimit"] == '"address";r=0;t=60'
    assert refused.headers["Access-Control-Allow-Origin"] == "*"


def test_every_address_has_its_own_quota() -> None:
    http = client(rate=Rate(1, "hour"))
    for address in ("192.0.2.1", "192.0.2.2", "2001:db8:1::1", "2001:db8:2::1"):
        at = {"REMOTE_ADDR": address}
        assert http.get("/v1/variants", environ_overrides=at).status_code == 200
        assert http.get("/v1/variants", environ_overrides=at).status_code == 429


def test_all_addresses_of_a_network_of_ipv6_are_one_caller() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::9") != network("2001:db8:1:2::9")
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("") == ""


def test_only_questions_are_counted() -> None:
    http = client(rate=Rate(1, "hour"))
    assert http.get("/v1/variants").status_code == 200
    for path in ("/healthz", "/readyz", "/openapi.yaml", "/docs", "/metrics"):
        answer = http.get(path)
        assert answer.status_code == 200
        assert "RateLimit" not in answer.headers
    preflight = http.options("/v1/moves", headers={"Access-Control-Request-Method": "POST"})
    assert preflight.status_code == 204


def test_there_is_no_limit_unless_one_is_set(http: FlaskClient) -> None:
    assert "RateLimit" not in http.get("/v1/variants").headers


@pytest.fixture
def redis() -> Iterator[Redis]:
    with Redis() as server:
        yield server


def test_redis_counts_as_the_process_does(redis: Redis) -> None:
    store, four = Shared(redis.url, lambda: None), Rate(4, "day")
    quarter = 86400 / 4
    for n in (1, 2, 3, 4, 5, 5):
        assert store.spend("a", four) == pytest.approx(n * quarter, abs=60)
    assert store.spend("b", four) == pytest.approx(quarter, abs=60)


def test_two_instances_share_one_quota(redis: Redis, tmp_path: Path) -> None:
    shared = {"rate": "10/day", "redis": redis.url, "workers": "2"}
    with Server(tmp_path / "1", **shared) as one, Server(tmp_path / "2", **shared) as two:
        answers = [server.get("/v1/variants")[0] for _ in range(8) for server in (one, two)]
    assert sorted(answers) == [200] * 10 + [429] * 6


def test_while_redis_is_away_the_service_counts_alone_and_says_so(
    redis: Redis, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rates, "TRIED_AGAIN", 0.0)
    http = client(rate=Rate(3, "day"), redis=redis.url)
    assert http.get("/v1/variants").headers["RateLimit"].startswith('"address";r=2;')
    redis.stop()
    answer = http.get("/v1/variants")
    assert answer.status_code == 200
    assert answer.headers["RateLimit"].startswith('"address";r=2;')
    assert value(samples(http), "rate_store_failures_total") == 1
    assert "counted alone" in caplog.text
    redis.start()
    assert http.get("/v1/variants").status_code == 200
    assert "shared again" in caplog.text
    assert value(samples(http), "rate_store_failures_total") == 1


def test_a_redis_that_failed_is_not_asked_again_at_once() -> None:
    """Each try may take a quarter of a second: not every request may pay for it."""
    failures: list[None] = []
    store = Shared("redis://127.0.0.1:1/0", lambda: failures.append(None))
    for _ in range(20):
        assert store.spend("a", Rate(100, "day")) > 0
    assert len(failures) == 1
