"""Chouette: sentence by sentence of rulebook 28, what is refused included."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest

from engine.chouette.answers import Answer
from engine.chouette.answers import answer as answer_all
from engine.chouette.bets import Bet, Payment
from engine.chouette.check import check_game
from engine.chouette.doubling import double, may
from engine.chouette.game import (
    ChouetteGame,
    House,
    LoneTaker,
    begin,
    board_ended,
    pending,
    settled,
)
from engine.chouette.seats import Rethrow, Seats, changed, check_seats, opening_throw, with_partner
from engine.faults import Fault, Refused
from engine.messages import ENGLISH, sentence
from engine.position import BLACK, WHITE
from engine.rules.scoring import SINGLE
from engine.stakes.cube import Cube, CubeDecision, CubeOffer, TurnStatus
from engine.stakes.money import Beavers, Money
from tests.stakes.acting import BACKGAMMON

BOX, TEAM = TurnStatus(WHITE), TurnStatus(BLACK)
FOUR = Seats(tuple("abcd"))
EIGHT = Seats(tuple("abcdefgh"))
SINGLE_CUBE = House()
MULTI_CUBE = House(multi_cube=True)
EXTRA = House(lone_taker=LoneTaker.EXTRA_CUBES)


def answer(
    game: ChouetteGame, status: TurnStatus, answers: list[Answer], extra_from: str = ""
) -> ChouetteGame:
    """The game after these answers; those named want an extra cube."""
    wishes = [replace(reply, extra_cube=reply.by in extra_from) for reply in answers]
    return answer_all(game, status, wishes, BACKGAMMON, BACKGAMMON.setup).game


def check(game: ChouetteGame) -> list[Fault]:
    return check_game(game, BOX, BACKGAMMON, BACKGAMMON.setup)


def refused(call: Callable[[], object]) -> list[str]:
    with pytest.raises(Refused) as why:
        call()
    assert all(sentence(fault) for fault in why.value.faults)
    assert all(fault.rule in {*ENGLISH.stakes, "immediate_end"} for fault in why.value.faults)
    return [fault.code for fault in why.value.faults]


# the opening throw


def test_the_highest_is_box_the_second_captain_the_rest_queue_by_their_throws() -> None:
    seats = opening_throw("abcd", [{"a": 2, "b": 6, "c": 1, "d": 5}])
    assert isinstance(seats, Seats)
    assert (seats.box, seats.captain, seats.queue) == ("b", "d", ("a", "c"))


def test_ties_are_thrown_again_among_themselves() -> None:
    first = {"a": 4, "b": 6, "c": 4, "d": 6, "e": 1}
    assert opening_throw("abcde", [first]) == Rethrow((("b", "d"), ("a", "c")))
    second = {"b": 1, "d": 2, "a": 6, "c": 6}
    assert opening_throw("abcde", [first, second]) == Rethrow((("a", "c"),))
    third = {"a": 3, "c": 5}
    # a's second throw of 6 does not lift a over players outside the tie
    assert opening_throw("abcde", [first, second, third]) == Seats(tuple("dbcae"))


def test_before_the_first_throw_all_must_throw() -> None:
    assert opening_throw("abc", []) == Rethrow((("a", "b", "c"),))


def test_all_faults_of_a_round_of_throws_are_listed_at_once() -> None:
    throws = {"a": 7, "b": 2, "x": 1}
    codes = refused(lambda: opening_throw("abc", [throws]))
    assert codes == ["throw_needed", "no_such_die", "throw_unneeded"]
    decided = [{"a": 1, "b": 2, "c": 3}, {"a": 1}]
    assert refused(lambda: opening_throw("abc", decided)) == ["seats_decided"]


@pytest.mark.parametrize("count", [2, 13])
def test_three_to_twelve_players_take_part(count: int) -> None:
    names = [str(number) for number in range(count)]
    assert refused(lambda: opening_throw(names, [])) == ["player_count"]


def test_no_player_takes_part_twice() -> None:
    assert refused(lambda: opening_throw("abca", [])) == ["player_repeated"]


# leaving and joining


def test_players_join_at_the_end_and_those_behind_a_leaver_move_up() -> None:
    assert changed(FOUR, joining="e") == Seats(tuple("abcde"))
    assert changed(FOUR, leaving="b", joining="e") == Seats(tuple("acde"))
    assert changed(FOUR, leaving="a") == Seats(tuple("bcd"))


def test_who_left_may_come_back_at_the_end() -> None:
    assert changed(FOUR, leaving="b", joining="b") == Seats(tuple("acdb"))


def test_leaving_and_joining_is_refused_where_it_makes_no_chouette() -> None:
    assert refused(lambda: changed(FOUR, leaving="cdx")) == ["player_unknown", "player_count"]
    assert refused(lambda: changed(FOUR, joining="a")) == ["player_repeated"]
    assert refused(lambda: changed(FOUR, joining="efghijklm")) == ["player_count"]


# the box's partner


def test_it_is_offered_from_the_captain_backwards() -> None:
    assert with_partner(EIGHT, "gd").partner == "d"
    assert with_partner(EIGHT, "hb", drawn="c").partner == "b"


def test_without_a_volunteer_the_partner_is_drawn_by_lot_from_the_team_without_the_captain() -> (
    None
):
    assert with_partner(EIGHT, drawn="c").partner == "c"
    assert refused(lambda: with_partner(EIGHT, drawn="b")) == ["not_in_the_lot"]
    assert refused(lambda: with_partner(EIGHT, drawn="a")) == ["not_in_the_lot"]
    assert refused(lambda: with_partner(EIGHT)) == ["lot_needed"]


def test_there_is_a_partner_with_eight_or_more_players_only() -> None:
    assert refused(lambda: with_partner(changed(EIGHT, "h"), "c")) == ["no_partner"]


def test_the_box_is_not_his_own_partner() -> None:
    codes = refused(lambda: with_partner(EIGHT, "a", drawn="c"))
    assert codes == ["player_unknown"]


def test_a_partner_must_be_agreed() -> None:
    assert refused(lambda: begin(SINGLE_CUBE, with_partner(EIGHT, "c"))) == ["no_partner"]


def test_the_partner_plays_no_bet_of_his_own_and_a_captain_who_volunteers_leads_no_more() -> None:
    game = begin(House(box_partner=True), with_partner(EIGHT, "b"))
    assert [bet.member for bet in game.bets] == list("cdefgh")
    assert game.leader(BLACK) == "c"


# what is agreed


def test_with_one_cube_for_the_whole_team_there_are_no_beavers() -> None:
    money = Money(beavers=Beavers.BEAVER)
    assert refused(lambda: begin(House(money=money), FOUR)) == ["beavers_need_cubes"]


def test_without_a_cube_nothing_about_it_can_be_agreed() -> None:
    house = House(multi_cube=True, money=Money(jacoby=True), cube_limit=64)
    assert refused(lambda: begin(house, FOUR, with_cube=False)) == ["no_cube"] * 3


def test_a_chouette_can_be_played_without_a_cube() -> None:
    game = begin(SINGLE_CUBE, FOUR, with_cube=False)
    assert refused(lambda: double(game, BOX, "a")) == ["no_cube"]
    assert settled(board_ended(game, WHITE, SINGLE)).balances["a"] == 3


# doubling


def test_with_one_cube_the_leader_doubles_for_the_team() -> None:
    game = begin(SINGLE_CUBE, FOUR)
    assert refused(lambda: double(game, TEAM, "c")) == ["not_the_leader"]
    assert all(bet.offer for bet in double(game, TEAM, "b").bets)
    mays = may(game, TEAM)
    assert [key for key, found in mays.items() if found[0].allowed] == [("b", "a")]


def test_with_one_cube_the_whole_team_is_doubled_or_no_member() -> None:
    game = begin(SINGLE_CUBE, FOUR)
    assert refused(lambda: double(game, BOX, "a", "b")) == ["all_or_none"]


def test_with_a_cube_each_everybody_doubles_for_himself() -> None:
    game = begin(MULTI_CUBE, FOUR)
    offered = double(game, TEAM, "c")
    assert [bet.member for bet in offered.bets if bet.offer] == ["c"]
    mays = may(game, BOX)
    assert {key for key, found in mays.items() if found[0].allowed} == {
        ("a", "b"),
        ("a", "c"),
        ("a", "d"),
    }


def test_a_double_is_refused_with_every_reason_once() -> None:
    game = begin(SINGLE_CUBE, FOUR)
    assert refused(lambda: double(game, TEAM, "a")) == ["not_your_turn"]
    assert refused(lambda: double(game, BOX, "x")) == ["player_unknown"]
    assert refused(lambda: double(game, BOX, "a", ["b", "x"])) == ["player_unknown"]
    rolled = TurnStatus(WHITE, before_first_roll=False)
    assert refused(lambda: double(game, rolled, "a")) == ["already_rolled"]


def test_the_game_waits_until_all_have_answered() -> None:
    offered = double(begin(SINGLE_CUBE, FOUR), BOX, "a")
    assert [fault.facts["name"] for fault in pending(offered)] == ["b", "c", "d"]
    assert refused(lambda: board_ended(offered, WHITE, SINGLE)) == ["not_answered"] * 3


def test_all_faults_of_the_answers_are_listed_at_once() -> None:
    offered = double(begin(SINGLE_CUBE, FOUR), BOX, "a")
    answers = [
        Answer("b", CubeDecision.TAKE),
        Answer("b", CubeDecision.DROP),
        Answer("a", CubeDecision.TAKE),
    ]
    codes = refused(lambda: answer(offered, BOX, answers))
    assert codes == ["answered_twice", "own_offer", "not_answered", "not_answered"]
    quiet = begin(SINGLE_CUBE, FOUR)
    assert refused(lambda: answer(quiet, BOX, [Answer("b", CubeDecision.TAKE)])) == [
        "nothing_offered"
    ]
    all_of = [Answer(name, CubeDecision.BEAVER) for name in "bcd"]
    assert refused(lambda: answer(offered, BOX, all_of)) == ["not_agreed"]


def test_with_one_cube_the_box_gives_the_whole_team_the_same_answer() -> None:
    offered = double(begin(SINGLE_CUBE, FOUR), TEAM, "b")
    mixed = [
        Answer("a", CubeDecision.TAKE, "b"),
        Answer("a", CubeDecision.DROP, "c"),
        Answer("a", CubeDecision.TAKE, "d"),
    ]
    assert refused(lambda: answer(offered, TEAM, mixed[:2])) == ["same_answer", "not_answered"]
    assert refused(lambda: answer(offered, TEAM, mixed)) == ["same_answer"]


def test_with_a_cube_each_the_box_answers_each_by_himself() -> None:
    offered = double(double(begin(MULTI_CUBE, FOUR), TEAM, "b"), TEAM, "c")
    answers = [Answer("a", CubeDecision.TAKE, "b"), Answer("a", CubeDecision.DROP, "c")]
    after = answer(offered, TEAM, answers)
    assert after.open_members == ("b", "d")
    assert after.payments == (Payment("a", "c", Fraction(1)),)


def test_who_dropped_is_out_of_this_game() -> None:
    dropped = [
        Answer("b", CubeDecision.TAKE),
        Answer("c", CubeDecision.DROP),
        Answer("d", CubeDecision.TAKE),
    ]
    after = answer(double(begin(SINGLE_CUBE, FOUR), BOX, "a"), BOX, dropped)
    assert after.open_members == ("b", "d")
    assert refused(lambda: double(after, TEAM, "c")) == ["no_bets"]


# extra cubes


def dropped_but(taker: str, game: ChouetteGame, extra_from: str) -> ChouetteGame:
    answers = [
        Answer(name, CubeDecision.TAKE if name == taker else CubeDecision.DROP)
        for name in game.open_members
    ]
    return answer(double(game, BOX, game.seats.box), BOX, answers, extra_from)


def test_an_extra_cube_is_the_takers_and_is_paid_for_at_once() -> None:
    after = dropped_but("c", begin(EXTRA, FOUR), "bd")
    extras = [bet for bet in after.bets if bet.against != "a"]
    assert [(bet.member, bet.against, bet.cube) for bet in extras] == [
        ("c", "b", Cube(2, BLACK)),
        ("c", "d", Cube(2, BLACK)),
    ]
    assert Payment("d", "c", Fraction(1)) in after.payments


def test_extra_cubes_are_refused_with_the_reason() -> None:
    assert refused(lambda: dropped_but("c", begin(SINGLE_CUBE, FOUR), "d")) == ["no_extra_cubes"]
    assert refused(lambda: dropped_but("c", begin(EXTRA, FOUR), "c")) == ["no_extra_cubes"]


def without_extra(taker: str, game: ChouetteGame, extra_from: str) -> bool:
    """Whether a wish for an extra cube changes nothing."""
    return dropped_but(taker, game, extra_from) == dropped_but(taker, game, "")


def test_a_wish_for_an_extra_cube_that_cannot_be_fulfilled_is_void() -> None:
    """Rulebook 27b: with nobody alone, with two takers, and after the first double."""
    assert without_extra("", begin(EXTRA, FOUR), "c")
    two = [Answer("b", CubeDecision.TAKE), Answer("c", CubeDecision.TAKE)]
    drops = [*two, Answer("d", CubeDecision.DROP)]
    doubled = double(begin(EXTRA, FOUR), BOX, "a")
    assert answer(doubled, BOX, drops, "d") == answer(doubled, BOX, drops)
    redoubled = answer(
        double(begin(EXTRA, FOUR), TEAM, "b"), TEAM, [Answer("a", CubeDecision.TAKE)]
    )
    assert without_extra("c", redoubled, "d")


def test_who_holds_an_extra_cube_against_him_plays_on_when_the_box_has_dropped() -> None:
    after = dropped_but("c", begin(EXTRA, FOUR), "d")
    after = answer(double(after, TEAM, "c", "a"), TEAM, [Answer("a", CubeDecision.DROP)])
    assert not after.is_over
    assert (after.leader(WHITE), after.leader(BLACK)) == ("d", "c")


# the end


def test_a_game_that_is_over_is_settled_once() -> None:
    over = board_ended(begin(SINGLE_CUBE, FOUR), WHITE, SINGLE)
    assert refused(lambda: board_ended(over, WHITE, SINGLE)) == ["game_over"]
    assert refused(lambda: settled(begin(SINGLE_CUBE, FOUR))) == ["still_open"]


def test_the_amounts_are_exact_and_sum_to_zero() -> None:
    house = House(box_partner=True, money=Money(per_point=Fraction("0.05")))
    end = settled(
        board_ended(begin(house, with_partner(changed(EIGHT, (), "i"), "i")), BLACK, SINGLE)
    )
    assert end.amounts and end.amounts["a"] == end.amounts["i"] == Fraction("-0.175")
    assert sum(end.amounts.values()) == 0


def test_two_players_settle_with_one_payment() -> None:
    after = dropped_but("c", begin(EXTRA, FOUR), "d")
    end = settled(board_ended(after, WHITE, SINGLE))
    pairs = [frozenset((one.payer, one.payee)) for one in end.payments]
    assert len(pairs) == len(set(pairs))
    assert Payment("c", "d", Fraction(1)) in end.payments  # 2 for the cube less 1 paid for it


def test_the_box_may_play_either_colour() -> None:
    game = double(begin(SINGLE_CUBE, FOUR, box_color=BLACK), TEAM, "a")
    game = answer(game, TEAM, [Answer(name, CubeDecision.TAKE) for name in "bcd"])
    assert {bet.cube for bet in game.bets} == {Cube(2, WHITE)}
    assert settled(board_ended(game, BLACK, SINGLE)).balances["a"] == 6


# what a client sends


GAME = begin(SINGLE_CUBE, FOUR)


DOUBLED = double(GAME, BOX, "a").bets


@pytest.mark.parametrize(
    ("game", "codes"),
    [
        (GAME, []),
        (dropped_but("c", begin(EXTRA, FOUR), "d"), []),
        (double(GAME, BOX, "a"), []),
        (replace(GAME, seats=Seats(("a", "b"))), ["player_count"]),
        (replace(GAME, seats=Seats(tuple("abcd"), "b")), ["no_partner", "no_partner"]),
        (replace(GAME, bets=(Bet("x", "a", Cube()),)), ["player_unknown"]),
        (replace(GAME, bets=(*GAME.bets, GAME.bets[0])), ["player_repeated"] * 2),
        (replace(GAME, bets=(Bet("b", "c", Cube(2, BLACK)),)), ["no_extra_cubes"]),
        (
            replace(GAME, bets=(Bet("b", "a", Cube(2, BLACK)), Bet("c", "a", Cube()))),
            ["not_one_cube"],
        ),
        (replace(GAME, bets=(Bet("b", "a", Cube(3)),)), ["no_power_of_two"]),
        (replace(GAME, bets=(DOUBLED[0], GAME.bets[1])), ["not_one_cube"]),
        (
            replace(GAME, bets=tuple(replace(b, answer=CubeDecision.TAKE) for b in DOUBLED)),
            ["all_answered"],
        ),
        (
            replace(GAME, bets=(Bet("b", "a", Cube(), CubeOffer(CubeDecision.DOUBLE, BLACK, 2)),)),
            ["not_your_turn"],
        ),
        (replace(GAME, captain_won=True), ["captain_still_plays"]),
        (replace(GAME, payments=(Payment("b", "b", Fraction(1)),)), ["no_such_payment"]),
        (
            replace(GAME, payments=(Payment("b", "x", Fraction(0)),)),
            ["player_unknown", "no_such_payment"],
        ),
    ],
)
def test_a_chouette_that_no_play_could_have_brought_about_is_refused(
    game: ChouetteGame, codes: list[str]
) -> None:
    found = check(game)
    assert [fault.code for fault in found] == codes
    assert all(sentence(fault) for fault in found)


def test_all_cubes_had_the_same_opening_throw() -> None:
    house = House(multi_cube=True, money=Money(automatic_doubles=1))
    bets = (Bet("b", "a", Cube(2, None, 1)), Bet("c", "a", Cube()))
    found = check(replace(GAME, house=house, bets=bets))
    assert [fault.code for fault in found] == ["not_one_opening"]


def test_a_partner_who_does_not_take_part_is_refused() -> None:
    codes = [fault.code for fault in check_seats(replace(EIGHT, partner="x"))]
    assert codes == ["player_unknown"]
