"""The rules inside the page: the package, its types, and answers equal to those of the service."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import orjson
import pytest

from service.contract import EXAMPLES
from tests.clients.test_board import STRICT
from tests.clients.typescript import run
from tests.support.in_page import at_random, both, recorded
from tests.support.programs import program
from tools.local import PACKAGES, SOURCE, archive, packed

RANDOM = 100
FEWEST = 200
"""Recorded and random requests together."""

SPEC = spec_from_file_location("plain", SOURCE / "python/orjson.py")
assert SPEC and SPEC.loader
plain = module_from_spec(SPEC)
SPEC.loader.exec_module(plain)
"""The stand-in for orjson."""

NUMBERS = ("-0", "-0.0", "1e16", "0.1", "5e-324", "18446744073709551615", "18446744073709551616")
STRINGS = (r'"\ud83d\ude00"', '"\u2028\x7f"', r'"\/\b"', '"é"', r'{"a":"\u0000"}')
REFUSED = (
    *("", "[1,]", "01", "1.", ".5", "+1", "NaN", "Infinity", "-Infinity", "1e400", "1" * 400),
    *(
        r'"\ud800"',
        r'"\udc00\ud800"',
        '"\t"',
        "\ufeff1",
        "[1 2]",
        "{1:2}",
        "tru",
        "1 2",
        "[" * 3000,
    ),
)


def outcome(module: Any, document: bytes) -> bytes | str:
    """A document read and written again, or the exception."""
    try:
        written: bytes = module.dumps(module.loads(document))
    except (module.JSONDecodeError, module.JSONEncodeError) as error:
        return type(error).__name__
    return written


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.json")), ids=lambda path: path.stem)
def test_the_stand_in_for_orjson_reads_and_writes_the_examples_as_it_does(path: Path) -> None:
    document = path.read_bytes()
    assert outcome(plain, document) == orjson.dumps(json.loads(document))


@pytest.mark.parametrize("document", [*NUMBERS, *STRINGS, *REFUSED], ids=lambda text: text[:20])
def test_the_stand_in_takes_and_refuses_what_orjson_does(document: str) -> None:
    assert outcome(plain, document.encode()) == outcome(orjson, document.encode())
    assert (outcome(plain, document.encode()) == "JSONDecodeError") == (document in REFUSED)


@pytest.mark.parametrize("depth", [254, 255])
@pytest.mark.parametrize("pair", ["[]", "{}"])
def test_the_stand_in_writes_as_many_levels_as_orjson(depth: int, pair: str) -> None:
    inner: Any = [] if pair == "[]" else {}
    for _ in range(depth - 1):
        inner = [inner] if pair == "[]" else {"": inner}
    found = [outcome(module, json.dumps(inner).encode()) for module in (plain, orjson)]
    assert found[0] == found[1]
    assert (found[0] == "TypeError") == (depth == 255)


def _fragment(module: Any, _: object) -> Any:
    return module.Fragment(b'{"b": 2}')


def test_the_stand_in_writes_fragments_and_dataclasses_and_asks_for_the_rest() -> None:
    @dataclass
    class Pair:
        first: int
        second: object

    modules: list[Any] = [plain, orjson]
    for module in modules:
        value = [Pair(1, {"a": object()}), object(), (1, None)]
        written = module.dumps(value, partial(_fragment, module), module.OPT_APPEND_NEWLINE)
        assert written == b'[{"first":1,"second":{"a":{"b": 2}}},{"b": 2},[1,null]]\n'
        with pytest.raises(module.JSONEncodeError):
            module.dumps(object())


def test_the_page_answers_as_the_service_byte_for_byte(tmp_path: Path) -> None:
    """All recorded examples, and requests about random games of all variants."""
    requests = [*recorded(), *at_random(RANDOM, seed=34)]
    assert len(requests) > FEWEST
    for row in both(requests, tmp_path / "requests", {}):
        assert row.page == row.service, row.sent


PLAY = """
import { advanceGame, beginGame, getVariant, NoAnswerError, ProblemError } from "CLIENT";
import { connectLocal } from "LOCAL";
import assert from "node:assert";

const service = connectLocal({ language: "de" });
let game = await beginGame(service, { variant: "gioul" });
game = await advanceGame(service, { id: game.id, action: { do: "open", white: 3, black: 1 } });
assert.equal(game.expected.text, "Weiß zieht 3-1.");
const described = await getVariant(service, "gioul", {}, { language: "it" });
assert.equal(described.goal.text.slice(0, 4), "Vinc");
await assert.rejects(
  beginGame(service, { variant: "chess" }),
  (error) => error instanceof ProblemError && error.code === "unknown_game" && error.status === 422,
);
const ended = AbortSignal.abort(new Error("enough"));
const given_up = beginGame(service, { variant: "gioul" }, { signal: ended });
await assert.rejects(given_up, { message: "enough" });
const nowhere = connectLocal({ pyodide: "file:///nowhere/" });
await assert.rejects(nowhere.ready);
await assert.rejects(beginGame(nowhere, { variant: "gioul" }), NoAnswerError);
console.log("played");
"""


def test_the_typescript_client_plays_without_a_service(built: Path) -> None:
    script = PLAY.replace("CLIENT", (built / "dist/client.js").as_uri())
    script = script.replace("LOCAL", (packed(program("npm")) / "index.js").as_uri())
    command = (program("node"), "--input-type=module", "--eval", script)
    assert run(*command, cwd=built).split()[-1] == "played"


USE = """import { connectLocal } from "backgammon-rules-local";
import { load } from "backgammon-rules-local/rules";
import { beginGame, type Service } from "backgammon-rules-client";
const service: Service = connectLocal({ language: "fr", pyodide: "/pyodide/" });
export const game = await beginGame(service, { variant: "gioul" });
const request = { method: "GET", target: "/healthz", headers: [], body: new Uint8Array() };
export const { status } = (await load())({ ...request, headers: [["Accept", "*/*"]] });
"""
WRONG = """import { connectLocal } from "backgammon-rules-local";
connectLocal({ url: "http://127.0.0.1:8000" });
connectLocal().ready();
"""


def test_the_modules_and_the_types_of_a_program_that_uses_them_are_checked(
    built: Path, tmp_path: Path
) -> None:
    """A connection is a `Service` of the TypeScript client."""
    package, tsc = packed(program("npm")), str(built / "node_modules/.bin/tsc")
    run(tsc, "--project", str(package), cwd=package)
    local = {"backgammon-rules-local": "index.d.ts", "backgammon-rules-local/rules": "rules.d.ts"}
    paths = {name: [str(package / file)] for name, file in local.items()}
    paths["backgammon-rules-client"] = [str(built / "dist/client.d.ts")]
    (tmp_path / "use.ts").write_text(USE)
    (tmp_path / "wrong.ts").write_text(WRONG)
    options = {"compilerOptions": {**STRICT, "paths": paths}, "files": ["use.ts", "wrong.ts"]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(options))
    refused = run("sh", "-c", f"{tsc} --project {tmp_path} || true", cwd=tmp_path)
    found = re.findall(r"(\w+\.ts)\((\d+),", refused)
    assert found == [("wrong.ts", "2"), ("wrong.ts", "3")], refused


def test_the_package_is_packed_with_the_rules_and_needs_nothing_but_pyodide() -> None:
    npm = program("npm")
    package = packed(npm)
    output = run(npm, "pack", "--json", "--dry-run", "--ignore-scripts", cwd=package)
    (made,) = json.loads(output[output.index("[\n") :])
    modules = {path.name for path in SOURCE.glob("*.js")}
    others = {"LICENSE", "README.md", "package.json", "index.d.ts", "rules.d.ts", "rules.zip"}
    assert {file["path"] for file in made["files"]} == modules | others
    described = json.loads((package / "package.json").read_text())
    assert (described["license"], [*described["dependencies"]]) == ("MIT", ["pyodide"])


def test_the_archive_is_the_same_each_time_and_has_the_licences_of_what_is_in_it() -> None:
    first = archive()
    assert first == archive()
    names = ZipFile(BytesIO(first)).namelist()
    assert {"local.py", "orjson.py", "openapi.yaml", "engine/variants/gioul.py"} <= set(names)
    assert not [name for name in names if name.startswith(("service/cli/", "service/static/p/"))]
    licensed = {name.split("/")[1] for name in names if name.startswith("licences/")}
    assert licensed == set(PACKAGES)
