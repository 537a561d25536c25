"""The options of a chouette, checked and turned into its house rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Final

from engine.chouette.game import AfterDrop, Consultation, House, LoneTaker, check_house
from engine.faults import Refused
from engine.rules.ruleset import Ruleset, Value
from engine.stakes import options as common
from engine.stakes.cube import HIGHEST
from engine.stakes.money import Beavers, Money
from engine.stakes.resignation import ResignationRule

OPTIONS: Final[Mapping[str, tuple[Value, ...]]] = {
    "multi_cube": (False, True),
    "lone_taker": tuple(map(str, LoneTaker)),
    "box_partner": (False, True),
    "consultation": tuple(map(str, Consultation)),
    "after_drop": tuple(map(str, AfterDrop)),
    "resignation": common.OPTIONS["resignation"],
    **{name: common.OPTIONS[name] for name in (*common.MONEY_ONLY, "cube_limit")},
}
"""Every option of a chouette with its values, the default first in each."""


def agree(rules: Ruleset, options: Mapping[str, Value], per_point: Fraction | None = None) -> House:
    """The house rules of a chouette; `Refused` lists what cannot be agreed in this game."""
    faults = common.unknown(options, OPTIONS, "/chouette")
    faults += [
        replace(fault, pointer="/chouette/money/per_point")
        for fault in common.check_amount(per_point)
    ]
    if faults:
        raise Refused(faults)
    values = {name: options.get(name, known[0]) for name, known in OPTIONS.items()}
    limit = int(values["cube_limit"])
    house = House(
        bool(values["multi_cube"]),
        LoneTaker(str(values["lone_taker"])),
        bool(values["box_partner"]),
        Money(
            bool(values["jacoby"]),
            Beavers(str(values["beavers"])),
            int(values["automatic_doubles"]),
            per_point,
        ),
        limit if limit < HIGHEST else None,
        Consultation(str(values["consultation"])),
        ResignationRule(str(values["resignation"])),
        AfterDrop(str(values["after_drop"])),
    )
    faults = check_house(house, rules.cube)
    if faults:
        raise Refused(faults)
    return house


def chosen(house: House) -> dict[str, Value]:
    """The options that are not at their defaults."""
    money = house.money
    values: dict[str, Value] = {
        "multi_cube": house.multi_cube,
        "lone_taker": str(house.lone_taker),
        "box_partner": house.box_partner,
        "jacoby": money.jacoby,
        "beavers": str(money.beavers),
        "automatic_doubles": money.automatic_doubles,
        "cube_limit": house.cube_limit or HIGHEST,
        "consultation": str(house.consultation),
        "resignation": str(house.resignation),
        "after_drop": str(house.after_drop),
    }
    return {name: values[name] for name in OPTIONS if values[name] != OPTIONS[name][0]}
