"""How a turn continues: the queue of stages after an opening throw, a roll, a naming or a play.

These functions know stages, not checkers: how a turn continues depends only on the dice, on
whether a stage has been played completely, and on how many checkers are still in play. That is
why all turns that can ever occur can be enumerated (`possible_turns`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import product

from engine.faults import Fault, Refused
from engine.position import (
    BLACK,
    CELL,
    COLORS,
    OFFSET,
    OTHER,
    WHITE,
    Color,
    Position,
    check_color,
)
from engine.rules.dice import MIXED_ROLLS, NUMBERS, ROLLS, RollRule, two_dice
from engine.rules.ruleset import Ruleset, Starter
from engine.turn import (
    Dice,
    IfShort,
    NameDouble,
    NameRoll,
    Open,
    OpeningTurn,
    PlayerTurn,
    PlayStage,
    Roll,
    Stages,
    Turn,
    play_due,
)

OPENING_TURN = OpeningTurn()

CheckersInPlay = dict[Color, int]
"""How many checkers of each side are neither borne off nor captured."""

OUT_OF_PLAY = [(OFFSET[color] + CELL["off"], OFFSET[color] + CELL["captured"]) for color in COLORS]
"""The cells of each side for checkers that have left the game."""


def checkers_in_play(rules: Ruleset, position: Position) -> CheckersInPlay:
    """How many checkers each side has that are neither borne off nor captured."""
    cells, (white, black) = position.cells, OUT_OF_PLAY
    return {
        WHITE: rules.checkers - cells[white[0]] - cells[white[1]],
        BLACK: rules.checkers - cells[black[0]] - cells[black[1]],
    }


def higher_first(dice: Dice) -> Dice:
    """The dice with the higher number first, so that equal rolls are equal values."""
    return max(dice), min(dice)


def begin_turn(
    rules: Ruleset,
    player: Color,
    in_play: CheckersInPlay,
    thrown: Dice | None = None,
    early: int = 0,
) -> PlayerTurn:
    """A player's turn from its start; dice that are already on the table are its roll."""
    if thrown:
        stages = _roll(rules, early)(thrown, in_play[player])
        fixed = higher_first(thrown) if rules.roll_is_fixed else None
        return PlayerTurn(player, stages, fixed, early)
    return _turn_before_roll(rules, player, early)


@lru_cache(maxsize=512)
def _turn_before_roll(rules: Ruleset, player: Color, early: int) -> PlayerTurn:
    """A turn with no dice on the table yet; cached, because it follows most plays."""
    return PlayerTurn(player, rules.turn(player), None, early)


def _roll(rules: Ruleset, early: int) -> RollRule:
    """How a roll is played in a turn with this count of early turns."""
    return rules.early.roll if rules.early and early else rules.roll


def after_opening(
    rules: Ruleset, white: int, black: int, in_play: CheckersInPlay
) -> PlayerTurn | None:
    """The first player's turn, or None if the throw is a tie and must be repeated."""
    if white == black:
        return None
    higher: Color = WHITE if white > black else BLACK
    starter = higher if rules.opening.starter is Starter.HIGHER else OTHER[higher]
    thrown = (white, black) if rules.opening.plays_throw else None
    return first_turn(rules, starter, in_play, thrown)


def first_turn(
    rules: Ruleset, starter: Color, in_play: CheckersInPlay, thrown: Dice | None = None
) -> PlayerTurn:
    """The first turn of a game, with the dice of the opening throw if they are to be played."""
    return begin_turn(rules, starter, in_play, thrown, rules.early.turns if rules.early else 0)


def after_roll(
    rules: Ruleset, turn: PlayerTurn, dice: Dice, in_play: CheckersInPlay
) -> PlayerTurn | None:
    """The turn after the roll at its head, or None if the dice must be thrown again."""
    rest = turn.stages[1:]
    thrown = higher_first(dice)
    if is_shown_roll(turn):
        return replace(turn, stages=rest, thrown=thrown)
    # rulebook 20: a fixed double would soon block the game, so it is thrown again
    if rules.roll_is_fixed and dice[0] == dice[1]:
        return None
    stages = (*stages_of(rules, turn, dice, in_play[turn.player]), *rest)
    on_table = thrown if rules.roll_is_fixed else turn.thrown
    return PlayerTurn(turn.player, stages, on_table, turn.early)


def stages_of(rules: Ruleset, turn: PlayerTurn, dice: Dice, in_play: int) -> Stages:
    """The stages that this roll gives at the head of the turn; `in_play`: the mover's checkers."""
    return _roll(rules, turn.early)(dice, in_play)


def after_no_roll(rules: Ruleset, turn: PlayerTurn, in_play: CheckersInPlay) -> PlayerTurn:
    """The turn after a roll at its head that is left out, because nothing could follow from it."""
    rest = turn.stages[1:]
    return replace(turn, stages=rest) if rest else _opponents_turn(rules, turn, in_play)


def is_shown_roll(turn: Turn) -> bool:
    """Whether the next stage is the roll for the opponent's next turn (Open Roll)."""
    head = turn.stages[0] if turn.stages else None
    return isinstance(head, Roll) and head.shown


def without_shown_roll(turn: PlayerTurn) -> PlayerTurn:
    """The turn without a roll at its head that is only meant for the opponent's next turn."""
    if not is_shown_roll(turn):
        return turn
    return replace(turn, stages=turn.stages[1:])


def after_naming_double(turn: PlayerTurn, stage: NameDouble, number: int) -> PlayerTurn:
    """The turn after the player has named a double at the stage at its head."""
    play = PlayStage((number,) * 4, if_short=stage.if_short)
    return replace(turn, stages=(play, *turn.stages[1:]))


def after_naming_roll(
    rules: Ruleset, turn: PlayerTurn, numbers: Dice, in_play: CheckersInPlay
) -> PlayerTurn:
    """The turn after the player has named two numbers instead of rolling."""
    stages = (*_roll(rules, turn.early)(numbers, in_play[turn.player]), *turn.stages[1:])
    return replace(turn, stages=stages)


def after_play(
    rules: Ruleset, turn: PlayerTurn, complete: bool, in_play: CheckersInPlay
) -> PlayerTurn:
    """The turn after the play at its head, which used all numbers (`complete`) or not."""
    stage, rest = play_due(turn)[1], turn.stages[1:]
    if rest and (complete or stage.if_short is IfShort.CARRY_ON):
        return PlayerTurn(turn.player, rest, turn.thrown, turn.early)
    if not rest or stage.if_short is IfShort.FORFEIT:
        return _opponents_turn(rules, turn, in_play)
    return _handed_over(rules, turn, rest)


def _opponents_turn(rules: Ruleset, turn: PlayerTurn, in_play: CheckersInPlay) -> PlayerTurn:
    """The opponent's turn after this one is done."""
    early = max(0, turn.early - 1)
    return begin_turn(rules, OTHER[turn.player], in_play, turn.thrown, early)


def _handed_over(rules: Ruleset, turn: PlayerTurn, rest: Stages) -> PlayerTurn:
    """Rulebook 9: the opponent plays the remaining numbers as far as possible, then rolls."""
    opponent = OTHER[turn.player]
    inherited = tuple(PlayStage(stage.numbers) for stage in rest if isinstance(stage, PlayStage))
    return PlayerTurn(opponent, (*inherited, *rules.turn(opponent)), None, max(0, turn.early - 1))


def skip_empty_turn(rules: Ruleset, turn: PlayerTurn, in_play: CheckersInPlay) -> PlayerTurn:
    """The turn itself, or the opponent's if it has no stages (a roll without effect, Catch me)."""
    if turn.stages:
        return turn
    return _opponents_turn(rules, turn, in_play)


@lru_cache(maxsize=256)
def possible_turns(rules: Ruleset, single: tuple[Color, ...] = ()) -> frozenset[Turn]:
    """Every turn that can occur while the sides in `single` have one checker left in play."""
    in_play: CheckersInPlay = {c: 1 if c in single else rules.checkers for c in COLORS}
    seen: set[Turn] = set()
    queue: list[Turn] = [OPENING_TURN]
    if not rules.roll_is_fixed:
        # a client may begin at the start of any turn, with no dice on the table
        queue += [begin_turn(rules, color, in_play) for color in COLORS]
        # the winner of a game may start the next one without an opening throw
        queue += [first_turn(rules, color, in_play) for color in COLORS]
    while queue:
        turn = queue.pop()
        if turn not in seen:
            seen.add(turn)
            queue.extend(_successors(rules, turn, in_play))
    return frozenset(seen)


def _successors(rules: Ruleset, turn: Turn, in_play: CheckersInPlay) -> Iterator[PlayerTurn]:
    """The turns that can follow once the stage at the head has been dealt with."""
    if isinstance(turn, OpeningTurn):
        throws = (after_opening(rules, w, b, in_play) for w, b in product(NUMBERS, NUMBERS))
        yield from (skip_empty_turn(rules, first, in_play) for first in throws if first)
        return
    match turn.stages[0]:
        case Roll(shown=shown):
            if shown:
                # a client that sends dice without stages plays on without this roll
                yield without_shown_roll(turn)
            rolled = (after_roll(rules, turn, dice, in_play) for dice in ROLLS)
            yield from (skip_empty_turn(rules, after, in_play) for after in rolled if after)
        case NameDouble() as stage:
            yield from (after_naming_double(turn, stage, number) for number in NUMBERS)
        case NameRoll():
            yield from (after_naming_roll(rules, turn, roll, in_play) for roll in MIXED_ROLLS)
        case PlayStage():
            yield after_play(rules, turn, True, in_play)
            yield after_play(rules, turn, False, in_play)
        case Open():
            pass  # never in a player's turn


def simple_turn(rules: Ruleset, position: Position, player: Color, dice: Dice) -> PlayerTurn:
    """The turn of a player with these dice to play, for clients that send no stages."""
    check_color(player)
    return _simple_turn(rules, player, two_dice(dice), *checkers_in_play(rules, position).items())


@lru_cache(maxsize=4096)
def _simple_turn(
    rules: Ruleset, player: Color, dice: Dice, *checkers: tuple[Color, int]
) -> PlayerTurn:
    in_play = dict(checkers)
    turn = begin_turn(rules, player, in_play)
    if isinstance(turn.stages[0], NameRoll):
        if dice[0] == dice[1]:
            raise Refused([Fault("named_a_double", "/dice", "name_roll")])
        return after_naming_roll(rules, turn, dice, in_play)
    rolled = after_roll(rules, turn, dice, in_play)
    if rolled is None:
        raise Refused([Fault("double_thrown_again", "/dice", "fixed_roll")])
    return without_shown_roll(rolled)


def naming_choices(turn: Turn) -> list[int | Dice]:
    """What the player may name if the next stage is a naming: doubles or rolls; else nothing."""
    match turn.stages[0]:
        case NameDouble():
            return list(NUMBERS)
        case NameRoll():
            return [(high, low) for low, high in MIXED_ROLLS]
        case _:
            return []
