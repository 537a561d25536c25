"""Doublets: no checker travels; six towers are unstacked, restacked and borne off."""

from collections.abc import Iterator
from dataclasses import replace

from engine.faults import Fault
from engine.movegen import mechanics
from engine.position import COLORS, Color, Position, pack
from engine.rules.dice import RollRule
from engine.rules.ruleset import (
    Landing,
    OnBlot,
    Option,
    Ruleset,
    Towers,
    Translations,
    as_written,
)
from engine.rules.scoring import one_point
from engine.rules.sources import BOOKLET
from engine.turn import Dice, PlayStage, Roll, Stages, Step
from engine.variants.backgammon import BACKGAMMON, OPENING

TOWERS = Towers()


def roll(dice: Dice, _checkers: int) -> Stages:
    """Both numbers in any order; a double counts once and earns another roll."""
    low, high = sorted(dice)
    return (PlayStage((low,)), Roll(again=True)) if low == high else (PlayStage((high, low)),)


def check(rules: Ruleset, position: Position) -> Iterator[Fault]:
    """The towers must fit the phase: a phase ends with its last tower."""
    # a tower that is borne off one checker at a time is a single checker for a while
    by_ones = isinstance(rules.mechanics, Towers) and rules.mechanics.off_at_once == 1
    for color in COLORS:
        points = [str(point) for point in rules.board.route(color).points[-6:]]
        counts = [position.count(color, point) for point in points]
        towers = [position.marked(color, point) for point in points]
        phase = position.phase(color)
        if phase == "bear_off":
            fits = all(
                n == (TOWERS.height if t else 0) or (n == 1 and not t and by_ones)
                for n, t in zip(counts, towers, strict=True)
            )
        else:
            fits = all(n == TOWERS.height for n in counts) and any(
                t == (phase == "unstack") for t in towers
            )
        heights = {0, TOWERS.height} if phase == "bear_off" else {TOWERS.height}
        if not fits and not any(towers) and phase != "restack" and heights.issuperset(counts):
            facts = {"variant": rules.name}
            yield Fault("marks_needed", f"/marks/{color}", "three_phases", facts=facts)
        elif not fits:
            yield Fault("phase_does_not_fit", f"/{color}", "three_phases", facts={"phase": phase})


def explain(
    rules: Ruleset, position: Position, color: Color, step: Step, left: tuple[int, ...]
) -> Iterator[Fault]:
    """Why a single move is not possible."""
    points = map(str, rules.board.route(color).points[:-7:-1])
    number = next((n for n, point in enumerate(points, 1) if point == step.source), None)
    must = "off" if position.phase(color) == "bear_off" else step.source
    facts = {"place": step.source, "from": step.source, "target": step.target, "must": must}
    if step.target not in (step.source, "off"):
        yield Fault("not_a_move", rule="nothing_travels", facts=facts)
    elif step.target != must:
        yield Fault("wrong_landing", rule="three_phases", facts=facts)
    if not left or number is None:
        return
    if number not in left:
        yield Fault("not_by_this_number", rule=rules.number_rule_id, facts=facts)
    elif not mechanics(rules, color).expand(pack(position), number):
        yield Fault("tower_done", rule=rules.number_rule_id, facts=facts)


def listed_rule_ids(number_rule_id: str) -> tuple[str, ...]:
    """The rules of the game, with the rule that says what a number does."""
    return (
        *("nothing_travels", "three_phases", number_rule_id, "use_all", "double_once"),
        *("roll_again", "no_pass", "immediate_end", "stages", "empty_stage"),
    )


BEAR_OFF_WHOLE_TOWER = Option(
    "bear_off_whole_tower",
    {
        True: as_written,
        False: lambda rules: replace(
            rules,
            mechanics=replace(TOWERS, off_at_once=1),
            number_rule_id="single_bear_off",
            other_rule_ids=listed_rule_ids("single_bear_off"),
        ),
    },
)

DOUBLETS = replace(
    BACKGAMMON,
    name="doublets",
    names=Translations(en="Doublets", de="Doubletten", fr="Doublets", it="Le Doublette"),
    summary=Translations(
        en="No checker travels: six towers are unstacked, restacked and borne off.",
        de="Kein Stein läuft: Sechs Türme werden aufgelöst, wieder gestapelt und abgetragen.",
        fr="Aucun pion ne voyage : six piles sont défaites, refaites, puis sorties.",
        it="Nessuna pedina viaggia: sei torri vengono disfatte, rifatte e portate fuori.",
    ),
    source=BOOKLET,
    other_rule_ids=listed_rule_ids("once_per_phase"),
    setup=Position.parse(
        "White 19:2! 20:2! 21:2! 22:2! 23:2! 24:2!; Black 1:2! 2:2! 3:2! 4:2! 5:2! 6:2!"
    ),
    roll=RollRule(roll, double_rule_id="double_once"),
    number_rule_id="once_per_phase",
    has_phases=True,
    landing=Landing(on_blot=OnBlot.NEVER),
    scoring=one_point,
    options=(OPENING, BEAR_OFF_WHOLE_TOWER),
    mechanics=TOWERS,
    check=check,
    explain=explain,
)
