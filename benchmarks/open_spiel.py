"""OpenSpiel (C++ with a Python module), compared on the states of its own random games.

Its Python module cannot set a position, it can only play a game, and it splits a double into two
half turns. So the comparison uses the states without a double of its own random games, which are
stored as lists of its actions.
"""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from benchmarks.corpus import BASE, HERE, Pair
from engine.position import COLORS, Position
from engine.turn import PlayStage
from engine.variants import VARIANTS

STATES = 2000
FILE = HERE / "open_spiel.txt"
MIXED = 30
"""Its first thirty chance outcomes are the ordered rolls without the doubles."""


def new_state() -> Any:
    """The start of its game."""
    game: Any = import_module("pyspiel").load_game("backgammon(scoring_type=full_scoring)")
    return game.new_initial_state()


def write_games(seed: int) -> None:
    """Store random games with enough states."""
    rng = random.Random(seed)
    games, states = [], 0
    while states < STATES:
        state = new_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        games.append(" ".join(map(str, state.history())))
        states += len(_replay(state.history()))
    FILE.write_text("\n".join(games) + "\n")


def states() -> list[tuple[Any, Pair]]:
    """Each of its stored states with the same position as a pair of this engine."""
    games = [[int(word) for word in line.split()] for line in FILE.read_text().splitlines()]
    return [item for game in games for item in _replay(game)][:STATES]


def _replay(actions: list[int]) -> list[tuple[Any, Pair]]:
    state = new_state()
    numbers: tuple[int, ...] = ()
    found = []
    for action in actions:
        if state.is_chance_node():
            roll = state.action_to_string(action).split("roll: ")[1][:2]
            numbers = tuple(sorted(map(int, roll), reverse=True)) if action < MIXED else ()
        elif numbers:
            found.append((state.clone(), _pair(state, PlayStage(numbers))))
        state.apply_action(action)
    return found


def _pair(state: Any, stage: PlayStage) -> Pair:
    """The state as a pair; its player 0 is White, and bar and off are in its printed board."""
    white, black = (_side(state, player) for player in (0, 1))
    mover = COLORS[state.current_player()]
    return Pair(VARIANTS[BASE], Position.of(white, black), mover, stage)


def _side(state: Any, player: int) -> dict[str, int]:
    points = {str(i + 1): int(state.board(player, i)) for i in range(24)}
    bar, off = _piles(state, player)
    side = points | {"bar": bar, "off": off}
    assert sum(side.values()) == VARIANTS[BASE].checkers, side
    return side


def _piles(state: Any, player: int) -> tuple[int, int]:
    """Bar and borne off, read from its printed board."""
    lines = dict(line.split(":", 1) for line in str(state).splitlines() if ":" in line)
    off = int(lines["Scores, X"].split(",")[0]) if player == 0 else int(str(state).split("O: ")[-1])
    return lines["Bar"].count("xo"[player]), off


def legal_actions(state: Any) -> int:
    """Its fastest answer: numbers for plays."""
    return len(state.legal_actions())


def children(state: Any) -> int:
    """A state object for each action, which cannot be read or compared directly."""
    return len([state.child(action) for action in state.legal_actions()])


def texts(state: Any) -> int:
    """The distinct resulting positions as its printed boards."""
    return len({str(state.child(action)) for action in state.legal_actions()})


def positions(state: Any) -> int:
    """The resulting positions as numbers, by the only call that returns a whole board."""
    return len([state.child(action).observation_tensor(0) for action in state.legal_actions()])
