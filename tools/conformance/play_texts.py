"""Plays as people and language models write them, and what each text means: written by hand.

A text is either read as a play, here in standard notation, or refused because of a code. Nothing
here is computed by the reader that is tested with it. Foreign texts (`foreign_texts.json`) were not
written by the author of the reader; where a play is `meant` but refused, that is the price of
reading none wrongly.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FOREIGN = Path(__file__).with_name("foreign_texts.json")

START = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2"
THREE_ONE = f"{START}~white.play-3-1"
SIX_FIVE = f"{START}~black.play-6-5"
SIXES = f"{START}~white.play-6-6-6-6"
ENTERING = "1~backgammon~bar-1.1-1.19-13~6-13.24-2~white.play-5-2"
HITTING = "1~backgammon~12-1.19-14~18-1.24-14~white.play-6-2"
ONE_WAY_HITS = "1~backgammon~1-1.19-14~4-1.24-14~white.play-3-2"
BOTH_WAYS_HIT = "1~backgammon~1-1.19-14~3-1.4-1.24-13~white.play-3-2"
BEARING_OFF = "1~backgammon~19-2.20-1.off-12~1-15~white.play-6-5"
FOUR_OFF = "1~backgammon~19-4.off-11~1-15~white.play-6-6-6-6"
CLOSED_OUT = "1~backgammon~bar-1.19-14~1-2.2-2.3-2.4-2.5-2.6-2.24-3~white.play-6-2"
HALF_A_ROLL = "1~backgammon~bar-2.19-13~1-2.3-2.4-2.5-2.6-2.24-5~white.play-2-1"
PUFF = "1~puff~24-1.reserve-14~reserve-15~white.play-2-5-in_order"
TOWERS = (
    "1~doublets~19-2m.20-2m.21-2m.22-2m.23-2m.24-2m~1-2m.2-2m.3-2m.4-2m.5-2m.6-2m~white.play-6-3"
)
CIRCLE = "1~catch_me~12-1.24-1.captured-4~1-1.captured-5~white.play-7"

SPELLINGS = (
    "{a} {b}",
    "{b} {a}",
    "{a}, {b}",
    "{a},{b}",
    "{a}; {b}",
    "{a} and {b}",
    "{a}\n{b}",
    "{a} & {b}",
    "{a} {b}.",
    "{r}: {a} {b}",
    "{d}: {a} {b}",
    "({r}) {a} {b}",
    "[{d}] {a}, {b}",
    "{r} {a} {b}",
    "{r} - {a} {b}",
    "{a} {b} ({r})",
    "12. {a} {b}",
    "7) {r}: {a} {b}",
    "412 - {a} {b}",
    "`{a} {b}`",
    '"{a} {b}"',
    "**{a} {b}**",
    "```\n{a} {b}\n```",
    '```json\n{{"move": "{a} {b}"}}\n```',
    '{{"move": "{a} {b}"}}',
    '{{"reasoning": "It is solid.", "moves": ["{a}", "{b}"]}}',
    "I play {a} {b}",
    "I play {a} and {b}.",
    "I'll play {a} {b}.",
    "I would play {a} {b} because it is the best move.",
    "My move: {a} {b}",
    "Move: {a}, {b}",
    "Final answer: {a} {b}",
    "**Final answer:** {a} {b}",
    "The roll is {d}. I play {a} {b}.",
    "Let me think about this position.\n\nMove: {a} {b}",
    "{a} {b} Pass",
    "- {a}\n- {b}",
    "1. {a}\n2. {b}",
    "\\boxed{{{a} {b}}}",
    "Ich spiele {a} und {b}.",
    "Je joue {a} et {b}.",
    "Gioco {a} e {b}.",
)
"""How two moves are written; the roll is `{r}` or `{d}`."""

TWO_MOVES = (
    (THREE_ONE, "8/5 6/5", ("8/5", "6/5"), (3, 1)),
    (SIX_FIVE, "24/18 13/8", ("24-18", "13-8"), (6, 5)),
    (ENTERING, "bar/20 24/22", ("b/20", "24/22"), (5, 2)),
    (BEARING_OFF, "6/off 5/off", ("6/o", "5/0"), (6, 5)),
)
"""Plays of two moves: the state, standard notation, the moves as they are written, the roll."""

READ: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (
        THREE_ONE,
        "8/5 6/5",
        (
            *("8/5  6/5", " 8/5 6/5 ", "8/5 6/5!", "8-5 6-5", "8–5 6–5", "8−5 6−5", "8—5 6—5"),
            *("8->5 6->5", "8→5 6→5", "8>5 6>5", "8=>5 6=>5", "8 / 5 6 / 5", "8 - 5, 6 - 5"),
            *("8 to 5, 6 to 5", "from 8 to 5 and from 6 to 5", "8/5 - 6/5", "8/5-6/5", "8-5/6-5"),
            *("8 5 6 5", "8,5 6,5", "move 8 5 6 5", "8/5(1) 6/5(1)", "8/5(3) 6/5(1)"),
            *("8/5 (3), 6/5 (1)", "3: 8/5, 1: 6/5", "8/5* 6/5", "8/5* 6/5*", "8/5 6/5*"),
            *("8/5x1 6/5x1", "3 1: 8/5 6/5", "13: 8/5 6/5", "1-3: 6/5 8/5", "62. 8/5 6/5"),
            *('{"moves":[{"from":8,"to":5},{"from":6,"to":5}]}', "[[8,5],[6,5]]", '["8/5","6/5"]'),
            *('[{"from":"8","to":"5"},{"from":"6","to":"5"}]', '{"action":{"play":"8/5 6/5"}}'),
            *("I'll make my 5-point with 8/5 6/5.", "8/5, 6/5, making the five point"),
            *("The best play is 8/5 6/5, which makes the 5-point.", "Zug: 8/5 6/5", "8/5 und 6/5"),
            *("Consider 24/23 13/10.\nFinal answer: 8/5 6/5", "$8/5\\ 6/5$", "“8/5 6/5”"),
            *("The best move is:\n```\n8/5 6/5\n```", "What is the best move here? 8/5 6/5."),
            *('{"moves": [{"from": 8, "to": 5}, {"from": 6, "to": 5}], "notation": "8/5 6/5"}',),
            *(
                '{"action": "play", "move": "8/5 6/5"}',
                'Here is my move in JSON:\n{"move": "8/5 6/5"}',
            ),
            *(
                "8/5 6/5. This makes a good point.",
                "8/5 6/5 instead of 24/20",
                "> Move: 8/5 6/5",
                "8\\5 6\\5",
            ),
        ),
    ),
    (THREE_ONE, "24/20", ("24/20", "24/21/20", "24/23/20", "24/21 21/20", "24-20", "24-21-20")),
    (THREE_ONE, "24/20", ("24 to 20", "31: 24/20", "24/21, 21/20", "I play 24/20.")),
    (
        SIXES,
        "24/18(2) 13/7(2)",
        (
            *("24/18(2) 13/7(2)", "24/18 (2) 13/7 (2)", "24/18x2 13/7x2", "24/18 x2, 13/7 x2"),
            *(
                "24/18 ×2, 13/7 ×2",
                "2x 24/18, 2x 13/7",
                "24/18 24/18 13/7 13/7",
                "66: 24/18(2) 13/7(2)",
            ),
            *("24-18(2) 13-7(2)", "24/18*(2) 13/7(2)", "13/7(2) 24/18(2)", "24/18(2), 13/7, 13/7"),
        ),
    ),
    (
        ENTERING,
        "bar/20 24/22",
        (
            *("Bar/20 24/22", "BAR/20 24/22", "B/20 24/22", "25/20 24/22", "bar-20, 24-22"),
            *("24/22 bar/20", "from the bar to 20 and 24 to 22", "bar→20 24→22", "bar 20 24 22"),
        ),
    ),
    (ENTERING, "bar/18", ("bar/18", "bar/20/18", "b/18", "25/18", "bar/20 20/18", "52: bar/18")),
    (HITTING, "13/7*/5", ("13/7*/5", "13/7/5", "13-7-5", "13/7* 7/5", "13/7/5*", "62: 13/7*/5")),
    (HITTING, "13/7*/5", ("13/7 (hit) 7/5", "13/7 hit, 7/5", "13→7*→5", "13 to 7* to 5")),
    (ONE_WAY_HITS, "24/19", ("24/19", "24/22/19", "24-19", "24/22 22/19")),
    (ONE_WAY_HITS, "24/21*/19", ("24/21*/19", "24/21/19", "24/21* 21/19", "24-21-19")),
    (BOTH_WAYS_HIT, "24/21*/19", ("24/21*/19", "24/21/19", "24-21*-19")),
    (
        FOUR_OFF,
        "6/off(4)",
        (
            *(
                "6/off(4)",
                "6/0(4)",
                "6/home x4",
                "6/off 6/off 6/off 6/off",
                "6-off (4)",
                "6/Off(4)",
            ),
            *("6/o 6/o 6/o 6/o", "6/off(2) 6/off(2)", "66: 6/off(4)", "6/out x4", "4x 6/off"),
        ),
    ),
    (BEARING_OFF, "6/off 5/off", ("6/off 5/off", "5/0, 6/0", "6/off, 5/off Pass", "6/aus 5/aus")),
    (
        CLOSED_OUT,
        "-",
        (
            *("-", "", " ", "–", "—", "pass", "Pass", "PASS.", "passe", "passo", "no move", "skip"),
            *("No legal moves", "no legal move available", "I cannot move.", "cannot move", "none"),
            *(
                "can't move",
                "kein Zug",
                "Kein Zug möglich.",
                "aucun coup",
                "nessuna mossa",
                "I pass",
            ),
            *(
                "62: -",
                "Pass Pass",
                "dance",
                '{"move": "pass"}',
                "Move: Pass",
                "kann nicht ziehen",
                "I will play **-** because of it.",
            ),
        ),
    ),
    (HALF_A_ROLL, "bar/23", ("bar/23", "bar/23 Pass", "b/23", "bar/23, pass", "Bar/23 Pass.")),
    (
        PUFF,
        "reserve/23 reserve/20",
        ("reserve/23 reserve/20", "r/20, r/23", "reserve to 23, reserve to 20"),
    ),
    (TOWERS, "6/turn 3/turn", ("6/turn 3/turn", "3/turn, 6/turn", "63: 6/turn 3/turn")),
    (CIRCLE, "24/17", ("24/17", "24-17", "24 to 17", "I play 24/17.")),
)

REFUSED: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (
        THREE_ONE,
        "text_unreadable",
        (
            *(
                "not 8/5 6/5",
                "8/5 6/5 or 24/23 13/10",
                "I won't play 8/5 6/5",
                "8/5 6/5 is illegal",
            ),
            *("8/5 6/5? No, 24/23 13/10.", "Final answer: 8/5 6/5\nWait, that is wrong.", "hello"),
            *(
                "anything but 8/5 6/5",
                "8/5 6/5 unless it is illegal",
                "maybe 8/5 6/5",
                "8",
                "I play",
            ),
            *("the opponent plays 8/5 6/5", "8/5 6/", "/5 6/5", "8//5"),
            *(
                "never 8/5 6/5",
                "8/x 6/5",
                "reserve/5 6/5",
                "8/5 6/5 %",
                "avoid 8/5 6/5",
                "nicht 8/5 6/5",
            ),
            *("pas 8/5 6/5", "non 8/5 6/5", "if I play 8/5 6/5", "8/5 6/5, although 24/20"),
            *(
                "Move: 8/5 or 6/5",
                '{"note": "8/5 6/5"}',
                "eight to five",
                "?",
                "make the five point",
            ),
        ),
    ),
    (
        THREE_ONE,
        "text_unreadable",
        (
            *(
                "8/5 6/5. I take it back.",
                "8/5 6/5. Scratch that.",
                "8/5 6/5. Undo.",
                "undo\n8/5 6/5",
            ),
            *("8/5 6/5. Let me reconsider.", "8/5 6/5. That was the opponent's play."),
            *("8/5 6/5. That is what Black played.", "8/5 6/5. Is that legal?"),
            *("The worst move:\n8/5 6/5", "Opponent's last move:\n8/5 6/5", "Example:\n8/5 6/5"),
            *(
                "Last turn I played\n8/5 6/5",
                "Anything except\n8/5 6/5",
                "Nobody plays this:\n8/5 6/5",
            ),
            *("Mein Gegner zog\n8/5 6/5", "Schlecht:\n8/5 6/5", "Le pire coup :\n8/5 6/5"),
            *(
                "Opponent:\nMove: 8/5 6/5",
                "Example:\n```\n8/5 6/5\n```",
                "Move: double\nMove: 8/5 6/5",
            ),
            *(
                '{"action": "double", "move": "8/5 6/5"}',
                '{"action": "resign", "notation": "8/5 6/5"}',
            ),
            *("I double. 8/5 6/5", "I resign. 8/5 6/5", "I offer a draw. 8/5 6/5"),
            *("pass 8/5 6/5", "No legal move: 8/5 6/5"),
        ),
    ),
    (SIXES, "text_unreadable", ("24/18 2x, 13/7 2x", "2x 13/7(4)", "all 13/7")),
    (SIXES, "text_ambiguous", ("24/18 2x 13/7 13/7",)),
    (SIXES, "no_number_left", ("13/7(3) 8/2 (24/18 13/7(3))",)),
    (SIXES, "more_to_play", ("13/7(1) 24/18(1)",)),
    (SIXES, "text_unreadable", ("13/7(3) 8/2. 24/18 13/7(3)", "both 24/18, 13/7")),
    (THREE_ONE, "text_no_place", ("28/25 6/5", "8/5 6/26", "85 65", "8/5 99/3", "08/05 06/05")),
    (
        THREE_ONE,
        "text_other_roll",
        ("62: 8/5 6/5", "6-2: 8/5 6/5", "(62) 8/5 6/5", "33: 8/5 6/5", "8/5 6/5 (62)"),
    ),
    (
        THREE_ONE,
        "text_ambiguous",
        (
            '{"moves": "8/5 6/5", "move": "13/9"}',
            "Move: 8/5 6/5\nMove: 24/20",
            '{"move": "8/5 6/5"} {"move": "24/20"}',
        ),
    ),
    (BOTH_WAYS_HIT, "text_ambiguous", ("24/19", "24/19*", "24-19", "24 to 19", "32: 24/19")),
    (ONE_WAY_HITS, "text_ambiguous", ("24/19*", "24-19*")),
    (
        THREE_ONE,
        "text_in_absolute_numbers",
        ("17/20 19/20", "17-20, 19-20", "17 to 20 and 19 to 20"),
    ),
    (
        THREE_ONE,
        "text_in_absolute_numbers",
        ("31: 17/20 19/20", "1/4/5", "I play 17/20 and 19/20."),
    ),
    (SIX_FIVE, "text_in_opponent_numbers", ("1/7 12/17", "1-7, 12-17", "65: 1/7 12/17")),
    (THREE_ONE, "must_play", ("pass", "-", "", "no move", "I cannot move.", "Pass.")),
    (THREE_ONE, "more_to_play", ("8/5", "8/5 Pass", "8/5 and pass", "24/23", "I play 6/5.")),
    (THREE_ONE, "no_such_number", ("13/8", "8/6", "13/7 8/5", "24/18")),
    (THREE_ONE, "no_checker", ("7/4 6/5", "bar/22 6/5", "20/17 6/5")),
    (THREE_ONE, "no_number_left", ("8/4 6/5", "8/5 6/5 24/23")),
    (THREE_ONE, "wrong_direction", ("5/8 5/6", "8/11 6/5")),
    (THREE_ONE, "text_too_many", ("8/5(9) 8/5(9)", "6/5(8) 8/5(8)")),
    (ENTERING, "bar_first", ("24/22 6/1", "24/19 24/22", "24/17")),
    (FOUR_OFF, "more_to_play", ("6/off(2)", "6/off", "6/off 6/off 6/off")),
)


def cases() -> Iterator[dict[str, Any]]:
    """Every text with what it is read as, or why it is refused."""
    foreign = json.loads(FOREIGN.read_text(encoding="utf-8"))
    known = {(case["id"], case["text"]) for case in foreign}
    yield from (case for case in _own() if (case["id"], case["text"]) not in known)
    yield from ({**case, "foreign": True} for case in foreign)


def _own() -> Iterator[dict[str, Any]]:
    for state, play, (first, second), (high, low) in TWO_MOVES:
        for spelling in SPELLINGS:
            words = {"a": first, "b": second, "r": f"{high}{low}", "d": f"{high}-{low}"}
            yield {"id": state, "text": spelling.format(**words), "read_as": play}
    for state, play, texts in READ:
        yield from ({"id": state, "text": text, "read_as": play} for text in texts)
    for state, code, texts in REFUSED:
        yield from ({"id": state, "text": text, "refused": code} for text in texts)
