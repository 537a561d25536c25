"""Answers that are sent in pieces while they are made, so that other requests come in between."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import perf_counter

from flask import Response, stream_with_context

from service.http import problems
from service.http.language import JsonEncoder, declare, requested
from service.middleware.account import current
from service.serializers.state_json import Json

NDJSON = "application/x-ndjson"
PIECE = 64 * 1024
"""Bytes sent at once: to send every answer alone would cost more than to write it."""

PIECE_SECONDS = 0.005
"""Time for one piece: the server answers other requests between the pieces."""


def in_pieces(stream: Iterable[bytes]) -> Iterator[bytes]:
    """Join the parts of a stream to pieces that are worth sending, none of which takes long."""
    piece: list[bytes] = []
    size = 0
    begun = perf_counter()
    for part in stream:
        piece.append(part)
        size += len(part)
        if size >= PIECE or perf_counter() - begun > PIECE_SECONDS:
            yield b"".join(piece)
            piece, size, begun = [], 0, perf_counter()
    yield b"".join(piece)


def as_lines(lines: Iterator[Json]) -> Response:
    """One JSON object per line; an error after the first line is a last line with the problem."""
    language = requested()
    written = _written(lines, JsonEncoder(language))
    response = Response(stream_with_context(in_pieces(written)), mimetype=NDJSON)
    # whether there is text in the lines is known only after the last one
    declare(response, language)
    return response


def _written(lines: Iterator[Json], encoder: JsonEncoder) -> Iterator[bytes]:
    account = current()
    try:
        for line in lines:
            yield encoder.write(line) + b"\n"
    except Exception as error:
        problem = problems.problem_for(error)
        account.refused |= problems.codes(problem)
        yield encoder.write({"kind": "problem", **problem}) + b"\n"
