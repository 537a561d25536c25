"""Many requests from a file on all cores: lines of a batch in, lines of answers out.

A line is an item of `POST /v1/batch` in NDJSON, so the same file can be sent to the service.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from itertools import islice
from typing import BinaryIO, TypeVar

import click

from service.cli.client import client

T = TypeVar("T")
R = TypeVar("R")

LINES = 25
"""Lines per task: enough to outweigh the overhead, few enough to balance the cores."""


@click.command()
@click.argument("requests", type=click.File("rb"), default="-")
@click.option("--output", type=click.File("wb"), default="-", help="File for the answers.")
@click.option(
    "--cores", type=click.IntRange(1), default=os.cpu_count(), help="Number of processes."
)
def bulk(requests: BinaryIO, output: BinaryIO, cores: int) -> None:
    """Answer a file of requests on all cores.

    Each line is an item of a batch, and each line of the output is its answer, in the same order:

    \b
    {"operation": "begin", "request": {"variant": "backgammon"}}
    {"operation": "moves", "key": "any text of yours", "request": {"id": "1~…"}}

    The operations are those of the service that have a POST; docs/batch.md describes them.
    """
    with ProcessPoolExecutor(cores) as pool:
        done = in_order(pool, answer_lines, _chunks(requests), ahead=4 * cores)
        # a file can be counted first, a pipe cannot
        length = sum(1 for _ in _chunks(requests)) if requests.seekable() else None
        if length is not None:
            requests.seek(0)
        with click.progressbar(done, length, "requests", file=sys.stderr) as progress:
            for answers in progress:
                output.writelines(answers)


def answer_lines(lines: list[bytes]) -> list[bytes]:
    """The answer line for each request line; runs in every process."""
    response = client().post("/v1/batch", data=b"".join(lines), content_type="application/x-ndjson")
    return response.get_data().splitlines(keepends=True)


def _chunks(requests: BinaryIO) -> Iterator[list[bytes]]:
    lines = (line for line in requests if not line.isspace())
    while chunk := list(islice(lines, LINES)):
        yield chunk


def in_order(pool: Executor, work: Callable[[T], R], tasks: Iterable[T], ahead: int) -> Iterator[R]:
    """The results in the order of the tasks; at most `ahead` tasks are in progress at a time."""
    pending: deque[Future[R]] = deque()
    for task in tasks:
        pending.append(pool.submit(work, task))
        if len(pending) >= ahead:
            yield pending.popleft().result()
    while pending:
        yield pending.popleft().result()
