"""Whether everything can be seen: contrast as WCAG 2.2 computes it, for both themes."""

from __future__ import annotations

import re

import pytest

from engine.drawing.palette import DARK, LIGHT, RULES, Palette, written_out

every_theme = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])

TEXT = 4.5
"""WCAG 1.4.3 (AA): text against what is behind it."""
SHAPE = 3.0
"""WCAG 1.4.11 (AA): what must be seen to understand a picture."""

SURFACES = ("field", "point-a", "point-b", "recess", "frame")


def luminance(color: str) -> float:
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_computed_as_the_standard_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@every_theme
@pytest.mark.parametrize("side", ["white", "black"])
@pytest.mark.parametrize("surface", SURFACES)
def test_a_checker_stands_out_from_whatever_it_lies_on(
    palette: Palette, side: str, surface: str
) -> None:
    body, rim, ground = palette[side], palette[f"{side}-rim"], palette[surface]
    assert max(contrast(body, ground), contrast(rim, ground)) >= SHAPE


@every_theme
def test_the_two_sides_cannot_be_confused(palette: Palette) -> None:
    assert contrast(palette["white"], palette["black"]) >= 7


@every_theme
@pytest.mark.parametrize("side", ["white", "black"])
def test_checkers_of_a_pile_can_be_distinguished(palette: Palette, side: str) -> None:
    assert contrast(palette[side], palette[f"{side}-rim"]) >= SHAPE


@every_theme
@pytest.mark.parametrize(
    ("number", "ground"),
    [
        ("number", "frame"),
        ("on-white", "white"),
        ("on-black", "black"),
        ("on-cube", "cube"),
        ("on-recess", "recess"),
    ],
)
def test_every_number_can_be_read(palette: Palette, number: str, ground: str) -> None:
    assert contrast(palette[number], palette[ground]) >= TEXT


@every_theme
@pytest.mark.parametrize("side", ["white", "black"])
def test_the_ring_of_a_pinned_checker_is_seen(palette: Palette, side: str) -> None:
    assert contrast(palette["pin"], palette[side]) >= SHAPE


@every_theme
@pytest.mark.parametrize("ground", ["field", "point-a", "point-b", "white", "black", "recess"])
def test_an_arrow_or_its_halo_stands_out(palette: Palette, ground: str) -> None:
    arrow, halo = palette["accent"], palette["halo"]
    assert contrast(arrow, halo) >= SHAPE
    assert max(contrast(arrow, palette[ground]), contrast(halo, palette[ground])) >= SHAPE


def test_the_themes_name_the_same_colours_and_the_stylesheet_uses_them_all() -> None:
    assert LIGHT.keys() == DARK.keys()
    assert set(re.findall(r"var\(--([a-z-]+)\)", RULES)) == LIGHT.keys()


def test_a_picture_can_be_written_without_properties() -> None:
    assert written_out("fill:var(--field)", "dark") == f"fill:{DARK['field']}"
    assert written_out("fill:var(--field)", "auto") == f"fill:{LIGHT['field']}"
