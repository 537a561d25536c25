"""The claims of the sources, each in the source's own words and with what checks it.

`python -m tools.sources` writes the list to docs/sources.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tests.support import TOP
from tests.support.documents import read_yaml

FOLDER = TOP / "tests" / "rulebook" / "sources"
PAGE = TOP / "docs" / "sources.md"
TITLES = {
    "000": "The Classic Line booklet",
    "001": "The Italian Wikipedia",
    "002": "The German Wikipedia",
    "004": "The leaflets",
}
HEAD = (FOLDER / "head.md").read_text(encoding="utf-8")


class Claim(NamedTuple):
    """A sentence of a source with its golden cases and the names of other tests."""

    source: str
    section: str
    words: str
    cases: Sequence[dict[str, Any]] = ()
    tests: Sequence[str] = ()
    golden: Sequence[str] = ()
    """Golden cases of a game: `gioul: White opens with 6-5`."""
    ruling: str = ""
    differs: str = ""
    """What the other languages of the source say."""


def claims() -> list[Claim]:
    """All claims in the order of the sources."""
    return [
        Claim(source, **entry)
        for source in TITLES
        for entry in read_yaml((FOLDER / f"{source}.yaml").read_text(encoding="utf-8"))
    ]


def page() -> str:
    """The page that lists every claim with its checks."""
    lines = [HEAD, *_counts(), ""]
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


def _counts() -> list[str]:
    """How many sentences there are, and how they are checked."""
    lines = [
        "| | sentences | by cases | by tests alone | with a ruling |",
        "|---|---:|---:|---:|---:|",
    ]
    for source, heading in TITLES.items():
        found = [claim for claim in claims() if claim.source == source]
        by_case = [claim for claim in found if claim.cases or claim.golden]
        by_test = [claim for claim in found if claim.tests and claim not in by_case]
        ruled = [claim for claim in found if claim.ruling]
        numbers = " | ".join(str(len(each)) for each in (found, by_case, by_test, ruled))
        lines.append(f"| {heading} | {numbers} |")
    return lines


def _row(claim: Claim) -> str:
    words = claim.words + (f" *{claim.differs}.*" if claim.differs else "")
    checks = [*map(_case, claim.cases), *map(_golden, claim.golden)]
    checks += [
        f"`{name.partition('::')[2]}` in `{name.partition('::')[0]}`" for name in claim.tests
    ]
    checks += [f"ruling: {claim.ruling}"] if claim.ruling else []
    return f"| {claim.section} | {words} | {'; '.join(checks)} |"


def _golden(name: str) -> str:
    game, _, case = name.partition(": ")
    return f"[{game}](rules/{game}.md): {case}"


def _case(case: dict[str, Any]) -> str:
    return f"case: {case['case']}" + (" (position rebuilt)" if case.get("reconstructed") else "")


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
