"""Headers and properties of our own in the formats of other programs.

`X-Variant` (in SGF `XV`) is our name of the game, `X-Options` (`XO`) its options and `X-Stakes`
what is played for, in the grammar of our ids; `X-Start` is the state in which a game starts,
`X-Open` its opening throws, `X-Ply` the state before a ply.

    ; [X-Variant "gioul"]
    ; [X-Stakes "match-5"]
    ; [X-Start 2 "1~gioul~…"]
    ; [X-Open 1 "3-3.5-2"]
    ; [X-Ply 3.12 "1~gioul~…"]
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from engine.faults import Fault, Refused
from engine.notation.options_id import read_options
from engine.notation.scanning import Piece, Scan
from engine.notation.stakes_id import read_stakes
from engine.records.model import Dice, NotARecord, WrittenGame
from engine.rules.ruleset import Ruleset
from engine.stakes.check import check_stakes
from engine.stakes.two_players import Stakes
from engine.variants import VARIANTS, ruleset

FREE = "none"
"""Stakes of a game that is played for nothing."""

_OF_GAME = re.compile(r"X-(Start|Ply|Open)(?: (\d{1,6})(?:\.(\d{1,6}))?)?")
_THROW = re.compile(r"([1-6])-([1-6])")


def named_rules(variant: str | None, options: str | None) -> Ruleset | None:
    """The game that a record names; None if it names none, `NotARecord` if it is not known."""
    if variant is None:
        return None
    if variant not in VARIANTS:
        raise NotARecord([Fault("unknown_variation", facts={"name": variant[:40]})])
    if not options:
        return ruleset(variant)
    scan = Scan()
    try:
        chosen = read_options(scan, variant, Piece(options).split("."))
        scan.close()
        return ruleset(variant, chosen)
    except Refused:
        raise _unreadable("X-Options") from None


def named_stakes(text: str | None, rules: Ruleset | None) -> Stakes | None:
    """The stakes that a record names; None if it names none."""
    if text is None or text == FREE or rules is None:
        return None
    scan = Scan()
    try:
        stakes = read_stakes(scan, Piece(text))
        scan.close()
    except Refused:
        raise _unreadable("X-Stakes") from None
    if check_stakes(stakes, rules, None):
        raise _unreadable("X-Stakes")
    return stakes


def _unreadable(name: str) -> NotARecord:
    return NotARecord([Fault("unreadable_header", facts={"name": name})])


def public(header: Mapping[str, str]) -> dict[str, str]:
    """The header without the states of single games."""
    return {key: value for key, value in header.items() if not _OF_GAME.fullmatch(key)}


class GameHeaders:
    """What the head says about single games: their starts, opening throws and states."""

    def __init__(self, header: Mapping[str, str]) -> None:
        self.ids: dict[tuple[int, int], str] = {}
        self.throws: dict[int, tuple[Dice, ...]] = {}
        for key, value in header.items():
            found = _OF_GAME.fullmatch(key)
            if not found:
                continue
            game, ply = int(found[2] or 1), int(found[3] or 0)
            if found[1] == "Open":
                self.throws[game] = _throws(value)
            else:
                self.ids[game, ply] = value

    def added(self, game: WrittenGame) -> WrittenGame:
        """The game with what the head says about it."""
        if not self.ids and not self.throws:
            return game
        plies = tuple(
            replace(ply, id_before=self.ids.get((game.index, number)))
            for number, ply in enumerate(game.plies, 1)
        )
        start, throws = self.ids.get((game.index, 0)), self.throws.get(game.index, ())
        return replace(game, plies=plies, start_id=start, throws=throws)


def _throws(text: str) -> tuple[Dice, ...]:
    """Opening throws, White's die first; none if they cannot be read."""
    found = [_THROW.fullmatch(throw) for throw in text.split(".")]
    return tuple((int(throw[1]), int(throw[2])) for throw in found if throw)
