"""Where the workers keep their metrics: a folder in memory, if there is room."""

from __future__ import annotations

import atexit
import os
import sys
from pathlib import Path
from shutil import disk_usage, rmtree
from tempfile import mkdtemp

VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
"""The variable by which prometheus_client, when it is imported, knows the folder of its files."""

BYTES = 2**21
"""Room for the files of one worker, of which they need a fraction."""

MEMORY = "/dev/shm"


def make_folder(workers: int) -> Path:
    """Make the folder; end the process with a sentence if there is room nowhere."""
    in_memory = os.access(MEMORY, os.W_OK) and disk_usage(MEMORY).free > workers * BYTES
    try:
        folder = mkdtemp("", f"backgammon-metrics-{os.getpid()}-", MEMORY if in_memory else None)
    except OSError as error:
        sys.exit(f"The service finds no folder for its metrics files ({error.strerror}).")
    os.environ[VARIABLE] = folder
    atexit.register(_remove, folder, os.getpid())
    return Path(folder)


def _remove(folder: str, process: int) -> None:
    """Remove the folder at the end of the process that has made it."""
    if os.getpid() == process:
        rmtree(folder, ignore_errors=True)
