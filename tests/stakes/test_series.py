"""Series of games: sentence by sentence of rulebook 47, and the examples of its rulings."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine import ruleset
from engine.faults import Refused
from engine.game.actions import Played, Throw
from engine.game.advance import advance, begin
from engine.game.game import Game
from engine.game.permissions import resign_at
from engine.game.series import next_game, rotation
from engine.messages import sentence
from engine.notation import position_id
from engine.position import BLACK, COLORS, OTHER, WHITE, Color, Position
from engine.referee.validate import check_position, check_turn
from engine.rules.goals import Termination
from engine.rules.ruleset import Value
from engine.rules.scoring import SINGLE
from engine.rules.turns import OPENING_TURN
from engine.stakes import CYCLES, Crawford, Match, Rotation, Stakes, agree, check_stakes
from engine.stakes.actions import AnswerOffer, Award, OfferDraw, Resign
from engine.stakes.two_players import settle
from engine.turn import PlayerTurn, PlayStage, Roll, Step
from engine.variants import VARIANTS
from tests.reference.second import series as reference
from tests.stakes.acting import points_of
from tests.stakes.drawing import SIDES, STEADY
from tests.stakes.reading import named, rows
from tests.support.refusals import faults_of, refused

TAVLI = rotation("tavli")


def in_series(name: str, length: int, variant: str, white: int = 0, black: int = 0) -> Game:
    """A game of a series at this score, before White rolls."""
    series = rotation(name)
    rules = ruleset(variant, series.options_of(variant))
    stakes = agree(rules, length=length, rotation=series)
    assert isinstance(stakes.play, Match)
    stakes = replace(stakes, play=replace(stakes.play, white=white, black=black))
    return begin(rules, stakes=stakes, starter=WHITE)


def drawn(state: Game) -> Game:
    """The game after an agreed draw."""
    offered = advance(state, OfferDraw(WHITE))
    return advance(offered, AnswerOffer(BLACK, accept=True))


def following(progress: Game) -> Game:
    """The state of the next game, which is possible and survives its id."""
    assert progress.result
    state = next_game(progress, progress.result)
    assert state and state.stakes
    assert check_stakes(state.stakes, state.rules, state.turn) == []
    assert state.turn and check_turn(state.rules, state.position, state.turn) == []
    assert list(check_position(state.rules, state.position)) == []
    assert position_id.read(position_id.write(state)) == state
    return state


def match_of(state: Game) -> Match:
    assert state.stakes and isinstance(state.stakes.play, Match)
    return state.stakes.play


@pytest.mark.parametrize("row", rows("series"), ids=named)
def test_what_follows_a_game_of_a_series(row: dict[str, str]) -> None:
    white, black = map(int, row["before"].split("-"))
    state = in_series(row["rotation"], int(row["length"]), row["variant"], white, black)
    who, value = row["game"].split()
    progress = drawn(state) if who == "-" else advance(state, Award(_color(who), int(value)))
    assert progress.result and progress.result.match
    match = progress.result.match
    assert f"{match.white}-{match.black}" == row["after"]
    if row["next"] == "-":
        assert progress.result.next is None and match.winner == who
        return
    after = following(progress)
    assert (after.rules.name, after.position) == (row["next"], ruleset(row["next"]).setup)
    if row["begins"] == "throw":
        assert after.turn == OPENING_TURN
    else:
        assert isinstance(after.turn, PlayerTurn)
        assert (after.turn.player, after.turn.stages) == (row["begins"], (Roll(),))
        assert after.turn.early == (6 if row["next"] == "gul_bara" else 0)


def _color(word: str) -> Color:
    return next(color for color in COLORS if color == word)


def test_the_cycles_are_those_of_the_reference() -> None:
    assert CYCLES == reference.ROTATIONS
    for name, cycle in CYCLES.items():
        for variant in cycle:
            assert Rotation(name).after(variant) == reference.next_variant(name, variant)


def test_no_game_of_a_series_has_a_cube_or_a_triple_win() -> None:
    for name in {name for cycle in CYCLES.values() for name in cycle}:
        assert not VARIANTS[name].cube
        state = begin(VARIANTS[name], starter=WHITE)
        assert [resign_at(state, color) for color in COLORS] == [(1, 2), (1, 2)]


def played(state: Game, position: str, player: Color, move: tuple[str, str]) -> Game:
    """A game of this state that goes on here with a play of one move and a number of 1."""
    turn = PlayerTurn(player, (PlayStage((1,)),))
    late = replace(state, position=Position.parse(position), turn=turn)
    return advance(late, Played([Step(*move)]))


def test_black_wins_portes_double_and_starts_plakoto_with_two_dice() -> None:
    start = in_series("tavli", 5, "portes")
    progress = played(start, "white 1:15; black 1:1 off:14", BLACK, ("1", "off"))
    after = following(progress)
    assert (after.rules.name, after.turn) == ("plakoto", PlayerTurn(BLACK, (Roll(),)))
    assert (match_of(after).white, match_of(after).black) == (0, 2)


def test_two_pinned_mothers_are_a_draw_and_a_throw_decides_who_starts_fevga() -> None:
    start = in_series("tavli", 5, "plakoto", 0, 2)
    both = "white 1:1! 23:1 20:13; black 1:1 24:1 5:13"
    progress = played(start, both, WHITE, ("23", "24"))
    assert progress.outcome and progress.outcome.ending.winner is None
    after = following(progress)
    assert (after.rules.name, after.turn) == ("fevga", OPENING_TURN)
    assert (match_of(after).white, match_of(after).black) == (0, 2)


def test_a_mother_wins_two_and_a_match_ends_at_its_length() -> None:
    start = in_series("tavli", 5, "plakoto", 1, 4)
    progress = played(start, "white 1:1 10:14; black 2:1 5:14", BLACK, ("2", "1"))
    assert progress.outcome and progress.outcome.ending.how is Termination.MOTHER
    assert progress.result and progress.result.match and points_of(progress) == 2
    assert (progress.result.match.black, progress.result.surplus) == (5, 1)
    assert next_game(progress, progress.result) is None


def test_a_draw_by_deadlock_counts_like_any_draw() -> None:
    series = rotation("tavli", {"plakoto": {"mother": "none"}})
    rules = ruleset("plakoto", {"mother": "none"})
    start = begin(rules, stakes=agree(rules, length=5, rotation=series), starter=WHITE)
    stuck = "white 1:1! 23:1 off:13; black 1:1 24:1 off:13"
    after = following(played(start, stuck, WHITE, ("23", "24")))
    assert (after.rules.name, after.turn) == ("fevga", OPENING_TURN)


def test_resigning_plakoto_double_gives_two_and_never_three() -> None:
    start = in_series("tavli", 5, "plakoto")
    offered = advance(start, Resign(WHITE, 2))
    assert points_of(advance(offered, AnswerOffer(BLACK, accept=True))) == 2
    with refused("no_such_value"):
        advance(start, Resign(WHITE, 3))


@pytest.mark.parametrize(
    ("variant", "options"), [("tawla_31", {}), ("mahbusa", {"scoring": "checkers_left"})]
)
def test_games_scored_by_checkers_are_matches_to_31_in_which_the_winner_starts(
    variant: str, options: dict[str, Value]
) -> None:
    rules = ruleset(variant, options)
    assert "winner_starts" in rules.rule_ids
    start = begin(rules, stakes=agree(rules, length=31), starter=WHITE)
    # Black has borne off 4 when White finishes: 11 points (rulings 43, example 5)
    late = "white 24:1 off:14; black 1:11 off:4"
    progress = played(start, late, WHITE, ("24", "off"))
    after = following(progress)
    assert (after.rules.name, after.turn) == (variant, PlayerTurn(WHITE, (Roll(),)))
    assert (match_of(after).white, match_of(after).black) == (11, 0)
    assert following(drawn(after)).turn == OPENING_TURN


def test_at_29_to_25_a_win_of_11_ends_a_match_to_31() -> None:
    rules = ruleset("tawla_31")
    stakes = Stakes(Match(31, 29, 25))
    state = begin(rules, stakes=stakes, starter=WHITE)
    progress = played(state, "white 24:1 off:14; black 1:11 off:4", WHITE, ("24", "off"))
    assert progress.result and progress.result.match
    assert (progress.result.match.white, progress.result.surplus) == (31, 9)
    assert progress.result.next is None


@pytest.mark.parametrize("variant", ["tawla_31", "mahbusa"])
def test_in_games_scored_by_checkers_resigning_costs_what_is_not_borne_off(variant: str) -> None:
    options: dict[str, Value] = {"scoring": "checkers_left"} if variant == "mahbusa" else {}
    rules = ruleset(variant, options)
    state = begin(rules, stakes=agree(rules, length=31), starter=WHITE)
    late = replace(state, position=Position.parse("white 20:9 off:6; black 2:3 off:12"))
    assert resign_at(late, WHITE) == (1,)
    costs: dict[Color, int] = {WHITE: 9, BLACK: 3}
    for loser, left in costs.items():
        offered = advance(late, Resign(loser, 1))
        assert points_of(advance(offered, AnswerOffer(OTHER[loser], accept=True))) == left


@pytest.mark.parametrize("variant", ["mahbusa", "portes", "khachapuri", "backgammon"])
def test_in_other_matches_of_one_game_a_throw_decides_every_game(variant: str) -> None:
    rules = VARIANTS[variant]
    assert "winner_starts" not in rules.rule_ids
    state = begin(rules, stakes=agree(rules, length=31), starter=WHITE)
    assert following(advance(state, Award(WHITE, 1))).turn == OPENING_TURN


def test_the_first_game_of_a_series_begins_with_a_throw() -> None:
    stakes = agree(VARIANTS["portes"], length=5, rotation=TAVLI)
    assert begin(VARIANTS["portes"], stakes=stakes).turn == OPENING_TURN


def test_a_starter_needs_no_opening_throw() -> None:
    with refused("throw_after_decision"):
        begin(VARIANTS["portes"], [Throw(3, 1)], starter=WHITE)


def test_a_series_has_no_crawford_game_and_no_option_about_it() -> None:
    for crawford in (True, False):  # it makes no difference, so neither is refused
        stakes = agree(VARIANTS["portes"], {"crawford": crawford}, 5, rotation=TAVLI)
        assert stakes.play == Match(5, crawford=Crawford.OFF, rotation=TAVLI)
    refusals: tuple[dict[str, Value], ...] = ({"holland": True}, {"cube_limit": 64})
    for options in refusals:
        with refused("no_cube"):
            agree(VARIANTS["portes"], options, 5, rotation=TAVLI)
    played_now = Stakes(Match(5, 4, 0, Crawford.NOW, rotation=TAVLI))
    (fault,) = check_stakes(played_now, VARIANTS["portes"], OPENING_TURN)
    assert fault.code == "crawford_does_not_fit"


def test_a_series_is_a_match() -> None:
    with refused("match_only"):
        agree(VARIANTS["portes"], rotation=TAVLI)


def test_options_of_each_variant_travel_with_the_match() -> None:
    series = rotation("tavli", {"fevga": {"quarter": "both"}, "portes": {"hit_and_run": "banned"}})
    rules = ruleset("portes", series.options_of("portes"))
    assert rules.chosen == {"hit_and_run": "banned"}
    state = begin(rules, stakes=agree(rules, length=9, rotation=series), starter=WHITE)
    chosen = []
    for _ in range(6):
        state = following(advance(state, Award(WHITE, 1)))
        chosen.append((state.rules.name, dict(state.rules.chosen)))
    cycle = [
        ("plakoto", {}),
        ("fevga", {"quarter": "both"}),
        ("portes", {"hit_and_run": "banned"}),
    ]
    assert chosen == cycle * 2


def test_what_is_not_named_is_the_default() -> None:
    named_default = rotation("tavli", {"portes": {"hit_and_run": "allowed"}, "fevga": {}})
    assert named_default == TAVLI


def test_a_series_refuses_other_games_and_options_and_says_why() -> None:
    sent: dict[str, dict[str, Value]] = {
        "gul_bara": {},
        "fevga": {"quarter": "some", "head": "two"},
    }
    faults = faults_of(lambda: rotation("tavli", sent))
    place = "/stakes/match/variant_options"
    assert [(fault.code, fault.pointer) for fault in faults] == [
        ("not_in_rotation", f"{place}/gul_bara"),
        ("unknown_option_value", f"{place}/fevga/quarter"),
        ("unknown_option", f"{place}/fevga/head"),
    ]
    expected = "Gul bara is not a game of the series tavli: portes, plakoto, fevga."
    assert sentence(faults[0]) == expected
    with pytest.raises(ValueError, match="no series 'tavla'; known: tavli, tabla"):
        rotation("tavla")


def test_the_game_and_its_options_must_be_those_of_the_series() -> None:
    stakes = agree(VARIANTS["portes"], length=5, rotation=TAVLI)
    (fault,) = check_stakes(stakes, VARIANTS["tavla"], OPENING_TURN)
    assert (fault.code, fault.pointer) == ("not_in_rotation", "/variant")
    other = ruleset("portes", {"hit_and_run": "banned"})
    (fault,) = check_stakes(stakes, other, OPENING_TURN)
    assert (fault.code, fault.pointer) == ("options_not_of_series", "/options")
    assert sentence(fault).startswith("In this series (tavli) the game has these options: ")


class SeriesMachine(RuleBasedStateMachine):
    """Series played at random, beside the reference's account of them."""

    @initialize(
        name=st.sampled_from(sorted(CYCLES)), length=st.integers(1, 7), first=st.integers(0, 2)
    )
    def open(self, name: str, length: int, first: int) -> None:
        self.name, self.length = name, length
        self.variant = reference.ROTATIONS[name][first]
        self.score = {"white": 0, "black": 0}
        self.starter: str | None = "white"
        self.state: Game | None = in_series(name, length, self.variant)

    def end(self, progress: Game) -> None:
        assert progress.result and progress.outcome
        winner = progress.result.winner
        end = {"winner": winner, "points": int(progress.result.worth.total)}
        self.score = reference.score_after(self.score, end)
        over = reference.match_winner(self.score, self.length)
        assert progress.result.match_winner == over
        assert progress.result.match
        self.won = Stakes(progress.result.match)
        self.state = None if over else following(progress)
        self.variant = reference.next_variant(self.name, self.variant)
        self.starter = reference.starter(end)

    @precondition(lambda self: self.state)
    @rule(winner=SIDES, value=st.integers(1, 2))
    def win(self, winner: Color, value: int) -> None:
        assert self.state
        self.end(advance(self.state, Award(winner, value)))

    @precondition(lambda self: self.state and self.starter)
    @rule(loser=SIDES, value=st.integers(1, 3))
    def resign(self, loser: Color, value: int) -> None:
        assert self.state
        try:
            offered = advance(self.state, Resign(loser, value))
        except Refused:
            assert value == 3
            return
        self.end(advance(offered, AnswerOffer(OTHER[loser], accept=True)))

    @precondition(lambda self: self.state and self.starter)
    @rule()
    def draw(self) -> None:
        assert self.state and self.state.turn and self.state.turn.player
        by = self.state.turn.player
        offered = advance(self.state, OfferDraw(by))
        self.end(advance(offered, AnswerOffer(OTHER[by], accept=True)))

    @precondition(lambda self: self.state and self.starter is None)
    @rule(white=st.integers(1, 6), black=st.integers(1, 6))
    def throw(self, white: int, black: int) -> None:
        assert self.state
        self.state = advance(self.state, Throw(white, black))
        if white != black:
            self.starter = "white" if white > black else "black"

    @precondition(lambda self: self.state is None)
    @rule(winner=SIDES)
    def a_series_that_is_won_is_over(self, winner: Color) -> None:
        with refused("match_over"):
            settle(self.won, winner, SINGLE, Termination.ALL_OFF)

    @invariant()
    def the_reference_agrees(self) -> None:
        if self.state:
            match = match_of(self.state)
            assert self.state.rules.name == self.variant
            assert (match.white, match.black) == (self.score["white"], self.score["black"])
            assert self.state.turn and self.state.turn.player == self.starter


def test_series_at_random_agree_with_the_reference() -> None:
    run_state_machine_as_test(SeriesMachine, settings=STEADY)
