"""Passing instead of rolling: what follows is what follows a roll that cannot be played."""

from __future__ import annotations

import random

import pytest

from engine import Game, Refused
from engine.chouette import Chouette, House, Seats, advance
from engine.chouette.game import begin
from engine.game.actions import Passed
from engine.game.outcome import outcome
from engine.messages import LANGUAGES, Language
from engine.messages.narration import game_text
from engine.position import COLORS, WHITE, Position
from engine.referee.validate import check_position
from engine.rules.dice import ROLLS
from engine.rules.ruleset import OnBlot, Ruleset
from engine.rules.turns import begin_turn, checkers_in_play
from engine.turn import Roll
from engine.variants import VARIANTS
from tests.invariants.positions import TRAVELLING, scattered, walls

CLOSED = "white bar:1 19:14; black 1:2 2:2 3:2 4:2 5:2 6:2 7:3"
OPEN = "white bar:1 19:14; black 1:2 2:2 3:2 4:2 5:2 7:2 8:3"


def closed(position: str = CLOSED, name: str = "backgammon") -> Game:
    return Game.at(name, position, "white")


def test_a_player_who_may_pass_may_roll_as_well() -> None:
    passed = closed().do(Passed())
    for first, second in ROLLS:
        assert closed().roll(first, second).play("-").turn == passed.turn


def test_a_pass_is_an_event_and_the_stakes_stay() -> None:
    (event,) = closed().do("pass").events
    assert (event.what, event.player) == ("passed", "white")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_says_that_one_may_pass(language: Language) -> None:
    assert game_text(closed(), language) != game_text(closed(OPEN), language)


def test_no_pass_where_a_play_is_due_nor_before_the_opening_throw_nor_after_the_end() -> None:
    for game in (closed().roll(6, 5), Game.begin("backgammon")):
        with pytest.raises(Refused) as refused:
            game.do(Passed())
        assert [fault.code for fault in refused.value.faults] == ["not_expected"]


def test_in_a_chouette_the_leader_passes() -> None:
    chouette = Chouette(closed(), begin(House(), Seats(tuple("abc"))))
    assert advance(chouette, Passed()).chouette.board.turn == closed().do("pass").turn


GIVES_MORE = {
    "french_backgammon_1",  # a double is rolled again
    "russian_backgammon",
    "acey_deucey",
    "mexican_backgammon",
    "gioul",  # the rest of a double passes to the opponent
    "fixed_roll",  # the first roll is that of the whole game
    "open_roll",  # one rolls for the opponent's next turn
}


def is_in_vain(game: Game, dice: tuple[int, int]) -> bool:
    """Whether nothing can be played with this roll, stage by stage."""
    after = game.roll(*dice)
    while after.turn and game.turn and after.turn.player == game.turn.player:
        if isinstance(after.turn.stages[0], Roll):
            return True  # Two Rolls: the second one, after which nothing has changed
        if any(play.moves for play in after.plays):
            return False
        after = after.play("-")
    return True


def behind_a_wall(rng: random.Random, rules: Ruleset) -> Position:
    """One side on one point or on the bar, the other on most of the points right before it."""
    color = rng.choice(COLORS)
    route = [str(point) for point in rules.board.route(color).points]
    at = rng.randint(-1, min(9, max(-1, len(route) - 8)))
    wall = [point for point in route[at + 1 : at + 7] if rng.random() > 0.05] or route[-1:]
    on = 2 if rules.landing.on_blot in (OnBlot.HIT, OnBlot.PIN) else 1
    wall = wall[: rules.checkers // on]
    theirs = dict.fromkeys(wall, on)
    theirs[rng.choice(wall)] += rules.checkers - on * len(wall)
    mine = {("bar" if at < 0 else route[at]): rules.checkers}
    return Position.of(*(mine, theirs) if color == WHITE else (theirs, mine))


@pytest.mark.parametrize("name", TRAVELLING)
def test_passing_is_possible_exactly_where_every_roll_is_in_vain(name: str) -> None:
    rules, rng = VARIANTS[name], random.Random(name)
    for number in range(60):
        position = (behind_a_wall, walls, scattered)[number % 3](rng, rules)
        if check_position(rules, position) or outcome(rules, position):
            continue
        for color in COLORS:
            turn = begin_turn(rules, color, checkers_in_play(rules, position))
            game = Game(rules, position, turn)
            if not isinstance(turn.stages[0], Roll):
                continue
            in_vain = name not in GIVES_MORE and all(is_in_vain(game, dice) for dice in ROLLS)
            assert game.expected and game.expected.may_pass is in_vain, game
