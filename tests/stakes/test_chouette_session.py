"""A chouette joined with its board: ends, ties, seats and payments in one step."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from engine.chouette import ChouetteProgress, advance, begin, may
from engine.chouette.actions import (
    AnswerAll,
    AwardBets,
    Change,
    ChouetteAction,
    Double,
    End,
    ResignBets,
    TakePartner,
)
from engine.chouette.answers import Answer
from engine.chouette.bets import Consent, Payment
from engine.chouette.game import Chouette, Consultation, House, LoneTaker
from engine.chouette.options import agree, chosen
from engine.chouette.seats import Seats
from engine.faults import Refused
from engine.game.actions import Played, Rolled, Throw
from engine.game.game import Game
from engine.position import BLACK, WHITE, Position
from engine.rules.ruleset import Value
from engine.rules.turns import OPENING_TURN
from engine.stakes.cube import Cube, CubeDecision
from engine.stakes.money import Beavers, Money
from engine.stakes.resignation import ResignationRule
from engine.turn import PlayerTurn, PlayStage, Roll, Step
from tests.stakes.acting import BACKGAMMON
from tests.support.refusals import refused

FOUR = Seats(("Ann", "Bob", "Cat", "Dan"))
LAST_CHECKER = Position.of({"off": 14, "24": 1}, {"6": 15})


def seated(house: House | None = None, seats: Seats = FOUR) -> Chouette:
    """Ann is box and has White; Black is to roll."""
    chouette = begin(BACKGAMMON, house or House(), seats)
    return replace(chouette, board=replace(chouette.board, turn=PlayerTurn(BLACK, (Roll(),))))


def done(chouette: Chouette, *actions: ChouetteAction) -> ChouetteProgress:
    for action in actions[:-1]:
        chouette = advance(chouette, action).chouette
    return advance(chouette, actions[-1])


def answers(**choices: CubeDecision) -> AnswerAll:
    return AnswerAll(tuple(Answer(name, do) for name, do in choices.items()))


def test_the_end_at_the_board_is_paid_and_the_next_game_is_ready() -> None:
    """Rulebook 28: the box wins, collects from every member, and the captain goes to the end."""
    board = Game(BACKGAMMON, LAST_CHECKER, PlayerTurn(WHITE, (PlayStage((2, 1)),)))
    gone = advance(replace(seated(), board=board), Played([Step("24", "off")]))
    assert gone.outcome and gone.settled and gone.next
    assert set(gone.settled.payments) == {Payment(name, "Ann", Fraction(2)) for name in FOUR.team}
    assert gone.chouette.board.turn is None
    assert gone.next.game.seats == Seats(("Ann", "Cat", "Dan", "Bob"))
    assert gone.next.board == Game(BACKGAMMON, BACKGAMMON.setup, OPENING_TURN)


def test_if_everybody_drops_the_game_ends_without_the_board() -> None:
    gone = done(seated(), Double("Bob"), answers(Ann=CubeDecision.DROP))
    assert gone.outcome is None and gone.settled
    assert gone.settled.balances == {"Ann": -3, "Bob": 1, "Cat": 1, "Dan": 1}
    assert gone.settled.next.box == "Bob"
    assert [event.what for event in gone.events] == ["dropped"] * 3


def test_nothing_is_done_at_the_board_while_a_player_has_to_answer() -> None:
    doubled = advance(seated(), Double("Bob")).chouette
    with refused(*["not_answered"] * 3):
        advance(doubled, Rolled((6, 5)))


def test_a_tie_in_the_opening_throw_doubles_every_cube() -> None:
    house = House(money=Money(automatic_doubles=2))
    fresh = begin(BACKGAMMON, house, FOUR)
    for _ in range(3):
        fresh = advance(fresh, Throw(2, 2)).chouette
    assert {bet.cube for bet in fresh.game.bets} == {Cube(4, automatic=2)}


def test_a_game_played_on_another_board_is_ended_by_agreement() -> None:
    gone = advance(seated(), End(WHITE, 3))
    assert gone.settled and gone.settled.balances["Ann"] == 9
    drawn = advance(seated(), End(None))
    assert drawn.settled and set(drawn.settled.balances.values()) == {0}
    for end in (End(WHITE), End(WHITE, 4), End(None, 1)):
        with pytest.raises(Refused):
            advance(seated(), end)


def test_players_leave_and_join_between_games_only() -> None:
    fresh = begin(BACKGAMMON, House(), FOUR)
    changed = advance(fresh, Change(("Ann",), ("Eve",))).chouette
    assert changed.game.seats == Seats(("Bob", "Cat", "Dan", "Eve"))
    assert {bet.against for bet in changed.game.bets} == {"Bob"}
    with refused("game_begun"):
        advance(seated(), Change(("Ann",), ("Eve",)))


def test_a_partner_is_found_before_the_game_where_the_house_has_one() -> None:
    eight = Seats(tuple("ABCDEFGH"))
    fresh = begin(BACKGAMMON, House(box_partner=True), eight)
    assert advance(fresh, TakePartner(drawn="D")).chouette.game.seats.partner == "D"
    with refused("no_partner"):
        advance(begin(BACKGAMMON, House(), eight), TakePartner(drawn="D"))


def test_the_events_tell_who_led_on_and_whose_last_take_was_none() -> None:
    drop, take = CubeDecision.DROP, CubeDecision.TAKE
    board = Game(BACKGAMMON, BACKGAMMON.setup, PlayerTurn(WHITE, (Roll(),)))
    table = replace(seated(), board=board)
    gone = done(table, Double("Ann"), answers(Bob=drop, Cat=take, Dan=drop))
    assert [
        (event.what, event.facts.get("by") or event.facts["name"]) for event in gone.events
    ] == [
        ("dropped", "Bob"),
        ("taken", "Cat"),
        ("dropped", "Dan"),
        ("leads", "Cat"),
    ]
    five = Seats((*FOUR.players, "Eve"))
    last = replace(seated(House(lone_taker=LoneTaker.LAST_TAKER_DROPS), five), board=board)
    gone = done(last, Double("Ann"), answers(Bob=drop, Cat=take, Dan=drop, Eve=drop))
    assert [event.what for event in gone.events] == ["dropped"] * 4


def test_what_two_players_pay_each_other_is_one_payment() -> None:
    """Dan drops, pays Cat 1 for an extra cube, and drops that too when she redoubles to 4."""
    board = Game(BACKGAMMON, BACKGAMMON.setup, PlayerTurn(WHITE, (Roll(),)))
    table = replace(seated(House(lone_taker=LoneTaker.EXTRA_CUBES)), board=board)
    given = (
        Answer("Bob", CubeDecision.DROP),
        Answer("Cat", CubeDecision.TAKE),
        Answer("Dan", CubeDecision.DROP, None, True),
    )
    taken = done(table, Double("Ann"), AnswerAll(given)).chouette
    hers = replace(taken, board=replace(board, turn=PlayerTurn(BLACK, (Roll(),))))
    gone = done(hers, Double("Cat", ("Dan",)), answers(Dan=CubeDecision.DROP))
    assert gone.chouette.game.payments == (
        Payment("Bob", "Ann", Fraction(1)),
        Payment("Dan", "Ann", Fraction(1)),
        Payment("Dan", "Cat", Fraction(3)),
    )


def test_what_is_agreed_on_in_a_chouette_is_named_and_checked() -> None:
    agreed_options: dict[str, Value] = {
        "multi_cube": True,
        "lone_taker": "extra_cubes",
        "box_partner": True,
        "jacoby": True,
        "beavers": "beaver",
        "automatic_doubles": 3,
        "cube_limit": 64,
        "consultation": "never",
        "resignation": "backgammon",
    }
    house = agree(BACKGAMMON, agreed_options, Fraction(2))
    assert house == House(
        True,
        LoneTaker.EXTRA_CUBES,
        True,
        Money(True, Beavers.BEAVER, 3, Fraction(2)),
        64,
        Consultation.NEVER,
        ResignationRule.BACKGAMMON,
    )
    assert chosen(house) == agreed_options and chosen(House()) == {}
    with refused("unknown_stakes_option"):
        agree(BACKGAMMON, {"holland": True})
    with refused("beavers_need_cubes"):
        agree(BACKGAMMON, {"beavers": "beaver"})


def test_answers_already_given_count_when_an_award_settles_the_last_bet_that_waits() -> None:
    """Rulebook 27b: two takes and an award of 1 to the third member; the cube is at 2."""
    white = replace(seated(), board=replace(seated().board, turn=PlayerTurn(WHITE, (Roll(),))))
    take = CubeDecision.TAKE
    gone = done(white, Double("Ann"), Answer("Bob", take), Answer("Cat", take), AwardBets("Dan", 1))
    assert [event.what for event in gone.events] == ["awarded", "taken", "taken"]
    assert {bet.cube for bet in gone.chouette.game.bets} == {Cube(2, BLACK)}
    assert {(bet.member, bet.answer) for bet in gone.chouette.game.bets} == {
        ("Bob", None),
        ("Cat", None),
    }
    ended = advance(gone.chouette, End(BLACK, 1))
    assert ended.settled
    assert ended.settled.balances == {"Ann": -5, "Bob": 2, "Cat": 2, "Dan": 1}


def test_one_member_of_a_chouette_may_lose_by_an_award() -> None:
    """Rulebook 27b: an award may concern one member."""
    gone = advance(seated(), AwardBets("Ann", 2, "Cat"))
    assert gone.chouette.game.payments == (Payment("Cat", "Ann", Fraction(2)),)
    assert gone.chouette.game.open_members == ("Bob", "Dan")
    with refused("player_unknown"):
        advance(seated(), AwardBets("Ann", 2, "Zed"))
    with refused("no_bet"):
        advance(seated(), AwardBets("Bob", 2, "Cat"))


@pytest.mark.parametrize("offering", [ResignBets("Cat", 1), ResignBets("Dan", 2)])
def test_with_one_cube_nothing_is_doubled_while_an_offer_waits(offering: ResignBets) -> None:
    """Rulebook 27b: neither by the box nor by the captain, and `may` says so."""
    turns = (PlayerTurn(WHITE, (Roll(),)), "Ann"), (PlayerTurn(BLACK, (Roll(),)), "Bob")
    for turn, doubler in turns:
        board = replace(seated().board, turn=turn)
        offered = advance(replace(seated(), board=board), offering).chouette
        for (by, _), found in may(offered).items():
            assert by != doubler or not found[0].allowed
        with refused("offer_pending"):
            advance(offered, Double(doubler))


def test_with_one_cube_the_box_accepts_one_resignation_and_refuses_another() -> None:
    """Rulebook 28: only the answer to a double is the same for the whole team."""
    asked = done(seated(), ResignBets("Bob", 1), ResignBets("Cat", 2)).chouette
    both = (Answer("Ann", Consent.ACCEPT, "Bob"), Answer("Ann", Consent.REFUSE, "Cat"))
    gone = advance(asked, AnswerAll(both))
    assert gone.chouette.game.open_members == ("Cat", "Dan")
    assert done(asked, *both).chouette == gone.chouette
