"""Fixtures that several folders use: one browser per test process, started when first needed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.support.browser import launch


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; Playwright allows only one of its kind at a time."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()
