"""Tools that test a service or a contract, as a stranger runs them, on what is published."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tests.support.processes import run
from tests.support.programs import program
from tests.tools.node import installed

OVERLAY = Path(__file__).with_name("specmatic.yaml")
WORKING = 900.0


def test_specmatic(contract_file: Path, tmp_path: Path, service: str) -> None:
    """Every example is sent as a test; the overlay removes what Specmatic cannot test."""
    jar = installed("long") / "node_modules" / "specmatic" / "specmatic.jar"
    options = (f"--overlay-file={OVERLAY}", f"--testBaseURL={service}", str(contract_file))
    command = (program("java"), "-jar", str(jar), "test", *options)
    done = run(*command, folder=tmp_path, timeout=WORKING)
    counts = re.search(r"Tests run: (\d+), Successes: (\d+), Failures: (\d+)", done.stdout)
    assert counts, done.stdout[-3000:]
    made, succeeded, failed = map(int, counts.groups())
    assert failed == 0 and succeeded == made > 200, counts.group()


FAILURE = re.compile(r"^- (ST\d+) (.*?)^\s+st replay", re.MULTILINE | re.DOTALL)
EXPLAINED = {
    # a position that matches the contract need not exist in the game
    "ST202": r"\[422\] ",
    # a player without dice: the parameters of an address cannot say that one needs another
    "ST202 parameters": r"\[400\] .*/dice: .* curl -X GET ",
    # a word that is no code of the catalogue
    "ST202 codes": r"\[404\] .*/problems/",
    # OpenAPI 3.1 has no word for QUERY
    "ST204": r"Unsupported method QUERY returned ",
    # too many items, or an address too long: refused, but with a status that it does not expect
    "ST201": r"\[41[34]\] ",
    # an item of a batch is refused in its place
    "ST201 batch": r"\[200\] .*/v1/batch",
    # null in a request is as if it were absent, but schemas that answers share do not say so
    "ST201 null": r"\[200\] .*: ?null",
}
"""What schemathesis reports about a service that keeps its contract (docs/consumer-testing.md)."""


def is_explained(code: str, text: str) -> bool:
    patterns = (pattern for name, pattern in EXPLAINED.items() if name.split()[0] == code)
    return any(re.search(pattern, text, re.DOTALL) for pattern in patterns)


def test_schemathesis(tmp_path: Path, service: str) -> None:
    """Without settings, in an empty folder, it reports only what the documentation explains."""
    command = (str(Path(sys.executable).with_name("schemathesis")), "run", "--no-color", "--seed=1")
    done = run(*command, f"{service}/openapi.yaml", folder=tmp_path, timeout=WORKING)
    found = FAILURE.findall(done.stdout)
    counted = sum(map(int, re.findall(r"ST\d+ .*: (\d+)$", done.stdout, re.MULTILINE)))
    assert "Tested: 39" in done.stdout and counted == len(found), done.stdout[-3000:]
    others = [f"{code} {text[:2000]}" for code, text in found if not is_explained(code, text)]
    assert not others, "\n".join(others)


def test_spectral_finds_nothing_in_the_served_contract(contract_file: Path, tmp_path: Path) -> None:
    ruleset = tmp_path / "ruleset.yaml"
    ruleset.write_text("extends: ['spectral:oas']\n")
    options = (f"--ruleset={ruleset}", "--fail-severity=hint", str(contract_file))
    # with the usual stack its validator overflows at the union of all answers of a batch
    script = installed("quick") / "node_modules/@stoplight/spectral-cli/dist/index.js"
    command = (program("node"), "--stack-size=8000", str(script), "lint", *options)
    done = run(*command, folder=tmp_path, timeout=WORKING)
    assert "No results with a severity of 'hint' or higher found!" in done.stdout, done.stdout[
        :3000
    ]
