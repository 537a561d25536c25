"""The colours and the stylesheet of a picture.

Every colour is a custom property of the picture, so that a page can override it.
"""

from __future__ import annotations

import re
from typing import Final

from engine.drawing.look import Theme

Palette = dict[str, str]

LIGHT: Final[Palette] = {
    "frame": "#5b3f2e",
    "edge": "#46301f",
    "field": "#ece0c8",
    "point-a": "#cdb48c",
    "point-b": "#a4634a",
    "recess": "#d9c9aa",
    "on-recess": "#46301f",
    "number": "#f3e7d3",
    "white": "#fffaf0",
    "white-rim": "#5c4837",
    "black": "#2a2422",
    "black-rim": "#a3968a",
    "white-ring": "#cbb894",
    "black-ring": "#6d625b",
    "on-white": "#2a2422",
    "on-black": "#fffaf0",
    "cube": "#fffaf0",
    "on-cube": "#2a2422",
    "pin": "#c9402f",
    "accent": "#0f6b7d",
    "halo": "#fffaf0",
}
DARK: Final[Palette] = {
    "frame": "#2b231e",
    "edge": "#171210",
    "field": "#433a33",
    "point-a": "#62564b",
    "point-b": "#7b4a39",
    "recess": "#4d433b",
    "on-recess": "#e4d6c0",
    "number": "#e4d6c0",
    "white": "#f1e8d8",
    "white-rim": "#1c1613",
    "black": "#191513",
    "black-rim": "#d0bfa8",
    "white-ring": "#bfae8f",
    "black-ring": "#6b5f55",
    "on-white": "#191513",
    "on-black": "#f1e8d8",
    "cube": "#f1e8d8",
    "on-cube": "#191513",
    "pin": "#d9503e",
    "accent": "#6fd0de",
    "halo": "#171210",
}

RULES: Final = """
.backgammon .frame{fill:var(--frame);stroke:var(--edge);stroke-width:2}
.backgammon .field{fill:var(--field);stroke:var(--edge);stroke-width:2}
.backgammon .rail{fill:var(--frame)}
.backgammon .recess{fill:var(--recess);stroke:var(--edge);stroke-width:2}
.backgammon .hit{fill:transparent}
.backgammon .point-a{fill:var(--point-a)}
.backgammon .point-b{fill:var(--point-b)}
.backgammon path{fill:none;stroke-linecap:round;stroke-linejoin:round}
.backgammon .number{stroke:var(--number);stroke-width:1.9}
.backgammon .written{opacity:.75}
.backgammon .sign{stroke:var(--number);stroke-width:2.5;opacity:.55}
.backgammon .white .body{fill:var(--white);stroke:var(--white-rim);stroke-width:1.5}
.backgammon .black .body{fill:var(--black);stroke:var(--black-rim);stroke-width:1.5}
.backgammon .white .ring{fill:none;stroke:var(--white-ring);stroke-width:1.5}
.backgammon .black .ring{fill:none;stroke:var(--black-ring);stroke-width:1.5}
.backgammon .white .number{stroke:var(--on-white)}
.backgammon .black .number{stroke:var(--on-black)}
.backgammon .checker .count{stroke:var(--on-recess)}
.backgammon .white .pip{fill:var(--on-white)}
.backgammon .black .pip{fill:var(--on-black)}
.backgammon .pinned .ring{stroke:var(--pin);stroke-width:3.5}
.backgammon .used{opacity:.35}
.backgammon .due .body{fill-opacity:0;stroke:var(--on-recess);stroke-dasharray:4 4;opacity:.7}
.backgammon .way.white{fill:var(--white);stroke:var(--white-rim)}
.backgammon .way.black{fill:var(--black);stroke:var(--number)}
.backgammon .cube .body{fill:var(--cube);stroke:var(--white-rim);stroke-width:1.5}
.backgammon .cube .number{stroke:var(--on-cube)}
.backgammon .offered .body{stroke:var(--accent);stroke-width:4}
.backgammon .arrow{pointer-events:none}
.backgammon .arrow path{stroke:var(--accent);stroke-width:5}
.backgammon .arrow path.halo{stroke:var(--halo);stroke-width:9;opacity:.8}
.backgammon .arrow polygon{fill:var(--accent);stroke:var(--halo);stroke-width:1.5}
"""


def style(theme: Theme) -> str:
    """The stylesheet of a picture; its rules apply only inside `.backgammon`."""
    if theme == "auto":
        dark = "@media (prefers-color-scheme:dark){" + _variables("auto", DARK) + "}"
        return _variables("auto", LIGHT) + dark + RULES
    return _variables(theme, DARK if theme == "dark" else LIGHT) + RULES


def _variables(theme: Theme, palette: Palette) -> str:
    colors = ";".join(f"--{name}:{color}" for name, color in palette.items())
    return f".backgammon.{theme}{{{colors}}}"


def written_out(svg: str, theme: Theme) -> str:
    """The same picture with its colours in place of their names, for what reads no properties."""
    palette = DARK if theme == "dark" else LIGHT
    return re.sub(r"var\(--([a-z-]+)\)", lambda name: palette[name[1]], svg)
