"""Whether a position or a turn can occur in a game: a list of every fault, empty if it can."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from engine.board import Route, facing
from engine.faults import Fault
from engine.position import (
    CELL,
    CELLS,
    COLORS,
    COUNT,
    OTHER,
    PHASES,
    POINTS,
    SIDE_CELLS,
    Color,
    Position,
    checker_at,
    pack,
)
from engine.referee.turn_faults import no_such_turn
from engine.rules.ruleset import Landing, OnBlot, Ruleset
from engine.rules.turns import possible_turns
from engine.turn import Turn

__all__ = ["check_position", "check_turn"]


def check_position(rules: Ruleset, position: Position, illegal: bool = False) -> list[Fault]:
    """Every reason why this position cannot occur in this game.

    `illegal`: a condoned illegal play has led here (rulebook 29). Then only what no move of a
    checker can bring about is refused: wrong totals, unknown places, marks and phases.

    >>> [fault.code for fault in check_position(ruleset("backgammon"), Position.of({"1": 15}, {}))]
    ['wrong_total']
    """
    if _is_plainly_sound(rules, position):
        return []
    faults = [fault for color in COLORS for fault in _counts(rules, position, color, illegal)]
    if not illegal:
        faults += [fault for color in COLORS for fault in _side(rules, position, color)]
        faults += _shared_points(rules, position)
        faults += _after_a_hit(rules, position)
    if rules.check and (rules.mechanics or not illegal):
        faults += rules.check(rules, position)
    if not faults and all(_is_gone(rules, position, color) for color in COLORS):
        faults.append(Fault("both_finished", rule="immediate_end"))
    return faults


def _is_plainly_sound(rules: Ruleset, position: Position) -> bool:
    """A cheap test that most positions pass: nothing in them needs a closer look."""
    suspect = _suspect_bits(rules)
    if suspect is None or pack(position) & suspect:
        return False
    cells, checkers = position.cells, rules.checkers
    white = black = 0
    for cell in range(SIDE_CELLS):
        ours, theirs = cells[cell], cells[SIDE_CELLS + cell]
        if ours and theirs and FIRST <= cell <= LAST:
            return False
        white += ours
        black += theirs
    return white == black == checkers and cells[OFF] + cells[SIDE_CELLS + OFF] < 2 * checkers


FIRST: Final = CELL[POINTS[0]]
LAST: Final = CELL[POINTS[-1]]
OFF: Final = CELL["off"]


@lru_cache(maxsize=512)
def _suspect_bits(rules: Ruleset) -> int | None:
    """The bits of a packed position that need a closer look: unusual places, and all marks.

    None if every position of the game needs it: where points can be full, faced or pinned, or
    where checkers are never sent back, so that they cannot be behind their start.
    """
    # a hitter that stays changes no position
    landing = replace(rules.landing, hit_and_run=True)
    if landing != Landing() or not rules.has_bar or rules.check:
        return None
    sound = sum(
        COUNT * checker_at(color, place)
        for color in COLORS
        for place in places(rules, color) - {"reserve"}
    )
    return ~sound & ~(-1 << 8 * CELLS)


@lru_cache(maxsize=512)
def places(rules: Ruleset, color: Color) -> frozenset[str]:
    """The places where checkers of this side can be in this game."""
    found = {str(point) for point in rules.board.route(color).points}
    if rules.mechanics and not rules.board.route(color).circular:
        found = set(rules.setup.side(color))
    if rules.has_bar or rules.hit_ends_game:
        found.add("bar")
    if rules.setup.count(color, "reserve"):
        found.add("reserve")
    if rules.board.route(color).circular:
        found.add("captured")
    elif rules.board.route(color).leaves_board:
        found.add("off")
    return frozenset(found)


def _counts(rules: Ruleset, position: Position, color: Color, illegal: bool) -> Iterator[Fault]:
    """Faults of a side that not even illegal moves can lead to."""
    total = position.total(color)
    if total != rules.checkers:
        facts = {"color": color, "count": total, "must": rules.checkers}
        yield Fault("wrong_total", f"/{color}", facts=facts)
    known = places(rules, color)
    if illegal and rules.landing.on_blot is OnBlot.HIT:
        known |= {"bar"}
    for place in position.side(color):
        if place not in known:
            yield Fault("no_such_place", f"/{color}/{place}", facts={"place": place})
    yield from _unknown_marks(rules, position, color)
    if illegal and rules.landing.on_blot is OnBlot.PIN:
        yield from _impossible_pins(rules, position, color)


def _impossible_pins(rules: Ruleset, position: Position, color: Color) -> Iterator[Fault]:
    """Marks that are not those of a single checker under an opposing one."""
    rule = rules.landing.pin_rule_id
    for point in position.marks(color):
        is_pinned = position.count(color, point) == 1 and position.count(OTHER[color], point)
        if not is_pinned:
            facts = {"place": point}
            yield Fault("nothing_pins_it", f"/marks/{color}", rule, facts=facts)
        elif position.marked(OTHER[color], point):
            yield Fault("who_is_pinned", "/marks", rule, facts={"place": point})


def _side(rules: Ruleset, position: Position, color: Color) -> Iterator[Fault]:
    yield from _full_points(rules, position, color)
    yield from _entering(rules, position, color)
    yield from _borne_off(rules, position, color)
    yield from _behind_the_start(rules, position, color)


def _unknown_marks(rules: Ruleset, position: Position, color: Color) -> Iterator[Fault]:
    """Marks and phases in a game that has none."""
    if not rules.has_phases and rules.landing.on_blot is not OnBlot.PIN:
        for point in position.marks(color):
            yield Fault("no_marks_here", f"/marks/{color}", facts={"place": point})
    if not rules.has_phases and position.phase(color) != PHASES[0]:
        yield Fault("no_phases_here", f"/phase/{color}", facts={"phase": position.phase(color)})


def _full_points(rules: Ruleset, position: Position, color: Color) -> Iterator[Fault]:
    if not rules.landing.single_checker_points and not rules.landing.most_own:
        return
    route = rules.board.route(color)
    for k, point in enumerate(route.points, 1):
        count = position.count(color, point)
        limit, rule = rules.own_limit(k)
        if limit and count > limit and not route.is_home_point(str(point)):
            facts = {"place": str(point), "count": count, "color": color}
            yield Fault("point_is_full", f"/{color}/{point}", rule, facts=facts)


def _entering(rules: Ruleset, position: Position, color: Color) -> Iterator[Fault]:
    """While the reserve must be entered, no checker has left the start quarter."""
    reserve = position.count(color, "reserve") if "reserve" in places(rules, color) else 0
    facts = {"count": reserve, "color": color}
    if reserve and rules.bearing_off and position.count(color, "off"):
        yield Fault("off_before_entering", f"/{color}/off", "bear_off", facts=facts)
    if reserve <= rules.entry.free_from:
        return
    start = set(map(str, rules.board.route(color).start_quarter))
    for place in position.side(color):
        if place in POINTS and place not in start:
            pointer = f"/{color}/{place}"
            yield Fault("moved_before_entering", pointer, rules.entry.rule_id, facts=facts)


def _borne_off(rules: Ruleset, position: Position, color: Color) -> Iterator[Fault]:
    """Without hits, all checkers of a side that has begun to bear off are still home."""
    off = position.count(color, "off")
    if not off or rules.mechanics or rules.hits_send_back:
        return
    home = rules.board.route(color).home_places | {"bar"}
    facts = {"count": off, "color": color}
    for place in (place for place in position.side(color) if place not in home):
        yield Fault("off_before_home", f"/{color}/{place}", "bear_off", facts=facts)


def _behind_the_start(rules: Ruleset, position: Position, color: Color) -> Iterator[Fault]:
    """Without hits, the k-th checker from the rear is never behind the k-th of the set-up."""
    if rules.mechanics or rules.movement.backwards or rules.has_bar:
        return
    if not set(position.side(color)) <= places(rules, color):
        return
    route = rules.board.route(color)
    began, now = (_rear_to_front(route, where.side(color)) for where in (rules.setup, position))
    for place, start in zip(now, began, strict=False):
        if place in POINTS and route.distance(place) > route.distance(start):
            facts = {"place": place, "color": color}
            yield Fault("behind_the_start", f"/{color}/{place}", "forward", facts=facts)
            return


def _rear_to_front(route: Route, side: dict[str, int]) -> list[str]:
    checkers = [place for place, count in side.items() for _ in range(count) if place != "bar"]
    return sorted(checkers, key=route.distance, reverse=True)


def _shared_points(rules: Ruleset, position: Position) -> Iterator[Fault]:
    if rules.landing.facing:
        for point in POINTS:
            yield from _facing(rules, position, int(point))
    shared = [point for point in position.side("white") if position.count("black", point)]
    pinning = rules.landing.on_blot is OnBlot.PIN
    for point in (point for point in shared if point in POINTS):
        if pinning:
            yield from _pin(rules, position, point)
        else:
            rule = rules.landing.stop_rule_id
            yield Fault("both_colors", f"/white/{point}", rule, facts={"place": point})
    rule = rules.landing.pin_rule_id
    for color in COLORS if pinning else ():
        for point in (point for point in position.marks(color) if point not in shared):
            yield Fault("nothing_pins_it", f"/marks/{color}", rule, facts={"place": point})


def _pin(rules: Ruleset, position: Position, point: str) -> Iterator[Fault]:
    rule = rules.landing.pin_rule_id
    pinned = [color for color in COLORS if position.marked(color, point)]
    if len(pinned) != 1:
        yield Fault("who_is_pinned", "/marks", rule, facts={"place": point})
        return
    pinner = OTHER[pinned[0]]
    if point == str(rules.board.route(pinner).points[0]):
        facts = {"place": point, "color": pinner}
        yield Fault("cannot_pin_there", f"/marks/{pinned[0]}", rule, facts=facts)
    most = rules.checkers if rules.landing.pinner_may_add else 1
    if position.count(pinned[0], point) > 1 or position.count(pinner, point) > most:
        yield Fault("pin_too_high", f"/{pinner}/{point}", rule, facts={"place": point})


def _facing(rules: Ruleset, position: Position, point: int) -> Iterator[Fault]:
    """Rulebook 10: landing hits the checker across the board, so no two face each other."""
    other = facing(point)
    home = rules.board.white.points[-1]
    if point != home and position.count("white", point) and position.count("black", other):
        facts = {"place": str(point), "other": str(other)}
        yield Fault("face_to_face", f"/white/{point}", "opposite_hit", facts=facts)


def _after_a_hit(rules: Ruleset, position: Position) -> Iterator[Fault]:
    """Rulebook 21: the first hit ends the game, so there is no second, and no side is done."""
    if not rules.hit_ends_game:
        return
    bars = [color for color in COLORS for _ in range(position.count(color, "bar"))]
    finished = any(_is_gone(rules, position, color) for color in COLORS)
    if len(bars) > 1 or (bars and finished):
        yield Fault("played_after_hit", f"/{bars[-1]}/bar", "hit_loses")


def _is_gone(rules: Ruleset, position: Position, color: Color) -> bool:
    route = rules.board.route(color)
    ends = {"captured"} if route.circular else {"captured", route.goal}
    return set(position.side(color)) <= ends


def check_turn(rules: Ruleset, position: Position, turn: Turn) -> list[Fault]:
    """Every reason why this turn cannot occur in this position."""
    single = tuple(
        color
        for color in COLORS
        if rules.checkers - position.count(color, "captured") - position.count(color, "off") == 1
    )
    possible = possible_turns(rules, single)
    return [] if turn in possible else [no_such_turn(turn, possible)]
