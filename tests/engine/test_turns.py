"""A turn is a queue of stages: what each stage leads to, and all the turns there can be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.faults import Refused
from engine.game.actions import DoubleNamed, Played, Rolled, RollNamed, Throw
from engine.game.advance import Action, advance, begin
from engine.game.game import Game
from engine.movegen import is_compiled
from engine.notation import read, write
from engine.position import Color, Position
from engine.referee.judge import judge
from engine.referee.validate import check_turn
from engine.rules.ruleset import Ruleset
from engine.rules.turns import (
    OPENING_TURN,
    after_opening,
    after_play,
    begin_turn,
    possible_turns,
    simple_turn,
)
from engine.turn import (
    IfShort,
    NameDouble,
    NameRoll,
    Open,
    OpeningTurn,
    PlayerTurn,
    PlayStage,
    Roll,
    Turn,
)
from engine.variants import VARIANTS
from tests.support.refusals import refused
from tests.tables import game, numbers, queue

IN_PLAY: dict[Color, int] = {"white": 15, "black": 15}
BACKGAMMON = game("backgammon")
GIOUL = game("gioul")
RUSSIAN = game("russian_backgammon")

# Counted by hand from the rulebook, the opening and then each side's queues:
# a roll, its mixed numbers, its doubles, and what is left of each queue after each stage.
TURNS = {
    "backgammon": 1 + 2 * (1 + 21),
    "fixed_roll": 1 + 2 * 15,
    "open_roll": 1 + 2 * (1 + 21 + 21 * (21 + 1)),  # the shown roll may be left untold
    "linverso": 1 + 2 * (1 + 21),
    "two_rolls_vs_choice": 1 + (1 + 15) + (1 + 21 + 1 + 21),
    "puff": 1 + 2 * (1 + 15 + 6 + 6),
    "french_backgammon_1": 1 + 2 * (2 + 15 + 6 + 6),
    "gioul": 1 + 2 * (1 + 15 + 6 + 5),
    "acey_deucey": 1 + 2 * (2 + 1 + 14 + 6 + 1 + 6),
    "mexican_backgammon": 1 + 2 * (2 + 14 + 1 + 6),
}


def as_far(numbers: tuple[int, ...], if_short: IfShort) -> PlayerTurn:
    """White plays these numbers and would then roll again."""
    return PlayerTurn("white", (PlayStage(numbers, if_short=if_short), Roll(again=True)))


@pytest.mark.parametrize("name", TURNS)
def test_all_turns_that_can_stand_on_the_table_can_be_counted_out(name: str) -> None:
    assert len(possible_turns(VARIANTS[name])) == TURNS[name]


@pytest.mark.parametrize("name", VARIANTS)
def test_possible_turns_begin_with_the_opening_and_never_have_an_empty_queue(name: str) -> None:
    turns = possible_turns(VARIANTS[name])
    assert OPENING_TURN in turns
    assert all(turn.stages for turn in turns)
    assert {turn.player for turn in turns} == {None, "white", "black"}


@pytest.mark.parametrize("name", VARIANTS)
def test_only_the_opening_has_no_player(name: str) -> None:
    without_player = [turn for turn in possible_turns(VARIANTS[name]) if turn.player is None]
    assert without_player == [OpeningTurn()]


# The opening


@pytest.mark.parametrize("name", VARIANTS)
def test_a_tie_in_the_opening_throw_is_thrown_again(name: str) -> None:
    rules = VARIANTS[name]
    assert after_opening(rules, 4, 4, IN_PLAY) is None
    tied = begin(rules, [Throw(4, 4), Throw(1, 1)])
    assert tied.turn == OPENING_TURN
    assert [event.what for event in tied.events] == ["tie", "tie"]


def test_a_throw_after_the_decision_is_refused_with_its_place() -> None:
    with pytest.raises(Refused) as refused:
        begin(BACKGAMMON, [Throw(4, 4), Throw(2, 1), Throw(3, 1)])
    (fault,) = refused.value.faults
    assert (fault.code, fault.pointer) == ("throw_after_decision", "/throws/2")


# if_short


@pytest.mark.parametrize("if_short", list(IfShort))
def test_a_stage_played_completely_is_followed_by_the_next(if_short: IfShort) -> None:
    after = after_play(RUSSIAN, as_far((3, 3, 3, 3), if_short), complete=True, in_play=IN_PLAY)
    assert after == PlayerTurn("white", (Roll(again=True),))


def test_carry_on_goes_on_after_a_stage_that_was_short() -> None:
    after = after_play(RUSSIAN, as_far((3, 3), IfShort.CARRY_ON), complete=False, in_play=IN_PLAY)
    assert after == PlayerTurn("white", (Roll(again=True),))


def test_forfeit_loses_the_rest_of_the_turn() -> None:
    after = after_play(RUSSIAN, as_far((3, 3), IfShort.FORFEIT), complete=False, in_play=IN_PLAY)
    assert after == PlayerTurn("black", (Roll(),))


def test_hand_over_gives_the_rest_to_the_opponent_who_then_has_his_own_turn() -> None:
    stages = queue(GIOUL, "white", (4, 4))
    assert numbers(stages) == [(4,) * 4, (5,) * 4, (6,) * 4]
    after = after_play(GIOUL, PlayerTurn("white", stages), complete=False, in_play=IN_PLAY)
    assert after == PlayerTurn("black", (PlayStage((5,) * 4), PlayStage((6,) * 4), Roll()))


def test_nothing_returns_after_a_hand_over() -> None:
    heir = PlayerTurn("black", (PlayStage((5,) * 4), PlayStage((6,) * 4), Roll()))
    after = after_play(GIOUL, heir, complete=False, in_play=IN_PLAY)
    assert after == PlayerTurn("black", (PlayStage((6,) * 4), Roll()))
    after = after_play(GIOUL, after, complete=False, in_play=IN_PLAY)
    assert after == PlayerTurn("black", (Roll(),))


def test_a_hand_over_with_nothing_left_is_an_ordinary_end() -> None:
    last = PlayerTurn("white", queue(GIOUL, "white", (6, 6)))
    after = after_play(GIOUL, last, complete=False, in_play=IN_PLAY)
    assert after == PlayerTurn("black", (Roll(),))


# Dice that lie on the table


def test_dice_that_lie_on_the_table_are_the_next_players_roll() -> None:
    assert begin_turn(BACKGAMMON, "black", IN_PLAY, (1, 3)) == PlayerTurn(
        "black", (PlayStage((3, 1)),)
    )


def test_a_fixed_roll_stays_on_the_table_and_a_shown_one_does_not() -> None:
    fixed = begin_turn(game("fixed_roll"), "black", IN_PLAY, (1, 3))
    assert fixed.thrown == (3, 1)
    shown = begin_turn(game("open_roll"), "black", IN_PLAY, (1, 3))
    assert shown.thrown is None


def test_equal_rolls_are_equal_turns_whichever_die_comes_first() -> None:
    for name in ("backgammon", "fixed_roll", "open_roll", "puff"):
        rules = game(name)
        here = PlayerTurn("white", rules.turn("white"))
        rolled = {advance(Game(rules, rules.setup, here), Rolled(d)).turn for d in ((1, 3), (3, 1))}
        assert len(rolled) == 1


# The machine expects one kind of action at a time


@pytest.mark.parametrize(
    "turn",
    [
        OPENING_TURN,
        PlayerTurn("white", (Roll(),)),
        PlayerTurn("white", (NameDouble(),)),
        PlayerTurn("white", (NameRoll(),)),
        PlayerTurn("white", (PlayStage((3, 1)),)),
    ],
)
def test_only_the_action_that_the_head_of_the_queue_asks_for_is_taken(turn: Turn) -> None:
    state = Game(BACKGAMMON, BACKGAMMON.setup, turn)
    actions: list[Action] = [
        Throw(3, 1),
        Rolled((3, 1)),
        DoubleNamed(3),
        RollNamed((3, 1)),
        Played([]),
    ]
    refused = []
    for action in actions:
        try:
            advance(state, action)
        except Refused as no:
            refused += [fault.code for fault in no.faults if fault.code == "not_expected"]
    assert len(refused) == len(actions) - 1


@pytest.mark.parametrize("turn", [OPENING_TURN, PlayerTurn("white", (Roll(),))])
def test_a_play_is_not_judged_where_another_stage_comes_first(turn: Turn) -> None:
    with pytest.raises(Refused) as refused:
        judge(BACKGAMMON, BACKGAMMON.setup, turn, [])
    assert [(f.code, f.facts["got"]) for f in refused.value.faults] == [("not_expected", "play")]


@pytest.mark.parametrize(
    "turn",
    [
        OpeningTurn((Roll(),)),
        OpeningTurn((Open(),), thrown=(6, 1)),
        OpeningTurn(()),
        PlayerTurn("white", (Open(),)),
    ],
)
def test_a_turn_that_mixes_the_opening_with_a_players_turn_does_not_exist(turn: Turn) -> None:
    assert [f.code for f in check_turn(BACKGAMMON, BACKGAMMON.setup, turn)] == ["no_such_turn"]


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    over = Game(BACKGAMMON, Position.parse("white off:15; black 1:15"), None)
    with refused("game_over"):
        advance(over, Rolled((3, 1)))


# A client that knows nothing of stages


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("player", ["white", "black"])
def test_the_turn_after_a_simple_question_can_be_sent_back(name: str, player: Color) -> None:
    rules = VARIANTS[name]
    turn = simple_turn(rules, rules.setup, player, (6, 1))
    while turn.player == player and isinstance(turn.stages[0], PlayStage):
        turn = after_play(rules, turn, complete=True, in_play={"white": 2, "black": 2})
    assert check_turn(rules, rules.setup, turn) == []


@pytest.mark.parametrize(
    ("rules", "player", "dice", "code"),
    [
        (game("two_rolls_vs_choice"), "white", (3, 3), "named_a_double"),
        (game("fixed_roll"), "white", (3, 3), "double_thrown_again"),
    ],
)
def test_a_simple_question_with_dice_that_cannot_be_is_refused(
    rules: Ruleset, player: Color, dice: tuple[int, int], code: str
) -> None:
    with refused(code):
        simple_turn(rules, rules.setup, player, dice)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Throw(7, 1),
        lambda: Throw(1, 0),
        lambda: Rolled((6, 7)),
        lambda: DoubleNamed(-1),
        lambda: RollNamed((1, 9)),
    ],
)
def test_a_die_shows_one_to_six(make: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match="A die shows 1 to 6, not "):
        make()


def test_what_is_no_action_is_refused_with_a_sentence() -> None:
    with pytest.raises(TypeError) as raised:
        advance(begin(BACKGAMMON), "roll")  # type: ignore[arg-type]
    # compiled code checks the types of its arguments itself
    assert is_compiled() or "An action is expected" in str(raised.value)


def test_a_notation_that_does_not_exist_is_refused_with_those_that_do() -> None:
    state = begin(BACKGAMMON)
    with pytest.raises(ValueError, match="There is no notation 'fen'; there are position_id, xgid"):
        write(state, "fen")
    with pytest.raises(ValueError, match="There is no notation 'fen'"):
        read("x", "fen")
