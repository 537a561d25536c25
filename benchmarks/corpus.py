"""The stored positions, each with the player on turn and the stage to be played.

One line each, readable by eye: `white 6-4 | white 1:2 12:5 ...; black 24:2 ...`. Numbers joined
by `-` may be played in any order, numbers joined by `>` only in that one. House rules follow the
numbers: `white 1-1-1-1 double_repeats=4 | ...`.
"""

from __future__ import annotations

from collections.abc import Iterable
from json import dumps, loads
from pathlib import Path
from typing import NamedTuple

from engine.movegen import Play, Plays, plays
from engine.position import BLACK, WHITE, Color, Position
from engine.rules.ruleset import Ruleset
from engine.turn import Move, PlayStage
from engine.variants import VARIANTS, ruleset
from service.serializers.state_json import MOST_PLAYS

HERE = Path(__file__).parent / "corpus"
BASE = "backgammon"


class Pair(NamedTuple):
    """A position with the player on turn and the stage to be played."""

    rules: Ruleset
    position: Position
    player: Color
    stage: PlayStage

    def ask(self) -> Plays:
        """Every distinct legal play with its moves and its position: the timed call."""
        return plays(self.rules, self.position, self.player, self.stage)

    def read_out(self) -> list[Play]:
        """The plays as a list, with an object for each play."""
        return list(self.ask())

    def unpack(self) -> list[tuple[tuple[Move, ...], Position]]:
        """The plays as a list, with every position unpacked."""
        return [(play.moves, play.position) for play in self.ask()]

    def ask_capped(self) -> Plays:
        """At most as many plays as the service lists."""
        return plays(self.rules, self.position, self.player, self.stage, MOST_PLAYS)

    def __str__(self) -> str:
        joint = ">" if self.stage.in_order else "-"
        chosen = [f"{name}={dumps(value)}" for name, value in self.rules.chosen.items()]
        words = [self.player, joint.join(map(str, self.stage.numbers)), *chosen]
        return f"{' '.join(words)} | {self.position}"


def parse(name: str, line: str) -> Pair:
    """Read one line."""
    question, position = line.split(" | ")
    player, numbers, *chosen = question.split()
    options = {key: loads(value) for key, _, value in (word.partition("=") for word in chosen)}
    stage = PlayStage(tuple(int(n) for n in numbers.replace(">", "-").split("-")), ">" in numbers)
    color: Color = WHITE if player == WHITE else BLACK
    return Pair(ruleset(name, options), Position.parse(position), color, stage)


def read(name: str, kind: str = "random") -> list[Pair]:
    """The stored pairs of a game: from random games, or the `worst` ones."""
    lines = (HERE / kind / f"{name}.txt").read_text().splitlines()
    return [parse(name, line) for line in lines if line]


def write(name: str, kind: str, pairs: Iterable[Pair]) -> None:
    """Store the pairs of a game."""
    path = HERE / kind / f"{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{pair}\n" for pair in pairs))


def body(pair: Pair) -> bytes:
    """The simple question, as a client that knows nothing of stages asks it."""
    sides = {color: pair.position.side(color) for color in ("white", "black")}
    dice = [pair.stage.numbers[0], pair.stage.numbers[-1]]
    request = {"variant": pair.rules.name, "player": pair.player, "dice": dice, "position": sides}
    return dumps(request).encode()


def travelling() -> list[str]:
    """The games whose checkers move along routes, with the common move generator."""
    return [name for name, rules in VARIANTS.items() if rules.mechanics is None]
