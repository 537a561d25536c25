"""The register of notations: writing, reading and recognising each of them by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from engine.faults import Fault, Refused
from engine.game.game import Game
from engine.notation import diagram, fibs, gnu_match, gnu_position, ogid, position_id, xgid
from engine.notation.loss import lost
from engine.notation.scanning import LONGEST_SHOWN, Piece, Scan
from engine.turn import PlayerTurn, Roll

LONGEST: Final = 1000
"""The most characters an id may have; longer texts are refused unread."""


class Notation(NamedTuple):
    """A way to write a state as one line of text: its pattern, its writer and its reader."""

    shape: str
    """A regular expression that matches texts of this notation and no other."""
    write: Callable[[Game], str]
    read: Callable[[str], Game]
    round_trip: Callable[[Game], Game]
    """Writes a state and reads it again, as a reader does who knows how many checkers there are."""
    never_written: tuple[str, ...] = ()
    """Loss codes of what the notation never contains."""

    def loss(self, state: Game) -> list[str]:
        """Codes of everything about this state that the notation cannot express."""
        changed = lost(state, self.round_trip(state))
        return [*(code for code in self.never_written if code not in changed), *changed]


class Written(NamedTuple):
    """A state written in a notation, and the codes of what is lost."""

    text: str
    loss: list[str]


def _by_position(state: Game) -> Game:
    """The state a reader gets from a GNU position ID if they know who is on roll."""
    turn = PlayerTurn(diagram.on_roll(state), (Roll(),))
    bare = Game(diagram.BACKGAMMON, diagram.BACKGAMMON.setup, turn)
    text = f"{gnu_position.write(state)}:{gnu_match.write(bare)}"
    return gnu_match.read_both(text, state.rules.checkers)


def _by_match(state: Game) -> Game:
    """The state a reader gets from a GNU ID, or from a GNU match ID if they see the board."""
    return gnu_match.read_both(gnu_match.write_both(state), state.rules.checkers)


def _by_xgid(state: Game) -> Game:
    return xgid.read(xgid.write(state), state.rules.checkers)


def _by_fibs(state: Game) -> Game:
    return fibs.read(fibs.write(state), state.rules.checkers)


def _by_ogid(state: Game) -> Game:
    return ogid.read(ogid.write(state))


def _no_position(text: str) -> Game:
    scan = Scan()
    scan.fault("id_no_position", Piece(text, field="position"))
    raise Refused(scan.faults)


NOTATIONS: Final[Mapping[str, Notation]] = {
    "position_id": Notation(r"[^~]*~.*", position_id.write, position_id.read, lambda state: state),
    "xgid": Notation(r"(?i:XGID=).*|[-a-pA-P]{26}:.*", xgid.write, xgid.read, _by_xgid),
    "fibs": Notation(r"board:.*", fibs.write, fibs.read, _by_fibs),
    "ogid": Notation(
        r"(?i:OGID=).*|[^:]*:[^:]*:[WBND?]\d+[NOTP](:.*)?", ogid.write, ogid.read, _by_ogid
    ),
    "gnu_id": Notation(
        r"[^:]{14}:[^:]*|[^:]*:[^:]{12}", gnu_match.write_both, gnu_match.read_both, _by_match
    ),
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


def read(text: str, notation: str | None = None) -> Game:
    """The state that a text describes; without a notation it is recognised by its shape."""
    if not isinstance(text, str):
        raise TypeError(f"An id is text, not {text!r}.")
    if len(text) > LONGEST:
        scan = Scan()
        scan.fault("id_too_long", Piece(text, LONGEST + 1, "id"), most=LONGEST)
        raise Refused(scan.faults)
    return _read(text, _known(notation) if notation else notation_of(text))


@lru_cache(maxsize=4096)
def _read(text: str, notation: str) -> Game:
    """Read a text once; ids in addresses are requested again and again."""
    return NOTATIONS[notation].read(text)


def _known(notation: str) -> str:
    if notation not in NOTATIONS:
        raise ValueError(f"There is no notation {notation!r}; there are {', '.join(NOTATIONS)}.")
    return notation


def notation_of(text: str) -> str:
    """The name of the notation that a text is written in."""
    for name, shape in SHAPES.items():
        if shape.fullmatch(text):
            return name
    facts = {"found": text[:LONGEST_SHOWN], "known": list(NOTATIONS)}
    raise Refused([Fault("unknown_notation", "/id", facts=facts)])


def write(state: Game, notation: str) -> Written:
    """The state in this notation, and the codes of what is lost."""
    chosen = NOTATIONS[_known(notation)]
    return Written(chosen.write(state), chosen.loss(state))
