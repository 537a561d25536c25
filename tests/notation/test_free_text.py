"""Plays as people write them: what is accepted is the play that is meant, or it is refused."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.faults import Refused
from engine.game.game import Game
from engine.movegen import Play
from engine.notation.moves import write_play
from engine.notation.play_reader import read_play
from engine.referee.judge import judge
from engine.rules.dice import MIXED_ROLLS
from engine.turn import PlayerTurn, PlayStage
from engine.variants import VARIANTS
from tests.invariants.forms import options_of
from tests.invariants.walks import Visit, walks
from tests.notation.messages import message
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


def hunt_in_messages(name: str, rng: random.Random, states: int) -> tuple[int, int, list[str]]:
    """How many of how many messages that state a play are read, and what is read wrongly."""
    read_count = stated_count = 0
    wrong: list[str] = []
    for visit in islice(walks(options_of(name), rng), states):
        now = due(visit)
        if now is None or len(now[1].numbers) != 2 or len(visit.found) == 1:
            continue
        turn, stage = now
        rolls = [roll for roll in MIXED_ROLLS if set(roll) != set(stage.numbers)]
        play, other = (rng.choice(visit.found) for _ in "pq")
        text, another = (
            _stroked(write_play(visit.state.rules, turn.player, each.moves), rng)
            for each in (play, other)
        )
        sent = message(text, another, stage.numbers, rng.choice(rolls), turn.player, rng)
        outcome, what = read(visit.state, sent.text)
        stated_count += sent.is_stated
        if outcome == "legal":
            read_count += sent.is_stated
            if not sent.is_stated or what != play.position:
                wrong.append(f"{sent.text!r} was read, in {name}")
    return read_count, stated_count, wrong


def _stroked(text: str, rng: random.Random) -> str:
    return text.replace("/", rng.choice(("/", "/", "-", "->", " to ")))


@pytest.mark.parametrize("name", VARIANTS)
def test_of_messages_only_those_that_state_a_play_are_read(name: str) -> None:
    read_count, stated_count, wrong = hunt_in_messages(name, random.Random(name), 4 * STATES)
    assert not wrong
    assert read_count >= 0.9 * stated_count


@pytest.mark.parametrize("name", VARIANTS)
def test_what_is_meant_is_read_and_nothing_wrongly(name: str) -> None:
    read_count, tried, wrong = hunt(name, random.Random(name), STATES)
    assert not wrong
    assert read_count >= 0.9 * tried
