"""Bad arguments of public functions raise an error that says what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from engine import (
    DoubleNamed,
    Game,
    Played,
    PlayerTurn,
    PlayStage,
    Position,
    Roll,
    Rolled,
    RollNamed,
    Step,
    Throw,
    follow,
    plays,
    ruleset,
)
from engine.drawing import Look
from engine.movegen import is_compiled
from engine.records import read, replay
from engine.referee.bear_off import bear_off
from engine.referee.judge import judge
from engine.rules.turns import simple_turn
from engine.stakes import Award, CubeAction, Resign, match_to

RULES = ruleset("backgammon")
START = RULES.setup
GREEN = cast("Any", "green")
ROLL = cast("Any", Roll())
GAME = Game.begin("backgammon", white=3, black=1)
TURN = simple_turn(RULES, START, "white", (3, 1))
NO_PLAY = "A play is one of `plays`"


def of(value: object) -> Any:
    """A value of a wrong type."""
    return value


BAD: dict[str, tuple[Callable[[], object], str]] = {
    "a colour of plays": (lambda: plays(RULES, START, GREEN, PlayStage((3, 1))), "green"),
    "a colour of follow": (lambda: follow(RULES, START, GREEN, PlayStage((3, 1))), "green"),
    "a colour of bear_off": (lambda: bear_off(RULES, Position.of({}, {"1": 1}), GREEN), "green"),
    "a colour of simple_turn": (lambda: simple_turn(RULES, START, GREEN, (3, 1)), "green"),
    "a die of simple_turn": (lambda: simple_turn(RULES, START, "white", (9, 1)), "9"),
    "a colour of count": (lambda: START.count(GREEN, 1), "green"),
    "a place of count": (lambda: START.count("white", 25), "25"),
    "a stage of plays": (lambda: plays(RULES, START, "white", ROLL), "Roll"),
    "a stage of follow": (lambda: follow(RULES, START, "white", ROLL), "Roll"),
    "a game": (lambda: ruleset("bakgammon"), "bakgammon"),
    "a theme": (lambda: Look(theme=cast("Any", "pink")), "pink"),
    "a side of the home boards": (lambda: Look(home=cast("Any", "top")), "top"),
    "a game to begin": (lambda: Game.begin(of(3)), "not 3"),
    "a game of ruleset": (lambda: ruleset(of(None)), "not None"),
    "stakes as a number": (lambda: Game.begin("portes", stakes=of(7)), "match_to(7)"),
    "stakes as a word": (lambda: Game.at("portes", START, "white", stakes=of("match")), "match_to"),
    "a position of a game": (lambda: Game.at("backgammon", of(5), "white"), "not 5"),
    "a roll of a game": (lambda: Game.at("backgammon", START, "white", of(6)), "two dice"),
    "a name in a game": (lambda: Game(of("backgammon"), START, None), "Game.begin"),
    "a turn of a game": (lambda: Game(RULES, START, PlayerTurn("white", ())), "at least one stage"),
    "one die": (lambda: Rolled(of(3)), "two dice"),
    "three dice": (lambda: Rolled(of((3, 1, 2))), "two dice"),
    "half a roll": (lambda: Rolled(of((3,))), "two dice"),
    "a die with a fraction": (lambda: Rolled((cast("int", 6.0), 2)), "6.0"),
    "a truth as a die": (lambda: Throw(True, 2), "True"),
    "a named roll": (lambda: RollNamed(of((6.0, 2))), "6.0"),
    "a named double": (lambda: DoubleNamed(of("x")), "'x'"),
    "a die of roll": (lambda: Game.begin("backgammon").roll(of(6.0), 2), "6.0"),
    "no play": (lambda: GAME.play(of(None)), NO_PLAY),
    "a number as a play": (lambda: GAME.play(of(5)), NO_PLAY),
    "bytes as a play": (lambda: GAME.play(of(b"8/5 6/5")), NO_PLAY),
    "pairs as a play": (lambda: GAME.play(of([(17, 20), (19, 20)])), NO_PLAY),
    "all plays as a play": (lambda: GAME.play(of(GAME.plays)), "<16 plays"),
    "a move as a play": (lambda: GAME.play(of(GAME.plays[0].moves[0])), NO_PLAY),
    "numbers as places": (lambda: GAME.play([Step(of(17), of(20))]), "Step('17', '20')"),
    "text in Played": (lambda: Played(of("8/5 6/5")), NO_PLAY),
    "a play in Played": (lambda: Played(of(GAME.plays[0])), "not <Play "),
    "text for judge": (lambda: judge(RULES, START, TURN, of("8/5 6/5")), NO_PLAY),
    "rules of plays": (lambda: plays(of("portes"), START, "white", PlayStage((3, 1))), "ruleset("),
    "text in Position": (lambda: Position(of("x")), "Position.parse"),
    "a position as a number": (lambda: Position.parse(of(5)), "not 5"),
    "the length of a match": (lambda: match_to(of("7")), "not '7'"),
    "a colour that resigns": (lambda: GAME.do(Resign(GREEN, 1)), "green"),
    "a colour of an award": (lambda: GAME.do(Award(GREEN, 1)), "green"),
    "an action with the cube": (lambda: CubeAction("black", of("dbl")), "dbl"),
    "the language of an event": (lambda: GAME.events[0].text(of("xx")), "xx"),
    "an id": (lambda: Game.read(of(5)), "not 5"),
    "a record": (lambda: read(of(5)), "not 5"),
    "a record to replay": (lambda: replay(of(5)), "not 5"),
    "a number of a play": (lambda: PlayStage((13, 1)), "13"),
    "the numbers of a play": (lambda: PlayStage(of(3)), "tuple"),
    "a language": (lambda: Look(language=cast("Any", "es")), "es"),
}


@pytest.mark.parametrize("name", BAD)
def test_the_error_names_the_bad_argument(name: str) -> None:
    call, word = BAD[name]
    with pytest.raises((ValueError, TypeError)) as error:
        call()
    # compiled code checks the types of arguments first, in the words of the compiler
    by_compiler = is_compiled() and "expected; got" in str(error.value)
    assert word in str(error.value) or by_compiler


class Six:
    """A number of another kind, as arrays have them."""

    def __index__(self) -> int:
        return 6


def test_a_number_of_another_kind_is_thrown_as_an_int_and_leaves_no_trace_in_ids() -> None:
    right = Game.begin("backgammon", white=3, black=1).play("8/5 6/5").roll(6, 2)
    thrown = GAME.play("8/5 6/5").roll(of(Six()), 2)
    assert thrown == right
    assert thrown.id.endswith(".play-6-2")
    assert {type(number) for number in Rolled(of([Six(), 2])).dice} == {int}
    assert [type(die) for die in (Throw(of(Six()), 2).white, DoubleNamed(of(Six())).number)] == [
        int,
        int,
    ]
