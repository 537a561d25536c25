"""The settings: read from the environment, checked at the start, printed and documented."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from service.app import create_app
from service.settings import Settings, WrongSettings, from_environment
from service.settings.__main__ import shown, table
from tests.support import TOP
from tests.support.processes import run


def test_an_empty_environment_gives_the_defaults() -> None:
    assert from_environment({"PATH": "/bin"}) == Settings()


def test_a_variable_sets_its_setting() -> None:
    set_ = from_environment({"BACKGAMMON_WORKERS": " 7 ", "BACKGAMMON_BIND": "[::]:8123"})
    assert (set_.workers, set_.bind) == (7, "[::]:8123")


@pytest.mark.parametrize("number", ["0", "3601", "-1", "1.5", "", "ten", "\u0663"])
def test_a_number_out_of_its_range_is_refused(number: str) -> None:
    with pytest.raises(WrongSettings, match="BACKGAMMON_TIMEOUT must be a whole number from 1"):
        from_environment({"BACKGAMMON_TIMEOUT": number})


def test_all_faults_are_listed_at_once() -> None:
    wrong = {"BACKGAMMON_TIMEOUT": "soon", "BACKGAMMON_BIND": "here", "BACKGAMMON_WORKER": "2"}
    with pytest.raises(WrongSettings) as raised:
        from_environment(wrong)
    lines = str(raised.value).splitlines()
    assert lines[1:] == [
        "BACKGAMMON_BIND must be host:port, [IPv6 address]:port or unix:/path, not 'here'.",
        "BACKGAMMON_TIMEOUT must be a whole number from 1 to 3600, not 'soon'.",
        "BACKGAMMON_WORKER is not a setting; did you mean BACKGAMMON_WORKERS?",
    ]


def test_what_kubernetes_says_of_a_service_called_backgammon_is_no_mistake() -> None:
    links = {
        "PORT": "tcp://10.0.0.11:8000",
        "PORT_8000_TCP": "tcp://10.0.0.11:8000",
        "PORT_8000_TCP_PROTO": "tcp",
        "PORT_8000_TCP_PORT": "8000",
        "PORT_8000_TCP_ADDR": "10.0.0.11",
        "SERVICE_HOST": "fd00::11",
        "SERVICE_PORT": "8000",
        "SERVICE_PORT_HTTP": "8000",
        "RULES_PORT": "tcp://10.0.0.11:8000",
        "RULES_SERVICE_PORT": "8000",
    }
    assert from_environment({f"BACKGAMMON_{name}": value for name, value in links.items()})


@pytest.mark.parametrize(
    ("name", "value"),
    [("PORT", "8080"), ("SERVICE_HOST", "localhost"), ("SERVICE_PORT", "http"), ("PORTS", "80")],
)
def test_a_variable_with_a_name_but_no_value_of_kubernetes_is_not_a_setting(
    name: str, value: str
) -> None:
    with pytest.raises(WrongSettings, match=f"BACKGAMMON_{name} is not a setting"):
        from_environment({f"BACKGAMMON_{name}": value})


def test_settings_are_printed_as_an_environment_takes_them() -> None:
    set_ = Settings(workers=3)
    lines = dict(line.split("=", 1) for line in shown(set_).splitlines())
    assert lines["BACKGAMMON_WORKERS"] == "3"
    assert from_environment(lines) == set_


def test_the_document_lists_the_settings_as_they_are() -> None:
    assert table() in (TOP / "docs" / "settings.md").read_text()


def python(*module: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return run(sys.executable, "-m", *module, environment={**os.environ, **variables})


def test_the_command_prints_the_settings_or_what_is_wrong() -> None:
    assert "BACKGAMMON_WORKERS=2\n" in python("service.settings", BACKGAMMON_WORKERS="2").stdout
    wrong = python("service.settings", BACKGAMMON_WORKERS="two")
    assert wrong.returncode == 1
    assert wrong.stderr.startswith("The service cannot start with these settings:\n")


def test_a_wrong_value_stops_the_server_with_a_sentence_and_no_trace() -> None:
    server = (
        "gunicorn",
        "--config",
        "python:service.server.gunicorn_conf",
        "service.app:create_app()",
    )
    wrong = python(*server, BACKGAMMON_WORKERS="two")
    assert wrong.returncode != 0
    assert "BACKGAMMON_WORKERS must be a whole number from 0 to 512, not 'two'." in wrong.stderr
    assert "Traceback" not in wrong.stderr


def test_the_application_takes_settings_or_reads_them(monkeypatch: pytest.MonkeyPatch) -> None:
    assert create_app(Settings(workers=5)).config["SETTINGS"].workers == 5
    monkeypatch.setenv("BACKGAMMON_WORKERS", "6")
    assert create_app().config["SETTINGS"].workers == 6
