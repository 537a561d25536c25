"""Clients in TypeScript that other generators make of the contract compile."""

from __future__ import annotations

import re
from pathlib import Path

from service.contract import operations as declared
from service.contract import parsed
from tests.support.processes import output
from tests.tools.node import RUNNING, installed, tool
from tests.tools.test_typescript import compile_strictly


def test_hey_api_compiles(contract_file: Path, tmp_path: Path) -> None:
    options = ("--input", str(contract_file), "--output", str(tmp_path / "client"), "--silent")
    output(tool("openapi-ts"), *options, folder=installed("quick"), timeout=RUNNING)
    assert (tmp_path / "client" / "types.gen.ts").exists()
    compile_strictly(tmp_path)


def test_orval_compiles(contract_file: Path, tmp_path: Path) -> None:
    options = ("--input", str(contract_file), "--output", str(tmp_path / "client.ts"))
    output(tool("orval"), *options, "--client", "fetch", folder=tmp_path, timeout=RUNNING)
    client = (tmp_path / "client.ts").read_text()
    operations = set(re.findall(r"^export const (\w+) = async", client, re.MULTILINE))
    assert operations == {operation["operationId"] for _, _, operation in declared(parsed())}
    compile_strictly(tmp_path)
