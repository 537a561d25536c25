"""The media type of an answer: JSON, or a form of the operation that the client accepts."""

from __future__ import annotations

import logging
from typing import TypeVar

from flask import Response
from flask import request as http_request
from werkzeug.exceptions import ServiceUnavailable

from service.errors import PictureUnavailable
from service.http.body import JSON
from service.http.language import declare, reply, requested
from service.http.streaming import NDJSON, as_lines
from service.middleware.account import current
from service.operations.register import Form, Operation
from service.schemas.inputs import Request
from service.serializers import state_json

R = TypeVar("R", bound=Request)

WRITTEN_FOR_A_UNIT = 25_000
"""Bytes of an answer that are made in a millisecond, for the rate limits."""


def negotiated(operation: Operation[R], request: R) -> Response:
    """The answer in the form that the client likes best, the first if it accepts none of them."""
    if operation.lines:
        accept = http_request.accept_mimetypes
        wants_lines = accept.quality(NDJSON) > accept.quality(JSON)
        lines = operation.lines(request) if wants_lines else None
        response = as_lines(lines) if lines else as_json(operation, request)
        response.vary.add("Accept")
        return response
    if not operation.forms:
        return as_json(operation, request)
    forms = {form.media_type: form for form in operation.forms}
    first, *_ = forms
    media_type = http_request.accept_mimetypes.best_match([*forms, JSON], default=first)
    if media_type == JSON:
        response = as_json(operation, request)
    else:
        response = as_form(forms[media_type], request)
    response.vary.add("Accept")
    return response


def as_json(operation: Operation[R], request: R) -> Response:
    """The answer as JSON, which every operation has."""
    answer = operation.function(request)
    account = current()
    account.plays = state_json.plays_in(answer)
    response = reply(answer)
    account.owe((response.content_length or 0) // WRITTEN_FOR_A_UNIT)
    return response


def as_form(form: Form[R], request: R) -> Response:
    """The answer in this form, in the language of the request if there is text in it."""
    current().charge(form.cost(request) - 1)
    try:
        content = form.write(request)
    except PictureUnavailable as error:
        if error.__cause__:
            logging.getLogger(__name__).error("a picture cannot be painted: %s", error)
        raise ServiceUnavailable(retry_after=1) from None
    if isinstance(content, bytes):
        return Response(content, mimetype=form.media_type)
    language = requested()
    response = Response(content(language), mimetype=form.media_type)
    declare(response, language)
    return response
