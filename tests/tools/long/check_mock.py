"""Prism: a mock answers every operation from its examples, a proxy finds no difference."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

from tests.support.processes import ServerProcess, free_port
from tests.tools.node import tool
from tools.examples import all_examples


@contextmanager
def prism(log: Path, *command: str) -> Iterator[int]:
    """Prism on a free port."""
    port = free_port()
    arguments = [tool("prism", "long"), *command, "--port", str(port)]
    with ServerProcess(arguments, port, log=log):
        yield port


def send(port: int, method: str, path: str, body: object, headers: dict[str, str]) -> int:
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        text = None if body is None else json.dumps(body)
        connection.request(method, path, text, {"Content-Type": "application/json", **headers})
        answer = connection.getresponse()
        answer.read()
        return answer.status
    finally:
        connection.close()


def test_the_mock_answers_every_example(contract_file: Path, tmp_path: Path) -> None:
    with prism(tmp_path / "log", "mock", str(contract_file)) as port:
        for example in all_examples():
            recorded = example.recorded
            if recorded["status"] == 200:
                prefer = {"Prefer": f"example={example.name}", "Accept": recorded["media_type"]}
                request = recorded.get("request")
                status = send(port, example.method.upper(), example.address(), request, prefer)
                assert status == 200, example


def test_the_proxy_finds_no_difference(contract_file: Path, tmp_path: Path, service: str) -> None:
    options = (str(contract_file), service, "--errors")
    with prism(tmp_path / "log", "proxy", *options) as port:
        for example in all_examples():
            recorded = example.recorded
            if recorded["status"] == 200:
                accept = {"Accept": recorded["media_type"]}
                request = recorded.get("request")
                status = send(port, example.method.upper(), example.address(), request, accept)
                assert status == 200, example
