"""The real service, for clients that play against it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from generate_types import make

make()  # before the client is imported
from backgammon_client import Client  # noqa: E402

from tests.clients.typescript import build  # noqa: E402
from tests.support.server import Server  # noqa: E402


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the service under gunicorn, with its default settings."""
    with Server(tmp_path_factory.mktemp("clients") / "log", workers="1") as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.fixture(scope="session")
def client(service: str) -> Iterator[Client]:
    """A client of that service, in English."""
    with Client(service) as client:
        yield client


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the TypeScript client, built from today's contract."""
    return build()
