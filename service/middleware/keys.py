"""API keys: which clients may use the service, and their rate limits. Off unless keys are set.

A key has 256 random bits, so its SHA-256 cannot be reversed and a slow password hash would only
add delay. The service stores hashes only, one line per key, in a file or in the environment:

    name sha256:<64 hexadecimal digits> [600/minute | unlimited | blocked]

`backgammon-rules key NAME` creates a key, shows it once, and prints its line.
"""

from __future__ import annotations

import logging
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from secrets import token_urlsafe
from time import monotonic

from service.settings.keys import Key, read

CHECK_INTERVAL = 1.0
"""Seconds between two checks whether the keys file has changed."""


class Keys:
    """The keys from the settings and from the keys file, which is reloaded when it changes.

    A file that is gone or cannot be opened revokes its keys. A file with an invalid line changes
    nothing: an editing mistake must not lock every client out.
    """

    def __init__(self, fixed: tuple[Key, ...], file: Path | None) -> None:
        self.fixed = fixed
        self.file = file
        self.from_file = read(file.read_text()) if file else ()
        self.version = self._version()
        self.next_check = monotonic() + CHECK_INTERVAL

    def find(self, token: str) -> Key | None:
        """The key with this token. Compares all keys, each in constant time."""
        if self.file and monotonic() >= self.next_check:
            self._reload(self.file)
        digest = sha256(token.encode()).digest()
        matches = [
            key for key in (*self.fixed, *self.from_file) if compare_digest(key.hash, digest)
        ]
        return matches[0] if matches else None

    def _version(self) -> tuple[int, ...]:
        """What differs between two versions of the file, replaced or overwritten; () if gone."""
        try:
            stat = self.file.stat() if self.file else None
        except OSError:
            stat = None
        return (stat.st_mtime_ns, stat.st_size, stat.st_ino, stat.st_mode) if stat else ()

    def _reload(self, file: Path) -> None:
        """Read the file again if it has changed."""
        self.next_check = monotonic() + CHECK_INTERVAL
        version = self._version()
        if version == self.version:
            return
        self.version = version
        logger = logging.getLogger(__name__)
        try:
            self.from_file = read(file.read_text())
            logger.info("keys file loaded, %d keys", len(self.from_file))
        except OSError as error:
            self.from_file = ()
            logger.error("keys file cannot be read, its keys are revoked: %s", error)
        except ValueError as error:
            logger.error("keys file is invalid, its previous keys stay: it %s", error)


def create_key(name: str) -> tuple[str, str]:
    """A new key, which is stored nowhere, and its line for the keys file.

    Raises ValueError if the name is not valid.
    """
    key = f"bgr_{token_urlsafe(32)}"
    line = f"{name} sha256:{sha256(key.encode()).hexdigest()}"
    read(line)
    return key, line
