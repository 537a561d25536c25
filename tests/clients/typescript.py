"""The TypeScript client, built in a folder of its own."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
from pathlib import Path

from tests.support import TOP
from tests.support.programs import program

PACKAGE = TOP / "clients/typescript"
COPY = TOP / "build/typescript"
"""Where the package is built: a tree like that of the project."""
MADE = ("node_modules", "dist", "contract.ts")
"""What the build makes."""


def run(*command: str, cwd: Path, **variables: str) -> str:
    """The output of a program, which must succeed."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def build() -> Path:
    """The folder of the package in COPY, with its tools, built from today's contract.

    Tools and package are made again only if their sources have changed; test processes take turns.
    """
    program("node")
    npm = program("npm")
    copy = COPY / "clients/typescript"
    copy.mkdir(parents=True, exist_ok=True)
    with (COPY / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        shutil.copytree(PACKAGE, copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*MADE))
        shutil.copy(TOP / "openapi.yaml", COPY)
        tools = [copy / "package-lock.json", copy / "package.json"]
        if _has_changed("tools", tools):
            run(npm, "ci", "--prefer-offline", "--ignore-scripts", cwd=copy)
            _keep("tools", tools)
        sources = [*tools, copy / "tsconfig.json", copy / "src/client.ts", COPY / "openapi.yaml"]
        if _has_changed("package", sources):
            run(npm, "run", "build", cwd=copy)
            _keep("package", sources)
    return copy


def _has_changed(what: str, files: list[Path]) -> bool:
    stamp = COPY / f"{what}.stamp"
    return not stamp.exists() or stamp.read_text() != _digest(files)


def _keep(what: str, files: list[Path]) -> None:
    (COPY / f"{what}.stamp").write_text(_digest(files))


def _digest(files: list[Path]) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
