"""A recorded game as the cells of a text: who did what, in the order in which it is written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from engine.faults import Fault, Refused
from engine.game.actions import DoubleNamed, Passed, Played, Rolled, RollNamed, Throw
from engine.game.game import Game
from engine.position import WHITE, Color
from engine.records.model import Dice, Format, Naming
from engine.records.record import RecordedGame
from engine.records.report import GameEnd, Score, game_end
from engine.records.table import AnyAction, advance_board
from engine.referee.judge import judge
from engine.rules.ruleset import Ruleset
from engine.stakes import cube
from engine.stakes.actions import AnswerOffer, Award, CubeAction, Resign
from engine.stakes.match import Match
from engine.turn import Move, OpeningTurn, PlayerTurn, PlayStage

PLAY, ROLLED = "play", "rolled"
DOUBLES = {str(do) for do in (cube.CubeDecision.DOUBLE, *cube.ANSWERS_TO)} - {"take", "drop"}
"""A double and the answers by a double."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What one player did: a play with its dice, a cube action, or dice that were not played.

    Dice of None mean that nothing was thrown for this play: it is a further stage of the turn.
    """

    player: Color
    do: str
    before: Game
    """The state before the dice were thrown, or after the last cube action if that came later."""
    dice: Dice | None = None
    naming: Naming | None = None
    moves: tuple[Move, ...] = ()
    at: Game | None = None
    """The state after the dice, in which the play was made."""
    value: int = 0
    is_opening: bool = False
    """Whether the dice are those of the opening throw."""


@dataclass(slots=True)
class GameCells:
    """A game ready to be written: its cells, its end, and what the text does not say."""

    game: RecordedGame
    start: Game
    loss: set[str]
    cells: list[Cell] = field(default_factory=list)
    throws: list[Dice] = field(default_factory=list)
    """The opening throws, White's die first."""
    is_tied: bool = False
    """Whether an opening throw decided nothing."""
    end: GameEnd | None = None
    ends_match: bool = False
    resigned: bool = False


def cells_of(game: RecordedGame, record_format: Format, loss: set[str]) -> GameCells:
    """The cells of a game; actions that no text can say are refused, others add to the loss."""
    start = game.start
    if not isinstance(start, Game):
        raise cannot_say(record_format, start.board.rules)
    written = GameCells(game, start, loss)
    state = start
    thrown: Cell | None = None
    for action in game.actions:
        before, state = state, advance_board(state, action)
        if isinstance(action, (Throw, Rolled, DoubleNamed, RollNamed)):
            if thrown:
                written.cells.append(thrown)
            thrown = _thrown(written, before, action, state)
        elif isinstance(action, Played) and isinstance(before.turn, PlayerTurn):
            cell = thrown or Cell(before.turn.player, ROLLED, before)
            moves = _moves_of(before, before.turn, action)
            written.cells.append(replace(cell, do=PLAY, moves=moves, at=before))
            loss |= {"condoned"} if action.condone else set()
            thrown = None
        elif isinstance(action, Passed):
            written.cells += _rolled_in_vain(before)
            loss.add("passes")
        elif isinstance(action, CubeAction):
            value = getattr(state.offer, "value", 0)
            if thrown and not _is_play_due(before):
                # the dice before it had no effect
                written.cells.append(thrown)
                thrown = None
            written.cells.append(Cell(action.by, str(action.do), before, value=value))
            # a fixed roll lies before the double; after a drop it is not rolled and given up
            is_dropped = action.do == cube.CubeDecision.DROP
            thrown = replace(thrown, before=state) if thrown and not is_dropped else None
        else:
            loss |= _lost(action, record_format, start.rules)
    written.cells += [thrown] if thrown else []
    _end(written, state, record_format)
    return written


def _thrown(
    written: GameCells,
    before: Game,
    action: Throw | Rolled | DoubleNamed | RollNamed,
    after: Game,
) -> Cell | None:
    """The dice that a player has thrown or named; None for an opening throw that decides none."""
    if isinstance(action, Throw):
        written.throws.append((action.white, action.black))
        if not isinstance(after.turn, PlayerTurn):
            written.is_tied = True
            return None
        if not _is_play_due(after):
            return None
        dice = max(action.white, action.black), min(action.white, action.black)
        return Cell(after.turn.player, ROLLED, before, dice, at=after, is_opening=True)
    player = before.turn.player if before.turn and before.turn.player else "white"
    if isinstance(action, Rolled):
        return Cell(player, ROLLED, before, action.dice, at=after)
    if isinstance(action, DoubleNamed):
        return Cell(player, ROLLED, before, (action.number, action.number), "double")
    return Cell(player, ROLLED, before, action.numbers, "roll")


def _rolled_in_vain(before: Game) -> Iterator[Cell]:
    """A turn without a roll, as a roll that cannot be played: a text has dice in every row."""
    player = before.turn.player if before.turn and before.turn.player else "white"
    dice: Dice | None = (2, 1)
    state = advance_board(before, Rolled((2, 1)))
    while state.turn and state.turn.player == player and _is_play_due(state):
        yield Cell(player, PLAY, before, dice, at=state)
        before, state, dice = state, advance_board(state, Played(())), None


def _is_play_due(state: Game) -> bool:
    return isinstance(state.turn, PlayerTurn) and isinstance(state.turn.stages[0], PlayStage)


def _moves_of(before: Game, turn: PlayerTurn, action: Played) -> tuple[Move, ...]:
    return tuple(judge(before.rules, before.position, turn, list(action.steps)).moves)


def _lost(action: AnyAction, record_format: Format, rules: Ruleset) -> set[str]:
    """What is lost of an agreement; what ends a game otherwise than by points is refused."""
    match action:
        case Resign() | AnswerOffer(accept=True):
            return set()
        case AnswerOffer():
            return {"refused_offers"}
        case Award():
            return {"awards"}
        case _:
            raise cannot_say(record_format, rules)


def _end(written: GameCells, state: Game, record_format: Format) -> None:
    """How the game ended: by its actions, or as the record claims where they do not say it."""
    cut, end = written.game.cut, game_end(state.outcome, (result := state.result))
    written.end = end or written.game.result
    if cut:
        written.loss.add(cut.why)
    is_agreed = state.ended is not None
    if written.end and written.end.winner is None and (is_agreed or not end):
        raise cannot_say(record_format, state.rules)
    if written.end and written.end.points != int(written.end.points):
        raise cannot_say(record_format, state.rules)
    written.ends_match = bool(result and result.match_winner)
    written.resigned = is_agreed and state.ended is not None and state.ended.value is not None


def cannot_say(record_format: Format, rules: Ruleset) -> Refused:
    """The refusal of a game that a format has no words for."""
    facts = {"format": str(record_format), "variant": rules.name}
    return Refused([Fault("not_in_format", "/format", facts=facts)])


def is_set_up(start: Game) -> bool:
    """Whether a game starts otherwise than by its opening throw."""
    return start.position != start.rules.setup or not isinstance(start.turn, OpeningTurn)


def length_of(game: GameCells) -> int:
    """The points of the match; 0 for money and for a match by games."""
    play = game.start.stakes.play if game.start.stakes else None
    return play.to_points if isinstance(play, Match) else 0


def score_before(game: GameCells, running: Score) -> Score:
    """The score before a game: that of the match, or of the games before."""
    play = game.start.stakes.play if game.start.stakes else None
    return (play.white, play.black) if isinstance(play, Match) else running


def added(score: Score, end: GameEnd | None) -> Score:
    """The score after a game."""
    if end is None or end.winner is None:
        return score
    white, black = score
    return (white + end.points, black) if end.winner == WHITE else (white, black + end.points)


def plain(text: str) -> str:
    """Text without line ends and control characters."""
    return re.sub(r"[\x00-\x1f\x7f]+", " ", text).strip()
