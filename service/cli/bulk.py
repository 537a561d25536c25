"""Many questions from a file, over all cores: lines of a batch in, lines of its answers out.

A line is what POST /v1/batch takes as NDJSON, so a file that was tried here can be sent there.
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

from service.cli.asking import client

T = TypeVar("T")
R = TypeVar("R")

LINES = 25
"""Lines that go to a core at once: enough to be worth the way, few enough to share evenly."""


@click.command()
@click.argument("questions", type=click.File("rb"), default="-")
@click.option("--output", type=click.File("wb"), default="-", help="Where the answers go.")
@click.option("--cores", type=click.IntRange(1), default=os.cpu_count(), help="How many to use.")
def bulk(questions: BinaryIO, output: BinaryIO, cores: int) -> None:
    """Answer a file of questions, one JSON object a line, in their order."""
    with ProcessPoolExecutor(cores) as pool:
        done = in_order(pool, answer_lines, _chunks(questions), ahead=4 * cores)
        # how much there is can be told of a file, not of a pipe
        length = sum(1 for _ in _chunks(questions)) if questions.seekable() else None
        if length is not None:
            questions.seek(0)
        with click.progressbar(done, length, "questions", file=sys.stderr) as told:
            for answers in told:
                output.writelines(answers)


def answer_lines(lines: list[bytes]) -> list[bytes]:
    """A line of answer for each line of question; what runs on every core."""
    reply = client().post("/v1/batch", data=b"".join(lines), content_type="application/x-ndjson")
    return reply.get_data().splitlines(keepends=True)


def _chunks(questions: BinaryIO) -> Iterator[list[bytes]]:
    lines = (line for line in questions if not line.isspace())
    while chunk := list(islice(lines, LINES)):
        yield chunk


def in_order(pool: Executor, work: Callable[[T], R], tasks: Iterable[T], ahead: int) -> Iterator[R]:
    """The results in the order of the tasks; only so many are under way, however many there are."""
    under_way: deque[Future[R]] = deque()
    for task in tasks:
        under_way.append(pool.submit(work, task))
        if len(under_way) >= ahead:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()
