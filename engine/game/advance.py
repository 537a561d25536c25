"""One action leads from a game to the next: state and action in, state and events out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.faults import Fault, Refused
from engine.game import away
from engine.game.actions import (
    ACTION_WORDS,
    BoardAction,
    DoubleNamed,
    Passed,
    Played,
    Rolled,
    RollNamed,
    Throw,
)
from engine.game.check import checked
from engine.game.events import Event, play_events
from engine.game.expected import expected
from engine.game.game import Game
from engine.game.outcome import Outcome, Sequels
from engine.game.passing import may_pass
from engine.position import Color, Position, pack
from engine.referee.judge import Verdict, judge
from engine.rules import turns
from engine.rules.dice import NUMBERS, two_dice
from engine.rules.goals import Termination
from engine.rules.ruleset import Ruleset, Value
from engine.stakes.actions import AnswerOffer, CubeAction, StakesAction
from engine.stakes.agreements import Ended, pending
from engine.stakes.check import check_stakes
from engine.stakes.cube import CubeDecision
from engine.stakes.match import Match
from engine.stakes.two_players import Stakes, check_open, stakes_after
from engine.turn import (
    Dice,
    Move,
    NameDouble,
    NameRoll,
    OpeningTurn,
    PlayerTurn,
    PlayStage,
    Roll,
    Step,
    Turn,
    not_expected,
    play_due,
    thrower,
)
from engine.variants import ruleset

if TYPE_CHECKING:
    from random import Random

Action = BoardAction | StakesAction

CONSENT: Final = {"accept": True, "refuse": False}


def begin(
    rules: Ruleset,
    throws: Sequence[Throw] = (),
    stakes: Stakes | None = None,
    starter: Color | None = None,
) -> Game:
    """Begin a game, before the opening throw or after the throws given.

    A `starter` rolls first without an opening throw, as the winner of the last game may.

    >>> begin(ruleset("backgammon"), [Throw(white=3, black=1)]).turn.player
    'white'
    """
    in_play = turns.checkers_in_play(rules, rules.setup)
    first = turns.first_turn(rules, starter, in_play) if starter else turns.OPENING_TURN
    game, events = Game(rules, rules.setup, first, stakes), list[Event]()
    for index, throw in enumerate(throws):
        if not isinstance(game.turn, OpeningTurn):
            raise Refused([Fault("throw_after_decision", f"/throws/{index}", "opening")])
        game = advance(game, throw)
        events += game.events
    return replace(game, events=tuple(events))


def begin_named(
    rules: Ruleset | str,
    white: int | None,
    black: int | None,
    options: Mapping[str, Value] | None,
    stakes: Stakes | None,
) -> Game:
    """Begin a game by its name, with stakes that fit it."""
    _check_stakes_given(stakes)
    series = stakes.play.rotation if stakes and isinstance(stakes.play, Match) else None
    if series and isinstance(rules, str) and not options:
        options = series.options_of(rules)  # the first game has those that later games have
    rules = _game_named(rules, options)
    if stakes and (faults := check_stakes(stakes, rules, turns.OPENING_TURN)):
        raise Refused(faults)
    if white is None and black is None:
        return begin(rules, (), stakes)
    if white is None or black is None:
        raise TypeError(
            "The opening throw has two dice: give both `white` and `black`, or neither."
        )
    return begin(rules, [Throw(white, black)], stakes)


def at(
    rules: Ruleset | str,
    position: Position | str,
    player: Color,
    dice: Dice | None,
    options: Mapping[str, Value] | None,
    stakes: Stakes | None,
) -> Game:
    """A game at a position, with a player who is to roll or has rolled these dice."""
    _check_stakes_given(stakes)
    rules = _game_named(rules, options)
    if not isinstance(position, Position):
        position = Position.parse(position)
    if dice is not None:
        turn = turns.simple_turn(rules, position, player, dice)
    else:
        turn = turns.begin_turn(rules, player, turns.checkers_in_play(rules, position))
    return checked(Game(rules, position, turn, stakes))


def _game_named(rules: Ruleset | str, options: Mapping[str, Value] | None) -> Ruleset:
    if not isinstance(rules, Ruleset):
        return ruleset(rules, options)
    if options:
        raise TypeError("A ruleset has its options already; give them with the name of a game.")
    return rules


def _check_stakes_given(stakes: Stakes | None) -> None:
    if not isinstance(stakes, Stakes | None):
        raise TypeError(f"Stakes are made by match_to(7) or money_play(), not {stakes!r}.")


def advance(game: Game, action: Action) -> Game:
    """Carry out an action; `events` of the game that it leads to say what happened.

    Raises `Refused` with every reason if the action is not possible.
    """
    if isinstance(action, StakesAction):
        return away.act(game, action)
    faults = check_open(game.stakes) if game.stakes else []
    if game.offer:
        faults = [*faults, *pending(game.offer)]
    if faults:
        raise Refused(faults)
    return _with_stakes(game, _at_board(game, action))


def carry_out(
    game: Game, moves: Sequence[Move], position: Position, uses: int | None = None
) -> Game:
    """Carry out one of the legal plays of the stage: it is not judged again and has no events.

    `uses` is how many numbers it uses, if these moves are a shorter way to its position.
    """
    turn = play_due(game.turn)[0]
    following = Sequels(game.rules, game.position, turn)
    end, after = following.after(pack(position), len(moves) if uses is None else uses)
    ended = _end_by_the_roll(game, end)
    played = Game(
        game.rules, position, after, game.stakes, game.offer, ended, game.illegal, (), end
    )
    return _with_stakes(game, played)


def rolled(game: Game, dice: Sequence[int], random: Random | None) -> Game:
    """The game after a roll of these dice or, without dice, of dice that are thrown here."""
    if not dice:
        if random is None:
            from random import SystemRandom  # for few: it takes a third of the time to import all

            random = SystemRandom()
        dice = (random.choice(NUMBERS), random.choice(NUMBERS))
    if len(dice) != 2:
        raise TypeError(f"A roll has two dice, as in roll(6, 2), not {len(dice)}.")
    first, second = two_dice(dice)
    if isinstance(game.turn, OpeningTurn):
        return advance(game, Throw(first, second))
    return advance(game, Rolled((first, second)))


def named(game: Game, word: str) -> Action:
    """The action with this word, of the player who is to decide."""
    due = expected(game)
    player = due.player if due else None
    if player is None:
        code, rule = ("not_begun", "opening") if game.turn else ("game_over", "immediate_end")
        raise Refused([Fault(code, "/action/do", rule)])
    if word == ACTION_WORDS[Passed]:
        return Passed()
    if word in CONSENT:
        return AnswerOffer(player, CONSENT[word])
    if word not in tuple(CubeDecision):
        words = ", ".join((ACTION_WORDS[Passed], *CubeDecision, *CONSENT))
        raise ValueError(f"There is no action {word!r} by a word alone; there are {words}.")
    return CubeAction(player, CubeDecision(word))


def _with_stakes(before: Game, after: Game) -> Game:
    if before.stakes is None:
        return after
    stakes = stakes_after(before.stakes, before.turn, after.turn)
    return after if stakes is after.stakes else replace(after, stakes=stakes)


def _at_board(game: Game, action: BoardAction) -> Game:
    turn = game.turn
    if turn is None:
        raise Refused([Fault("game_over", "/turn", "immediate_end")])
    if isinstance(turn, OpeningTurn):
        if isinstance(action, Throw):
            return _open(game, turn, action)
        raise _not_expected(turn, action)
    match turn.stages[0], action:
        case Roll(), Rolled(dice):
            return _roll(game, turn, dice)
        case Roll(), Passed():
            return _pass(game, turn)
        case NameDouble() as stage, DoubleNamed(number):
            after = turns.after_naming_double(turn, stage, number)
            return _went_on(game, after, [Event("named_double", turn.player, {"number": number})])
        case NameRoll(), RollNamed(numbers):
            return _name_roll(game, turn, numbers)
        case PlayStage(), Played(steps, condone):
            return _play(game, turn, steps, condone)
        case _:
            raise _not_expected(turn, action)


def _not_expected(turn: Turn, action: BoardAction) -> Exception:
    if type(action) not in ACTION_WORDS:
        return TypeError(f"An action is expected, such as Rolled((3, 1)), not {action!r}.")
    return Refused([not_expected(turn, ACTION_WORDS[type(action)], "/action/do")])


def _went_on(game: Game, turn: Turn, events: Sequence[Event]) -> Game:
    """The game with another turn."""
    # a new game in full: to replace fields takes three times as long
    stakes, offer, ended = game.stakes, game.offer, game.ended
    return Game(game.rules, game.position, turn, stakes, offer, ended, game.illegal, tuple(events))


def _open(game: Game, turn: OpeningTurn, throw: Throw) -> Game:
    rules, in_play = game.rules, turns.checkers_in_play(game.rules, game.position)
    facts = {"white": throw.white, "black": throw.black}
    first = turns.after_opening(rules, throw.white, throw.black, in_play)
    if first is None:
        return _went_on(game, turn, [Event("tie", facts=facts)])
    events = [Event("starts", first.player, facts=facts)]
    if not first.stages:
        events.append(Event("no_effect", first.player))
    return _went_on(game, turns.skip_empty_turn(rules, first, in_play), events)


def _roll(game: Game, turn: PlayerTurn, dice: Dice) -> Game:
    rules, in_play = game.rules, turns.checkers_in_play(game.rules, game.position)
    event = Event("rolled", thrower(turn), facts={"dice": list(dice)})
    after = turns.after_roll(rules, turn, dice, in_play)
    if after is None:
        return _went_on(game, turn, [event, Event("thrown_again", thrower(turn))])
    events = [event] if after.stages else [event, Event("no_effect", turn.player)]
    return _went_on(game, turns.skip_empty_turn(rules, after, in_play), events)


def _pass(game: Game, turn: PlayerTurn) -> Game:
    if not may_pass(game):
        raise Refused([Fault("must_roll", "/action/do", "no_pass")])
    in_play = turns.checkers_in_play(game.rules, game.position)
    after = turns.after_no_roll(game.rules, turn, in_play)
    return _went_on(game, after, [Event("passed", turn.player)])


def _end_by_the_roll(game: Game, end: Outcome | None) -> Ended | None:
    """How a game has ended where the position alone does not show it: only the fixed roll does."""
    by_the_roll = game.rules.roll_is_fixed and end and end.ending.how is Termination.FROZEN
    return Ended(Termination.FROZEN) if by_the_roll else game.ended


def _name_roll(game: Game, turn: PlayerTurn, numbers: Dice) -> Game:
    if numbers[0] == numbers[1]:
        raise Refused([Fault("named_a_double", "/action/numbers", "name_roll")])
    in_play = turns.checkers_in_play(game.rules, game.position)
    after = turns.after_naming_roll(game.rules, turn, numbers, in_play)
    return _went_on(game, after, [Event("named_roll", turn.player, {"numbers": list(numbers)})])


def _play(game: Game, turn: PlayerTurn, steps: Sequence[Step], condone: bool) -> Game:
    verdict = judge(game.rules, game.position, turn, steps)
    if not verdict.legal and not (condone and len(verdict.moves) == len(steps)):
        raise Refused(verdict.faults)
    return _played(game, turn, verdict)


def _played(game: Game, turn: PlayerTurn, verdict: Verdict) -> Game:
    """The game after a play that stands."""
    rules = game.rules
    events = play_events(rules, game.position, verdict.position, turn.player, verdict.moves)
    if not verdict.legal:
        codes = list(dict.fromkeys(fault.code for fault in verdict.faults))
        condoned = Event("condoned", turn.player, facts={"codes": codes})
        # who plays nothing has not passed: there was a legal play
        events = [condoned, *(event for event in events if event.what != "passed")]
    end, after = Sequels(rules, game.position, turn).after(pack(verdict.position), verdict.uses)
    if end:
        facts = {"winner": end.ending.winner, "how": str(end.ending.how)}
        events.append(Event("ended", facts=facts))
    elif after and after.player != turn.player and len(turn.stages) > 1:
        is_new_turn = after.stages == rules.turn(after.player)
        handed_over = Event("handed_over", turn.player, facts={"to": after.player})
        events.append(Event("rest_lost", turn.player) if is_new_turn else handed_over)
    illegal, happened = game.illegal or not verdict.legal, tuple(events)
    stakes, offer, ended = game.stakes, game.offer, _end_by_the_roll(game, end)
    return Game(rules, verdict.position, after, stakes, offer, ended, illegal, happened, end)
