"""The state of a game as one value: everything it needs to go on, and what can be asked of it."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from engine import late
from engine.game.events import Event
from engine.game.outcome import Outcome, outcome
from engine.movegen import Play, Plays, follow, plays
from engine.position import Color, Position
from engine.rules.goals import Ending
from engine.rules.ruleset import Ruleset, Value
from engine.turn import (
    Dice,
    Move,
    NameDouble,
    NameRoll,
    Open,
    OpeningTurn,
    PlayerTurn,
    PlayStage,
    Roll,
    Steps,
    Turn,
    play_due,
)

if TYPE_CHECKING:
    from random import Random

    from engine.game.advance import Action
    from engine.game.expected import Expected
    from engine.stakes.agreements import Ended, Offer
    from engine.stakes.cube import Permission
    from engine.stakes.two_players import GameResult, Stakes


@dataclass(frozen=True, slots=True, repr=False)
class Game:
    """A game at one moment. It never changes: each action gives a new one, and undo is the old one.

    >>> game = Game.begin("backgammon", white=3, black=1)
    >>> game
    <Game backgammon: White plays 3-1.>
    >>> game.play("8/5 6/5").roll(6, 2)
    <Game backgammon: Black plays 6-2.>

    `turn` is None when the game is over. `stakes` is None where nothing is played for. `offer`
    waits for an answer and `ended` says how the game ended, where the position does not show it.
    What led to it, `events` and `end`, does not count when two games are compared.
    """

    rules: Ruleset
    position: Position
    turn: Turn | None
    stakes: Stakes | None = None
    offer: Offer | None = None
    ended: Ended | None = None
    illegal: bool = False
    """Whether a condoned illegal play has led here, so that the position need not be possible."""
    events: tuple[Event, ...] = field(default=(), compare=False)
    """What the last action led to."""
    end: Outcome | None = field(default=None, compare=False)
    """The outcome, where an action has led to it; `outcome` knows it in any case."""

    def __post_init__(self) -> None:
        if not isinstance(self.rules, Ruleset) or not isinstance(self.position, Position):
            raise TypeError("A game has a Ruleset and a Position; Game.begin and Game.at make one.")
        if self.turn is not None and not self.turn.stages:
            raise ValueError("A turn has at least one stage; at the end of a game it is None.")

    @staticmethod
    def begin(
        rules: Ruleset | str,
        *,
        white: int | None = None,
        black: int | None = None,
        options: Mapping[str, Value] | None = None,
        stakes: Stakes | None = None,
    ) -> Game:
        """A new game, before the opening throw or after White and Black have thrown these dice.

        Raises `Refused` for a game or an option that does not exist, or stakes that do not fit.
        """
        from engine.game.advance import begin_named

        return begin_named(rules, white, black, options, stakes)

    @staticmethod
    def at(
        rules: Ruleset | str,
        position: Position | str,
        player: Color,
        dice: Dice | None = None,
        *,
        options: Mapping[str, Value] | None = None,
        stakes: Stakes | None = None,
    ) -> Game:
        """A game at a position, with a player who is to roll or has rolled these dice.

        >>> Game.at("backgammon", "white 24:1 off:14; black 1:2 off:13", "white", (6, 1)).plays[0]
        <Play 1/off>
        """
        from engine.game.advance import at

        return at(rules, position, player, dice, options, stakes)

    @staticmethod
    def read(text: str) -> Game:
        """The game that this text says: its `id`, XGID, OGID, FIBS or GNU Backgammon's.

        Raises `Refused` with everything that is wrong, also where no game can come to this.
        """
        from engine.game.check import checked

        return checked(late.read_id(text))

    @property
    def id(self) -> str:
        """The game as one line of text, which `Game.read` reads."""
        return late.write_id(self)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended and what it is worth before the stakes; None while it goes on."""
        return None if self.turn else self.end or outcome_of(self)

    @property
    def result(self) -> GameResult | None:
        """The value of a finished game; None without stakes or while the game goes on."""
        return result_of(self, self.outcome)

    @property
    def next_game(self) -> Game | None:
        """The game after a finished one; None before its end, without stakes, or after a match."""
        from engine.game.series import next_game

        return next_game(self, self.result)

    @property
    def expected(self) -> Expected | None:
        """What must happen next, who must do it, and what can be chosen; None at the end."""
        from engine.game.expected import expected

        return expected(self)

    @property
    def may(self) -> dict[Color, tuple[Permission, ...]]:
        """For each player, the actions away from the board, and why some are not allowed now."""
        from engine.game.permissions import may

        return may(self)

    @property
    def plays(self) -> Plays:
        """The legal plays; `Refused` if no play is due."""
        turn, stage = play_due(self.turn)
        return plays(self.rules, self.position, turn.player, stage)

    @property
    def next_moves(self) -> tuple[Move, ...]:
        """The single moves with which a legal play can begin; `Refused` if no play is due."""
        turn, stage = play_due(self.turn)
        following = follow(self.rules, self.position, turn.player, stage)
        return tuple(following.moves) if following else ()

    def play(self, play: Play | str | Steps, *, condone: bool = False) -> Game:
        """The game after a play: one of `plays`, text like "8/5 6/5", or its moves.

        Raises `Refused` with every rule that the play breaks. `condone` lets an illegal play stand.
        """
        if isinstance(play, str):
            return late.play_written(self, play, condone)
        from engine.game.actions import Played

        return self.do(Played(play.moves if isinstance(play, Play) else play, condone))

    def roll(self, *dice: int, random: Random | None = None) -> Game:
        """The game after a roll: these two dice, or dice that are thrown here.

        Before the opening throw is decided, White's die comes first.
        """
        from engine.game.advance import rolled

        return rolled(self, dice, random)

    def do(self, action: Action | str) -> Game:
        """The game after an action, at the board or away from it.

        The words "pass", "double", "take", "drop", "beaver", "raccoon", "otter", "accept" and
        "refuse" are actions of the player who is to decide. Raises `Refused` with every reason
        against it.
        """
        from engine.game.advance import advance, named

        return advance(self, named(self, action) if isinstance(action, str) else action)

    def __repr__(self) -> str:
        return f"<Game {self.rules.name}: {late.expected_text(self, 'en')}>"

    def __str__(self) -> str:
        return late.board_text(self)

    def _repr_svg_(self) -> str:
        """For notebooks."""
        return late.board_svg(self)


def outcome_of(game: Game) -> Outcome | None:
    """The outcome by the position or by the way it ended, whatever the turn says."""
    if game.ended is None:
        return outcome(game.rules, game.position, game.turn.thrown if game.turn else None)
    from engine.stakes.agreements import score_of  # the stakes are loaded when they are needed

    ended = game.ended
    ending = Ending(ended.how, ended.winner, None)
    return Outcome(ending, score_of(ended, game.rules, game.position))


def result_of(game: Game, end: Outcome | None) -> GameResult | None:
    """The value of a game that ended with this outcome; None without stakes or an outcome."""
    if game.stakes is None or end is None:
        return None
    from engine.stakes.two_players import settle

    agreed = game.ended.points if game.ended else None
    return settle(game.stakes, end.ending.winner, end.value, end.ending.how, agreed)


def _reduced(value: Any) -> tuple[Any, tuple[Any, ...]]:
    """For `pickle` and `copy`: a value is made anew from its fields."""
    return type(value), tuple(getattr(value, one.name) for one in fields(value) if one.init)


# compiled classes cannot be copied by assigning to their fields, as dataclasses do it
COPIED: tuple[Any, ...] = (Game, Position, Outcome, Ending, OpeningTurn, PlayerTurn)
STAGES: tuple[Any, ...] = (Open, Roll, NameDouble, NameRoll, PlayStage)
for _kind in (*COPIED, *STAGES):
    copyreg.pickle(_kind, _reduced)
