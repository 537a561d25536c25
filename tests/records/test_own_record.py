"""Our own record: every game of both rulebooks, faults with pointers, round trips."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import VARIANTS, Game, Position, Step
from engine.chouette.actions import (
    AnswerAll,
    AwardBets,
    Change,
    ChouetteAction,
    ClaimDrawBets,
    Double,
    End,
    OfferDrawBets,
    OfferSettlementBets,
    ResignBets,
    TakePartner,
)
from engine.chouette.answers import Answer
from engine.chouette.bets import Consent
from engine.game.actions import DoubleNamed, Passed, Played, Rolled, RollNamed, Throw
from engine.game.advance import Action
from engine.records import (
    Format,
    NotARecord,
    PlyKind,
    Record,
    Replay,
    from_json,
    read,
    record_of,
    replay,
    to_json,
    write,
    write_json,
)
from engine.records.action_json import action_json, read_action
from engine.records.table import AnyAction
from engine.stakes.actions import (
    AnswerOffer,
    Award,
    AwardMatch,
    ClaimDraw,
    CubeAction,
    OfferDraw,
    OfferSettlement,
    Resign,
)
from engine.stakes.cube import CubeDecision
from engine.turn import IfShort, NameDouble, PlayerTurn, PlayStage, Roll
from tests.records.random_matches import random_chouette, random_record
from tests.records.samples import BATTERY, GNUBG, report

SEEDS = st.integers(0, 2**32)
some = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
SETUP = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2"
OPEN: dict[str, Any] = {"do": "open", "white": 3, "black": 1}
PLAY: dict[str, Any] = {
    "do": "play",
    "moves": [{"from": "17", "to": "20"}, {"from": "19", "to": "20"}],
}


def replayed(record: dict[str, Any]) -> Replay:
    return replay(from_json(record))


def one_game(*actions: dict[str, Any], **claims: Any) -> dict[str, Any]:
    return {"games": [{"start": f"{SETUP}~open~match-5", "actions": list(actions), **claims}]}


def assert_same_after_reading(record: Record) -> None:
    text = write_json(record)
    found = replay(read(text))
    assert not found.faults
    assert record_of(found) == record
    assert write_json(record_of(found)) == text


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_is_the_same_after_writing_and_reading(variant: str) -> None:
    assert_same_after_reading(random_record(1, variant, games=2))


def test_a_condoned_play_stands_on_a_closed_point_as_in_the_game_itself() -> None:
    landing = [{"from": "1", "to": "6"}]
    roll = {"do": "roll", "dice": [6, 5]}
    written = one_game(OPEN, {"do": "play", "moves": landing}, roll)
    assert [fault.went_on for fault in replayed(written).faults] == ["lost"]
    condoned = one_game(OPEN, {"do": "play", "moves": landing, "condone": True}, roll)
    found = replayed(condoned)
    assert [fault.went_on for fault in found.faults] == ["as_written"]
    assert to_json(record_of(found))["games"][0]["actions"] == condoned["games"][0]["actions"]


@some
@given(SEEDS)
def test_every_way_to_end_a_game_is_the_same_after_writing_and_reading(seed: int) -> None:
    assert_same_after_reading(random_record(seed, every_way=True))


@some
@given(SEEDS)
def test_a_chouette_is_the_same_after_writing_and_reading(seed: int) -> None:
    record = random_chouette(seed)
    assert_same_after_reading(record)
    games = to_json(record)["games"]
    assert set(games[0]["chouette"]["totals"].values()) == {0}
    assert sum(games[1]["chouette"]["totals"].values()) == 0


AT_BOARD = [
    (Throw(3, 1), {"do": "open", "white": 3, "black": 1}),
    (Rolled((6, 2)), {"do": "roll", "dice": [6, 2]}),
    (Passed(), {"do": "pass"}),
    (DoubleNamed(4), {"do": "name_double", "number": 4}),
    (RollNamed((4, 2)), {"do": "name_roll", "numbers": [4, 2]}),
    (Played(()), {"do": "play", "moves": []}),
    (
        Played((Step("17", "20", 3), Step("19", "20")), condone=True),
        {
            "do": "play",
            "moves": [{"from": "17", "to": "20", "number": 3}, {"from": "19", "to": "20"}],
            "condone": True,
        },
    ),
]
OF_TWO = [
    (CubeAction("white", CubeDecision.BEAVER), {"do": "beaver", "by": "white"}),
    (Resign("black"), {"do": "resign", "by": "black"}),
    (Resign("black", 2), {"do": "resign", "by": "black", "value": 2}),
    (OfferDraw("white"), {"do": "offer_draw", "by": "white"}),
    (ClaimDraw("white"), {"do": "claim_draw", "by": "white"}),
    (
        OfferSettlement("white", "black", Fraction(3, 2)),
        {"do": "offer_settlement", "by": "white", "payer": "black", "points": 1.5},
    ),
    (AnswerOffer("white", accept=True), {"do": "accept", "by": "white"}),
    (AnswerOffer("white", accept=False), {"do": "refuse", "by": "white"}),
    (Award("white", 3), {"do": "award", "to": "white", "value": 3}),
    (AwardMatch("white"), {"do": "award_match", "to": "white"}),
]
AT_A_CHOUETTE = [
    (Double("Ann", ("Bob",)), {"do": "double", "by": "Ann", "to": ["Bob"]}),
    (Answer("Bob", CubeDecision.TAKE), {"do": "take", "by": "Bob"}),
    (
        AnswerAll((Answer("Bob", CubeDecision.DROP, "Ann", extra_cube=True),)),
        {
            "do": "answer",
            "answers": [{"do": "drop", "by": "Bob", "to": "Ann", "extra_cube": True}],
        },
    ),
    (Answer("Bob", Consent.ACCEPT), {"do": "accept", "by": "Bob"}),
    (ResignBets("Ann", 1), {"do": "resign", "by": "Ann", "value": 1}),
    (OfferDrawBets("Ann"), {"do": "offer_draw", "by": "Ann"}),
    (
        OfferSettlementBets("Ann", "Bob", Fraction(2)),
        {"do": "offer_settlement", "by": "Ann", "payer": "Bob", "points": 2},
    ),
    (AwardBets("Ann", 2, "Bob"), {"do": "award", "to": "Ann", "value": 2, "against": "Bob"}),
    (ClaimDrawBets("Ann"), {"do": "claim_draw", "by": "Ann"}),
    (End(), {"do": "end", "winner": None}),
    (End("white", 2), {"do": "end", "winner": "white", "value": 2}),
    (Change(joining=("Cyd",)), {"do": "change", "joining": ["Cyd"]}),
    (
        TakePartner(("Bob", "Cyd"), "Cyd"),
        {"do": "partner", "volunteers": ["Bob", "Cyd"], "drawn": "Cyd"},
    ),
]


@pytest.mark.parametrize(("action", "written"), [*AT_BOARD, *OF_TWO])
def test_an_action_of_two_is_written_and_read(action: AnyAction, written: dict[str, Any]) -> None:
    assert action_json(action) == written
    assert read_action(written) == action


@pytest.mark.parametrize(("action", "written"), [*AT_BOARD, *AT_A_CHOUETTE])
def test_an_action_at_a_chouette_is_written_and_read(
    action: AnyAction, written: dict[str, Any]
) -> None:
    assert action_json(action) == written
    assert read_action(written, is_chouette=True) == action


def test_a_play_after_a_refused_offer_has_the_dice_thrown_before_it() -> None:
    roll, reply = {"do": "roll", "dice": [6, 2]}, {"do": "play", "notation": "24/18 13/11"}
    offer, refused = {"do": "resign", "by": "white", "value": 1}, {"do": "refuse", "by": "black"}
    again = {"do": "play", "notation": "24/23 13/11"}
    found = replayed(
        one_game(OPEN, PLAY, roll, offer, refused, reply, {"do": "roll", "dice": [2, 1]}, again)
    )
    assert not found.faults
    plays = [ply.written for ply in found.games[0].plies if ply.written.do is PlyKind.PLAY]
    assert [ply.dice for ply in plays] == [(3, 1), (6, 2), (2, 1)]


def test_no_action_is_left_out() -> None:
    assert {type(action) for action, _ in (*AT_BOARD, *OF_TWO)} == set(get_args(Action))
    assert {type(action) for action, _ in AT_A_CHOUETTE} == set(get_args(ChouetteAction))


def test_a_match_has_the_same_plies_in_every_format() -> None:
    match = report(GNUBG / "match5.mat")
    own = replay(read(write_json(record_of(match))))
    for left, right in zip(match.games, own.games, strict=True):
        # a resignation is no ply of a `.mat`
        assert [(p.ply, p.written.player, p.before, p.action) for p in left.plies] == [
            (p.ply, p.written.player, p.before, p.action) for p in right.plies[: len(left.plies)]
        ]
    assert own.score == match.score


def test_a_start_of_null_is_the_usual_one_and_then_what_follows() -> None:
    record = to_json(record_of(report(GNUBG / "match5.mat")))
    for game in record["games"]:
        game["start"] = None
    found = replayed(record)
    assert not found.faults
    assert found.score == (5, 4)
    assert record_of(found).games == record_of(report(GNUBG / "match5.mat")).games


@pytest.mark.parametrize("value", [1, 2])
def test_without_stakes_a_game_counts_what_it_is_worth(value: int) -> None:
    start = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~open"
    opening = {"do": "open", "white": 3, "black": 1}
    play = {"do": "play", "notation": "8/5 6/5"}
    given_up = [{"do": "resign", "by": "black", "value": value}, {"do": "accept", "by": "white"}]
    game = {"start": start, "actions": [opening, play, *given_up]}
    first = replay(read(json.dumps({"games": [game, game]})))
    assert first.score == (2 * value, 0)
    again = replay(read(write(record_of(first), Format.RECORD).content))
    assert again.score == first.score and again.faults == ()


def test_a_series_goes_on_with_the_next_game_of_its_cycle() -> None:
    record = {
        "variant": "portes",
        "stakes": {"match": {"length": 3, "rotation": "tavli"}, "options": {}},
        "games": [
            {
                "actions": [
                    {"do": "open", "white": 5, "black": 2},
                    {"do": "resign", "by": "white", "value": 1},
                    {"do": "accept", "by": "black"},
                ]
            },
            {"actions": [{"do": "roll", "dice": [2, 1]}]},
        ],
    }
    found = replayed(record)
    assert not found.faults
    second = to_json(record_of(found))["games"][1]
    assert second["start"].startswith("1~plakoto~")
    assert "~black.roll~match-3.score-0-1.rotation-tavli" in second["start"]


def test_a_play_may_be_written_as_notation() -> None:
    found = replayed(one_game(OPEN, {"do": "play", "notation": "8/5 6/5"}))
    assert not found.faults
    assert record_of(found) == record_of(replayed(one_game(OPEN, _numbered(PLAY))))


def _numbered(play: dict[str, Any]) -> dict[str, Any]:
    moves = [{**move, "number": n} for move, n in zip(play["moves"], (3, 1), strict=True)]
    return {**play, "moves": moves}


FAULTS: dict[str, tuple[list[dict[str, Any]], list[tuple[str, str, str]]]] = {
    "an illegal play stands as written": (
        [OPEN, {"do": "play", "moves": [{"from": "17", "to": "20"}, {"from": "19", "to": "21"}]}],
        [("no_such_number", "as_written", "/games/0/actions/1")],
    ),
    "a play that cannot stand loses the game": (
        [OPEN, {"do": "play", "moves": [{"from": "2", "to": "5"}]}, {"do": "roll", "dice": [1, 2]}],
        [("no_checker", "lost", "/games/0/actions/1")],
    ),
    "an action that is not allowed is left out": (
        [OPEN, {"do": "double", "by": "black"}, PLAY],
        [("not_your_turn", "left_out", "/games/0/actions/1")],
    ),
    "a roll out of turn loses the game": (
        [OPEN, {"do": "roll", "dice": [2, 1]}, PLAY],
        [("not_expected", "lost", "/games/0/actions/1")],
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_has_its_pointer(name: str) -> None:
    actions, wanted = FAULTS[name]
    found = replayed(one_game(*actions))
    assert [(f.code, f.went_on, f.where.place.pointer) for f in found.faults] == wanted


def test_what_the_record_claims_is_compared() -> None:
    ids = [f"{SETUP}~open~match-5", f"{SETUP}~white.play-3-1~match-5"]
    assert not replayed(one_game(OPEN, PLAY, ids=ids)).faults
    wrong = replayed(one_game(OPEN, PLAY, ids=ids[::-1], score={"white": 1, "black": 0}))
    assert [fault.code for fault in wrong.faults] == ["wrong_score", "id_differs", "id_differs"]
    ended: list[dict[str, Any]] = [
        OPEN,
        {"do": "resign", "by": "black", "value": 2},
        {"do": "accept", "by": "white"},
    ]
    assert replayed(one_game(*ended, result={"winner": "white", "points": 2})).games[0].agrees
    result = {"winner": "white", "points": 3}
    assert [f.code for f in replayed(one_game(*ended, result=result)).faults] == ["wrong_result"]
    result = {"winner": "black", "points": 2}
    assert [f.code for f in replayed(one_game(*ended, result=result)).faults] == ["wrong_winner"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_ids_written_as_mat_are_those_of_the_states_when_it_is_read(variant: str) -> None:
    for seed in range(5):
        record = replace(random_record(seed, variant, games=2), has_ids=True)
        text = write(record, Format.MAT).content
        assert '[X-Ply 1.1 "' in text
        assert not replay(read(text)).faults


def test_ids_are_written_where_the_record_had_them() -> None:
    ids = [f"{SETUP}~open~match-5", f"{SETUP}~white.play-3-1~match-5"]
    record = record_of(replayed(one_game(OPEN, _numbered(PLAY), ids=ids)))
    assert to_json(record)["games"][0]["ids"] == ids
    mat = write(record, Format.MAT).content
    assert f'; [X-Ply 1.1 "{ids[0]}"]' in mat
    assert f"XS[{ids[0]}]" in write(record, Format.SGF).content
    assert not replay(read(mat)).faults
    damaged = mat.replace('X-Ply 1.1 "1~backgammon~1-2', 'X-Ply 1.1 "1~backgammon~1-1.2-1')
    assert [fault.code for fault in replay(read(damaged)).faults] == ["id_differs"]


def test_a_game_with_an_edit_says_where_its_actions_end() -> None:
    """An edited position is no action: the game is cut there, and that is a loss with a note."""
    text = (
        "(;GM[6]MI[length:5]RE[W+1];W[31hefe];B[42qusu]"
        ";PL[W]AE[a:y]AW[a][a][f]AB[x][x]CV[1];W[61fz];B[21xv])"
    )
    found = replay(read(text))
    assert found.faults[0].code == "edited"
    [game] = record_of(found).games
    assert len(game.actions) == 4
    assert game.cut is not None
    assert (game.cut.ply, game.cut.why, game.cut.plies) == (3, "edits", 3)
    assert game.result == ("white", 1)
    for record_format in (Format.MAT, Format.SGF, Format.RECORD):
        written = write(record_of(found), record_format)
        assert written.loss == ("edits",)
        assert [(note.code, note.where.ply) for note in written.notes] == [("rest_not_written", 3)]


def test_an_illegal_play_that_is_only_a_position_is_cut_there_too() -> None:
    record = record_of(report(BATTERY / "63.mat"))
    assert [game.cut.why if game.cut else None for game in record.games] == ["edits"]


def test_an_opening_double_is_recorded_from_the_roll_of_the_starter() -> None:
    record = record_of(report(BATTERY / "70.mat"))
    start = to_json(record)["games"][0]["start"]
    assert ".roll~" in start
    found = replay(read(write_json(record)))
    assert not found.faults
    assert record_of(found) == record


@pytest.mark.parametrize(
    "record",
    [
        {"games": [{"actions": []}]},
        {"games": [{"start": "1~backgammon~x", "actions": []}]},
        {"games": [{"start": f"{SETUP}~open", "actions": [{"do": "roll"}]}]},
        {"games": [{"start": f"{SETUP}~open", "actions": [{"do": "roll", "dice": [7, 1]}]}]},
        {"games": [{"start": f"{SETUP}~open", "actions": [], "ids": ["x"]}]},
        {"games": [{"start": f"{SETUP}~open", "actions": [], "score": {"white": "1"}}]},
        {"games": [{"start": f"{SETUP}~open", "actions": [], "result": {"winner": "red"}}]},
        {"games": [{"start": f"{SETUP}~open", "actions": [PLAY | {"moves": [{"from": "99"}]}]}]},
        {
            "variant": "backgammon",
            "stakes": {"money": {"per_point": "1/0"}},
            "games": [{"actions": []}],
        },
        {"variant": "backgammon", "stakes": {"match": {"length": "5"}}, "games": [{"actions": []}]},
        {"variant": "backgammon", "stakes": [], "games": [{"actions": []}]},
        {"variant": "backgammon", "options": {"x": []}, "games": [{"actions": []}]},
        {"games": [{"start": f"{SETUP}~open", "actions": []}] * 201},
        {"games": [{"start": f"{SETUP}~open", "actions": [OPEN] * 40_001}]},
        {"players": [], "games": []},
    ],
    ids=lambda record: json.dumps(record)[:60],
)
def test_what_is_no_record_is_refused(record: dict[str, Any]) -> None:
    with pytest.raises(NotARecord):
        replayed(record)


def test_a_start_that_cannot_be_played_is_a_fault_and_not_judged() -> None:
    over = {"games": [{"start": f"{SETUP}~white.play-3-3~match-5", "actions": [PLAY]}]}
    found = replayed(over)
    assert [fault.code for fault in found.faults] == ["no_such_turn"]
    assert found.games[0].is_lost


def test_a_shorter_way_to_the_position_of_a_complete_play_earns_what_that_play_earns() -> None:
    rules = VARIANTS["acey_deucey"]
    turn = PlayerTurn(
        "white", (PlayStage((2, 1), if_short=IfShort.FORFEIT), NameDouble(), Roll(again=True))
    )
    start = Game(rules, Position.parse("white 23:1 24:2 off:12; black 12:2 13:13"), turn)
    record = {
        "games": [
            {
                "start": start.id,
                "actions": [
                    {"do": "play", "moves": [{"from": "23", "to": "off", "number": 2}]},
                    {"do": "name_double", "number": 3},
                ],
            }
        ]
    }
    assert not replayed(record).faults
