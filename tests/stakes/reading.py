"""Golden tables: columns stand two blanks apart, `a/b` is either, `#` begins a remark."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

HERE = Path(__file__).parent


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a golden table, alternatives written out."""
    lines = (HERE / f"{name}.txt").read_text().splitlines()
    cells = [re.split(r"\s{2,}", line.strip()) for line in lines if line[:1] not in ("", "#")]
    head, *body = cells
    return [dict(zip(head, row, strict=True)) for line in body for row in _written_out(line)]


def _written_out(line: list[str]) -> Iterator[tuple[str, ...]]:
    return product(*(cell.split("/") for cell in line))


def named(row: dict[str, str]) -> str:
    """A row as the name of its test."""
    return " ".join(f"{key}={value}" for key, value in row.items())
