"""Search for the worst requests of a game: `python -m benchmarks.worst [game ...]`.

Hill climbing from crowded positions of random games: move one checker or change the stage, and keep
the result if it is valid and not better for the engine. It runs once for the number of plays and
once for the time, with every house rule of the game.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from time import process_time, process_time_ns

from benchmarks import corpus
from benchmarks.corpus import Pair
from engine.position import COLORS, MARK, OFFSET, PLACES, SIDE_CELLS, Position
from engine.referee.validate import check_position, places
from engine.rules.ruleset import OnBlot, Ruleset
from engine.rules.turns import possible_turns
from engine.turn import PlayStage
from engine.variants import VARIANTS, ruleset

SEED = 4
STEPS = 800
"""Number of tries; improvements are rare after that."""
PATIENCE = 20.0
"""Maximum seconds of CPU for one climb; only Backwards needs them."""
STARTS = 2
MOVING = (
    *("roll", "entry", "movement", "landing", "obligation", "bearing_off", "goal"),
    *("formations", "no_shut_in"),
)
"""The fields of a ruleset on which the plays depend."""
NOISE = 1.03
"""A time counts as an improvement only beyond this factor, the noise of the clock."""

Measure = Callable[[Pair], float]


def number_of_plays(pair: Pair) -> float:
    """The number of plays, which determines the length of the answer."""
    return len(pair.ask())


def time_taken(pair: Pair) -> float:
    """Nanoseconds of CPU, the better of two runs."""
    times = []
    for _ in range(2):
        start = process_time_ns()
        pair.ask()
        times.append(process_time_ns() - start)
    return min(times) / NOISE


def house_rules(name: str) -> Iterator[Ruleset]:
    """The default rules, and the rules with each other value of each option that affects plays."""
    yield VARIANTS[name]
    for option in VARIANTS[name].options:
        for value in list(option.values)[1:]:
            changed = ruleset(name, {option.name: value})
            if any(getattr(changed, part) != getattr(VARIANTS[name], part) for part in MOVING):
                yield changed


def starts(name: str) -> list[Pair]:
    """Starting points: the worst known pairs of this and of the base game, and random games."""
    known = [
        pair
        for game in (name, corpus.BASE)
        if (corpus.HERE / "worst" / f"{game}.txt").exists()
        for pair in corpus.read(game, "worst")[:1]
    ]
    return known + sorted(corpus.read(name), key=number_of_plays)[-STARTS:]


def stages(rules: Ruleset) -> list[PlayStage]:
    """All stages that can occur in this game."""
    heads = (turn.stages[0] for turn in possible_turns(rules))
    found = {
        PlayStage(head.numbers, head.in_order) for head in heads if isinstance(head, PlayStage)
    }
    return sorted(found, key=lambda stage: (-len(stage.numbers), stage.numbers))


def neighbour(pair: Pair, choice: list[PlayStage], rng: random.Random) -> Pair:
    """The pair with one or two checkers moved, or with another stage."""
    if rng.random() < 0.05:
        return pair._replace(stage=rng.choice(choice))
    cells = bytearray(pair.position.cells)
    for _ in range(rng.choice((1, 1, 2))):
        color = rng.choice(COLORS)
        row = range(OFFSET[color], OFFSET[color] + SIDE_CELLS - 1)
        source = rng.choice([cell for cell in row if cells[cell]])
        if rng.random() < 0.1 and pair.rules.landing.on_blot is OnBlot.PIN:
            cells[source] ^= MARK
            continue
        known = places(pair.rules, color)
        target = rng.choice([cell for cell in row if PLACES[cell - OFFSET[color]] in known])
        cells[source] -= 1
        cells[target] += 1
    return pair._replace(position=Position(bytes(cells)))


def is_valid(pair: Pair) -> bool:
    """Whether the service would answer: the position is possible and the game is not over."""
    over = pair.rules.goal(pair.position, pair.rules.board)
    return not over and not check_position(pair.rules, pair.position)


def climb(start: Pair, measure: Measure, choice: list[PlayStage], rng: random.Random) -> list[Pair]:
    """Climb by random steps; return every pair that was an improvement."""
    path, best, height = [start], start, measure(start)
    begun = process_time()
    for _ in range(STEPS):
        if process_time() - begun > PATIENCE:
            break
        other = neighbour(best, choice, rng)
        if not is_valid(other):
            continue
        reached = measure(other)
        if reached > height:
            path.append(other)
        if reached >= height:
            best, height = other, reached * (NOISE if measure is time_taken else 1)
    return path


def search(name: str) -> dict[Measure, list[Pair]]:
    """The climbs to the worst pairs of a game, by plays and by time."""
    rng = random.Random(f"{SEED} {name}")
    found: dict[Measure, list[list[Pair]]] = {number_of_plays: [], time_taken: []}
    for rules in house_rules(name):
        choice = stages(rules)
        for pair in starts(name):
            stage = pair.stage if pair.stage in choice else choice[0]
            start = pair._replace(rules=rules, stage=stage)
            for measure, paths in found.items():
                if is_valid(start):
                    paths.append(climb(start, measure, choice, rng))
    if name == corpus.BASE:
        longest: list[Pair] = max(found[number_of_plays], key=len)
        corpus.write(name, "climb", longest)
    return {
        measure: max(paths, key=lambda path: measure(path[-1])) for measure, paths in found.items()
    }


if __name__ == "__main__":
    for game in sys.argv[1:] or VARIANTS:
        tops = [path[-1] for path in search(game).values()]
        corpus.write(game, "worst", dict.fromkeys(tops))
        for top in tops:
            print(f"{game}: {len(top.ask()):,} plays, {time_taken(top) / 1e6:.2f} ms: {top}")
