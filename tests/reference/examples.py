"""How the worked examples of the rulings are written down as tests.

A play is text in absolute points, `18-20-21 24-off`: one checker from 18 over 20 to 21, another
from 24 off the board. Its result is made by hand here, checker by checker, without any rule but
what becomes of a lone opposing checker.
"""

import json
from typing import Any

from . import second

Plain = dict[str, Any]
OTHER = {"white": "black", "black": "white"}


class Example:
    """A position of a game, a player and a roll."""

    def __init__(
        self,
        variant: str,
        position: str,
        roll: str,
        player: str = "white",
        **options: Any,
    ) -> None:
        self.variant, self.player, self.options = variant, player, options
        self.position = second.parse(position)
        dice = int(roll[0]), int(roll[2])
        self.numbers = [*dice] if dice[0] != dice[1] else [dice[0]] * 4

    @property
    def results(self) -> list[Plain]:
        """The positions that the legal plays lead to."""
        found = second.plays(self.variant, self.options, self.position, self.player, self.numbers)
        return [json.loads(text) for text in sorted(found)]

    def are(self, *plays: str) -> bool:
        """Whether these plays are legal in this order and their results are all there are."""
        expected = {second.canonical(self.after(play)) for play in plays}
        found = {second.canonical(result) for result in self.results}
        return expected == found and all(self.allows(play) for play in plays)

    def has_no_play(self) -> bool:
        return self.results == [self.position]

    def allows(self, play: str) -> bool:
        """Whether this is a legal play, made in this order."""
        return second.allows(
            self.variant, self.options, self.position, self.player, self.numbers, moves(play)
        )

    def reaches(self, play: str) -> bool:
        """Whether some legal play leads where this one leads."""
        return self.after(play) in self.results

    def after(self, play: str) -> Plain:
        """The position after a play, legal or not."""
        pins = second.PAGES[self.variant].meeting == "pin"
        mine, theirs = dict(self.position[self.player]), dict(self.position[OTHER[self.player]])
        pinned = set(self.position.get("marks", {}).get(OTHER[self.player], ()))
        for source, target in moves(play):
            mine[source] -= 1
            mine[target] = mine.get(target, 0) + 1
            if not mine[source]:
                pinned.discard(source)
            if target != "off" and theirs.get(target) == 1 and pins:
                pinned.add(target)
            elif target != "off" and theirs.get(target) == 1:
                theirs["bar"] = theirs.get("bar", 0) + theirs.pop(target)
        position = {self.player: _held(mine), OTHER[self.player]: _held(theirs)}
        own_pinned = self.position.get("marks", {}).get(self.player, [])
        marks = {OTHER[self.player]: sorted(pinned, key=int), self.player: own_pinned}
        if any(marks.values()):
            position["marks"] = {side: points for side, points in marks.items() if points}
        return position

    def endings(self) -> list[tuple[str, str | None]]:
        """How the game has ended in those results in which it has."""
        found = (second.how_it_ended(self.variant, self.options, at) for at in self.results)
        return [ended for ended in found if ended]


def moves(play: str) -> list[tuple[str, str]]:
    """`18-20-21 24-off` as [("18", "20"), ("20", "21"), ("24", "off")]."""
    paths = [path.split("-") for path in play.split()]
    return [(path[at], path[at + 1]) for path in paths for at in range(len(path) - 1)]


def _held(side: dict[str, int]) -> dict[str, int]:
    return {place: count for place, count in side.items() if count}
