"""Series of different games (rulebook 47): a match whose games follow a cycle of variants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.faults import Fault
from engine.rules.ruleset import Ruleset, Value

CYCLES: Final[Mapping[str, tuple[str, ...]]] = {
    "tavli": ("portes", "plakoto", "fevga"),
    "tabla": ("portes", "gul_bara", "plakoto"),
}
"""The series by name: the variants in the order in which they are played, over and over."""


@dataclass(frozen=True, slots=True)
class Rotation:
    """The cycle of a match, and the options of its games where they differ from the defaults.

    `engine.rotation` makes one and checks the options:
    `rotation("tavli", {"fevga": {"quarter": "both"}})`.
    """

    name: str
    options: tuple[tuple[str, tuple[tuple[str, Value], ...]], ...] = ()
    """Pairs of a variant and its options, in the order of the cycle; options by name."""

    @property
    def cycle(self) -> tuple[str, ...]:
        """The variants in their order."""
        return CYCLES[self.name]

    def options_of(self, variant: str) -> dict[str, Value]:
        """The options with which a variant is played in this series."""
        return dict(dict(self.options).get(variant, ()))

    def after(self, variant: str) -> str:
        """The variant of the game after this one; the first again after the last.

        >>> Rotation("tavli").after("fevga")
        'portes'
        """
        return self.cycle[(self.cycle.index(variant) + 1) % len(self.cycle)]


def check_rotation(rotation: Rotation, rules: Ruleset) -> list[Fault]:
    """A fault if this game, or the game with these options, is not one of the series."""
    if rules.name not in rotation.cycle:
        return [not_in_rotation(rotation.name, "/variant", rules.name)]
    agreed = rotation.options_of(rules.name)
    if dict(rules.chosen) == agreed:
        return []
    options = [f"{name}: {value}" for name, value in agreed.items()]
    facts = {"name": rotation.name, "known": options}
    return [Fault("options_not_of_series", "/options", "rotation", facts=facts)]


def not_in_rotation(name: str, pointer: str, variant: str) -> Fault:
    """The fault of a variant that the cycle of this name does not have."""
    facts = {"name": name, "variant": variant, "known": list(CYCLES[name])}
    return Fault("not_in_rotation", pointer, "rotation", facts=facts)
