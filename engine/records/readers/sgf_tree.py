"""The trees of an SGF text, of any game: the nodes of each main line with their properties.

The parser is a loop, not a recursion: of variations only the first branch is kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.faults import Fault
from engine.records.model import MOST_PLIES, Location, NotARecord, Remark, check_size

DEEPEST = 200
MOST_NODES = 2 * MOST_PLIES
_NAME = re.compile(r"[A-Za-z0-9]+")
_STRUCTURE = re.compile(r"[();]")
_BRACKET_OR_ESCAPE = re.compile(r"[\]\\]")


@dataclass(slots=True)
class Node:
    """The properties of a node, by name, each with all its values."""

    place: Location
    properties: dict[str, list[str]] = field(default_factory=dict)

    def value(self, name: str) -> str | None:
        """The first value of a property; None without it."""
        values = self.properties.get(name)
        return values[0] if values else None


class Parser:
    """Splits the text into trees, and keeps the nodes of each main line."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.remarks: list[Remark] = []
        starts = [0, *(match.end() for match in re.finditer("\n", text))]
        self.line_starts = starts
        self.line = 0

    def place(self, at: int, node: int | None = None) -> Location:
        """Line and character; places are looked up in ascending order."""
        while self.line + 1 < len(self.line_starts) and self.line_starts[self.line + 1] <= at:
            self.line += 1
        return Location(self.line + 1, at - self.line_starts[self.line] + 1, node=node)

    def trees(self) -> Iterator[list[Node]]:
        """The main line of each tree: the nodes up to where its first branch ends."""
        depth, at, count, main_line_ended = 0, 0, 0, False
        nodes: list[Node] = []
        while bracket := _STRUCTURE.search(self.text, at):
            at = bracket.end()
            match bracket[0]:
                case "(":
                    depth += 1
                    if depth > DEEPEST:
                        raise NotARecord([Fault("record_too_deep", facts={"most": DEEPEST})])
                case ")" if depth:
                    depth, main_line_ended = depth - 1, True
                    if depth == 0:
                        yield nodes
                        nodes, main_line_ended = [], False
                case ";" if depth:
                    count += 1
                    check_size(count, "nodes", MOST_NODES)
                    node = Node(self.place(bracket.start(), len(nodes) + 1))
                    at = self.properties(at, node)
                    if not main_line_ended:
                        nodes.append(node)
        if depth and nodes:
            self.remarks.append(Remark(Fault("cut_off"), nodes[-1].place))
            yield nodes

    def properties(self, at: int, node: Node) -> int:
        """Read the properties of a node; gives where the next thing begins."""
        text = self.text
        while at < len(text):
            if text[at].isspace():
                at += 1
                continue
            name = _NAME.match(text, at)
            if not name:
                return at
            at = name.end()
            values: list[str] = []
            while at < len(text) and (text[at] == "[" or text[at].isspace()):
                if text[at] == "[":
                    at, value = self.value(at + 1)
                    values.append(value)
                else:
                    at += 1
            short = "".join(c for c in name[0] if not c.islower()) or name[0].upper()
            node.properties.setdefault(short, []).extend(values)
        return at

    def value(self, at: int) -> tuple[int, str]:
        """A value up to its closing bracket; a backslash escapes the next character."""
        text, parts = self.text, []
        while True:
            end = _next_of(text, at)
            parts.append(text[at:end])
            if end >= len(text):
                return end, "".join(parts)
            if text[end] == "]":
                return end + 1, "".join(parts)
            if text[end + 1 : end + 2] != "\n":
                parts.append(text[end + 1 : end + 2])
            at = end + 2


def _next_of(text: str, at: int) -> int:
    """Where the next bracket or backslash stands; the end of the text if there is none."""
    found = _BRACKET_OR_ESCAPE.search(text, at)
    return found.start() if found else len(text)
