"""The cases of the kit: states of random games, and the golden cases of the rulebook.

Most states of a random game show nothing new. A state is kept if its features (pass or choice,
hits, checkers on the bar, the form of the turn and so on) are those of no state kept before. With
an option, the states in which the plays differ from those without the option come first.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import NamedTuple, TypeVar

from engine.faults import Refused
from engine.game.actions import BoardAction, Played
from engine.game.advance import advance
from engine.game.game import Game
from engine.movegen import Play, plays
from engine.position import Position
from engine.referee.judge import judge
from engine.rules.ruleset import Ruleset
from engine.turn import STAGE_WORDS, PlayerTurn, PlayStage, Turn, play_due
from engine.variants import VARIANTS, ruleset
from tests.invariants.walks import Visit, steps, walk
from tools.conformance.golden import Golden, Illegal, Scored

GAMES = 8
"""Random games of each set of options."""
STATES = 2_000
"""The most states of one set of options that are looked at; some random games are very long."""
MOST_PLAYS = 40
"""States with more plays are left out, to keep the files small."""
BY_DEFAULT, BY_OPTION = 24, 6
"""The most cases of a kind with the default options, and with another value of an option."""

Case = TypeVar("Case")
Featured = Iterable[tuple[Hashable, Case]]


class Questions(NamedTuple):
    """What the kit asks about one game."""

    plays: list[Game]
    illegal: list[Illegal]
    actions: list[tuple[Game, BoardAction]]
    scores: list[Scored]


def rulesets(variant: str) -> list[Ruleset]:
    """The game with its default options, then with each other value of each option."""
    rules = VARIANTS[variant]
    others = [
        ruleset(variant, {option.name: value})
        for option in rules.options
        for value in list(option.values)[1:]
    ]
    return [rules, *others]


def questions(variant: str) -> Questions:
    """The cases of one game, always the same and each of them once."""
    golden = Golden(variant)
    chosen = Questions([], golden.illegal(), golden.actions(), golden.scores())
    default = VARIANTS[variant]
    for rules in rulesets(variant):
        visits = list(_visits(rules))
        most = BY_OPTION if rules.chosen else BY_DEFAULT
        chosen.plays.extend(_first_of_each(_playable(visits, default), most))
        chosen.actions.extend(_first_of_each(_actions(visits, default), most))
        chosen.scores.extend(_first_of_each(_endings(visits), most))
        if rules.chosen:
            chosen.plays.extend(golden.plays_by_option(rules, MOST_PLAYS))
            chosen.illegal.extend(islice(_illegal_by_option(visits, default), BY_OPTION))
            chosen.actions.extend(golden.actions_by_option(rules))
            chosen.scores.extend(golden.scores_by_option(rules))
    return chosen


def _visits(rules: Ruleset) -> Iterator[Visit]:
    rng = random.Random(f"conformance {rules.name} {sorted(rules.chosen.items())}")
    games = (visit for _ in range(GAMES) for visit in walk(rules, rng))
    return islice(games, STATES)


def _first_of_each(cases: Featured[Case], most: int) -> list[Case]:
    """The first case of each combination of features, and no more than this many."""
    kept: dict[Hashable, Case] = {}
    for features, case in cases:
        kept.setdefault(features, case)
    return list(kept.values())[:most]


# --- states with something to play ---


def _playable(visits: list[Visit], default: Ruleset) -> Iterator[tuple[Hashable, Game]]:
    """States with a play due; first those in which the default rules allow other plays."""
    featured = [
        (_play_features(visit, differs := _differs(visit, default)), differs, visit.state)
        for visit in visits
        if 0 < len(visit.found) <= MOST_PLAYS
    ]
    for features, _, state in sorted(featured, key=lambda case: not case[1]):
        yield features, state


def _differs(visit: Visit, default: Ruleset) -> bool:
    """Whether the plays are others by the default rules."""
    if not visit.state.rules.chosen:
        return False
    return {play.position for play in visit.found} != set(_plays(default, visit.state))


def _plays(rules: Ruleset, state: Game) -> dict[Position, Play]:
    turn, stage = play_due(state.turn)
    return {play.position: play for play in plays(rules, state.position, turn.player, stage)}


def _play_features(visit: Visit, differs: bool) -> Hashable:
    turn, stage = play_due(visit.state.turn)
    moves = [move for play in visit.found for move in play.moves]
    used = max(len(play.moves) for play in visit.found)
    return (
        differs,
        turn.player if differs else None,
        (len(stage.numbers), len(set(stage.numbers)), stage.in_order, stage.if_short),
        (used < len(stage.numbers), used == 0, len(visit.found) == 1),
        frozenset(move.source for move in moves if not move.source.isdigit()),
        frozenset(move.target for move in moves if not move.target.isdigit()),
        (any(move.hit for move in moves), any(move.pin for move in moves)),
    )


def _illegal_by_option(visits: list[Visit], default: Ruleset) -> Iterator[Illegal]:
    """Plays that the default rules allow and the option forbids, one of each list of faults."""
    seen: set[Hashable] = set()
    for visit in visits:
        if not _differs(visit, default) if visit.found else True:
            continue
        state = visit.state
        turn, _ = play_due(state.turn)
        legal = {play.position for play in visit.found}
        for reached, play in _plays(default, state).items():
            if reached in legal:
                continue
            verdict = judge(state.rules, state.position, turn, steps(play))
            codes = frozenset((fault.code, fault.rule) for fault in verdict.faults)
            if not verdict.legal and codes not in seen:
                seen.add(codes)
                yield Illegal(state, steps(play))


# --- actions and what they lead to ---


def _actions(
    visits: list[Visit], default: Ruleset
) -> Iterator[tuple[Hashable, tuple[Game, BoardAction]]]:
    """Each state with the action taken there; first those that lead elsewhere by the default rules.

    The features are the events and the form of both turns.
    """
    featured = []
    for state, _, action in visits:
        after = advance(state, action)
        differs = bool(state.rules.chosen) and _leads_elsewhere(state, action, after, default)
        features = (
            differs,
            frozenset(event.what for event in after.events),
            _is_complete(state, action),
            _shape(state.turn),
            _shape(after.turn),
            after.outcome and after.outcome.value.result,
        )
        featured.append((features, differs, (state, action)))
    for features, _, case in sorted(featured, key=lambda case: not case[1]):
        yield features, case


def _leads_elsewhere(state: Game, action: BoardAction, after: Game, default: Ruleset) -> bool:
    try:
        other = advance(replace(state, rules=default), action)
    except Refused:
        return True
    return (other.turn, other.outcome) != (after.turn, after.outcome)


def _is_complete(state: Game, action: BoardAction) -> bool:
    """Whether an action is no play, or a play of all numbers."""
    if not isinstance(action, Played):
        return True
    return len(action.steps) == len(play_due(state.turn)[1].numbers)


def _shape(turn: Turn | None) -> Hashable:
    """The form of a turn: its stages without their numbers, and the counter of Gul bara."""
    if turn is None:
        return None
    stages = tuple(
        (STAGE_WORDS[type(stage)], isinstance(stage, PlayStage) and len(stage.numbers))
        for stage in turn.stages
    )
    early = isinstance(turn, PlayerTurn) and turn.early > 0
    return stages, turn.thrown is not None, early


def _endings(visits: list[Visit]) -> Iterator[tuple[Hashable, Scored]]:
    """The last positions of the games, one of each winner and result."""
    for visit in visits:
        after = advance(visit.state, visit.action)
        if end := after.outcome:
            thrown = visit.state.turn.thrown if visit.state.turn else None
            scored = Scored(visit.state.rules, after.position, thrown)
            yield (end.ending.winner, end.value.result), scored
