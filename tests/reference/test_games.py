"""An example or more of every special game, worked out by hand from its page."""

from . import outcome, start
from .games import GAMES
from .test_reference import board, found, white


def test_every_start_has_its_checkers() -> None:
    few = {"french_backgammon_2": 3, "catch_me": 6, "doublets": 12}
    for variant in GAMES:
        position = start(variant, {})
        totals = {sum(position[side].values()) for side in ("white", "black")}
        assert totals == {few.get(variant, 15)}, variant
    assert start("snake", {"snake": "black"})["black"] == {"24": 2, "23": 2, "22": 2, "bar": 9}


def test_puff_enters_each_die_lower_first_or_not_at_all() -> None:
    opening = start("puff", {})
    assert white("puff", opening, 2, 4, in_order=True) == [{"21": 1, "23": 1, "reserve": 13}]
    closed = board({"reserve": 15}, {"24": 2, "reserve": 13})
    assert white("puff", closed, 1, 4, in_order=True) == [{"reserve": 15}]
    # The last reserve checker enters with the 1; the 2 is free, also for that checker.
    last = board({"20": 14, "reserve": 1}, {"reserve": 15})
    assert white("puff", last, 1, 2, in_order=True) == [
        {"18": 1, "20": 13, "24": 1},
        {"20": 14, "22": 1},
    ]


def test_long_puff_enters_on_the_same_quarter_for_both() -> None:
    opening = start("long_puff", {})
    for player in ("white", "black"):
        (after,) = found("long_puff", opening, player, 2, 4, in_order=True)
        assert after[player] == {"2": 1, "4": 1, "reserve": 13}


def test_russian_puff_is_free_once_two_have_entered() -> None:
    position = board({"22": 1, "reserve": 14}, {"reserve": 15})
    assert white("russian_puff", position, 1, 2, in_order=True) == [
        {"20": 1, "24": 1, "reserve": 13},
        {"22": 1, "23": 1, "24": 1, "reserve": 12},
        {"22": 2, "reserve": 13},
    ]
    assert len(white("puff", position, 1, 2, in_order=True)) == 1


def test_russian_backgammon_may_ask_for_all_to_be_entered() -> None:
    position = board({"5": 2, "reserve": 13}, {"reserve": 15})
    assert len(white("russian_backgammon", position, 1)) == 2
    strict = {"entering": "all_first"}
    assert white("russian_backgammon", position, 1, options=strict) == [
        {"1": 1, "5": 2, "reserve": 12}
    ]


def test_gioul_is_blocked_by_one_checker() -> None:
    assert white("gioul", start("gioul", {}), 3, 1) == [
        {"1": 13, "2": 1, "4": 1},
        {"1": 14, "5": 1},
    ]
    blocked = board({"1": 15}, {"5": 1, "24": 14})
    assert white("gioul", blocked, 3, 1) == [{"1": 13, "2": 1, "4": 1}]


def test_french_backgammon_2_hits_opposite_and_keeps_its_order() -> None:
    opposite = board({"reserve": 3}, {"12": 1, "reserve": 2})
    assert found("french_backgammon_2", opposite, "white", 1) == [
        board({"13": 1, "reserve": 2}, {"bar": 1, "reserve": 2})
    ]
    row = board({"13": 1, "14": 1, "reserve": 1}, {"reserve": 3})
    # 2: 13 may not pass 14 and 14 is closed to the reserve; 3: entering may land beyond.
    assert white("french_backgammon_2", row, 2) == [{"13": 1, "16": 1, "reserve": 1}]
    assert {"13": 1, "14": 1, "15": 1} in white("french_backgammon_2", row, 3)
    # Exactly home, over those who are there, and no hit on the home points.
    near = board({"23": 1, "24": 2}, {"1": 1, "reserve": 2})
    assert white("french_backgammon_2", near, 2) == [{"23": 1, "24": 2}]
    assert found("french_backgammon_2", near, "white", 2, 1) == [
        board({"24": 3}, {"1": 1, "reserve": 2})
    ]


def test_acey_deucey_enters_or_moves_as_one_likes() -> None:
    position = board({"5": 1, "reserve": 14}, {"reserve": 15})
    assert white("acey_deucey", position, 1) == [
        {"1": 1, "5": 1, "reserve": 13},
        {"6": 1, "reserve": 14},
    ]


def test_mexican_backgammon_bears_off_exactly_and_holds_five() -> None:
    position = board({"24": 1, "off": 14}, {"1": 15})
    assert white("mexican_backgammon", position, 2, 3, in_order=True) == [{"24": 1, "off": 14}]
    assert white("mexican_backgammon", position, 1, 3, in_order=True) == [{"off": 15}]
    full = board({"20": 5, "21": 5, "22": 5}, {"1": 15})
    # The 1 may not go on to a point with five, so it is 22-23; the 2 is then free as far as
    # room goes: 20-22, 21-23, 22-24, or off from 23, which is exactly 2 away.
    assert white("mexican_backgammon", full, 1, 2, in_order=True) == [
        {"20": 4, "21": 5, "22": 5, "23": 1},
        {"20": 5, "21": 4, "22": 4, "23": 2},
        {"20": 5, "21": 5, "22": 3, "23": 1, "24": 1},
        {"20": 5, "21": 5, "22": 4, "off": 1},
    ]


def test_pin_plays_all_or_nothing_and_holds_what_it_meets() -> None:
    position = board({"1": 1, "off": 14}, {"12": 2, "off": 13})
    assert white("pin", position, 6, 5) == [{"1": 1, "off": 14}]
    blot = board({"1": 2, "off": 13}, {"3": 1, "24": 1, "off": 13})
    assert found("pin", blot, "white", 2, 1) == [
        board({"2": 1, "3": 1, "off": 13}, {"24": 1, "3": 1, "off": 13}, marks={"black": ["3"]}),
        board({"1": 1, "4": 1, "off": 13}, {"3": 1, "24": 1, "off": 13}),
    ]
    pinned = board({"2": 1, "3": 1, "off": 13}, {"24": 1, "3": 1, "off": 13})
    pinned["marks"] = {"black": ["3"]}
    # A mixed pair is closed to both, unless the house lets the pinner add to it.
    assert {"3": 2, "off": 13} not in white("pin", pinned, 1)
    assert {"3": 2, "off": 13} in white("pin", pinned, 1, options={"pinner_may_add": True})
    assert all("3" in result["black"] for result in found("pin", pinned, "black", 2, 1))


def test_mutual_pins_are_a_draw() -> None:
    position = board({"2": 1, "23": 1, "off": 13}, {"2": 1, "23": 1, "off": 13})
    position["marks"] = {"white": ["2"], "black": ["23"]}
    assert outcome("pin", {}, position) == {"winner": None, "points": 0}


def test_catch_me_slides_over_own_checkers() -> None:
    results = white("catch_me", start("catch_me", {}), 3)
    # 24, 23, 22 and 21 all slide or walk to 18; 20 goes to 17 and 19 to 16.
    ends = [min(int(point) for point in side) for side in results]
    assert sorted(ends) == [16, 17, 18, 18, 18, 18]


def test_catch_me_last_checkers_jump_in_a_chain() -> None:
    position = board({"6": 1, "10": 1}, {"3": 1, "8": 1})
    # 10 takes 8; Black's last jumps 3-6 and takes there; White's last then jumps 8-7.
    assert found("catch_me", position, "white", 2) == [
        board({"10": 1, "4": 1}, {"3": 1, "8": 1}),
        board({"7": 1, "captured": 1}, {"6": 1, "captured": 1}),
    ]


def test_catch_me_last_checker_steps_from_corner_to_corner() -> None:
    position = board({"24": 1, "captured": 5}, {"4": 1, "18": 1, "19": 1, "captured": 3})
    results = found("catch_me", position, "white", 6, 1)
    assert [result["white"] for result in results] == [{"13": 1, "captured": 5}] * 2
    assert [result["black"] for result in results] == [
        {"18": 1, "4": 1, "captured": 4},
        {"19": 1, "4": 1, "captured": 4},
    ]


def test_doublets_runs_through_its_phases() -> None:
    opening = start("doublets", {})
    (after,) = found("doublets", opening, "white", 6, 3)
    assert after["marks"]["white"] == ["20", "21", "23", "24"]
    last = opening | {
        "marks": {"white": ["19"], "black": opening["marks"]["black"]},
        "phase": {"white": "unstack", "black": "unstack"},
    }
    # The 6 flattens the last tower, so the 3 belongs to the next phase: that order is compulsory.
    for dice in ((6, 3), (3, 6)):
        (after,) = found("doublets", last, "white", *dice)
        assert after["marks"]["white"] == ["22"]
        assert after["phase"] == {"white": "restack", "black": "unstack"}


def test_doublets_bears_off_towers_or_single_checkers() -> None:
    position = board({"24": 2, "off": 10}, {"1": 2, "off": 10}, marks={"white": ["24"]})
    position["phase"] = {"white": "bear_off", "black": "bear_off"}
    assert white("doublets", position, 3, 1) == [{"off": 12}]
    single = {"bear_off_whole_tower": False}
    (after,) = found("doublets", position, "white", 3, 1, options=single)
    assert after["white"] == {"24": 1, "off": 11}
    assert "marks" not in after


def test_ludus_keeps_its_start_quarter_thin() -> None:
    opening = start("ludus_lombardorum", {})
    assert white("ludus_lombardorum", opening, 3, 1) == [
        {"2": 1, "6": 14},
        {"3": 1, "5": 1, "6": 13},
    ]
    # two twos: a second checker may not join the first on own number 3, so the first goes on.
    assert white("ludus_lombardorum", opening, 2, 2) == [{"2": 1, "6": 14}]
    on_bar = board({"bar": 1, "6": 14}, {"19": 15})
    assert white("ludus_lombardorum", on_bar, 1, 1) == [{"6": 14, "bar": 1}]


def test_backwards_goes_both_ways_but_not_beyond_the_start() -> None:
    position = board({"2": 1, "off": 14}, {"24": 2, "off": 13})
    assert white("backwards", position, 1) == [{"1": 1, "off": 14}, {"3": 1, "off": 14}]
    assert white("backwards", position, 2) == [{"4": 1, "off": 14}]


def test_straight_sends_both_the_same_way() -> None:
    position = board({"12": 15}, {"bar": 1, "24": 2, "20": 12})
    (after,) = found("straight", position, "black", 3)
    assert after["black"] == {"20": 12, "24": 2, "3": 1}


def test_no_hit_ends_at_the_first_hit_of_any_order() -> None:
    position = board({"10": 1, "off": 14}, {"11": 1, "1": 14})
    assert found("no_hit", position, "white", 2, 1) == [
        board({"13": 1, "off": 14}, {"1": 14, "11": 1}),
        board({"11": 1, "off": 14}, {"1": 14, "bar": 1}),
    ]
    assert white("no_hit", position, 2, 1, options={"hits": "forbidden"}) == [{"13": 1, "off": 14}]
