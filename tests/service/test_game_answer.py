"""The one answer of begin, advance and moves: what is always there, and what `include` adds."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from tests.contract import closed
from tests.service.asking import errors
from tests.service.client import Json

START = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2"
ROLLED = f"{START}~white.play-6-1"
TWO_BLOTS = "1~backgammon~12-2.19-13~6-13.13-1.18-1~white.play-6-1"
OVER = "1~backgammon~off-15~24-15~over"
ALWAYS = {"id", "state", "events", "expected", "outcome", "may"}
OF_PLAY = {"do", "player", "numbers", "text", "may_end"}
IN_EXPECTED = {
    "plays": {"plays", "more_plays"},
    "positions": {"plays", "more_plays"},
    "next_moves": {"next_moves"},
    "compound_moves": {"compound_moves"},
    "forced": {"forced"},
}
BESIDE = ("pips", "bear_off", "facts", "picture")


def post(http: FlaskClient, path: str, **body: object) -> Json:
    response = http.post(f"/v1/{path}", json=body)
    answer: Json = response.get_json()
    assert response.status_code == 200, answer
    assert closed.faults("Game", answer) == []
    return answer


def answer_of(http: FlaskClient, path: str, include: list[str] | None) -> Json:
    """The same state from each of the three operations: White has rolled 6-1 at the start."""
    body: Json = {} if include is None else {"include": include}
    answer = answer_with_dice(http, path, body)
    # the throw is no part of the state; its order is only in the answer to it
    answer["expected"].pop("dice", None)
    return answer


def answer_with_dice(http: FlaskClient, path: str, body: Json) -> Json:
    if path == "begin":
        throws = [{"white": 6, "black": 1}]
        return post(http, path, variant="backgammon", throws=throws, **body)
    if path == "advance":
        action = {"do": "roll", "dice": [6, 1]}
        return post(http, path, id=f"{START}~white.roll", action=action, **body)
    return post(http, path, id=ROLLED, **body)


three = pytest.mark.parametrize("path", ["begin", "advance", "moves"])


@three
def test_include_replaces_what_an_operation_has_by_default(http: FlaskClient, path: str) -> None:
    least = answer_of(http, path, [])
    assert least.keys() == ALWAYS
    assert least["expected"].keys() == OF_PLAY
    for word, keys in IN_EXPECTED.items():
        answer = answer_of(http, path, [word])
        assert answer["expected"].keys() == OF_PLAY | keys
        assert answer.keys() == ALWAYS
    for word in BESIDE:
        answer = answer_of(http, path, [word])
        assert answer.keys() == ALWAYS | {word}
        assert answer["expected"].keys() == OF_PLAY


@three
def test_the_same_state_has_the_same_answer_wherever_it_comes_from(
    http: FlaskClient, path: str
) -> None:
    everything = [*IN_EXPECTED, *BESIDE, "why_not"]
    answer, moves = answer_of(http, path, everything), answer_of(http, "moves", everything)
    for key in moves.keys() - {"events"}:
        assert answer[key] == moves[key], key


def test_each_operation_has_its_own_default(http: FlaskClient) -> None:
    for path in ("begin", "advance"):
        assert answer_of(http, path, None) == answer_of(http, path, ["plays"])
    default = ["positions", "next_moves", "forced", "pips", "bear_off"]
    assert answer_of(http, "moves", None) == answer_of(http, "moves", default)
    played = [{"from": "12", "to": "18"}]
    answer = post(http, "moves", id=ROLLED, played=played)
    assert answer == post(http, "moves", id=ROLLED, played=played, include=default[1:])
    assert "plays" not in answer["expected"]


def test_only_positions_have_what_follows_a_play(http: FlaskClient) -> None:
    [first, *_] = answer_of(http, "moves", ["plays"])["expected"]["plays"]
    assert first.keys() == {"moves", "notation"}
    [first, *_] = answer_of(http, "moves", ["positions", "plays"])["expected"]["plays"]
    assert first.keys() == {"moves", "notation", "position", "turn"}
    last = "1~backgammon~24-1.off-14~6-14.off-1~white.play-6-1"
    [only] = post(http, "moves", id=last, include=["positions"])["expected"]["plays"]
    assert only.keys() == {"moves", "notation", "position", "outcome"}
    assert only["outcome"]["text"] == "White wins 1 point."


def test_the_outcome_of_a_play_is_in_the_language_of_the_request(http: FlaskClient) -> None:
    body = {"id": "1~backgammon~24-1.off-14~6-15~white.play-6-1", "include": ["positions"]}
    response = http.post("/v1/moves", json=body, headers={"Accept-Language": "de"})
    [only] = response.get_json()["expected"]["plays"]
    assert only["outcome"]["text"] == "Weiß gewinnt ein Gammon, 2 Punkte."
    assert response.headers["Content-Language"] == "de"


def test_reasons_are_there_on_request_only(http: FlaskClient) -> None:
    id_ = f"{START}~white.roll~match-5.score-4-0.crawford-now"
    plain = post(http, "moves", id=id_)["may"]["white"]
    assert plain.keys() == {"allowed", "resign_at"}
    reasons = post(http, "moves", id=id_, include=["why_not"])["may"]["white"]
    assert reasons.keys() == {"allowed", "resign_at", "why_not"}
    codes = {reason["code"] for reason in reasons["why_not"] if "double" in reason["do"]}
    assert codes == {"crawford_game"}


def test_by_get_include_is_a_list_with_commas(http: FlaskClient) -> None:
    answer = http.get(f"/v1/moves/{ROLLED}?include=plays,pips").get_json()
    assert answer == post(http, "moves", id=ROLLED, include=["plays", "pips"])
    least = http.get(f"/v1/moves/{ROLLED}?include=").get_json()
    assert least == post(http, "moves", id=ROLLED, include=[])
    played = http.get(f"/v1/moves/{ROLLED}?include=&played=13/7").get_json()["expected"]
    assert played["played"] == [{"from": "12", "to": "18", "number": 6}]


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({"include": ["luck"]}, ("unknown_word", "/include/0")),
        ({"include": "plays"}, ("wrong_type", "/include")),
        ({"include": ["plays"] * 12}, ("wrong_size", "/include")),
        ({"look": {"theme": "blue"}}, ("unknown_word", "/look/theme")),
        ({"look": {"width": 99}}, ("out_of_range", "/look/width")),
        ({"look": {"size": 3}}, ("unknown_field", "/look/size")),
    ],
)
def test_what_cannot_be_included_is_refused(
    http: FlaskClient, body: Json, fault: tuple[str, str]
) -> None:
    assert errors(http.post("/v1/moves", json={"id": ROLLED, **body}), 400) == {fault}


def test_a_picture_shows_the_moves_made_or_the_play_just_made(http: FlaskClient) -> None:
    played = [{"from": "12", "to": "18"}]
    answer = post(http, "moves", id=ROLLED, played=played, include=["picture"])
    drawn = http.post("/v1/picture", json={"id": ROLLED, "played": played})
    assert answer["picture"]["svg"] == drawn.text
    assert "13/7" in answer["picture"]["description"]
    action = {"do": "play", "moves": [{"from": "12", "to": "19"}]}
    look = {"theme": "dark", "bottom": "black", "width": 400}
    after = post(http, "advance", id=ROLLED, action=action, include=["picture"], look=look)
    assert "13/6" in after["picture"]["description"]
    assert 'width="400"' in after["picture"]["svg"]
    assert after["picture"]["title"] == "Backgammon — Black to roll"


@three
def test_a_picture_in_an_answer_can_be_had_at_every_stage(http: FlaskClient, path: str) -> None:
    assert answer_of(http, path, ["picture"])["picture"].keys() == {"title", "description", "svg"}


def test_a_compound_move_is_a_move(http: FlaskClient) -> None:
    """White plays 13/6 by one move from 12 to 19, as in the contract."""
    moves = [{"from": "12", "to": "19"}]
    after = post(http, "advance", id=ROLLED, action={"do": "play", "moves": moves})
    assert after["id"] == "1~backgammon~1-2.12-4.17-3.19-6~6-5.8-3.13-5.24-2~black.roll"
    expected = post(http, "moves", id=ROLLED, played=moves)["expected"]
    assert expected["played"] == [
        {"from": "12", "to": "18", "number": 6},
        {"from": "18", "to": "19", "number": 1},
    ]
    assert expected["may_end"] is True
    judged = http.post("/v1/judge", json={"id": ROLLED, "moves": moves}).get_json()
    assert judged["legal"] and judged["notation"] == "13/6"


def test_a_compound_move_with_different_hits_is_refused_with_its_ways(http: FlaskClient) -> None:
    moves = [{"from": "12", "to": "19"}]
    for path, body, pointer in (
        ("advance", {"action": {"do": "play", "moves": moves}}, "/action/moves/0"),
        ("moves", {"played": moves}, "/played/0"),
        ("judge", {"moves": moves}, "/moves/0"),
    ):
        response = http.post(f"/v1/{path}", json={"id": TWO_BLOTS, **body})
        assert errors(response, 422) == {("ambiguous_move", pointer)}
        [fault] = response.get_json()["errors"]
        assert [[move["to"] for move in way] for way in fault["ways"]] == [
            ["18", "19"],
            ["13", "19"],
        ]
    for via in ("18", "13"):
        sent = [{"from": "12", "to": "19", "via": [via]}]
        made = post(http, "moves", id=TWO_BLOTS, played=sent)["expected"]["played"]
        assert made[0]["to"] == via and made[0]["hit"] is True


def test_compound_moves_are_listed_with_their_stops_and_hits(http: FlaskClient) -> None:
    answer = post(http, "moves", id=TWO_BLOTS, include=["compound_moves"])
    assert answer["expected"]["compound_moves"] == [
        {"from": "12", "to": "19", "via": ["18"], "hit": True},
        {"from": "12", "to": "19", "via": ["13"], "hit": True},
    ]


def test_faults_of_a_compound_move_point_at_it(http: FlaskClient) -> None:
    """The second move is wrong: no number leads from 1 to 9 once two twos are played."""
    moves = [{"from": "12", "to": "16"}, {"from": "1", "to": "9"}]
    body = {"id": f"{START}~white.play-2-2-2-2", "action": {"do": "play", "moves": moves}}
    assert errors(http.post("/v1/advance", json=body), 422) == {
        ("no_such_number", "/action/moves/1")
    }


def test_a_finished_game_is_answered_with_its_outcome(http: FlaskClient) -> None:
    answer = http.get(f"/v1/moves/{OVER}").get_json()
    assert closed.faults("Game", answer) == []
    assert answer["expected"] is None and answer["state"]["turn"] is None
    assert "may" not in answer
    assert answer["outcome"] == {
        "played_for": "points",
        "how": "all_off",
        "winner": "white",
        "result": "backgammon",
        "multiplier": 3,
        "base": 1,
        "points": 3,
        "text": "White wins a backgammon, 3 points.",
    }


def test_dice_for_a_finished_game_do_not_matter(http: FlaskClient) -> None:
    position = {"white": {"off": 15}, "black": {"24": 15}}
    turn = {"player": "black", "stages": [{"do": "roll"}]}
    for sent in ({"player": "black", "dice": [6, 1]}, {"turn": turn}, {"turn": None}):
        answer = post(http, "moves", variant="backgammon", position=position, **sent)
        assert answer["id"] == OVER


def test_what_ended_away_from_the_board_is_answered_with_its_outcome(http: FlaskClient) -> None:
    dropped = f"{START}~over-drop-black~match-5.score-3-2.cube-2-white"
    outcome = post(http, "moves", id=dropped)["outcome"]
    assert outcome["how"] == "drop" and outcome["points"] == 2
    assert outcome["text"] == "Black wins 2 points. The Crawford game is next."
    following = outcome["next"]
    assert post(http, "moves", id=following["id"])["state"] == following["state"]


def test_an_action_in_a_finished_game_is_refused_with_the_outcome(http: FlaskClient) -> None:
    body = {"id": OVER, "action": {"do": "roll", "dice": [6, 1]}}
    response = http.post("/v1/advance", json=body)
    assert errors(response, 422) == {("game_over", "/id")}
    assert response.get_json()["outcome"]["points"] == 3


def test_an_offer_is_answered_before_anything_is_played(http: FlaskClient) -> None:
    """The example of the contract: White offers a draw before rolling."""
    action = {"do": "offer_draw", "by": "white"}
    answer = post(http, "advance", id=f"{START}~white.roll", action=action)
    assert answer["id"] == f"{START}~white.roll.offer-draw-white"
    assert answer["events"] == [
        {"event": "draw_offered", "player": "white", "text": "White offers a draw."}
    ]
    assert answer["expected"] == {
        "do": "answer",
        "player": "black",
        "offer": {"kind": "draw", "by": "white"},
        "choices": ["accept", "refuse"],
        "text": "Black answers the draw offer.",
    }
    offered = f"{ROLLED}.offer-resignation-white-1"
    assert "plays" not in post(http, "moves", id=offered)["expected"]
    played = http.post("/v1/moves", json={"id": offered, "played": [{"from": "12", "to": "18"}]})
    assert errors(played, 422) == {("offer_pending", "/played")}


def test_moves_that_end_the_game_have_its_outcome(http: FlaskClient) -> None:
    last = "1~backgammon~24-1.off-14~6-15~white.play-6-1"
    answer = post(http, "moves", id=last, played=[{"from": "24", "to": "off"}])
    assert answer["outcome"] is None  # the play is not yet made
    assert answer["expected"]["may_end"] is True
    assert answer["expected"]["outcome"]["points"] == 2


def test_no_moves_played_are_moves_played(http: FlaskClient) -> None:
    expected = post(http, "moves", id=ROLLED, played=[])["expected"]
    assert expected["played"] == []
    assert expected["position"]["white"] == {"1": 2, "12": 5, "17": 3, "19": 5}
    assert expected["may_end"] is False
