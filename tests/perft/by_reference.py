"""The same count by the slow reference: no line of it is the engine's."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, combinations_with_replacement
from typing import Any

from engine.game.actions import DoubleNamed, Played, Rolled, RollNamed
from engine.turn import Dice
from tests import reference
from tests.invariants.succession import Table, TurnPlain, expected, fresh
from tests.reference.boards import canonical

Key = tuple[str, str]
ROLLS: tuple[Dice, ...] = tuple(combinations_with_replacement(range(1, 7), 2))
NAMED: tuple[Dice, ...] = tuple(combinations(range(1, 7), 2))


def start(variant: str, position: dict[str, Any], player: str) -> Table:
    """A player at the beginning of his turn, nothing thrown yet."""
    table = Table(variant, {}, position, player, [], None)
    return _with(table, fresh(table, player, None, position))


def perft(table: Table, depth: int) -> int:
    """The nodes so many plays below a table."""
    level = Counter({_key(table): 1})
    for below in range(depth, 0, -1):
        counted: Counter[Key] = Counter()
        total = 0
        for key, times in level.items():
            for child in _children(_unkey(table, key), last=below == 1):
                total += times
                if child:
                    counted[child] += times
        if below == 1:
            return total
        level = counted
    return 1


def _children(table: Table, *, last: bool) -> Iterator[Key | None]:
    """Every node one play below; None where the game has ended, or it is not needed."""
    for at in _tables(table):
        if not at.stages or at.stages[0]["do"] != "play":
            yield None if last else _key(at)
            continue
        found = reference.reached(at.variant, at.options, at.position, at.player, at.stages[0])
        for after, used in found.items():
            yield None if last else _after(at, json.loads(after), used)


def _after(at: Table, position: dict[str, Any], used: int) -> Key | None:
    lying = at.thrown and (at.thrown[0], at.thrown[1])
    if reference.outcome(at.variant, at.options, position, dice=lying or None):
        return None
    turn = expected(at, Played(()), position, used)
    return _key(_with(replace(at, position=position), turn))


def _tables(table: Table) -> Iterator[Table]:
    head = table.stages[0]
    if head["do"] == "roll":
        for dice in ROLLS:
            if table.variant == "fixed_roll" and dice[0] == dice[1]:
                continue
            yield from _thrown(table, dice)
    elif head["do"] == "name_double":
        for number in range(1, 7):
            yield from _tables(_with(table, expected(table, DoubleNamed(number), {}, 0)))
    elif head["do"] == "name_roll":
        for numbers in NAMED:
            yield from _tables(_with(table, expected(table, RollNamed(numbers), {}, 0)))
    else:
        yield table


def _thrown(table: Table, dice: Dice) -> Iterator[Table]:
    rolled = _with(table, expected(table, Rolled(dice), {}, 0))
    brings = reference.roll_stages(table.variant, table.options, table.position, table.player, dice)
    if any(stage["do"] != "roll" for stage in brings):
        yield from _tables(rolled)
    else:
        yield rolled


def _with(table: Table, turn: TurnPlain) -> Table:
    return replace(table, **turn)


def _key(table: Table) -> Key:
    return canonical(table.position), json.dumps(table.as_turn)


def _unkey(table: Table, key: Key) -> Table:
    return _with(replace(table, position=json.loads(key[0])), json.loads(key[1]))
