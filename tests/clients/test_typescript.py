"""The TypeScript client, built and run by Node and by a browser against the real service."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from werkzeug.wrappers import Response

from tests.clients.typescript import COPY, PACKAGE, run
from tests.contract.document import CONTRACT
from tests.support import TOP
from tests.support.programs import program
from tests.support.site import serving

README = (PACKAGE / "README.md").read_text(encoding="utf-8")
PAGES = re.compile("Metrics|Catalog|Contract|Workflows|File|Playground|Docs")
"""Operations for people and monitors."""


def node_tests(output: str) -> list[str]:
    """The names of the tests that have passed."""
    return re.findall(r"^ok \d+ - (.*)$", output, re.MULTILINE)


def test_whole_games_and_a_match_are_played_by_node(built: Path, service: str) -> None:
    command = (program("node"), "--test", "--test-reporter=tap", "test/play.test.js")
    passed = node_tests(run(*command, cwd=built, SERVICE_URL=service))
    assert sum(name.startswith("a whole game of") for name in passed) == 5
    assert "a match to 3 with the cube" in passed


def test_a_busy_or_absent_service_is_waited_for_or_reported(built: Path) -> None:
    command = (program("node"), "--test", "--test-reporter=tap", "test/retry.test.js")
    assert "429 with Retry-After is sent again after that time" in node_tests(
        run(*command, cwd=built)
    )


def test_the_example_of_the_readme_runs(built: Path, service: str) -> None:
    """The next test checks its types."""
    (example,) = re.findall(r"```ts\n(.*?)```", README, re.DOTALL)
    program_text = f"// @ts-check\n{example}".replace("http://127.0.0.1:8000", service)
    (built / "test/readme.mjs").write_text(program_text)
    assert run(program("node"), "test/readme.mjs", cwd=built).startswith("[ 3, 1 ] [")


def test_the_tests_and_the_playground_keep_to_the_types_of_the_contract(built: Path) -> None:
    """Of the playground all modules, with the types of its board."""
    run(program("npm"), "run", "check", cwd=built)
    for part in ("service/static/playground", "clients/board"):
        shutil.rmtree(COPY / part, ignore_errors=True)
        shutil.copytree(TOP / part, COPY / part)
    tsc = str(built / "node_modules/.bin/tsc")
    run(tsc, "--project", str(COPY / "service/static/playground"), cwd=COPY)


def test_a_browser_plays_with_the_same_file(built: Path, service: str, browser: Browser) -> None:
    """On a page of another origin, as most pages are."""
    script = (built / "dist/client.js").read_text()
    with serving(Response(script, content_type="text/javascript")) as address:
        page = browser.new_page()
        page.goto(address)
        text = page.evaluate(PLAY_A_MOVE, [address, service])
        page.close()
    assert text == "Black rolls."


PLAY_A_MOVE = """async ([module, url]) => {
    const { connect, beginGame, advanceGame } = await import(module);
    const service = connect(url);
    const throws = [{ white: 3, black: 1 }];
    const game = await beginGame(service, { variant: "backgammon", throws });
    const action = { do: "play", notation: "8/5 6/5" };
    return (await advanceGame(service, { ...game.state, action })).expected.text;
}"""


def test_there_is_a_function_for_every_operation_of_the_api(built: Path) -> None:
    operations = {
        operation["operationId"]
        for path in CONTRACT["paths"].values()
        for operation in path.values()
        if isinstance(operation, dict) and "operationId" in operation
    }
    listed = (
        "import('./dist/client.js').then((all) => console.log(JSON.stringify(Object.keys(all))))"
    )
    exported = set(json.loads(run(program("node"), "-e", listed, cwd=built)))
    others = {"connect", "pictureUrl", "ProblemError", "NoAnswerError"}
    assert exported - others == {name for name in operations if not PAGES.search(name)}


def test_the_package_has_what_it_needs_and_the_readme_states_its_size(built: Path) -> None:
    output = run(program("npm"), "pack", "--json", "--dry-run", "--ignore-scripts", cwd=built)
    (packed,) = json.loads(output[output.index("[\n") :])
    files = {file["path"]: file["size"] for file in packed["files"]}
    types = {"dist/client.d.ts", "dist/contract.d.ts"}
    assert set(files) == {"LICENSE", "README.md", "package.json", "dist/client.js", *types}
    compressed = len(gzip.compress((built / "dist/client.js").read_bytes()))
    sizes = [files["dist/client.js"], compressed, packed["size"]]
    stated = [int(number) * 1000 for number in re.findall(r"(\d+) KB", README)]
    assert stated == [pytest.approx(size, rel=0.2) for size in sizes]


def test_a_bundler_may_leave_out_every_operation(built: Path) -> None:
    """By the annotation, a call whose result is not used has no effect."""
    exported = re.findall(
        r"^export const (\w+ = .*)$", (built / "dist/client.js").read_text(), re.M
    )
    assert len(exported) > 20
    assert [line for line in exported if " = /* @__PURE__ */ " not in line] == []
    assert json.loads((PACKAGE / "package.json").read_text())["sideEffects"] is False


def test_the_client_has_the_version_of_the_contract_and_no_dependencies(built: Path) -> None:
    package = json.loads((PACKAGE / "package.json").read_text())
    assert "dependencies" not in package
    assert package["version"] == CONTRACT["info"]["version"]
    assert not re.search(
        r"^import |\bimport\(|require\(", (built / "dist/client.js").read_text(), re.M
    )
