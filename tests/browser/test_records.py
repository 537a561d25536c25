"""Records and positions: files opened, stepped through, continued and saved; positions set up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.table import OPENING, Seated, Table

MATCH = """ 3 point match

 Game 1
 Anna : 0                             Bert : 0
  1) 31: 8/5 6/5                      62: 24/18 13/11
  2) 44: 24/20(2) 13/9(2)             53: 8/3 6/3
  3) 66: 24/12                        21: 13/10
"""
"""White's third play starts from a point where White has no checker."""


def load(seat: Seated, content: str) -> Table:
    table = seat()
    table.load(content)
    return table


def test_a_record_is_stepped_through_with_the_keyboard_and_faults_are_shown(seat: Seated) -> None:
    table = load(seat, MATCH)
    status = table.page.locator("#status")
    expect(status).to_have_text("White 31: 8/5 6/5")
    expect(table.page.locator("#near .who")).to_have_text("Anna")
    for text in ("Black 62: 24/18 13/11", "White 44: 24/20(2) 13/9(2)"):
        table.page.keyboard.press("ArrowRight")
        expect(status).to_have_text(text)
    table.page.keyboard.press("ArrowLeft")
    expect(status).to_have_text("Black 62: 24/18 13/11")
    expect(table.page.locator("#moves .fault")).to_have_text("66: 24/12")
    table.page.locator("#moves .fault").click()
    expect(table.page.locator("#why")).to_contain_text(
        "White has no checker on point 24. (Points are counted from the side of White.)"
    )


DROP = """content => {
    const data = new DataTransfer();
    data.items.add(new File([content], "match.mat"));
    document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true}));
}"""


def test_a_record_that_is_dropped_on_the_page_is_opened(seat: Seated) -> None:
    table = seat()
    table.page.locator("#detail .diagram svg").wait_for()
    table.page.evaluate(DROP, MATCH)
    expect(table.page.locator("#status")).to_have_text("White 31: 8/5 6/5")


def test_a_game_goes_on_from_any_ply_of_a_record(seat: Seated) -> None:
    table = load(seat, MATCH)
    table.page.get_by_role("button", name="62: 24/18 13/11").click()
    expect(table.page.locator("#status")).to_have_text("Black 62: 24/18 13/11")
    table.page.get_by_role("button", name="Play on from here").click()
    expect(table.page.locator("#status")).to_have_text("White rolls.")
    assert "6-5.8-3.11-1.13-4.18-1.24-1" in table.dice("4 4")["status"] + table.page.url


def test_what_is_no_record_is_explained_above_the_list_of_games(seat: Seated) -> None:
    seat.refusals = True
    table = load(seat, "no record at all")
    expect(table.page.locator("#notice")).not_to_be_empty()
    expect(table.page.locator("#picker")).to_be_visible()


@pytest.mark.parametrize(("name", "expected"), [("SGF", "GM[6]"), (".mat", "31: 8/5 6/5")])
def test_the_game_is_saved_as_a_record(
    seat: Seated, tmp_path: Path, name: str, expected: str
) -> None:
    table = seat(click="pick")
    table.begin("backgammon", stakes="3")
    table.dice("3 1")
    view = table.touch("17", "20", "19", "20")
    table.click(view["buttons"][0])
    table.page.locator("#sharing summary").click()
    with table.page.expect_download() as download:
        table.page.get_by_role("button", name=f"Save as {name}").click()
    download.value.save_as(tmp_path / "record")
    assert expected in (tmp_path / "record").read_text()


def test_a_saved_record_in_json_is_opened_again(seat: Seated, tmp_path: Path) -> None:
    table = seat(click="pick")
    table.begin("backgammon")
    table.dice("3 1")
    table.click(table.touch("17", "20", "19", "20")["buttons"][0])
    table.page.locator("#sharing summary").click()
    with table.page.expect_download() as download:
        table.page.get_by_role("button", name="Save as JSON").click()
    download.value.save_as(tmp_path / "record.json")
    assert json.loads((tmp_path / "record.json").read_text())["games"]
    table.page.locator("#file").set_input_files(tmp_path / "record.json")
    expect(table.page.locator("#status")).to_have_text("White 31: 8/5 6/5")


def test_earlier_positions_of_the_game_are_shown(seat: Seated) -> None:
    table = seat(f"#id={OPENING}", click="pick")
    table.click(table.touch("17", "20", "19", "20")["buttons"][0])
    table.dice("6 2")
    table.page.locator("#moves button").first.click()
    expect(table.page.get_by_role("button", name="Back to the game")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.locator("#status")).to_have_text("Black plays 6-2.")


def test_a_position_is_set_up_by_clicking_and_examined_at_once(seat: Seated) -> None:
    seat.refusals = True
    table = seat(f"#id={OPENING}")
    table.look()
    table.page.locator("#edit").click()
    expect(table.page.locator("#editor .fine")).to_be_visible()
    place = '#board [data-place="{}"][role=button] .hit'
    table.page.locator(place.format(7)).click(force=True)
    expect(table.page.locator("#editor .faults")).to_contain_text(
        "White must have 15 checkers in this game, not 16."
    )
    table.page.locator(place.format(1)).click(force=True, button="right")
    expect(table.page.locator("#editor .fine")).to_be_visible()
    table.page.locator("#editor [name=dice]").fill("61")
    table.page.locator("#editor [name=dice]").press("Tab")
    table.page.get_by_role("button", name="Play, analyse, share").click()
    expect(table.page.locator("#status")).to_have_text("White plays 6-1.")
    assert "1-1.7-1.12-5.17-3.19-5" in table.page.url


def use(table: Table, tool: str, *points: str) -> None:
    """Choose what a click does, and click these points one after the other."""
    table.page.locator("[name='editor.tool']").select_option(tool)
    for point in points:
        table.page.locator(f'#board [data-place="{point}"][role=button] .hit').click(force=True)


def test_a_pinned_checker_is_set_up_without_a_right_button(seat: Seated) -> None:
    """White's checker on 7 is pinned by Black; the first click marks White's."""
    seat.refusals = True
    table = seat("#id=1~plakoto~1-15~24-15~white.roll")
    table.look()
    table.page.locator("#edit").click()
    use(table, "remove", "1", "24")
    use(table, "white", "7")
    use(table, "black", "7")
    expect(table.page.locator("#editor .faults")).to_contain_text("both colours")
    use(table, "mark", "7")
    expect(table.page.locator("#board .pinned.white")).to_have_count(1)
    expect(table.page.locator("#editor .fine")).to_be_visible()
    table.page.get_by_role("button", name="Play, analyse, share").click()
    expect(table.page.locator("#status")).to_have_text("White rolls.")
    assert table.page.url.endswith("~1-14.7-1m~7-1.24-14~white.roll")


def test_the_towers_and_phases_of_doublets_are_set_up(seat: Seated) -> None:
    """A side that restacks has towers and single checkers; one that unstacks as well."""
    seat.refusals = True
    table = seat()
    table.choose("doublets")
    table.page.get_by_role("button", name="Set up a position of this game").click()
    use(table, "mark", "19", "20")
    table.page.locator("[name='editor.phase.white']").select_option("restack")
    expect(table.page.locator("#board .tower.white")).to_have_count(8)
    expect(table.page.locator("#editor .fine")).to_be_visible()
    table.page.get_by_role("button", name="Clear").click()
    expect(table.page.locator("#board .checker")).to_have_count(0)
    table.page.get_by_role("button", name="Start position").click()
    expect(table.page.locator("#board .tower.white")).to_have_count(12)
    expect(table.page.locator("#editor .fine")).to_be_visible()


def test_only_games_with_marks_offer_to_mark(seat: Seated) -> None:
    table = seat(f"#id={OPENING}")
    table.look()
    table.page.locator("#edit").click()
    tools = table.page.locator("[name='editor.tool'] option")
    expect(tools).to_have_count(3)


def test_the_position_of_another_game_is_set_up_from_its_start(seat: Seated) -> None:
    table = seat()
    table.choose("gioul")
    table.page.get_by_role("button", name="Set up a position of this game").click()
    expect(table.page.locator("#name")).to_contain_text("Gioul")
    expect(table.page.locator("#editor .fine")).to_be_visible()


def test_a_play_of_the_list_is_shown_on_the_board(seat: Seated) -> None:
    table = seat(f"#id={OPENING}")
    table.look()
    table.page.locator("#plays summary").click()
    table.page.get_by_role("button", name="24/20", exact=True).hover()
    expect(table.page.locator("#board .arrow circle")).to_have_count(1)
    table.page.locator("#status").hover()
    expect(table.page.locator("#board .arrow")).to_have_count(0)
