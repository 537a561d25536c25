"""`.mat` and SGF with words of our own, GammonView and bgammon.org."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import VARIANTS, ruleset
from engine.faults import Refused
from engine.game import advance as machine
from engine.game.actions import Played, Throw
from engine.game.game import Game
from engine.position import BLACK, WHITE
from engine.records import Format, NotARecord, Record, read, record_of, recorded, replay, write
from engine.records.known_games import NAMES
from engine.records.table import AnyAction, id_of
from engine.stakes.actions import CubeAction
from engine.stakes.cube import CubeDecision
from engine.stakes.match import new_match
from engine.stakes.options import match_by_games
from engine.stakes.two_players import Stakes
from engine.turn import Step
from tests.records.random_matches import random_chouette, random_record
from tests.records.samples import GNUBG, PUBLIC, report
from tests.support.programs import program

SEEDS = st.integers(0, 2**32)
some = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def ids(record: Record) -> list[list[str]]:
    """The id of every state of every game."""
    return [[id_of(state) for state in game.states()] for game in record.games]


def assert_same_as_mat(record: Record) -> None:
    written = write(record, Format.MAT)
    found = replay(read(written.content))
    assert not found.faults
    assert ids(record_of(found)) == ids(record)
    assert write(record_of(found), Format.MAT).content == written.content


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_is_the_same_after_writing_it_as_mat(variant: str) -> None:
    assert_same_as_mat(random_record(2, variant, games=2))


@some
@given(SEEDS)
def test_matches_series_and_options_are_the_same_after_writing_them_as_mat(seed: int) -> None:
    assert_same_as_mat(random_record(seed))


@pytest.mark.parametrize("record_format", [Format.RECORD, Format.MAT, Format.SGF])
def test_a_match_by_games_is_read_back_and_other_programs_read_money(record_format: Format) -> None:
    start = machine.begin(ruleset("backgammon"), stakes=match_by_games(2))
    drop: list[AnyAction] = [
        Throw(3, 1),
        Played((Step("17", "20", 3), Step("19", "20", 1))),
        CubeAction("black", CubeDecision.DOUBLE),
        CubeAction("white", CubeDecision.DROP),
    ]
    first = recorded(start, drop)
    over = first.states()[-1]
    assert isinstance(over, Game)
    second = over.next_game
    assert second
    record = Record({"white": "Anna", "black": "Bert"}, {}, (first, recorded(second, drop)))
    written = write(record, record_format)
    assert ("match" in written.loss) == (record_format is not Format.RECORD)
    found = replay(read(written.content))
    assert not found.faults
    assert ids(record_of(found)) == ids(record)
    assert [id_of(game.start).partition("~games-2")[2] for game in found.games] == [
        "",
        ".played-1.score-0-1",
    ]


def test_a_fixed_roll_is_not_written_after_a_drop() -> None:
    start = machine.begin(ruleset("fixed_roll"), stakes=Stakes(new_match(3)))
    actions: list[AnyAction] = [
        Throw(2, 5),
        CubeAction("black", CubeDecision.DOUBLE),
        CubeAction("white", CubeDecision.DROP),
    ]
    record = Record({"white": "Anna", "black": "Bert"}, {}, (recorded(start, actions),))
    rows = write(record, Format.MAT).content.split("Bert : 0\n")[1].split()
    assert rows == ["1)", "Doubles", "=>", "2", "2)", "Drops", "Wins", "1", "point"]
    assert_same_as_mat(record)


def test_a_cell_has_all_stages_of_a_turn() -> None:
    text = (
        '; [X-Variant "gioul"]\n; [X-Stakes "none"]\n'
        '; [X-Start 1 "1~gioul~1-15~24-15~white.roll"]\n 0 points match\n\n'
        " Game 1\n A : 0      B : 0\n  1) 44: 24/20(4); 00: 20/15(4); 00: 15/9(4)    21: 24/21\n"
    )
    found = replay(read(text))
    assert not found.faults
    assert [ply.written.written for ply in found.games[0].plies] == [
        "44: 24/20(4)",
        "00: 20/15(4)",
        "00: 15/9(4)",
        "21: 24/21",
    ]
    assert [ply.written.place.character for ply in found.games[0].plies][:2] == [6, 20]


def test_gnu_backgammon_refuses_the_length_line_of_other_games(tmp_path: Path) -> None:
    """It would replay the rows as backgammon."""
    content = write(random_record(1, "gioul"), Format.MAT).content
    assert " points match\n" in content
    (tmp_path / "ours.mat").write_text(content)
    commands = f"import mat {tmp_path}/ours.mat\nexport match mat {tmp_path}/theirs.mat\nexit\ny\n"
    subprocess.run(
        [program("gnubg"), "-t", "-q", "-r"],
        input=commands,
        capture_output=True,
        check=False,
        text=True,
        timeout=120,
    )
    assert not (tmp_path / "theirs.mat").exists()


def test_options_and_stakes_without_words_are_kept_for_us_and_declared_as_lost() -> None:
    option = VARIANTS["backgammon"].options[0]
    value = next(value for value in option.values if value != option.default)
    rules = ruleset("backgammon", {option.name: value})
    start = machine.begin(rules, stakes=Stakes())
    record = Record({WHITE: "A", BLACK: "B"}, {}, (recorded(start, ()),))
    for record_format in (Format.MAT, Format.SGF):
        written = write(record, record_format)
        assert "options" in written.loss
        assert replay(read(written.content)).rules == rules


@pytest.mark.parametrize("variant", sorted(VARIANTS.keys() - NAMES.keys()))
def test_other_games_are_not_written_as_sgf(variant: str) -> None:
    with pytest.raises(Refused) as refused:
        write(random_record(1, variant, games=1), Format.SGF)
    assert [fault.code for fault in refused.value.faults] == ["not_in_format"]


@pytest.mark.parametrize("record_format", [Format.MAT, Format.SGF])
def test_a_chouette_is_written_as_json_only(record_format: Format) -> None:
    with pytest.raises(Refused):
        write(random_chouette(1), record_format)


@pytest.mark.parametrize(
    ("head", "code"),
    [
        ('; [X-Variant "bakgammon"]', "unknown_variation"),
        ('; [X-Variant "backgammon"]\n; [X-Options "x-y"]', "unreadable_header"),
        ('; [X-Stakes "match-5.score-9-9"]', "unreadable_header"),
        ('; [X-Stakes "money.cube-3-white"]', "unreadable_header"),
    ],
)
def test_headers_of_ours_that_cannot_be_read_are_refused(head: str, code: str) -> None:
    with pytest.raises(NotARecord) as refused:
        replay(read(f"{head}\n 5 point match\n\n Game 1\n A : 0    B : 0\n  1) 31: 8/5 6/5\n"))
    assert refused.value.code == code


# GammonView


def test_gammonview_has_the_same_plies_as_the_mat_it_was_made_from() -> None:
    ours, theirs = report(GNUBG / "match3.gva"), report(GNUBG / "match3.mat")
    assert not ours.faults
    assert ours.score == theirs.score
    assert ours.match.players == theirs.match.players
    for left, right in zip(ours.games, theirs.games, strict=True):
        assert [ply.before for ply in left.plies] == [ply.before for ply in right.plies]


@pytest.mark.skipif(not PUBLIC.exists(), reason=f"published matches are not there ({PUBLIC})")
def test_a_published_match_of_gammonview_is_replayed_without_a_fault() -> None:
    [path] = PUBLIC.glob("*.gva")
    ours, theirs = report(path), report(path.with_suffix(".mat"))
    assert not ours.faults
    # it makes the alphabetically first name White
    assert ours.score == theirs.score[::-1]


GVA = json.loads((GNUBG / "match3.gva").read_text())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"match_length": "3"}, "unreadable_record"),
        ({"match_length": 2000}, "match_too_long"),
        ({"games": {}}, "unreadable_record"),
        ({"games": [{"plies": [{"color": 2, "action_id": 3}]}]}, "unreadable_record"),
        (
            {"games": [{"plies": [{"color": 1, "action_id": 3, "d1": 9, "d2": 1}]}]},
            "unreadable_record",
        ),
        ({"games": [{"plies": []}] * 201}, "record_too_large"),
    ],
)
def test_gammonview_that_cannot_be_read_is_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(NotARecord) as refused:
        read(json.dumps(GVA | change))
    assert refused.value.code == code


def test_a_position_that_gammonview_says_differently_is_a_fault() -> None:
    changed = json.loads(json.dumps(GVA))
    plies = changed["games"][0]["plies"]
    plies[2]["ogid_before"] = plies[0]["ogid_before"]
    assert [fault.code for fault in replay(read(json.dumps(changed))).faults] == ["id_differs"]


# bgammon.org


def bgammon(path: Path) -> str:
    """A match as bgammon.org writes it, made from another format."""
    lines = ["bgammon-replay 00000024"]
    match = report(path)
    for game in match.games:
        white, black = game.written.score or (0, 0)
        result = game.written.result
        won = (2 if result.winner == WHITE else 1, result.points) if result else (0, 0)
        facts = (match.match.length, black, white, *won, 0)
        lines.append(f"i 1702738670 Bert Anna {' '.join(map(str, facts))}")
        for ply in game.plies:
            player = 2 if ply.written.player == WHITE else 1
            if ply.written.dice:
                high, low = sorted(ply.written.dice, reverse=True)
                moves = "".join(f" {move.source}/{move.target}" for move in ply.moves)
                lines.append(f"{player} r {high}-{low}{moves}")
            elif ply.written.do == "double":
                lines.append(f"{player} d {ply.written.value} ?")
            else:
                lines[-1] = lines[-1].replace("?", "1" if ply.written.do == "take" else "0")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", ["match1", "match5", "match7", "money_plain"])
def test_a_match_of_bgammon_org_has_the_same_plies(name: str) -> None:
    found, wanted = replay(read(bgammon(GNUBG / f"{name}.mat"))), report(GNUBG / f"{name}.mat")
    assert found.match.format is Format.BGAMMON
    assert not found.faults
    assert found.score == wanted.score
    assert record_of(found).games == record_of(wanted).games


def test_other_games_of_bgammon_org_have_other_rules_and_are_refused() -> None:
    with pytest.raises(NotARecord, match="Tabula of bgammon"):
        read("bgammon-replay 00000024\ni 1702738670 Ann Bob 1 0 0 2 1 2\n1 r 4-1 13/9 9/8\n")


def test_lines_of_bgammon_org_that_cannot_be_read_are_faults() -> None:
    text = "i 1702738670 Ann Bob 5 0 0 0 0 0\n1 r 4-1 13/9 9/8\nhello\n2 r 9-9\n"
    assert [fault.code for fault in replay(read(text)).faults] == ["unreadable_line"] * 2
