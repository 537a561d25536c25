"""Plays as people write them: what is accepted is the play that is meant, or it is refused."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.faults import Refused
from engine.game.game import Game
from engine.movegen import Play
from engine.notation.play_reader import read_play
from engine.referee.judge import judge
from engine.turn import PlayerTurn, PlayStage
from engine.variants import VARIANTS
from tests.invariants.forms import options_of
from tests.invariants.walks import Visit, walks
from tests.notation.spelling import garbled, places_in, spelled, words

STATES = 40
AMBIGUOUS = "text_ambiguous"


def due(visit: Visit) -> tuple[PlayerTurn, PlayStage] | None:
    turn = visit.state.turn
    if not isinstance(turn, PlayerTurn) or not isinstance(turn.stages[0], PlayStage):
        return None
    return turn, turn.stages[0]


def read(state: Game, text: str) -> tuple[str, object]:
    """("legal", position), ("illegal", faults) or ("refused", codes)."""
    assert state.turn
    where = state.rules, state.position, state.turn
    try:
        steps = read_play(*where, text)
    except Refused as refused:
        return "refused", {fault.code for fault in refused.faults}
    verdict = judge(*where, steps)
    if verdict.legal:
        return "legal", verdict.position
    return "illegal", {fault.code for fault in verdict.faults}


def names_its_checkers(state: Game, play: Play, text: str) -> bool:
    """Whether every checker that a play moves stands in the text, with the place where it ends.

    Written without the reader: it only looks for the names.
    """
    turn = state.turn
    assert turn and turn.player
    named = places_in(text)
    chains = words(state.rules, turn.player, play.moves)
    starts = {chain[0][0] for chain in chains}
    ends = {chain[-1][0] for chain in chains}
    return starts <= named and ends <= named


def hunt(name: str, rng: random.Random, states: int) -> tuple[int, int, list[str]]:
    """How many of how many spellings of a game are read, and what is read wrongly."""
    read_count = tried = 0
    wrong: list[str] = []
    for visit in islice(walks(options_of(name), rng), states):
        now = due(visit)
        if now is None:
            continue
        turn, stage = now
        play = rng.choice(visit.found)
        text = spelled(visit.state.rules, turn.player, play.moves, stage.numbers, rng)
        outcome, what = read(visit.state, text)
        tried += 1
        read_count += outcome == "legal"
        if outcome == "legal" and what != play.position:
            wrong.append(f"{text!r} was meant as {play.moves}")
        noise = garbled(text, rng)
        outcome, what = read(visit.state, noise)
        if outcome == "legal":
            meant = next(each for each in visit.found if each.position == what)
            if meant.moves and not names_its_checkers(visit.state, meant, noise):
                wrong.append(f"{noise!r} was read as {meant.moves}")
    return read_count, tried, wrong


@pytest.mark.parametrize("name", VARIANTS)
def test_what_is_meant_is_read_and_nothing_wrongly(name: str) -> None:
    read_count, tried, wrong = hunt(name, random.Random(name), STATES)
    assert not wrong
    assert read_count >= 0.9 * tried
