"""The list of plays that is joined from pieces says what the engine says, play by play."""

from __future__ import annotations

import random

import orjson
import pytest

from engine.game.outcome import Sequels, outcome
from engine.notation.moves import write_play
from engine.position import pack
from engine.turn import PlayerTurn, PlayStage
from engine.variants import VARIANTS
from service.http.language import JsonEncoder
from service.serializers import state_json
from service.serializers.plays_json import with_sequels
from tests.invariants.forms import options_of
from tests.invariants.walks import walks
from tests.tables import found

POSITIONS = 30
ENGLISH = JsonEncoder("en")


def plainly(written: object) -> object:
    return orjson.loads(ENGLISH.write(written))


@pytest.mark.parametrize("name", VARIANTS)
def test_every_listed_play_tells_its_moves_its_position_and_what_follows(name: str) -> None:
    compared = 0
    for visit in walks(options_of(name), random.Random(f"listing {name}")):
        state, turn = visit.state, visit.state.turn
        if not isinstance(turn, PlayerTurn) or not isinstance(turn.stages[0], PlayStage):
            continue
        expected, following = [], Sequels(state.rules, state.position, turn)
        for play in visit.found:
            after = following.after(pack(play.position), len(play.moves)).turn
            end = outcome(state.rules, play.position, turn.thrown)
            assert (after is None) == (end is not None)
            entry = {
                "moves": state_json.moves(play.moves),
                "notation": write_play(state.rules, turn.player, play.moves),
                "position": state_json.position(state.rules, play.position),
            }
            follows = (
                {"outcome": state_json.outcome(end)} if end else {"turn": state_json.turn(after)}
            )
            expected.append(entry | follows)
        written = with_sequels(state, turn, found(state))
        assert orjson.loads(written.written(ENGLISH.write)) == plainly(expected), state
        assert len(written) == len(expected)
        compared += 1
        if compared == POSITIONS:
            return
