"""Every rule, goal and fault has a sentence in every language; none is missing, none unused."""

from __future__ import annotations

import pickle
import re
from dataclasses import asdict
from typing import get_args

import pytest

from engine.faults import Fault, Refused
from engine.messages import CATALOGUES, ENGLISH, LANGUAGES, Language, Part, sentence
from engine.messages.catalogue import JOINED, KINDS
from engine.messages.en import faults, notations, records, stakes
from engine.position import COLORS, PHASES
from engine.stakes.cube import CubeDecision
from engine.stakes.match import Crawford
from engine.turn import STAGE_WORDS
from engine.variants import VARIANTS
from tests.codes import faults as made_faults
from tests.codes import raised
from tests.support.templates import placeholders

every_language = pytest.mark.parametrize("language", LANGUAGES)


def flat(language: Language) -> dict[str, str]:
    """All texts of a language by part and word."""
    texts: dict[str, str] = {}
    for part, catalogue_part in asdict(CATALOGUES[language]).items():
        for word, text in catalogue_part.items():
            texts |= (
                {f"{part}: {word}": text}
                if isinstance(text, str)
                else {f"{part}: {word}: {one}": form for one, form in text.items()}
            )
    return texts


@every_language
def test_every_fault_of_the_engine_has_a_sentence(language: Language) -> None:
    sentences = CATALOGUES[language].faults
    missing = {code: where for code, where in raised("engine").items() if code not in sentences}
    assert not missing, f"say them in engine/messages/{language}/"


def test_every_sentence_is_about_a_fault_that_can_be_raised() -> None:
    used = raised("engine") | raised("service")
    assert not [code for code in ENGLISH.faults if code not in used]


def test_no_code_stands_in_two_modules() -> None:
    parts = (faults.FAULTS, notations.FAULTS, stakes.FAULTS, records.FAULTS)
    assert len(ENGLISH.faults) == sum(map(len, parts))


@every_language
def test_no_sentence_exists_in_one_language_only(language: Language) -> None:
    here, there = flat(language), flat("en")
    assert here.keys() == there.keys(), f"complete engine/messages/{language}/"


@every_language
def test_a_sentence_has_the_same_facts_in_every_language(language: Language) -> None:
    here, there = flat(language), flat("en")
    wrong = {
        key: text for key, text in here.items() if placeholders(text) != placeholders(there[key])
    }
    assert not wrong, "a sentence must have the same {facts} in every language"


def test_no_sentence_asks_for_a_fact_that_its_fault_does_not_have() -> None:
    # a piece of a text always says where it stands and what was found there
    always = {"character", "field", "found"}
    looked_at = set()
    for made in made_faults("engine"):
        if made.facts is not None:
            assert placeholders(ENGLISH.faults[made.code]) <= made.facts | always, made
            looked_at.add(made.code)
    assert len(looked_at) > 100


@every_language
def test_no_english_is_left_in_another_language(language: Language) -> None:
    if language == "en":
        return
    there = flat("en")
    for key, text in flat(language).items():
        if not key.startswith("words"):
            assert text != there[key], f"translate {key}"
            assert not {"the", "of", "and", "is", "not", "must"} & set(text.split()), key


def test_french_punctuation_has_its_spaces() -> None:
    for key, text in flat("fr").items():
        filled = re.sub(r"\{[^}]*\}", "7", text)
        assert not re.search(r"\w[:;?!]|[ \w][:;?!»]|«[ \w]", filled), key
    near = Fault("unknown_variant", facts={"name": "puf", "near": ["puff"]})
    assert sentence(near, "fr") == (
        "Jeu inconnu\u00a0: «\u00a0puf\u00a0». Vouliez-vous dire puff\u202f?"
    )


@every_language
def test_a_sentence_is_a_sentence(language: Language) -> None:
    of_language = CATALOGUES[language]
    parts: tuple[Part, ...] = get_args(Part)
    for part in parts:
        for text in getattr(of_language, part).values():
            assert text[0].isupper() and text.endswith(".") and "  " not in text
    for text in of_language.faults.values():
        assert text.endswith((".", "}")) and "  " not in text


@every_language
def test_every_word_of_the_contract_has_a_translation(language: Language) -> None:
    words = CATALOGUES[language].words
    assert words["color"].keys() == set(COLORS)
    assert words["place"].keys() == words["at"].keys() == {"bar", "reserve", "off", "captured"}
    assert words["way"].keys() == {"off"}
    assert words["do"].keys() >= set(STAGE_WORDS.values())
    assert words["phase"].keys() == set(PHASES)
    assert words["offer"].keys() == {*CubeDecision, "resignation", "draw", "settlement"}
    assert words["crawford"].keys() == set(Crawford)
    assert words["game"].keys() == VARIANTS.keys()
    assert words.keys() == {*KINDS.values(), "at"}
    assert set(JOINED.values()) <= CATALOGUES[language].frames.keys()


def test_what_a_client_wrote_is_never_translated() -> None:
    option = Fault("unknown_option_value", facts={"name": "bar", "value": "white", "known": [True]})
    for language in LANGUAGES:
        written = sentence(option, language)
        assert "bar" in written and "white" in written and "true" in written


def test_facts_are_spoken_in_the_language_of_the_sentence() -> None:
    outside = Fault("not_all_home", facts={"places": {"13": 2, "bar": 1}})
    assert [sentence(outside, language) for language in LANGUAGES] == [
        "Not all checkers are in the home board: 2 on point 13, 1 on the bar.",
        "Nicht alle Steine sind im Heimfeld: 2 auf Feld 13, 1 auf der Bar.",
        "Il reste des pions hors du jan intérieur\u00a0: 2 sur la case 13, 1 sur la barre.",
        "Non tutte le pedine sono nella tavola interna: 2 sulla punta 13, 1 sul bar.",
    ]
    no_checker = Fault("no_checker", facts={"color": "black", "at": "bar"})
    assert [sentence(no_checker, language) for language in LANGUAGES] == [
        "Black has no checker on the bar.",
        "Schwarz hat keinen Stein auf der Bar.",
        "Noir n’a pas de pion sur la barre.",
        "Il Nero non ha pedine sul bar.",
    ]
    early = Fault("not_expected", facts={"who": "white", "expected": "roll", "got": "play"})
    assert [sentence(early, language) for language in LANGUAGES] == [
        "White must act first: a roll; a play was sent.",
        "Zuerst fällig (Weiß): Wurf; gesendet: Zug.",
        "D’abord (Blanc)\u00a0: lancer\u202f; action reçue\u00a0: coup.",
        "Prima (Bianco): lancio; azione ricevuta: giocata.",
    ]


def test_a_counted_noun_agrees_with_its_number() -> None:
    for count, english, german in ((1, "1 checker", "1 Stein"), (2, "2 checkers", "2 Steine")):
        blocked = Fault("blocked", facts={"place": "6", "count": count, "color": "black"})
        assert sentence(blocked) == f"Point 6 is blocked by Black ({english})."
        assert sentence(blocked, "de") == f"Feld 6 ist von Schwarz blockiert ({german})."


@every_language
def test_apostrophes_are_typographic_outside_english(language: Language) -> None:
    if language != "en":
        assert not [key for key, text in flat(language).items() if "'" in text]


def test_lists_of_facts_are_spoken() -> None:
    landing = Fault("wrong_landing", facts={"from": "3", "must": ["5", "off"], "target": "7"})
    assert sentence(landing) == "From point 3 this roll leads to 5 or off, not to 7."
    game = Fault("unknown_variant", facts={"name": "puf", "near": ["puff", "pin", "snake"]})
    assert sentence(game) == 'There is no game "puf". Did you mean puff, pin or snake?'
    nothing_near = Fault("unknown_variant", facts={"name": "x", "near": []})
    assert sentence(nothing_near) == 'There is no game "x".'


def test_the_text_of_a_refusal_says_everything_that_is_wrong() -> None:
    total = Fault("wrong_total", "/white", facts={"color": "white", "count": 14, "must": 15})
    place = Fault("no_such_place", "/black/0", facts={"place": "0"})
    refusal = Refused([total, place])
    assert str(refusal) == f"{sentence(total)} {sentence(place)}"
    assert str(total) == "White must have 15 checkers in this game, not 14."
    assert isinstance(refusal, ValueError)
    copy = pickle.loads(pickle.dumps(refusal))
    assert copy.faults == (total, place)


def test_the_text_of_a_fault_without_a_sentence_of_the_engine_is_its_code() -> None:
    assert str(Fault("a_code_of_somebody_else")) == "a_code_of_somebody_else"


def test_a_language_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(ValueError, match="no language 'es'; there are en, de, fr, it"):
        sentence(Fault("game_over"), "es")  # type: ignore[arg-type]
