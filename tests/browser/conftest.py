"""A real browser on the real pages: Debian's Chromium, and the application on a free port.

A test that leaves an error in the browser's console fails, whatever else it checks.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, expect

from service.app import create_app
from service.settings import Settings
from tests.browser.table import Seated
from tests.support.site import serving

# patience costs nothing where all is well; a busy machine must not make a test fail
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the running application."""
    with serving(create_app(Settings(log_requests=False))) as address:
        yield address


@pytest.fixture
def seat(browser: Browser, site: str) -> Iterator[Seated]:
    """Sit down before a page: `seat("docs", width=375)` opens one in a context of its own."""
    with closing(Seated(browser, site)) as seated:
        yield seated
    assert seated.errors == []
