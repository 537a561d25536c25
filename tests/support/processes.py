"""Processes on loopback: start them, wait for them, look at them, stop them whatever happens.

It needs the standard library only, so that benchmarks can use it as well.
"""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Self

from tests.support import TOP

TIMEOUT = 30.0
"""Seconds that anything may take on a busy machine."""

PORTS = range(20_000, 32_000)
"""Below the ports that the system gives to outgoing connections."""

PAGE_SIZE = os.sysconf("SC_PAGE_SIZE")


def accepts_connections(port: int) -> bool:
    """Whether a process listens on this port."""
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0


def free_port() -> int:
    """A port on which no process listens."""
    # from the system's random source: test processes may share a seed, and must not share a port
    candidates = random.SystemRandom().sample(PORTS, 100)
    return next(port for port in candidates if not accepts_connections(port))


def wait_until(condition: Callable[[], bool], what: str, timeout: float = TIMEOUT) -> None:
    """Wait until the condition holds; a test fails with `what` if it does not in time.

    A condition that raises OSError (a refused connection, say) does not hold yet.
    """
    deadline = time.monotonic() + timeout
    while not _holds(condition):
        assert time.monotonic() < deadline, f"not within {timeout} seconds: {what}"
        time.sleep(0.02)


def _holds(condition: Callable[[], bool]) -> bool:
    try:
        return condition()
    except OSError:
        return False


def run(
    *command: str,
    environment: Mapping[str, str] | None = None,
    folder: Path = TOP,
    text: str | None = None,
    timeout: float = 4 * TIMEOUT,
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, with `text` as its input; its output is in the result."""
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        input=text,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )


def output(
    *command: str,
    environment: Mapping[str, str] | None = None,
    folder: Path = TOP,
    timeout: float = 4 * TIMEOUT,
) -> str:
    """The output of a command, which must succeed."""
    done = run(*command, environment=environment, folder=folder, timeout=timeout)
    assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def children(pid: int) -> list[int]:
    """The child processes of a process."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def cpu_seconds(pid: int) -> float:
    """Seconds of CPU that a process has used, in user and in system mode, to the microsecond."""
    # the clock of another process, as clock_getcpuclockid(3) makes its number
    return time.clock_gettime(~pid << 3 | 2)


def resident_megabytes(pid: int) -> float:
    """Resident memory of a process in megabytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_SIZE / 2**20


class ServerProcess:
    """A process that listens on a port. It can be stopped and started again.

    As a context manager it is started at the beginning and ended at the end, by force if it does
    not stop within `TIMEOUT`.
    """

    process: subprocess.Popen[bytes]

    def __init__(
        self,
        command: Sequence[str],
        port: int,
        environment: Mapping[str, str] | None = None,
        user: tuple[int, int] | None = None,
        log: Path | None = None,
        folder: Path = TOP,
    ) -> None:
        self.command, self.port, self.environment = command, port, environment
        self.log, self.folder = log, folder
        self.user: dict[str, Any] = {}
        if user:
            self.user = {"user": user[0], "group": user[1], "extra_groups": []}

    def start(self) -> Self:
        """Start the process and wait until it is ready."""
        with self.log.open("ab") if self.log else nullcontext(subprocess.DEVNULL) as output:
            self.process = subprocess.Popen(
                self.command,
                cwd=self.folder,
                env=self.environment,
                stdout=output,
                stderr=subprocess.STDOUT if self.log else None,
                **self.user,
            )
        try:
            self.wait_until(self.is_ready, f"{self.command[0]} is ready on port {self.port}")
        except BaseException:
            self.end()
            raise
        return self

    def is_ready(self) -> bool:
        """Whether the process can be used; here: it accepts connections."""
        return accepts_connections(self.port)

    def wait_until(self, condition: Callable[[], bool], what: str = "the condition holds") -> None:
        """Wait until the condition holds; fail with the log if the process ends before that."""
        running = True

        def met_or_ended() -> bool:
            nonlocal running
            running = self.process.poll() is None
            return not running or condition()

        try:
            wait_until(met_or_ended, what)
            assert running, f"{self.command[0]} ended with {self.process.returncode}"
        except AssertionError as error:
            log = self.log.read_text() if self.log else ""
            raise AssertionError(f"{error}\n{log}") from None

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal to the process and wait for its end; gives its exit status."""
        self.process.send_signal(how)
        # gunicorn itself gives a worker that does not stop half a minute
        return self.process.wait(2 * TIMEOUT)

    def end(self) -> None:
        """End the process, by force if it does not stop, so that no later test meets it."""
        try:
            if self.process.poll() is None:
                self.stop()
        finally:
            self.process.kill()
            self.process.wait(TIMEOUT)

    def workers(self) -> list[int]:
        """The child processes."""
        return children(self.process.pid)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.end()
