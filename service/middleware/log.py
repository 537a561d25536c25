"""The log: one line of JSON on standard output for each request, and for whatever else happens.

JSON escapes what could end a line, so nothing that a caller sends can forge one. Addresses are
left out unless the operator asks for them.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import orjson
from flask import has_request_context

from service.middleware.record import RECORD, Record, current, environ


def write(line: dict[str, Any]) -> None:
    """One line, in one piece, so that the lines of several workers do not mix."""
    text = orjson.dumps(line, option=orjson.OPT_APPEND_NEWLINE)
    try:
        sys.stdout.buffer.write(text)
        sys.stdout.buffer.flush()
    except (OSError, ValueError):
        # nobody reads the log any more: no reason not to answer
        pass


def request_line(record: Record) -> None:
    """The line of a request that has been answered."""
    line = {
        "time": datetime.now(UTC),
        "level": "info",
        "event": "request",
        "id": record.id,
        "method": record.method,
        "route": record.route,
        "status": record.status,
        "ms": round(record.seconds() * 1000, 3),
        "variant": record.variant,
    }
    if record.address:
        line["address"] = record.address
    write(line)


class JsonLines(logging.Handler):
    """What goes through `logging`: news of the server, and errors with their trace."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write the record, with the id of the request it belongs to."""
        line = {
            "time": datetime.now(UTC),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if has_request_context() and RECORD in environ():
            line["id"] = current().id
        if record.exc_info:
            line["trace"] = logging.Formatter().formatException(record.exc_info)
        write(line)
