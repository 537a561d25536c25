"""The other side: the computer, an opponent on another device, and a service that refuses."""

from __future__ import annotations

from hashlib import sha256

import pytest
from playwright.sync_api import Route, expect

from service.app import create_app
from service.settings import Settings
from service.settings.keys import read
from tests.browser.table import OPENING, Seated, Table

BLACKS_31 = "1~backgammon~1-2.12-5.17-3.19-5~6-5.8-3.13-5.24-2~black.play-3-1"
BLACKS_HIT = "1~backgammon~1-1.5-1.12-5.17-3.19-5~6-5.8-3.13-5.24-2~black.play-3-1"
"""White has a blot on Black's 5 point: 8/5*, and 6/5 makes the point."""
BLACKS_LAST = "1~{}~24-2.off-13~1-1.6-1.off-13~black.play-2-1"
"""Black can bear off one of the last two checkers, or play both numbers from the 6 point."""
REFUSAL = """{"type": "/problems/too_many_requests", "code": "too_many_requests", "status": 429,
  "title": "Too many requests", "detail": "Too many requests: wait 1 second."}"""


def against(seat: Seated, id_: str, opponent: str = "rule") -> Table:
    """The game of an id with the computer as Black."""
    table = seat(f"#id={id_}")
    table.page.locator("#board svg").wait_for()
    table.page.locator("#view summary").click()
    table.page.locator("#view [name=opponent]").select_option(opponent)
    return table


@pytest.mark.parametrize(
    ("id_", "play"), [(BLACKS_31, "31: 8/5 6/5"), (BLACKS_HIT, "31: 8/5* 6/5")]
)
def test_the_computer_makes_points_and_hits(seat: Seated, id_: str, play: str) -> None:
    """The best opening play of 3-1 (source 004), and the same with a hit."""
    table = against(seat, id_)
    expect(table.page.locator("#moves button").first).to_have_text(play)
    assert table.look()["status"] == "White rolls."


@pytest.mark.parametrize(
    ("variant", "play"), [("backgammon", "21: 6/4 1/off"), ("misere", "21: 6/3")]
)
def test_the_computer_runs_home_only_where_that_wins(seat: Seated, variant: str, play: str) -> None:
    """In Misère the player who finishes first loses."""
    table = against(seat, BLACKS_LAST.format(variant))
    expect(table.page.locator("#moves button").first).to_have_text(play)


def test_the_computer_does_not_hit_where_finishing_first_loses(seat: Seated) -> None:
    """A hit would send the opponent back, who then finishes later."""
    table = against(seat, BLACKS_HIT.replace("backgammon", "misere"))
    expect(table.page.locator("#moves button").first).to_contain_text("31: ")
    expect(table.page.locator("#moves button").first).not_to_contain_text("*")


def test_the_computer_plays_at_random_if_that_is_chosen(seat: Seated) -> None:
    table = against(seat, BLACKS_31, "random")
    expect(table.page.locator("#moves button").first).to_contain_text("31: ")


def test_a_game_against_the_computer_keeps_the_numbers_of_the_person(seat: Seated) -> None:
    table = seat()
    table.begin("backgammon", opponent="rule")
    table.dice("1 3")
    expect(table.page.locator("#status")).to_have_text("White rolls.")
    label = table.page.locator('#board [data-place="24"][role=button]').get_attribute("aria-label")
    assert label is not None and label.startswith("Point 1:")


def test_a_game_against_the_computer_goes_on_after_a_reload(seat: Seated) -> None:
    """The link of the game names no opponent: only this window remembers the computer."""
    table = seat()
    table.begin("backgammon", opponent="rule", side="black")
    table.dice("1 3")
    table.page.reload()
    assert table.look()["status"] == "Black plays 3-1."
    expect(table.page.locator("#far .who")).to_have_text("computer")
    expect(table.page.locator("#near strong")).to_have_text("Black")
    other = seat(table.page.url.removeprefix(seat.site))
    other.look()
    expect(other.page.locator(".who")).to_have_count(0)


def test_a_refused_action_of_the_computer_is_not_repeated_for_ever(seat: Seated) -> None:
    """Three attempts, each after the time that Retry-After says; then a person decides."""
    seat.refusals = True
    table = seat(f"#id={BLACKS_31}")
    table.page.locator("#board svg").wait_for()
    attempts = []

    def refuse(route: Route) -> None:
        attempts.append(route.request.url)
        headers = {"Retry-After": "0", "Content-Type": "application/problem+json"}
        route.fulfill(status=429, headers=headers, body=REFUSAL)

    table.page.route("**/v1/advance", refuse)
    table.page.locator("#view summary").click()
    table.page.locator("#view [name=opponent]").select_option("rule")
    expect(table.page.locator("#why")).to_contain_text("Too many requests")
    table.page.wait_for_timeout(300)
    assert len(attempts) == 3
    table.page.unroute("**/v1/advance")
    table.page.get_by_role("button", name="Go on").click()
    expect(table.page.locator("#status")).to_have_text("White rolls.")


def test_a_link_for_the_opponent_opens_their_side(seat: Seated) -> None:
    """After the turn the link is the next thing to do; it has the whole state and the side."""
    table = seat(f"#id={OPENING}&for=white", permissions=["clipboard-read", "clipboard-write"])
    table.touch("17", "19")
    table.click(table.look()["buttons"][0])
    table.page.locator("#controls").get_by_role("button", name="Copy the link for Black").click()
    expect(table.page.locator("#controls button")).to_have_text("Copied")
    link = table.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("~black.roll&for=black")
    other = seat(link.removeprefix(seat.site))
    assert other.look()["status"] == "Black rolls."
    other.page.reload()
    expect(other.page.locator("#near strong")).to_have_text("Black")
    expect(
        other.page.locator("#controls").get_by_role("button", name="Roll", exact=True)
    ).to_be_visible()


def test_a_key_is_requested_where_the_service_wants_one(seat: Seated) -> None:
    """It is used from then on, and the commands that the page shows do not contain it."""
    keys = read(f"tester sha256:{sha256(b'secret').hexdigest()}")
    seat.site = seat.serve(create_app(Settings(log_requests=False, keys=keys)))
    seat.refusals = True
    table = seat()
    field = table.page.locator("#key input")
    expect(field).to_be_visible()
    field.fill("secret")
    table.page.locator("#key .primary").click()
    table.page.locator("#detail .diagram svg").wait_for()
    table.page.locator("#wire > summary").click()
    assert "Bearer $API_KEY" in table.page.locator("#exchange pre").first.inner_text()
    assert "secret" not in table.page.locator("#exchange").inner_text()
