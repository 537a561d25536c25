"""The form of an answer: JSON, or what an operation gives instead to those who like it better."""

from __future__ import annotations

from flask import Response, request

from service.http.body import JSON
from service.http.language import declare, reply, requested
from service.middleware.record import current
from service.operations.register import Form, Operation
from service.operations.state_loading import Asked
from service.serializers import answers


def in_form(operation: Operation, asked: Asked) -> Response:
    """The answer as the client likes it best; one that likes none of its forms gets the first."""
    if not operation.forms:
        return as_json(operation, asked)
    forms = {form.media_type: form for form in operation.forms}
    first, *_ = forms
    liked = request.accept_mimetypes.best_match([*forms, JSON], default=first)
    written = as_json(operation, asked) if liked == JSON else as_form(forms[liked], asked)
    written.vary.add("Accept")
    return written


def as_json(operation: Operation, asked: Asked) -> Response:
    """The answer as all operations give it."""
    answer = operation.answer(asked)
    current().plays = answers.plays_in(answer)
    return reply(answer)


def as_form(form: Form, asked: Asked) -> Response:
    """The answer in this form, in the language of the request if it says anything."""
    content = form.write(asked)
    if isinstance(content, bytes):
        return Response(content, mimetype=form.media_type)
    language = requested()
    response = Response(content(language), mimetype=form.media_type)
    declare(response, language)
    return response
