"""Old Britain, sentence by sentence."""

from __future__ import annotations

import pytest

from engine.game.game import Game
from engine.position import COLORS, Color, Position
from engine.referee.forced import forced
from engine.turn import PlayerTurn, PlayStage, Roll
from tests.tables import (
    after,
    broken,
    faults,
    found,
    game,
    played,
    queue,
    result,
    sides,
    table,
    verdict,
    written,
)

RULES = game("old_britain")
START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"
ONE_DIE = {
    "white": ("1:1 22:4 23:5 24:5", "12:2 13:5 14:5 15:3"),
    "black": ("24:1 3:4 2:5 1:5", "13:2 12:5 11:5 10:3"),
}
"""With 6-5 the rear checker may go 6 or 5, but 11 is closed."""


def no_choice(state: Game) -> list[str]:
    turn = state.turn
    assert turn and turn.player and isinstance(turn.stages[0], PlayStage)
    return forced(state.rules, state.position, turn.player, turn.stages[0], found(state))


def test_the_set_up_is_the_standard_one() -> None:
    assert RULES.setup == Position.parse(START)


# max_five


@pytest.mark.parametrize("color", COLORS)
def test_a_point_with_five_own_checkers_is_closed_to_its_owner(color: Color) -> None:
    state = table(RULES, START, color, (5, 2))
    assert broken(state, "8/6 13/8") == {"max_five"}
    assert not {play for play in written(state) if play.startswith("8/6") or " 8/6" in play}


def test_a_point_with_four_takes_a_fifth() -> None:
    state = table(RULES, "white 1:5 12:2 17:4 19:4; black 24:2 13:5 8:3 6:5", "white", (5, 2))
    assert after(state, "8/3 8/6").count("white", 19) == 5


@pytest.mark.parametrize("color", COLORS)
def test_five_own_checkers_close_an_entry_point_too(color: Color) -> None:
    mine, theirs = {
        "white": ("bar:1 3:5 22:4 23:5", "13:5 8:5 7:5"),
        "black": ("bar:1 22:5 3:4 2:5", "12:5 17:5 18:5"),
    }[color]
    state = table(RULES, sides(color, mine, theirs), color, (3, 3))
    assert written(state) == {"-"}
    assert broken(state, "bar/22") == {"max_five"}


def test_a_checker_may_not_stop_on_a_full_point_on_its_way() -> None:
    state = table(RULES, "white 1:1 4:5 22:4 24:5; black 6:5 13:5 14:5", "white", (5, 3))
    assert "24/16" not in written(state)
    assert broken(state, "24/21 21/16") == {"max_five"}


def test_a_point_that_one_checker_leaves_may_take_the_next() -> None:
    state = table(RULES, "white 1:5 4:5 22:5; black 6:5 8:5 13:5", "white", (3, 3))
    assert verdict(state, "21/18 24/21 18/15 24/21").faults[0].rule == "max_five"
    assert verdict(state, "21/18 24/21 21/18 24/21").legal


# either_die


@pytest.mark.parametrize("color", COLORS)
def test_if_only_one_of_the_dice_can_be_played_either_may_be_chosen(color: Color) -> None:
    mine, theirs = ONE_DIE[color]
    state = table(RULES, sides(color, mine, theirs), color, (6, 5))
    assert written(state) == {"24/18", "24/19"}


def test_the_base_game_would_demand_the_higher_there() -> None:
    mine, theirs = ONE_DIE["white"]
    state = table(game("backgammon"), sides("white", mine, theirs), "white", (6, 5))
    assert written(state) == {"24/18"}


def test_the_other_die_lapses_and_the_turn_is_over() -> None:
    mine, theirs = ONE_DIE["white"]
    state = table(RULES, sides("white", mine, theirs), "white", (6, 5))
    assert played(state, "24/19").turn == PlayerTurn("black", (Roll(),))


def test_nothing_is_forced_by_the_higher_die() -> None:
    mine, theirs = ONE_DIE["white"]
    state = table(RULES, sides("white", mine, theirs), "white", (6, 5))
    assert no_choice(state) == []


def test_playing_neither_is_passing() -> None:
    mine, theirs = ONE_DIE["white"]
    state = table(RULES, sides("white", mine, theirs), "white", (6, 5))
    assert broken(state, "") == {"no_pass"}


def test_spoiling_a_die_when_both_are_playable_stays_forbidden() -> None:
    # 8-10 and on to 16 plays both; after 1-3 no six is left
    position = "white 1:1 8:1 22:3 23:5 24:5; black 6:4 7:2 9:2 13:5 14:2"
    state = table(RULES, position, "white", (6, 2))
    assert written(state) == {"17/9"}
    assert broken(state, "24/22") == {"use_all"}
    assert no_choice(state) == ["only_play", "use_all"]


def test_stopping_short_when_both_are_playable_stays_forbidden() -> None:
    state = table(RULES, START, "white", (6, 5))
    assert broken(state, "24/18") == {"use_all"}


def test_if_only_one_number_can_be_played_at_all_it_must_be() -> None:
    state = table(RULES, "white 1:1 22:4 23:5 24:5; black 7:2 13:5 14:5 5:3", "white", (6, 4))
    assert written(state) == {"-"}
    lower = table(RULES, "white 1:1 22:4 23:5 24:5; black 7:2 11:5 14:5 4:3", "white", (6, 4))
    assert written(lower) == {"24/20"}


def test_the_rule_ids_say_either_die_and_not_higher_die() -> None:
    assert "either_die" in RULES.rule_ids and "higher_die" not in RULES.rule_ids


# Everything else as in the base game


@pytest.mark.parametrize("n", range(1, 7))
def test_a_double_is_played_four_times(n: int) -> None:
    assert queue(RULES, "white", (n, n)) == (PlayStage((n,) * 4),)


def test_a_larger_die_bears_off_from_the_rearmost_point() -> None:
    state = table(RULES, "white 21:1 23:1 off:13; black 1:5 2:5 3:5", "white", (6, 5))
    assert written(state) == {"4/off 2/off"}


def test_five_on_the_home_points_do_not_hinder_bearing_off() -> None:
    state = table(RULES, "white 19:5 20:5 21:5; black 1:5 2:5 3:5", "white", (6, 1))
    assert written(state) == {"6/off 4/3"}


@pytest.mark.parametrize(
    ("loser", "expected"),
    [
        ("1:5 2:5 3:4 off:1", ("single", 1)),
        ("bar:1 2:5 3:5 4:3 off:1", ("single", 1)),
        ("1:5 2:5 3:5", ("gammon", 2)),
        ("18:1 2:5 3:5 4:4", ("gammon", 2)),
        ("19:1 2:5 3:5 4:4", ("backgammon", 3)),
        ("bar:1 2:5 3:5 4:4", ("backgammon", 3)),
    ],
)
def test_gammon_and_backgammon_count(loser: str, expected: tuple[str, int]) -> None:
    assert result(RULES, f"white off:15; black {loser}") == ("white", *expected)


def test_black_wins_by_the_same_scale() -> None:
    assert result(RULES, "black off:15; white 6:1 20:5 21:5 22:4") == ("black", "backgammon", 3)
    assert result(RULES, "black off:15; white 7:1 20:5 21:5 22:4") == ("black", "gammon", 2)


def test_the_game_ends_the_instant_the_last_checker_is_off() -> None:
    state = table(RULES, "white 24:1 off:14; black 1:5 2:5 3:5", "white", (6, 1))
    assert written(state) == {"1/off"}
    assert played(state, "1/off").turn is None
    assert broken(state, "1/off 1/off") == {"immediate_end"}


def test_two_closed_boards_with_a_checker_of_each_on_the_bar_would_be_a_draw() -> None:
    frozen = "white bar:3 19:2 20:2 21:2 22:2 23:2 24:2; black bar:3 1:2 2:2 3:2 4:2 5:2 6:2"
    assert result(RULES, frozen) == (None, "draw", 0)


# Begin


# What cannot stand on the board


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("white 1:6 12:4 19:5; black 6:5 8:5 13:5", {"point_is_full"}),
        ("white 1:5 12:5 19:5; black 6:5 8:5 13:6", {"point_is_full", "wrong_total"}),
        ("white 1:5 12:5 19:5; black 1:5 8:5 13:5", {"both_colors"}),
        ("white 1:5 12:5 reserve:5; black 6:5 8:5 13:5", {"no_such_place"}),
        ("white off:15; black off:15", {"both_finished"}),
        ("white bar:9 off:6; black 6:5 8:5 13:5", set()),
        (START, set()),
    ],
)
def test_the_position_checker_knows_the_game(position: str, expected: set[str]) -> None:
    assert faults(RULES, position) == expected
