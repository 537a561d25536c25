"""The stakes of a game between two: sentence by sentence of rulebook 27."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from engine.faults import Refused
from engine.game import Played, Throw, advance, begin
from engine.movegen import plays
from engine.outcome import outcome
from engine.position import BLACK, WHITE, Color, Position
from engine.rules import Ruleset, Value
from engine.scoring import DRAWN, SINGLE, Score
from engine.sentences import FAULTS, sentence
from engine.stages import Play, Roll, Step, Turn
from engine.stakes.check import check_stakes
from engine.stakes.cube import Cube, Do, Offer
from engine.stakes.match import Crawford, Match
from engine.stakes.money import Money, written
from engine.stakes.options import OPTIONS, agree
from engine.stakes.resignation import Resignation, Resigning
from engine.stakes.sentences import FAULTS as STAKES_FAULTS
from engine.stakes.sentences import RULES
from engine.stakes.standing import TurnsBegun
from engine.stakes.table import (
    Acted,
    AnswerResignation,
    CubeAction,
    Ended,
    Resign,
    Stakes,
    StakesAction,
    act,
    follow,
    may,
    settle,
    waiting,
)
from engine.turns import OPENING_TURN
from engine.variants import VARIANTS

BACKGAMMON = VARIANTS["backgammon"]
BEFORE_ROLL = Turn(WHITE, (Roll(),))
GAMMON = Score("gammon", 2)
BACKGAMMONED = Score("backgammon", 3)


def do(
    stakes: Stakes, *actions: StakesAction, rules: Ruleset = BACKGAMMON, turn: Turn = BEFORE_ROLL
) -> Acted:
    """What a row of actions leads to."""
    acted = Acted(stakes)
    for action in actions:
        assert acted.ended is None
        acted = act(acted.stakes, rules, rules.setup, turn, action)
    return acted


def refused(stakes: Stakes, action: StakesAction, rules: Ruleset = BACKGAMMON) -> list[str]:
    with pytest.raises(Refused) as why:
        do(stakes, action, rules=rules)
    assert all(sentence(fault) for fault in why.value.faults)
    assert all(
        fault.rule in {**RULES, "immediate_end": 1, "opening": 1} for fault in why.value.faults
    )
    return [fault.code for fault in why.value.faults]


def cube(by: Color, word: Do) -> CubeAction:
    return CubeAction(by, word)


DOUBLE, TAKE = cube(WHITE, Do.DOUBLE), cube(BLACK, Do.TAKE)
DROP = cube(BLACK, Do.DROP)
BEAVER, RACCOON, OTTER = cube(BLACK, Do.BEAVER), cube(WHITE, Do.RACCOON), cube(BLACK, Do.OTTER)
ANIMALS = agree(BACKGAMMON, {"beavers": "otter"})


# the cube


def test_the_stake_is_1_and_the_cube_centred_at_first() -> None:
    assert agree(BACKGAMMON).cube == Cube(1, None, None, 0)


def test_who_takes_owns_the_cube_at_the_doubled_stake() -> None:
    assert do(Stakes(), DOUBLE, TAKE).stakes.cube == Cube(2, BLACK)


def test_who_drops_loses_the_stake_before_the_double() -> None:
    ended = do(Stakes(cube=Cube(2, WHITE)), DOUBLE, DROP).ended
    assert ended == Ended(WHITE, SINGLE, "drop")
    assert settle(Stakes(cube=Cube(2, WHITE)), ended).points.total == 2


def test_a_drop_costs_no_gammon_whatever_the_position() -> None:
    acted = do(Stakes(), DOUBLE, DROP)
    assert acted.ended and settle(acted.stakes, acted.ended).points.total == 1


def test_only_its_owner_may_redouble() -> None:
    assert refused(Stakes(cube=Cube(2, BLACK)), DOUBLE) == ["not_the_owner"]
    assert do(Stakes(cube=Cube(2, WHITE)), DOUBLE, TAKE).stakes.cube == Cube(4, BLACK)


def test_a_player_on_the_bar_even_closed_out_may_double() -> None:
    closed = Position.parse("white bar:1 12:14; black 1:2 2:2 3:2 4:2 5:2 6:2 7:3")
    acted = act(Stakes(), BACKGAMMON, closed, BEFORE_ROLL, DOUBLE)
    assert acted.stakes.cube.offer == Offer(Do.DOUBLE, WHITE, 2)


def test_the_game_waits_until_a_double_is_answered() -> None:
    offered = do(Stakes(), DOUBLE).stakes
    assert [fault.code for fault in waiting(offered)] == ["offer_pending"]
    assert waiting(do(offered, TAKE).stakes) == []
    assert refused(offered, DOUBLE) == ["offer_pending"]


def test_every_reason_is_said_at_once() -> None:
    stakes = agree(BACKGAMMON, {"cube_limit": 64})
    black = cube(BLACK, Do.DOUBLE)
    assert refused(replace(stakes, cube=Cube(64, WHITE)), black) == [
        "not_your_turn",
        "not_the_owner",
        "cube_limit_reached",
    ]


@pytest.mark.parametrize("name", [name for name, rules in VARIANTS.items() if not rules.cube])
@pytest.mark.parametrize("word", Do)
def test_nothing_can_be_done_with_the_cube_in_a_game_without_it(name: str, word: Do) -> None:
    assert refused(Stakes(), cube(WHITE, word), VARIANTS[name]) == ["no_cube"]


def test_the_games_without_a_cube_are_those_of_the_rulebook() -> None:
    assert {name for name, rules in VARIANTS.items() if not rules.cube} == {
        "russian_backgammon",
        "gioul",
        "french_backgammon_2",
        "acey_deucey",
        "mexican_backgammon",
        "old_britain",
        "pin",
        "catch_me",
        "doublets",
        "open_roll",
    }


def test_nothing_can_be_done_after_the_end() -> None:
    for mays in may(Stakes(), BACKGAMMON, None).values():
        words = {str(one.do): [fault.code for fault in one.faults] for one in mays}
        assert words.pop("accept") == words.pop("refuse") == ["no_resignation"]
        assert all(codes == ["game_over"] for codes in words.values())


# beavers, raccoons, otters


def test_a_beaver_turns_the_cube_at_once_and_keeps_it() -> None:
    taken = do(ANIMALS, DOUBLE, BEAVER, cube(WHITE, Do.TAKE)).stakes.cube
    assert taken == Cube(4, BLACK)


def test_a_raccoon_and_an_otter_turn_it_again_and_the_owner_does_not_change() -> None:
    assert do(ANIMALS, DOUBLE, BEAVER, RACCOON, TAKE).stakes.cube == Cube(8, BLACK)
    taken = do(ANIMALS, DOUBLE, BEAVER, RACCOON, OTTER, cube(WHITE, Do.TAKE)).stakes.cube
    assert taken == Cube(16, BLACK)


@pytest.mark.parametrize(
    ("row", "winner", "stake"),
    [
        ([DOUBLE, DROP], WHITE, 1),
        ([DOUBLE, BEAVER, cube(WHITE, Do.DROP)], BLACK, 2),
        ([DOUBLE, BEAVER, RACCOON, DROP], WHITE, 4),
        ([DOUBLE, BEAVER, RACCOON, OTTER, cube(WHITE, Do.DROP)], BLACK, 8),
    ],
)
def test_who_drops_a_beaver_raccoon_or_otter_loses_the_stake_before_it(
    row: list[StakesAction], winner: Color, stake: int
) -> None:
    acted = do(ANIMALS, *row)
    assert acted.ended and acted.ended.winner == winner
    assert settle(acted.stakes, acted.ended).points.total == stake


def test_after_a_beaver_is_taken_only_its_giver_may_redouble() -> None:
    taken = do(ANIMALS, DOUBLE, BEAVER, cube(WHITE, Do.TAKE)).stakes
    assert refused(taken, DOUBLE) == ["not_the_owner"]


# automatic doubles


def test_a_tie_in_the_opening_throw_doubles_the_stake_and_the_cube_stays_centred() -> None:
    stakes = agree(BACKGAMMON, {"automatic_doubles": 2})
    state = begin(BACKGAMMON).state
    for white, black, expected in ((3, 3, 2), (5, 5, 4), (1, 1, 4), (6, 5, 4)):
        after = advance(state, Throw(white, black)).state
        stakes = follow(stakes, state.turn, after.turn)
        state = after
        assert (stakes.cube.value, stakes.cube.owner) == (expected, None)
    assert stakes.cube.automatic == 2


def test_without_the_option_a_tie_doubles_nothing() -> None:
    assert follow(Stakes(), OPENING_TURN, OPENING_TURN) == Stakes()
    match = agree(BACKGAMMON, length=5)
    assert follow(match, OPENING_TURN, OPENING_TURN) == match


def test_automatic_doubles_stop_at_the_limit() -> None:
    stakes = agree(BACKGAMMON, {"automatic_doubles": 6, "cube_limit": 64})
    for _ in range(9):
        stakes = follow(stakes, OPENING_TURN, OPENING_TURN)
    assert stakes.cube == Cube(64, None, None, 6)
    assert refused(stakes, DOUBLE) == ["cube_limit_reached"]


# money


def test_with_an_amount_per_point_the_amount_owed_is_exact() -> None:
    stakes = replace(agree(BACKGAMMON, per_point=Fraction("0.10")), cube=Cube(4, WHITE))
    settled = settle(stakes, Ended(WHITE, BACKGAMMONED, "all_off"))
    assert settled.points.total == 12
    assert settled.amount == Fraction("1.2") and written(settled.amount) == "1.2"


@pytest.mark.parametrize(
    ("amount", "text"),
    [("0", "0"), ("3", "3"), ("1/2", "0.5"), ("-5/4", "-1.25"), ("1/100", "0.01"), ("1/3", "1/3")],
)
def test_an_amount_is_written_as_a_decimal_where_it_has_an_end(amount: str, text: str) -> None:
    assert written(Fraction(amount)) == text


def test_without_an_amount_per_point_nothing_is_owed_but_points() -> None:
    assert settle(Stakes(), Ended(WHITE, SINGLE, "all_off")).amount is None


def test_the_next_game_begins_with_a_fresh_cube() -> None:
    stakes = replace(
        agree(BACKGAMMON, {"jacoby": True}), cube=Cube(8, BLACK), turns=TurnsBegun(7, 6)
    )
    settled = settle(stakes, Ended(BLACK, GAMMON, "all_off"))
    assert settled.next == agree(BACKGAMMON, {"jacoby": True})


def test_scores_of_a_scale_of_their_own_go_through_the_same_settlement() -> None:
    rules = VARIANTS["acey_deucey"]
    end = outcome(rules, Position.parse("white off:15; black 3:4 bar:1 reserve:1 off:9"))
    assert end
    settled = settle(agree(rules), Ended(end.ending.winner, end.score, end.ending.how))
    assert (settled.points.total, settled.points.by_cube) == (6, 0)


# matches


def test_money_only_options_are_refused_in_a_match_with_a_reason() -> None:
    options: dict[str, Value] = {"jacoby": True, "beavers": "beaver", "automatic_doubles": 1}
    with pytest.raises(Refused) as why:
        agree(BACKGAMMON, options, length=5, per_point=Fraction(1))
    assert [fault.code for fault in why.value.faults] == ["money_only"] * 4


def test_the_holland_rule_is_refused_in_money_play() -> None:
    with pytest.raises(Refused) as why:
        agree(BACKGAMMON, {"holland": True})
    assert [fault.code for fault in why.value.faults] == ["match_only"]


def test_options_about_the_cube_are_refused_in_a_game_without_it() -> None:
    options: dict[str, Value] = {"jacoby": True, "cube_limit": 64, "resignation": "backgammon"}
    with pytest.raises(Refused) as why:
        agree(VARIANTS["gioul"], options)
    assert [fault.code for fault in why.value.faults] == ["no_cube", "no_cube"]


def test_every_option_at_its_default_is_welcome_everywhere() -> None:
    defaults = {name: values[0] for name, values in OPTIONS.items()}
    for rules in VARIANTS.values():
        assert agree(rules, defaults) == agree(rules)
        assert agree(rules, defaults, length=7) == agree(rules, length=7)


def test_everything_wrong_with_options_is_said_at_once() -> None:
    with pytest.raises(Refused) as why:
        agree(BACKGAMMON, {"jacobi": True, "jacoby": 1, "cube_limit": 32}, 0, Fraction(0))
    assert [fault.code for fault in why.value.faults] == [
        "unknown_stakes_option",
        "unknown_option_value",
        "unknown_option_value",
        "money_only",
        "no_such_length",
        "money_only",
        "no_such_amount",
    ]


def test_a_match_goes_from_game_to_game_until_it_is_won() -> None:
    stakes = agree(BACKGAMMON, length=3)
    first = settle(stakes, Ended(WHITE, GAMMON, "all_off"))
    assert first.match == Match(3, 2, 0, Crawford.NOW)
    assert first.next and refused(first.next, DOUBLE) == ["crawford_game"]
    second = settle(first.next, Ended(BLACK, SINGLE, "all_off"))
    assert second.next and second.match == Match(3, 2, 1, Crawford.AFTER)
    doubled = do(second.next, DOUBLE, TAKE).stakes
    third = settle(doubled, Ended(BLACK, SINGLE, "all_off"))
    assert third.match and third.match.winner == BLACK and third.next is None
    with pytest.raises(Refused) as why:
        settle(replace(doubled, play=third.match), Ended(WHITE, SINGLE, "all_off"))
    assert [fault.code for fault in why.value.faults] == ["match_over"]


def test_the_holland_rule_lets_the_trailer_double_from_his_third_turn_on() -> None:
    match = Match(5, 2, 4, Crawford.AFTER, holland=True)
    for begun, codes in ((1, ["holland_rule"]), (2, ["holland_rule"]), (3, [])):
        stakes = Stakes(match, turns=TurnsBegun(begun, begun))
        double = may(stakes, BACKGAMMON, BEFORE_ROLL)[WHITE][0]
        assert [fault.code for fault in double.faults] == codes


def test_the_holland_rule_binds_nobody_at_equal_scores() -> None:
    stakes = Stakes(Match(5, 4, 4, Crawford.AFTER, holland=True), turns=TurnsBegun(1, 0))
    assert may(stakes, BACKGAMMON, BEFORE_ROLL)[WHITE][0].allowed


def test_a_stake_that_covers_what_the_player_needs_makes_the_cube_dead() -> None:
    stakes = Stakes(Match(7, 3, 0), Cube(4, WHITE))
    double = may(stakes, BACKGAMMON, BEFORE_ROLL)[WHITE][0]
    assert double.allowed and [note.code for note in double.notes] == ["dead_cube"]
    stakes = Stakes(Match(7, 2, 0), Cube(4, WHITE))
    assert may(stakes, BACKGAMMON, BEFORE_ROLL)[WHITE][0].notes == ()


def test_a_match_to_one_point_is_its_own_crawford_game() -> None:
    assert agree(BACKGAMMON, length=1).play == Match(1, 0, 0, Crawford.NOW)


def test_a_match_can_be_played_in_a_game_without_a_cube() -> None:
    rules = VARIANTS["gioul"]
    settled = settle(agree(rules, length=3), Ended(WHITE, GAMMON, "all_off"))
    assert settled.match == Match(3, 2, 0, Crawford.NOW)


# resignation


def test_a_resignation_is_offered_and_accepted() -> None:
    stakes = Stakes(cube=Cube(2, WHITE))
    acted = do(stakes, Resign(WHITE, 2), AnswerResignation(BLACK, accept=True))
    assert acted.ended == Ended(BLACK, GAMMON, "resignation")
    assert settle(acted.stakes, acted.ended).points.total == 4


def test_a_resignation_that_is_refused_changes_nothing() -> None:
    assert do(Stakes(), Resign(BLACK, 1), AnswerResignation(WHITE, accept=False)) == Acted(Stakes())


def test_the_game_waits_until_a_resignation_is_answered() -> None:
    offered = do(Stakes(), Resign(BLACK, 1)).stakes
    assert [fault.code for fault in waiting(offered)] == ["resignation_pending"]
    assert refused(offered, DOUBLE) == ["resignation_pending"]
    assert refused(offered, Resign(WHITE, 1)) == ["resignation_pending"]
    assert refused(offered, AnswerResignation(BLACK, accept=True)) == ["own_resignation"]
    assert refused(Stakes(), AnswerResignation(BLACK, accept=True)) == ["no_resignation"]


def test_a_double_is_answered_before_anybody_resigns() -> None:
    assert refused(do(Stakes(), DOUBLE).stakes, Resign(BLACK, 1)) == ["offer_pending"]


def test_nobody_resigns_before_the_opening_throw() -> None:
    with pytest.raises(Refused) as why:
        do(Stakes(), Resign(WHITE, 1), turn=OPENING_TURN)
    assert [fault.code for fault in why.value.faults] == ["not_begun"]


@pytest.mark.parametrize("value", [None, 0, 3])
def test_one_resigns_only_at_a_value_the_game_knows(value: int | None) -> None:
    assert refused(Stakes(), Resign(WHITE, value), VARIANTS["gioul"]) == ["no_such_value"]


def test_by_the_house_rule_backgammon_resigning_always_costs_three() -> None:
    stakes = agree(BACKGAMMON, {"resignation": "backgammon", "jacoby": True})
    assert refused(stakes, Resign(WHITE, 1)) == ["costs_the_most"]
    for value in (None, 3):
        ended = do(stakes, Resign(WHITE, value)).ended
        assert ended == Ended(BLACK, BACKGAMMONED, "resignation", fixed=True)
        assert settle(stakes, ended).points.total == 3


def test_an_agreed_resignation_at_two_is_a_gammon_to_the_jacoby_rule() -> None:
    stakes = agree(BACKGAMMON, {"jacoby": True})
    ended = do(stakes, Resign(WHITE, 2), AnswerResignation(BLACK, accept=True)).ended
    assert ended and settle(stakes, ended).points.total == 1


def test_in_pin_resigning_costs_the_pips_that_are_left() -> None:
    rules = VARIANTS["pin"]
    late = Position.parse("white 24:2 20:1 off:12; black 1:1 off:14")
    turn = Turn(WHITE, (Roll(),))
    acted = act(Stakes(), rules, late, turn, Resign(WHITE, 1))
    acted = act(acted.stakes, rules, late, turn, AnswerResignation(BLACK, accept=True))
    assert acted.ended and settle(acted.stakes, acted.ended).points.total == 7


def test_a_draw_is_worth_nothing() -> None:
    settled = settle(Stakes(cube=Cube(8, WHITE)), Ended(None, DRAWN, "draw"))
    assert (settled.winner, settled.points.total) == (None, 0)


# what somebody sends


MONEY = agree(BACKGAMMON, {"beavers": "raccoon", "automatic_doubles": 1, "cube_limit": 64})


@pytest.mark.parametrize(
    ("stakes", "codes"),
    [
        (Stakes(), []),
        (Stakes(cube=Cube(3)), ["no_power_of_two"]),
        (Stakes(cube=Cube(0)), ["no_power_of_two"]),
        (Stakes(cube=Cube(2)), ["owner_needed"]),
        (Stakes(cube=Cube(1, WHITE)), ["not_turned"]),
        (Stakes(cube=Cube(2, None, None, 1)), ["automatic_not_agreed"]),
        (replace(MONEY, cube=Cube(2, None, None, 1)), []),
        (replace(MONEY, cube=Cube(2, WHITE, None, 1)), ["not_turned"]),
        (replace(MONEY, cube=Cube(128, WHITE)), ["cube_limit_reached"]),
        (Stakes(cube=Cube(1, None, Offer(Do.DOUBLE, WHITE, 2))), []),
        (Stakes(cube=Cube(1, None, Offer(Do.DOUBLE, WHITE, 4))), ["offer_not_doubled"]),
        (Stakes(cube=Cube(1, None, Offer(Do.TAKE, WHITE, 2))), ["no_such_offer"]),
        (
            Stakes(cube=Cube(2, WHITE, Offer(Do.DOUBLE, BLACK, 4))),
            ["not_your_turn", "not_the_owner"],
        ),
        (replace(MONEY, cube=Cube(2, BLACK, Offer(Do.BEAVER, BLACK, 4))), []),
        (replace(MONEY, cube=Cube(2, BLACK, Offer(Do.BEAVER, WHITE, 4))), ["no_such_offer"]),
        (replace(MONEY, cube=Cube(2, WHITE, Offer(Do.BEAVER, WHITE, 4))), ["no_such_offer"]),
        (replace(MONEY, cube=Cube(4, BLACK, Offer(Do.RACCOON, WHITE, 8))), []),
        (replace(MONEY, cube=Cube(2, BLACK, Offer(Do.RACCOON, WHITE, 4))), ["no_such_offer"]),
        (replace(MONEY, cube=Cube(8, BLACK, Offer(Do.OTTER, BLACK, 16))), ["not_agreed"]),
        (
            replace(MONEY, cube=Cube(64, BLACK, Offer(Do.RACCOON, WHITE, 128))),
            ["cube_limit_reached"],
        ),
        (Stakes(Match(5), Cube(2, BLACK, Offer(Do.BEAVER, BLACK, 4))), ["money_only"]),
        (Stakes(Match(5, 4, 1, Crawford.NOW), Cube(2, WHITE)), ["crawford_game"]),
        (Stakes(Match(5, 4, 1)), ["crawford_does_not_fit"]),
        (Stakes(Match(5, 1, 1, Crawford.NOW)), ["crawford_does_not_fit"]),
        (Stakes(Match(5, 4, 4, Crawford.NOW)), ["crawford_does_not_fit"]),
        (Stakes(Match(5, 6, -1)), ["no_such_score", "no_such_score"]),
        (Stakes(Match(5, 5, 5)), ["both_have_won"]),
        (Stakes(Match(0)), ["no_such_length"]),
        (Stakes(Match(5, 5, 0)), ["match_over"]),
        (Stakes(turns=TurnsBegun(2, 2)), []),
        (Stakes(turns=TurnsBegun(1, 2)), ["turns_do_not_fit"]),
        (Stakes(turns=TurnsBegun(3, 1)), ["turns_do_not_fit"]),
        (Stakes(turns=TurnsBegun(-1, -1)), ["turns_do_not_fit"]),
        (Stakes(Match(5, 2, 4, Crawford.AFTER, holland=True)), ["turns_do_not_fit"]),
        (Stakes(resigned=Resignation(WHITE, 3)), []),
        (Stakes(resigned=Resignation(WHITE, 4)), ["no_such_value"]),
        (
            Stakes(resigned=Resignation(WHITE, 3), resignation=Resigning.BACKGAMMON),
            ["no_resignation"],
        ),
        (
            Stakes(cube=Cube(offer=Offer(Do.DOUBLE, WHITE, 2)), resigned=Resignation(BLACK, 1)),
            ["offer_pending"],
        ),
    ],
)
def test_stakes_that_no_play_could_have_brought_about_are_refused(
    stakes: Stakes, codes: list[str]
) -> None:
    found = check_stakes(stakes, BACKGAMMON, BACKGAMMON.setup, BEFORE_ROLL)
    assert [fault.code for fault in found] == codes
    assert all(sentence(fault) and fault.pointer.startswith("/stakes") for fault in found)


def test_an_offer_cannot_stand_after_the_roll() -> None:
    offered = Stakes(cube=Cube(1, None, Offer(Do.DOUBLE, WHITE, 2)))
    rolled = Turn(WHITE, (Play((6, 5)),))
    found = check_stakes(offered, BACKGAMMON, BACKGAMMON.setup, rolled)
    assert [fault.code for fault in found] == ["already_rolled"]


def test_a_game_without_a_cube_has_a_cube_at_1_only() -> None:
    pin = VARIANTS["pin"]
    found = check_stakes(Stakes(cube=Cube(2, WHITE)), pin, pin.setup, BEFORE_ROLL)
    assert [fault.code for fault in found] == ["no_cube"]
    assert check_stakes(Stakes(), pin, pin.setup, BEFORE_ROLL) == []


def test_the_sentences_of_the_stakes_are_said_and_none_says_anothers_code() -> None:
    assert all(FAULTS[code] == text for code, text in STAKES_FAULTS.items())


# a whole game


def test_the_stakes_go_along_with_a_game_at_the_board() -> None:
    state = begin(BACKGAMMON).state
    stakes = agree(BACKGAMMON, length=5)
    after = advance(state, Throw(6, 5)).state
    stakes, state = follow(stakes, state.turn, after.turn), after
    assert state.turn and isinstance(state.turn.stages[0], Play)
    moves = plays(BACKGAMMON, state.position, WHITE, state.turn.stages[0])[0].moves
    after = advance(state, Played([Step(move.source, move.target) for move in moves])).state
    stakes, state = follow(stakes, state.turn, after.turn), after
    assert stakes.turns == TurnsBegun(1, 1)
    acted = act(stakes, BACKGAMMON, state.position, state.turn, cube(BLACK, Do.DOUBLE))
    acted = act(acted.stakes, BACKGAMMON, state.position, state.turn, cube(WHITE, Do.DROP))
    assert acted.ended
    settled = settle(acted.stakes, acted.ended)
    assert settled.match == Match(5, 0, 1)
    assert settled.next == replace(agree(BACKGAMMON, length=5), play=Match(5, 0, 1))


def test_plain_stakes_are_money_play_without_an_amount() -> None:
    assert Stakes().play == Money()
