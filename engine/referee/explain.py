"""Why a single move is not possible: every rule that it breaks, not only the first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from engine.board import Route
from engine.faults import Fault
from engine.position import CELL, OTHER, POINTS, Color, Position
from engine.rules.ruleset import OnBlot, Ruleset
from engine.turn import NameDouble, PlayStage, Step, Turn

PILES = ("bar", "reserve")


def why_not(
    rules: Ruleset,
    position: Position,
    color: Color,
    step: Step,
    left: tuple[int, ...],
    turn: Turn,
    refusals: Sequence[Fault] = (),
) -> Iterator[Fault]:
    """The faults of a move that is not possible; at least one.

    `left` are the numbers of the stage that are still to be played, `refusals` the faults by rules
    that depend on the other checkers or on the moves made before.
    """
    faults = [*_from(rules, position, color, step), *refusals]
    places_known = all(_exists(rules, color, place) for place in step[:2])
    if not places_known:
        faults += _unknown_places(rules, color, step)
    explained = list(rules.explain(rules, position, color, step, left)) if rules.explain else []
    if not left and not any(fault.code == "no_number_left" for fault in explained):
        faults.append(_no_number_left(rules, turn))
    faults += explained
    if places_known and not rules.explain:
        faults += _by(rules, color, step, left, turn)
        faults += _to(rules, position, color, step, left)
    yield from faults or [_not_by_that_number(rules, step, left)]


def _not_by_that_number(rules: Ruleset, step: Step, left: tuple[int, ...]) -> Fault:
    """The fault if no other explains it: not a move of this roll, or not by this number."""
    is_left = step.number is None or step.number in left
    facts = {"number": step.number, "numbers": list(left)}
    code = "not_this_move" if is_left else "number_not_there"
    return Fault(code, rule=rules.number_rule_id, facts=facts)


def _exists(rules: Ruleset, color: Color, place: str) -> bool:
    route = rules.board.route(color)
    if place == "off":
        return rules.bearing_off is not None
    return place in PILES or (place in POINTS and int(place) in route.own_number)


def _unknown_places(rules: Ruleset, color: Color, step: Step) -> Iterator[Fault]:
    for place in step[:2]:
        if not _exists(rules, color, place):
            rule = None
            if place == "off":
                rule = "circle" if rules.board.route(color).circular else "home_point"
            elif place in POINTS and not rules.explain:
                rule = "forward"
            yield Fault("no_such_place", rule=rule, facts={"place": place})


def _from(rules: Ruleset, position: Position, color: Color, step: Step) -> Iterator[Fault]:
    """Faults of the source: no checker there, or another checker must move first."""
    if step.source not in CELL or not position.count(color, step.source):
        yield Fault("no_checker", facts={"at": step.source, "color": color})
    elif position.marked(color, step.source) and not rules.explain:
        yield Fault("pinned", rule=rules.landing.pin_rule_id, facts={"place": step.source})
    bar = position.count(color, "bar")
    reserve = position.count(color, "reserve")
    if bar and step.source != "bar":
        yield Fault("bar_first", rule="bar_first", facts={"count": bar})
    if reserve > rules.entry.free_from and step.source not in PILES:
        yield Fault("enter_first", rule=rules.entry.rule_id, facts={"count": reserve})


def _by(
    rules: Ruleset, color: Color, step: Step, left: tuple[int, ...], turn: Turn
) -> Iterator[Fault]:
    """Faults of the distance: wrong direction, or not one of the numbers."""
    length = _length(rules.board.route(color), step)
    facts = {"pips": length, "numbers": list(left)}
    if step.target in PILES or length == 0:
        yield Fault("not_a_move", rule=rules.movement.rule_id, facts=facts)
    elif length < 0 and not rules.movement.backwards:
        yield Fault("wrong_direction", rule="forward", facts=facts)
    elif left:
        yield from _number(rules, color, step, left, _later_numbers(turn))


def _number(
    rules: Ruleset, color: Color, step: Step, left: tuple[int, ...], waiting: list[int]
) -> Iterator[Fault]:
    route = rules.board.route(color)
    length = _length(route, step)
    facts = {"pips": abs(length), "numbers": list(left)}
    if step.number is not None and step.number in waiting and step.number not in left:
        yield Fault("next_stage", rule="stages", facts={"numbers": waiting})
    elif step.number is not None and step.number not in left:
        yield Fault(
            "number_not_there", rule=rules.number_rule_id, facts={**facts, "number": step.number}
        )
    elif step.target == "off":
        return
    elif step.number is not None and step.number != abs(length):
        yield Fault(
            "number_does_not_fit",
            rule=rules.movement.rule_id,
            facts={**facts, "number": step.number},
        )
    elif abs(length) in left:
        if rules.roll.lower_first and abs(length) != left[0]:
            yield Fault("lower_first", rule="lower_first", facts={"number": left[0]})
    elif abs(length) in _sums(left, rules.movement.backwards):
        yield Fault("one_number_a_move", rule=rules.number_rule_id, facts=facts)
    elif route.is_home_point(step.target) and max(left) > length:
        yield Fault("no_such_number", rule="home_point", facts=facts)
    elif abs(length) in waiting:
        yield Fault("next_stage", rule="stages", facts={"numbers": waiting})
    else:
        yield Fault("no_such_number", rule=rules.movement.rule_id, facts=facts)


def _length(route: Route, step: Step) -> int:
    return route.distance(step.source) - route.distance(step.target)


def _sums(numbers: tuple[int, ...], backwards: bool) -> set[int]:
    """The distances that two or more numbers give together; with `backwards` also differences."""
    directions = (1, -1) if backwards else (1,)
    return {
        abs(sum(sign * number for sign, number in zip(signs, some, strict=True)))
        for n in range(2, 5)
        for some in combinations(numbers, n)
        for signs in product(directions, repeat=n)
    }


def _later_numbers(turn: Turn) -> list[int]:
    """The numbers of the stages that come after the current one."""
    return [n for stage in turn.stages[1:] if isinstance(stage, PlayStage) for n in stage.numbers]


def _no_number_left(rules: Ruleset, turn: Turn) -> Fault:
    if waiting := _later_numbers(turn):
        return Fault("next_stage", rule="stages", facts={"numbers": waiting})
    if any(isinstance(stage, NameDouble) for stage in turn.stages):
        return Fault("double_not_named", rule="stages")
    head = turn.stages[0]
    is_double = isinstance(head, PlayStage) and len(set(head.numbers)) == 1
    double_rule_id = rules.roll.double_rule_id if is_double else None
    return Fault("no_number_left", rule=double_rule_id or rules.number_rule_id)


def _to(
    rules: Ruleset, position: Position, color: Color, step: Step, left: tuple[int, ...]
) -> Iterator[Fault]:
    """Faults of the target: whether a checker may stop there."""
    if step.target == "off":
        yield from _bearing_off(rules, position, color, step, left)
        return
    if step.target in PILES:
        return
    yield from _opposing(rules, position, color, step)
    yield from _own(rules, position, color, step)
    route = rules.board.route(color)
    if not rules.movement.overtaking and step.source in POINTS:
        k, to = (route.own_number[int(place)] for place in step[:2])
        passed = [str(p) for p in route.points[k : to - 1] if position.count(color, p)]
        if passed:
            yield Fault("overtakes", rule="no_overtaking", facts={"places": passed})


def _opposing(rules: Ruleset, position: Position, color: Color, step: Step) -> Iterator[Fault]:
    rival = OTHER[color]
    if rules.landing.facing:
        return
    count = position.count(rival, step.target)
    facts = {"place": step.target, "count": count, "color": rival}
    mixed = position.marked(rival, step.target) or position.marked(color, step.target)
    if mixed and not (rules.landing.pinner_may_add and position.marked(rival, step.target)):
        yield Fault("mixed_point", rule=rules.landing.pin_rule_id, facts=facts)
    if count >= 2 or (count == 1 and rules.landing.on_blot is OnBlot.BLOCKED):
        yield Fault("blocked", rule=rules.landing.stop_rule_id, facts=facts)


def _own(rules: Ruleset, position: Position, color: Color, step: Step) -> Iterator[Fault]:
    route = rules.board.route(color)
    k = route.own_number[int(step.target)]
    count = position.count(color, step.target)
    if route.is_home_point(step.target):
        return
    limit, rule = rules.own_limit(k, entering=step.source in PILES)
    if limit and count >= limit:
        facts = {"place": step.target, "count": count, "color": color}
        yield Fault("point_is_full", rule=rule, facts=facts)


def _bearing_off(
    rules: Ruleset, position: Position, color: Color, step: Step, left: tuple[int, ...]
) -> Iterator[Fault]:
    route = rules.board.route(color)
    exact = bool(rules.bearing_off and rules.bearing_off.exact)
    rule = rules.bearing_off.rule_id if rules.bearing_off else None
    outside = rules.board.not_home(position, color)
    if outside:
        yield Fault("not_all_home", rule=rule, facts={"places": dict(outside)})
    pinned = position.marks(color)
    if rules.bearing_off and rules.bearing_off.all_free and pinned:
        yield Fault("pinned_behind", rule="free_bear_off", facts={"places": pinned})
    if step.source not in POINTS or not left:
        return
    distance = route.distance(step.source)
    behind = [p for p in position.side(color) if p in POINTS and route.distance(p) > distance]
    numbers = (step.number,) if step.number in left else left
    facts = {"distance": distance, "numbers": list(numbers)}
    larger = not exact and not behind
    if fit := [n for n in numbers if n == distance or (n > distance and larger)]:
        if rules.roll.lower_first and left[0] not in fit:
            yield Fault("lower_first", rule="lower_first", facts={"number": left[0]})
    elif max(numbers) < distance:
        yield Fault("number_too_small", rule=rule, facts=facts)
    elif exact:
        yield Fault("number_not_exact", rule=rule, facts=facts)
    else:
        yield Fault("checker_further_back", rule=rule, facts={**facts, "places": behind})
