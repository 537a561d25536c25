"""The register of all games, the oldest sources first."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from engine.faults import Fault, Refused
from engine.rules.ruleset import Ruleset, Value
from engine.variants.acey_deucey import ACEY_DEUCEY
from engine.variants.backgammon import BACKGAMMON
from engine.variants.backwards import BACKWARDS
from engine.variants.catch_me import CATCH_ME
from engine.variants.doublets import DOUBLETS
from engine.variants.eureka import EUREKA
from engine.variants.fevga import FEVGA
from engine.variants.fixed_roll import FIXED_ROLL
from engine.variants.french_backgammon_1 import FRENCH_BACKGAMMON_1
from engine.variants.french_backgammon_2 import FRENCH_BACKGAMMON_2
from engine.variants.gioul import GIOUL
from engine.variants.gul_bara import GUL_BARA
from engine.variants.hypergammon import HYPERGAMMON
from engine.variants.khachapuri import KHACHAPURI
from engine.variants.linverso import LINVERSO
from engine.variants.long_nardy import LONG_NARDY
from engine.variants.long_puff import LONG_PUFF
from engine.variants.long_russian_puff import LONG_RUSSIAN_PUFF
from engine.variants.longgammon import LONGGAMMON
from engine.variants.ludus_lombardorum import LUDUS_LOMBARDORUM
from engine.variants.mahbusa import MAHBUSA
from engine.variants.mexican_backgammon import MEXICAN_BACKGAMMON
from engine.variants.misere import MISERE
from engine.variants.nackgammon import NACKGAMMON
from engine.variants.no_hit import NO_HIT
from engine.variants.old_britain import OLD_BRITAIN
from engine.variants.open_roll import OPEN_ROLL
from engine.variants.pin import PIN
from engine.variants.plakoto import PLAKOTO
from engine.variants.portes import PORTES
from engine.variants.puff import PUFF
from engine.variants.russian_backgammon import RUSSIAN_BACKGAMMON
from engine.variants.russian_puff import RUSSIAN_PUFF
from engine.variants.snake import SNAKE
from engine.variants.straight import STRAIGHT
from engine.variants.tavla import TAVLA
from engine.variants.tawla_31 import TAWLA_31
from engine.variants.two_rolls_vs_choice import TWO_ROLLS_VS_CHOICE

VARIANTS: dict[str, Ruleset] = {
    rules.name: rules
    for rules in (
        BACKGAMMON,
        EUREKA,
        PUFF,
        LONG_PUFF,
        RUSSIAN_PUFF,
        LONG_RUSSIAN_PUFF,
        FRENCH_BACKGAMMON_1,
        RUSSIAN_BACKGAMMON,
        GIOUL,
        FRENCH_BACKGAMMON_2,
        ACEY_DEUCEY,
        MEXICAN_BACKGAMMON,
        OLD_BRITAIN,
        PIN,
        CATCH_ME,
        DOUBLETS,
        LUDUS_LOMBARDORUM,
        BACKWARDS,
        STRAIGHT,
        FIXED_ROLL,
        NO_HIT,
        OPEN_ROLL,
        MISERE,
        SNAKE,
        TWO_ROLLS_VS_CHOICE,
        LINVERSO,
        NACKGAMMON,
        HYPERGAMMON,
        LONGGAMMON,
        PORTES,
        TAVLA,
        PLAKOTO,
        FEVGA,
        LONG_NARDY,
        GUL_BARA,
        MAHBUSA,
        TAWLA_31,
        KHACHAPURI,
    )
}

MOST_CHECKERS: Final = max(rules.checkers for rules in VARIANTS.values())
"""The most checkers that a side has in any game."""
MOST_EARLY: Final = max(rules.early.turns for rules in VARIANTS.values() if rules.early)
"""The most turns at the start of any game in which rolls are played in another way."""


def ruleset(name: str, options: Mapping[str, Value] | None = None) -> Ruleset:
    """The rules of a game with these options.

    >>> ruleset("backgammon", {"backgammon_multiplier": 2}).scoring.word
    'one_two_two'

    Raises `Refused` with every unknown name and value.
    """
    if not isinstance(name, str):
        raise TypeError(f"A game is named by text, as in ruleset('backgammon'), not {name!r}.")
    if name not in VARIANTS:
        raise Refused([Fault("unknown_variant", "/variant", facts=unknown_variant(name))])
    return _with_options(name, tuple((options or {}).items()))


def unknown_variant(name: str) -> dict[str, object]:
    """The facts of the fault `unknown_variant`: all games, those spelled like this one first."""
    from difflib import get_close_matches

    near = get_close_matches(name.lower(), VARIANTS, n=3, cutoff=0.5)
    return {"name": name, "near": near, "known": list(dict.fromkeys([*near, *VARIANTS]))}


@lru_cache(maxsize=1024)
def _with_options(name: str, options: tuple[tuple[str, Value], ...]) -> Ruleset:
    rules = VARIANTS[name]
    known = {option.name: option for option in rules.options}
    faults = []
    chosen: dict[str, Value] = {}
    for key, value in options:
        pointer = f"/options/{key}"
        facts: dict[str, object]
        if key not in known:
            facts = {"name": key, "known": sorted(known)}
            faults.append(Fault("unknown_option", pointer, facts=facts))
        elif not any(value == v and type(value) is type(v) for v in known[key].values):
            facts = {"name": key, "value": value, "known": list(known[key].values)}
            faults.append(Fault("unknown_option_value", pointer, facts=facts))
        elif value != known[key].default:
            chosen[key] = value
    if faults:
        raise Refused(faults)
    return _changed(name, tuple(sorted(chosen.items())))


@lru_cache(maxsize=256)
def _changed(name: str, chosen: tuple[tuple[str, Value], ...]) -> Ruleset:
    """The game with these options; cached, because tables are prepared for each ruleset."""
    rules = VARIANTS[name]
    if not chosen:
        return rules
    known = {option.name: option for option in rules.options}
    for key, value in chosen:
        rules = known[key].values[value](rules)
    return replace(rules, chosen=dict(chosen))


def _reduced(rules: Ruleset) -> tuple[Callable[..., Ruleset], tuple[object, ...]]:
    """For `pickle` and `copy`: a game is made anew by its name and options, and is the same one."""
    chosen = tuple(sorted(rules.chosen.items()))
    if rules.name not in VARIANTS or _changed(rules.name, chosen) is not rules:
        raise TypeError(f"Only registered games can be pickled or copied, not this {rules.name!r}.")
    return ruleset, (rules.name, dict(rules.chosen))


copyreg.pickle(Ruleset, _reduced)
