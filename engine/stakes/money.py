"""Money play: its options, the value of a game, and the amount owed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from typing import Final

from engine.position import BLACK, WHITE, Color
from engine.rules.scoring import GameValue
from engine.stakes.cube import ANIMALS, Cube, Terms

LARGEST: Final = 999_999_999
"""The largest numerator or denominator of an amount per point."""

MOST_DECIMALS: Final = 9


class Beavers(StrEnum):
    """The last immediate redouble that is agreed: beaver, raccoon or otter."""

    NONE = "none"
    BEAVER = "beaver"
    RACCOON = "raccoon"
    OTTER = "otter"


@dataclass(frozen=True, slots=True)
class Money:
    """A single game for points or, with `per_point`, for an amount.

    Amounts are fractions, so that tenths and half points are exact.
    """

    jacoby: bool = False
    beavers: Beavers = Beavers.NONE
    automatic_doubles: int = 0
    """The agreed maximum; 0 without automatic doubles."""
    per_point: Fraction | None = None

    def terms(self, in_use: bool, limit: int | None) -> Terms:
        """The cube rules that follow from the options."""
        return Terms(in_use, limit, ANIMALS[: list(Beavers).index(self.beavers)])

    def amount(self, points: int | Fraction) -> Fraction | None:
        """The amount of these points; None if no amount per point is agreed."""
        return None if self.per_point is None else self.per_point * points


@dataclass(frozen=True, slots=True)
class Session:
    """Games for money in a row: the number of this one, and White's points in those before it."""

    number: int = 1
    white: Fraction = Fraction(0)
    """Negative where Black has won more; the totals of both sum to zero."""

    def total(self, color: Color) -> Fraction:
        """What this side has won or lost."""
        return self.white if color == WHITE else -self.white

    def after(self, winner: Color | None, points: int | Fraction) -> Session:
        """The session after a game; a draw has no winner."""
        won = {WHITE: points, BLACK: -points, None: 0}[winner]
        return Session(self.number + 1, self.white + won)


@dataclass(frozen=True, slots=True)
class Worth:
    """What a game is worth: the sum of what its value, the Jacoby rule and the cube add."""

    value: GameValue
    stake: int = 1
    jacoby: bool = False
    """Whether the Jacoby rule makes a gammon or backgammon count single."""
    agreed: Fraction | None = None
    """The points of a settlement, which count instead of value and cube."""

    @property
    def multiplier(self) -> int:
        """The multiplier that counts."""
        return min(1, self.value.multiplier) if self.jacoby else self.value.multiplier

    @property
    def by_score(self) -> int | Fraction:
        """The value of the result without Jacoby rule and cube."""
        return self.value.base * self.value.multiplier if self.agreed is None else self.agreed

    @property
    def by_jacoby(self) -> int:
        """What the Jacoby rule subtracts: zero or negative."""
        return self.value.base * (self.multiplier - self.value.multiplier)

    @property
    def by_cube(self) -> int:
        """What the cube adds."""
        is_settled = self.agreed is not None
        return 0 if is_settled else self.value.base * self.multiplier * (self.stake - 1)

    @property
    def total(self) -> int | Fraction:
        """Points = base x multiplier x stake; only a settlement can have a half point."""
        return self.by_score + self.by_jacoby + self.by_cube


def points(
    value: GameValue, cube: Cube, jacoby: bool = False, agreed: Fraction | None = None
) -> Worth:
    """The value of a result with this cube; the Jacoby rule applies while it is not turned."""
    return Worth(value, cube.value, jacoby and not cube.is_turned, agreed)


def after_tie(cube: Cube, most: int, limit: int | None = None) -> Cube:
    """Rulebook 27: a tie in the opening throw doubles the stake, up to the agreed maximum."""
    value = cube.value * 2
    if cube.automatic >= most or (limit is not None and value > limit):
        return cube
    return replace(cube, value=value, automatic=cube.automatic + 1)


def written(amount: Fraction) -> str:
    """An amount as a decimal number where a short one is exact, else as a fraction."""
    shifts = range(MOST_DECIMALS + 1)
    digits = next((n for n in shifts if (amount * 10**n).denominator == 1), None)
    if digits is None:
        return str(amount)
    sign = "-" if amount < 0 else ""
    text = str(abs(int(amount * 10**digits))).rjust(digits + 1, "0")
    return sign + (f"{text[:-digits]}.{text[-digits:]}" if digits else text)
