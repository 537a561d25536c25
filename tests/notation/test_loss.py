"""What each notation cannot say, counted by hand, and what it can."""

from __future__ import annotations

import random
from functools import partial
from itertools import islice

import pytest

from engine.messages import CATALOGUES, LANGUAGES, Language
from engine.notation import position_id
from engine.notation.loss import facets
from engine.notation.register import NOTATIONS, notation_of, read, write
from engine.variants import VARIANTS
from tests.invariants.forms import options_of
from tests.invariants.walks import walks
from tests.support.refusals import faults_of

START = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2"
STATES = 60
OTHERS = [name for name in NOTATIONS if name != "position_id"]


@pytest.mark.parametrize(
    ("state", "notation", "loss"),
    [
        (f"{START}~black.play-3-1", "xgid", []),
        (f"{START}~white.roll~money.jacoby.beavers-beaver.cube-4-white", "xgid", []),
        (f"{START}~white.roll~match-7.score-6-2.crawford-now", "xgid", []),
        (f"{START}~white.roll~match-7.score-6-2.crawford-after", "gnu_id", []),
        (f"{START}~white.roll.offer-resignation-black-2~match-7", "gnu_id", []),
        (f"{START}~white.roll.offer-resignation-black-2~match-7", "xgid", ["resigned"]),
        (f"{START}~white.roll~money.beavers-beaver", "gnu_id", ["beavers"]),
        (f"{START}~white.roll~money.jacoby", "ogid", ["jacoby"]),
        (f"{START}~white.roll~money.jacoby", "fibs", ["jacoby"]),
        (f"{START}~white.roll~money.beavers-raccoon", "xgid", ["beavers"]),
        (f"{START}~white.roll~money.automatic_doubles-2.cube-2-centred.automatic-1", "xgid",
         ["automatic_doubles", "automatic"]),
        (f"{START}~white.roll~match-5.score-4-4.crawford-after.holland.turns-1-0", "fibs",
         ["holland", "turns"]),
        (f"{START}~white.roll~money.per_point-1-2.resignation-backgammon", "gnu_id",
         ["per_point", "resignation"]),
        (f"{START}~black.roll~money.cube_limit-64", "xgid", []),
        (f"{START}~black.roll~money.cube_limit-64", "ogid", ["cube_limit"]),
        (f"{START}~black.roll.offer-double-black-2~money", "fibs", []),
        (f"{START}~white.roll.offer-double-white-2~money", "fibs", []),
        (f"{START}~white.roll.offer-beaver-black-4~money.beavers-beaver.cube-2-black", "xgid", []),
        (f"{START}~white.roll.offer-beaver-black-4~money.beavers-beaver.cube-2-black", "gnu_id",
         ["beavers", "offer"]),
        (f"{START}~white.roll.offer-draw-white", "gnu_id", ["draw"]),
        (f"{START}~white.roll.offer-settlement-white-black-3-2~money", "xgid", ["settlement"]),
        (f"{START}~white.roll.illegal", "fibs", ["illegal"]),
        (f"{START}~over-drop-white~money", "gnu_id", ["ended"]),
        (f"{START}~white.roll~match-5.score-4-2.crawford-off", "xgid", ["crawford"]),
        (f"{START}~white.roll~match-5.score-4-0.crawford-off", "gnu_id", []),
        ("1~nackgammon~1-2.2-2.12-4.17-3.19-4~6-4.8-3.13-4.23-2.24-2~white.play-3-1", "xgid",
         ["variant"]),
        ("1~nackgammon~1-2.2-2.12-4.17-3.19-4~6-4.8-3.13-4.23-2.24-2~white.play-3-1", "gnu_id",
         ["variant"]),
        ("1~longgammon~1-15~24-15~white.roll~match-7.cube-2-white", "fibs", ["variant"]),
        ("1~hypergammon~1-1.2-1.3-1~22-1.23-1.24-1~white.roll", "xgid", ["variant"]),
        ("1~hypergammon~1-1.2-1.3-1~22-1.23-1.24-1~white.roll", "fibs", ["variant"]),
        ("1~hypergammon~1-1.2-1.3-1~22-1.23-1.24-1~white.roll", "gnu_id", ["variant"]),
        ("1~hypergammon~1-1.2-1.3-1~22-1.23-1.24-1~white.roll", "ogid", ["variant"]),
        ("1~hypergammon~20-1.off-2~5-1.6-1.off-1~white.play-6-1", "xgid", ["variant"]),
        ("1~hypergammon~20-1.off-2~5-1.6-1.off-1~white.play-6-1", "fibs", ["variant"]),
        (f"{START}~open", "xgid", ["player", "stages"]),
        (f"{START}~open", "ogid", []),
        (f"{START}~white.roll", "gnu_position_id", ["player"]),
        (f"{START}~white.play-3-1", "gnu_position_id", ["player", "stages"]),
        (f"{START}~white.play-3-1", "gnu_match_id", ["points", "bar", "off"]),
        ("1~backgammon~off-15~1-2.off-13~over", "xgid", []),
        (f"{START}~over~money.cube-2-black", "xgid", ["over", "player", "stages"]),
        (f"{START}~over~money.cube-2-black", "gnu_id", []),
        ("1~pin~1-12.5-1m.8-1.10-1~5-1.17-1.24-13~black.roll", "xgid",
         ["variant", "points", "off", "marks"]),
        ("1~pin~1-12.5-1m.8-1.10-1~5-1.17-1.24-13~black.roll", "ogid", ["variant", "marks"]),
        ("1~pin~1-12.5-1m.8-1.10-1~5-1.17-1.24-13~black.roll", "gnu_id", ["variant", "marks"]),
        ("1~acey_deucey~20-2.reserve-13~5-15~black.roll", "ogid", ["variant", "reserve", "off"]),
        ("1~catch_me~3-1.7-1.captured-4~9-1.10-1.captured-4~white.roll", "ogid",
         ["variant", "off", "captured"]),
        ("1~eureka.opening-fresh_roll~24-15~1-15~white.play-2-1", "fibs", ["variant", "options"]),
        ("1~fixed_roll~1-15~24-15~white.play-6-1.thrown-6-1", "xgid", ["variant", "thrown"]),
        ("1~gioul~1-15~24-15~white.play-6-6-6-6-hand_over", "xgid", ["variant", "stages"]),
    ],
)  # fmt: skip
def test_what_a_notation_cannot_say_is_declared(state: str, notation: str, loss: list[str]) -> None:
    assert write(position_id.read(state), notation).loss == loss


@pytest.mark.parametrize("name", VARIANTS)
def test_every_state_of_every_game_can_be_written_and_what_is_written_is_read(name: str) -> None:
    for visit in islice(walks(options_of(name), random.Random(name)), STATES):
        state = visit.state
        for notation in OTHERS:
            text, loss = write(state, notation)
            assert notation_of(text) == notation
            assert ("variant" in loss) == (name != "backgammon")
            if notation != "gnu_match_id":
                if notation == "fibs" and state.rules.checkers != 15:
                    # a rawboard counts the checkers off, and backgammon has fifteen
                    faults = faults_of(partial(read, text))
                    assert {fault.code for fault in faults} == {"wrong_total"}
                else:
                    assert read(text).rules.name == "backgammon"


def test_our_own_id_loses_nothing() -> None:
    for visit in islice(walks(options_of("pin"), random.Random(1)), STATES):
        text, loss = write(visit.state, "position_id")
        assert (read(text), loss) == (visit.state, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_lost_has_a_word(language: Language) -> None:
    words = CATALOGUES[language].words["lost"]
    assert set(words) == set(facets(position_id.read(f"{START}~open")))
