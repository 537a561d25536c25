"""What happened: the events of an action, for clients that animate or write a move list."""

from __future__ import annotations

from engine.game.actions import DoubleNamed, Rolled, RollNamed, Throw
from engine.game.advance import advance, begin
from engine.game.events import Event
from engine.game.game import Game
from engine.position import Color, Position
from engine.turn import IfShort, NameDouble, PlayerTurn, PlayStage, Roll
from tests.tables import game, played, table

START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"


def test_the_opening_throw_says_who_starts_or_that_it_was_a_tie() -> None:
    events = list(begin(game("backgammon"), [Throw(4, 4), Throw(2, 5)]).events)
    assert events == [
        Event("tie", None, {"white": 4, "black": 4}),
        Event("starts", "black", {"white": 2, "black": 5}),
    ]


def test_the_player_who_throws_the_dice_has_rolled() -> None:
    throwers: dict[str, Color] = {"backgammon": "white", "linverso": "black"}
    for name, thrower in throwers.items():
        rules = game(name)
        turn = PlayerTurn("white", rules.turn("white"))
        rolled = advance(Game(rules, rules.setup, turn), Rolled((1, 3)))
        assert list(rolled.events) == [Event("rolled", thrower, {"dice": [1, 3]})]


def test_a_play_that_only_moves_tells_nothing_more() -> None:
    assert list(played(table(game("backgammon"), START, "white", (3, 1)), "8/5 6/5").events) == []


def test_entering_and_hitting_are_events_in_the_order_of_the_moves() -> None:
    position = "white bar:1 1:1 12:5 17:3 19:5; black 24:2 13:5 8:2 6:5 3:1"
    state = table(game("backgammon"), position, "white", (3, 1))
    assert list(played(state, "bar/22 24/23").events) == [
        Event("entered", "white", {"from": "bar", "point": "3"}),
        Event("hit", "white", {"victim": "black", "point": "3"}),
    ]


def test_a_hit_in_passing_is_an_event() -> None:
    position = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:2 6:5 4:1"
    state = table(game("backgammon"), position, "white", (3, 1))
    assert list(played(state, "24/21 21/20").events) == [
        Event("hit", "white", {"victim": "black", "point": "4"})
    ]


def test_entering_from_the_reserve_says_so() -> None:
    state = table(game("acey_deucey"), game("acey_deucey").setup, "black", (6, 3))
    assert list(played(state, "reserve/19 reserve/22").events) == [
        Event("entered", "black", {"from": "reserve", "point": "19"}),
        Event("entered", "black", {"from": "reserve", "point": "22"}),
    ]


def test_bearing_off_and_the_end_are_events() -> None:
    state = table(game("backgammon"), "white 24:2 off:13; black 6:15", "white", (2, 1))
    assert list(played(state, "1/off 1/off").events) == [
        Event("borne_off", "white", {"from": "24"}),
        Event("borne_off", "white", {"from": "24"}),
        Event("ended", None, {"winner": "white", "how": "all_off"}),
    ]


def test_a_player_who_cannot_move_has_passed() -> None:
    closed = "white bar:1 12:5 17:4 19:5; black 1:2 2:2 3:2 4:2 5:2 6:2 8:3"
    state = table(game("backgammon"), closed, "white", (6, 5))
    assert list(played(state, "").events) == [Event("passed", "white")]


def test_a_pin_is_an_event() -> None:
    state = table(game("pin"), "white 1:13 8:1 10:1; black 24:13 17:1 15:1", "white", (5, 1))
    assert (
        Event("pinned", "white", {"victim": "black", "point": "15"})
        in played(state, "15/10 24/23").events
    )


def test_a_hit_across_the_board_names_the_point_that_was_hit() -> None:
    state = table(
        game("french_backgammon_2"), "white reserve:3; black 11:1 reserve:2", "white", (2, 2)
    )
    assert list(played(state, "reserve/11").events) == [
        Event("entered", "white", {"from": "reserve", "point": "14"}),
        Event("hit", "white", {"victim": "black", "point": "11"}),
    ]


def test_a_capture_and_the_jump_it_causes_are_events() -> None:
    # Black's last but one on 3 is captured; his last, on 9, jumps to the corner 12
    position = "white 10:1 20:1 22:1 captured:3; black 3:1 9:1 captured:4"
    state = table(game("catch_me"), position, "white", (6, 1))
    assert list(played(state, "@10/3").events) == [
        Event("captured", "white", {"victim": "black", "point": "3"}),
        Event("jumped", "black", {"point": "12"}),
    ]


def test_a_new_phase_is_an_event() -> None:
    position = "white 19:2! 20:2 21:2 22:2 23:2 24:2; black 1:2! 2:2! 3:2! 4:2! 5:2! 6:2!"
    state = table(game("doublets"), position, "white", (6, 6))
    assert list(played(state, "@19/19").events) == [Event("phase", "white", {"phase": "restack"})]


def test_a_roll_that_does_nothing_says_so() -> None:
    rules = game("catch_me")
    state = Game(rules, rules.setup, PlayerTurn("white", (Roll(),)))
    rolled = advance(state, Rolled((2, 3)))
    assert [(event.what, event.player) for event in rolled.events] == [
        ("rolled", "white"),
        ("no_effect", "white"),
    ]
    assert rolled.turn == PlayerTurn("black", (Roll(),))


def test_a_double_that_must_be_thrown_again_says_so() -> None:
    rules = game("fixed_roll", opening="fresh_roll")
    state = Game(rules, rules.setup, PlayerTurn("white", (Roll(),)))
    assert [event.what for event in advance(state, Rolled((2, 2))).events] == [
        "rolled",
        "thrown_again",
    ]


def test_named_numbers_are_events() -> None:
    rules = game("acey_deucey")
    state = Game(rules, rules.setup, PlayerTurn("white", (NameDouble(), Roll(again=True))))
    assert list(advance(state, DoubleNamed(5)).events) == [
        Event("named_double", "white", {"number": 5})
    ]
    rules = game("two_rolls_vs_choice")
    state = Game(rules, rules.setup, PlayerTurn("white", rules.turn("white")))
    assert list(advance(state, RollNamed((5, 2))).events) == [
        Event("named_roll", "white", {"numbers": [5, 2]})
    ]


def test_a_turn_cut_short_says_whether_the_rest_is_lost_or_handed_over() -> None:
    # nothing can be entered on 2, so the other half of a Puff double is lost
    puff = table(game("puff"), "white reserve:15; black 23:2 1:13", "white", (2, 2))
    assert list(played(puff, "").events) == [Event("passed", "white"), Event("rest_lost", "white")]
    # Gioul: a single checker on 5 stops the fours, so Black takes over with the fives
    gioul = table(game("gioul"), "white 1:15; black 24:14 5:1", "white", (4, 4))
    handed = played(gioul, "")
    assert list(handed.events) == [
        Event("passed", "white"),
        Event("handed_over", "white", {"to": "black"}),
    ]
    assert handed.turn == PlayerTurn("black", (PlayStage((5,) * 4), PlayStage((6,) * 4), Roll()))


def test_a_short_last_stage_loses_nothing() -> None:
    stages = (PlayStage((4, 4, 4, 4), if_short=IfShort.FORFEIT),)
    position = Position.parse("white 1:15; black 24:14 5:1")
    state = Game(game("gioul"), position, PlayerTurn("white", stages))
    assert list(played(state, "").events) == [Event("passed", "white")]


def test_a_draw_has_no_winner() -> None:
    frozen = "white 2:1 19:7 20:7; black 24:2 14:2 13:2 8:1 6:4 5:4"
    drawn = played(table(game("fixed_roll"), frozen, "white", (6, 5)), "23/17")
    assert list(drawn.events) == [
        Event("hit", "white", {"victim": "black", "point": "8"}),
        Event("ended", None, {"winner": None, "how": "frozen"}),
    ]
