"""One unit of the rate limits is about a millisecond of CPU, for the dearest requests too."""

from __future__ import annotations

from statistics import median
from time import process_time

import pytest
from flask.testing import FlaskClient

from service.middleware import admission
from service.middleware.rates import Memory
from service.settings.rates import Rate
from tests.service.asking import client
from tests.service.worst import PARTS, Ask, asked, batches, records

QUOTA = 10**8
SLOWER = 4
"""How many times slower this machine may be beside other work than the one of the units."""


def cost(http: FlaskClient, each: Ask) -> tuple[int, float]:
    """Units and milliseconds of one request."""
    left = [_left(http)]
    begun = process_time()
    response = http.post(each.path, data=each.body, content_type="application/json")
    assert response.get_data()
    seconds = process_time() - begun
    left.append(_left(http))
    return left[0] - left[1] - 1, seconds * 1e3


def _left(http: FlaskClient) -> int:
    field = http.get("/v1/variants").headers["RateLimit"]
    return int(field.partition("r=")[2].partition(";")[0])


def test_the_units_of_the_twenty_dearest_requests_follow_their_cpu(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # nothing of the quota comes back meanwhile
    monkeypatch.setattr(admission, "Memory", lambda: Memory(lambda: 1000.0))
    http = client(rate=Rate(QUOTA, "day"), log_requests=False)
    rich = [each for each in asked() if f"with {len(PARTS)}" in each.name]
    requests = [*rich, *records(), *batches()]
    measured = sorted(
        ((*cost(http, each), each.name) for each in requests), key=lambda row: -row[1]
    )
    dearest = [row[2] for row in measured[:20]]
    quotients = []
    for each in requests:
        if each.name in dearest:
            # again, so that a pause of the machine or of the garbage collector counts for nothing
            units, milliseconds = min((cost(http, each) for _ in range(2)), key=lambda row: row[1])
            assert milliseconds <= 3 * SLOWER * units, each.name
            quotients.append(milliseconds / units)
    assert 0.5 < median(quotients) < 1.5 * SLOWER
