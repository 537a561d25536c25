"""How fast the page loads: `make loading` measures it and writes it into docs/playground.md."""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Browser, sync_playwright

from service.app import create_app
from service.settings import Settings
from tests.support import TOP
from tests.support.browser import launch
from tests.support.sections import write_section
from tests.support.site import serving

PAGE = TOP / "docs" / "playground.md"
RUNS = 5

PAINT = """() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0"""
TRANSFERRED = """() => {
    const kinds = ["resource", "navigation"];
    const entries = kinds.flatMap((kind) => performance.getEntriesByType(kind));
    return entries.reduce((sum, entry) => sum + entry.transferSize, 0);
}"""
Figures = dict[str, float]


def load(browser: Browser, site: str) -> Figures:
    """The figures of one visit with an empty cache."""
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    page = context.new_page()
    page.goto(site)
    page.locator("#detail .diagram svg").wait_for()
    usable = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    figures = {
        "first contentful paint, ms": page.evaluate(PAINT),
        "usable (game shown, Begin works), ms": usable,
        "transferred, bytes": page.evaluate(TRANSFERRED),
        "requests": page.evaluate("performance.getEntriesByType('resource').length + 1"),
    }
    context.close()
    return figures


def measure() -> Figures:
    """The medians of several visits."""
    app = create_app(Settings(log_requests=False))
    with serving(app) as site, sync_playwright() as playwright:
        browser = launch(playwright)
        runs = [load(browser, site) for _ in range(RUNS)]
        browser.close()
    return {name: median(run[name] for run in runs) for name in runs[0]}


def main() -> None:
    """Write the figures into the document."""
    rows = [f"| {name} | {value:,.0f} |" for name, value in measure().items()]
    table = "\n".join(["| | median of 5 |", "|---|---|", *rows])
    write_section(PAGE, "loading", table)


if __name__ == "__main__":
    main()
