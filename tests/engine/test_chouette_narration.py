"""Every event between players of a chouette has a sentence with their names, in every language."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.game.events import Event
from engine.messages import LANGUAGES, Language
from engine.messages.en import chouette
from engine.messages.narration import event_key, event_text, expected_text, settled_text


def between(what: str, *to: str, **facts: object) -> Event:
    return Event(what, facts={"by": "Ann", "to": list(to or ("Bob",)), **facts})


def about(what: str, **facts: object) -> Event:
    return Event(what, facts={"name": "Ann", **facts})


EVENTS: list[tuple[Event, str]] = [
    (between("doubled", "Bob", "Cat", value=2), "Ann doubles Bob, Cat to 2."),
    (between("beavered", value=4), "Ann beavers Bob to 4."),
    (between("raccooned", value=8), "Ann raccoons Bob to 8."),
    (between("ottered", value=16), "Ann otters Bob to 16."),
    (between("taken", value=2), "Ann takes; the stake against Bob is 2."),
    (between("dropped", value=1, forced=False), "Ann drops and pays Bob 1 point."),
    (
        between("dropped", value=2, forced=True),
        "Ann is the last taker, must drop too and pays Bob 2 points.",
    ),
    (
        between("extra_cube", value=2, price=1),
        "Ann pays Bob 1 point for an extra cube at 2.",
    ),
    (between("answered", do="take"), "Ann has answered; other answers are still due."),
    (between("resigned", value=2, points=1), "Ann resigns against Bob (value 2, 1 point)."),
    (between("draw_offered", "Bob", "Cat"), "Ann offers a draw to Bob, Cat."),
    (Event("draw_claimed", facts={"by": "Ann", "to": []}), "Ann claims a draw."),
    (
        between("settlement_offered", payer="Bob", points=Fraction(3, 2)),
        "Ann offers a settlement to Bob: Bob pays 1.5 points.",
    ),
    (between("accepted", offer="resignation"), "Ann accepts the resignation of Bob."),
    (between("accepted", offer="draw"), "Ann accepts the draw with Bob."),
    (between("accepted", offer="settlement"), "Ann accepts the settlement with Bob."),
    (
        between("refused", offer="resignation"),
        "Ann refuses the resignation of Bob; their game goes on.",
    ),
    (between("refused", offer="draw"), "Ann refuses the draw with Bob; their game goes on."),
    (
        between("refused", offer="settlement"),
        "Ann refuses the settlement with Bob; their game goes on.",
    ),
    (
        Event("awarded", facts={"to": "Ann", "from": ["Bob", "Cat"], "value": 1}),
        "The games of Ann against Bob, Cat are awarded to Ann (value 1).",
    ),
    (about("leads"), "Ann leads the team now."),
    (about("left"), "Ann leaves."),
    (about("joined"), "Ann joins."),
    (about("leaves"), "Ann leaves after this game."),
    (about("joins"), "Ann joins after this game."),
    (about("partner", drawn=False), "Ann is the partner of the box."),
    (about("partner", drawn=True), "Ann is drawn by lot as the partner of the box."),
]


@pytest.mark.parametrize(("event", "text"), EVENTS, ids=lambda value: getattr(value, "what", ""))
def test_the_text_of_an_event_between_players_has_their_names(event: Event, text: str) -> None:
    assert event_text(event) == text
    for language in LANGUAGES:
        translated = event_text(event, language)
        assert "Ann" in translated and translated.endswith(".")
        assert "{" not in translated and "None" not in translated


def test_every_sentence_of_a_chouette_is_in_the_list() -> None:
    assert {event_key(event) for event, _ in EVENTS} == chouette.EVENTS.keys()


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "All games are settled: Ann 0, Cat +1.5, Dan −2."),
        ("de", "Alle Partien sind abgerechnet: Ann 0, Cat +1,5, Dan −2."),
        ("fr", "Toutes les parties sont réglées\u00a0: Ann 0, Cat +1,5, Dan −2."),
        ("it", "Tutte le partite sono regolate: Ann 0, Cat +1,5, Dan −2."),
    ],
)
def test_balances_have_their_signs(language: Language, text: str) -> None:
    balances = {"Ann": Fraction(0), "Cat": Fraction(3, 2), "Dan": Fraction(-2)}
    assert settled_text(balances, language) == text


def test_the_text_of_what_is_expected_has_the_names_of_players() -> None:
    assert expected_text("answer", {"names": ["Bob", "Cat"]}, "bets") == (
        "Answers are due: Bob, Cat."
    )
    groups = {"groups": "Ann, Cat; Bob, Dan"}
    assert expected_text("throw_for_seats", groups, None) == (
        "Throw one die each for the seats: Ann, Cat; Bob, Dan."
    )


def test_a_name_is_written_as_the_player_has_chosen_it() -> None:
    """Not as the side or the place that it is the word for, and never as a template."""
    event = Event("doubled", facts={"by": "white", "to": ["bar", "{value}"], "value": 2})
    assert event_text(event, "de") == "white verdoppelt gegen bar, {value} auf 2."
