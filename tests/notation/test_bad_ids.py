"""Ids that cannot be read: the character, the field and the reason of every fault."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.faults import Refused
from engine.messages import LANGUAGES, sentence
from engine.notation.register import NOTATIONS, read

Faults = list[tuple[str, object, object]]
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"
OGID = "11ccccchhhjjjjj:66666888dddddoo:N0N::W:IB:0:0:0:0"
GNU_ID = "4HPwATDgc/ABMA:cAkAAAAAAAAE"
RAWBOARD = (
    "board:You:someplayer:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1"
    ":1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0"
)


def refused(text: str, notation: str | None = None) -> Faults:
    with pytest.raises(Refused) as caught:
        read(text, notation)
    for fault in caught.value.faults:
        assert fault.pointer == "/id"
        assert all(sentence(fault, language) for language in LANGUAGES)
    return [(f.code, f.facts.get("character"), f.facts.get("field")) for f in caught.value.faults]


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("XGID=-b----E-C:0:0:1:00:0:0:0:0", [("id_wrong_length", 6, "position")]),
        ("XGID=-b-*--E-C---eE---c-e----Bb:0:0:1:00:0:0:0:0",
         [("id_unknown_word", 9, "position"), ("id_unknown_word", 31, "position")]),
        (XGID.replace("E-C", "O-C"), [("id_too_many", 6, "position")]),
        (XGID.replace(":0:0:1:00", ":21:2:0:70"),
         [("id_bad_number", 33, "cube"), ("id_unknown_word", 36, "owner"),
          ("id_unknown_word", 38, "turn"), ("id_unknown_word", 40, "dice")]),
        (XGID.replace("0:0:0:0:10", "8:0:2:7:10"),
         [("id_bad_number", 42, "score_bottom"), ("id_bad_number", 46, "rules")]),
        (XGID.removesuffix(":0:10"), [("id_field_missing", 47, "length")]),
        (f"{XGID}:1", [("id_field_unknown", 53, "highest_cube")]),
        (OGID.replace("11c", "1pc"), [("id_unknown_word", 2, "white")]),
        (OGID.replace("66666", "6666666"), [("id_too_many", 17, "black")]),
        ("1:o:N99N", [("id_bad_number", 6, "cube")]),
        (f"OGID={OGID}".replace("N0N::W:IB", "N0X:66x:Q:ZZ"),
         [("id_bad_shape", 38, "cube"), ("id_unknown_word", 42, "dice"),
          ("id_unknown_word", 46, "acted"), ("id_unknown_word", 48, "state")]),
        (OGID.replace("0:0:0:0", "0:x:7Q:0"),
         [("id_bad_number", 45, "score_black"), ("id_bad_shape", 47, "length")]),
        ("4HPwATDgc/ABM", [("unknown_notation", None, None)]),
        ("4HPwATDgc/ABM?:cAkAAAAAAAAE", [("id_bad_letter", 14, "position")]),
        ("4HPwATDgc/ABMB", [("id_left_over", 14, "position")]),
        ("/////////////w", [("id_too_many", 2, "white"), ("id_left_over", 13, "position")]),
        ("4HPwATDgc/ABMA:cAkAAAAAAAAM", [("id_too_high", 27, "rest")]),
        ("4HPwATDgc/ABMA:aAkAAAAAAAAE", [("id_too_high", 16, "owner")]),
        ("4HPwATDgc/ABMA:8AkAAAAAAAAE", [("id_contradiction", 16, "crawford")]),
        ("4HPwATDgc/ABMA:cAEAAAAAAAAE", [("id_contradiction", 18, "turn")]),
        ("4HPwATDgc/ABMA:cAkEAAAAAAAE", [("id_contradiction", 19, "die_2")]),
        ("cAkAAAAAAAAE", [("id_no_position", 1, "position")]),
        ("hello", [("unknown_notation", None, None)]),
        ("", [("unknown_notation", None, None)]),
        ("a" * 5000, [("id_too_long", 1001, "id")]),
        ("board:a:b", [("id_field_missing", 10, "length")]),
        (RAWBOARD.replace(":1:6:2:0:0:1:1:1:0:1:-1:", ":0:0:0:0:0:1:1:1:0:0:-1:"),
         [("id_unknown_word", 102, "color")]),
        (RAWBOARD.replace(":3:0:0:0:-2", ":3:0:0:0:-1"), [("wrong_total", 114, "opponent_off")]),
        (RAWBOARD.replace(":3:0:0:0:-2", ":0:0:0:1:-2"),
         [("id_bad_number", 22, "length"), ("id_contradiction", 28, "point_0")]),
        (RAWBOARD.replace("1:6:2:0:0:1:1", "2:6:0:0:0:3:1"),
         [("id_bad_number", 84, "turn")]),
    ],
)  # fmt: skip
def test_each_fault_tells_its_character_and_its_field(text: str, faults: Faults) -> None:
    assert refused(text)[: len(faults)] == faults


def test_a_text_is_read_in_the_notation_that_is_named() -> None:
    text = "11ccccchhhjjjjj:66666888dddddoo:N0N::W:IB:0:0:0"
    assert refused(text, "xgid")[0] == ("id_wrong_length", 1, "position")
    assert read("11ccccchhhjjjjj:66666888dddddoo:N0N", "ogid") == read(
        "11ccccchhhjjjjj:66666888dddddoo:N0N"
    )


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """An id in which some characters were changed, lost or put in."""
    text = draw(st.sampled_from((XGID, OGID, GNU_ID, GNU_ID[:14], RAWBOARD)))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        letters = st.sampled_from("-:0123456789abpqABOPZ+/=?~\0é٣") | st.characters()
        new = draw(st.text(letters, max_size=2))
        text = text[:at] + new + text[at + draw(st.integers(0, 2)) :]
    return text


@settings(derandomize=True, database=None, deadline=None, max_examples=400)
@given(spoilt() | st.text(max_size=60), st.none() | st.sampled_from(list(NOTATIONS)))
def test_whatever_text_comes_is_read_or_refused_in_words(text: str, notation: str | None) -> None:
    results = []
    try:
        state = read(text, notation)
    except Refused as refusal:
        results = [sentence(fault) for fault in refusal.faults]
    else:
        results = [known.write(state) for known in NOTATIONS.values()]
    assert results
