"""What follows a game in a match or in money play: the rules of the next game and its starter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.faults import Fault, Refused
from engine.game.machine import State, begin
from engine.position import Color
from engine.rules.ruleset import Value
from engine.stakes.match import Match
from engine.stakes.rotation import CYCLES, Rotation, not_in_rotation
from engine.stakes.two_players import Stakes
from engine.variants import ruleset

PLACE = "/stakes/match/variant_options"


def rotation(name: str, options: Mapping[str, Mapping[str, Value]] | None = None) -> Rotation:
    """A series of this name, with options for the variants of its cycle.

    >>> rotation("tavli", {"plakoto": {"mother": "none"}}).options_of("plakoto")
    {'mother': 'none'}

    Raises `Refused` with every variant that the cycle does not have and every unknown option.
    """
    if name not in CYCLES:
        raise ValueError(f"There is no series {name!r}; known: {', '.join(CYCLES)}.")
    sent = options or {}
    others = [variant for variant in sent if variant not in CYCLES[name]]
    faults = [not_in_rotation(name, f"{PLACE}/{variant}", variant) for variant in others]
    chosen: list[tuple[str, tuple[tuple[str, Value], ...]]] = []
    for variant in CYCLES[name]:
        try:
            rules = ruleset(variant, sent.get(variant))
        except Refused as refused:
            faults += [_located(fault, variant) for fault in refused.faults]
        else:
            if rules.chosen:
                chosen.append((variant, tuple(rules.chosen.items())))
    if faults:
        raise Refused(faults)
    return Rotation(name, tuple(chosen))


def _located(fault: Fault, variant: str) -> Fault:
    """A fault of an option, with a pointer into the options of the series."""
    return replace(fault, pointer=f"{PLACE}/{variant}{fault.pointer.removeprefix('/options')}")


def begin_next(state: State, winner: Color | None, stakes: Stakes) -> State:
    """The start of the game after this one, for these stakes.

    In a series the next variant of the cycle is played, also after a draw. Where the winner of a
    game starts the next one, there is an opening throw only after a draw (rulebook 47).
    """
    rules, winner_starts = state.rules, state.rules.opening.winner_starts
    series = stakes.play.rotation if isinstance(stakes.play, Match) else None
    if series:
        variant = series.after(rules.name)
        rules, winner_starts = ruleset(variant, series.options_of(variant)), True
    return begin(rules, stakes=stakes, starter=winner if winner_starts else None).state
