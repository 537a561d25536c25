"""Debian's Chromium, driven by Playwright."""

from __future__ import annotations

from playwright.sync_api import Browser, Playwright

from tests.support.programs import program

OFF = (
    # suggestions of the address bar: two hidden pages in every window, half of the browser's work
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # the last list on the command line counts, so that Playwright's own is repeated here
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""Features of the browser that no test needs."""


def launch(playwright: Playwright) -> Browser:
    """Start the browser; without it the test is skipped."""
    arguments = ["--no-sandbox", f"--disable-features={','.join(OFF)}"]
    return playwright.chromium.launch(executable_path=program("chromium"), args=arguments)
