"""Hands on the board: pick up and put down, drag, keys, taking back, and tries that are illegal."""

from __future__ import annotations

import pytest

from tests.browser.table import OPENING, Seated, Table, drag


@pytest.fixture
def table(seat: Seated) -> Table:
    """Backgammon for two people; White has thrown 3-1, and a click picks a checker up."""
    return seat(f"#id={OPENING}", click="pick")


def test_the_checkers_that_can_move_are_shown(table: Table) -> None:
    """White's five on 12 are blocked by nothing, his two on 1 neither; 19 has 1 and 3 free."""
    view = table.look()
    assert sorted(view["sources"]) == ["1", "12", "17", "19"]
    assert view["targets"] == []


def test_a_checker_picked_up_shows_where_it_can_go(table: Table) -> None:
    """By 1, by 3, and, in a lighter tint, by both numbers together."""
    view = table.touch("17")
    assert (sorted(view["targets"]), view["far"]) == (["18", "20"], ["21"])


def test_a_play_is_made_move_by_move_and_written_in_standard_notation(table: Table) -> None:
    view = table.touch("17", "20", "19", "20")
    assert [button["text"] for button in view["buttons"]] == ["Confirm play", "Undo"]
    view = table.click(view["buttons"][0])
    assert view["status"] == "Black rolls."
    assert view["moves"] == ["31: 8/5 6/5"]


def test_a_play_that_is_not_complete_cannot_be_committed(table: Table) -> None:
    view = table.touch("17", "20")
    assert [button["text"] for button in view["buttons"]] == ["Undo"]


def test_moves_are_taken_back_one_by_one(table: Table) -> None:
    table.touch("17", "20", "19", "20")
    assert "19" in table.click(table.look()["buttons"][1])["sources"]
    view = table.click(table.look()["buttons"][0])
    assert sorted(view["sources"]) == ["1", "12", "17", "19"]
    assert table.page.locator("#near .pips").text_content() == "167 pips"


def test_a_checker_is_dragged(table: Table) -> None:
    view = drag(table, table.place("17"), table.place("20"))
    assert table.page.locator("#near .pips").text_content() == "164 pips"
    assert table.page.locator(".ghost").count() == 0
    assert view["why"] == ""


def test_a_checker_dropped_where_it_was_stays(table: Table) -> None:
    place = table.place("17")
    view = drag(table, place, {"x": place["x"] + 8, "y": place["y"] + 8})
    assert sorted(view["sources"]) == ["1", "12", "17", "19"]


def test_an_illegal_try_is_answered_with_the_rule(table: Table) -> None:
    """Five of Black's hold point 6, White's 19 point: rulebook 0, open_point."""
    view = table.touch("1", "6")
    assert "Point 19 is blocked by Black (5 checkers)." in view["why"]
    assert "On this board" not in view["why"]
    assert table.touch("1", "4")["why"] == ""


def test_an_illegal_drag_is_answered_with_the_rule(table: Table) -> None:
    view = drag(table, table.place("1"), table.place("6"))
    assert "No number leads there: the distance is 5; left: 3, 1." in view["why"]


def test_the_dice_on_the_board_can_be_clicked(seat: Seated) -> None:
    table = seat()
    table.begin("backgammon")
    table.page.locator("#board .die").first.click()
    table.look()
    assert table.page.locator("#news").text_content() != ""


def test_a_roll_that_is_none_is_not_taken(seat: Seated) -> None:
    table = seat()
    before = table.begin("backgammon")
    for text in ("7 1", "6", "", "six"):
        assert table.dice(text)["status"] == before["status"]


def test_the_board_is_played_by_keys_alone(table: Table) -> None:
    """Tab goes from one checker that can move to the next, Enter picks up and puts down."""
    keys = table.page.keyboard
    focus(table, "1")
    keys.press("Tab")
    wait_for_focus(table, "12")
    keys.press("Tab")
    wait_for_focus(table, "17")
    keys.press("Enter")
    assert sorted(table.look()["targets"]) == ["18", "20"]
    for place in ("18", "bar", "19", "20"):
        keys.press("ArrowRight")
        wait_for_focus(table, place)
    keys.press(" ")
    table.look()
    assert focused(table) == "20"
    assert table.page.locator("#near .pips").text_content() == "164 pips"
    keys.press("u")
    assert sorted(table.look()["sources"]) == ["1", "12", "17", "19"]


def focus(table: Table, place: str) -> None:
    """Give a place the focus, and wait until it keeps it: it is drawn again when ready."""
    table.look()
    for _ in range(5):
        table.page.locator(f'#board [data-place="{place}"][role=button]').focus()
        table.page.wait_for_timeout(300)
        if focused(table) == place:
            return


def wait_for_focus(table: Table, place: str) -> None:
    """Wait until this place has the focus; the board may be drawn once more before it has."""
    active = "document.activeElement?.shadowRoot?.activeElement?.dataset.place"
    table.page.wait_for_function(f"place => {active} === place", arg=place)


def focused(table: Table) -> str:
    place: str = table.page.evaluate(
        "document.activeElement?.shadowRoot?.activeElement?.dataset.place"
    )
    return place


def test_escape_puts_a_checker_back(table: Table) -> None:
    table.touch("17")
    table.page.keyboard.press("Escape")
    view = table.look()
    assert view["targets"] == []
    assert sorted(view["sources"]) == ["1", "12", "17", "19"]


def test_arrows_lead_across_the_board(table: Table) -> None:
    focus(table, "12")
    for key, place in {
        "ArrowDown": "13",
        "ArrowRight": "14",
        "ArrowUp": "11",
        "ArrowLeft": "12",
    }.items():
        table.page.keyboard.press(key)
        wait_for_focus(table, place)


def test_every_place_says_what_it_holds(table: Table) -> None:
    """Points are called by the number beside them: point 17 is White's 8 point."""
    table.look()
    place = table.page.locator('#board [data-place="17"][role=button]')
    assert place.get_attribute("aria-label") == "Point 8: 3 White, possible start"
    table.touch("17")
    reached = table.page.locator('#board [data-place="20"][role=button]')
    assert reached.get_attribute("aria-label") == "Point 5: empty, possible target"


def test_what_happens_is_announced(seat: Seated) -> None:
    table = seat()
    table.begin("backgammon")
    table.dice("3 1")
    assert table.page.locator("#live").text_content() == (
        "White throws 3, Black 1: White begins. White plays 3-1."
    )


def test_a_play_can_be_chosen_from_the_list(table: Table) -> None:
    table.page.locator("#plays summary").click()
    table.page.get_by_role("button", name="8/5 6/5", exact=True).click()
    view = table.look()
    assert [button["text"] for button in view["buttons"]] == ["Confirm play", "Undo"]


def test_bar_and_off_are_places_like_others(seat: Seated) -> None:
    """White enters from the bar; a checker on 24 is borne off by a 1."""
    table = seat("#id=1~backgammon~bar-1.24-14~6-13.8-2~white.play-2-1", click="pick")
    view = table.look()
    assert view["sources"] == ["bar"]
    assert sorted(table.touch("bar")["targets"]) == ["1", "2"]
    table = seat("#id=1~backgammon~24-2.off-13~6-13.8-2~white.play-2-1", click="pick")
    assert table.touch("24")["targets"] == ["off"]
    view = table.touch("off", "24", "off")
    view = table.click(view["buttons"][0])
    assert view["over"]


def test_a_checker_enters_from_the_reserve(seat: Seated) -> None:
    table = seat(click="pick")
    table.begin("french_backgammon_2")
    view = table.dice("6 1")
    assert view["sources"] == ["reserve"]
    assert {"13", "18"} <= set(table.touch("reserve")["targets"])
