"""One HTTP request by URL."""

from __future__ import annotations

from collections.abc import Mapping
from email.message import Message
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests.support.processes import TIMEOUT


class Answer(NamedTuple):
    """Status, headers and body of a response."""

    status: int
    headers: Message
    body: bytes


def fetch(url: str, headers: Mapping[str, str] | None = None, body: bytes | None = None) -> Answer:
    """The response to a GET, or to a POST if there is a body; an error status is a response too."""
    request = Request(url, data=body, headers=dict(headers or {}))
    try:
        with urlopen(request, timeout=TIMEOUT) as response:
            return Answer(response.status, response.headers, response.read())
    except HTTPError as error:
        return Answer(error.code, error.headers, error.read())
