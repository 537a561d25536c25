"""What several folders of tests share: one browser a process, started when first needed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.programs import program


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; Playwright allows only one of its kind at a time."""
    path = program("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs the image comes first: idle workers take tests from the end, and whoever took one
    of these would have to build it again."""
    items.sort(key=lambda item: "image" not in getattr(item, "fixturenames", ()))
