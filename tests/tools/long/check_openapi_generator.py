"""openapi-generator: clients in five languages are compiled and play a game with the service."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

from tests.support.processes import output
from tests.support.programs import program
from tests.tools.node import tool

GAMES = Path(__file__).parent / "games"
GENERATOR = Path(sys.executable).with_name("openapi-generator-cli")
WORKING = 900.0
WON = re.compile(r"(White|Black) wins .*\.\n")


def generate(contract: Path, language: str, folder: Path, **properties: str) -> None:
    """Make a client in this folder; the generator validates the contract before."""
    program("java")
    options = ["-i", str(contract), "-g", language, "-o", str(folder)]
    if properties:
        written = ",".join(f"{name}={value}" for name, value in properties.items())
        options.append(f"--additional-properties={written}")
    output(str(GENERATOR), "generate", *options, timeout=WORKING)


def assert_won(*command: str, folder: Path, environment: dict[str, str] | None = None) -> None:
    """Run a program that plays a game and prints the text of its outcome."""
    environment = {**os.environ, **(environment or {})}
    text = output(*command, folder=folder, environment=environment, timeout=WORKING)
    assert WON.fullmatch(text), text


def class_path(folder: Path) -> str:
    """Compile a Maven project; the path of its classes and of those it needs."""
    options = ("--quiet", "--batch-mode", "compile", "dependency:build-classpath")
    listed = folder / "class-path"
    output(program("mvn"), *options, f"-Dmdep.outputFile={listed}", folder=folder, timeout=WORKING)
    return f"{folder / 'target' / 'classes'}:{listed.read_text()}"


def test_typescript(contract_file: Path, tmp_path: Path, service: str) -> None:
    generate(contract_file, "typescript-fetch", tmp_path / "client", importFileExtension=".js")
    shutil.copy(GAMES / "play.ts", tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    options = ("--strict", "--target", "ES2022", "--module", "nodenext", "--lib", "ES2022,DOM")
    output(tool("tsc"), *options, "play.ts", folder=tmp_path, timeout=WORKING)
    assert_won(program("node"), "play.js", service, folder=tmp_path)


def test_typescript_with_default_settings_compiles(contract_file: Path, tmp_path: Path) -> None:
    """For a bundler, as it is made without a setting: the modules are named without endings."""
    generate(contract_file, "typescript-fetch", tmp_path)
    language = ("--target", "ES2022", "--module", "esnext", "--lib", "ES2022,DOM")
    options = ("--strict", "--noEmit", *language, "--moduleResolution", "bundler")
    output(tool("tsc"), *options, "index.ts", folder=tmp_path, timeout=WORKING)


def test_python(contract_file: Path, tmp_path: Path, service: str) -> None:
    generate(contract_file, "python", tmp_path)
    script = str(GAMES / "openapi_generator_python.py")
    path = {"PYTHONPATH": str(tmp_path)}
    assert_won(sys.executable, script, service, folder=tmp_path, environment=path)


def test_go_with_default_settings_compiles(contract_file: Path, tmp_path: Path) -> None:
    generate(contract_file, "go", tmp_path)
    for command in (("mod", "tidy"), ("build", "./...")):
        output(program("go"), *command, folder=tmp_path, timeout=WORKING)


def test_go(contract_file: Path, tmp_path: Path, service: str) -> None:
    # by default it compiles, but tries the members of a union one after the other
    generate(contract_file, "go", tmp_path, useOneOfDiscriminatorLookup="true")
    (tmp_path / "game").mkdir()
    shutil.copy(GAMES / "main.go", tmp_path / "game")
    assert_won(program("go"), "run", "./game", service, folder=tmp_path)


def test_java(contract_file: Path, tmp_path: Path, service: str) -> None:
    generate(contract_file, "java", tmp_path, openApiNullable="false")
    classes = class_path(tmp_path)
    game = str(GAMES / "Play.java")
    assert_won(program("java"), "-cp", classes, game, service, folder=tmp_path)


def test_kotlin(contract_file: Path, tmp_path: Path, service: str) -> None:
    # its default library, moshi, merges the members of a union into one class
    properties = {
        "serializationLibrary": "kotlinx_serialization",
        "generateOneOfAnyOfWrappers": "true",
    }
    generate(contract_file, "kotlin", tmp_path, **properties)
    shutil.copytree(GAMES / "kotlin", tmp_path, dirs_exist_ok=True)
    classes = class_path(tmp_path)
    assert_won(program("java"), "-cp", classes, "PlayKt", service, folder=tmp_path)
