"""Rulebook 41, sentence by sentence. Plays are written in absolute points: `@1/7`."""

from __future__ import annotations

from engine.game.actions import Played, Rolled, Throw
from engine.game.advance import advance, begin
from engine.notation import position_id
from engine.referee.validate import check_turn
from engine.turn import IfShort, PlayerTurn, PlayStage, Roll
from tests.invariants.walks import steps as walk_steps
from tests.tables import (
    found,
    game,
    numbers,
    played,
    queue,
    result,
    table,
    verdict,
)

RULES = game("gul_bara")
START = "white 1:15; black 13:15"


STUCK = "white 1:6 2:9; black 6:1 7:4 8:4 10:4 14:2"
AFTER_FOURS = "white 1:2 2:9 5:4; black 6:1 7:4 8:4 10:4 14:2"


def rising(*numbers: int, if_short: IfShort = IfShort.FORFEIT) -> tuple[PlayStage, ...]:
    return tuple(PlayStage((number,) * 4, if_short=if_short) for number in numbers)


def test_there_is_no_runner_no_head_and_no_row_rule() -> None:
    names = {"runner_first", "head_one", "row_of_six", "quarter", "no_shut_in"}
    assert names.isdisjoint(RULES.rule_ids)
    assert verdict(table(RULES, START, "white", (6, 5)), "@1/7 @1/6").legal


def test_in_each_players_first_three_turns_a_double_is_played_four_times() -> None:
    state = begin(RULES, [Throw(6, 1)])
    players = []
    for _ in range(6):
        assert isinstance(state.turn, PlayerTurn)
        players.append((state.turn.player, state.turn.early))
        state = advance(state, Rolled((1, 1)))
        assert state.turn and numbers(state.turn.stages) == [(1, 1, 1, 1)]
        state = advance(state, Played(walk_steps(found(state)[0])))
    assert players == [
        *(("white", 6), ("black", 5), ("white", 4)),
        *(("black", 3), ("white", 2), ("black", 1)),
    ]
    assert state.turn == PlayerTurn("white", (Roll(),))


def test_afterwards_a_double_rises_to_the_sixes() -> None:
    assert queue(RULES, "white", (4, 4)) == rising(4, 5, 6)
    assert numbers(queue(RULES, "white", (6, 6))) == [(6, 6, 6, 6)]


def test_a_question_without_early_is_about_a_late_turn() -> None:
    state = table(RULES, START, "white", (4, 4))
    assert state.turn and numbers(state.turn.stages) == [(4,) * 4, (5,) * 4, (6,) * 4]


def test_early_belongs_to_the_turn_and_only_to_this_game() -> None:
    early = PlayerTurn("white", (PlayStage((4,) * 4),), None, 2)
    late = PlayerTurn("white", (PlayStage((4,) * 4),))
    too_many = PlayerTurn("white", (Roll(),), None, 7)
    fevga = game("fevga")
    assert check_turn(RULES, RULES.setup, early) == []
    assert [fault.code for fault in check_turn(RULES, RULES.setup, late)] == ["no_such_turn"]
    assert [fault.code for fault in check_turn(RULES, RULES.setup, too_many)] == ["no_such_turn"]
    assert [fault.code for fault in check_turn(fevga, fevga.setup, early)] == ["no_such_turn"]


def test_early_travels_in_the_id() -> None:
    state = begin(RULES, [Throw(6, 1)])
    text = position_id.write(state)
    assert text == "1~gul_bara~1-15~13-15~white.roll.early-6"
    assert position_id.read(text) == state


def test_the_player_plays_what_can_be_played_of_a_stage() -> None:
    assert len(found(table(RULES, STUCK, "white", (4, 4)))) == 5


def test_the_first_stage_not_completely_played_ends_the_turn() -> None:
    after = played(table(RULES, AFTER_FOURS, "white", rising(5, 6)), "").turn
    assert after == PlayerTurn("black", (Roll(),))


def test_with_to_opponent_the_opponent_plays_the_rest_and_then_rolls() -> None:
    over = game("gul_bara", unplayed="to_opponent")
    stages = rising(5, 6, if_short=IfShort.HAND_OVER)
    after = played(table(over, AFTER_FOURS, "white", stages), "").turn
    assert after == PlayerTurn("black", (PlayStage((6,) * 4), Roll()))


def test_a_completed_stage_is_followed_by_the_next() -> None:
    state = table(RULES, "white 19:5 20:10; black 7:5 8:5 9:5", "white", (5, 5))
    after = played(state, "@20/off @20/off @20/off @20/off").turn
    assert after == PlayerTurn("white", rising(6))


def test_a_win_counts_one_or_two() -> None:
    assert result(RULES, "white off:15; black 7:14 off:1") == ("white", "single", 1)
    assert result(RULES, "white off:15; black 13:1 7:14") == ("white", "gammon", 2)


def test_the_options() -> None:
    assert {option.name: option.default for option in RULES.options} == {
        "opening": "fresh_roll",
        "unplayed": "lost",
    }
