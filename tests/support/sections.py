"""Parts of pages that programs write, between `<!-- name -->` and `<!-- end -->`."""

from __future__ import annotations

import re
from pathlib import Path


def section(page: Path, name: str) -> str:
    """The part with this name."""
    [text] = _pattern(name).findall(page.read_text())
    return str(text)


def write_section(page: Path, name: str, text: str) -> None:
    """Replace the part with this name; the rest of the page stays as it is."""
    whole, count = _pattern(name).subn(lambda _: text, page.read_text())
    assert count == 1, f"{page.name} has {count} parts {name!r}"
    page.write_text(whole, encoding="utf-8")


def _pattern(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<=<!-- {name} -->\n).*?(?=\n<!-- end -->)", re.DOTALL)
