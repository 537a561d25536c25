"""The doubling cube: who may turn it now, why not, and what becomes of it.

The cube knows nothing of matches, money or boards. `Terms` says what is agreed about it and
`Standing` where the turn stands; both are made elsewhere, so one table of reasons serves them all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, NamedTuple

from engine.faults import Fault, Refused
from engine.position import OTHER, Color


class Do(StrEnum):
    """What a player may do with the cube."""

    DOUBLE = "double"
    TAKE = "take"
    DROP = "drop"
    BEAVER = "beaver"
    RACCOON = "raccoon"
    OTTER = "otter"


DONE: Final = {
    Do.DOUBLE: "doubled",
    Do.TAKE: "taken",
    Do.DROP: "dropped",
    Do.BEAVER: "beavered",
    Do.RACCOON: "raccooned",
    Do.OTTER: "ottered",
}
"""The word for what has happened once it is done."""

ANIMALS: Final = (Do.BEAVER, Do.RACCOON, Do.OTTER)
ANSWERS_TO: Final = {Do.BEAVER: Do.DOUBLE, Do.RACCOON: Do.BEAVER, Do.OTTER: Do.RACCOON}
HIGHEST: Final = 2**20
"""No cube goes higher: the rulebook has no end to it, but a number that travels has one."""
HOLLAND_TURN: Final = 3
"""Rulebook 27: the trailer may double only from his third turn on."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A turn of the cube that waits for its answer; `value` is the stake it asks for."""

    kind: Do
    by: Color
    value: int


@dataclass(frozen=True, slots=True)
class Cube:
    """The stake both have agreed to, whose the cube is (None: centred) and what is offered.

    `automatic` counts the automatic doubles in `value`: they turn the cube but give it to nobody.
    """

    value: int = 1
    owner: Color | None = None
    offer: Offer | None = None
    automatic: int = 0

    @property
    def is_turned(self) -> bool:
        """Whether a player has turned it; an automatic double is nobody's turn."""
        return self.owner is not None


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the game stands, as far as the cube asks; see `engine.stakes.standing`.

    `player` is None before the opening throw has decided; `turns_begun` counts his own turns,
    this one included.
    """

    player: Color | None
    before_first_roll: bool = True
    turns_begun: int = 1
    over: bool = False


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed about the cube in this game.

    `animals`: how far one may go at once. `waits`: who is bound by the Holland rule. `away`: what
    each still needs in a match; None in money play.
    """

    in_use: bool = True
    limit: int | None = None
    animals: tuple[Do, ...] = ()
    crawford_game: bool = False
    waits: Color | None = None
    away: Mapping[Color, int] | None = None

    @property
    def highest(self) -> int:
        """The highest value the cube may be turned to."""
        return self.limit or HIGHEST


@dataclass(frozen=True, slots=True)
class May:
    """Whether something may be done: every reason why not, and what is worth knowing if it may."""

    do: str
    faults: tuple[Fault, ...] = ()
    notes: tuple[Fault, ...] = field(default=())

    @property
    def allowed(self) -> bool:
        """Whether nothing speaks against it."""
        return not self.faults


class Dropped(NamedTuple):
    """A drop ends the game: who wins it, and the stake before the offer."""

    winner: Color
    stake: int


class Turned(NamedTuple):
    """The cube after an action, and the end of the game if that was a drop."""

    cube: Cube
    dropped: Dropped | None = None


def may(cube: Cube, terms: Terms, standing: Standing, by: Color) -> tuple[May, ...]:
    """What this player may do with the cube now, each with the reasons why not."""
    found = []
    for do in Do:
        faults = tuple(why_not(cube, terms, standing, by, do))
        notes = () if faults or do is not Do.DOUBLE else tuple(_notes(cube, terms, by))
        found.append(May(do, faults, notes))
    return tuple(found)


def turn_cube(cube: Cube, terms: Terms, standing: Standing, by: Color, do: Do) -> Turned:
    """The cube after a player's action; `Refused` says everything that speaks against it."""
    faults = why_not(cube, terms, standing, by, do)
    if faults:
        raise Refused(faults)
    if do is Do.DOUBLE:
        return Turned(replace(cube, offer=Offer(do, by, cube.value * 2)))
    offer = cube.offer
    assert offer
    if do is Do.DROP:
        return Turned(replace(cube, offer=None), Dropped(offer.by, cube.value))
    # rulebook 27: only an ordinary double gives the cube away, never a beaver, raccoon or otter
    owner = by if offer.kind is Do.DOUBLE else cube.owner
    taken = Cube(offer.value, owner, None, cube.automatic)
    if do is Do.TAKE:
        return Turned(taken)
    # an animal takes what was offered and asks for twice as much in the same breath
    return Turned(replace(taken, offer=Offer(do, by, taken.value * 2)))


def why_not(cube: Cube, terms: Terms, standing: Standing, by: Color, do: Do) -> list[Fault]:
    """Everything that speaks against an action; nothing if it may be done."""
    if not terms.in_use:
        return [_fault("no_cube", "cube")]
    if standing.over:
        return [_fault("game_over", "immediate_end")]
    if do is Do.DOUBLE:
        return [*_pending(cube), *_against_doubling(cube, terms, standing, by)]
    return [*_against_answering(cube, by), *_against_animal(cube, terms, do)]


def _pending(cube: Cube) -> list[Fault]:
    offer = cube.offer
    return [_fault("offer_pending", "doubling", kind=offer.kind, by=offer.by)] if offer else []


def _against_doubling(cube: Cube, terms: Terms, standing: Standing, by: Color) -> list[Fault]:
    faults = []
    if standing.player is None:
        faults.append(_fault("not_begun", "opening"))
    elif standing.player != by:
        faults.append(_fault("not_your_turn", "doubling", player=standing.player))
    elif not standing.before_first_roll:
        faults.append(_fault("already_rolled", "doubling"))
    if cube.owner == OTHER[by]:
        faults.append(_fault("not_the_owner", "redoubling", owner=cube.owner))
    if terms.crawford_game:
        faults.append(_fault("crawford_game", "crawford"))
    if terms.waits == by == standing.player and standing.turns_begun < HOLLAND_TURN:
        facts = {"turn": standing.turns_begun, "first": HOLLAND_TURN}
        faults.append(_fault("holland_rule", "holland", **facts))
    return faults + _above_limit(cube.value * 2, terms)


def _against_answering(cube: Cube, by: Color) -> list[Fault]:
    if cube.offer is None:
        return [_fault("nothing_offered", "doubling")]
    if cube.offer.by == by:
        return [_fault("own_offer", "doubling", kind=cube.offer.kind)]
    return []


def _against_animal(cube: Cube, terms: Terms, do: Do) -> list[Fault]:
    faults: list[Fault] = []
    if do not in ANIMALS:
        return faults
    if do not in terms.animals:
        code = "not_agreed" if terms.away is None else "money_only"
        faults.append(_fault(code, "beavers", name="beavers"))
    if cube.offer:
        if cube.offer.kind is not ANSWERS_TO[do]:
            facts = {"answer": do, "needs": ANSWERS_TO[do], "kind": cube.offer.kind}
            faults.append(_fault("answers_another", "beavers", **facts))
        faults += _above_limit(cube.offer.value * 2, terms)
    return faults


def _above_limit(value: int, terms: Terms) -> list[Fault]:
    if value <= terms.highest:
        return []
    return [_fault("cube_limit_reached", "cube_limit", limit=terms.highest)]


def _notes(cube: Cube, terms: Terms, by: Color) -> list[Fault]:
    if terms.away is None or cube.value < terms.away[by]:
        return []
    return [_fault("dead_cube", "match", stake=cube.value, away=terms.away[by])]


def _fault(code: str, rule: str, **facts: object) -> Fault:
    return Fault(code, "/action/do", rule, facts=facts)
