"""Python clients that generators make of the contract: they can be imported and play a game."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from tests.support.processes import output
from tests.support.programs import program

GAMES = Path(__file__).parent / "games"
BIN = Path(sys.executable).parent
WORKING = 600.0
WON = re.compile(r"(White|Black) wins .*\.\n")


def play(script: str, folder: Path, service: str) -> None:
    """Play a game with the modules in this folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    text = output(sys.executable, str(GAMES / script), service, environment=environment)
    assert WON.fullmatch(text), text


def test_openapi_generator(contract_file: Path, tmp_path: Path, service: str) -> None:
    program("java")
    options = ("-i", str(contract_file), "-g", "python", "-o", str(tmp_path))
    output(str(BIN / "openapi-generator-cli"), "generate", *options, timeout=WORKING)
    play("openapi_generator_python.py", tmp_path, service)


def test_openapi_python_client(contract_file: Path, tmp_path: Path, service: str) -> None:
    options = ("--path", str(contract_file), "--output-path", str(tmp_path / "made"))
    environment = {**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}"}
    command = (str(BIN / "openapi-python-client"), "generate", *options)
    output(*command, environment=environment, timeout=WORKING)
    play("openapi_python_client.py", tmp_path / "made", service)


def test_datamodel_code_generator(contract_file: Path, tmp_path: Path, service: str) -> None:
    """Its names are those of the contract: no `Do1`, no `Model2`."""
    models = tmp_path / "models.py"
    options = ("--input-file-type", "openapi", "--output-model-type", "pydantic_v2.BaseModel")
    files = ("--input", str(contract_file), "--output", str(models))
    output(str(BIN / "datamodel-codegen"), *files, *options, timeout=WORKING)
    assert not re.findall(r"^class \w+\d\(", models.read_text(), re.MULTILINE)
    play("datamodel_code_generator.py", tmp_path, service)
