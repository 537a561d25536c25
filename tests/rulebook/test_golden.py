"""One runner for the golden cases of all games: data, not code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.variants import VARIANTS
from tests.rulebook.cases import KEYS, check_case
from tests.support.documents import read_yaml

HERE = Path(__file__).parent
CASES = [
    pytest.param(path.stem, case, id=f"{path.stem}: {case['case']}")
    for path in sorted(HERE.glob("*.yaml"))
    for case in read_yaml(path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("name", "case"), CASES)
def test_golden_case(name: str, case: dict[str, Any]) -> None:
    assert set(case) <= KEYS, f"unknown keys {set(case) - KEYS}"
    check_case(name, case)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_game_has_golden_cases(name: str) -> None:
    assert (HERE / f"{name}.yaml").exists()
