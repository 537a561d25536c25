"""The cube and the match, as two people at one table turn and score them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.table import OPENING, Seated, Table

BEAR_OFF = "1~backgammon~24-1.off-14~1-15~white.roll~match-3"
"""White, one checker left, to roll at the start of a match to 3; Black has borne off none."""


def press(table: Table, text: str) -> None:
    """Press a button, also one of the panel for draws, settlements, resignations and awards."""
    table.page.locator("#stakes").evaluate("(panel) => (panel.open = true)")
    table.page.get_by_role("button", name=text, exact=True).first.click()
    table.look()


def test_a_double_is_offered_and_taken(seat: Seated) -> None:
    table = seat(f"#id={BEAR_OFF}")
    table.look()
    press(table, "Double to 2")
    assert table.look()["status"] == "Black answers the double."
    expect(table.page.locator("#board .cube.offered")).to_be_visible()
    # nothing is rolled, no answer is recommended, no key gives one, and the numbers are White's
    expect(table.page.locator("#board .die")).to_have_count(0)
    widths = [button.bounding_box() for button in table.page.locator("#controls button").all()]
    assert len({box and round(box["width"]) for box in widths}) == 1
    table.page.keyboard.press("Enter")
    assert table.look()["places"]["24"]["number"] == 1
    press(table, "Take")
    expect(table.page.locator("#far .badge").first).to_have_text("Cube 2")
    assert table.look()["status"] == "White rolls."
    assert table.look()["moves"] == ["doubles to 2takes"]


def test_a_gammon_with_the_cube_on_two_wins_the_match_to_three(seat: Seated) -> None:
    """Rulebook 27: 2 x 2 points, of which the match needs 3."""
    table = seat(f"#id={BEAR_OFF}")
    table.look()
    press(table, "Double to 2")
    press(table, "Take")
    table.dice("2 1")
    view = table.touch("24", "off")
    table.click(view["buttons"][0])
    assert table.look()["status"] == (
        "White wins a gammon, 4 points. White wins the match (White 3, Black 0)."
    )
    expect(table.page.locator("#near.won .badge")).to_have_text("3 of 3")


def test_a_double_that_is_dropped_ends_the_game_and_the_next_one_follows(seat: Seated) -> None:
    table = seat(f"#id={BEAR_OFF}")
    table.look()
    press(table, "Double to 2")
    press(table, "Drop")
    assert table.look()["status"] == "White wins 1 point."
    expect(table.page.locator("#near .badge")).to_have_text("1 of 3")
    press(table, "Next game")
    assert table.look()["status"] == "Each player throws one die: the higher number begins."
    expect(table.page.locator("#near .badge")).to_have_text("1 of 3")


def test_a_resignation_is_accepted(seat: Seated) -> None:
    table = seat(f"#id={BEAR_OFF}")
    table.look()
    press(table, "Resign (value 1)")
    assert table.look()["status"] == "Black answers the resignation."
    press(table, "Accept")
    assert table.look()["status"] == "Black wins 1 point."


def test_a_double_is_beavered_and_the_beaver_raccooned(seat: Seated) -> None:
    """Rulebook 27: each takes what was offered and doubles it; from the beaver on it is Black's."""
    table = seat(f"#id={BEAR_OFF.replace('match-3', 'money.beavers-raccoon')}")
    table.look()
    for text, said in {
        "Double to 2": "Black answers the double.",
        "Beaver": "White answers the beaver.",
        "Raccoon": "Black answers the raccoon.",
        "Take": "White rolls.",
    }.items():
        press(table, text)
        assert table.look()["status"] == said
    expect(table.page.locator("#far .badge")).to_have_text("Cube 8")


def test_a_match_is_begun_from_the_list_of_games(seat: Seated) -> None:
    table = seat()
    table.begin("backgammon", stakes="5")
    expect(table.page.locator("#near .badge")).to_have_text("0 of 5")
    table.dice("3 1")
    assert "match-5" in table.page.url


def test_a_series_is_begun_from_the_list_of_games(seat: Seated) -> None:
    table = seat()
    table.choose("portes")
    table.page.locator("#detail summary").click()
    table.page.locator("[data-option=hit_and_run]").select_option('"banned"')
    table.page.locator("#detail select[name=stakes]").select_option("tavli-5")
    table.page.locator("#detail button.primary").click()
    table.page.locator("#board svg").wait_for()
    expect(table.page.locator("#near .badge")).to_have_text("0 of 5")
    assert "match-5.rotation-tavli.option-portes-hit_and_run-banned" in table.page.url


def test_beavers_are_agreed_on_for_points(seat: Seated) -> None:
    table = seat()
    table.page.locator("#detail[data-game=backgammon] .diagram svg").wait_for()
    table.page.locator("[name=stakes]").select_option("money")
    table.page.locator("[data-term=beavers]").select_option('"beaver"')
    table.begin("backgammon", stakes="money")
    assert "beavers-beaver" in table.page.url


def test_a_draw_is_offered_and_accepted(seat: Seated) -> None:
    """Rulebook 27: an agreed draw ends the game without points, with or without stakes."""
    table = seat("#id=1~backgammon~24-1.off-14~1-15~white.roll")
    table.look()
    press(table, "Offer a draw")
    assert table.look()["status"] == "Black answers the draw offer."
    press(table, "Accept")
    assert "draw" in table.look()["status"]
    expect(table.page.locator(".victory strong")).to_be_visible()


def test_a_settlement_is_offered_and_accepted(seat: Seated) -> None:
    """Rulebook 27: the players agree on what one pays the other, also half points."""
    table = seat(f"#id={BEAR_OFF.replace('match-3', 'money')}")
    table.look()
    table.page.locator("#stakes").evaluate("(panel) => (panel.open = true)")
    table.page.get_by_label("Points", exact=True).fill("1.5")
    press(table, "Offer to settle")
    assert table.look()["status"] == "Black answers the settlement offer."
    press(table, "Accept")
    assert "1.5" in table.look()["status"]


def test_a_game_and_a_match_are_awarded(seat: Seated) -> None:
    """Rulebook 27: a game awarded counts at once; a match awarded is over."""
    table = seat(f"#id={BEAR_OFF}")
    table.look()
    press(table, "Award the game to Black (1)")
    expect(table.page.locator("#far .badge")).to_have_text("1 of 3")
    press(table, "Next game")
    table.dice("3 1")
    press(table, "Award the match to White")
    assert "match" in table.look()["status"]
    expect(table.page.locator(".victory")).to_be_visible()


def test_an_illegal_play_can_be_left_to_stand(seat: Seated) -> None:
    """Rulebook 29: the opponent may condone it; the state is marked from then on."""
    table = seat(f"#id={OPENING}", click="pick")
    view = table.touch("1", "7")
    assert "No number leads there" in view["why"]
    table.page.locator(".condone").click()
    assert table.look()["status"] == "Black rolls."
    assert table.page.url.endswith(".illegal")
