"""What several folders use: one browser per test process, and how Hypothesis measures time."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# a busy machine must not make a test fail
settings.register_profile("tests", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tests")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; Playwright allows only one of its kind at a time."""
    # here, so that tests without a browser need neither Playwright nor the time to import it
    from playwright.sync_api import sync_playwright

    from tests.support.browser import launch

    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def pytest_collection_finish() -> None:
    """The tests and their parameters live until the end; the collector need not visit them."""
    gc.freeze()
