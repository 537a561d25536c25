"""Tools of Node that are applied to the contract, installed from the lock files beside this one."""

from __future__ import annotations

from fcntl import LOCK_EX, flock
from functools import cache
from pathlib import Path

from tests.support import TOP
from tests.support.processes import output, run
from tests.support.programs import program

FOLDER = Path(__file__).parent
INSTALLING = 600.0
RUNNING = 300.0
BUILD = TOP / "build" / "tools"


@cache
def installed(name: str) -> Path:
    """The folder of `quick` or `long` tools, with its packages installed."""
    folder, npm = FOLDER / name, program("npm")
    program("node")
    lock = folder / "package-lock.json"
    done = folder / "node_modules" / ".package-lock.json"
    BUILD.mkdir(parents=True, exist_ok=True)
    # several processes of the tests may need them at the same time
    with (BUILD / f"{name}.lock").open("w") as waiting:
        flock(waiting, LOCK_EX)
        if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
            options = ("--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund")
            output(npm, "ci", *options, folder=folder, timeout=INSTALLING)
            done.touch()
    return folder


def tool(name: str, of: str = "quick") -> str:
    """The path of a tool by the name of its command."""
    return str(installed(of) / "node_modules" / ".bin" / name)


def evaluated(script: str, *arguments: str) -> str:
    """What a script prints that is run in the folder of the quick tools."""
    command = (program("node"), "--input-type=module", "--eval", script, "--", *arguments)
    return output(*command, folder=installed("quick"), timeout=RUNNING)


def printed(*command: str, folder: Path = TOP) -> str:
    """What a tool prints, whether it succeeds or not."""
    done = run(*command, folder=folder, timeout=RUNNING)
    return done.stdout + done.stderr
