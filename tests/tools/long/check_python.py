"""Python clients that generators make of the contract: they can be imported and play a game."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from service.contract import operations, parsed
from tests.support.processes import output, run

GAMES = Path(__file__).parent / "games"
BIN = Path(sys.executable).parent
WORKING = 600.0
WON = re.compile(r"(White|Black) wins .*\.\n")


def play(script: str, folder: Path, service: str) -> None:
    """Play a game with the modules in this folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    text = output(sys.executable, str(GAMES / script), service, environment=environment)
    assert WON.fullmatch(text), text


def python_client(contract: Path, made: Path, *options: str) -> tuple[str, set[str]]:
    """Make a client with openapi-python-client: what it printed, and the modules of operations."""
    environment = {**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}"}
    files = ("--path", str(contract), "--output-path", str(made))
    command = (str(BIN / "openapi-python-client"), "generate", *files, *options)
    done = run(*command, folder=made.parent, environment=environment, timeout=WORKING)
    modules = {path.stem for path in made.glob("backgammon_rules_client/api/*/*.py")}
    return done.stdout + done.stderr, modules - {"__init__"}


def snake_case(operation_id: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", operation_id).lower()


OPERATIONS = {snake_case(operation["operationId"]) for _, _, operation in operations(parsed())}


def test_openapi_python_client(contract_file: Path, tmp_path: Path, service: str) -> None:
    """With four media types named in its settings it makes every operation, without a warning."""
    settings = ("--config", str(GAMES / "openapi_python_client.yaml"))
    text, made = python_client(contract_file, tmp_path / "made", *settings)
    assert not re.search("warning", text, re.IGNORECASE), text[:3000]
    assert made == OPERATIONS
    play("openapi_python_client.py", tmp_path / "made", service)


def test_openapi_python_client_without_settings(contract_file: Path, tmp_path: Path) -> None:
    """It leaves out bodies and answers in media types that it does not know, but no operation."""
    text, made = python_client(contract_file, tmp_path / "made")
    unknown = set(re.findall(r"content[_ ]type ([\w/+-]+)", text))
    assert unknown == {"application/x-ndjson", "application/yaml", "image/png", "image/svg+xml"}
    assert made == OPERATIONS


def test_datamodel_code_generator(contract_file: Path, tmp_path: Path, service: str) -> None:
    """Its names are those of the contract, and no `Do1` or `Model2` is among them."""
    models = tmp_path / "models.py"
    options = ("--input-file-type", "openapi", "--output-model-type", "pydantic_v2.BaseModel")
    files = ("--input", str(contract_file), "--output", str(models))
    output(str(BIN / "datamodel-codegen"), *files, *options, timeout=WORKING)
    classes = set(re.findall(r"^class (\w+)\(", models.read_text(), re.MULTILINE))
    assert classes >= set(parsed()["components"]["schemas"])
    assert not [name for name in classes if name[-1].isdigit()]
    play("datamodel_code_generator.py", tmp_path, service)
