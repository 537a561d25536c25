"""The compose file: every container is bounded and has no rights that it does not need."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from service.settings import from_environment

TOP = Path(__file__).parents[2]
SERVICES: dict[str, dict[str, Any]] = yaml.safe_load((TOP / "deploy/compose.yaml").read_text())[
    "services"
]


@pytest.mark.parametrize("name", SERVICES)
def test_every_container_is_bounded_read_only_and_unprivileged(name: str) -> None:
    container = SERVICES[name]
    assert container["mem_limit"].endswith("m")
    assert 0 < container["pids_limit"] <= 256
    assert container["read_only"] is True
    assert container["cap_drop"] == ["ALL"]
    assert container["security_opt"] == ["no-new-privileges:true"]
    # without capabilities a process of root could not even change to another user
    assert "build" in container or int(container["user"].split(":")[0]) > 0


def test_every_image_has_a_version() -> None:
    for container in SERVICES.values():
        assert container["image"].partition(":")[2] not in ("", "latest")


def test_the_memory_limit_fits_the_workers() -> None:
    """150 MB for each worker, the bound of tests/server/test_heavy_requests.py; 96 for the rest."""
    container = SERVICES["service-1"]
    settings = from_environment(container["environment"])
    [tmp] = container["tmpfs"]
    in_memory = int(tmp.partition("size=")[2].removesuffix("m"))
    limit = int(container["mem_limit"].removesuffix("m"))
    assert limit >= 150 * settings.workers + 96 + in_memory
