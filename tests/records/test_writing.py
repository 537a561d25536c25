"""What is written can be read again: by this project and by GNU Backgammon."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.faults import Refused
from engine.records import (
    Assumed,
    Format,
    NotARecord,
    Record,
    read,
    read_json,
    record_of,
    replay,
    write,
    write_json,
)
from engine.stakes.money import Beavers, Money
from tests.records.random_matches import random_record
from tests.records.samples import GNUBG, report
from tests.support.programs import program

SEEDS = st.integers(0, 2**32)
some = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
FORMATS = (Format.MAT, Format.SGF)
MATCHES = ("match1", "match3", "match5", "match7", "money_jacoby", "money_plain", "nackgammon3")


def read_again(record: Record, content: str, record_format: Format) -> Record:
    """The record of a text; beavers, which no format names exactly, are those of the record."""
    stakes = record.games[0].start.stakes
    play = stakes.play if stakes else None
    beavers = play.beavers if isinstance(play, Money) else None
    match = replay(read(content, record_format), Assumed(beavers=beavers))
    assert not match.faults
    return record_of(match)


@some
@given(SEEDS)
def test_our_record_says_every_game_without_loss(seed: int) -> None:
    record = random_record(seed)
    text = write_json(record)
    assert read_json(text) == record
    assert write_json(read_json(text)) == text


@some
@given(SEEDS, st.sampled_from(("backgammon", "nackgammon")), st.sampled_from(FORMATS))
def test_a_match_is_the_same_after_writing_and_reading(
    seed: int, variant: str, record_format: Format
) -> None:
    record = random_record(seed, variant)
    written = write(record, record_format)
    again = read_again(record, written.content, record_format)
    # of the opening throw the text says the dice, not whose is which; the starter has the higher
    assert again.games == record.games
    assert write(again, record_format).content == written.content


@pytest.mark.parametrize("name", MATCHES)
@pytest.mark.parametrize("record_format", FORMATS)
def test_a_match_of_gnu_backgammon_is_the_same_after_writing_and_reading(
    name: str, record_format: Format
) -> None:
    record = record_of(report(GNUBG / f"{name}.mat"))
    written = write(record, record_format)
    assert record_of(replay(read(written.content))).games == record.games
    assert written.loss == ()


GNUBG_COMMANDS = {
    Format.MAT: ("import mat", "export match mat"),
    Format.SGF: ("load match", "save match"),
}


def through_gnubg(content: str, record_format: Format, folder: Path) -> str:
    """The match as GNU Backgammon writes it after reading our text."""
    load, save = GNUBG_COMMANDS[record_format]
    ours, theirs = folder / f"ours.{record_format}", folder / f"theirs.{record_format}"
    ours.write_text(content)
    commands = f"set sound enable off\n{load} {ours}\n{save} {theirs}\nexit\ny\n"
    subprocess.run(
        [program("gnubg"), "-t", "-q", "-r"],
        input=commands,
        capture_output=True,
        check=False,
        text=True,
        timeout=120,
    )
    return theirs.read_text()


@pytest.mark.parametrize("name", ["match5", "money_jacoby", "nackgammon3"])
@pytest.mark.parametrize("record_format", FORMATS)
def test_gnu_backgammon_reads_the_same_match(
    name: str, record_format: Format, tmp_path: Path
) -> None:
    record = record_of(report(GNUBG / f"{name}.mat"))
    theirs = through_gnubg(write(record, record_format).content, record_format, tmp_path)
    assert record_of(replay(read(theirs))).games == record.games


def test_gnu_backgammon_reads_beavers_and_raccoons_in_sgf(tmp_path: Path) -> None:
    """Its `.mat` reader loses plays after a dropped beaver (differences: a trap of its own)."""
    record = record_of(report(GNUBG / "cube_animals.mat"))
    theirs = through_gnubg(write(record, Format.SGF).content, Format.SGF, tmp_path)
    assert record_of(replay(read(theirs))).games == record.games


def test_automatic_doubles_are_declared_as_lost_in_mat_but_kept_for_us() -> None:
    record = record_of(report(GNUBG / "money_auto_doubles.sgf"))
    written = write(record, Format.MAT)
    assert "automatic_doubles" in written.loss
    assert "automatic_doubles" not in write(record, Format.SGF).loss


def test_names_lose_what_would_break_the_line() -> None:
    record = record_of(report(GNUBG / "match1.mat"))
    names = {"white": "A:\nB" + "x" * 50, "black": ""}
    content = write(Record(names, {}, record.games), Format.MAT).content  # type: ignore[arg-type]
    assert read(content).players == {"white": "A B" + "x" * 28, "black": "Black"}


@pytest.mark.parametrize("record_format", FORMATS)
def test_a_game_that_a_format_cannot_say_is_refused(record_format: Format) -> None:
    with pytest.raises(Refused) as refused:
        write(random_record(1, "gioul"), record_format)
    assert [fault.code for fault in refused.value.faults] == ["not_in_format"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"games": 1}',
        '{"games": [{}]}',
        '{"games": [{"start": "x", "actions": []}]}',
        "[" * 100_000,
        '{"games": [{"start": "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~open", '
        '"actions": [{"do": "open", "white": 7, "black": 1}]}]}',
        '{"games": [{"start": "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~open", '
        '"actions": [{"do": []}]}]}',
        '{"games": [{"start": "1~backgammon~1-15~~open", "actions": []}]}',
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(NotARecord):
        read_json(text)


def test_beavers_are_read_as_far_as_the_record_uses_them() -> None:
    match = report(GNUBG / "cube_animals.mat")
    play = match.stakes.play
    assert isinstance(play, Money)
    assert play.beavers is not Beavers.NONE
