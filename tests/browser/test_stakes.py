"""The cube and the match, as two people at one table turn and score them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.table import Seated, Table

BEAR_OFF = "1~backgammon~24-1.off-14~1-15~white.roll~match-3"
"""White, one checker left, to roll at the start of a match to 3; Black has borne off none."""


def press(table: Table, text: str) -> None:
    table.page.get_by_role("button", name=text, exact=True).click()
    table.look()


def test_a_double_is_offered_and_taken(seat: Seated) -> None:
    table = seat(f"#id={BEAR_OFF}")
    table.look()
    press(table, "Double to 2")
    assert table.look()["status"] == "White doubles to 2. Black to answer."
    expect(table.page.locator("#board .cube.offered")).to_be_visible()
    press(table, "Take")
    expect(table.page.locator("#far .badge").first).to_have_text("Cube 2")
    assert table.look()["status"] == "White to roll."
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
    status = table.look()["status"]
    assert status.startswith("White wins (gammon). Points: 4.")
    assert "White wins the match (White 3, Black 0)." in status
    expect(table.page.locator("#near.won .badge")).to_have_text("3 of 3")


def test_a_double_that_is_dropped_ends_the_game_and_the_next_one_follows(seat: Seated) -> None:
    table = seat(f"#id={BEAR_OFF}")
    table.look()
    press(table, "Double to 2")
    press(table, "Drop")
    assert "Match to 3: White 1, Black 0." in table.look()["status"]
    press(table, "Next game")
    assert table.look()["status"] == "Each player throws one die: the higher number begins."
    expect(table.page.locator("#near .badge")).to_have_text("1 of 3")


def test_a_resignation_is_accepted(seat: Seated) -> None:
    table = seat(f"#id={BEAR_OFF}")
    table.look()
    press(table, "Resign (value 1)")
    assert table.look()["status"] == "White offers to resign (value 1). Black to answer."
    press(table, "Accept")
    assert table.look()["status"].startswith(
        "Black wins (single). Points: 1. The opponent resigned."
    )


def test_a_double_is_beavered_and_the_beaver_raccooned(seat: Seated) -> None:
    """Rulebook 27: each takes what was offered and doubles it; from the beaver on it is Black's."""
    table = seat(f"#id={BEAR_OFF.replace('match-3', 'money.beavers-raccoon')}")
    table.look()
    for text, said in {
        "Double to 2": "White doubles to 2. Black to answer.",
        "Beaver": "Black: beaver to 4. White to answer.",
        "Raccoon": "White: raccoon to 8. Black to answer.",
        "Take": "White to roll.",
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
