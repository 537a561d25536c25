"""Whether a player may pass instead of rolling: no roll has a legal play (rulebook 27b)."""

from __future__ import annotations

from functools import lru_cache

from engine.game.game import Game
from engine.game.outcome import Proof, play_proofs
from engine.position import pack
from engine.rules import turns
from engine.rules.dice import ROLLS
from engine.rules.ruleset import Ruleset
from engine.turn import IfShort, PlayerTurn, PlayStage, Roll

HAND_OVER = IfShort.HAND_OVER


def may_pass(game: Game) -> bool:
    """Whether the roll that is due can be left out, because nothing could follow from it.

    A roll that gives something beside its play, as a further roll or a play of the opponent, is
    never left out.
    """
    turn = game.turn
    if not isinstance(turn, PlayerTurn) or not isinstance(turn.stages[0], Roll):
        return False
    in_play = turns.checkers_in_play(game.rules, game.position)[turn.player]
    proofs = _proofs(game.rules, turn, in_play)
    if proofs is None:
        return False
    packed = pack(game.position)
    return not any(find(packed) for find in proofs)


@lru_cache(maxsize=512)
def _proofs(rules: Ruleset, turn: PlayerTurn, in_play: int) -> tuple[Proof, ...] | None:
    """Every kind of play that a roll can give; None if a roll can have another effect."""
    if turns.is_shown_roll(turn) or rules.roll_is_fixed or rules.mechanics:
        return None
    found: dict[PlayStage, None] = {}
    for dice in ROLLS:
        stages = turns.stages_of(rules, turn, dice, in_play)
        for stage in stages:
            if not isinstance(stage, PlayStage) or (stage.if_short is HAND_OVER and stages[1:]):
                return None
            found[stage] = None
    return play_proofs(rules, list(found), (turn.player,))
