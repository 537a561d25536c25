"""The frozen counts: `counts.yaml`, four positions a game, two plays deep."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from engine.game.game import Game
from engine.position import Color, Position
from engine.variants import VARIANTS
from tests.perft.counting import start
from tests.support.documents import read_yaml

DATA = Path(__file__).parent / "counts.yaml"
QUICK = 250_000
"""Up to so many nodes are counted in the test run, and by the reference before they are frozen;
`make perft` counts them all."""


class Case(NamedTuple):
    """A position with the turn to come, its nodes by depth, and how deep the reference agreed."""

    variant: str
    position: Position
    player: Color
    nodes: list[int]
    by_reference: int

    @property
    def state(self) -> Game:
        return start(VARIANTS[self.variant], self.position, self.player)

    @property
    def quick_depths(self) -> list[int]:
        return [depth for depth, nodes in enumerate(self.nodes, 1) if nodes <= QUICK]

    def __str__(self) -> str:
        return f"{self.variant}: {self.position}, {self.player}"


def cases() -> list[Case]:
    data: dict[str, list[dict[str, Any]]] = read_yaml(DATA.read_text(encoding="utf-8"))
    return [
        Case(
            variant,
            Position.parse(entry["position"]),
            entry["player"],
            entry["nodes"],
            entry["by_reference"],
        )
        for variant, entries in data.items()
        for entry in entries
    ]


def write(found: list[Case]) -> None:
    lines = ["# Perft: nodes one and two plays deep; docs/correctness.md says what a node is."]
    for variant in VARIANTS:
        lines.append(f"{variant}:")
        for case in found:
            if case.variant == variant:
                lines += [
                    f'  - position: "{case.position}"',
                    f"    player: {case.player}",
                    f"    nodes: {case.nodes}",
                    f"    by_reference: {case.by_reference}",
                ]
    DATA.write_text("\n".join(lines) + "\n", encoding="utf-8")
