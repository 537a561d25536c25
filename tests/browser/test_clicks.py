"""One click per checker, drags over several numbers, and moves that need no decision."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.table import OPENING, Seated, Table, drag

RACE = "1~backgammon~19-2.20-2.24-2.off-9~1-2.2-2.off-11~white.play-5-5-5-5"
"""The sides have passed each other; White bears off with a double."""


def pips(table: Table) -> str:
    return table.page.locator("#near .pips").inner_text()


@pytest.fixture
def table(seat: Seated) -> Table:
    return seat(f"#id={OPENING}")


def test_a_click_moves_a_checker_by_the_larger_number(table: Table) -> None:
    view = table.touch("17")
    assert (pips(table), view["targets"]) == ("164 pips", [])
    view = table.touch("19")
    assert pips(table) == "163 pips"
    assert [button["text"] for button in view["buttons"]] == ["Confirm play", "Undo"]


def test_the_right_button_moves_a_checker_by_the_smaller_number(table: Table) -> None:
    place = table.place("17")
    table.page.mouse.click(place["x"], place["y"], button="right")
    table.look()
    assert pips(table) == "166 pips"


def test_shift_and_enter_move_by_the_smaller_number_and_keys_confirm(table: Table) -> None:
    keys = table.page.keyboard
    table.look()
    for key, left in (("Shift+Enter", "166 pips"), ("Enter", "163 pips")):
        table.page.locator('#board [data-place="17"][role=button]').focus()
        keys.press(key)
        table.look()
        assert pips(table) == left
    keys.press("u")
    table.look()
    assert pips(table) == "166 pips"
    table.touch("17")
    table.page.locator("#main").focus()
    keys.press("Enter")
    assert table.look()["status"] == "Black rolls."


def test_the_focus_stays_at_the_buttons_when_one_is_pressed(table: Table) -> None:
    table.touch("17", "19")
    table.page.locator("#controls .primary").focus()
    table.page.keyboard.press("Enter")
    assert table.look()["status"] == "Black rolls."
    expect(
        table.page.locator("#controls").get_by_role("button", name="Roll", exact=True)
    ).to_be_focused()


def test_a_checker_is_dragged_over_both_numbers(table: Table) -> None:
    """24/20 with 3-1: the notation needs no stop."""
    drag(table, table.place("1"), table.place("5"))
    assert pips(table) == "163 pips"
    view = table.click(table.look()["buttons"][0])
    assert view["moves"] == ["31: 24/20"]


def test_a_double_click_on_the_board_confirms(table: Table) -> None:
    table.touch("17", "19")
    table.page.wait_for_timeout(650)
    table.page.locator('#board .bar[data-side="white"] .hit').dblclick()
    assert table.look()["status"] == "Black rolls."


def test_one_button_bears_off_all_that_the_roll_allows(seat: Seated) -> None:
    """Two from the 6 point first, as nothing may stay behind; then two more by the fives."""
    table = seat(f"#id={RACE}")
    table.look()
    table.page.locator(".bear-off").click()
    (play,) = table.look()["moves"]
    assert play == "55: 6/1(2) 5/off(2)"


def test_there_is_no_such_button_while_the_sides_can_meet(table: Table) -> None:
    table.look()
    expect(table.page.locator(".bear-off")).to_have_count(0)


def test_there_is_no_such_button_where_the_first_to_finish_loses(seat: Seated) -> None:
    table = seat(f"#id={RACE.replace('backgammon', 'misere')}")
    assert table.look()["status"] == "White plays 5-5-5-5."
    expect(table.page.locator(".bear-off")).to_have_count(0)


def test_forced_moves_are_made_automatically_if_that_is_chosen(seat: Seated) -> None:
    table = seat("#id=1~backgammon~24-1.off-14~1-2.off-13~white.play-6-5")
    table.look()
    table.page.locator("#view summary").click()
    table.page.locator("[name=forced]").check()
    expect(table.page.locator("#table")).to_have_attribute("data-over", "true")


def test_a_finished_game_survives_a_reload(seat: Seated) -> None:
    """Its link says how it ended, in the language of the reader, and the list of plays is gone."""
    table = seat("#id=1~backgammon~off-15~24-15~over", locale="de")
    expect(table.page.locator("#status")).to_have_text("Weiß gewinnt ein Backgammon, 3 Punkte.")
    expect(table.page.locator(".victory strong")).to_have_text(
        "Weiß gewinnt ein Backgammon, 3 Punkte."
    )
    expect(table.page.locator("#plays")).to_be_hidden()
    table.page.reload()
    expect(table.page.locator("#near.won")).to_be_visible()


def test_the_result_and_the_way_on_are_shown_once(seat: Seated) -> None:
    """On the board, as round as that; and beside it when that is closed, also after a look back."""
    page = won(seat, "reduce").page
    on, result = page.get_by_role("button", name="New game"), page.locator("strong, #status")
    radius = "(element) => getComputedStyle(element).borderRadius"
    veil, board = page.locator(".victory"), page.locator("backgammon-board")
    assert veil.evaluate(radius) == board.locator("visible=true").first.evaluate(radius)
    for _ in range(2):
        expect(on).to_have_count(1)
        expect(result.filter(has_text="White wins", visible=True)).to_have_count(1)
        if veil.count():
            page.get_by_role("button", name="See the board").click()
        expect(on).to_be_focused()
    page.locator("#theme").select_option("dark")
    page.locator("#moves button").first.click()
    page.get_by_role("button", name="Back to the game").click()
    expect(on).to_have_count(1)
    expect(veil).to_have_count(0)


def won(seat: Seated, motion: str) -> Table:
    """White bears off the last checker."""
    table = seat("#id=1~backgammon~24-1.off-14~1-15~white.play-6-5", reduced_motion=motion)
    table.touch("24")
    table.page.locator("#controls .primary").click()
    table.page.locator(".victory strong").wait_for()
    return table


def test_confetti_falls_over_the_whole_board_and_hides_nothing(seat: Seated) -> None:
    table = won(seat, "no-preference")
    confetti = table.page.locator(".confetti")
    assert confetti.bounding_box() == table.page.locator("#board").bounding_box()
    painted = confetti.evaluate("(element) => getComputedStyle(element).backgroundColor")
    assert painted == "rgba(0, 0, 0, 0)"


def test_there_is_no_confetti_for_those_who_prefer_reduced_motion(seat: Seated) -> None:
    expect(won(seat, "reduce").page.locator(".confetti")).to_have_count(0)
