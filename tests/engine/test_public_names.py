"""What `engine` offers: the names other people may rely on, pinned."""

from __future__ import annotations

import inspect

import pytest

import engine
from engine.movegen import is_compiled

PUBLIC = {
    # games
    "VARIANTS", "Ruleset", "ruleset",
    # what is on the table
    "Color", "OpeningTurn", "PlayerTurn", "Position", "State", "Turn",
    # stages, and the actions that answer them
    "IfShort", "NameDouble", "NameRoll", "Open", "Play", "Roll", "Stage",
    "Action", "DoubleNamed", "Played", "RollNamed", "Rolled", "Throw",
    # playing
    "Advanced", "Event", "Outcome", "advance", "begin", "choices", "outcome", "simple_turn",
    "thrower",
    # asking
    "Move", "Step", "Verdict", "bear_off", "follow", "forced", "judge", "notation", "plays",
    # what is wrong
    "Fault", "Refused", "check_position", "check_turn", "sentence",
}  # fmt: skip


def test_the_public_names_are_these_and_no_others() -> None:
    assert set(engine.__all__) == PUBLIC
    assert len(engine.__all__) == len(PUBLIC)


def test_every_public_name_exists_and_none_is_a_module() -> None:
    for name in engine.__all__:
        assert not inspect.ismodule(getattr(engine, name)), name


@pytest.mark.skipif(is_compiled(), reason="a compiled class has lost its docstring")
def test_every_public_function_and_class_says_what_it_is() -> None:
    for name in engine.__all__:
        thing = getattr(engine, name)
        if inspect.isfunction(thing) or inspect.isclass(thing):
            assert inspect.getdoc(thing), name


def test_a_game_can_be_played_with_the_public_names_alone() -> None:
    rules = engine.ruleset("backgammon")
    state = engine.begin(rules, [engine.Throw(white=3, black=1)]).state
    assert state.turn and isinstance(state.turn.stages[0], engine.Play)
    first = engine.plays(rules, state.position, "white", state.turn.stages[0])
    assert "8/5 6/5" in {engine.notation(rules, "white", play.moves) for play in first}
    steps = [engine.Step("17", "20"), engine.Step("19", "20")]
    advanced = engine.advance(state, engine.Played(steps))
    assert advanced.state.turn == engine.PlayerTurn("black", (engine.Roll(),))
    assert engine.outcome(rules, advanced.state.position) is None
