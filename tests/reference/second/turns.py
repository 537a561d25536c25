"""Whose turn it is and what has to be done: after a throw, a roll and a play."""

from typing import Any

from ..boards import Options, Position, Stage, canonical, opponent
from .pages import page
from .results import outcome

Turn = dict[str, Any]
"""`{"player": ..., "stages": [...]}`, in gul_bara with `"early"` while it is above 0."""

EARLY_TURNS = 6


def opening_turn(variant: str, options: Options) -> Turn:
    """The turn before the opening throw."""
    return _turn(None, [{"do": "open"}], _early_at_start(variant, options))


def first_turn(variant: str, options: Options, starter: str) -> Turn:
    """The first turn of a player who starts with a roll of their own, as with `winner_starts`."""
    return _turn(starter, [{"do": "roll"}], _early_at_start(variant, options))


def after_throw(variant: str, options: Options, white: int, black: int) -> Turn:
    """The turn after one die each: equal numbers are thrown again, the higher thrower starts."""
    if white == black:
        return opening_turn(variant, options)
    turn = first_turn(variant, options, "white" if white > black else "black")
    if page(variant, options).opening == "one_die_each":
        return after_roll(variant, options, turn, (white, black))
    return turn


def after_roll(variant: str, options: Options, turn: Turn, dice: tuple[int, int]) -> Turn:
    """The turn after its roll: the stages of the roll take the place of the stage to roll."""
    early = turn.get("early", 0)
    stages = roll_stages(variant, options, dice, early=early)
    return _turn(turn["player"], [*stages, *turn["stages"][1:]], early)


def after_play(
    variant: str,
    options: Options,
    turn: Turn,
    before: Position,
    after: Position,
    *,
    numbers_used: int,
) -> Turn | None:
    """The turn after the play at its head; None if the game is over."""
    if outcome(variant, options, after) is not None:
        return None
    player, stages = successor_stages(
        variant, options, before, after, turn["player"], turn["stages"], numbers_used=numbers_used
    )
    early = turn.get("early", 0)
    if stages:
        return _turn(player, stages, early)
    return _turn(opponent(player), [{"do": "roll"}], max(0, early - 1))


def roll_stages(
    variant: str, options: Options, dice: tuple[int, int], *, early: int = 0
) -> list[Stage]:
    """What a roll brings; `early` is the counter that the turn of gul_bara carries."""
    low, high = sorted(dice)
    if low != high:
        return [{"do": "play", "numbers": [high, low]}]
    rising = page(variant, options).rising
    if not rising or early:
        return [{"do": "play", "numbers": [low] * 4}]
    if_short = {"lost": "forfeit", "to_opponent": "hand_over"}[rising]
    return [
        {"do": "play", "numbers": [number] * 4, "if_short": if_short} for number in range(low, 7)
    ]


def successor_stages(
    variant: str,
    options: Options,
    before: Position,
    after: Position,
    player: str,
    stages: list[Stage],
    *,
    numbers_used: int,
) -> tuple[str, list[Stage]]:
    """Who plays on and with which stages; no stages: the turn, or the game, is over."""
    if not numbers_used and canonical(before) != canonical(after):
        raise ValueError("a play of no numbers changes nothing")
    head, rest = stages[0], stages[1:]
    if outcome(variant, options, after) is not None:
        return player, []  # immediate_end, draw
    if numbers_used == len(head["numbers"]) or "if_short" not in head:
        return player, rest
    if head["if_short"] == "forfeit" or not rest:
        return player, []
    # Rulebook 9: the opponent plays the values that remain as far as possible, then rolls.
    taken_over = [{"do": "play", "numbers": stage["numbers"]} for stage in rest]
    return opponent(player), [*taken_over, {"do": "roll"}]


def _early_at_start(variant: str, options: Options) -> int:
    return EARLY_TURNS if page(variant, options).rising else 0


def _turn(player: str | None, stages: list[Stage], early: int) -> Turn:
    return {"player": player, "stages": stages} | ({"early": early} if early else {})
