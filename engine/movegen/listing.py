"""The list of plays: all distinct legal plays of a stage, by the fastest proven way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice, repeat
from typing import Final, NamedTuple, overload

from engine import late
from engine.movegen import fast
from engine.movegen.general import search
from engine.movegen.lane import Lane
from engine.movegen.protocol import Mechanics, Nodes
from engine.movegen.special import Circle, TowerMoves
from engine.position import COLORS, Color, Position, check_color, unpack
from engine.rules.ruleset import Circling, Ruleset, Towers
from engine.turn import Move, PlayStage

from_bytes: Final = int.from_bytes
"""Looked up once: the lookup costs as much as the call."""


def is_compiled() -> bool:
    """Whether this is the compiled build (docs/adr/0022)."""
    return not __file__.endswith(".py")


class Play(NamedTuple):
    """A distinct play: the packed position it leads to, and its moves in one legal order.

    Packed positions compare and serve as keys; `position` is the readable one. `str(play)` is its
    notation.
    """

    packed: int
    moves: tuple[Move, ...]
    rules: Ruleset
    player: Color

    @property
    def position(self) -> Position:
        """The position that the play leads to."""
        return unpack(self.packed)

    def __str__(self) -> str:
        return late.write_play(self.rules, self.player, self.moves)

    def __repr__(self) -> str:
        return f"<Play {self}>"


class Plays(Sequence[Play]):
    """The distinct plays of a stage; each becomes a `Play` when it is read.

    `complete` is false where the list was cut at a requested length.
    """

    __slots__ = ("complete", "nodes", "player", "rules")

    def __init__(self, rules: Ruleset, player: Color, nodes: Nodes, complete: bool = True) -> None:
        self.rules = rules
        self.player = player
        self.nodes = nodes
        self.complete = complete

    def __len__(self) -> int:
        return len(self.nodes)

    def __iter__(self) -> Iterator[Play]:
        whose = repeat(self.rules), repeat(self.player)
        found = zip(self.nodes, self.nodes.values(), *whose, strict=False)
        return map(partial(tuple.__new__, Play), found)

    def __repr__(self) -> str:
        return (
            f"<{len(self)} plays: {'; '.join(map(str, islice(self, 4)))}{' …' * (len(self) > 4)}>"
        )

    def __contains__(self, play: object) -> bool:
        """Whether this is one of the plays, or the text that `str` makes of one."""
        if isinstance(play, str):
            return any(play == str(known) for known in self)
        return any(play == known for known in self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Plays):
            return NotImplemented
        mine = (self.rules, self.player, self.complete, self.nodes)
        return mine == (other.rules, other.player, other.complete, other.nodes)

    @overload
    def __getitem__(self, at: int) -> Play: ...
    @overload
    def __getitem__(self, at: slice) -> list[Play]: ...
    def __getitem__(self, at: int | slice) -> Play | list[Play]:
        return list(self)[at]


class Side:
    """What is prepared once for one side of a ruleset: its mechanics, and its fast path if any."""

    __slots__ = ("lane", "moving")

    def __init__(self, rules: Ruleset, color: Color) -> None:
        self.lane: Lane | None = None
        self.moving: Mechanics
        match rules.mechanics:
            case Circling() as circling:
                self.moving = Circle(rules, color, circling)
            case Towers() as towers:
                self.moving = TowerMoves(rules, color, towers)
            case None:
                self.moving = lane = Lane(rules, color)
                if fast.qualifies(rules):
                    self.lane = lane


_prepared: Final[dict[Ruleset, dict[Color, Side]]] = {}
MOST_PREPARED: Final = 256
"""More rulesets, options included, than are in use at a time."""


def _side(rules: Ruleset, color: Color) -> Side:
    sides = _prepared.get(rules)
    if sides is None:
        if not isinstance(rules, Ruleset):
            raise TypeError(f"The rules are a Ruleset, as ruleset('backgammon'), not {rules!r}.")
        if len(_prepared) >= MOST_PREPARED:
            _prepared.clear()
        _prepared[rules] = sides = {side: Side(rules, side) for side in COLORS}
    check_color(color)
    return sides[color]


def mechanics(rules: Ruleset, color: Color) -> Mechanics:
    """The single moves of one side of a game, prepared once."""
    return _side(rules, color).moving


def plays(
    rules: Ruleset, position: Position, color: Color, stage: PlayStage, most: int = fast.NO_LIMIT
) -> Plays:
    """All legal plays of the stage, distinct by the position they lead to, or the first `most`.

    Of several sequences to the same position one is kept: the higher number first, the rearmost
    checker first. Where nothing can be played the only play is empty.
    """
    if not isinstance(stage, PlayStage):
        raise TypeError(
            f"Plays belong to a stage of the type PlayStage, not {type(stage).__name__}."
        )
    side = _side(rules, color)
    cells = position.cells
    packed = from_bytes(cells, "little")
    nodes: Nodes = {}
    if side.lane is not None:
        nodes = fast.fast_plays(side.lane, packed, cells, stage, most)
    if not nodes:
        nodes = search(side.moving, packed, stage, rules.obligation)
    if len(nodes) <= most:
        return Plays(rules, color, nodes)
    return Plays(rules, color, dict(islice(nodes.items(), most)), complete=False)


def searched(rules: Ruleset, position: Position, color: Color, stage: PlayStage) -> Plays:
    """The plays by the general search alone: what the fast paths are tested against."""
    start = from_bytes(position.cells, "little")
    return Plays(rules, color, search(mechanics(rules, color), start, stage, rules.obligation))
