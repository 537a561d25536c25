"""TypeScript made of the contract compiles, and every example of the contract has its types."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.processes import output
from tests.tools.node import RUNNING, tool
from tools.examples import Example, all_examples

STRICT = {
    "strict": True,
    "noEmit": True,
    "target": "ES2022",
    "module": "ES2022",
    "moduleResolution": "bundler",
    "lib": ["ES2022", "DOM", "DOM.Iterable"],
    "skipLibCheck": True,
    "types": [],
}


def compile_strictly(folder: Path) -> None:
    """Check all TypeScript in a folder with `tsc --strict`."""
    (folder / "tsconfig.json").write_text(json.dumps({"compilerOptions": STRICT}))
    output(tool("tsc"), "--project", str(folder), timeout=RUNNING)


def examples_in_typescript() -> Iterator[str]:
    """Each example as constants of the types that openapi-typescript makes."""
    yield 'import type { operations } from "./contract";'
    for number, example in enumerate(all_examples()):
        operation = f'operations["{example.operation}"]'
        for part, (path, value) in _typed(example).items():
            yield f"export const {part}{number}: {operation}{path} = {json.dumps(value)};"


def _typed(example: Example) -> dict[str, tuple[str, object]]:
    recorded = example.recorded
    answer = recorded["answer"]
    is_game = not isinstance(answer, dict) or answer.get("code") != "unknown_game"
    status, media_type = recorded["status"], recorded["media_type"]
    found = {"answer": (f'["responses"][{status}]["content"]["{media_type}"]', answer)}
    if "request" in recorded and is_game and status != 400:
        path = '["requestBody"]["content"]["application/json"]'
        found["request"] = (path, recorded["request"])
    query = {
        key: value
        for key, value in recorded.get("parameters", {}).items()
        if f"{{{key}}}" not in example.path
    }
    if query:
        found["query"] = ('["parameters"]["query"]', query)
    return found


@pytest.fixture(scope="module")
def types(contract_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What openapi-typescript makes of the contract with default flags, far from our settings."""
    folder = tmp_path_factory.mktemp("types")
    path = folder / "contract.ts"
    output(tool("openapi-typescript"), str(contract_file), "--output", str(path), folder=folder)
    return path


def test_no_schema_is_unknown_or_any(types: Path) -> None:
    schemas = types.read_text().split("export interface components")[1].split("responses: {")[0]
    without_comments = re.sub(r"/\*.*?\*/", "", schemas, flags=re.DOTALL)
    assert "Game" in without_comments
    assert not re.search(r"\b(unknown|any)\b(?!\")", without_comments)


def test_every_example_has_its_types(types: Path, tmp_path: Path) -> None:
    (tmp_path / "contract.ts").write_text(types.read_text())
    (tmp_path / "examples.ts").write_text("\n".join(examples_in_typescript()))
    compile_strictly(tmp_path)


WRONG = """import type { components } from "./contract";
export const misspelt: components["schemas"]["Action"] = {"do": "rol", "dice": [6, 1]};
export const without_dice: components["schemas"]["Action"] = {"do": "roll"};
export const other: components["schemas"]["Action"] = {"do": "drop", "by": "white", "to": 2};
"""


def test_the_types_refuse_what_the_contract_does(types: Path, tmp_path: Path) -> None:
    (tmp_path / "contract.ts").write_text(types.read_text())
    (tmp_path / "wrong.ts").write_text(WRONG)
    with pytest.raises(AssertionError) as refused:
        compile_strictly(tmp_path)
    assert {int(line) for line in re.findall(r"wrong.ts\((\d+),", str(refused.value))} == {2, 3, 4}
