"""The seats of a chouette: opening throw, rotation, leaving, joining and the box's partner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.faults import Fault, Refused

LEAST: Final = 3
MOST: Final = 12
PARTNER_FROM: Final = 8
"""Rulebook 28: a box partner with eight or more players."""


@dataclass(frozen=True, slots=True)
class Seats:
    """The players in order: the box, the captain, the queue.

    `partner` shares the box's result in this game and keeps their place in the order.
    """

    players: tuple[str, ...]
    partner: str | None = None

    @property
    def box(self) -> str:
        """The player who plays against all others."""
        return self.players[0]

    @property
    def team(self) -> tuple[str, ...]:
        """The players against the box, the captain first."""
        return tuple(name for name in self.players[1:] if name != self.partner)

    @property
    def captain(self) -> str:
        """The player who leads the team."""
        return self.team[0]

    @property
    def queue(self) -> tuple[str, ...]:
        """The members of the team after the captain."""
        return self.team[1:]


@dataclass(frozen=True, slots=True)
class Rethrow:
    """Ties in the opening throw; the players of each group throw again among themselves."""

    groups: tuple[tuple[str, ...], ...]


def check_players(players: Sequence[str]) -> list[Fault]:
    """Faults unless there are three to twelve different players."""
    faults = []
    if not LEAST <= len(players) <= MOST:
        faults.append(_fault("player_count", least=LEAST, most=MOST, count=len(players)))
    repeated = [name for name, times in Counter(players).items() if times > 1]
    return faults + [_fault("player_repeated", name=name) for name in repeated]


def check_names(
    names: Sequence[str], known: Collection[str], pointer: str, listed: bool = True
) -> list[Fault]:
    """Faults of players who do not take part or are named twice, each with its pointer.

    `listed`: the pointer is that of a list, so that the position of the name is added.
    """
    faults = []
    for index, name in enumerate(names):
        place = f"{pointer}/{index}" if listed else pointer
        if name not in known:
            faults.append(_fault("player_unknown", place, name=name))
        elif name in names[:index]:
            faults.append(_fault("player_repeated", place, name=name))
    return faults


def check_seats(seats: Seats) -> list[Fault]:
    """Faults of seats, all at once."""
    faults = check_players(seats.players)
    if seats.partner is not None:
        if len(seats.players) < PARTNER_FROM:
            faults.append(
                _fault("no_partner", "/chouette/partner", "box_partner", least=PARTNER_FROM)
            )
        if seats.partner not in seats.players[1:]:
            faults.append(_fault("player_unknown", "/chouette/partner", name=seats.partner))
    return faults


def opening_throw(players: Sequence[str], rounds: Sequence[Mapping[str, int]]) -> Seats | Rethrow:
    """The seats after these rounds of throws, or the players who must throw again.

    All players throw in the first round, then only those who are tied. A second throw decides
    within a tie only.
    """
    _refuse(check_players(players))
    thrown: dict[str, tuple[int, ...]] = dict.fromkeys(players, ())
    faults: list[Fault] = []
    for index, throws in enumerate(rounds):
        due = [name for group in _tied(thrown) for name in group]
        faults += _check_round(index, throws, due)
        if faults:
            raise Refused(faults)
        for name in due:
            thrown[name] += (throws[name],)
    groups = _tied(thrown)
    if groups:
        return Rethrow(groups)
    return Seats(tuple(sorted(players, key=lambda name: thrown[name], reverse=True)))


def _tied(thrown: Mapping[str, tuple[int, ...]]) -> tuple[tuple[str, ...], ...]:
    groups: dict[tuple[int, ...], list[str]] = {}
    for name, throws in thrown.items():
        groups.setdefault(throws, []).append(name)
    tied = sorted(groups.items(), reverse=True)
    return tuple(tuple(names) for _, names in tied if len(names) > 1)


def _check_round(index: int, throws: Mapping[str, int], due: Sequence[str]) -> list[Fault]:
    place = f"/rounds/{index}"
    if not due:
        return [_fault("seats_decided", place)]
    faults = [_fault("throw_needed", place, name=name) for name in due if name not in throws]
    for name, value in throws.items():
        if name not in due:
            faults.append(_fault("throw_unneeded", f"{place}/{_escaped(name)}", name=name))
        elif not 1 <= value <= 6:
            faults.append(_fault("no_such_die", f"{place}/{_escaped(name)}", number=value))
    return faults


def changed(seats: Seats, leaving: Sequence[str] = (), joining: Sequence[str] = ()) -> Seats:
    """The seats after players left and others joined at the end."""
    faults = check_names(leaving, seats.players, "/action/leaving")
    stay = tuple(name for name in seats.players if name not in leaving)
    after = (*stay, *joining)
    faults += [
        _fault("player_repeated", f"/action/joining/{index}", name=name)
        for index, name in enumerate(joining)
        if name in after[: len(stay) + index]
    ]
    counted = [fault for fault in check_players(after) if fault.code == "player_count"]
    _refuse(faults + [replace(fault, pointer="/action") for fault in counted])
    return Seats(after)


def with_partner(seats: Seats, volunteers: Sequence[str] = (), drawn: str | None = None) -> Seats:
    """The seats with a partner of the box.

    The best placed volunteer becomes the partner; without volunteers the player drawn by lot from
    the team without the captain.
    """
    alone = replace(seats, partner=None)
    faults = check_seats(alone)
    if len(seats.players) < PARTNER_FROM:
        faults.append(_fault("no_partner", "/action", "box_partner", least=PARTNER_FROM))
    faults += check_names(volunteers, alone.team, "/action/volunteers")
    chosen = next((name for name in alone.team if name in volunteers), drawn)
    known = list(alone.queue)
    if chosen is None:
        faults.append(_fault("lot_needed", "/action/drawn", "box_partner", known=known))
    elif chosen == drawn and not volunteers and drawn not in known:
        faults.append(
            _fault("not_in_the_lot", "/action/drawn", "box_partner", name=drawn, known=known)
        )
    _refuse(faults)
    return replace(alone, partner=chosen)


def moved_up(seats: Seats, stays: Collection[str], last: str | None = None) -> Seats:
    """Rulebook 28: those who stay in the game move up, in their order, before those who are out.

    A captain who dropped is `last` of all. The box and its partner keep their places.
    """
    out = [name for name in seats.team if name not in stays and name != last]
    order = iter([*(n for n in seats.team if n in stays), *out, *([last] if last else [])])
    return replace(
        seats, players=tuple(next(order) if n in seats.team else n for n in seats.players)
    )


def captain_dropped(seats: Seats, leader: str) -> Seats:
    """Only a captain who dropped changes place: to the end, and the best placed taker leads."""
    old = seats.captain
    others = [leader if name == old else name for name in seats.players if name != leader]
    return replace(seats, players=(*others, old))


def rotated(seats: Seats, captain_won: bool | None) -> Seats:
    """The next game's seats; they do not change after a draw (None)."""
    if captain_won is None:
        return Seats(seats.players)
    box, captain = seats.box, seats.captain
    rest = tuple(name for name in seats.players if name not in (box, captain))
    if captain_won:
        return Seats((captain, *rest, box))
    return Seats((box, *rest, captain))


def _fault(
    code: str, place: str = "/chouette/players", rule: str = "chouette", **facts: object
) -> Fault:
    return Fault(code, place, rule, facts=facts)


def _escaped(name: str) -> str:
    """A name as a token of a JSON pointer (RFC 6901: ~ is ~0 and / is ~1)."""
    return name.replace("~", "~0").replace("/", "~1")


def _refuse(faults: Sequence[Fault]) -> None:
    if faults:
        raise Refused(faults)
