"""CPU time by number of plays: the data, a linear fit, and a picture."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from statistics import linear_regression, median

from benchmarks import corpus
from benchmarks.corpus import Pair
from benchmarks.report import Section, table
from benchmarks.timing import latencies

PICTURE = Path(__file__).parent.parent / "docs" / "growth.svg"
EDGES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 4000)
WIDTH, HEIGHT, MARGIN = 640, 400, 56

Point = tuple[int, float]


def measure() -> Section:
    """Time by number of plays, for random games and for positions on the way to the worst case."""
    pairs = corpus.read(corpus.BASE) + corpus.read(corpus.BASE, "climb")
    times = latencies(Pair.ask, pairs)
    points = [(len(pair.ask()), spent) for pair, spent in zip(pairs, times, strict=True)]
    slope, start = linear_regression(*zip(*points, strict=True))
    PICTURE.write_text(picture(points, slope, start))
    rows = []
    for low, high in pairwise(EDGES):
        inside = [(plays, spent) for plays, spent in points if low <= plays < high]
        if inside:
            spent = median(spent for _, spent in inside)
            each = median(spent / plays for plays, spent in inside)
            rows.append(
                [f"{low:,} to {high - 1:,}", str(len(inside)), f"{spent:,.0f}", f"{each:.2f}"]
            )
    head = ["plays", "pairs", "microseconds (median)", "microseconds a play"]
    line = f"A straight line through all points: {start:.0f} µs and {slope:.2f} µs for each play."
    return Section(
        "How cost grows", [*table(head, rows), "", line, "", "![Time against plays](growth.svg)"]
    )


def picture(points: Sequence[Point], slope: float, start: float) -> str:
    """The points and the line as SVG, both axes linear."""
    most = max(plays for plays, _ in points)
    longest = max(spent for _, spent in points)

    def at(plays: float, spent: float) -> tuple[float, float]:
        x = MARGIN + plays / most * (WIDTH - 2 * MARGIN)
        return round(x, 1), round(HEIGHT - MARGIN - spent / longest * (HEIGHT - 2 * MARGIN), 1)

    dots = "".join(
        '<circle cx="{}" cy="{}" r="2"/>'.format(*at(*point)) for point in sorted(set(points))
    )
    (x0, y0), (x1, y1) = at(0, start), at(most, start + slope * most)
    left, floor = at(0, 0)
    right, top = at(most, longest)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">
<title>CPU time of a call against the number of distinct plays</title>
<style>text {{ font: 13px sans-serif; fill: #555 }} circle {{ fill: #2b6cb0; opacity: .5 }}
path {{ stroke: #999; fill: none }} line {{ stroke: #c05621; stroke-width: 1.5 }}</style>
<rect width="100%" height="100%" fill="#fff"/>
<path d="M{left} {top}V{floor}H{right}"/>
{dots}
<line x1="{x0}" y1="{y0}" x2="{x1}" y2="{y1}"/>
<text x="{left}" y="{top - 12}">microseconds of CPU, up to {longest:,.0f}</text>
<text x="{right}" y="{floor + 24}" text-anchor="end">distinct plays, up to {most:,}</text>
</svg>
"""


if __name__ == "__main__":
    print(measure())
