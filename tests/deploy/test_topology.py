"""The topology of the compose file, started for real: nginx, two instances, Redis."""

from __future__ import annotations

import json
import signal
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from pathlib import Path
from time import monotonic

import pytest

from tests.deploy.topology import COMPOSE, INSTANCES, Topology, topology
from tests.service.asking import QUESTION
from tests.support.http import Answer, fetch
from tests.support.processes import TIMEOUT, accepts_connections, wait_until

LIMIT = 200
SETTINGS = {
    "BACKGAMMON_RATE": f"{LIMIT}/minute",
    "BACKGAMMON_WORKERS": "1",
}
JSON = {"Content-Type": "application/json"}
BODY = json.dumps(QUESTION).encode()


@pytest.fixture(scope="module")
def started() -> Iterator[Topology]:
    with (
        tempfile.TemporaryDirectory() as folder,
        topology(Path(folder), **SETTINGS) as all_of,
    ):
        yield all_of


def ask(all_of: Topology, instance: str | None = None) -> Answer:
    """The question, through nginx or past it."""
    if instance is None:
        return fetch(f"{all_of.address}/v1/moves", JSON, BODY)
    port = all_of.parts[instance].port
    return fetch(f"http://127.0.0.1:{port}/v1/moves", JSON, BODY)


def served(all_of: Topology) -> dict[str, int]:
    """How many questions each instance has answered, by its own metrics."""
    counts = {}
    for name in INSTANCES:
        text = fetch(f"http://127.0.0.1:{all_of.parts[name].port}/metrics").body.decode()
        lines = [line for line in text.splitlines() if 'route="/v1/moves",status="200"' in line]
        counts[name] = sum(int(float(line.split()[-1])) for line in lines)
    return counts


def test_the_compose_file_has_the_parts_that_are_started() -> None:
    assert set(COMPOSE["services"]) == {*INSTANCES, "redis", "nginx"}


def test_the_second_get_comes_from_the_cache(started: Topology) -> None:
    url = f"{started.address}/v1/variants/gioul"
    first, second = fetch(url), fetch(url)
    assert (first.headers["X-Cache"], second.headers["X-Cache"]) == ("MISS", "HIT")
    assert first.body == second.body
    unchanged = fetch(url, {"If-None-Match": first.headers["ETag"]})
    assert (unchanged.status, unchanged.body) == (304, b"")


def test_both_instances_have_their_share(started: Topology) -> None:
    before = served(started)
    for _ in range(20):
        assert ask(started).status == 200

    def have_answered_some() -> bool:
        after = served(started)
        return all(after[name] > before[name] for name in INSTANCES)

    # a worker saves its counts for the others twice a second
    wait_until(have_answered_some, "both have answered some")


def test_an_instance_that_is_killed_costs_no_client_an_answer(started: Topology) -> None:
    with ThreadPoolExecutor(8) as callers:
        pending = [callers.submit(ask, started) for _ in range(40)]
        started.parts["service-1"].stop(signal.SIGKILL)
        pending += [callers.submit(ask, started) for _ in range(40)]
        statuses = [one.result(TIMEOUT).status for one in pending]
    # its workers listen until they notice that their parent is gone
    killed = started.parts["service-1"]
    wait_until(lambda: not accepts_connections(killed.port), "the workers end")
    killed.start()
    assert statuses == [200] * 80


def test_a_limit_holds_over_both_instances_together(started: Topology) -> None:
    """Last, for it uses the limit up; past nginx, where the caller is nginx's own address."""
    begun = monotonic()
    statuses = [ask(started, INSTANCES[n % 2]).status for n in range(2 * LIMIT)]
    # what was used up comes back, so much a minute
    regained = ceil(LIMIT * (monotonic() - begun) / 60)
    assert 429 in statuses
    assert statuses.count(200) <= LIMIT + regained


def test_what_is_about_one_instance_is_not_for_the_outside(started: Topology) -> None:
    assert fetch(f"{started.address}/metrics").status == 404
