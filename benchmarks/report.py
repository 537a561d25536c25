"""The report of a benchmark: tables, and goals that are met or missed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Goal(NamedTuple):
    """A measured value and its target."""

    name: str
    value: float
    target: str
    met: bool

    def __str__(self) -> str:
        return (
            f"{'met   ' if self.met else 'MISSED'} {self.name}: {self.value:,.2f} ({self.target})"
        )


class Section(NamedTuple):
    """One part of the report."""

    title: str
    lines: Sequence[str]
    goals: Sequence[Goal] = ()

    def __str__(self) -> str:
        return "\n".join([f"## {self.title}", "", *self.lines, "", *map(str, self.goals), ""])


def joined(title: str, parts: Sequence[Section]) -> Section:
    """Several tables under one title."""
    lines = [line for part in parts for line in part.lines]
    return Section(title, lines, [goal for part in parts for goal in part.goals])


def goal(
    name: str, value: float, at_least: float | None = None, at_most: float | None = None
) -> Goal:
    """Compare a value with its target; the result is printed, never asserted."""
    if at_least is not None:
        return Goal(name, value, f"at least {at_least:,g}", value >= at_least)
    assert at_most is not None
    return Goal(name, value, f"at most {at_most:,g}", value <= at_most)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A Markdown table; all columns but the first are numbers."""
    rule = ["---", *["---:"] * (len(head) - 1)]
    return [f"| {' | '.join(cells)} |" for cells in (head, rule, *rows)]
