"""Starting on hosts that are not as they should be: the service works, or says why it does not."""

from __future__ import annotations

import os
import pty
import re
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest

from engine.movegen import is_compiled
from tests.server.clients import REQUEST, read_answer
from tests.support import TOP
from tests.support.processes import TIMEOUT, accepts_connections, free_port, run, wait_until
from tests.support.server import Server

CLI = (sys.executable, "-m", "service.cli")


class UnixServer(Server):
    """The service on a unix socket."""

    def __init__(self, log: Path, path: Path, **settings: str) -> None:
        super().__init__(log, bind=f"unix:{path}", **settings)
        self.path = path

    def is_ready(self) -> bool:
        with socket.socket(socket.AF_UNIX) as connection:
            return connection.connect_ex(str(self.path)) == 0

    def connect(self) -> socket.socket:
        connection = socket.socket(socket.AF_UNIX)
        connection.settimeout(TIMEOUT)
        connection.connect(str(self.path))
        return connection


class IPv6Server(Server):
    """The service on the loopback address of IPv6."""

    def __init__(self, log: Path, port: int, **settings: str) -> None:
        super().__init__(log, bind=f"[::1]:{port}", **settings)
        self.port = port

    def is_ready(self) -> bool:
        with socket.socket(socket.AF_INET6) as connection:
            return connection.connect_ex(("::1", self.port)) == 0


@pytest.fixture
def unix_server(tmp_path: Path) -> Iterator[UnixServer]:
    with UnixServer(tmp_path / "log", tmp_path / "s", workers="1", rate="1000/minute") as server:
        yield server


def health(bind: str) -> tuple[int, str]:
    done = run(*CLI, "health", environment={**os.environ, "BACKGAMMON_BIND": bind})
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


def test_a_unix_socket_is_for_its_owner_and_group_and_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "s"
    with UnixServer(tmp_path / "log", path, workers="1"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o660
    assert not path.exists()


def test_requests_over_a_unix_socket_are_answered(unix_server: UnixServer) -> None:
    with unix_server.connect() as connection:
        connection.sendall(REQUEST)
        assert read_answer(connection)[0] == 200


def test_the_health_command_works_over_a_unix_socket(unix_server: UnixServer) -> None:
    status, text = health(f"unix:{unix_server.path}")
    assert (status, "ok" in text or "ready" in text) == (0, True)


def test_a_socket_that_is_left_over_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "s"
    with socket.socket(socket.AF_UNIX) as left_over:
        left_over.bind(str(path))
    with UnixServer(tmp_path / "log", path, workers="1") as server, server.connect() as connection:
        connection.sendall(REQUEST)
        assert read_answer(connection)[0] == 200


def test_ipv6(tmp_path: Path) -> None:
    port = free_port()
    with IPv6Server(tmp_path / "log", port, workers="1", rate="1000/minute") as server:
        connection = HTTPConnection("::1", port, timeout=TIMEOUT)
        connection.request("GET", "/v1/variants")
        assert connection.getresponse().status == 200
        connection.close()
        assert health(f"[::1]:{port}")[0] == 0
        assert server.process.poll() is None


def test_the_health_command_fails_with_a_sentence_if_nothing_listens(tmp_path: Path) -> None:
    for bind in (f"127.0.0.1:{free_port()}", f"unix:{tmp_path / 'nothing'}"):
        status, text = health(bind)
        assert status != 0
        assert text.startswith("Error: The service does not answer: ")


@pytest.mark.parametrize("option", [True, False])
def test_an_address_that_is_none_is_reported_in_one_sentence(option: bool) -> None:
    sentence = "BACKGAMMON_BIND must have a port from 0 to 65535, not "
    check_refusal("127.0.0.1:99999", sentence, option)


def test_a_port_that_is_in_use_is_reported() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        bind = f"127.0.0.1:{other.getsockname()[1]}"
        done = run(*CLI, "serve", "--bind", bind, timeout=TIMEOUT)
    assert done.returncode != 0
    assert "Connection in use" in done.stdout
    assert "Traceback" not in done.stderr + done.stdout


def check_refusal(bind: str, sentence: str, option: bool) -> None:
    """Start the service by its option or by its setting; it ends with the sentence."""
    arguments = ("--bind", bind) if option else ()
    environment = {**os.environ, "BACKGAMMON_BIND": bind} if not option else None
    done = run(*CLI, "serve", *arguments, environment=environment, timeout=TIMEOUT)
    assert done.returncode != 0
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr + done.stdout


def in_own_namespace(*mounts: str) -> list[str]:
    """A command that runs another one with these mounts; the test is skipped if not allowed."""
    unshare = ["unshare", "--user", "--map-root-user", "--mount"]
    if run(*unshare, "true").returncode != 0:
        pytest.skip("user namespaces are not allowed here")
    return [*unshare, "sh", "-c", " && ".join([*mounts, 'exec "$@"']), "sh"]


@pytest.mark.parametrize("option", ["size=64k", "ro"])
def test_shared_memory_that_is_full_or_cannot_be_written(tmp_path: Path, option: str) -> None:
    """Metrics are kept in the folder for temporary files instead."""
    server = Server(tmp_path / "log", workers="2")
    mount = f"mount -t tmpfs -o {option} tmpfs /dev/shm"
    server.command = [*in_own_namespace(mount), *server.command]
    with server:
        assert server.ask("GET", "/v1/variants")[0] == 200
        server.wait_until(lambda: b'route="/v1/variants"' in server.get("/metrics")[2])


def test_no_folder_that_can_be_written_is_reported_in_one_sentence() -> None:
    folders = ("/dev/shm", "/tmp", "/var/tmp", "/usr/tmp")
    if any(Path(here).is_relative_to(each) for here in (TOP, sys.prefix) for each in folders):
        pytest.skip("the checkout lies in a temporary folder, which this test hides")
    mounts = [f"mount -t tmpfs -o ro tmpfs {each}" for each in folders if Path(each).is_dir()]
    command = in_own_namespace(*mounts, "cd /dev/shm")
    environment = {
        **{key: value for key, value in os.environ.items() if key not in ("TMPDIR", "TEMP", "TMP")},
        "PYTHONPATH": str(TOP),
        "BACKGAMMON_BIND": f"127.0.0.1:{free_port()}",
    }
    done = run(*command, *CLI, "serve", environment=environment, timeout=TIMEOUT)
    assert done.returncode != 0
    assert done.stderr.startswith("The service finds no folder for its metrics files (")
    assert "Traceback" not in done.stderr


def in_terminal(bind: str) -> str:
    """What a person at a terminal sees until the first request is answered."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "BACKGAMMON_WORKERS": "1", "BACKGAMMON_BIND": bind}
    port = int(bind.rpartition(":")[2])
    process = subprocess.Popen([*CLI, "serve"], cwd=TOP, env=environment, stdout=theirs)
    try:
        wait_until(lambda: accepts_connections(port), "the service listens")
        with closing(HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)) as connection:
            connection.request("GET", "/v1/variants/pin")
            assert connection.getresponse().read()
        os.set_blocking(ours, False)
        told: list[bytes] = []

        def has_both() -> bool:
            told.append(os.read(ours, 10_000))
            return b" ms" in b"".join(told)

        wait_until(has_both, "the request is logged")
        return b"".join(told).decode()
    finally:
        process.terminate()
        process.wait(TIMEOUT)
        os.close(ours)
        os.close(theirs)


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_in_a_terminal_the_address_is_told_and_lines_are_plain(host: str) -> None:
    port = free_port()
    told = in_terminal(f"{host}:{port}")
    assert f"The service is ready: open http://127.0.0.1:{port} in a browser." in told
    assert re.search(r"^\d\d:\d\d:\d\d GET /v1/variants/<variant> 200 ", told, re.MULTILINE)
    assert "{" not in told


def test_the_log_says_how_many_workers_there_are_and_which_build_this_is(tmp_path: Path) -> None:
    build = "compiled" if is_compiled() else "interpreted"
    with Server(tmp_path / "log") as server:
        wait_until(lambda: len(server.workers()) == os.cpu_count(), "one worker for each core")
        events = [line["event"] for line in server.lines()]
    assert f"workers: {os.cpu_count()}" in events
    assert f"answers are {build}" in events
