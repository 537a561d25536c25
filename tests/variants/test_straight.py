"""Rulebook 19, sentence by sentence."""

from __future__ import annotations

from engine.position import Position
from engine.turn import Roll
from tests.tables import (
    after,
    broken,
    faults,
    found,
    game,
    numbers,
    played,
    queue,
    result,
    table,
    written,
)

STRAIGHT = game("straight")
START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"
ON_THE_BAR = "white bar:1 1:1 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"


def test_the_set_up_is_that_of_backgammon() -> None:
    assert STRAIGHT.setup == Position.parse(START)


def test_both_run_from_1_to_24() -> None:
    assert STRAIGHT.board.white.points == STRAIGHT.board.black.points == tuple(range(1, 25))


def test_home_is_19_to_24_for_both() -> None:
    assert STRAIGHT.board.white.home == STRAIGHT.board.black.home == (19, 20, 21, 22, 23, 24)


def test_pip_counts_at_the_start_are_167_for_white_and_208_for_black() -> None:
    assert STRAIGHT.pips(STRAIGHT.setup, "white") == 167
    assert STRAIGHT.pips(STRAIGHT.setup, "black") == 208


def test_black_moves_upwards() -> None:
    state = table(STRAIGHT, START, "black", (3, 1))
    # 3 from 6, 8 or 13 with 1 from 6, 8 or 13, and 6-10 with one checker
    assert len(found(state)) == 10
    assert after(state, "19/16 17/16") == Position.parse(
        "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:2 6:4 9:2"
    )
    assert broken(state, "@13/10 @8/9") == {"forward"}


def test_white_moves_as_in_backgammon() -> None:
    state = table(STRAIGHT, START, "white", (3, 1))
    assert "8/5 6/5" in written(state)
    assert broken(state, "@12/9 @17/18") == {"forward"}


def test_blacks_two_on_24_stay_until_black_bears_off() -> None:
    state = table(STRAIGHT, START, "black", (6, 1))
    assert not any(word.startswith("1/") for play in written(state) for word in play.split())
    assert broken(state, "1/off 17/11") == {"bear_off"}
    home = table(STRAIGHT, "white 1:15; black 24:2 off:13", "black", (6, 5))
    assert written(home) == {"1/off(2)"}


def test_blacks_two_on_24_block_it_for_white() -> None:
    state = table(STRAIGHT, "white 18:1 1:14; black 24:2 13:13", "white", (6, 2))
    assert broken(state, "7/1 24/22") == {"open_point"}


def test_black_enters_at_die_n_on_n() -> None:
    position = "white 12:5 17:3 19:5 20:2; black bar:1 24:2 13:5 8:3 6:4"
    state = table(STRAIGHT, position, "black", (5, 2))
    assert after(state, "bar/23 12/7").count("black", 2) == 1
    assert after(state, "bar/20 12/10").count("black", 5) == 1
    assert broken(state, "@bar/23 @13/18") == {"forward"}


def test_white_enters_at_die_n_on_n() -> None:
    state = table(STRAIGHT, ON_THE_BAR, "white", (6, 3))
    # Black's five on 6 close it, so the 3 enters
    assert all(play.startswith("bar/22") or play == "bar/16" for play in written(state))
    assert broken(state, "bar/19 24/21") == {"open_point"}


def test_bar_first_holds() -> None:
    state = table(STRAIGHT, ON_THE_BAR, "white", (4, 3))
    assert broken(state, "13/9 bar/22") == {"bar_first"}


def test_a_hit_sends_a_checker_back_to_the_common_start() -> None:
    state = table(STRAIGHT, "white 1:2 12:13; black 24:2 18:1 13:12", "white", (6, 5))
    hit = after(state, "13/7* 13/8")
    assert hit.count("black", "bar") == 1
    # entering on 1 to 6: the 1-point is closed by White's two
    entering = table(STRAIGHT, hit, "black", (1, 1))
    assert written(entering) == {"-"}


def test_a_double_is_played_four_times() -> None:
    assert numbers(queue(STRAIGHT, "black", (4, 4))) == [(4, 4, 4, 4)]


def test_black_bears_off_over_24_from_his_home_19_to_24() -> None:
    state = table(STRAIGHT, "white 1:15; black 19:1 24:1 off:13", "black", (6, 1))
    # 6 from 19 and 1 from 24, or 19-20 and then 20 with the 6 as the rearmost
    assert written(state) == {"6/off 1/off", "6/off"}


def test_all_checkers_must_be_on_19_to_24_before_black_bears_off() -> None:
    state = table(STRAIGHT, "white 1:15; black 18:1 24:14", "black", (1, 1))
    assert broken(state, "1/off") == {"bear_off"}


def test_either_side_may_stand_on_any_point_but_not_together() -> None:
    assert faults(STRAIGHT, "white 24:15; black 1:15") == set()
    assert faults(STRAIGHT, "white 24:14 1:1; black 1:15") == {"both_colors"}
    assert faults(STRAIGHT, "white 24:16; black 1:15") == {"wrong_total"}
    assert faults(STRAIGHT, "white 24:14 reserve:1; black 1:15") == {"no_such_place"}
    assert faults(STRAIGHT, "white off:15; black off:15") == {"both_finished"}


def test_a_single_win_is_1_a_gammon_2() -> None:
    assert result(STRAIGHT, "white off:15; black 24:14 off:1") == ("white", "single", 1)
    assert result(STRAIGHT, "white off:15; black 24:15") == ("white", "gammon", 2)
    assert result(STRAIGHT, "white 7:15; black off:15") == ("black", "gammon", 2)


def test_a_backgammon_is_3_with_a_checker_on_the_bar_or_in_the_common_start_quarter() -> None:
    assert result(STRAIGHT, "white off:15; black 24:14 6:1") == ("white", "backgammon", 3)
    assert result(STRAIGHT, "white off:15; black 24:14 bar:1") == ("white", "backgammon", 3)
    assert result(STRAIGHT, "white 19:14 1:1; black off:15") == ("black", "backgammon", 3)
    # the shared home is the winner's home too, but there a loser is as good as done
    assert result(STRAIGHT, "white 19:15; black off:15") == ("black", "gammon", 2)


def test_after_a_play_the_opponent_rolls() -> None:
    turn = played(table(STRAIGHT, START, "black", (3, 1)), "19/16 17/16").turn
    assert turn and (turn.player, turn.stages) == ("white", (Roll(),))
