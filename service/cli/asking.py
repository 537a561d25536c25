"""Asking the service without a network: the same app, the same answers, the same refusals."""

from __future__ import annotations

from functools import cache
from typing import Any

import click
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.app import create_app
from service.settings import Settings

Json = dict[str, Any]

FORMS = {"svg": "image/svg+xml", "png": "image/png", "txt": "text/plain"}
"""Of a picture, by what its file is called."""


@cache
def client() -> FlaskClient:
    """The app, asked in this process; what it would log is no part of the answer."""
    return create_app(Settings(log_requests=False)).test_client()


def ask(path: str, question: Json | None = None, language: str = "en") -> Json:
    """The answer; a refusal ends the command with everything that is wrong."""
    answer: Json = _asked(path, question, language, "application/json").get_json()
    return answer


def picture(state: Json, form: str, language: str = "en") -> bytes:
    """The board as svg, png or txt."""
    if form not in FORMS:
        raise click.ClickException(f"A picture is one of {', '.join(FORMS)}.")
    return _asked("/v1/picture", state, language, FORMS[form]).get_data()


def _asked(path: str, question: Json | None, language: str, accept: str) -> TestResponse:
    headers = {"Accept-Language": language, "Accept": accept}
    if question is None:
        reply = client().get(path, headers=headers)
    else:
        reply = client().post(path, json=question, headers=headers)
    if reply.status_code == 200:
        return reply
    problem = reply.get_json()
    faults = problem.get("errors") or [problem]
    raise click.ClickException("\n".join(fault["detail"] for fault in faults))
