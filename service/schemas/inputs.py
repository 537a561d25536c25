"""The requests as typed values: one frozen class for each operation, made by its schema."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple, Protocol

from engine.chouette.actions import ChouetteAction
from engine.drawing.look import DEFAULT as DEFAULT_LOOK
from engine.drawing.look import Look
from engine.game.actions import BoardAction, Throw
from engine.game.advance import Action
from engine.notation.register import NOTATIONS
from engine.position import Color
from engine.records import Assumed, Format
from engine.rules.ruleset import Value
from engine.stakes.agreements import Ended, Offer
from engine.turn import Dice, Turn
from service.schemas.actions import Moves, SubmittedPlay
from service.schemas.cells import PositionInput
from service.schemas.chouette import ChouetteInput
from service.schemas.included import Included, View
from service.schemas.stakes import StakesInput


class Request(Protocol):
    """What all requests have in common: the name of a game, which may not exist."""

    @property
    def variant(self) -> str:
        """The name of the game."""


class StateInput(NamedTuple):
    """A state as a client sends it, field by field or by an id; it is not yet checked.

    `player` and `dice` stand for a turn: the dice to be played now. Beside an id, `player` may be
    None if the id says whose turn it is.
    """

    variant: str
    position: PositionInput
    options: Mapping[str, Value] = MappingProxyType({})
    turn: Turn | None = None
    stakes: StakesInput | None = None
    offer: Offer | None = None
    ended: Ended | None = None
    illegal: bool = False
    chouette: ChouetteInput | None = None
    id: str | None = None
    player: Color | None = None
    dice: Dice | None = None


@dataclass(frozen=True, slots=True)
class StateRequest:
    """Base of the requests about a state."""

    state: StateInput

    @property
    def variant(self) -> str:
        """The name of the game."""
        return self.state.variant


@dataclass(frozen=True, slots=True)
class MovesRequest(StateRequest):
    """Request of `moves`: `played` are the moves made so far, None if the client sends none."""

    played: Moves | None = None
    include: Included | None = None
    look: Look = DEFAULT_LOOK
    view: View = "absolute"


@dataclass(frozen=True, slots=True)
class JudgeRequest(StateRequest):
    """Request of `judge`: a proposed play."""

    moves: Moves = ()
    condone: bool = False
    """Whether the position after an illegal play is wanted, too."""
    strict: bool = False
    """Whether only standard notation is read."""
    view: View = "absolute"
    """In whose numbers the faults of a play sent as moves name points."""


@dataclass(frozen=True, slots=True)
class AdvanceRequest(StateRequest):
    """Request of `advance`."""

    action: Action | SubmittedPlay
    include: Included | None = None
    look: Look = DEFAULT_LOOK
    view: View = "absolute"


@dataclass(frozen=True, slots=True)
class BeginRequest:
    """Request of `begin`."""

    variant: str
    options: Mapping[str, Value] = field(default_factory=dict)
    throws: Sequence[Throw] = ()
    stakes: StakesInput | None = None
    include: Included | None = None
    look: Look = DEFAULT_LOOK
    view: View = "absolute"


@dataclass(frozen=True, slots=True)
class BeginChouetteRequest:
    """Request of `chouette_begin`; without `rounds` the players sit as they are listed."""

    variant: str
    chouette: ChouetteInput
    options: Mapping[str, Value] = field(default_factory=dict)
    rounds: Sequence[Mapping[str, int]] | None = None
    include: Included | None = None
    look: Look = DEFAULT_LOOK


@dataclass(frozen=True, slots=True)
class AdvanceChouetteRequest(StateRequest):
    """Request of `chouette_advance`."""

    action: BoardAction | ChouetteAction | SubmittedPlay
    include: Included | None = None
    look: Look = DEFAULT_LOOK


@dataclass(frozen=True, slots=True)
class ReadChouetteRequest(StateRequest):
    """Request of `chouette`: a chouette without an action."""

    include: Included | None = None
    look: Look = DEFAULT_LOOK


@dataclass(frozen=True, slots=True)
class BearOffRequest(StateRequest):
    """Request of `bear_off`: for one player, or for both."""

    player: Color | None = None


@dataclass(frozen=True, slots=True)
class ScoreRequest(StateRequest):
    """Request of `score`: `cube` is what it shows, `dice` the roll that ended the game."""

    cube: int | None = None
    dice: Dice | None = None
    include: Included = frozenset()


@dataclass(frozen=True, slots=True)
class ConvertRequest(StateRequest):
    """Request of `convert`: from `notation`, or whichever the id is in, to others."""

    notation: str | None = None
    to: Sequence[str] = tuple(NOTATIONS)
    lossless: bool = False
    """Whether a notation that loses something is refused."""


class LastPlay(NamedTuple):
    """The play that led to a state."""

    player: Color
    moves: Moves


@dataclass(frozen=True, slots=True)
class PictureRequest(StateRequest):
    """Request of `picture`: `played` are moves of the turn at hand, `last` the play before it."""

    played: Moves = ()
    last: LastPlay | None = None
    look: Look = field(default_factory=Look)


@dataclass(frozen=True, slots=True)
class ReplayRequest:
    """Request of `replay`: a record as text or as our own JSON, and what it does not say itself."""

    content: str | None = None
    record: Mapping[str, object] | None = None
    format: Format | None = None
    assume: Assumed = field(default_factory=Assumed)
    include: Sequence[str] = ()

    @property
    def variant(self) -> str:
        """The name of the game, where the client gives it."""
        return self.assume.variant or ""


@dataclass(frozen=True, slots=True)
class RecordRequest:
    """Request of `record`: a record as text or as our own JSON, and the format to write."""

    format: Format
    content: str | None = None
    record: Mapping[str, object] | None = None
    lossless: bool = False

    @property
    def variant(self) -> str:
        """The name of the game, which only the record knows."""
        return ""
