"""The options that players agree on before the first game, checked and turned into stakes."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from engine.faults import Fault, Refused
from engine.rules.ruleset import Ruleset, Value
from engine.stakes.cube import HIGHEST
from engine.stakes.match import LONGEST, Crawford, Match, new_match
from engine.stakes.money import LARGEST, Beavers, Money
from engine.stakes.resignation import ResignationRule
from engine.stakes.rotation import Rotation
from engine.stakes.two_players import Stakes

MOST_AUTOMATIC: Final = 6
"""The most automatic doubles that can be agreed: they bring the cube to its last face, 64."""

OPTIONS: Final[Mapping[str, tuple[Value, ...]]] = {
    "jacoby": (False, True),
    "beavers": tuple(map(str, Beavers)),
    "automatic_doubles": tuple(range(MOST_AUTOMATIC + 1)),
    "crawford": (True, False),
    "holland": (False, True),
    "cube_limit": (HIGHEST, *(2**power for power in range(1, HIGHEST.bit_length() - 1))),
    "resignation": tuple(map(str, ResignationRule)),
}
"""Every option of the stakes with its values, the default first in each."""

MONEY_ONLY: Final[tuple[str, ...]] = ("jacoby", "beavers", "automatic_doubles")
MATCH_ONLY: Final[tuple[str, ...]] = ("crawford", "holland")
CUBE_ONLY: Final[tuple[str, ...]] = (*MONEY_ONLY, *MATCH_ONLY, "cube_limit")
"""Options about the cube. Jacoby is one: without a cube no gammon would ever count."""


def agree(
    rules: Ruleset,
    options: Mapping[str, Value] | None = None,
    length: int | None = None,
    per_point: Fraction | None = None,
    rotation: Rotation | None = None,
    by_games: bool = False,
) -> Stakes:
    """The stakes before the first game: a match if `length` is given, else money play.

    `by_games`: the length is a number of games, not of points. With a `rotation` the match is a
    series of different games. An option at its default value is accepted in every game.
    """
    return _agreed(rules, options or {}, length, per_point, rotation, by_games)


def match_to(length: int, rotation: Rotation | None = None, **options: Value) -> Stakes:
    """The stakes of a match to so many points; `Game.begin` checks that they fit the game.

    >>> match_to(7, holland=True).play.length
    7
    """
    if type(length) is not int:
        raise TypeError(f"The length of a match is a number, as in match_to(7), not {length!r}.")
    return _agreed(None, options, length, None, rotation)


def match_by_games(games: int, rotation: Rotation | None = None, **options: Value) -> Stakes:
    """The stakes of a match over so many games, which the higher total wins.

    >>> match_by_games(5).play.played
    0
    """
    return _agreed(None, options, games, None, rotation, by_games=True)


def money_play(per_point: Fraction | None = None, **options: Value) -> Stakes:
    """The stakes of money play, with an amount for each point or without.

    >>> money_play(jacoby=True).play.jacoby
    True
    """
    return _agreed(None, options, None, per_point, None)


def _agreed(
    rules: Ruleset | None,
    sent: Mapping[str, Value],
    length: int | None,
    per_point: Fraction | None,
    rotation: Rotation | None,
    by_games: bool = False,
) -> Stakes:
    asked = {**sent, "crawford": False} if by_games else sent  # it has no Crawford game
    faults = check_options(rules, asked, length is not None)
    if length is not None and not 1 <= length <= LONGEST:
        place = "/stakes/match/games" if by_games else "/stakes/match/length"
        facts: dict[str, object] = {"length": length, "most": LONGEST}
        faults.append(Fault("no_such_length", place, "match", facts=facts))
    if per_point is not None and length is not None:
        facts = {"name": "per_point"}
        faults.append(Fault("money_only", "/stakes/money/per_point", "match", facts=facts))
    if rotation is not None and length is None:
        facts = {"name": "rotation"}
        faults.append(Fault("match_only", "/stakes/match/rotation", "rotation", facts=facts))
    faults += check_amount(per_point)
    if faults:
        raise Refused(faults)
    chosen = {name: sent.get(name, values[0]) for name, values in OPTIONS.items()}
    limit = int(chosen["cube_limit"])
    return Stakes(
        play=new_match(
            length, bool(chosen["holland"]), bool(chosen["crawford"]), rotation, by_games
        )
        if length is not None
        else Money(
            bool(chosen["jacoby"]),
            Beavers(str(chosen["beavers"])),
            int(chosen["automatic_doubles"]),
            per_point,
        ),
        cube_limit=limit if limit < HIGHEST else None,
        resignation=ResignationRule(str(chosen["resignation"])),
    )


def chosen(stakes: Stakes) -> dict[str, Value]:
    """The options that are not at their defaults, by name."""
    values: dict[str, Value] = {
        "cube_limit": stakes.cube_limit or HIGHEST,
        "resignation": str(stakes.resignation),
    }
    if isinstance(stakes.play, Match):
        is_said = stakes.play.rotation is None and stakes.play.played is None
        values["crawford"] = not (is_said and stakes.play.crawford is Crawford.OFF)
        values["holland"] = stakes.play.holland
    else:
        values["jacoby"] = stakes.play.jacoby
        values["beavers"] = str(stakes.play.beavers)
        values["automatic_doubles"] = stakes.play.automatic_doubles
    defaults = {name: known[0] for name, known in OPTIONS.items()}
    return {
        name: values[name] for name in OPTIONS if values.get(name, defaults[name]) != defaults[name]
    }


def check_options(rules: Ruleset | None, sent: Mapping[str, Value], is_match: bool) -> list[Fault]:
    """Faults of options that do not exist or do not fit this game, if it is known."""
    faults = [*unknown(sent, OPTIONS, "/stakes"), *_misplaced(rules, sent, is_match)]
    if sent.get("crawford") is False and sent.get("holland") is True:
        faults.append(Fault("holland_needs_crawford", _at("holland"), "holland"))
    return faults


def check_amount(per_point: Fraction | None) -> list[Fault]:
    """A fault unless the amount is positive and has at most nine digits in each part."""
    if per_point is None or (per_point > 0 and max(per_point.as_integer_ratio()) <= LARGEST):
        return []
    return [Fault("no_such_amount", "/stakes/money/per_point")]


def unknown(
    sent: Mapping[str, Value], options: Mapping[str, tuple[Value, ...]], place: str
) -> list[Fault]:
    """Faults of unknown options and unknown values."""
    faults = []
    for name, value in sent.items():
        pointer = f"{place}/options/{name}"
        facts: dict[str, object]
        if name not in options:
            facts = {"name": name, "known": sorted(options)}
            faults.append(Fault("unknown_stakes_option", pointer, facts=facts))
        elif not any(value == v and type(value) is type(v) for v in options[name]):
            facts = {"name": name, "value": value, "known": list(options[name])}
            faults.append(Fault("unknown_option_value", pointer, facts=facts))
    return faults


def _misplaced(rules: Ruleset | None, sent: Mapping[str, Value], is_match: bool) -> list[Fault]:
    faults = []
    for name, value in sent.items():
        if name not in OPTIONS or value == OPTIONS[name][0]:
            continue
        facts = {"name": name}
        if is_match and name in MONEY_ONLY:
            faults.append(Fault("money_only", _at(name), "match", facts=facts))
        if not is_match and name in MATCH_ONLY:
            faults.append(Fault("match_only", _at(name), name, facts=facts))
        if rules and not rules.cube and name in CUBE_ONLY and name != "crawford":
            faults.append(Fault("no_cube", _at(name), "cube", facts=facts))
    return faults


def _at(name: str) -> str:
    return f"/stakes/options/{name}"
