"""PNG pictures, painted from SVG by a process of their own.

resvg holds Python's interpreter lock while it paints, 20 to 200 ms depending on the width. In the
serving process that would delay every other request, so each picture is painted by a short-lived
process: starting one costs about 15 ms. One process paints at a time for each worker; when too many
pictures wait, more of them are refused (docs/adr/0025).
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from threading import BoundedSemaphore, Lock

from engine.drawing.look import Look
from engine.drawing.palette import written_out
from service.errors import PictureUnavailable

DEFAULT_WIDTH = 640
MAX_WAITING = 8
"""Pictures that a worker paints or keeps waiting; at the largest width they take about 2 s."""

PAINT_SECONDS = 10
"""Seconds after which a painting process is stopped; it needs a fiftieth of that."""

PAINT = """
import sys
from resvg_py import svg_to_bytes
svg = sys.stdin.buffer.read().decode()
# the pictures contain outlines instead of text, so no fonts are needed
png = svg_to_bytes(svg_string=svg, width=int(sys.argv[1]), skip_system_fonts=True)
sys.stdout.buffer.write(png)
"""
"""The program of the painting process: SVG on standard input, PNG on standard output."""

_waiting = BoundedSemaphore(MAX_WAITING)
_painting = Lock()


def png_cost(width: int | None) -> int:
    """What a PNG costs in the units of the rate limits; it grows with the number of pixels.

    >>> [png_cost(width) for width in (100, None, 1200)]
    [2, 64, 225]
    """
    return -(-((width or DEFAULT_WIDTH) ** 2) // 6400)


def paint(draw: Callable[[], str], look: Look) -> bytes:
    """The picture as PNG; `draw` makes the SVG, once this picture may be painted.

    The theme `auto`, which follows the reader's system, is painted light.
    Raises `PictureUnavailable` if too many pictures wait already or the process fails.
    """
    if not _waiting.acquire(blocking=False):
        raise PictureUnavailable("too many pictures are waiting")
    try:
        with _painting:
            return _run(written_out(draw(), look.theme), look.width or DEFAULT_WIDTH)
    finally:
        _waiting.release()


def _run(svg: str, width: int) -> bytes:
    # -P: the working directory is not searched for modules
    command = [sys.executable, "-P", "-c", PAINT, str(width)]
    try:
        done = subprocess.run(
            command, input=svg.encode(), capture_output=True, check=True, timeout=PAINT_SECONDS
        )
    except (subprocess.SubprocessError, OSError) as error:
        raise PictureUnavailable(str(error)) from error
    return done.stdout
