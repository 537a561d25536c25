"""From the state in a request to the engine's: what cannot occur in the game is refused here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.chouette.check import check_game
from engine.chouette.game import ChouetteGame, check_house
from engine.chouette.seats import check_seats
from engine.faults import Fault, Refused
from engine.game.game import Game, outcome_of
from engine.game.outcome import Outcome
from engine.position import Position
from engine.referee.validate import check_position, check_turn
from engine.rules.ruleset import Ruleset
from engine.rules.turns import checkers_in_play, simple_turn, skip_empty_turn
from engine.stakes.check import check_ended, check_offer, check_stakes
from engine.stakes.turn_status import turn_status
from engine.stakes.two_players import Stakes
from engine.turn import Dice, Turn
from engine.variants import ruleset
from service.errors import GameOver
from service.schemas.cells import PositionInput
from service.schemas.inputs import StateInput
from service.schemas.stakes import StakesInput
from service.serializers import state_json

PHASE_CODES = ("no_phases_here", "phase_does_not_fit", "marks_needed")
"""Faults that follow from a phase which is missing or not wanted; that is reported alone."""


def refuse(state: StateInput, faults: Iterable[Fault]) -> None:
    """Raise `Refused` if there are faults; those of a state sent by id all point at the id."""
    found = list(faults)
    if found and state.id is not None:
        found = [replace(fault, pointer="/id") for fault in found]
    if found:
        raise Refused(found)


def position_faults(rules: Ruleset, sent: PositionInput, illegal: bool = False) -> Iterator[Fault]:
    """Everything wrong with the position, with pointers from the top of the request."""
    is_phase_wrong = sent.has_phase != rules.has_phases
    if is_phase_wrong and sent.has_phase:
        facts = {"phase": sent.position.phase("white")}
        yield Fault("no_phases_here", "/position/phase", facts=facts)
    elif is_phase_wrong:
        yield Fault("phase_needed", "/position/phase", "three_phases")
    for fault in check_position(rules, sent.position, illegal):
        if not (is_phase_wrong and fault.code in PHASE_CODES):
            yield replace(fault, pointer=f"/position{fault.pointer}")


def load_rules(state: StateInput) -> Ruleset:
    """The game with its options."""
    return ruleset(state.variant, state.options)


def load_position(state: StateInput) -> tuple[Ruleset, Position]:
    """The game and a position that can occur in it."""
    rules = load_rules(state)
    faults = list(position_faults(rules, state.position, state.illegal))
    if state.turn and state.chouette:
        faults += check_turn(rules, state.position.position, state.turn)
    refuse(state, [*faults, *_agreement_faults(state, rules)])
    return rules, state.position.position


def _agreement_faults(state: StateInput, rules: Ruleset) -> list[Fault]:
    """What is wrong with stakes or a chouette, as far as that does not depend on the turn."""
    if state.stakes:
        try:
            state.stakes.stakes(rules)
        except Refused as refused:
            return [*refused.faults, *check_chouette(state, rules, state.turn)]
    return check_chouette(state, rules, state.turn)


def load_turn(state: StateInput) -> tuple[Game, Turn]:
    """A state that can occur in a game that goes on, and its turn."""
    loaded = load_finished(state)
    if loaded.turn is None:
        raise game_over(_turn_pointer(state), loaded, loaded.outcome)
    return loaded, loaded.turn


def load_finished(state: StateInput) -> Game:
    """A state that can occur; if the game is over it has no turn, but an outcome.

    A chouette whose bets were all settled before the end of the game has neither.
    """
    loaded, end = _state_and_outcome(state)
    if end:
        return replace(loaded, turn=None, offer=None, end=end)
    if loaded.turn is None and not (state.chouette and not state.chouette.bets):
        # other programs' notations can say that a game is over, but not how it ended
        over = Fault("game_over", rule="immediate_end") if loaded.stakes else Fault("turn_needed")
        raise Refused([replace(over, pointer=_turn_pointer(state))])
    return loaded


def _turn_pointer(state: StateInput) -> str:
    """Where a request says whose turn it is."""
    return "/dice" if state.dice else "/turn" if state.id is None else "/id"


def load_state(state: StateInput) -> Game:
    """A state that can occur, in a game that goes on or at its end."""
    loaded, end = _state_and_outcome(state)
    pointer = "/turn" if state.id is None else "/id"
    if end and loaded.turn:
        raise game_over(pointer, loaded, end)
    if not end and not loaded.turn and not loaded.stakes:
        raise Refused([Fault("turn_needed", pointer)])
    return loaded


def load_board(state: StateInput) -> Game:
    """A state that can occur, at the end of a game or not; the turn may be missing."""
    rules = load_rules(state)
    faults = _board_faults(state, rules)
    loaded, stakes_faults = _with_stakes(state, rules, state.turn)
    refuse(state, [*faults, *stakes_faults])
    return loaded


def load_game(state: StateInput) -> ChouetteGame | None:
    """The bets of a chouette that `load_turn` has accepted; None in a game of two players."""
    return state.chouette.game(load_rules(state)) if state.chouette else None


def check_chouette(state: StateInput, rules: Ruleset, turn: Turn | None) -> list[Fault]:
    """Everything wrong with the chouette of a state; without a turn, what does not depend on it."""
    if state.chouette is None:
        return []
    found = {"stakes": state.stakes, "offer": state.offer}
    faults = [
        Fault("stakes_in_chouette", f"/{key}", "chouette")
        for key, value in found.items()
        if value is not None
    ]
    try:
        game = state.chouette.game(rules)
    except Refused as refused:
        return [*faults, *refused.faults]
    if turn and game.is_over:
        faults.append(Fault("game_over", "/chouette/bets", "immediate_end"))
    if turn is None and not game.is_over:
        return [*faults, *check_house(game.house, game.with_cube), *check_seats(game.seats)]
    status = turn_status(rules, turn)
    return [*faults, *check_game(game, status, rules, state.position.position)]


def load_stakes(
    sent: StakesInput | None, rules: Ruleset, turn: Turn | None
) -> tuple[Stakes | None, Sequence[Fault]]:
    """What is played for, if anything, and everything wrong with it."""
    if sent is None:
        return None, ()
    try:
        stakes = sent.stakes(rules)
    except Refused as refused:
        return None, refused.faults
    return stakes, check_stakes(stakes, rules, turn)


def game_over(pointer: str, state: Game, end: Outcome | None) -> Refused:
    """The refusal of an operation that needs a game that goes on."""
    if end is None:
        return Refused([Fault("game_over", pointer, "immediate_end")])
    return GameOver(pointer, state_json.settled(state, end) or {})


def _state_and_outcome(state: StateInput) -> tuple[Game, Outcome | None]:
    """The state, and the outcome if it is the end of a game."""
    rules, turn = load_rules(state), state.turn
    faults = _board_faults(state, rules)
    if state.dice and not faults:
        turn = _turn_with(state.dice, state, rules)
    loaded, stakes_faults = _with_stakes(state, rules, turn)
    refuse(state, [*faults, *stakes_faults])
    return loaded, outcome_of(loaded)


def _with_stakes(
    state: StateInput, rules: Ruleset, turn: Turn | None
) -> tuple[Game, Sequence[Fault]]:
    """The state with its stakes, offer and ending, and everything wrong with these."""
    position = state.position.position
    stakes, found = load_stakes(state.stakes, rules, turn)
    faults = [*found, *check_chouette(state, rules, turn)]
    if state.offer and not faults:
        faults += check_offer(state.offer, stakes, rules, position, turn)
    if state.ended and not faults:
        faults += check_ended(state.ended, stakes, rules, position)
        if turn:
            how = {"how": str(state.ended.how)}
            faults.append(Fault("no_such_ending", "/turn", "immediate_end", facts=how))
    return Game(rules, position, turn, stakes, state.offer, state.ended, state.illegal), faults


def _board_faults(state: StateInput, rules: Ruleset) -> list[Fault]:
    faults = list(position_faults(rules, state.position, state.illegal))
    if state.turn:
        faults += check_turn(rules, state.position.position, state.turn)
    return faults


def _turn_with(dice: Dice, state: StateInput, rules: Ruleset) -> Turn:
    """The turn of a player who has rolled these dice; an id may say which player that is."""
    player = state.player or (state.turn and state.turn.player)
    if not player:
        raise Refused([Fault("player_needed", "/dice")])
    turn = simple_turn(rules, state.position.position, player, dice)
    # a roll that does nothing leaves nothing of the turn (Catch me)
    return skip_empty_turn(rules, turn, checkers_in_play(rules, state.position.position))
