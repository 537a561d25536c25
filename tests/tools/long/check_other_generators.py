"""oapi-codegen, the Postman converter and progenitor, with their default settings."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.support import TOP
from tests.support.processes import output
from tests.support.programs import program
from tests.tools.node import tool

OAPI_CODEGEN = "github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2"
PROGENITOR = "0.15.1"
WORKING = 900.0


def test_oapi_codegen_compiles(contract_file: Path, tmp_path: Path) -> None:
    go = program("go")
    options = ("-package", "rules", "-o", str(tmp_path / "rules.go"))
    output(go, "run", OAPI_CODEGEN, *options, str(contract_file), folder=tmp_path, timeout=WORKING)
    for command in (("mod", "init", "rules"), ("mod", "tidy"), ("build", "./...")):
        output(go, *command, folder=tmp_path, timeout=WORKING)


def test_postman_has_a_request_for_every_path(contract_file: Path, tmp_path: Path) -> None:
    made = tmp_path / "collection.json"
    command = (tool("openapi2postmanv2", "long"), "-s", str(contract_file), "-o", str(made))
    output(*command, folder=tmp_path, timeout=WORKING)
    assert made.read_text().count('"originalRequest"') > 39
    assert json.loads(made.read_text())["item"]


def test_progenitor_reads_no_openapi_31(contract_file: Path, tmp_path: Path) -> None:
    """It generates nothing, which docs/consumer-testing.md says until another version does."""
    root = TOP / "build" / "progenitor"  # kept, because Cargo compiles it for minutes
    install = ("install", "--quiet", "cargo-progenitor", "--version", PROGENITOR)
    output(program("cargo"), *install, "--root", str(root), folder=tmp_path, timeout=WORKING)
    made = tmp_path / "client"
    options = ("-i", str(contract_file), "-o", str(made), "-n", "rules", "-v", "0.1.0")
    done = subprocess.run(
        [str(root / "bin" / "cargo-progenitor"), "progenitor", *options],
        capture_output=True, text=True, timeout=WORKING, check=False,
    )  # fmt: skip
    assert done.returncode
    assert "components.schemas: invalid type: sequence, expected a string" in done.stderr
    assert not made.exists()
