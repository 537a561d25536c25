"""Requests to the service without a network: the commands call the Flask app in their process."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from flask.testing import FlaskClient
    from werkzeug.test import TestResponse

Json = dict[str, Any]

MEDIA_TYPES = {"svg": "image/svg+xml", "png": "image/png", "txt": "text/plain"}
"""Media types of pictures by file suffix."""


@cache
def client() -> FlaskClient:
    """A client of the app; its requests are not logged."""
    from service.app import create_app
    from service.settings import Settings

    return create_app(Settings(log_requests=False)).test_client()


def request(path: str, body: Json | None = None, language: str = "en") -> Json:
    """The answer to a POST with this body, or to a GET; a problem ends the command."""
    answer: Json = _send(path, body, language, "application/json").get_json()
    return answer


def picture(state: Json, suffix: str, language: str = "en") -> bytes:
    """The board as svg, png or txt."""
    if suffix not in MEDIA_TYPES:
        raise click.ClickException(f"The file must end in .{', .'.join(MEDIA_TYPES)}.")
    return _send("/v1/picture", state, language, MEDIA_TYPES[suffix]).get_data()


def _send(path: str, body: Json | None, language: str, accept: str) -> TestResponse:
    headers = {"Accept-Language": language, "Accept": accept}
    if body is None:
        response = client().get(path, headers=headers)
    else:
        response = client().post(path, json=body, headers=headers)
    if response.status_code == 200:
        return response
    problem = response.get_json()
    faults = problem.get("errors") or [problem]
    lines = [fault["detail"] for fault in faults] + plays_text(problem.get("legal_plays", ()))
    raise click.ClickException("\n".join(lines))


def plays_text(plays: Sequence[str]) -> list[str]:
    """The legal plays as a line of text, if there are any."""
    return [f"Legal plays: {', '.join(plays)}"] if plays else []
