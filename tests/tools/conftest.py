"""The contract as a client author gets it, in a file, and the service that it describes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.contract import bundled, written
from tests.support.server import Server


@pytest.fixture(scope="session")
def contract_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The contract with its examples, as `/openapi.yaml` serves it."""
    path = tmp_path_factory.mktemp("contract") / "openapi.yaml"
    path.write_bytes(written(bundled()))
    return path


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the service under gunicorn."""
    # a tool on a busy machine may pause for longer than an idle connection is kept open
    log = tmp_path_factory.mktemp("service") / "log"
    with Server(log, workers="1", keep_alive="60") as server:
        yield f"http://127.0.0.1:{server.port}"
