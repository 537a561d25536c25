"""The doubling cube: who may turn it now, why not, and the cube afterwards.

This module knows no matches, money or boards. `Terms` holds what is agreed about the cube and
`TurnStatus` where the turn stands, so the same rules serve money play, matches and chouettes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple

from engine.faults import Fault, Refused
from engine.position import OTHER, Color


class CubeDecision(StrEnum):
    """The actions with the cube."""

    DOUBLE = "double"
    TAKE = "take"
    DROP = "drop"
    BEAVER = "beaver"
    RACCOON = "raccoon"
    OTTER = "otter"


DONE: Final = {
    CubeDecision.DOUBLE: "doubled",
    CubeDecision.TAKE: "taken",
    CubeDecision.DROP: "dropped",
    CubeDecision.BEAVER: "beavered",
    CubeDecision.RACCOON: "raccooned",
    CubeDecision.OTTER: "ottered",
}
"""The event of each action."""

ANIMALS: Final = (CubeDecision.BEAVER, CubeDecision.RACCOON, CubeDecision.OTTER)
"""The immediate redoubles, each an answer to the one before."""
ANSWERS_TO: Final = {
    CubeDecision.BEAVER: CubeDecision.DOUBLE,
    CubeDecision.RACCOON: CubeDecision.BEAVER,
    CubeDecision.OTTER: CubeDecision.RACCOON,
}
HIGHEST: Final = 2**20
"""The highest cube of the service; the rulebook has no limit, but a JSON integer needs one."""
HOLLAND_TURN: Final = 3
"""Rulebook 27: the trailer may double only from their third turn on."""


@dataclass(frozen=True, slots=True)
class CubeOffer:
    """An unanswered double, beaver, raccoon or otter; `value` is the stake if it is taken."""

    kind: CubeDecision
    by: Color
    value: int


@dataclass(frozen=True, slots=True)
class Cube:
    """The agreed stake and the owner (None: centred).

    `automatic` counts the automatic doubles in `value`; they leave the cube centred.
    """

    value: int = 1
    owner: Color | None = None
    automatic: int = 0

    @property
    def is_turned(self) -> bool:
        """Whether a player has turned the cube; automatic doubles do not count."""
        return self.owner is not None


@dataclass(frozen=True, slots=True)
class TurnStatus:
    """What the cube rules need to know about the turn; see `engine.stakes.turn_status`.

    `player` is None before the opening throw is decided. `turns_begun` counts the player's own
    turns including this one, `opponent_turns` the turns that the opponent has begun.
    """

    player: Color | None
    before_first_roll: bool = True
    turns_begun: int = 1
    over: bool = False
    before_roll: bool = True
    """Whether the next thing to do is a roll; true also before an extra roll."""
    opponent_turns: int = 0
    roll_is_fixed: bool = False
    """Whether one roll is played all game long, so that positions repeat."""

    def turn_number(self, color: Color) -> int:
        """The number of this side's current turn, or of its next one if it is not on turn."""
        if self.player == color:
            return self.turns_begun
        return (self.opponent_turns if self.player else 0) + 1


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed about the cube in this game.

    `animals`: the immediate redoubles allowed. `waits`: the player bound by the Holland rule.
    `away`: the points each side still needs in a match, if they are known; None in money play.
    """

    in_use: bool = True
    limit: int | None = None
    animals: tuple[CubeDecision, ...] = ()
    crawford_game: bool = False
    waits: Color | None = None
    away: Mapping[Color, int] | None = None

    @property
    def highest(self) -> int:
        """The highest value the cube may be turned to."""
        return self.limit or HIGHEST


@dataclass(frozen=True, slots=True)
class Permission:
    """Whether an action is allowed: every reason against it, or notes if it is allowed."""

    do: str
    faults: tuple[Fault, ...] = ()
    notes: tuple[Fault, ...] = field(default=())

    @property
    def allowed(self) -> bool:
        """Whether there is no reason against it."""
        return not self.faults


class Dropped(NamedTuple):
    """The end of the game by a drop: the winner and the stake before the offer."""

    winner: Color
    stake: int


class Turned(NamedTuple):
    """The cube after an action, the new offer if there is one, and the end by a drop."""

    cube: Cube
    offer: CubeOffer | None = None
    dropped: Dropped | None = None


def turn_cube(
    cube: Cube,
    terms: Terms,
    status: TurnStatus,
    by: Color,
    do: CubeDecision,
    offer: CubeOffer | None = None,
) -> Turned:
    """The cube after a player's action; `Refused` lists every reason against it."""
    faults = why_not(cube, terms, status, by, do, offer)
    if faults:
        raise Refused(faults)
    return turned(cube, by, do, offer)


def turned(cube: Cube, by: Color, do: CubeDecision, offer: CubeOffer | None = None) -> Turned:
    """The cube after an action that is allowed."""
    if offer is None:
        return Turned(cube, CubeOffer(do, by, cube.value * 2))
    if do is CubeDecision.DROP:
        return Turned(cube, dropped=Dropped(offer.by, cube.value))
    # rulebook 27: only an ordinary double gives the cube away, never a beaver, raccoon or otter
    owner = by if offer.kind is CubeDecision.DOUBLE else cube.owner
    taken = Cube(offer.value, owner, cube.automatic)
    if do is CubeDecision.TAKE:
        return Turned(taken)
    # a beaver, raccoon or otter takes the offer and doubles it again
    return Turned(taken, CubeOffer(do, by, taken.value * 2))


def why_not(
    cube: Cube,
    terms: Terms,
    status: TurnStatus,
    by: Color,
    do: CubeDecision,
    offer: CubeOffer | None = None,
) -> list[Fault]:
    """Every reason against an action; empty if it is allowed."""
    if not terms.in_use:
        return [_fault("no_cube", "cube")]
    if status.over:
        return [_fault("game_over", "immediate_end")]
    if do is CubeDecision.DOUBLE:
        return [*_pending(offer), *_against_doubling(cube, terms, status, by)]
    return [*_against_answering(offer, by), *_against_animal(offer, terms, do)]


def _pending(offer: CubeOffer | None) -> list[Fault]:
    return [_fault("offer_pending", "doubling", kind=offer.kind, by=offer.by)] if offer else []


def _against_doubling(cube: Cube, terms: Terms, status: TurnStatus, by: Color) -> list[Fault]:
    faults = []
    if status.player is None:
        faults.append(_fault("not_begun", "opening"))
    elif status.player != by:
        faults.append(_fault("not_your_turn", "doubling", player=status.player))
    elif not status.before_first_roll:
        faults.append(_fault("already_rolled", "doubling"))
    if cube.owner == OTHER[by]:
        faults.append(_fault("not_the_owner", "redoubling", owner=cube.owner))
    if terms.crawford_game:
        faults.append(_fault("crawford_game", "crawford"))
    if terms.waits == by and status.turn_number(by) < HOLLAND_TURN:
        facts = {"turn": status.turn_number(by), "first": HOLLAND_TURN}
        faults.append(_fault("holland_rule", "holland", **facts))
    return faults + _above_limit(cube.value * 2, terms)


def _against_answering(offer: CubeOffer | None, by: Color) -> list[Fault]:
    if offer is None:
        return [_fault("nothing_offered", "doubling")]
    if offer.by == by:
        return [_fault("own_offer", "doubling", kind=offer.kind)]
    return []


def _against_animal(offer: CubeOffer | None, terms: Terms, do: CubeDecision) -> list[Fault]:
    faults: list[Fault] = []
    if do not in ANIMALS:
        return faults
    if do not in terms.animals:
        code = "not_agreed" if terms.away is None else "money_only"
        faults.append(_fault(code, "beavers", name=str(do)))
    if offer:
        if offer.kind is not ANSWERS_TO[do]:
            facts = {"answer": do, "needs": ANSWERS_TO[do], "kind": offer.kind}
            faults.append(_fault("answers_another", "beavers", **facts))
        faults += _above_limit(offer.value * 2, terms)
    return faults


def _above_limit(value: int, terms: Terms) -> list[Fault]:
    if value <= terms.highest:
        return []
    return [_fault("cube_limit_reached", "cube_limit", limit=terms.highest)]


def notes(cube: Cube, terms: Terms, by: Color) -> list[Fault]:
    """What is worth knowing for a player who may double."""
    away = terms.away.get(by) if terms.away else None
    if away is None or cube.value < away:
        return []
    return [_fault("dead_cube", "match", stake=cube.value, away=away)]


def _fault(code: str, rule: str, **facts: object) -> Fault:
    return Fault(code, "/action/do", rule, facts=facts)
