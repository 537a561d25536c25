"""Regenerate the stored corpora from random games: `python -m benchmarks.make_corpus`.

The seed is fixed, so the files change only when the rules of a game do.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from benchmarks import corpus, open_spiel
from benchmarks.corpus import Pair
from engine.game.actions import DoubleNamed, Rolled, RollNamed, Throw
from engine.game.advance import Action, advance, begin
from engine.game.game import Game
from engine.game.outcome import Sequels
from engine.position import pack
from engine.rules.ruleset import Ruleset
from engine.rules.turns import naming_choices
from engine.turn import NameDouble, NameRoll, Open, PlayStage
from engine.variants import VARIANTS

SEED = 4
BASE_PAIRS, VARIANT_PAIRS = 2000, 300
KEPT = 0.2
"""Successive positions of a game are similar, so only one pair in five is kept."""
LONGEST = 2000
"""Maximum number of steps; some games may never end in random play."""


def action(state: Game, rng: random.Random) -> Action:
    """A random action for any stage but a play."""
    assert state.turn
    one, two = rng.randint(1, 6), rng.randint(1, 6)
    match state.turn.stages[0]:
        case Open():
            return Throw(one, two)
        case NameDouble():
            return DoubleNamed(one)
        case NameRoll():
            rolls = [roll for roll in naming_choices(state.turn) if isinstance(roll, tuple)]
            return RollNamed(rng.choice(rolls))
        case _:
            return Rolled((one, two))


def random_game(rules: Ruleset, rng: random.Random) -> Iterator[Pair]:
    """Every pair of one random game."""
    state = begin(rules)
    for _ in range(LONGEST):
        turn = state.turn
        if turn is None:
            return
        stage = turn.stages[0]
        if not isinstance(stage, PlayStage):
            state = advance(state, action(state, rng))
            continue
        assert turn.player
        pair = Pair(rules, state.position, turn.player, stage)
        yield pair
        chosen = rng.choice(pair.ask())
        following = Sequels(rules, state.position, turn)
        _, after = following.after(pack(chosen.position), len(chosen.moves))
        state = Game(rules, chosen.position, after)


def sample(rules: Ruleset, wanted: int) -> list[Pair]:
    """Pairs from as many random games as needed."""
    rng = random.Random(f"{SEED} {rules.name}")
    pairs: list[Pair] = []
    while len(pairs) < wanted:
        pairs += (pair for pair in random_game(rules, rng) if rng.random() < KEPT)
    return pairs[:wanted]


if __name__ == "__main__":
    for name, rules in VARIANTS.items():
        wanted = BASE_PAIRS if name == corpus.BASE else VARIANT_PAIRS
        corpus.write(name, "random", sample(rules, wanted))
        print(name, wanted)
    open_spiel.write_games(SEED)
