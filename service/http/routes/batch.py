"""The route of a batch: a JSON list, or one line of JSON per request; the answer is alike.

The body is read to its end before the first answer goes out. A client that sends everything before
it reads anything would otherwise wait for a service that waits for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from flask import Blueprint, Response, request, stream_with_context

from service.http.batch import LARGEST_BATCH, answered
from service.http.batch_items import items_of_lines, items_of_list
from service.http.body import JSON, received
from service.http.language import JsonEncoder, declare, requested
from service.http.routes.operations import announce_query
from service.http.streaming import NDJSON, in_pieces
from service.middleware.account import current

batches = Blueprint("batches", __name__)
announce_query(batches, JSON, NDJSON)


@batches.route("/v1/batch", endpoint="batch", methods=["POST", "QUERY"])
def batch() -> Response:
    """The answers in the order of the requests, each with its own status."""
    body = received(JSON, NDJSON, largest=LARGEST_BATCH)
    by_line = request.mimetype == NDJSON
    items = items_of_lines(body) if by_line else items_of_list(body)
    current().charge(len(items) - 1)
    language = requested()
    written = answered(items, current(), JsonEncoder(language))
    stream = (answer + b"\n" for answer in written) if by_line else _list(written)
    response = Response(stream_with_context(in_pieces(stream)), mimetype=request.mimetype)
    # whether there is text in the answers is known only after the last one
    declare(response, language)
    return response


def _list(answers: Iterator[bytes]) -> Iterator[bytes]:
    opened = b"["
    for answer in answers:
        yield opened + answer
        opened = b","
    yield b"[]" if opened == b"[" else b"]"
