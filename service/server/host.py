"""What the server needs from its host: file descriptors, an address, room for files in memory."""

from __future__ import annotations

import errno
import os
import resource
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import gettempdir, mkdtemp
from time import monotonic, sleep

from gunicorn.util import is_ipv6

RESERVED_DESCRIPTORS = 64
"""File descriptors of a worker that are not for connections: log, metrics, Redis."""

MOST_CONNECTIONS = 16_384
METRICS_BYTES = 2**19
"""Room for the metrics file of one worker, of which it needs a fraction."""

COLLECT_EVERY = 10_000
"""New objects after which the garbage collector of a worker runs: an answer makes thousands and no
reference cycles, so that it need not run often."""

MEMORY_FOLDER = "/dev/shm"
ORPHAN_SECONDS = 2.0
"""Seconds that workers need to notice that their parent process is gone, and some to spare."""


def connection_limit(limit: int = resource.RLIMIT_NOFILE) -> int:
    """Raise the limit of file descriptors as far as allowed; return the connections it leaves.

    A worker that has so many connections pauses accepting, so that it never runs out of
    descriptors for its own files.
    """
    soft, hard = resource.getrlimit(limit)
    most = MOST_CONNECTIONS + RESERVED_DESCRIPTORS
    wanted = most if hard == resource.RLIM_INFINITY else min(hard, most)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(limit, (wanted, hard))
        soft = wanted
    available = most if soft == resource.RLIM_INFINITY else min(soft, most)
    return max(available - RESERVED_DESCRIPTORS, 1)


def address_problem(addresses: Sequence[object]) -> str | None:
    """Return a sentence that says why the server cannot listen on an address, if it cannot."""
    if "GUNICORN_FD" in os.environ or "LISTEN_FDS" in os.environ:
        # the sockets are inherited
        return None
    for address in addresses:
        if isinstance(address, tuple):
            family = socket.AF_INET6 if is_ipv6(address[0]) else socket.AF_INET
            shown = f"{address[0]}:{address[1]}"
        elif isinstance(address, str):
            family = socket.AF_UNIX
            shown = f"unix:{address}"
        else:
            continue
        try:
            _wait_to_listen(family, address)
        except OSError as error:
            return f"The service cannot listen on {shown}: {error.strerror or error}."
    return None


def _wait_to_listen(family: socket.AddressFamily, address: tuple[str, int] | str) -> None:
    """Try to listen for as long as the workers of a server that was killed may still do it."""
    end = monotonic() + ORPHAN_SECONDS
    while True:
        try:
            return _try_to_listen(family, address)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or monotonic() > end:
                raise
        sleep(0.1)


def _try_to_listen(family: socket.AddressFamily, address: tuple[str, int] | str) -> None:
    with socket.socket(family) as listener:
        if isinstance(address, tuple):
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            return
        path = Path(address)
        if path.is_socket():
            # one that nothing listens on is left over, and gunicorn replaces it
            if listener.connect_ex(address) == 0:
                raise OSError("another process listens there")
        elif path.exists():
            raise OSError("it is not a socket")
        else:
            listener.bind(address)
            path.unlink()


def metrics_folder(workers: int) -> Path:
    """Make a folder for the metrics files of so many workers, in memory if there is room.

    End the process with a sentence if there is room nowhere.
    """
    reasons = []
    for parent in dict.fromkeys((MEMORY_FOLDER, _temporary_folder())):
        try:
            folder = Path(mkdtemp(prefix=f"backgammon-metrics-{os.getpid()}-", dir=parent))
        except OSError as error:
            reasons.append(f"{parent}: {error.strerror}")
            continue
        try:
            _allocate(folder / "probe", workers * METRICS_BYTES)
            return folder
        except OSError as error:
            folder.rmdir()
            reasons.append(f"{parent}: {error.strerror}")
    sys.exit(f"The service finds no folder for its metrics files ({'; '.join(reasons)}).")


def _temporary_folder() -> str:
    try:
        return gettempdir()
    except FileNotFoundError:
        return "/tmp"


def _allocate(probe: Path, size: int) -> None:
    try:
        with probe.open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, size)
    finally:
        probe.unlink(missing_ok=True)
