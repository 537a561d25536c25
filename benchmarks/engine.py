"""The engine compared with other programs: `python -m benchmarks.engine [--quick]`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from benchmarks import bgsage, corpus, gnubg_nn, open_spiel, recursion
from benchmarks.corpus import Pair
from benchmarks.report import Section, goal, joined, table
from benchmarks.timing import ROUNDS, interleaved, latencies, over, percentile


def measure(quick: bool = False) -> Section:
    """All comparisons on the base game."""
    every = 5 if quick else 1
    pairs = corpus.read(corpus.BASE)[::every]
    rounds = 3 if quick else ROUNDS
    parts = [
        _against_python_callers(pairs, rounds),
        _against_open_spiel(rounds, every),
        _latency(pairs, rounds),
    ]
    return joined("The base game beside other programs", parts)


def _against_python_callers(pairs: Sequence[Pair], rounds: int) -> Section:
    questions = [bgsage.question(pair) for pair in pairs]
    boards = [(pair, *recursion.board(pair)) for pair in pairs]
    possible_moves = bgsage.possible_moves()
    asked = [gnubg_nn.question(pair) for pair in pairs]
    gnu_moves = gnubg_nn.moves()
    seconds = interleaved(
        {
            "this engine: moves and positions": over(Pair.ask, pairs),
            "this engine: an object for each play": over(Pair.read_out, pairs),
            "this engine: every position unpacked": over(Pair.unpack, pairs),
            "bgsage (C++): positions": over(lambda q: possible_moves(*q), questions),
            "gnubg-nn (C): positions": over(lambda q: gnu_moves(*q), asked),
            "gnubg-nn (C): moves and positions": over(
                lambda q: gnu_moves(*q, gnubg_nn.WITH_MOVES), asked
            ),
            "straightforward recursion: moves and positions": over(
                lambda b: recursion.plays(*b), boards
            ),
        },
        rounds,
    )
    ours, _, _, by_sage, _, _, by_recursion = seconds.values()
    found = sum(len(pair.ask()) for pair in pairs)
    rows = [
        [name, f"{len(pairs) / spent:,.0f}", f"{found / spent:,.0f}", f"{ours / spent:.2f}"]
        for name, spent in seconds.items()
    ]
    head = ["over all rolls", "pairs/s", "plays/s", "ratio to this engine"]
    agreed = sum(
        len(pair.ask())
        == max(1, len(possible_moves(*sage)))
        == max(1, len(gnu_moves(*gnu)))
        == len(recursion.plays(*naive))
        for pair, sage, gnu, naive in zip(pairs, questions, asked, boards, strict=True)
    )
    note = f"{len(pairs):,} pairs, {found / len(pairs):.1f} plays a pair; "
    note += f"all four find equally many plays in {agreed:,} of them."
    goals = [
        goal("engine / bgsage", by_sage / ours, at_least=1.5),
        goal("engine / straightforward recursion", by_recursion / ours, at_least=9),
    ]
    return Section("", [note, "", *table(head, rows)], goals)


def _against_open_spiel(rounds: int, every: int) -> Section:
    stored = open_spiel.states()[::every]
    theirs: list[Any] = [state for state, _ in stored]
    pairs = [pair for _, pair in stored]
    seconds = interleaved(
        {
            "this engine: moves and positions": over(Pair.ask, pairs),
            "this engine: an object for each play": over(Pair.read_out, pairs),
            "this engine: every position unpacked": over(Pair.unpack, pairs),
            "OpenSpiel (C++) `legal_actions`: action numbers": over(
                open_spiel.legal_actions, theirs
            ),
            "OpenSpiel: a state object for each": over(open_spiel.children, theirs),
            "OpenSpiel: printed boards": over(open_spiel.texts, theirs),
            "OpenSpiel: positions as numbers": over(open_spiel.positions, theirs),
        },
        rounds,
    )
    ours, _, _, actions, _, _, positions = seconds.values()
    rows = [
        [name, f"{len(pairs) / spent:,.0f}", f"{ours / spent:.2f}"]
        for name, spent in seconds.items()
    ]
    head = [f"on {len(pairs):,} OpenSpiel states without a double", "pairs/s"]
    goals = [
        goal("engine / OpenSpiel `legal_actions`", actions / ours, at_least=2),
        goal("engine / OpenSpiel with positions", positions / ours, at_least=15),
    ]
    return Section("", ["", *table([*head, "ratio to this engine"], rows)], goals)


def _latency(pairs: Sequence[Pair], rounds: int) -> Section:
    times = latencies(Pair.ask, pairs, rounds)
    middle = percentile(times, 0.5)
    rows = [_row("random games", times, middle)]
    worst = []
    for pair in corpus.read(corpus.BASE, "worst"):
        plays = len(pair.ask())
        spent = latencies(Pair.ask, [pair], rounds)
        rows.append(_row(f"`{pair}`: {plays:,} plays", spent, middle))
        worst.append((plays, spent[0] / middle))
    plays, ratio = max(worst)
    head = ["microseconds of CPU a call", "p50", "p99", "max", "max / median pair"]
    goals = [goal(f"the {plays:,}-play position / median pair", ratio, at_most=300)]
    return Section("", ["", *table(head, rows)], goals)


def _row(name: str, times: Sequence[float], middle: float) -> list[str]:
    spread = [percentile(times, share) for share in (0.5, 0.99, 1)]
    return [
        name.replace("|", "\\|"),
        *(f"{value:,.1f}" for value in (*spread, max(times) / middle)),
    ]


if __name__ == "__main__":
    print(measure(quick="--quick" in sys.argv))
