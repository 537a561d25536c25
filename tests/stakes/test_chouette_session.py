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
    OfferDrawBets,
    OfferSettlementBets,
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
from engine.notation import chouette_id
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


def test_before_a_game_players_leave_and_join_at_once() -> None:
    fresh = begin(BACKGAMMON, House(), FOUR)
    changed = advance(fresh, Change(("Ann",), ("Eve",))).chouette
    assert changed.game.seats == Seats(("Bob", "Cat", "Dan", "Eve"))
    assert {bet.against for bet in changed.game.bets} == {"Bob"}


def test_who_leaves_or_joins_during_a_game_does_so_after_it() -> None:
    """Rulebook 28: the bets of the game that is being played stand; who joins is last."""
    said = advance(seated(), Change(("Bob",), ("Eve",)))
    assert [event.text() for event in said.events] == [
        "Bob leaves after this game.",
        "Eve joins after this game.",
    ]
    assert said.chouette.game.bets == seated().game.bets
    assert chouette_id.read(chouette_id.write(said.chouette)) == said.chouette
    ended = advance(said.chouette, End(BLACK, 2))
    assert ended.settled and ended.next
    assert ended.settled.balances == {"Ann": -6, "Bob": 2, "Cat": 2, "Dan": 2}
    # Bob has won and would be the next box
    assert ended.next.game.seats == Seats(("Cat", "Dan", "Ann", "Eve"))
    assert dict(ended.next.game.totals)["Bob"] == 2
    assert [event.what for event in ended.events] == ["ended", "left", "joined"]
    assert (ended.next.game.leaving, ended.next.game.joining) == ((), ())


@pytest.mark.parametrize(
    ("changes", "players"),
    [
        ((Change(("Bob",)), Change((), ("Bob",))), "Ann Cat Dan Bob"),
        ((Change((), ("Eve",)), Change(("Eve",))), "Ann Cat Dan Bob"),
        ((Change(("Ann",), ("Eve",)), Change(("Cat",), ("Fay",))), "Dan Bob Eve Fay"),
        ((Change(("Bob",), ("Bob",)), Change(("Bob",), ("Eve",))), "Ann Cat Dan Eve"),
    ],
)
def test_what_is_said_later_in_the_game_is_added(changes: tuple[Change, ...], players: str) -> None:
    ended = done(seated(), *changes, End(WHITE, 1))
    assert ended.next and ended.next.game.seats == Seats(tuple(players.split()))


def test_a_change_that_leaves_no_chouette_after_the_game_is_refused() -> None:
    said = advance(seated(), Change(("Bob",))).chouette
    with refused("player_count"):
        advance(said, Change(("Cat",)))
    with refused("player_unknown"):
        advance(said, Change(("Bob",), ("Eve",)))
    with refused("player_repeated"):
        advance(said, Change((), ("Ann",)))
    with refused("game_over"):
        advance(advance(said, End(None)).chouette, Change(("Dan",)))


def test_a_double_counts_for_consultation_also_when_its_bet_is_over() -> None:
    """Rulebook 27b: once anybody has doubled; `free` has no need to remember it."""
    for consultation, is_kept in ((Consultation.AFTER_DOUBLE, True), (Consultation.FREE, False)):
        table = seated(House(multi_cube=True, consultation=consultation))
        doubled = advance(table, Double("Bob")).chouette
        assert doubled.game.advisers == {"Bob": ("Cat", "Dan")} and not doubled.game.doubled
        over = advance(doubled, answers(Ann=CubeDecision.DROP)).chouette
        assert over.game.advisers == {"Cat": ("Dan",)}
        assert over.game.doubled == is_kept
        assert chouette_id.read(chouette_id.write(over)) == over
        following = advance(over, End(WHITE, 1)).next
        assert following and not following.game.has_doubled


def test_who_dropped_may_not_be_consulted() -> None:
    """Rulebook 28: Bob was captain; Cat leads now, and only Dan may advise her."""
    taken = answers(Bob=CubeDecision.DROP, Cat=CubeDecision.TAKE, Dan=CubeDecision.TAKE)
    board = replace(seated().board, turn=PlayerTurn(WHITE, (Roll(),)))
    table = replace(seated(), board=board)
    assert table.game.advisers == {"Bob": ("Cat", "Dan")}
    assert done(table, Double("Ann"), taken).chouette.game.advisers == {"Cat": ("Dan",)}


def test_without_to_an_action_concerns_all_with_whom_it_is_possible() -> None:
    """The same in a double, a resignation, a draw and a settlement."""
    house = House(multi_cube=True)
    board = replace(seated().board, turn=PlayerTurn(WHITE, (Roll(),)))
    waiting = advance(replace(seated(house), board=board), ResignBets("Cat", 1)).chouette
    for action in (
        Double("Ann"),
        ResignBets("Ann", 2),
        OfferDrawBets("Ann"),
        OfferSettlementBets("Ann", "Ann", Fraction(1)),
    ):
        [event] = advance(waiting, action).events
        assert event.facts["to"] == ["Bob", "Dan"]
        with refused("offer_pending"):
            advance(waiting, replace(action, to=("Bob", "Cat")))


def test_a_resignation_says_what_it_costs_with_each_cube() -> None:
    cubes = (Cube(2, WHITE), Cube(4, BLACK), Cube(2, WHITE))
    table = seated(House(multi_cube=True))
    bets = tuple(replace(b, cube=c) for b, c in zip(table.game.bets, cubes, strict=True))
    table = replace(table, game=replace(table.game, bets=bets))
    facts = [event.facts for event in advance(table, ResignBets("Ann", 3)).events]
    assert facts == [
        {"by": "Ann", "to": ["Bob", "Dan"], "value": 3, "points": 6},
        {"by": "Ann", "to": ["Cat"], "value": 3, "points": 12},
    ]


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
