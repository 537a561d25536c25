"""A match, to points or over games: the score, the Crawford game, and the next game's terms."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.faults import Fault, Refused
from engine.position import BLACK, COLORS, OTHER, WHITE, Color
from engine.stakes.cube import Terms
from engine.stakes.money import LARGEST
from engine.stakes.rotation import Rotation

LONGEST = 1000
"""The longest match, so that every number of a match is small."""


class Crawford(StrEnum):
    """Whether the Crawford game is still to come, is this game, is over, or is not played."""

    BEFORE = "before"
    NOW = "now"
    AFTER = "after"
    OFF = "off"
    """Without the Crawford rule: agreed so, a series without a cube, or a match by games."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match before or during a game; `holland`: the trailer may not double in two turns.

    With a `rotation` it is a series: each game is the next variant of a cycle. With `played` it is
    a match by games: `length` is their number, and the higher total wins.
    """

    length: int
    white: int = 0
    black: int = 0
    crawford: Crawford = Crawford.BEFORE
    holland: bool = False
    rotation: Rotation | None = None
    played: int | None = None
    """How many games have been won in a match by games; None in a match to points."""

    @property
    def to_points(self) -> int:
        """The points that win the match; 0 in a match by games."""
        return self.length if self.played is None else 0

    def score(self, color: Color) -> int:
        """This side's points."""
        return self.white if color == WHITE else self.black

    def away(self, color: Color) -> int | None:
        """The points this side still needs; None in a match by games."""
        return self.length - self.score(color) if self.played is None else None

    @property
    def is_over(self) -> bool:
        """Whether the points have been reached or the games have been played."""
        reached = max(self.white, self.black) if self.played is None else self.played
        return reached >= self.length

    @property
    def winner(self) -> Color | None:
        """The winner of the match; None while it is open, and if it is drawn."""
        return OTHER[self.trailer] if self.is_over and self.trailer else None

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
            away={color: away for color in COLORS if (away := self.away(color)) is not None},
        )


def new_match(
    length: int,
    holland: bool = False,
    crawford: bool = True,
    rotation: Rotation | None = None,
    by_games: bool = False,
) -> Match:
    """A match before its first game.

    A series has no cube and so no Crawford game, and where games are counted there is none.
    """
    has_crawford = crawford and rotation is None and not by_games
    state = possible_crawford(length, 0, 0)[0] if has_crawford else Crawford.OFF
    return Match(length, 0, 0, state, holland, rotation, 0 if by_games else None)


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
    by_games = match.played is not None
    if not 1 <= match.length <= LONGEST:
        place = "/games" if by_games else "/length"
        return [_fault("no_such_length", place, length=match.length, most=LONGEST)]
    if by_games:
        return _check_games(match)
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


def _check_games(match: Match) -> list[Fault]:
    """Faults of a match by games: a game that is won brings at least a point."""
    played = match.played or 0
    scores = (match.white, match.black)
    fits = 0 <= played <= match.length and sum(scores) >= played
    fits = fits and (played > 0 or not any(scores))
    faults: list[Fault] = []
    if not fits or not all(0 <= score <= LARGEST for score in scores):
        facts: dict[str, object] = {"white": match.white, "black": match.black, "played": played}
        faults.append(Fault("games_do_not_fit", "/stakes/match", "match", facts=facts))
    if match.crawford is not Crawford.OFF:
        facts = {"crawford": str(match.crawford), "white": match.white, "black": match.black}
        place = "/stakes/match/crawford_game"
        faults.append(Fault("crawford_does_not_fit", place, "crawford", facts=facts))
    if match.holland:
        faults.append(Fault("holland_needs_crawford", "/stakes/options/holland", "holland"))
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
    if not match.is_over:
        return []
    return [_fault("match_over", "", winner=match.winner)]


def after_game(match: Match, winner: Color | None, points: int) -> Match:
    """The match after a game; surplus points are not counted.

    A draw has no winner and changes nothing: the game is played again.
    """
    faults = check_open(match)
    if faults:
        raise Refused(faults)
    counted = points - surplus(match, winner, points)
    if winner == WHITE:
        match = replace(match, white=match.white + counted)
    elif winner == BLACK:
        match = replace(match, black=match.black + counted)
    else:
        return match
    if match.played is not None:
        return replace(match, played=match.played + 1)
    return replace(match, crawford=_next_crawford(match))


def _next_crawford(match: Match) -> Crawford:
    """The Crawford state of the next game, or of the last one if the match is won."""
    if match.winner or match.crawford is Crawford.OFF:
        return match.crawford
    if match.crawford is not Crawford.BEFORE:
        return Crawford.AFTER
    return Crawford.NOW if max(match.white, match.black) == match.length - 1 else Crawford.BEFORE


def surplus(match: Match, winner: Color | None, points: int) -> int:
    """How many of these points go beyond the end of the match."""
    away = match.away(winner) if winner else None
    return 0 if away is None else max(0, points - away)


def _fault(code: str, place: str, rule: str = "match", **facts: object) -> Fault:
    return Fault(code, f"/stakes/match{place}", rule, facts=facts)
