"""The page around the board: links, languages, colours, small screens, requests to learn from."""

from __future__ import annotations

import json
import re
import shlex
from itertools import pairwise
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

from tests.browser.table import OPENING, PHONE, Seated, Table
from tests.support.processes import TIMEOUT

IDS = {
    "Position id": OPENING,
    "XGID": "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10",
    "GNU ID": "4HPwATDgc/ABMA:MIEFAAAAAAAE",
}
"""The same table in three notations; docs/notations.md tells whose."""
SAID = {
    "en": ("White plays 3-1.", "Point 19 is blocked", "Choose a game"),
    "de": ("Weiß zieht 3-1.", "Feld 19 ist von Schwarz blockiert", "Spiel wählen"),
    "fr": ("À Blanc de jouer\u00a0: 3-1.", "La case 19 est bloquée", "Choisir un jeu"),
    "it": ("Tocca al Bianco giocare 3-1.", "La punta 19 è bloccata", "Scegli un gioco"),
}


def test_a_link_leads_to_the_same_table(seat: Seated) -> None:
    table = seat(click="pick")
    table.begin("backgammon")
    table.dice("3 1")
    view = table.touch("17", "20", "19", "20")
    table.click(view["buttons"][0])
    address = table.page.url
    assert address.endswith("#id=1~backgammon~1-2.12-5.17-2.19-4.20-2~6-5.8-3.13-5.24-2~black.roll")
    again = seat(address.removeprefix(seat.site))
    assert again.look()["status"] == "Black rolls."


@pytest.mark.parametrize("address", [f"?id={OPENING}", f"#id={OPENING}"])
def test_an_id_in_the_address_is_opened(seat: Seated, address: str) -> None:
    assert seat(address).look()["status"] == "White plays 3-1."


def test_the_way_back_leads_to_the_games(seat: Seated) -> None:
    table = seat()
    table.begin("pin")
    table.page.go_back()
    expect(table.page.locator("#picker")).to_be_visible()


@pytest.mark.parametrize("id_", IDS.values(), ids=IDS)
def test_an_id_is_pasted_and_opened(seat: Seated, id_: str) -> None:
    table = seat()
    table.begin("pin")
    table.page.locator("#sharing summary").click()
    table.page.locator("#paste").fill(id_)
    table.page.locator("#paste").press("Enter")
    expect(table.page.locator("#status")).to_have_text("White plays 3-1.")


def test_the_state_is_copied_in_the_words_of_every_program(seat: Seated) -> None:
    table = seat(f"#id={OPENING}", permissions=["clipboard-read", "clipboard-write"])
    table.look()
    table.page.locator("#sharing summary").click()
    copied = {}
    for name in IDS:
        row = table.page.locator(".ids dt", has_text=re.compile(f"^{name}"))
        row.get_by_role("button").click()
        expect(row.get_by_role("button")).to_have_text("Copied")
        copied[name] = table.page.evaluate("navigator.clipboard.readText()")
    assert copied == IDS


def test_what_another_program_cannot_say_is_said(seat: Seated) -> None:
    table = seat()
    table.begin("pin")
    table.page.locator("#sharing summary").click()
    expect(table.page.locator(".ids dd", has_text="XGID=")).to_contain_text(
        "XGID cannot express: the game."
    )


def test_an_id_that_is_none_is_explained(seat: Seated) -> None:
    """The sentences of the service stand above the list of games."""
    seat.refusals = True
    table = seat("#id=1~backgammon~nonsense")
    expect(table.page.locator("#notice strong")).to_have_text("This link cannot be opened.")
    expect(table.page.locator("#notice")).to_contain_text("black: this field is missing.")
    expect(table.page.locator("#picker")).to_be_visible()
    expect(table.page.locator("#list input")).to_have_count(38)


@pytest.mark.parametrize("tag", SAID)
def test_the_page_and_the_rules_speak_the_language_of_the_reader(seat: Seated, tag: str) -> None:
    status, why, choose = SAID[tag]
    table = seat(f"#id={OPENING}", locale=tag, click="pick")
    view = table.touch("1", "6")
    assert table.page.locator("html").get_attribute("lang") == tag
    assert view["status"] == status
    assert why in view["why"]
    table.page.locator("#games").click()
    expect(table.page.locator("#choose")).to_have_text(choose)


def test_the_language_is_changed_and_remembered(seat: Seated) -> None:
    table = seat(f"#id={OPENING}")
    table.look()
    table.page.locator("#language").select_option("de")
    expect(table.page.locator("#status")).to_have_text("Weiß zieht 3-1.")
    expect(table.page.locator("#summary")).to_contain_text("Steine")
    table.page.reload()
    expect(table.page.locator("#status")).to_have_text("Weiß zieht 3-1.")


def brightness(table: Table, selector: str) -> float:
    painted = "stopColor" if selector.startswith(".field") else "backgroundColor"
    color = table.page.locator(selector).first.evaluate(
        f"(element) => getComputedStyle(element).{painted}"
    )
    return sum(float(part) for part in color.strip("rgb()").split(",")[:3]) / 3


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_colours_are_those_of_the_system_or_those_chosen(seat: Seated, scheme: str) -> None:
    table = seat(f"#id={OPENING}", color_scheme=scheme)
    table.look()
    is_dark = scheme == "dark"
    for selector in ("body", ".field-1"):
        assert (brightness(table, selector) < 128) == is_dark
    table.page.locator("#theme").select_option("light" if is_dark else "dark")
    for selector in ("body", ".field-1"):
        assert (brightness(table, selector) < 128) != is_dark


def test_a_phone_shows_everything_without_scrolling_sideways(seat: Seated) -> None:
    table = seat(**PHONE)
    wide = "document.documentElement.scrollWidth"
    assert table.page.evaluate(wide) == PHONE["width"]
    table.begin("acey_deucey")
    table.dice("6 1")
    for panel in table.page.locator("#table details, #wire").all():
        panel.locator("> summary").click()
    assert table.page.evaluate(wide) == PHONE["width"]


def test_a_phone_is_played_by_touch(seat: Seated) -> None:
    table = seat(f"#id={OPENING}", click="pick", **PHONE)
    for name in ("17", "20"):
        place = table.place(name)
        table.page.touchscreen.tap(place["x"], place["y"])
    table.look()
    assert table.page.locator("#near .pips").text_content() == "164 pips"


def test_the_machine_plays_any_legal_move(seat: Seated) -> None:
    table = seat()
    table.begin("backgammon", opponent="random")
    table.dice("1 3")
    expect(table.page.locator("#status")).to_have_text("White rolls.")
    (first,) = table.look()["moves"]
    assert first.startswith("31: ")


def test_the_board_can_be_seen_from_the_other_side(seat: Seated) -> None:
    table = seat(f"#id={OPENING}")
    below = table.place("24")["y"]
    table.page.locator("#view summary").click()
    table.page.locator("#view [name=bottom]").select_option("black")
    expect(table.page.locator("#near strong")).to_have_text("Black")
    assert table.place("24")["y"] < below


def test_the_options_of_a_game_change_its_start(seat: Seated) -> None:
    """Rulebook 24: either side can have the snake, nine of its checkers on the bar."""
    table = seat()
    table.choose("snake")
    drawn = table.page.locator("#detail[data-game=snake] .diagram")
    bar = '.checker.{}[data-place="bar"]'
    expect(drawn.locator(bar.format("white"))).to_have_count(9)
    table.page.locator("#detail summary").click()
    table.page.locator("[data-option=snake]").select_option('"black"')
    expect(drawn.locator(bar.format("black"))).to_have_count(9)


def test_every_request_can_be_sent_again_from_a_terminal(seat: Seated) -> None:
    """The curl that is shown is taken at its word, and gets the answer that is shown."""
    table = seat(f"#id={OPENING}", click="pick")
    table.touch("17", "20")
    table.page.locator("#wire > summary").click()
    table.page.get_by_role("button", name="POST /v1/moves 200").first.click()
    command, _, shown = table.page.locator("#exchange pre").all_text_contents()
    words = shlex.split(command)
    headers = dict(word.split(": ", 1) for flag, word in pairwise(words) if flag == "-H")
    body = words[words.index("-d") + 1]
    with urlopen(Request(words[2], body.encode(), headers), timeout=TIMEOUT) as answer:
        assert json.load(answer) == json.loads(shown)
    assert json.loads(body)["played"] == [{"from": "17", "to": "20"}]


def test_the_last_game_is_reached_by_keys_without_losing_sight_of_it(seat: Seated) -> None:
    """The list scrolls, the page does not: rules and board stay where they are."""
    table = seat(width=1280, height=900)
    table.choose("backgammon")
    table.page.keyboard.press("ArrowUp")
    expect(table.page.locator("#detail[data-game=linverso] h2")).to_be_in_viewport()
    expect(
        table.page.locator("label.game", has=table.page.locator("[value=linverso]"))
    ).to_be_in_viewport()


def test_every_game_can_be_chosen(seat: Seated) -> None:
    table = seat()
    expect(table.page.locator("#list input")).to_have_count(38)
    expect(table.page.locator("#detail .rules li").first).to_be_visible()
