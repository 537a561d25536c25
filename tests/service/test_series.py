"""Whole series over HTTP, played by a client that only echoes: rulebook 47."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from tests.contract import closed
from tests.reference.second import series as reference
from tests.service.asking import errors
from tests.service.client import Json
from tests.service.stakes import Staked

ROLL = [{"do": "roll"}]
MOST = 3000
"""Actions; no game here takes nearly as many."""


class Series(Staked):
    """A client that agrees on a draw as soon as it can, plays to the end, or does as it likes."""

    draws, at_the_board = False, True

    def _beside(self) -> Json | None:
        expected = self.answer["expected"]
        if self.draws and expected["do"] == "roll":
            return {"do": "offer_draw", "by": expected["player"]}
        if self.draws and expected["do"] == "answer":
            return {"do": "accept", "by": expected["player"]}
        return None if self.at_the_board else super()._beside()


def game(table: Series) -> Json:
    """The outcome of one game."""
    for _ in range(MOST):
        answer = table.step()
        if answer["outcome"]:
            assert closed.faults("Game", answer) == []
            outcome: Json = answer["outcome"]
            return outcome
    raise AssertionError("a game without an end")


def check_next(rotation: str, variant: str, end: Json) -> None:
    """The state of the next game is what the reference says, and its id leads to it."""
    state = end["next"]["state"]
    starter = reference.starter(end)
    assert state["variant"] == reference.next_variant(rotation, variant)
    if starter:
        early = {"early": 6} if state["variant"] == "gul_bara" else {}
        assert state["turn"] == {"player": starter, "stages": ROLL, **early}
    else:
        assert state["turn"] == {"player": None, "stages": [{"do": "open"}]}
    assert state["stakes"]["match"].get("rotation") == rotation
    assert "crawford_game" not in state["stakes"]["match"]


PLAYED: list[tuple[str, str, Json]] = [
    ("tavli", "portes", {}),
    ("tavli", "plakoto", {"plakoto": {"mother": "none"}, "fevga": {"quarter": "four_of_theirs"}}),
    ("tabla", "portes", {"portes": {"hit_and_run": "banned"}}),
    ("tabla", "gul_bara", {"gul_bara": {"unplayed": "to_opponent", "opening": "one_die_each"}}),
]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("rotation", "first", "options"), PLAYED, ids=str)
def test_a_series_is_played_to_its_end_by_echo(
    http: FlaskClient, rotation: str, first: str, options: Json, seed: int
) -> None:
    """Every third game is drawn by agreement, the others are played out or resigned."""
    match: Json = {"length": 5, "rotation": rotation, "variant_options": options}
    table = Series(http, first, {}, {"match": match}, seed)
    variant, score, number = first, {"white": 0, "black": 0}, 0
    while True:
        state = table.answer["state"]
        assert (state["variant"], state["options"]) == (variant, options.get(variant, {}))
        table.draws, table.at_the_board = number % 3 == 1, number % 2 == 0
        end = game(table)
        assert end["winner"] is None or end["points"] in (1, 2)
        score = reference.score_after(score, end)
        winner = reference.match_winner(score, 5)
        assert end["match"]["winner"] == winner
        if winner:
            assert end["next"] is None and end["match"][winner] == 5
            assert end["surplus"] == score[winner] - 5
            break
        assert {side: end["match"][side] for side in score} == score
        check_next(rotation, variant, end)
        variant, number = end["next"]["state"]["variant"], number + 1
        table.next_game()
        table.answer = by_id(http, table.answer)


def by_id(http: FlaskClient, answer: Json) -> Json:
    """The same answer, requested by the id instead of the state."""
    again: Json = http.post("/v1/moves", json={"id": answer["id"]}).get_json()
    assert again["state"] == answer["state"]
    return answer


@pytest.mark.parametrize(
    ("variant", "options"), [("tawla_31", {}), ("mahbusa", {"scoring": "checkers_left"})]
)
def test_a_match_to_31_is_played_to_its_end_by_echo(
    http: FlaskClient, variant: str, options: Json
) -> None:
    table = Series(http, variant, options, {"match": {"length": 31}})
    score, drawn = {"white": 0, "black": 0}, 0
    while True:
        table.draws = sum(score.values()) > 0 and drawn == 0
        end = game(table)
        score = reference.score_after(score, end)
        if end["next"] is None:
            break
        drawn += end["winner"] is None
        assert end["next"]["state"]["variant"] == variant
        assert end["next"]["state"]["turn"]["player"] == reference.starter(end)
        table.next_game()
    assert drawn and end["match"]["winner"] == reference.match_winner(score, 31)


def begin(match: Json, variant: str = "portes", **more: object) -> Json:
    return {"variant": variant, **more, "stakes": {"match": {"length": 5, **match}}}


def test_the_first_game_has_the_options_of_the_series(http: FlaskClient) -> None:
    options = {"portes": {"hit_and_run": "banned"}, "fevga": {"shut_in": "one_point"}}
    sent = begin({"rotation": "tavli", "variant_options": options})
    answer = http.post("/v1/begin", json=sent).get_json()
    assert answer["state"]["options"] == {"hit_and_run": "banned"}
    match = answer["state"]["stakes"]["match"]
    # an option at its default need not travel
    assert match["variant_options"] == {"portes": {"hit_and_run": "banned"}}
    assert answer["id"].endswith("~open~match-5.rotation-tavli.option-portes-hit_and_run-banned")
    again = http.post("/v1/begin", json=begin(match, options={"hit_and_run": "banned"})).get_json()
    assert again == answer


def test_a_plain_series_has_a_short_id(http: FlaskClient) -> None:
    answer = http.post("/v1/begin", json=begin({"rotation": "tavli"})).get_json()
    assert answer["id"].endswith("~open~match-5.rotation-tavli")
    assert answer["state"]["stakes"]["match"] == {
        "length": 5,
        "white": 0,
        "black": 0,
        "rotation": "tavli",
    }


PLACE = "/stakes/match/variant_options"
REFUSED: dict[str, tuple[Json, int, tuple[str, str]]] = {
    "an unknown series": (
        begin({"rotation": "tavla"}),
        400,
        ("unknown_word", "/stakes/match/rotation"),
    ),
    "options of no game of any series": (
        begin({"rotation": "tavli", "variant_options": {"backgammon": {}}}),
        400,
        ("unknown_field", f"{PLACE}/backgammon"),
    ),
    "options that are no object": (
        begin({"rotation": "tavli", "variant_options": []}),
        400,
        ("wrong_type", PLACE),
    ),
    "options of another series": (
        begin({"rotation": "tavli", "variant_options": {"gul_bara": {}}}),
        422,
        ("not_in_rotation", f"{PLACE}/gul_bara"),
    ),
    "an option that its game does not have": (
        begin({"rotation": "tavli", "variant_options": {"portes": {"quarter": "own"}}}),
        422,
        ("unknown_option", f"{PLACE}/portes/quarter"),
    ),
    "options without a series": (
        begin({"variant_options": {"portes": {"hit_and_run": "banned"}}}),
        422,
        ("rotation_needed", PLACE),
    ),
    "a game that is not in the cycle": (
        begin({"rotation": "tavli"}, "tavla"),
        422,
        ("not_in_rotation", "/variant"),
    ),
    "options that are not those of the series": (
        begin({"rotation": "tavli"}, options={"hit_and_run": "banned"}),
        422,
        ("options_not_of_series", "/options"),
    ),
    "a Crawford game": (
        begin({"rotation": "tavli", "white": 4, "crawford_game": "now"}),
        422,
        ("no_cube", "/stakes/match/crawford_game"),
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_series_that_cannot_be_is_refused_with_the_place(http: FlaskClient, case: str) -> None:
    sent, status, expected = REFUSED[case]
    assert errors(http.post("/v1/begin", json=sent), status) == {expected}


PORTES = "1~portes~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~white.roll"


@pytest.mark.parametrize(
    ("stakes", "code"),
    [
        ("match-5.option-portes-hit_and_run-banned", "rotation_needed"),
        ("match-5.rotation-tavla", "id_unknown_word"),
        ("match-5.rotation-tavli.option-gul_bara-unplayed-lost", "id_unknown_word"),
        ("match-5.rotation-tavli.option-fevga-quarter-own", "id_spelling"),
        ("match-5.rotation-tavli.option-fevga-quarter-some", "unknown_option_value"),
        ("match-5.rotation-tavli.option-fevga-head-two", "unknown_option"),
        ("match-5.rotation-tavli.option-fevga", "id_bad_shape"),
        ("match-5.rotation-tavli.crawford-off", "id_spelling"),
        ("match-5.score-4-0.crawford-now.rotation-tavli", "no_cube"),
        ("match-5.rotation-tavli.option-portes-hit_and_run-banned", "options_not_of_series"),
        ("money.rotation-tavli", "id_unknown_word"),
    ],
)
def test_an_id_of_a_series_that_cannot_be_is_refused(
    http: FlaskClient, stakes: str, code: str
) -> None:
    response = http.post("/v1/moves", json={"id": f"{PORTES}~{stakes}"})
    assert errors(response, 422) == {(code, "/id")}


def test_other_notations_lose_the_series_and_say_so(http: FlaskClient) -> None:
    sent = {"id": f"{PORTES}~match-5.rotation-tavli", "to": ["xgid"]}
    answer = http.post("/v1/convert", json=sent).get_json()
    loss = [lost["code"] for lost in answer["notations"]["xgid"]["loss"]]
    assert "rotation" in loss
