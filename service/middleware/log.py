"""The log: one line of JSON on standard output for each request and each event of the server.

JSON escapes line breaks, so nothing that a client sends can forge a line. Client addresses are
left out unless `BACKGAMMON_LOG_ADDRESSES` is set.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import orjson
from flask import has_request_context

from service.middleware.record import RECORD, Record, current, environ

WHOLE = 4096
"""Bytes that a pipe takes in one piece, so that lines of several workers do not mix."""


def write(lines: Iterable[dict[str, Any]]) -> None:
    """Write lines with few calls, each of whole lines."""
    piece = b""
    for line in lines:
        text = orjson.dumps(line, option=orjson.OPT_APPEND_NEWLINE)
        if len(piece) + len(text) > WHOLE:
            _write(piece)
            piece = b""
        piece += text
    _write(piece)


def _write(piece: bytes) -> None:
    try:
        sys.stdout.buffer.write(piece)
        sys.stdout.buffer.flush()
    except (OSError, ValueError):
        # standard output is closed; requests are answered nevertheless
        pass


def log_requests(records: Iterable[Record]) -> None:
    """Log finished requests."""
    write(map(_request_line, records))


def _request_line(record: Record) -> dict[str, Any]:
    line = {
        "time": datetime.now(UTC),
        "level": "info",
        "event": "request",
        "id": record.id,
        "method": record.method,
        "route": record.route,
        "status": record.status,
        "ms": round(record.seconds * 1000, 3),
        "variant": record.variant,
    }
    if record.address:
        line["address"] = record.address
    return line


class JsonLines(logging.Handler):
    """A handler for `logging`: server events, and errors with their tracebacks."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a log record, with the id of the request that it belongs to, if any."""
        line = {
            "time": datetime.now(UTC),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if has_request_context() and RECORD in environ():
            line["id"] = current().id
        if record.exc_info:
            line["trace"] = logging.Formatter().formatException(record.exc_info)
        write([line])
