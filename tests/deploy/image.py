"""The steps of the Dockerfile, done by hand in a folder: no container engine is needed for them.

Paths of the image become paths below one folder; what the build stage leaves behind is what the
last stage starts, as the user and with the command that the Dockerfile names.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from dockerfile_parse import DockerfileParser

from tests.support import TOP
from tests.support.processes import TIMEOUT, output

UNPRIVILEGED = 65532
OF_THE_IMAGE = ("/opt/rules", "/build")
"""The folders that the Dockerfile makes."""

BUILD = 600
"""Seconds that a step of the build may take; compiling is the longest."""


class Image:
    """What building gives: a tree, an environment, a user, a command."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.environment = {"PATH": f"{_base(root)}:{os.environ['PATH']}"}
        self.user: tuple[int, int] | None = None
        self.command: list[str] = []
        self.health: list[str] = []
        self.stop_signal = ""
        self.folder = root
        for step in DockerfileParser(str(TOP / "Dockerfile")).structure:
            self._do(step["instruction"], step["value"])

    @property
    def wheel(self) -> Path:
        """The wheel that the build stage has made."""
        (wheel,) = (self.root / "build/dist").glob("*.whl")
        return wheel

    def inside(self, text: str) -> str:
        """A text in which the paths of the image are those below our folder."""
        for path in OF_THE_IMAGE:
            text = text.replace(path, f"{self.root}{path}")
        return text

    def _do(self, instruction: str, value: str) -> None:
        match instruction:
            case "WORKDIR":
                self.folder = Path(self.inside(value))
                self.folder.mkdir(parents=True)
            case "COPY" if not value.startswith("--from=build"):
                *sources, target = shlex.split(value)
                self._copy(sources, target)
            case "RUN":
                self._run(self.inside(value))
            case "ENV":
                pairs = shlex.split(self.inside(value).replace("$PATH", self.environment["PATH"]))
                self.environment |= dict(pair.split("=", 1) for pair in pairs)
            case "USER":
                user, _, group = value.partition(":")
                self.user = int(user), int(group)
            case "STOPSIGNAL":
                self.stop_signal = value
            case "HEALTHCHECK":
                self.health = json.loads(value.partition("CMD ")[2])
            case "CMD":
                self.command = json.loads(value)

    def _run(self, command: str) -> None:
        environment = {**os.environ, **self.environment}
        if os.environ.get("IMAGE") != "full":
            # the first of the two builds of the wheel, which counts, takes more than a minute
            environment |= {"CC": str(_compiler(self.root)), "PROFILE": "no"}
        output("sh", "-ec", command, folder=self.folder, environment=environment, timeout=BUILD)

    def _copy(self, names: list[str], target: str) -> None:
        place = self.folder / target
        if target.endswith("/"):
            place.mkdir(exist_ok=True)
        for source in (TOP / name for name in names):
            if source.is_dir():
                shutil.copytree(source, place, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(source, place)


def _compiler(root: Path) -> Path:
    """A C compiler that does not optimize, to save time.

    Nor does it check the indentation, which takes two thirds of its time with the code of mypyc.
    The wheel then differs from that of the image in nothing but its speed. `make test-compiled`
    tests a build with the options of the image, and `IMAGE=full make test-image` has them here.
    """
    path = root / "bin/cc"
    path.write_text('#!/bin/sh\nexec gcc "$@" -O0 -g0 -Wno-misleading-indentation\n')
    path.chmod(0o755)
    return path


def _base(root: Path) -> Path:
    """A folder with the `python` of the base image: one that a user without rights can run."""
    for python in (sys._base_executable, "/usr/bin/python3", "/usr/local/bin/python3"):  # type: ignore[attr-defined]
        if _runs(python):
            folder = root / "bin"
            folder.mkdir()
            (folder / "python").write_text(f'#!/bin/sh\nexec {python} "$@"\n')
            (folder / "python").chmod(0o755)
            return folder
    pytest.skip("no Python here that another user can run")


def _runs(python: str) -> bool:
    who = {"user": UNPRIVILEGED, "group": UNPRIVILEGED} if os.geteuid() == 0 else {}
    command = [python, "-c", "import ensurepip"]
    try:
        done = subprocess.run(command, **who, check=False, timeout=TIMEOUT)  # type: ignore[call-overload]
    except OSError:
        return False
    return bool(done.returncode == 0)
