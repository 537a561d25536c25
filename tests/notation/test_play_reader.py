"""A play as players write it, read on the board."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.faults import Refused
from engine.game.game import Game
from engine.messages import sentence
from engine.movegen import follow
from engine.notation import position_id
from engine.notation.moves import write_play
from engine.notation.play_reader import in_writers_numbers, mistaken_numbers, read_play
from engine.position import Color, Position
from engine.referee.judge import judge
from engine.rules.ruleset import Ruleset
from engine.turn import Move, PlayerTurn, PlayStage, Step
from engine.variants import VARIANTS
from tests.invariants.forms import options_of
from tests.invariants.walks import walk, walks

START = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2"
STATES = 60
PLAYS = 3


def steps(id_: str, text: str, strict: bool = False) -> list[Step]:
    state = position_id.read(id_)
    assert state.turn
    return read_play(state.rules, state.position, state.turn, text, strict=strict)


def moved(id_: str, text: str) -> list[str]:
    return [f"{source}-{target}" for source, target, *_ in steps(id_, text)]


def refused(id_: str, text: str, strict: bool = False) -> list[tuple[str, object]]:
    with pytest.raises(Refused) as caught:
        steps(id_, text, strict)
    assert all(sentence(fault) for fault in caught.value.faults)
    return [(fault.code, fault.facts.get("character")) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("id_", "text", "moves"),
    [
        (f"{START}~white.play-3-1", "8/5 6/5", ["17-20", "19-20"]),
        (f"{START}~black.play-3-1", "8/5 6/5", ["8-5", "6-5"]),
        (f"{START}~white.play-3-1", "6/5 8/5", ["19-20", "17-20"]),
        (f"{START}~white.play-3-1", "8/5, 6/5", ["17-20", "19-20"]),
        (f"{START}~white.play-6-5", "24/18/13", ["1-7", "7-12"]),
        (f"{START}~white.play-6-5", "24/13", ["1-7", "7-12"]),
        (f"{START}~white.play-6-6-6-6", "24/18(2) 13/7(2)", ["1-7", "1-7", "12-18", "12-18"]),
        (f"{START}~white.play-6-6-6-6", "24/18 13/7 24/18 13/7", ["1-7", "12-18", "1-7", "12-18"]),
        ("1~backgammon~bar-1.1-1.19-13~6-13.24-2~white.play-5-2", "bar/20 24/22",
         ["bar-5", "1-3"]),
        ("1~backgammon~bar-1.1-1.19-13~6-13.24-2~white.play-5-2", "24/22 bar/20",
         ["bar-5", "1-3"]),
        ("1~backgammon~bar-1.1-1.19-13~6-13.24-2~white.play-5-2", "25/20 24/22",
         ["bar-5", "1-3"]),
        ("1~backgammon~19-2.off-13~1-15~white.play-6-6-6-6", "6/off(2)", ["19-off", "19-off"]),
        ("1~backgammon~19-2.off-13~1-15~white.play-6-6-6-6", "6/0 6/Off", ["19-off", "19-off"]),
        ("1~backgammon~12-1.19-14~18-1.24-14~white.play-6-2", "13/7*/5", ["12-18", "18-20"]),
        ("1~puff~24-1.reserve-14~reserve-15~white.play-2-5-in_order", "reserve/23 reserve/20",
         ["reserve-23", "reserve-20"]),
        ("1~doublets~19-2m.20-2m.21-2m.22-2m.23-2m.24-2m~1-2m.2-2m.3-2m.4-2m.5-2m.6-2m"
         "~white.play-6-3", "6/turn 3/turn", ["19-19", "22-22"]),
        ("1~catch_me~12-1.24-1.captured-4~1-1.captured-5~white.play-7", "24/17", ["24-17"]),
    ],
)  # fmt: skip
def test_a_play_is_read_as_it_is_written(id_: str, text: str, moves: list[str]) -> None:
    assert sorted(moved(id_, text)) == sorted(moves)


def test_no_move_is_written_as_a_dash() -> None:
    assert moved(f"{START}~white.play-3-1", "-") == []


HITS_ON_ONE_WAY = "1~backgammon~1-1.19-14~4-1.24-14~white.play-3-2"
"""White's last checker back can go by point 4, where it hits, or by point 3, where it does not."""


def test_a_stop_without_a_star_hits_nothing_and_one_that_hits_is_named() -> None:
    assert moved(HITS_ON_ONE_WAY, "24/19") == ["1-3", "3-6"]
    assert moved(HITS_ON_ONE_WAY, "24/21*/19") == ["1-4", "4-6"]
    assert moved(HITS_ON_ONE_WAY, "24/21/19") == ["1-4", "4-6"]


def test_what_can_only_be_meant_one_way_needs_no_star() -> None:
    only_hitting = "1~backgammon~1-1.19-14~3-2.4-1.24-12~white.play-3-2"
    assert moved(only_hitting, "24/19") == ["1-4", "4-6"]


def test_a_star_where_nothing_is_hit_is_refused_only_by_strict_reading() -> None:
    three_one = f"{START}~white.play-3-1"
    assert refused(three_one, "8/5* 6/5", strict=True) == [("text_no_hit", None)]
    assert moved(three_one, "8/5* 6/5") == ["17-20", "19-20"]


@pytest.mark.parametrize("text", ["31: 8/5 6/5", "8-5 6-5", "I play 8/5 6/5", "8/5 6/5 Pass", ""])
def test_strict_reading_takes_nothing_but_standard_notation(text: str) -> None:
    codes = {code for code, _ in refused(f"{START}~white.play-3-1", text or "pass", strict=True)}
    assert codes == {"text_unreadable"}


def test_of_needless_stars_on_two_ways_none_is_believed() -> None:
    assert refused(HITS_ON_ONE_WAY, "24/19*") == [("text_ambiguous", None)]


def test_a_roll_that_is_not_the_one_to_be_played_is_refused() -> None:
    three_one = f"{START}~white.play-3-1"
    assert refused(three_one, "62: 8/5 6/5") == [("text_other_roll", None)]
    assert moved(three_one, "13: 8/5 6/5") == ["17-20", "19-20"]


@pytest.mark.parametrize(
    ("player", "text", "code"),
    [
        ("white", "17/20 19/20", "text_in_absolute_numbers"),
        ("black", "17/20, 19/20", "text_in_opponent_numbers"),
    ],
)
def test_numbers_of_the_wrong_side_are_explained(player: str, text: str, code: str) -> None:
    state = position_id.read(f"{START}~{player}.play-3-1")
    assert state.turn
    fault = mistaken_numbers(state.rules, state.position, state.turn, text)
    assert fault and (fault.code, fault.facts["reading"]) == (code, "8/5 6/5")


def test_the_faults_of_a_text_have_the_numbers_of_the_text() -> None:
    state = position_id.read(f"{START}~white.play-5-5-5-5")
    assert state.turn
    where = state.rules, state.position, state.turn
    faults = judge(*where, steps(f"{START}~white.play-5-5-5-5", "24/19")).faults
    assert [fault.facts["place"] for fault in faults] == ["6"]
    [own] = in_writers_numbers(*where, "24/19", faults)
    assert sentence(own).startswith("Point 19 is blocked by Black")
    assert sentence(own).endswith("(Points are counted from the side of White.)")


def test_what_leads_to_different_positions_is_refused_with_both() -> None:
    both_hit = "1~backgammon~1-1.19-14~3-1.4-1.24-13~white.play-3-2"
    with pytest.raises(Refused) as caught:
        steps(both_hit, "24/19")
    [fault] = caught.value.faults
    assert fault.code == "text_ambiguous"
    assert set(fault.facts["readings"]) == {"24/21* 21/19", "24/22* 22/19"}  # type: ignore[call-overload]


@pytest.mark.parametrize("text", ["24/16. 24/20/16", "24/20 13/9\n24/20 13/9", "24/16.\n\n24/16"])
def test_what_is_said_twice_is_one_play(text: str) -> None:
    fours = position_id.read(f"{START}~white.play-4-4-4-4")
    assert fours.turn
    found = steps(f"{START}~white.play-4-4-4-4", text)
    assert len(found) == 2
    assert not judge(fours.rules, fours.position, fours.turn, found).legal


@pytest.mark.parametrize(
    "text",
    [
        *("Is 8/5 6/5 good", "Would I play 8/5 6/5", "Will I play 8/5 6/5", "Do I play 8/5 6/5"),
        *("My second best move is 8/5 6/5", "Another good move is 8/5 6/5"),
        "so Black cannot play 8/5 6/5",
    ],
)
def test_a_question_or_another_play_is_not_stated(text: str) -> None:
    assert "text_unreadable" in dict(refused(f"{START}~white.play-3-1", text))


def test_what_cannot_be_played_is_taken_as_it_stands() -> None:
    assert moved(f"{START}~white.play-5-5-5-5", "24/14") == ["1-6", "6-11"]
    assert moved(f"{START}~white.play-3-1", "8/7/2") == ["17-18", "18-23"]
    assert moved(f"{START}~white.play-6-5", "6/off 13/2") == ["19-off", "12-18", "18-23"]
    assert moved(f"{START}~white.play-3-1", "bar/off 5/8") == ["bar-off", "20-17"]


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("8", [("text_unreadable", 1)]),
        ("8/5 six/five", [("text_unreadable", 5), ("text_unreadable", 9)]),
        ("8/5 26/24", [("text_no_place", 5)]),
        ("8/5* reserve/3", [("text_unreadable", 6)]),
        ("8//5", [("text_unreadable", 1)]),
        ("8/5 or 6/5", [("text_unreadable", 5)]),
        ("8/5(9) 8/5(9)", [("text_too_many", 1)]),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(
    text: str, faults: list[tuple[str, object]]
) -> None:
    assert refused(f"{START}~white.play-3-1", text) == faults


def test_the_text_board_of_a_game_on_half_a_board_counts_its_own_points() -> None:
    text = "1~ludus_lombardorum~7-15~6-15~white.play-2-1"
    state = position_id.read(text)
    assert state.turn and state.turn.player
    found = steps(text, "12/11")
    assert found[0].source == str(state.rules.board.white.points[0])


def one_by_one(state: Game, moves: tuple[Move, ...]) -> str:
    """Every stop written, no stars, no counts: as programs write a play."""
    assert state.turn and state.turn.player
    route = state.rules.board.route(state.turn.player)
    return " ".join(
        f"{route.written(m.source)}/{'turn' if m.source == m.target else route.written(m.target)}"
        for m in moves
    )


@pytest.mark.parametrize("name", VARIANTS)
def test_every_legal_play_of_every_game_is_read_as_it_is_written(name: str) -> None:
    rng = random.Random(name)
    for visit in islice(walks(options_of(name), rng), STATES):
        state, turn = visit.state, visit.state.turn
        assert turn
        if not turn.player or not isinstance(turn.stages[0], PlayStage):
            continue
        for play in rng.sample(visit.found, min(PLAYS, len(visit.found))):
            for text in (
                write_play(state.rules, turn.player, play.moves),
                one_by_one(state, play.moves),
            ):
                found = read_play(state.rules, state.position, turn, text or "-")
                assert after(state, found) == play.position, text


def after(state: Game, moves: list[Step]) -> Position:
    turn = state.turn
    assert turn and turn.player and isinstance(turn.stages[0], PlayStage)
    following = follow(state.rules, state.position, turn.player, turn.stages[0], moves)
    assert following
    return following.position


TABLES = [
    f"{START}~white.play-5-5-5-5",
    HITS_ON_ONE_WAY,
    "1~backgammon~bar-1.1-1.19-13~6-13.24-2~white.play-5-2",
    "1~puff~24-1.reserve-14~reserve-15~white.play-2-5-in_order",
    "1~catch_me~12-1.24-1.captured-4~1-1.captured-5~white.play-7",
    "1~catch_me~24-1.captured-5~1-1.captured-5~white.play-6-1",
    "1~french_backgammon_2~1-1.reserve-2~reserve-3~white.play-4-3",
    "1~ludus_lombardorum~7-15~6-15~white.play-2-1",
]
NAMES = st.sampled_from(("bar", "off", "reserve", "turn", "captured", *map(str, range(27))))
STOPS = st.tuples(NAMES, st.sampled_from(("", "*"))).map("".join)
WORDS = st.tuples(
    NAMES,
    st.lists(STOPS, min_size=1, max_size=3).map(lambda stops: "/" + "/".join(stops)),
    st.sampled_from(("", "(2)", "(3)")),
).map("".join)


@settings(derandomize=True, database=None, deadline=None, max_examples=400)
@given(st.sampled_from(TABLES), st.lists(WORDS, max_size=4).map(" ".join) | st.text(max_size=30))
def test_whatever_is_written_is_judged_or_refused_in_words(id_: str, text: str) -> None:
    state = position_id.read(id_)
    assert state.turn
    try:
        found = read_play(state.rules, state.position, state.turn, text)
    except Refused as refusal:
        results = [sentence(fault) for fault in refusal.faults]
    else:
        verdict = judge(state.rules, state.position, state.turn, found)
        results = [str(verdict.legal), *map(sentence, verdict.faults)]
    assert all(results)


@pytest.mark.parametrize(
    ("position", "player", "numbers", "text", "moves"),
    [
        ("white 24:15; black 2:1 off:14", "black", (2, 1), "2/off", [("2", "1"), ("1", "off")]),
        ("white 23:1 off:14; black 1:15", "white", (2, 1), "2/off", [("23", "24"), ("24", "off")]),
        (
            "white 1:1 24:14; black 6:2 8:13",
            "black",
            (5, 5, 5, 5),
            "8/3(2) 6/1*(2)",
            [("6", "1"), ("6", "1"), ("8", "3"), ("8", "3")],
        ),
    ],
)
def test_a_checker_that_could_bear_off_with_one_number_uses_both_where_the_rules_demand_it(
    position: str, player: Color, numbers: tuple[int, ...], text: str, moves: list[tuple[str, str]]
) -> None:
    turn = PlayerTurn(player, (PlayStage(numbers),))
    rules, here = VARIANTS["backgammon"], Position.parse(position)
    steps = read_play(rules, here, turn, text)
    assert sorted(step[:2] for step in steps) == sorted(moves)
    assert judge(rules, here, turn, steps).legal


def stops_left_out(rules: Ruleset, color: Color, moves: Sequence[Move], keep: list[bool]) -> str:
    """The play with each stop written or, where nothing was hit, left out."""
    written = rules.board.route(color).written
    words: list[list[tuple[str, str]]] = []
    for move, kept in zip(moves, keep, strict=True):
        star = "*" if move.hit else ""
        stop = (move.target, written(move.target) + star)
        chain = next((word for word in words if word[-1][0] == move.source), None)
        if chain is None or move.source in ("bar", "reserve", "off"):
            words.append([(move.source, written(move.source)), stop])
            continue
        last = chain[-1][1]
        if not kept and len(chain) > 1 and "*" not in last:
            chain.pop()
        chain.append(stop)
    return " ".join("/".join(text for _, text in word) for word in words)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_notation_of_every_listed_play_leads_to_the_listed_position(name: str) -> None:
    """As it is listed, and with any of the stops that may be left out written or not."""
    rules, rng = VARIANTS[name], random.Random(name)
    for visit in islice(walk(rules, rng), 150):
        turn, found = visit.state.turn, visit.found
        if not turn or not turn.player or not found:
            continue
        for play in rng.sample(found, min(4, len(found))):
            texts = [write_play(rules, turn.player, play.moves)]
            if not rules.mechanics and not rules.movement.backwards:
                keep = [rng.random() < 0.5 for _ in play.moves]
                texts.append(stops_left_out(rules, turn.player, play.moves, keep))
            for text in texts:
                steps = read_play(rules, visit.state.position, turn, text)
                verdict = judge(rules, visit.state.position, turn, steps)
                assert (verdict.legal, verdict.position) == (True, play.position), text
