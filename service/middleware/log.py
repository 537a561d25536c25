"""The log: one line of JSON on standard output for each request and each event of the server.

In a terminal the lines are plain text. JSON escapes line breaks, so nothing that a client sends can
forge a line. Client addresses are left out unless `BACKGAMMON_LOG_ADDRESSES` is set.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import orjson
from flask import g, has_request_context

from service.middleware.account import Account


def write(line: dict[str, Any]) -> None:
    """Write a line with one call, so that lines of several workers do not mix."""
    try:
        text = _plain(line) if sys.stdout.isatty() else _json(line)
        sys.stdout.buffer.write(text)
        sys.stdout.buffer.flush()
    except (OSError, ValueError):
        # standard output is closed; requests are answered nevertheless
        pass


def _json(line: dict[str, Any]) -> bytes:
    return orjson.dumps(line, option=orjson.OPT_APPEND_NEWLINE)


def _plain(line: dict[str, Any]) -> bytes:
    """A line for a person at a terminal; nothing in it comes from a client as it was sent."""
    words = [line["time"].astimezone().strftime("%H:%M:%S")]
    if line["event"] == "request":
        names = ("method", "route", "status", "variant")
        words += [str(line[name]) for name in names if line[name]]
        words.append(f"{line['ms']} ms")
    else:
        words += [line["event"], line.get("trace", "")]
    return (" ".join(filter(None, words)) + "\n").encode()


def log_request(account: Account) -> None:
    """Log a finished request."""
    write(_request_line(account))


def _request_line(account: Account) -> dict[str, Any]:
    line = {
        "time": datetime.now(UTC),
        "level": "info",
        "event": "request",
        "id": account.id,
        "method": account.method,
        "route": account.route,
        "status": account.status,
        "ms": round(account.seconds * 1000, 3),
        "variant": account.variant,
    }
    if account.address:
        line["address"] = account.address
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
        if has_request_context() and "account" in g:
            line["id"] = g.account.id
        if record.exc_info:
            line["trace"] = logging.Formatter().formatException(record.exc_info)
        write(line)
