"""Every event, everything expected and every outcome has a sentence, in every language."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from engine.game.events import Event
from engine.game.outcome import Outcome
from engine.messages import ENGLISH, LANGUAGES, Language
from engine.messages.en import narration
from engine.messages.narration import event_key, event_text, expected_text, outcome_text
from engine.rules.goals import Ending, Termination
from engine.rules.scoring import DRAWN, SINGLE, GameValue
from engine.stakes.cube import Cube
from engine.stakes.match import Crawford, Match
from engine.stakes.two_players import GameResult, Stakes, settle

EVENTS: list[tuple[Event, str]] = [
    (Event("tie", None, {"white": 4, "black": 4}), "White throws 4, Black 4: both throw again."),
    (Event("starts", "black", {"white": 2, "black": 5}), "White throws 2, Black 5: Black begins."),
    (Event("rolled", "white", {"dice": [6, 1]}), "White rolls 6-1."),
    (Event("thrown_again", "white"), "This roll does not count: White rolls again."),
    (Event("no_effect", "white"), "The roll of White has no effect."),
    (Event("passed", "white"), "White has no legal play."),
    (Event("rest_lost", "black"), "Black loses the rest of the turn."),
    (Event("named_double", "black", {"number": 4}), "Black chooses the double 4-4."),
    (Event("named_roll", "black", {"numbers": [5, 2]}), "Black chooses 5-2."),
    (
        Event("entered", "white", {"from": "bar", "point": "3"}),
        "White enters from the bar on 3.",
    ),
    (
        Event("entered", "white", {"from": "reserve", "point": "3"}),
        "White enters from the reserve on 3.",
    ),
    (Event("borne_off", "white", {"from": "24"}), "White bears off from 24."),
    (Event("jumped", "black", {"point": "12"}), "The last checker of Black jumps to 12."),
    (Event("hit", "white", {"victim": "black", "point": "5"}), "White hits on 5."),
    (Event("pinned", "white", {"victim": "black", "point": "5"}), "White pins a checker on 5."),
    (
        Event("captured", "white", {"victim": "black", "point": "5"}),
        "White captures a checker on 5.",
    ),
    (
        Event("phase", "white", {"phase": "restack"}),
        "White begins the next phase: restacking.",
    ),
    (
        Event("handed_over", "white", {"to": "black"}),
        "White hands the rest of the roll over to Black.",
    ),
    (Event("condoned", "white", {"codes": ["blocked"]}), "An illegal play of White stands."),
    (Event("doubled", "white", {"value": 2}), "White doubles to 2."),
    (Event("beavered", "black", {"value": 4}), "Black beavers to 4."),
    (Event("raccooned", "white", {"value": 8}), "White raccoons to 8."),
    (Event("ottered", "black", {"value": 16}), "Black otters to 16."),
    (Event("taken", "black", {"value": 2}), "Black takes; the stake is 2."),
    (Event("dropped", "white", {"value": 1}), "White drops and loses 1 point."),
    (
        Event("resigned", "white", {"value": 2, "points": 4}),
        "White resigns (value 2, 4 points).",
    ),
    (Event("draw_offered", "white"), "White offers a draw."),
    (Event("draw_claimed", "white"), "White claims a draw."),
    (
        Event("settlement_offered", "white", {"payer": "black", "points": Fraction(3, 2)}),
        "White offers a settlement: Black pays 1.5 points.",
    ),
    (
        Event("accepted", "black", {"offer": "resignation"}),
        "Black accepts the resignation.",
    ),
    (Event("accepted", "black", {"offer": "draw"}), "Black accepts the draw."),
    (Event("accepted", "black", {"offer": "settlement"}), "Black accepts the settlement."),
    (
        Event("refused", "black", {"offer": "resignation"}),
        "Black refuses the resignation; the game goes on.",
    ),
    (Event("refused", "black", {"offer": "draw"}), "Black refuses the draw; the game goes on."),
    (
        Event("refused", "black", {"offer": "settlement"}),
        "Black refuses the settlement; the game goes on.",
    ),
    (
        Event("awarded", None, {"to": "white", "value": 2}),
        "The game is awarded to White (value 2).",
    ),
    (Event("match_awarded", None, {"to": "white"}), "The match is awarded to White."),
    (
        Event("ended", None, {"winner": "white", "how": "all_off"}),
        "White wins. All checkers of one side are off.",
    ),
    (
        Event("ended", None, {"winner": None, "how": "frozen"}),
        "The game is a draw. No roll gives either player a legal play.",
    ),
]


@pytest.mark.parametrize(("event", "text"), EVENTS, ids=lambda value: getattr(value, "what", ""))
def test_the_text_of_an_event_is_a_sentence(event: Event, text: str) -> None:
    assert event_text(event) == text
    for language in LANGUAGES:
        sentence = event_text(event, language)
        assert sentence.endswith(".") and "{" not in sentence and "None" not in sentence


def test_every_sentence_about_an_event_is_in_the_list() -> None:
    assert {event_key(event) for event, _ in EVENTS} == narration.EVENTS.keys()


def test_every_way_to_end_a_game_has_its_reason() -> None:
    assert ENGLISH.reasons.keys() == set(Termination)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Weiß bietet eine Einigung an: Schwarz zahlt 1,5 Punkte."),
        ("fr", "Blanc propose un arrangement\u00a0: Noir paie 1,5 pt."),
        ("it", "Il Bianco offre un accordo: il Nero paga 1,5 punti."),
    ],
)
def test_half_points_have_a_comma_where_the_language_has_one(language: Language, text: str) -> None:
    facts = {"payer": "black", "points": Fraction(3, 2)}
    assert event_text(Event("settlement_offered", "white", facts), language) == text


@pytest.mark.parametrize(
    ("do", "facts", "offer", "text"),
    [
        ("open", {}, None, "Each player throws one die: the higher number begins."),
        ("roll", {"player": "black"}, None, "Black rolls."),
        ("name_double", {"player": "white"}, None, "White chooses a double."),
        ("play", {"player": "white", "numbers": [6, 1]}, None, "White plays 6-1."),
        ("answer", {"player": "black"}, "draw", "Black answers the draw offer."),
        ("answer", {"player": "black"}, "double", "Black answers the double."),
    ],
)
def test_the_text_of_what_is_expected_is_a_sentence(
    do: str, facts: dict[str, Any], offer: str | None, text: str
) -> None:
    assert expected_text(do, facts, offer) == text


def won(score: GameValue, how: Termination = Termination.ALL_OFF) -> Outcome:
    return Outcome(Ending(how, "white", "black"), score)


def result(stakes: Stakes, end: Outcome, points: Fraction | None = None) -> GameResult:
    return settle(stakes, end.ending.winner, end.value, end.ending.how, points)


MATCH = Match(5, white=2, black=3)


@pytest.mark.parametrize(
    ("stakes", "end", "text"),
    [
        (None, won(SINGLE), "White wins 1 point."),
        (None, won(GameValue("gammon", 2)), "White wins a gammon, 2 points."),
        (None, Outcome(Ending(Termination.FROZEN, None, None), DRAWN), "The game is a draw."),
        (
            Stakes(cube=Cube(2, "black")),
            won(GameValue("gammon", 2)),
            "White wins a gammon, 4 points.",
        ),
        (Stakes(MATCH), won(SINGLE), "White wins 1 point."),
        (
            Stakes(MATCH),
            won(GameValue("gammon", 2)),
            "White wins a gammon, 2 points. The Crawford game is next.",
        ),
        (
            Stakes(MATCH),
            won(GameValue("backgammon", 3)),
            "White wins a backgammon, 3 points. White wins the match (White 5, Black 3).",
        ),
        (
            Stakes(Match(5, 4, 2, crawford=Crawford.NOW)),
            Outcome(Ending(Termination.DRAW_AGREED, None, None), DRAWN),
            "The game is a draw. The Crawford game is next.",
        ),
        (
            Stakes(MATCH),
            won(GameValue("single", 0), Termination.MATCH_FORFEIT),
            "The match is awarded to White.",
        ),
    ],
)
def test_the_text_of_an_outcome_is_sentences(
    stakes: Stakes | None, end: Outcome, text: str
) -> None:
    settled = result(stakes, end) if stakes else None
    points = settled.worth.total if settled else end.points()
    assert outcome_text(end, points, settled) == text
    for language in LANGUAGES:
        assert "{" not in outcome_text(end, points, settled, language)


def test_a_settlement_says_who_receives_what() -> None:
    end = won(GameValue("settled"), Termination.SETTLEMENT)
    settled = result(Stakes(), end, Fraction(3, 2))
    text = "The players settle: White receives 1.5 points."
    assert outcome_text(end, settled.worth.total, settled) == text
