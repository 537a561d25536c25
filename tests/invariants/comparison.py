"""Compares a game with the slow reference: plays, outcomes and turns of random games."""

from __future__ import annotations

import random
from dataclasses import replace

from engine.game.actions import Played
from engine.game.advance import advance
from engine.game.game import Game
from engine.movegen import searched
from engine.rules.ruleset import Ruleset
from engine.turn import OpeningTurn, PlayerTurn, PlayStage, play_due
from tests import reference
from tests.invariants.forms import has_phases, to_plain
from tests.invariants.succession import Table, expected
from tests.invariants.walks import Visit, heads, walks
from tests.reference.boards import canonical
from tests.tables import found


def compare_plays(visit: Visit) -> None:
    table = Table.of(visit.state)
    phases = has_phases(visit.state.rules)
    ours = [canonical(to_plain(play.position, phases)) for play in visit.found]
    game = table.variant, table.options, table.position, table.player, table.stages[0]
    theirs = reference.plays(*game)
    where = f"{table.variant} {table.options} {visit.state.position} {table.as_turn}"
    assert set(ours) == theirs, where
    assert len(ours) == len(theirs), f"listed twice: {where}"
    turn, head = play_due(visit.state.turn or OpeningTurn())
    general = searched(visit.state.rules, visit.state.position, turn.player, head)
    assert general.nodes == {play.packed: play.moves for play in visit.found}, (
        f"the general search differs: {where}"
    )


def compare_what_follows(visit: Visit) -> None:
    table = Table.of(visit.state)
    advanced = advance(visit.state, visit.action)
    after = to_plain(advanced.position, has_phases(visit.state.rules))
    where = f"{table.variant} {table.options} {visit.state.position} {table.as_turn} {visit.action}"
    if isinstance(visit.action, Played):
        lying = table.thrown and (table.thrown[0], table.thrown[1])
        theirs = reference.outcome(table.variant, table.options, after, dice=lying or None)
        ended = advanced.outcome
        ours = ended and {"winner": ended.ending.winner, "points": ended.points()}
        assert ours == theirs, where
        if ended:
            assert advanced.turn is None, where
            return
    used = len(visit.action.steps) if isinstance(visit.action, Played) else 0
    assert Table.of(advanced).as_turn == expected(table, visit.action, after, used), where


def compare(games: list[Ruleset], rng: random.Random, most: int) -> None:
    """Plays, endings and next turns of so many positions, and every stage at least on some."""
    seen: dict[tuple[Game, PlayStage], None] = {}
    for visit in walks(games, rng):
        compare_what_follows(visit)
        if head := play_of(visit.state):
            state = only(visit.state, head)
            if (state, head) not in seen:
                seen[state, head] = None
                compare_plays(visit._replace(state=state))
        if len(seen) >= most:
            break
    # a stage that did not occur in the games is compared on positions that did
    met = {(state.rules, head) for state, head in seen}
    for rules in games:
        states = [state for state, _ in seen if state.rules is rules]
        for head in heads(rules) - {head for of, head in met if of is rules}:
            for state in rng.sample(states, min(10, len(states))):
                other = only(state, head)
                compare_plays(Visit(other, list(found(other)), Played(())))


def play_of(state: Game) -> PlayStage | None:
    head = state.turn and state.turn.stages[0]
    return head if isinstance(head, PlayStage) else None


def only(state: Game, head: PlayStage) -> Game:
    """The same table with nothing but this stage to play, so that equal questions are equal."""
    assert isinstance(state.turn, PlayerTurn)
    return replace(state, turn=PlayerTurn(state.turn.player, (head,)))
