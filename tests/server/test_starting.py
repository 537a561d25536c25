"""Starting on hosts that are not as they should be: the service works, or says why it does not."""

from __future__ import annotations

import os
import socket
import stat
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from importlib.util import find_spec
from pathlib import Path
from subprocess import PIPE, Popen
from unittest.mock import Mock

import pytest

from engine.movegen import is_compiled
from service.server.connection import parser_class
from tests.server.clients import REQUEST, read_answer
from tests.support import TOP
from tests.support.processes import TIMEOUT, free_port, run, wait_until
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
def test_a_port_that_is_in_use_is_reported_in_one_sentence(option: bool) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        bind = f"127.0.0.1:{other.getsockname()[1]}"
        check_refusal(bind, f"The service cannot listen on {bind}: Address already in use.", option)


@pytest.mark.parametrize(
    ("bind", "sentence"),
    [
        ("127.0.0.1:99999", "BACKGAMMON_BIND must have a port from 0 to 65535, not "),
        ("192.0.2.1:8000", "The service cannot listen on 192.0.2.1:8000: Cannot assign "),
        ("unix:/nowhere/s", "The service cannot listen on unix:/nowhere/s: No such file "),
        ("unix:/etc/hosts", "The service cannot listen on unix:/etc/hosts: it is not a socket."),
    ],
)
def test_an_address_that_cannot_be_used_is_reported_in_one_sentence(
    bind: str, sentence: str
) -> None:
    check_refusal(bind, sentence, option=False)
    check_refusal(bind, sentence, option=True)


@pytest.mark.skipif(bool(find_spec("gunicorn_h1c")), reason="the parser in C is installed")
def test_a_parser_that_is_not_installed_is_reported_in_one_sentence() -> None:
    environment = {**os.environ, "GUNICORN_CMD_ARGS": "--http-parser fast"}
    done = run(*CLI, "serve", environment=environment, timeout=TIMEOUT)
    assert done.returncode != 0
    assert done.stderr == "The setting http_parser is `fast`, but gunicorn_h1c is not installed.\n"


@pytest.mark.parametrize(
    ("setting", "installed", "is_in_c"),
    [
        ("auto", "0.6.9", False),
        ("auto", "0.6.14", True),
        ("auto", "0.10.0", True),
        ("fast", "0.6.9", True),
        ("python", "0.6.14", False),
    ],
)
def test_the_parser_in_c_is_used_if_gunicorn_accepts_its_version_or_the_setting_demands_it(
    setting: str, installed: str, is_in_c: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_c, module = type("H1CProtocol", (), {}), parser_class.__module__
    monkeypatch.setattr(f"{module}.version", lambda _name: installed)
    monkeypatch.setattr(f"{module}.import_module", lambda _name: Mock(H1CProtocol=in_c))
    assert (parser_class(setting) is in_c) == is_in_c


def test_a_server_that_cannot_start_leaves_no_files_in_memory() -> None:
    environment = {**os.environ, "BACKGAMMON_BIND": "192.0.2.1:8000"}
    with Popen([*CLI, "serve"], env=environment, stderr=PIPE, cwd=TOP) as process:
        process.communicate(timeout=TIMEOUT)
    assert process.returncode != 0
    assert [*Path("/dev/shm").glob(f"backgammon-metrics-{process.pid}-*")] == []


def test_a_unix_socket_on_which_another_server_listens_is_left_alone(
    unix_server: UnixServer,
) -> None:
    bind = f"unix:{unix_server.path}"
    sentence = f"The service cannot listen on {bind}: another process listens there."
    check_refusal(bind, sentence, option=False)
    assert health(bind)[0] == 0


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
    assert done.stderr.startswith("The service finds no folder for its metrics files (/dev/shm: ")
    assert "Traceback" not in done.stderr


def test_the_log_says_how_many_workers_there_are_and_which_build_this_is(tmp_path: Path) -> None:
    build = "compiled" if is_compiled() else "interpreted"
    with Server(tmp_path / "log") as server:
        wait_until(lambda: len(server.workers()) == os.cpu_count(), "one worker for each core")
        events = [line["event"] for line in server.lines()]
    assert f"workers: {os.cpu_count()} (one for each core)" in events
    assert f"answers are {build}" in events
