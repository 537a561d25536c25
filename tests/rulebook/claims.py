"""The claims of the sources, each in the source's own words and with what checks it.

`python -m tests.rulebook.claims` writes the list to docs/sources.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.support import TOP
from tests.support.documents import read_yaml

FOLDER = Path(__file__).parent / "sources"
PAGE = TOP / "docs" / "sources.md"
TITLES = {
    "001": "001, Regole del backgammon (Italian)",
    "002": "002, Backgammon (German)",
    "004": "004, two leaflets (French and German)",
}
HEAD = """# The claims of the sources

What three of the source documents say about backgammon, sentence by sentence in their own words,
and the test that checks it. A *case* is a golden case in `tests/rulebook/sources/`, run by
`tests/rulebook/test_sources.py`; *(position rebuilt)*: the picture of the source is lost or there
is none, and the position was built so that the sentence holds. Other claims name the test that
checks them. The other two sources, 000 and 003, describe the variants: their cases are in
`tests/rulebook/<game>.yaml`.

`make sources` writes this page.
"""


class Claim(NamedTuple):
    """A sentence of a source with its golden cases and the names of other tests."""

    source: str
    section: str
    words: str
    cases: Sequence[dict[str, Any]] = ()
    tests: Sequence[str] = ()


def claims() -> list[Claim]:
    """All claims in the order of the sources."""
    return [
        Claim(source, **entry)
        for source in TITLES
        for entry in read_yaml((FOLDER / f"{source}.yaml").read_text(encoding="utf-8"))
    ]


def page() -> str:
    """The page that lists every claim with its checks."""
    lines = [HEAD]
    for source, heading in TITLES.items():
        lines += [
            f"## {heading}",
            "",
            "| section | words of the source | checked by |",
            "|---|---|---|",
        ]
        lines += [_row(claim) for claim in claims() if claim.source == source]
        lines.append("")
    return "\n".join(lines)


def _row(claim: Claim) -> str:
    checks = [_case(case) for case in claim.cases]
    checks += [
        f"`{name.partition('::')[2]}` in `{name.partition('::')[0]}`" for name in claim.tests
    ]
    return f"| {claim.section} | {claim.words} | {'; '.join(checks)} |"


def _case(case: dict[str, Any]) -> str:
    return f"case: {case['case']}" + (" (position rebuilt)" if case.get("reconstructed") else "")


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
