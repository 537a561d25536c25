"""From a request to the engine's state: everything that cannot exist is refused here, at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.faults import Fault, Refused
from engine.game.machine import State, simple_turn
from engine.game.outcome import Outcome, checkers_in_play, outcome
from engine.position import Position
from engine.referee.validate import check_position, check_turn
from engine.rules.ruleset import Ruleset
from engine.sequencing import skip_empty_turn
from engine.session.two_players import settled
from engine.stakes.check import check_stakes
from engine.stakes.two_players import Stakes
from engine.turn import Turn
from engine.variants import ruleset
from service.errors import GameOver
from service.schemas.positions import Placed
from service.schemas.stakes import Told
from service.serializers import answers

Asked = Mapping[str, Any]

ABOUT_PHASES = ("no_phases_here", "phase_does_not_fit")
"""What follows from a phase that was wrongly said or left unsaid; said once is enough."""


def rules_of(asked: Asked) -> Ruleset:
    """The game with its options."""
    return ruleset(asked["variant"], asked.get("options"))


def refuse(asked: Asked, faults: Iterable[Fault]) -> None:
    """Refuse the question if there are faults; what an id says wrongly is wrong with the id."""
    found = list(faults)
    if found and "id" in asked:
        found = [replace(fault, pointer="/id") for fault in found]
    if found:
        raise Refused(found)


def position_faults(rules: Ruleset, placed: Placed) -> Iterator[Fault]:
    """Everything wrong with the position, pointers seen from the whole request."""
    said_wrongly = placed.says_phase != rules.has_phases
    if said_wrongly and placed.says_phase:
        facts = {"phase": placed.position.phase("white")}
        yield Fault("no_phases_here", "/position/phase", facts=facts)
    elif said_wrongly:
        yield Fault("phase_needed", "/position/phase", "three_phases")
    for fault in check_position(rules, placed.position):
        if not (said_wrongly and fault.code in ABOUT_PHASES):
            yield replace(fault, pointer=f"/position{fault.pointer}")


def about_position(asked: Asked) -> tuple[Ruleset, Position]:
    """The game and a position that can arise in it."""
    rules = rules_of(asked)
    refuse(asked, position_faults(rules, asked["position"]))
    return rules, asked["position"].position


def about_turn(asked: Asked) -> tuple[State, Turn]:
    """A state that can arise and is not the end of a game, and its turn."""
    state, end = _state(asked)
    where = f"/{next(key for key in ('dice', 'id', 'turn') if key in asked)}"
    if end:
        told = answers.settled(state, end, settled(state.stakes, end))
        raise GameOver(where, told or {})
    if state.turn is None:
        # with stakes a game also ends by a drop or a resignation, which no position shows
        over = Fault("game_over", rule="immediate_end") if state.stakes else Fault("turn_needed")
        raise Refused([replace(over, pointer=where)])
    return state, state.turn


def about_state(asked: Asked) -> State:
    """A state that can arise, be it the end of a game or not."""
    state, end = _state(asked)
    where = "/id" if "id" in asked else "/turn"
    if end and state.turn:
        raise GameOver(where, answers.settled(state, end, settled(state.stakes, end)) or {})
    if not end and not state.turn and not state.stakes:
        raise Refused([Fault("turn_needed", where)])
    return state


def _state(asked: Asked) -> tuple[State, Outcome | None]:
    """The state, everything wrong with it refused, and the outcome if it is the end of a game."""
    rules = rules_of(asked)
    position: Position = asked["position"].position
    faults = list(position_faults(rules, asked["position"]))
    turn: Turn | None = asked.get("turn")
    if turn:
        faults += check_turn(rules, position, turn)
    if "dice" in asked and not faults:
        turn = _simple_turn(asked, rules, position)
    stakes, wrong = stakes_of(asked, rules, position, turn)
    refuse(asked, [*faults, *wrong])
    end = outcome(rules, position, turn.thrown if turn else None)
    return State(rules, position, turn, stakes), end


def stakes_of(
    asked: Asked, rules: Ruleset, position: Position, turn: Turn | None
) -> tuple[Stakes | None, Sequence[Fault]]:
    """What is played for, if anything, and everything wrong with it."""
    told: Told | None = asked.get("stakes")
    if told is None:
        return None, ()
    try:
        stakes = told.stakes(rules)
    except Refused as refused:
        return None, refused.faults
    return stakes, check_stakes(stakes, rules, position, turn)


def _simple_turn(asked: Asked, rules: Ruleset, position: Position) -> Turn:
    """The turn of somebody who has dice to play; who that is, an id may have said."""
    said: Turn | None = asked.get("turn")
    player = asked.get("player") or (said and said.player)
    if not player:
        raise Refused([Fault("player_needed", "/dice")])
    turn = simple_turn(rules, position, player, asked["dice"])
    # a roll that does nothing leaves nothing of the turn (Catch me)
    return skip_empty_turn(rules, turn, checkers_in_play(rules, position))


def about_table(asked: Asked) -> State:
    """A state that can arise, be the game over or not; the turn may be left unsaid."""
    rules = rules_of(asked)
    position: Position = asked["position"].position
    turn: Turn | None = asked.get("turn")
    faults = list(position_faults(rules, asked["position"]))
    if turn:
        faults += check_turn(rules, position, turn)
    stakes, wrong = stakes_of(asked, rules, position, turn)
    refuse(asked, [*faults, *wrong])
    return State(rules, position, turn, stakes)


def located(faults: Sequence[Fault], pointer: str) -> list[Fault]:
    """The judge counts moves; a problem points at them."""
    return [
        fault
        if fault.pointer
        else replace(fault, pointer=pointer if fault.move is None else f"{pointer}/{fault.move}")
        for fault in faults
    ]
