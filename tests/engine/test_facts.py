"""Facts about a position: hand-counted, in the words of source 001."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.advice import OPENING_ADVICE, OpeningAdvice
from engine.notation.play_reader import read_play
from engine.position import BLACK, COLORS, WHITE, Color, Position
from engine.referee.facts import SideFacts, facts
from engine.referee.judge import judge
from engine.rules.dice import ROLLS
from engine.turn import PlayerTurn, PlayStage
from engine.variants import VARIANTS
from tests.invariants.walks import walk

BACKGAMMON = VARIANTS["backgammon"]


def of(position: str, color: Color, game: str = "backgammon") -> SideFacts:
    found = facts(VARIANTS[game], Position.parse(position))
    return found.white if color == WHITE else found.black


def test_at_the_start_there_is_contact_and_no_blot() -> None:
    found = facts(BACKGAMMON, BACKGAMMON.setup)
    assert found.contact
    assert found.white == SideFacts((), ("1", "12", "17", "19"), (), False, 0, 0)
    assert found.black == SideFacts((), ("6", "8", "13", "24"), (), False, 0, 0)


def test_a_blot_is_a_single_checker_on_a_point() -> None:
    """Source 001: "Una singola pedina … che occupi da sola un punto è detta scoperta (blot)."""
    assert of("white 1:1 5:2 12:12; black 24:1 6:14", WHITE).blots == ("1",)


def test_a_prime_is_a_run_of_made_points_and_six_are_a_full_one() -> None:
    """Source 001: six consecutive points, each held by at least two checkers."""
    side = of("white 1:15; black 3:2 4:2 5:2 6:3 7:2 8:2 10:2", BLACK)
    assert side.longest_prime == ("3", "4", "5", "6", "7", "8")


def test_a_player_on_the_bar_against_six_made_points_is_closed_out() -> None:
    """Source 001: "quest'ultimo è chiuso (closed out)."""
    closed = "white bar:1 12:14; black 1:2 2:2 3:2 4:2 5:2 6:5"
    assert of(closed, WHITE).closed_out and not of(closed, BLACK).closed_out
    assert of(closed, WHITE).on_bar == 1
    assert not of("white bar:1 12:14; black 1:2 2:2 3:2 4:2 5:1 6:6", WHITE).closed_out
    assert not of("white 12:15; black 1:2 2:2 3:2 4:2 5:2 6:5", WHITE).closed_out


@pytest.mark.parametrize(
    ("game", "position", "contact"),
    [
        ("backgammon", "white 12:15; black 13:15", True),
        ("backgammon", "white 13:15; black 12:15", False),
        ("backgammon", "white 13:14 bar:1; black 12:15", True),
        ("backgammon", "white 19:10 off:5; black 6:10 off:5", False),
        ("eureka", "white 19:10 off:5; black 6:10 off:5", False),
        ("straight", "white 20:15; black 3:15", True),
        ("gioul", "white 13:15; black 12:15", False),
        ("gioul", "white 12:15; black 13:15", True),
        ("puff", "white 3:15; black reserve:1 20:14", True),
        ("backwards", "white 20:15; black 3:15", True),
        ("catch_me", "white 19:6; black 1:6", None),
    ],
)
def test_without_contact_the_game_is_a_race(game: str, position: str, contact: bool | None) -> None:
    assert facts(VARIANTS[game], Position.parse(position)).contact is contact


@pytest.mark.parametrize(
    ("game", "absent"),
    [
        ("backgammon", set()),
        ("eureka", {"blots", "closed_out", "on_bar"}),
        ("gioul", {"blots", "closed_out", "on_bar"}),
        ("pin", {"closed_out", "on_bar"}),
        ("catch_me", {"blots", "points_made", "longest_prime", "closed_out", "on_bar", "off"}),
        ("doublets", {"blots", "points_made", "longest_prime", "closed_out", "on_bar"}),
        ("french_backgammon_2", {"blots", "points_made", "longest_prime", "closed_out", "off"}),
    ],
)
def test_what_makes_no_sense_in_a_game_is_absent(game: str, absent: set[str]) -> None:
    side = facts(VARIANTS[game], VARIANTS[game].setup).white
    assert {name for name in SideFacts.__slots__ if getattr(side, name) is None} == absent


def test_where_one_checker_closes_a_point_one_makes_it() -> None:
    assert of("white 1:13 8:1 10:1; black 24:15", WHITE, "gioul").points_made == ("1", "8", "10")


@pytest.mark.parametrize("name", VARIANTS)
def test_the_facts_of_random_positions_agree_with_a_count_by_hand(name: str) -> None:
    rules = VARIANTS[name]
    for visit in islice(walk(rules, random.Random(name)), 40):
        found = facts(rules, visit.state.position)
        for color, side in zip(COLORS, (found.white, found.black), strict=True):
            held = visit.state.position.side(color)
            for point in side.blots or ():
                assert held[point] == 1
            assert set(side.longest_prime or ()) <= set(side.points_made or ())
            if side.on_bar is not None:
                assert side.on_bar == held.get("bar", 0)


@pytest.mark.parametrize("advice", OPENING_ADVICE["backgammon"], ids=lambda a: str(a.dice))
@pytest.mark.parametrize("player", COLORS)
def test_the_opening_advice_of_the_leaflets_is_legal(advice: OpeningAdvice, player: Color) -> None:
    high, low = advice.dice
    numbers = (high,) * 4 if high == low else (high, low)
    turn = PlayerTurn(player, (PlayStage(numbers),))
    steps = read_play(BACKGAMMON, BACKGAMMON.setup, turn, advice.notation)
    assert judge(BACKGAMMON, BACKGAMMON.setup, turn, steps).legal


def test_the_leaflets_advise_on_19_of_the_21_first_rolls() -> None:
    rolls = {advice.dice for advice in OPENING_ADVICE["backgammon"]}
    every = {(max(dice), min(dice)) for dice in ROLLS}
    assert len(rolls) == len(OPENING_ADVICE["backgammon"]) and every - rolls == {(5, 3), (4, 2)}
