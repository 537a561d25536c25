"""A match to N points: the score, the Crawford game, and the next game's terms."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.faults import Fault, Refused
from engine.position import BLACK, COLORS, WHITE, Color
from engine.stakes.cube import Terms
from engine.stakes.rotation import Rotation

LONGEST = 1000
"""The longest match, so that every number of a match is small."""


class Crawford(StrEnum):
    """Whether the Crawford game is still to come, is this game, is over, or is not played."""

    BEFORE = "before"
    NOW = "now"
    AFTER = "after"
    OFF = "off"
    """Without the Crawford rule: the players have agreed so, or it is a series without a cube."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match before or during a game; `holland`: the trailer may not double in two turns.

    With a `rotation` it is a series: each game is the next variant of a cycle.
    """

    length: int
    white: int = 0
    black: int = 0
    crawford: Crawford = Crawford.BEFORE
    holland: bool = False
    rotation: Rotation | None = None

    def score(self, color: Color) -> int:
        """This side's points."""
        return self.white if color == WHITE else self.black

    def away(self, color: Color) -> int:
        """The points this side still needs."""
        return self.length - self.score(color)

    @property
    def winner(self) -> Color | None:
        """The winner of the match; None while it is open."""
        return next((color for color in COLORS if self.away(color) <= 0), None)

    @property
    def trailer(self) -> Color | None:
        """The side that is behind; None at equal scores."""
        if self.white == self.black:
            return None
        return WHITE if self.white < self.black else BLACK

    def terms(self, in_use: bool, limit: int | None) -> Terms:
        """The cube rules that follow from the match."""
        return Terms(
            in_use,
            limit,
            crawford_game=self.crawford is Crawford.NOW,
            waits=self.trailer if self.holland and self.crawford is Crawford.AFTER else None,
            away={color: self.away(color) for color in COLORS},
        )


def new_match(
    length: int, holland: bool = False, crawford: bool = True, rotation: Rotation | None = None
) -> Match:
    """A match before its first game; a series has no cube and so no Crawford game."""
    has_crawford = crawford and rotation is None
    state = possible_crawford(length, 0, 0)[0] if has_crawford else Crawford.OFF
    return Match(length, crawford=state, holland=holland, rotation=rotation)


def known_crawford(length: int, white: int, black: int) -> Crawford:
    """The Crawford state at this score, if the score decides it.

    It does not after a player has reached length - 1 and the other has won a game: the Crawford
    game may be this one or over. `Refused` then asks for the state.
    """
    possible = possible_crawford(length, white, black)
    if len(possible) > 1 and max(white, black) < length:
        facts = {"white": white, "black": black, "length": length, "item": "crawford_game"}
        raise Refused([_fault("crawford_needed", "/crawford_game", "crawford", **facts)])
    return possible[0]


def check_match(match: Match) -> list[Fault]:
    """Faults of a match that no sequence of games can lead to."""
    if not 1 <= match.length <= LONGEST:
        return [_fault("no_such_length", "/length", length=match.length, most=LONGEST)]
    faults = [
        _fault("no_such_score", f"/{color}", score=match.score(color), length=match.length)
        for color in COLORS
        if not 0 <= match.score(color) <= match.length
    ]
    if match.white == match.black == match.length:
        faults.append(_fault("both_have_won", ""))
    played = () if match.rotation else possible_crawford(match.length, match.white, match.black)
    possible = (*played, Crawford.OFF)
    if not faults and match.crawford not in possible:
        facts = {"crawford": match.crawford, "white": match.white, "black": match.black}
        faults.append(_fault("crawford_does_not_fit", "/crawford_game", "crawford", **facts))
    return faults


def possible_crawford(length: int, white: int, black: int) -> tuple[Crawford, ...]:
    """The Crawford states that are possible at this score with the Crawford rule.

    A drawn Crawford game is played again, so after the Crawford game the trailer has won one.
    """
    ahead, behind = length - max(white, black), length - min(white, black)
    if ahead <= 0:  # won: the state of its last game
        return (Crawford.BEFORE, Crawford.NOW, Crawford.AFTER)
    if ahead > 1:
        return (Crawford.BEFORE,)
    if behind == length:
        return (Crawford.NOW,)
    return (Crawford.NOW, Crawford.AFTER) if behind > 1 else (Crawford.AFTER,)


def check_open(match: Match) -> list[Fault]:
    """A fault if the match is over, so that nothing more can be played in it."""
    if match.white < match.length and match.black < match.length:
        return []
    return [_fault("match_over", "", winner=match.winner)]


def after_game(match: Match, winner: Color | None, points: int) -> Match:
    """The match after a game; surplus points are not counted.

    A draw has no winner and changes nothing.
    """
    faults = check_open(match)
    if faults:
        raise Refused(faults)
    if winner == WHITE:
        match = replace(match, white=min(match.length, match.white + points))
    elif winner == BLACK:
        match = replace(match, black=min(match.length, match.black + points))
    return replace(match, crawford=_next_crawford(match)) if winner else match


def _next_crawford(match: Match) -> Crawford:
    """The Crawford state of the next game, or of the last one if the match is won."""
    if match.winner or match.crawford is Crawford.OFF:
        return match.crawford
    if match.crawford is not Crawford.BEFORE:
        return Crawford.AFTER
    return Crawford.NOW if min(map(match.away, COLORS)) == 1 else Crawford.BEFORE


def surplus(match: Match, winner: Color | None, points: int) -> int:
    """How many of these points go beyond the end of the match."""
    return max(0, points - match.away(winner)) if winner else 0


def _fault(code: str, place: str, rule: str = "match", **facts: object) -> Fault:
    return Fault(code, f"/stakes/match{place}", rule, facts=facts)
