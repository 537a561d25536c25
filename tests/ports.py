"""Ports for the servers that tests start."""

from __future__ import annotations

import random
import socket

BELOW = range(20_000, 32_000)
"""Below what the system gives to connections, so that none takes one in the meantime."""


def free_port() -> int:
    """A port that nobody listens on."""
    while True:
        # by the system's chance: test processes may share a seed, and must not share a port
        port = random.SystemRandom().choice(BELOW)
        with socket.socket() as listener:
            if listener.connect_ex(("127.0.0.1", port)) != 0:
                return port
