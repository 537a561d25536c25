"""The Dockerfile's own steps: wheel built, installed from the lock, started without any rights."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from zipfile import ZipFile

import pytest
from dockerfile_parse import DockerfileParser
from packaging.requirements import Requirement

from benchmarks.compiled import copied
from engine.movegen import is_compiled
from tests.deploy.image import BUILD, Image
from tests.support import TOP
from tests.support.http import fetch
from tests.support.processes import ServerProcess, free_port, output, run
from tests.support.programs import program
from tools.build_requirements import build_requirements

ROOT = os.geteuid() == 0
LIBRARY = (TOP / "docs/library.md").read_text()
LOCKED = re.compile(r"^(\S+)==(\S+) \\\n +--hash=sha256:", re.MULTILINE)


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    # pytest's own folders are closed to other users
    folder = Path(tempfile.mkdtemp(prefix="image-"))
    folder.chmod(0o755)
    try:
        built = Image(folder)
        for path in (folder / "opt").rglob("*"):
            if not path.is_symlink():
                path.chmod(path.stat().st_mode & ~0o222)
        yield built
    finally:
        shutil.rmtree(folder)


@pytest.fixture(scope="module")
def environment(image: Image) -> dict[str, str]:
    return {**image.environment, "BACKGAMMON_BIND": f"127.0.0.1:{free_port()}"}


def command(image: Image, words: list[str]) -> list[str]:
    found = shutil.which(words[0], path=image.environment["PATH"])
    assert found and found.startswith(str(image.root))
    return [found, *words[1:]]


def tree(folder: Path) -> dict[str, float]:
    return {str(path): path.lstat().st_mtime for path in folder.rglob("*")}


def test_the_image_runs_as_an_unprivileged_user_that_cannot_write_its_own_code(
    image: Image, environment: dict[str, str]
) -> None:
    assert image.user and min(image.user) > 0
    before = tree(image.root / "opt")
    port = int(environment["BACKGAMMON_BIND"].rpartition(":")[2])
    user = image.user if ROOT else None
    with ServerProcess(command(image, image.command), port, environment, user) as server:
        owner = Path(f"/proc/{server.process.pid}").stat().st_uid
        assert owner == (image.user[0] if ROOT else os.geteuid())
        assert fetch(f"http://127.0.0.1:{port}/readyz").status == 200
        health = command(image, image.health)
        assert run(*health, environment=environment).returncode == 0
        assert server.stop(getattr(signal, image.stop_signal)) == 0
    assert tree(image.root / "opt") == before
    assert run(*health, environment=environment).returncode != 0


def test_the_image_has_exactly_what_the_lock_names(image: Image) -> None:
    pip = str(image.root / "opt/rules/bin/pip")
    frozen = output(pip, "freeze", "--exclude", "backgammon-rules").split()
    lock = (image.root / "build/requirements.lock").read_text()
    locked = [line.split()[0] for line in lock.splitlines() if "==" in line and line[0].isalpha()]
    # the same name may be written with another case or another dash
    assert set(map(_plain, frozen)) == set(map(_plain, locked))


def test_the_wheel_alone_gives_the_command_and_the_library(image: Image) -> None:
    moves = command(image, ["backgammon-rules", "moves", "backgammon", "31", "--json"])
    answer = output(*moves, folder=Path("/"), environment=image.environment)
    # rulebook 1, counted in docs/correctness.md
    assert len(json.loads(answer)["expected"]["plays"]) == 16
    python = command(image, ["python", "-c", "import engine; engine.ruleset('gioul')"])
    output(*python, folder=Path("/"), environment=image.environment)


@pytest.fixture(scope="module")
def bare(image: Image, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and nothing else: without an index pip can add nothing."""
    folder = tmp_path_factory.mktemp("bare")
    output(sys.executable, "-m", "venv", str(folder))
    output(str(folder / "bin/pip"), "install", "--no-index", str(image.wheel))
    return folder


GAME = """
import random
from engine import Game
dice = random.Random(1)
game = Game.begin("backgammon")
while due := game.expected:
    game = game.play(dice.choice(game.plays)) if due.do == "play" else game.roll(random=dice)
print(game.outcome.ending.winner, game.outcome.points() in (1, 2, 3))
"""


def test_a_game_is_played_with_the_wheel_and_no_other_package(bare: Path) -> None:
    python = str(bare / "bin/python")
    listed = json.loads(output(str(bare / "bin/pip"), "list", "--format", "json"))
    assert {one["name"] for one in listed} <= {"backgammon-rules", "pip", "setuptools"}
    assert output(python, "-I", "-c", GAME, folder=bare).split() in (
        ["white", "True"],
        ["black", "True"],
    )


def test_without_the_servers_packages_the_command_says_what_to_install(bare: Path) -> None:
    command = str(bare / "bin/backgammon-rules")
    done = run(command, "serve", folder=bare, environment={})
    assert done.returncode == 1
    assert done.stderr == (
        "The command needs the package click, which is not installed: "
        "pip install 'backgammon-rules[server]'\n"
    )


def test_mypy_accepts_the_example_of_the_page_about_the_library(bare: Path) -> None:
    """The wheel says by `py.typed` that its types may be used."""
    example = bare / "example.py"
    example.write_text(re.findall(r"```python\n(.*?)```", LIBRARY, re.DOTALL)[0])
    mypy = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(bare / "cache")]
    output(
        *mypy,
        "--python-executable",
        str(bare / "bin/python"),
        str(example),
        folder=bare,
        environment={},
    )


def test_a_failed_compilation_fails_the_build() -> None:
    """No step has an alternative, and the one that checks fails for an interpreted build."""
    steps = [
        step["value"]
        for step in DockerfileParser(str(TOP / "Dockerfile")).structure
        if step["instruction"] == "RUN"
    ]
    assert not [step for step in steps if "||" in step or ";" in step.replace("; raise", "")]
    [check] = [step for step in steps if "is_compiled" in step]
    [program_text] = re.findall(r'-c "([^"]+)"', check)
    interpreted = run(sys.executable, "-c", program_text, folder=TOP)
    assert interpreted.returncode == (0 if is_compiled() else 1)


def test_everything_that_builds_the_wheel_has_a_hash() -> None:
    locked = re.findall(LOCKED, (TOP / "build.lock").read_text())
    versions = {_plain(name): version for name, version in locked}
    for requirement in map(Requirement, build_requirements()):
        assert requirement.specifier.contains(versions[_plain(requirement.name)])
    steps = (TOP / "Dockerfile").read_text() + (TOP / "deploy/compile_wheel.py").read_text()
    installs = [line for line in steps.splitlines() if re.search(r"\binstall\b.*--", line)]
    assert len(installs) == 4
    assert all("--require-hashes" in line or "--no-index" in line for line in installs)
    wheels = [line for line in steps.splitlines() if re.search(r"\bwheel\b.*--", line)]
    assert len(wheels) == 1
    assert "--no-build-isolation" in wheels[0]


def test_the_builder_is_sent_what_the_dockerfile_copies_and_nothing_else() -> None:
    first, *lines = [
        line
        for line in (TOP / ".dockerignore").read_text().splitlines()
        if line and not line.startswith("#")
    ]
    assert first == "*"
    sent = {line.removeprefix("!") for line in lines if line.startswith("!")}
    copied_paths = {
        source
        for step in DockerfileParser(str(TOP / "Dockerfile")).structure
        if step["instruction"] == "COPY" and not step["value"].startswith("--from")
        for source in shlex.split(step["value"])[:-1]
    }
    assert sent == copied_paths


def test_an_image_without_a_digest_has_a_comment_that_it_has_none() -> None:
    for file in ("Dockerfile", "deploy/compose.yaml"):
        text = (TOP / file).read_text()
        assert "@sha256:" in text.replace("tag@sha256:…", "") or "digests are not known" in text


RULES = (
    "tests/rulebook",
    "tests/variants",
    "tests/engine",
    "tests/perft",
    "tests/service/test_bad_input.py",
    "tests/service/test_bodies.py",
    "tests/service/test_moves.py",
    "tests/service/test_listing.py",
    "tests/service/test_stakes.py",
    "tests/records/test_dialects.py",
)
"""The tests that the compiled build has to pass in every run; `make test-compiled` runs all."""


def test_the_rules_are_the_same_in_the_compiled_build_of_the_image(
    image: Image, tmp_path: Path
) -> None:
    program("gcc")
    tree = copied(tmp_path / "tree")
    with ZipFile(image.wheel) as wheel:
        compiled = [name for name in wheel.namelist() if name.endswith(".so")]
        wheel.extractall(tree, compiled)
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    is_compiled = "from engine.movegen import is_compiled; print(is_compiled())"
    python = partial(output, sys.executable, folder=tree, environment=environment)
    assert python("-c", is_compiled) == "True\n"
    # without rewritten assertions: the same tests have passed on the source if they fail here
    options = ("-q", "-p", "no:cacheprovider", "-n0", "--assert=plain")
    python("-m", "pytest", *options, *RULES, timeout=BUILD)


def test_the_source_archive_builds_and_has_what_the_wheel_needs(tmp_path: Path) -> None:
    output(sys.executable, "-m", "build", "--sdist", "--outdir", str(tmp_path), str(TOP))
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    needed = {"pyproject.toml", "openapi.yaml", "engine/__init__.py", "service/app.py"}
    assert {*needed, "examples/beginGame.json"} <= names
    assert not [name for name in names if name.startswith((".venv", "tests/"))]


def _plain(requirement: str) -> str:
    return requirement.lower().replace("_", "-")
