"""Runs inside GNU Backgammon (`gnubg -t -q -r -p ask_gnubg.py`): its plays for every question.

A question is a line `board dice`; the answer adds all plays that `hint` lists. Nothing is judged
or compared here, and nothing of this repository is imported: the answers are gnubg's own.
"""

import os

import gnubg

SETTINGS = (
    "set automatic game off",
    "set automatic roll off",
    "set automatic move off",
    "set automatic bearoff off",
    "set automatic doubles 0",
    "set display off",
    "set confirm new off",
    "set player 0 human",
    "set player 1 human",
    "set cube use off",
    # the static evaluation lists every play; a deeper one would first throw bad plays away
    "set evaluation chequer evaluation plies 0",
    "set evaluation chequer evaluation cubeful off",
    "new session",
    "set turn 1",
)
MORE_THAN_ANY = 100_000


def sides(signs: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Opponent first, each side by its own distances 1 to 24, then its bar."""
    counts = [0 if sign == "-" else ord(sign.lower()) - ord("a") + 1 for sign in signs]
    own = [n if sign.isupper() else 0 for n, sign in zip(counts, signs, strict=True)]
    theirs = [n if sign.islower() else 0 for n, sign in zip(counts, signs, strict=True)]
    return (*reversed(theirs[1:25]), theirs[0]), (*own[1:25], own[25])


def answer(signs: str, dice: str) -> str:
    gnubg.command("set board " + gnubg.positionid(sides(signs)))
    gnubg.command(f"set dice {dice[0]} {dice[1]}")
    if gnubg.board() != sides(signs):
        raise SystemExit(f"gnubg did not take {signs}")
    plays = sorted(hint["move"] for hint in gnubg.hint(MORE_THAN_ANY)["hint"])
    return f"{signs} {dice} {';'.join(plays)}"


def main() -> None:
    for setting in SETTINGS:
        gnubg.command(setting)
    with (
        open(os.environ["QUESTIONS"], encoding="ascii") as questions,
        open(os.environ["ANSWERS"], "w", encoding="ascii") as answers,
    ):
        for line in questions:
            answers.write(answer(*line.split()) + "\n")


main()
