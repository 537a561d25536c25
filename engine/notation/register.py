"""The register of notations: each by its name, and which of them a text is written in."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from engine.faults import Fault, Refused
from engine.game.machine import State
from engine.notation import diagram, fibs, gnu_match, gnu_position, identity, ogid, xgid
from engine.notation.loss import lost
from engine.notation.scanning import LONGEST_SHOWN, Piece, Scan
from engine.turn import PlayerTurn, Roll

LONGEST: Final = 1000
"""Characters; what is longer is not even looked at."""


class Notation(NamedTuple):
    """A way to write a state: what it looks like, how it is written and read."""

    shape: str
    """A pattern that texts of this notation fit and others do not."""
    write: Callable[[State], str]
    read: Callable[[str], State]
    told: Callable[[State], State] | None = None
    """The state as the notation tells it, where reading it again does not show that."""
    unsaid: tuple[str, ...] = ()
    """What it leaves to others altogether."""

    def loss(self, state: State) -> list[str]:
        """What it cannot say of this state."""
        told = self.told(state) if self.told else self.read(self.write(state))
        changed = lost(state, told)
        return [*(word for word in self.unsaid if word not in changed), *changed]


class Written(NamedTuple):
    """A state in some notation, and what is lost in it."""

    text: str
    loss: list[str]


def _by_position(state: State) -> State:
    """What a position ID tells to somebody who knows who is on roll."""
    turn = PlayerTurn(diagram.on_roll(state), (Roll(),))
    bare = State(diagram.BACKGAMMON, diagram.BACKGAMMON.setup, turn)
    return gnu_match.read_both(f"{gnu_position.write(state)}:{gnu_match.write(bare)}")


def _by_match(state: State) -> State:
    """What a match ID tells to somebody who sees the board."""
    return gnu_match.read_both(gnu_match.write_both(state))


def _no_position(text: str) -> State:
    scan = Scan()
    scan.fault("id_no_position", Piece(text, field="position"))
    raise Refused(scan.faults)


NOTATIONS: Final[Mapping[str, Notation]] = {
    "position_id": Notation(r"[^~]*~.*", identity.write, identity.read, lambda state: state),
    "xgid": Notation(r"(?i:XGID=).*|[-a-pA-P]{26}:.*", xgid.write, xgid.read),
    "fibs": Notation(r"board:.*", fibs.write, fibs.read),
    "ogid": Notation(r"(?i:OGID=).*|[^:]*:[^:]*:[WBND?]\d+[NOTP](:.*)?", ogid.write, ogid.read),
    "gnu_id": Notation(r"[^:]{14}:[^:]*|[^:]*:[^:]{12}", gnu_match.write_both, gnu_match.read_both),
    "gnu_position_id": Notation(
        r"[\w+/-]{14}", gnu_position.write, gnu_position.read, _by_position, ("player",)
    ),
    "gnu_match_id": Notation(
        r"[\w+/-]{12}", gnu_match.write, _no_position, _by_match, ("points", "bar", "off")
    ),
}

SHAPES: Final = {
    name: re.compile(notation.shape, re.DOTALL | re.ASCII) for name, notation in NOTATIONS.items()
}


def read(text: str, notation: str | None = None) -> State:
    """The state that a text says, in this notation or in whichever it is written."""
    if len(text) > LONGEST:
        scan = Scan()
        scan.fault("id_too_long", Piece(text, LONGEST + 1, "id"), most=LONGEST)
        raise Refused(scan.faults)
    return _read(text, notation or notation_of(text))


@lru_cache(maxsize=4096)
def _read(text: str, notation: str) -> State:
    """What stands in an address is asked for again and again."""
    return NOTATIONS[notation].read(text)


def notation_of(text: str) -> str:
    """Which notation a text is written in."""
    for name, shape in SHAPES.items():
        if shape.fullmatch(text):
            return name
    facts = {"found": text[:LONGEST_SHOWN], "known": list(NOTATIONS)}
    raise Refused([Fault("unknown_notation", "/id", facts=facts)])


def write(state: State, notation: str) -> Written:
    """The state in this notation, and what is lost in it."""
    known = NOTATIONS[notation]
    return Written(known.write(state), known.loss(state))
