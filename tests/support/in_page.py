"""The rules as a page has them, run by Node: answers to requests, beside those of the service."""

from __future__ import annotations

import json
import subprocess
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from flask.testing import FlaskClient

from service.app import create_app
from service.settings import Settings
from tests.proofs import compare
from tests.support.programs import program
from tools.examples import all_examples
from tools.local import packed

SCRIPT = Path(__file__).with_name("in_page.mjs")
COMPARED = ("content-type", "content-language")
"""Headers that are equal, too."""

LANGUAGES = ("en", "de", "fr", "it", "de-CH, fr;q=0.5", None)


class Sent(NamedTuple):
    """A request."""

    method: str
    target: str
    headers: Mapping[str, str]
    body: bytes | None


class Answer(NamedTuple):
    """What is compared of an answer."""

    status: int
    headers: Mapping[str, str | None]
    body: bytes


class Row(NamedTuple):
    """A request with both answers, and the seconds of a processor that each took."""

    sent: Sent
    service: Answer
    page: Answer
    service_seconds: float
    page_seconds: float


def recorded() -> list[Sent]:
    """The requests of all recorded examples."""
    accept = "application/json, application/problem+json, */*;q=0.1"
    found = []
    for example in all_examples():
        said = example.recorded
        headers = {
            "Accept": said.get("accept", accept),
            "Accept-Language": said.get("language", "en"),
        }
        is_get = example.method == "get"
        body = None if is_get else json.dumps(said["request"]).encode()
        target = example.address() if is_get else example.path
        found.append(_sent(example.method.upper(), target, headers, body))
    return found


def at_random(number: int, seed: int) -> list[Sent]:
    """So many requests about random games of all variants, in turn in every language."""
    made = list(compare.requests(Random(seed), number // 5))
    chosen = Random(seed).sample(made, number)
    found = []
    for at, (method, target, value) in enumerate(chosen):
        language = LANGUAGES[at % len(LANGUAGES)]
        body = None if value is None else json.dumps(value).encode()
        found.append(_sent(method, target, {"Accept-Language": language} if language else {}, body))
    return found


def _sent(method: str, target: str, headers: Mapping[str, str], body: bytes | None) -> Sent:
    typed = {} if body is None else {"Content-Type": "application/json"}
    return Sent(method, target, {**headers, **typed}, body)


def both(requests: Sequence[Sent], file: Path, figures: dict[str, float]) -> Iterator[Row]:
    """Every request with the answers of the page and of the service; `ready` of the figures is set.

    The file is where the requests are written for Node.
    """
    node, package = program("node"), packed(program("npm"))
    with file.open("w", encoding="utf-8") as lines:
        for sent in requests:
            body = None if sent.body is None else b64encode(sent.body).decode()
            print(json.dumps({**sent._asdict(), "body": body}), file=lines)
    client = create_app(Settings(log_requests=False)).test_client()
    command = [node, str(SCRIPT), str(package), str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout
        figures.update(json.loads(process.stdout.readline()))
        for sent, line in zip(requests, process.stdout, strict=True):
            found = json.loads(line)
            begun = process_time()
            service = _by_the_service(client, sent)
            took = process_time() - begun
            page = Answer(found["status"], _compared(found["headers"]), b64decode(found["body"]))
            yield Row(sent, service, page, took, found["seconds"])
    assert process.returncode == 0


def _by_the_service(client: FlaskClient, sent: Sent) -> Answer:
    response = client.open(
        sent.target, method=sent.method, headers=dict(sent.headers), data=sent.body
    )
    headers = {name.lower(): value for name, value in response.headers.items()}
    return Answer(response.status_code, _compared(headers), response.get_data())


def _compared(headers: Mapping[str, Any]) -> dict[str, str | None]:
    return {name: headers.get(name) for name in COMPARED}
