"""API keys: off by default, hashed at rest, changed without a restart."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest
from click.testing import CliRunner
from flask.testing import FlaskClient

from service.cli.commands import commands
from service.middleware import keys
from service.settings import WrongSettings, from_environment
from service.settings.keys import Key, read
from service.settings.rates import Rate
from tests.service.asking import QUESTION, client, errors

KEY = "bgr_one"
LINE = f"one sha256:{sha256(KEY.encode()).hexdigest()}"
OTHER = f"two sha256:{sha256(b'bgr_two').hexdigest()}"


def ask(http: FlaskClient, key: str = KEY) -> int:
    bearer = {"Authorization": f"Bearer {key}"}
    return http.post("/v1/moves", json=QUESTION, headers=bearer).status_code


def test_without_keys_no_key_is_needed(http: FlaskClient) -> None:
    assert http.get("/v1/variants").status_code == 200
    assert ask(http, "anything") == 200


def test_with_keys_a_question_needs_one() -> None:
    http = client(keys=read(LINE))
    assert ask(http) == 200
    answer = http.post("/v1/moves", json=QUESTION)
    assert errors(answer, 401) == set()
    assert answer.headers["WWW-Authenticate"] == "Bearer realm=backgammon-rules"


@pytest.mark.parametrize(
    "header", ["Bearer bgr_two", "Bearer ", "Bearer", "Basic b25lOm9uZQ==", "bgr_one", "Bearer é"]
)
def test_a_wrong_key_is_401(header: str) -> None:
    for required in (True, False):
        http = client(keys=read(LINE), keys_required=required)
        answer = http.get("/v1/variants", environ_overrides={"HTTP_AUTHORIZATION": header})
        assert errors(answer, 401) == set()
        assert answer.headers["WWW-Authenticate"].startswith("Bearer realm=")


def test_a_blocked_key_is_403() -> None:
    http = client(keys=read(f"{LINE} blocked"))
    answer = http.get("/v1/variants", headers={"Authorization": f"Bearer {KEY}"})
    assert errors(answer, 403) == set()


def test_keys_can_be_offered_without_being_required() -> None:
    http = client(keys=read(f"{LINE} 5/day"), keys_required=False, rate=Rate(1, "day"))
    assert [http.get("/v1/variants").status_code for _ in range(2)] == [200, 429]
    assert [ask(http) for _ in range(6)] == [200] * 5 + [429]


def test_a_key_has_its_own_rate_or_that_of_everybody_or_none() -> None:
    text = f"{LINE} unlimited; {OTHER}"
    http = client(keys=read(text), rate=Rate(2, "day"))
    assert [ask(http) for _ in range(4)] == [200] * 4
    assert [ask(http, "bgr_two") for _ in range(4)] == [200, 200, 429, 429]
    bearer = {"Authorization": "Bearer bgr_two"}
    assert http.get("/v1/variants", headers=bearer).headers["RateLimit"].startswith('"key";r=0;')


def test_what_is_no_question_is_open_to_everybody() -> None:
    http = client(keys=read(LINE))
    for path in ("/healthz", "/readyz", "/openapi.yaml", "/docs", "/metrics"):
        assert http.get(path).status_code == 200
    preflight = http.options("/v1/moves", headers={"Access-Control-Request-Method": "POST"})
    assert preflight.status_code == 204


def test_metrics_can_need_a_key() -> None:
    http = client(keys=read(LINE), keys_required=False, metrics="key")
    assert errors(http.get("/metrics"), 401) == set()
    assert http.get("/metrics", headers={"Authorization": f"Bearer {KEY}"}).status_code == 200
    assert http.get("/healthz").status_code == 200
    with pytest.raises(WrongSettings, match="METRICS is key, but there are no keys"):
        from_environment({"BACKGAMMON_METRICS": "key"})


def test_a_file_of_keys_is_read_again_when_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(keys, "CHECK_INTERVAL", 0.0)
    file = tmp_path / "keys"
    file.write_text(f"# ours\n\n{LINE}  # the first\n")
    http = client(keys_file=file)
    assert (ask(http), ask(http, "bgr_two")) == (200, 401)
    file.write_text(f"{LINE}\n{OTHER}\n")
    assert (ask(http), ask(http, "bgr_two")) == (200, 200)
    file.write_text(OTHER)
    assert (ask(http), ask(http, "bgr_two")) == (401, 200)
    file.write_text("nonsense")
    assert ask(http, "bgr_two") == 200
    assert "its previous keys stay" in caplog.text


def test_a_keys_file_that_vanishes_or_cannot_be_opened_revokes_its_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(keys, "CHECK_INTERVAL", 0.0)
    file = tmp_path / "keys"
    file.write_text(LINE)
    http = client(keys_file=file, keys=read(OTHER))
    assert (ask(http), ask(http, "bgr_two")) == (200, 200)
    file.unlink()
    assert (ask(http), ask(http, "bgr_two")) == (401, 200)
    assert "its keys are revoked" in caplog.text
    file.write_text(LINE)
    assert ask(http) == 200
    file.unlink()
    file.mkdir()
    assert ask(http) == 401


@pytest.mark.parametrize(
    "text",
    ["one", "one bgr_one", f"{LINE[:-1]}", f"{LINE} 5/week", f"{LINE}; {LINE}", f"a b {LINE}"],
)
def test_lines_that_are_no_keys_stop_the_start(text: str, tmp_path: Path) -> None:
    with pytest.raises(WrongSettings, match="BACKGAMMON_KEYS must") as raised:
        from_environment({"BACKGAMMON_KEYS": text})
    assert "sha256" not in str(raised.value).split("must", 1)[1].replace("'name sha256:<", "")
    file = tmp_path / "keys"
    file.write_text(text)
    with pytest.raises(WrongSettings, match="BACKGAMMON_KEYS_FILE must"):
        from_environment({"BACKGAMMON_KEYS_FILE": str(file)})


def test_a_file_that_is_not_there_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(WrongSettings, match="must be a file that can be read"):
        from_environment({"BACKGAMMON_KEYS_FILE": str(tmp_path / "none")})


def test_every_key_is_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[bytes] = []

    def compare(one: bytes, other: bytes) -> bool:
        compared.append(one)
        return one == other

    monkeypatch.setattr(keys, "compare_digest", compare)
    known = keys.Keys(read(f"{LINE};{OTHER}"), None)
    assert known.find(KEY) == Key("one", sha256(KEY.encode()).digest())
    assert known.find("bgr_three") is None
    assert len(compared) == 4


def test_the_command_makes_a_key_and_its_line() -> None:
    new = CliRunner().invoke(commands, ["key", "partner"])
    (key,) = read(new.stdout)
    shown = new.stderr.split("not stored: ")[1].split()[0]
    assert (key.name, key.hash) == ("partner", sha256(shown.encode()).digest())
    assert CliRunner().invoke(commands, ["key", "no such name"]).exit_code == 1
