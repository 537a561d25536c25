"""The README shows what `make screenshots` writes, all of it, and no page weighs too much."""

from __future__ import annotations

import re

from tools.screenshots import SCREENSHOTS, SHOTS

README = (SCREENSHOTS.parents[1] / "README.md").read_text()
MOST_BYTES = 190_000


def test_the_readme_shows_every_screenshot_and_no_other() -> None:
    assert set(re.findall(r"docs/screenshots/(\w+)\.jpg", README)) == set(SHOTS)


def test_every_screenshot_lies_there_and_none_is_left_over() -> None:
    assert {file.stem for file in SCREENSHOTS.iterdir()} == set(SHOTS)


def test_no_screenshot_is_heavy() -> None:
    assert [file for file in SCREENSHOTS.iterdir() if file.stat().st_size > MOST_BYTES] == []
