"""What is seen at a glance is what a closer look finds.

A way out found in one position holds wherever its bits say so; a position in which no play can
bring a freeze about has none that does; a position beyond doubt has no faults.
"""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.game.outcome import Freeze
from engine.movegen import FreeLane, mechanics, plays
from engine.position import CELLS, COLORS, MARK, PHASE_CELL, SIDE_CELLS, Position, pack
from engine.referee import validate
from engine.rules.ruleset import OnBlot
from engine.turn import Play
from engine.variants import VARIANTS
from tests.invariants.forms import options_of
from tests.invariants.test_pairs_and_doubles import TRAVELLING, pinned, scattered

FREE = [n for n in TRAVELLING if isinstance(mechanics(VARIANTS[n], "white"), FreeLane)]


def walls(rng: random.Random) -> Position:
    """Both sides on few points, close together: the positions in which somebody is blocked."""
    sides: list[dict[str, int]] = []
    points = [str(p) for p in range(1, 25)]
    for held in (rng.randint(5, 8), rng.randint(5, 8)):
        start = rng.randint(0, max(0, len(points) - held))
        chosen = points[start : start + held]
        points = [point for point in points if point not in chosen]
        side = dict.fromkeys(chosen, 1)
        for _ in range(15 - len(side)):
            place = rng.choice([*chosen, "bar"] if rng.random() < 0.1 else chosen)
            side[place] = side.get(place, 0) + 1
        sides.append(side)
    white, black = rng.sample(sides, 2)
    return Position.of(white, black)


@pytest.mark.parametrize("name", TRAVELLING)
def test_a_way_holds_wherever_its_bits_say_so(name: str) -> None:
    rng = random.Random(f"ways {name}")
    rules = VARIANTS[name]
    boards = [scattered(rng, name) for _ in range(60)] + [walls(rng) for _ in range(60)]
    if rules.landing.on_blot is OnBlot.PIN:
        boards = [pinned(rng, board) for board in boards]
    positions = [pack(board) for board in boards]
    for color in COLORS:
        lane = mechanics(rules, color)
        for number in range(1, 7):
            ways = [lane.way(packed, number) for packed in positions]
            for packed, way in zip(positions, ways, strict=True):
                assert (way is None) == (not lane.expand(packed, number))
            for some, none in set(filter(None, ways)):
                for packed in positions:
                    if packed & some and not packed & none:
                        assert lane.expand(packed, number), (color, number, packed)


@pytest.mark.parametrize("name", [n for n in FREE if not VARIANTS[n].roll_is_fixed])
def test_no_position_is_frozen_or_freezes_in_which_none_may(name: str) -> None:
    rng = random.Random(f"freezes {name}")
    rules = VARIANTS[name]
    may = may_not = 0
    for position in (walls(rng) for _ in range(100)):
        for color in COLORS:
            if Freeze(rules, None).may_come(pack(position), color):
                may += 1
                continue
            may_not += 1
            assert not Freeze(rules, None).holds(pack(position)), position
            stage = Play((rng.randint(1, 6),))
            for play in islice(plays(rules, position, color, stage), 5):
                assert not Freeze(rules, None).holds(play.packed), position
    assert min(may, may_not) > 20


@pytest.mark.parametrize("name", TRAVELLING)
def test_a_position_beyond_doubt_has_no_faults(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(f"doubt {name}")
    asked = []
    for rules in options_of(name):
        for _ in range(150):
            cells = bytearray(scattered(rng, name).cells)
            for _ in range(rng.choice((0, 0, 1, 2))):
                cell = rng.randrange(CELLS)
                is_phase = cell % SIDE_CELLS == PHASE_CELL
                cells[cell] = rng.choice((0, 1, 2) if is_phase else (0, 1, 2, 15, MARK + 1))
            asked.append((rules, Position(bytes(cells))))
    quickly = [validate.check_position(*one) for one in asked]
    monkeypatch.setattr(validate, "_is_beyond_doubt", lambda *_: False)
    assert quickly == [validate.check_position(*one) for one in asked]
