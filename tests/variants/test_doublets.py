"""Rulebook 16, sentence by sentence. `3/3` turns the tower on 3 over, `3/off` bears it off."""

from __future__ import annotations

from itertools import product

import pytest

from engine.game.actions import Rolled
from engine.game.advance import advance
from engine.position import PHASES, Position
from engine.referee.validate import check_position
from engine.rules.dice import ROLLS
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
    table,
    written,
)

DOUBLETS = game("doublets")
SINGLY = game("doublets", bear_off_whole_tower=False)
AGAIN = Roll(again=True)
WHITE_FULL = "19:2! 20:2! 21:2! 22:2! 23:2! 24:2!"
WHITE_FLAT = "19:2 20:2 21:2 22:2 23:2 24:2 phase:restack"
BLACK_FULL = "1:2! 2:2! 3:2! 4:2! 5:2! 6:2!"
START = f"white {WHITE_FULL}; black {BLACK_FULL}"


def white(side: str) -> str:
    return f"white {side}; black {BLACK_FULL}"


def test_twelve_checkers_each_as_six_towers_of_two() -> None:
    assert DOUBLETS.setup == Position.parse(START)
    assert DOUBLETS.checkers == 12


def test_die_n_acts_on_25_less_n_for_white() -> None:
    # source 000: 3-6 takes down the tower on 3 and the tower on 6
    state = table(DOUBLETS, START, "white", (3, 6))
    assert after(state, "6/turn 3/turn") == Position.parse(
        white("19:2 20:2! 21:2! 22:2 23:2! 24:2!")
    )


def test_die_n_acts_on_n_for_black() -> None:
    state = table(DOUBLETS, START, "black", (3, 6))
    assert after(state, "6/turn 3/turn") == Position.parse(
        f"white {WHITE_FULL}; black 1:2! 2:2! 3:2 4:2! 5:2! 6:2"
    )


def test_nothing_travels() -> None:
    state = table(DOUBLETS, START, "white", (3, 6))
    assert broken(state, "6/3 3/3") == {"nothing_travels"}
    assert broken(state, "6/6 3/bar") == {"nothing_travels"}


def test_the_players_do_not_interact() -> None:
    alone = f"white {WHITE_FULL}; black 3:2! off:10 phase:bear_off"
    for dice in ROLLS:
        assert written(table(DOUBLETS, alone, "white", dice)) == written(
            table(DOUBLETS, START, "white", dice)
        )


def test_three_phases_unstack_restack_bear_off() -> None:
    assert PHASES == ("unstack", "restack", "bear_off")
    state = table(DOUBLETS, START, "white", (3, 6))
    assert broken(state, "6/off 3/3") == {"three_phases"}
    restacking = table(DOUBLETS, white(WHITE_FLAT), "white", (3, 6))
    assert after(restacking, "6/turn 3/turn") == Position.parse(
        white("19:2! 20:2 21:2 22:2! 23:2 24:2 phase:restack")
    )
    assert broken(restacking, "6/off 3/3") == {"three_phases"}
    last = table(DOUBLETS, white(f"{WHITE_FULL} phase:bear_off"), "white", (3, 6))
    assert broken(last, "6/6 3/off") == {"three_phases"}


def test_each_player_has_his_own_phase() -> None:
    position = f"white {WHITE_FLAT}; black {BLACK_FULL} phase:bear_off"
    assert faults(DOUBLETS, position) == set()
    assert written(table(DOUBLETS, position, "white", (2, 1))) == {"2/turn 1/turn"}
    assert written(table(DOUBLETS, position, "black", (2, 1))) == {"2/off 1/off"}


def test_in_the_last_phase_a_number_bears_off_the_whole_tower() -> None:
    state = table(DOUBLETS, white(f"{WHITE_FULL} phase:bear_off"), "white", (3, 6))
    assert after(state, "6/off 3/off") == Position.parse(
        white("20:2! 21:2! 23:2! 24:2! off:4 phase:bear_off")
    )


def test_if_that_was_done_already_in_this_phase_the_die_is_lost() -> None:
    state = table(DOUBLETS, white("19:2! 20:2! 21:2! 22:2 23:2! 24:2!"), "white", (3, 6))
    assert written(state) == {"6/turn"}
    assert broken(state, "3/3 6/6") == {"once_per_phase"}
    borne = table(DOUBLETS, white("19:2! off:10 phase:bear_off"), "white", (3, 2))
    assert written(borne) == {"-"}


def test_a_number_that_was_not_thrown_acts_on_nothing() -> None:
    state = table(DOUBLETS, START, "white", (3, 6))
    assert broken(state, "5/5 3/3") == {"once_per_phase"}
    assert broken(state, "6/6 3/3 2/2") == {"once_per_phase"}
    assert broken(state, "5/off 3/3") == {"once_per_phase", "three_phases"}


def test_a_larger_die_is_no_substitute() -> None:
    state = table(DOUBLETS, white("22:2! off:10 phase:bear_off"), "white", (6, 5))
    assert written(state) == {"-"}
    assert broken(state, "3/off") == {"once_per_phase"}


def test_when_the_last_tower_is_down_the_second_die_already_restacks() -> None:
    state = table(DOUBLETS, white("19:2 20:2 21:2 22:2! 23:2 24:2"), "white", (5, 3))
    advanced = played(state, "3/3 5/5")
    assert advanced.position == Position.parse(
        white("19:2 20:2! 21:2 22:2 23:2 24:2 phase:restack")
    )
    assert [(e.what, e.player, dict(e.facts)) for e in advanced.events] == [
        ("phase", "white", {"phase": "restack"})
    ]


def test_when_the_last_tower_stands_again_the_second_die_already_bears_off() -> None:
    position = white("19:2! 20:2! 21:2 22:2! 23:2! 24:2! phase:restack")
    state = table(DOUBLETS, position, "white", (4, 2))
    assert after(state, "4/turn 2/off") == Position.parse(
        white("19:2! 20:2! 21:2! 22:2! 24:2! off:2 phase:bear_off")
    )


def test_the_same_for_black() -> None:
    position = f"white {WHITE_FULL}; black 1:2! 2:2! 3:2! 4:2 5:2! 6:2! phase:restack"
    state = table(DOUBLETS, position, "black", (4, 2))
    assert after(state, "4/turn 2/off") == Position.parse(
        f"white {WHITE_FULL}; black 1:2! 3:2! 4:2! 5:2! 6:2! off:2 phase:bear_off"
    )


def test_where_only_one_order_uses_both_that_order_is_compulsory() -> None:
    state = table(DOUBLETS, white("19:2 20:2 21:2 22:2! 23:2 24:2"), "white", (5, 3))
    assert len(found(state)) == 1
    assert broken(state, "5/5 3/3") == {"once_per_phase"}
    assert broken(state, "3/3") == {"use_all"}


def test_a_roll_always_has_one_result() -> None:
    sides = [
        (phase, stands)
        for phase in ("unstack", "restack")
        for stands in product((True, False), repeat=6)
        if (phase == "unstack") in stands
    ]
    for phase, stands in sides:
        row = " ".join(f"{19 + i}:2{'!' if t else ''}" for i, t in enumerate(stands))
        position = Position.parse(white(f"{row} phase:{phase}"))
        assert check_position(DOUBLETS, position) == []
        for dice in ROLLS:
            assert len(found(table(DOUBLETS, position, "white", dice))) == 1


def test_a_double_counts_once_and_earns_another_roll() -> None:
    assert queue(DOUBLETS, "white", (3, 3)) == (PlayStage((3,)), AGAIN)
    state = table(DOUBLETS, START, "white", (3, 3))
    assert written(state) == {"3/turn"}
    again = played(state, "3/3")
    assert again.turn == PlayerTurn("white", (AGAIN,))
    assert advance(again, Rolled((5, 5))).turn == PlayerTurn("white", (PlayStage((5,)), AGAIN))
    assert broken(state, "3/3 3/3") == {"double_once"}


def test_a_double_whose_tower_is_done_still_earns_another_roll() -> None:
    state = table(DOUBLETS, white("19:2! 20:2! 21:2! 22:2 23:2! 24:2!"), "white", (3, 3))
    assert written(state) == {"-"}
    assert played(state, "").turn == PlayerTurn("white", (AGAIN,))


def test_an_ordinary_roll_passes_the_turn() -> None:
    state = played(table(DOUBLETS, START, "white", (3, 6)), "6/6 3/3")
    assert state.turn == PlayerTurn("black", (Roll(),))


def test_a_play_must_be_made() -> None:
    assert broken(table(DOUBLETS, START, "white", (3, 6)), "") == {"no_pass"}


def test_first_to_bear_off_all_wins_1_point() -> None:
    assert result(DOUBLETS, white("off:12 phase:bear_off")) == ("white", "single", 1)
    assert result(DOUBLETS, START) is None


def test_the_game_ends_at_once_and_what_is_left_is_void() -> None:
    state = table(DOUBLETS, white("22:2! off:10 phase:bear_off"), "white", (3, 3))
    advanced = played(state, "3/off")
    assert advanced.outcome and advanced.turn is None
    assert broken(
        table(DOUBLETS, white("22:2! off:10 phase:bear_off"), "white", (6, 3)), "3/off 6/off"
    ) == {"immediate_end"}


def test_option_bear_off_whole_tower_false_bears_off_one_checker_per_die() -> None:
    full = white(f"{WHITE_FULL} phase:bear_off")
    one_each = after(table(SINGLY, full, "white", (3, 6)), "6/off 3/off")
    assert one_each == Position.parse(
        white("19:1 20:2! 21:2! 22:1 23:2! 24:2! off:2 phase:bear_off")
    )
    assert faults(SINGLY, str(one_each)) == set()
    rest = after(table(SINGLY, one_each, "white", (3, 3)), "3/off")
    assert rest.count("white", 22) == 0
    last = table(SINGLY, white("22:1 off:11 phase:bear_off"), "white", (3, 2))
    assert played(last, "3/off").outcome


def test_singles_in_the_last_phase_exist_only_with_that_option() -> None:
    position = white("19:1 20:2! off:9 phase:bear_off")
    assert faults(SINGLY, position) == set()
    assert faults(DOUBLETS, position) == {"phase_does_not_fit"}
    assert faults(game("doublets", opening="fresh_roll"), position) == {"phase_does_not_fit"}


@pytest.mark.parametrize(
    ("side", "codes"),
    [
        (WHITE_FULL, set()),
        ("19:2 20:2 21:2 22:2 23:2 24:2", {"marks_needed"}),
        (f"{WHITE_FULL} phase:restack", {"phase_does_not_fit"}),
        ("19:2! 20:2! 21:2! 22:2! 23:2! off:2", {"phase_does_not_fit"}),
        ("19:2 20:2! 21:2! 22:2! 23:2! 24:2! phase:bear_off", {"phase_does_not_fit"}),
        ("19:2! 20:2! 21:2! 22:2! 23:4!", {"phase_does_not_fit"}),
        (f"{WHITE_FULL} off:1", {"wrong_total"}),
        ("18:2 19:2! 20:2! 21:2! 22:2! 23:2!", {"no_such_place", "phase_does_not_fit"}),
        ("bar:2 19:2! 20:2! 21:2! 22:2! 23:2!", {"no_such_place", "phase_does_not_fit"}),
    ],
)
def test_towers_and_phases_must_fit(side: str, codes: set[str]) -> None:
    assert faults(DOUBLETS, white(side)) == codes
