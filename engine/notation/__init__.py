"""States and plays as text.

`read` and `write` turn a state into one line and back, in this project's position id and in the
notations of other programs; `write_play` and `read_play` do it for the moves of a play.

    >>> write(Game.begin("backgammon", white=3, black=1), "xgid").text
    'XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10'
"""

from engine.notation.moves import write_play
from engine.notation.play_reader import read_play
from engine.notation.register import NOTATIONS, Notation, Written, notation_of, read, write

__all__ = [
    "NOTATIONS",
    "Notation",
    "Written",
    "notation_of",
    "read",
    "read_play",
    "write",
    "write_play",
]
