"""The log: one line of JSON on standard output for each request and each event of the server.

JSON escapes line breaks, so nothing that a client sends can forge a line. Client addresses are
left out unless `BACKGAMMON_LOG_ADDRESSES` is set.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import orjson
from flask import has_request_context

from service.middleware.record import RECORD, Record, current, environ


def write_line(line: dict[str, Any]) -> None:
    """Write one line with a single call, so that lines of several workers do not mix."""
    text = orjson.dumps(line, option=orjson.OPT_APPEND_NEWLINE)
    try:
        sys.stdout.buffer.write(text)
        sys.stdout.buffer.flush()
    except (OSError, ValueError):
        # standard output is closed; requests are answered nevertheless
        pass


def log_request(record: Record) -> None:
    """Log a finished request."""
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
    write_line(line)


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
        write_line(line)
