"""What reads the contract without a complaint: js-yaml, Redocly, Spectral."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from service.contract import HOME, bundled, in_3_2, parsed, written
from tests.tools.node import evaluated, printed, tool

PARSE = """
import {readFileSync} from "node:fs";
import {load} from "js-yaml";
console.log(JSON.stringify(load(readFileSync(process.argv[1], "utf8"))));
"""


def test_js_yaml_reads_what_python_reads(contract_file: Path) -> None:
    assert json.loads(evaluated(PARSE, str(HOME / "openapi.yaml"))) == parsed()
    assert json.loads(evaluated(PARSE, str(contract_file))) == bundled()


@pytest.mark.parametrize("name", ["openapi.yaml", "arazzo.yaml"])
def test_redocly_finds_no_error(name: str) -> None:
    text = printed(tool("redocly"), "lint", "--format=stylish", str(HOME / name))
    assert "Your API description is valid" in text, text[-3000:]


def test_redocly_finds_no_error_in_the_contract_of_3_2(tmp_path: Path) -> None:
    file = tmp_path / "openapi-3.2.yaml"
    file.write_bytes(written(in_3_2(parsed())))
    text = printed(tool("redocly"), "lint", "--format=stylish", str(file))
    assert "Your API description is valid" in text, text[-3000:]


def test_redocly_finds_no_error_in_the_examples(contract_file: Path) -> None:
    config = f"--config={HOME / 'redocly.yaml'}"
    text = printed(tool("redocly"), "lint", "--format=stylish", config, str(contract_file))
    assert "Your API description is valid" in text, text[-3000:]


def test_spectral_finds_nothing_in_the_workflows(tmp_path: Path) -> None:
    """`make tools` applies it to the contract."""
    ruleset = tmp_path / "ruleset.yaml"
    ruleset.write_text("extends: ['spectral:arazzo']\n")
    options = (f"--ruleset={ruleset}", "--fail-severity=hint")
    text = printed(tool("spectral"), "lint", *options, str(HOME / "arazzo.yaml"))
    assert "No results with a severity of 'hint' or higher found!" in text, text[-3000:]
