"""API keys: who may ask, and how much. Off unless there are some.

A key is 256 random bits, so its SHA-256 cannot be turned back and a slow hash would only slow us
down. Only hashes are kept, one line for each key, in a file or in the environment:

    name sha256:<64 hexadecimal digits> [600/minute | unlimited | blocked]

`backgammon-rules key NAME` makes a key, shows it once, and prints its line.
"""

from __future__ import annotations

import logging
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from secrets import token_urlsafe
from time import monotonic

from service.settings.keys import Key, read

LOOKED_AT = 1.0
"""Seconds after which the file is looked at again."""


class Keys:
    """All keys there are; a file is read again when it has changed, without a restart."""

    def __init__(self, fixed: tuple[Key, ...], file: Path | None) -> None:
        self.fixed = fixed
        self.file = file
        self.of_file = read(file.read_text()) if file else ()
        self.changed = self._change()
        self.next_look = monotonic() + LOOKED_AT

    def find(self, presented: str) -> Key | None:
        """The key that was presented. All are compared, each in the same time."""
        if self.file and monotonic() >= self.next_look:
            self._look(self.file)
        digest = sha256(presented.encode()).digest()
        found = [key for key in (*self.fixed, *self.of_file) if compare_digest(key.hash, digest)]
        return found[0] if found else None

    def _change(self) -> tuple[int, ...]:
        """What tells one version of the file from the next, replaced or written over."""
        try:
            seen = self.file.stat() if self.file else None
        except OSError:
            seen = None
        return (seen.st_mtime_ns, seen.st_size, seen.st_ino) if seen else ()

    def _look(self, file: Path) -> None:
        self.next_look = monotonic() + LOOKED_AT
        changed = self._change()
        if changed == self.changed:
            return
        self.changed = changed
        logger = logging.getLogger(__name__)
        try:
            self.of_file = read(file.read_text())
            logger.info("%d keys read", len(self.of_file))
        except (OSError, ValueError) as error:
            logger.error("the keys stay as they were: the file %s", error)


def made(name: str) -> tuple[str, str]:
    """A new key, which is kept nowhere, and its line."""
    key = f"bgr_{token_urlsafe(32)}"
    line = f"{name} sha256:{sha256(key.encode()).hexdigest()}"
    read(line)
    return key, line
