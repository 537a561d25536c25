"""The package of the component <backgammon-board>: what is in it, how large it is, its types."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from pathlib import Path

from tests.clients.typescript import COPY, run
from tests.support import TOP
from tests.support.programs import program

PACKAGE = TOP / "clients/board"
LARGEST = 25_000
"""Bytes of all modules together, each compressed, as a page without a bundler loads them."""
TYPES = (PACKAGE / "index.d.ts").read_text(encoding="utf-8")

USE = """import { BackgammonBoard, fromAnswer, type Move, type Numbering } from "backgammon-board";
import type { Game, Schemas } from "../../typescript/src/client.js";

declare const game: Game;
declare const variant: Schemas["Variant"];
const board: BackgammonBoard = document.createElement("backgammon-board");
Object.assign(board, fromAnswer(game, variant));
const numbering: Numbering = "mover";
board.numbering = numbering;
if (game.expected?.do === "play") board.moves = game.expected.next_moves ?? [];
board.addEventListener("move", ({ detail }) => {
  const played: Schemas["Move"][] = detail.played;
  const move: Move = detail.move;
  console.log(played, move);
});
"""
WRONG = """import { type BackgammonBoard } from "backgammon-board";
declare const board: BackgammonBoard;
board.orientation = "up";
board.addEventListener("move", ({ detail }) => detail.dice);
board.picked = "1";
"""
STRICT = {
    "strict": True,
    "noEmit": True,
    "target": "ES2022",
    "module": "ES2022",
    "moduleResolution": "bundler",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "types": [],
}


def test_the_modules_and_the_types_of_a_page_that_uses_them_are_checked(built: Path) -> None:
    """With what the service answers, in the types of the TypeScript client."""
    # in the tree of the TypeScript client, but a folder of its own: other tests run beside it
    copy, tsc = COPY / "clients/board_types", str(built / "node_modules/.bin/tsc")
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(PACKAGE, copy)
    run(tsc, "--project", str(copy), cwd=copy)
    for name, text in {"use": USE, "wrong": WRONG}.items():
        folder = copy / name
        folder.mkdir()
        (folder / "page.ts").write_text(text)
        paths = {"backgammon-board": ["../index.d.ts"]}
        options = {"compilerOptions": {**STRICT, "paths": paths}}
        (folder / "tsconfig.json").write_text(json.dumps(options))
    run(tsc, "--project", str(copy / "use"), cwd=copy)
    refused = f"{tsc} --project {copy / 'wrong'} || true"
    assert re.findall(r"page.ts\((\d+),", run("sh", "-c", refused, cwd=copy)) == ["3", "4", "5"]


def test_the_types_name_every_property_that_there_is() -> None:
    declared = TYPES.split("declare class BackgammonBoard")[1].split("\n}")[0]
    made = (PACKAGE / "board.js").read_text().split("const defaults")[1].split("});")[0]
    names = re.findall(r"^  (\w+): ", made, re.MULTILINE)
    assert names and set(re.findall(r"^  (\w+): ", declared, re.MULTILINE)) == set(names)


def test_the_package_is_packed_small_and_without_dependencies(tmp_path: Path) -> None:
    copy = shutil.copytree(PACKAGE, tmp_path / "board")
    output = run(program("npm"), "pack", "--json", "--dry-run", "--ignore-scripts", cwd=copy)
    (packed,) = json.loads(output[output.index("[\n") :])
    modules = list(PACKAGE.glob("*.js"))
    others = {"LICENSE", "README.md", "package.json", "index.d.ts"}
    examples = {f"examples/{path.name}" for path in (PACKAGE / "examples").iterdir()}
    files = {file["path"] for file in packed["files"]}
    assert files == others | examples | {path.name for path in modules}
    links = re.findall(r"\]\((?!https?:|#)([^)]+)\)", (PACKAGE / "README.md").read_text())
    assert links and not [link for link in links if link not in files | {"examples"}]
    package = json.loads((PACKAGE / "package.json").read_text())
    assert "dependencies" not in package and package["license"] == "MIT"
    size = sum(len(gzip.compress(path.read_bytes())) for path in modules)
    assert size < LARGEST
    (stated,) = re.findall(r"(\d+) KB compressed", (PACKAGE / "README.md").read_text())
    assert abs(int(stated) * 1000 - size) < 1000


def test_the_modules_import_only_each_other() -> None:
    for path in PACKAGE.glob("*.js"):
        for name in re.findall(r'(?:from|import) "([^"]+)"', path.read_text()):
            assert (PACKAGE / name).is_file(), (path.name, name)
