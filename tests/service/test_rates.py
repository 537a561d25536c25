"""Rate limits: the count itself, the headers for callers, and Redis in between."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import monotonic, process_time, sleep

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from service.middleware import admission, rates
from service.middleware.rates import Memory, Shared, client_network
from service.settings.rates import Rate, rate
from tests.service.asking import QUESTION, client, errors
from tests.support.fake_redis import fake_redis
from tests.support.metrics import samples, value
from tests.support.processes import wait_until
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
    monkeypatch.setattr(rates, "MAX_CLIENTS", 10)
    store, some = Memory(Clock()), Rate(100, "minute")
    for _ in range(3):
        store.spend("the busiest", some)
    for number in range(1000):
        store.spend(str(number), some)
    assert len(store.tat) <= 10
    assert store.spend("the busiest", some) == pytest.approx(4 * 0.6)


def test_answers_have_the_limit_and_requests_beyond_it_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(admission, "Memory", lambda: Memory(Clock()))
    http = client(rate=Rate(2, "minute"))
    sent = [http.post("/v1/moves", json=QUESTION).headers for _ in range(2)]
    assert [one["RateLimit-Policy"] for one in sent] == ['"address";q=2;w=60'] * 2
    assert [one["RateLimit"] for one in sent] == ['"address";r=1;t=30', '"address";r=0;t=60']
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


def shared(url: str) -> tuple[Shared, list[None]]:
    """A store, and a list with an entry for each of its failures."""
    failures: list[None] = []
    return Shared(url, lambda: failures.append(None)), failures


def wait_for_reports(store: Shared) -> None:
    wait_until(lambda: not store.is_reporting, "everything is reported")


def test_what_is_spent_here_is_known_elsewhere_after_the_next_request_there(redis: Redis) -> None:
    (one, _), (other, _) = shared(redis.url), shared(redis.url)
    four, quarter = Rate(4, "day"), 86400 / 4
    for number in (1, 2, 3):
        assert one.spend("a", four) == pytest.approx(number * quarter, abs=60)
    wait_for_reports(one)
    # this process has not yet heard of the three
    assert other.spend("a", four) == pytest.approx(quarter, abs=60)
    wait_for_reports(other)
    assert other.spend("a", four) > 86400 + 60
    assert other.spend("b", four) == pytest.approx(quarter, abs=60)


def test_instances_share_one_quota_but_for_the_first_requests_to_each_worker(
    redis: Redis, tmp_path: Path
) -> None:
    settings = {"rate": "20/day", "redis": redis.url, "workers": "1"}
    with Server(tmp_path / "1", **settings) as one, Server(tmp_path / "2", **settings) as two:
        answers = []
        for _ in range(16):
            for server in (one, two):
                answers.append(server.get("/v1/variants")[0])
                sleep(0.05)
    assert 20 <= answers.count(200) <= 21


def test_while_redis_is_away_the_service_counts_alone_and_says_so(
    redis: Redis, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rates, "RETRY_AFTER_FAILURE", 0.0)
    (store, failures), some = shared(redis.url), Rate(3, "day")
    store.spend("a", some)
    wait_for_reports(store)
    redis.stop()
    store.spend("a", some)
    wait_for_reports(store)
    assert len(failures) == 1
    assert "counted by each worker alone" in caplog.text
    redis.start()
    store.spend("a", some)
    wait_for_reports(store)
    assert store.spend("a", some) > 86400 + 60
    assert "shared again" in caplog.text
    assert len(failures) == 1


def test_a_redis_that_failed_is_not_used_again_at_once() -> None:
    store, failures = shared("redis://127.0.0.1:1/0")
    for _ in range(20):
        assert store.spend("a", Rate(100, "day")) > 0
        wait_for_reports(store)
    assert len(failures) == 1


def test_failures_of_redis_are_counted_in_the_metrics() -> None:
    http = client(rate=Rate(2, "day"), redis="redis://127.0.0.1:1/0")
    assert http.get("/v1/variants").status_code == 200
    wait_until(lambda: value(samples(http), "rate_store_failures_total") == 1, "it is counted")


NONSENSE = {
    "nan": b"$3\r\nnan\r\n",
    "inf": b"$3\r\ninf\r\n",
    "minus infinity": b"$4\r\n-inf\r\n",
    "a negative number": b"$6\r\n-1e300\r\n",
    "a huge number": b"$5\r\n1e300\r\n",
    "zero": b":0\r\n",
    "text": b"$5\r\nhello\r\n",
    "bytes that are no text": b"$2\r\n\xff\xfe\r\n",
    "OK": b"+OK\r\n",
    "nothing": b"$-1\r\n",
    "a list": b"*2\r\n:1\r\n:2\r\n",
    "an error": b"-ERR out of order\r\n",
    "no Redis at all": b"HTTP/1.1 400 Bad Request\r\n\r\n",
}


@pytest.mark.parametrize("case", NONSENSE)
def test_a_redis_that_answers_nonsense_is_counted_without(case: str) -> None:
    with fake_redis(NONSENSE[case]) as url:
        (store, failures), two = shared(url), Rate(2, "day")
        found = []
        for _ in range(3):
            found.append(store.spend("a", two))
            wait_for_reports(store)
        assert [ahead <= 86400 + 1 for ahead in found] == [True, True, False]
        assert len(failures) == 1


def test_a_plausible_reply_is_believed() -> None:
    with fake_redis(b"$12\r\n64800.000000\r\n") as url:
        (store, failures), four = shared(url), Rate(4, "day")
        assert store.spend("a", four) == pytest.approx(86400 / 4)
        wait_for_reports(store)
        assert store.spend("a", four) == pytest.approx(86400, abs=60)
        assert failures == []


@pytest.mark.parametrize("drip", [False, True])
def test_no_request_waits_for_a_slow_redis(drip: bool) -> None:
    """It answers after a minute; with `drip` one byte arrives every 60 ms."""
    reply = b"$994\r\n43200." + b"0" * 988 + b"\r\n"
    with fake_redis(reply, pause=0.06 if drip else 60.0, drip=drip) as url:
        http = client(rate=Rate(1000, "day"), redis=url)
        begun = process_time()
        statuses = {http.get("/v1/variants").status_code for _ in range(100)}
        assert statuses == {200}
        assert process_time() - begun < 1


def test_a_redis_at_40_ms_takes_nothing_from_what_clients_get() -> None:
    """200 requests one after the other would wait for eight seconds."""
    with fake_redis(b"$1\r\n1\r\n", pause=0.04) as url:
        http = client(rate=Rate(1000, "day"), redis=url)
        begun = monotonic()
        for _ in range(200):
            assert http.get("/v1/variants").status_code == 200
        assert monotonic() - begun < 4


@pytest.mark.parametrize(
    ("written", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:4711", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("[::ffff:192.0.2.7]:80", "192.0.2.7"),
        ("[2001:db8:1:2::1]", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("192.0.2.0/24", "unknown"),
        ("2001:db8::/32", "unknown"),
        ("[", "unknown"),
        ("[]:1", "unknown"),
        (":::", "unknown"),
        ("unknown", "unknown"),
        ("_hidden", "unknown"),
        ("", "unknown"),
        ("é\x00", "unknown"),
    ],
)
def test_an_address_counts_for_its_network_however_it_is_written(
    written: str, counted_as: str
) -> None:
    assert client_network(written) == counted_as
    http = client(rate=Rate(1, "day"), proxies=1)
    header = {"HTTP_X_FORWARDED_FOR": written}
    statuses = [http.get("/v1/variants", environ_overrides=header).status_code for _ in range(2)]
    assert statuses == [200, 429]


def test_ipv4_addresses_written_as_ipv6_have_a_quota_each() -> None:
    http = client(rate=Rate(1, "day"))
    for address in ("::ffff:192.0.2.1", "::ffff:192.0.2.2"):
        at = {"REMOTE_ADDR": address}
        assert http.get("/v1/variants", environ_overrides=at).status_code == 200
    at = {"REMOTE_ADDR": "192.0.2.1"}
    assert http.get("/v1/variants", environ_overrides=at).status_code == 429


def test_what_costs_more_uses_more_of_the_quota() -> None:
    clock = Clock()
    store, sixty = Memory(clock), Rate(60, "minute")
    assert store.spend("a", sixty, 10) == 10
    assert store.spend("a", sixty, 50) == 60
    assert store.spend("a", sixty, 1) > 60
    clock.now += 60
    # more than a whole quota costs the whole quota, or it could never be paid
    assert store.spend("a", sixty, 1000) == 60


def test_what_is_owed_is_spent_even_if_there_is_not_enough_left() -> None:
    clock = Clock()
    store, sixty = Memory(clock), Rate(60, "minute")
    assert store.spend("a", sixty, 50) == 50
    assert store.spend("a", sixty, 50, owed=True) == 60
    assert store.spend("a", sixty) > 60
    clock.now += 1
    assert store.spend("a", sixty) == 60


def test_redis_takes_costs_as_the_process_does(redis: Redis) -> None:
    (one, _), (other, _) = shared(redis.url), shared(redis.url)
    four = Rate(4, "day")
    one.spend("a", four, 3)
    one.spend("b", four, 99)
    wait_for_reports(one)
    for name in ("a", "b"):
        other.spend(name, four)
    wait_for_reports(other)
    assert other.spend("a", four) > 86400 + 60
    assert other.spend("b", four) > 86400 + 60
    # a limit that was changed to a shorter window finds values of the longer one
    other.spend("a", Rate(60, "minute"))
    wait_for_reports(other)
