"""The rules of the table: about dice and hands, the same in every game.

They are part of the description of a game for clients that referee a real table. The engine does
not keep them: it gets plays that are made and rolls that count. The sentences are in
`engine.messages`.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class TableRule(NamedTuple):
    """A rule of the table; `values` are what players may agree on, the default first."""

    id: str
    values: tuple[str, ...] = ()


TABLE_RULES: Final = (
    TableRule("take_back"),
    TableRule("illegal_play"),
    TableRule("cocked_dice"),
    TableRule("premature_roll", ("void", "stands")),
)
