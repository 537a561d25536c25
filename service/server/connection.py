"""The connection to a client, who may be slow.

What he sends is collected without anybody waiting for it until it is a whole request: only then is
it worth a thread. From its first byte on, a request has so many seconds in all.
"""

from __future__ import annotations

import errno
import re
import socket
from contextlib import suppress
from time import monotonic
from typing import Any, Self

from gunicorn import util
from werkzeug.exceptions import RequestTimeout

MOST_AHEAD = 1 << 16
"""Bytes collected for a connection; whoever has more to send is given a thread to send it to."""

LAST_WORD = 1.0
"""Seconds in which a client that was too slow is told so."""

HEAD_END = b"\r\n\r\n"
LENGTH = re.compile(rb"\ncontent-length:[ \t]*(\d+)", re.IGNORECASE)
CHUNKED = re.compile(rb"\ntransfer-encoding:", re.IGNORECASE)
LAST_CHUNK = re.compile(rb"\r\n0+[ \t]*(?:;[^\r\n]*)?\r\n")
EXPECTS = re.compile(rb"\r\nexpect:[ \t]*100-continue[ \t]*(?=\r\n)", re.IGNORECASE)
CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"


class Line(socket.socket):
    """A connection; what it asks must be sent, answered and taken until a moment."""

    ahead = b""
    held = b""
    until = 0.0
    is_given_up = False
    is_late = False
    is_over = False

    @classmethod
    def of(cls, sock: socket.socket) -> Self:
        """The same connection."""
        return cls(sock.family, sock.type, sock.proto, fileno=sock.detach())

    def has_request(self) -> bool:
        """Collect what has come, without waiting; whether there is nothing more to wait for."""
        self.setblocking(False)
        try:
            while len(self.ahead) < MOST_AHEAD:
                piece = super().recv(MOST_AHEAD)
                if not piece:
                    return True
                self.ahead += piece
        except BlockingIOError:
            return is_whole(self.ahead) or self._invite()
        except OSError:
            # he is gone, which whoever reads on finds out as well
            return True
        return True

    def _invite(self) -> bool:
        """Tell a client to go on who waits for that word before he sends the rest."""
        expects = EXPECTS.search(self.ahead, 0, max(0, self.ahead.find(HEAD_END)) + 2)
        if expects:
            self.ahead = self.ahead[: expects.start()] + self.ahead[expects.end() :]
            with suppress(OSError):
                super().send(CONTINUE)
        return False

    def give_up(self) -> None:
        """Wait no longer: what has come is all that will be read."""
        self.is_given_up = True
        self.until = monotonic() + LAST_WORD

    def recv(self, size: int, flags: int = 0) -> bytes:
        """What the client sends next; if that takes too long, it is the end of the request."""
        if self.is_over:
            return b""
        if self.ahead:
            # all of it, however little was asked for: the parser keeps what it does not need yet
            ahead, self.ahead = self.ahead, b""
            return ahead
        if self.is_late:
            raise TimeoutError
        if not self.is_given_up:
            with suppress(TimeoutError):
                self._hurry()
                return super().recv(size, flags)
            self.give_up()
        self.is_late = True
        raise RequestTimeout

    def sendall(self, data: Any, flags: int = 0) -> None:
        """Give the client all of it; a head waits for its body, and no other thread comes between.

        Should the process be killed just then, a proxy can ask somebody else for an answer of which
        nothing has arrived; one of which the head has arrived is cut off.
        """
        if not self.held and data.startswith(b"HTTP/") and data.endswith(HEAD_END):
            self.held = data
            return
        data, self.held = self.held + data, b""
        try:
            self._hurry()
            super().sendall(data, flags)
        except TimeoutError:
            # as good as gone, and gunicorn knows what to do about clients that are
            raise ConnectionResetError(errno.ECONNRESET, "the client took too long") from None

    def flush(self) -> None:
        """Send a head that has no body."""
        if self.held:
            self.sendall(b"")

    def sendfile(self, file: Any, offset: int = 0, count: int | None = None) -> int:
        """Give the client a file, after its head."""
        self.flush()
        return super().sendfile(file, offset, count)

    def _hurry(self) -> None:
        left = self.until - monotonic()
        if left <= 0:
            raise TimeoutError
        self.settimeout(left)

    def end(self) -> None:
        """Let the client take the last of the answer; whoever closes the line need not wait."""
        with suppress(OSError):
            self.setblocking(False)
            # only a connection on which something is unread takes its answer with it when it ends
            if self.is_late or super().recv(1, socket.MSG_PEEK):
                util.close_graceful(socket.fromfd(self.fileno(), self.family, self.type))
        self.is_over = True


def is_whole(text: bytes) -> bool:
    """Whether nothing is missing of a request; whether it is good, its reader says."""
    end = text.find(HEAD_END)
    if end < 0:
        return False
    if CHUNKED.search(text, 0, end):
        return LAST_CHUNK.search(text, end + 2) is not None
    length = LENGTH.search(text, 0, end + 2)
    return length is None or len(text) >= end + len(HEAD_END) + int(length[1][:9])
