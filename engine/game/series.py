"""What follows a game in a match or in money play: the rules of the next game and its starter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.faults import Fault, Refused
from engine.game.advance import begin
from engine.game.game import Game
from engine.rules.ruleset import Value
from engine.stakes.match import Match
from engine.stakes.rotation import CYCLES, Rotation, not_in_rotation
from engine.stakes.two_players import GameResult
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


def next_game(game: Game, result: GameResult | None) -> Game | None:
    """The start of the game after one with this result; None without one, or after a match.

    In a series the next variant of the cycle is played, also after a draw. Where the winner of a
    game starts the next one, there is an opening throw only after a draw (rulebook 47).
    """
    if result is None or result.next is None:
        return None
    rules, stakes = game.rules, result.next
    winner_starts = rules.opening.winner_starts
    series = stakes.play.rotation if isinstance(stakes.play, Match) else None
    if series:
        variant = series.after(rules.name)
        rules, winner_starts = ruleset(variant, series.options_of(variant)), True
    return begin(rules, stakes=stakes, starter=result.winner if winner_starts else None)
