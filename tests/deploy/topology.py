"""The topology of deploy/compose.yaml as processes on loopback: nginx, two instances, Redis."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from tests.support import TOP
from tests.support.processes import ServerProcess, free_port
from tests.support.programs import program

COMPOSE: dict[str, Any] = yaml.safe_load((TOP / "deploy/compose.yaml").read_text())
INSTANCES = ("service-1", "service-2")
SERVE = [sys.executable, "-m", "service.cli", "serve"]


class Topology(NamedTuple):
    """The processes that run, and the address for clients."""

    address: str
    parts: dict[str, ServerProcess]


@contextmanager
def topology(folder: Path, **settings: str) -> Iterator[Topology]:
    """All parts; `settings` are given to the instances beside those of the compose file."""
    ports = {name: free_port() for name in COMPOSE["services"]}
    parts = {
        "redis": ServerProcess(_redis(ports), ports["redis"], log=folder / "redis.log"),
        **{
            name: ServerProcess(
                SERVE,
                ports[name],
                _environment(name, ports, settings),
                log=folder / f"{name}.log",
            )
            for name in INSTANCES
        },
        "nginx": ServerProcess(_nginx(folder, ports), ports["nginx"], log=folder / "nginx.log"),
    }
    with ExitStack() as stack:
        for part in parts.values():
            stack.enter_context(part)
        yield Topology(f"http://127.0.0.1:{ports['nginx']}", parts)


def _redis(ports: Mapping[str, int]) -> list[str]:
    _, *arguments = COMPOSE["services"]["redis"]["command"]
    return [program("redis-server"), "--port", str(ports["redis"]), *arguments]


def _environment(name: str, ports: Mapping[str, int], more: Mapping[str, str]) -> dict[str, str]:
    from_compose = {
        key: value.replace("redis:6379", f"127.0.0.1:{ports['redis']}")
        for key, value in COMPOSE["services"][name]["environment"].items()
    }
    return {**os.environ, **from_compose, "BACKGAMMON_BIND": f"127.0.0.1:{ports[name]}", **more}


def _nginx(folder: Path, ports: Mapping[str, int]) -> list[str]:
    """nginx with deploy/nginx.conf, its addresses and its folder replaced by ours."""
    # its workers run as another user
    folder.chmod(0o755)
    text = (TOP / "deploy/nginx.conf").read_text()
    for name in INSTANCES:
        text = text.replace(f"{name}:8000", f"127.0.0.1:{ports[name]}")
    # one process of nginx: what one of several has just sent, another may not yet find in the cache
    text = text.replace("worker_processes auto", "worker_processes 1")
    text = text.replace("listen 8080", f"listen 127.0.0.1:{ports['nginx']}")
    written = folder / "nginx.conf"
    written.write_text(text.replace("/tmp/", f"{folder}/"))
    return [program("nginx"), "-p", str(folder), "-c", str(written), "-g", "daemon off;"]
