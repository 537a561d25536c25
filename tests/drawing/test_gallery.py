"""The pictures in the documents are the ones that are drawn today."""

from __future__ import annotations

import pytest

from engine.variants import VARIANTS
from tools.pictures import PICTURES, gallery

TOP = PICTURES.parents[1]
DRAWN = gallery()


@pytest.mark.parametrize("name", DRAWN)
def test_every_picture_is_up_to_date(name: str) -> None:
    kept = (PICTURES / f"{name}.svg").read_text(encoding="utf-8")
    assert kept == DRAWN[name] + "\n", "make pictures"


def test_no_other_picture_is_kept() -> None:
    assert {path.stem for path in PICTURES.iterdir()} == set(DRAWN)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_page_of_the_rules_shows_its_picture(name: str) -> None:
    page = (TOP / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    assert f"](../pictures/{name}.svg)" in page


def test_every_example_is_shown() -> None:
    page = (TOP / "docs" / "pictures.md").read_text(encoding="utf-8")
    assert not [n for n in DRAWN if n.startswith("example_") and f"pictures/{n}.svg" not in page]
