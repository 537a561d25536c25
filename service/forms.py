"""The form of an answer: JSON, or what an operation gives instead to those who like it better."""

from __future__ import annotations

from flask import Response, request

from service import answers
from service.body import JSON
from service.gate.record import current
from service.language import declare, reply, requested
from service.operations import Operation
from service.questions import Asked


def in_form(operation: Operation, asked: Asked) -> Response:
    """The answer as the client likes it best; one that likes none of its forms gets the first."""
    forms = [*operation.forms, JSON]
    if len(forms) == 1:
        return as_form(operation, asked, JSON)
    liked = request.accept_mimetypes.best_match(forms, default=forms[0])
    response = as_form(operation, asked, liked)
    response.vary.add("Accept")
    return response


def as_form(operation: Operation, asked: Asked, form: str) -> Response:
    """The answer as this media type, in the language of the request if it says anything."""
    if form == JSON:
        answer = operation.answer(asked)
        current().plays = answers.plays_in(answer)
        return reply(answer)
    content = operation.forms[form](asked)
    if isinstance(content, bytes):
        return Response(content, mimetype=form)
    language = requested()
    response = Response(content(language), mimetype=form)
    declare(response, language)
    return response
