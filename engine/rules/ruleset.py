"""The vocabulary in which a game is written: one field for each heading of a rulebook page.

A game is a frozen `Ruleset`, and a variant is `replace(BACKGAMMON, ...)` with the fields in which
it differs. A house rule is an `Option`: a choice of values, each with the change it makes to the
ruleset. Code reads the fields. The ids of the rules are for people; they follow from the fields
(`Ruleset.rule_ids`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from engine.board import Board
from engine.faults import Fault
from engine.position import COLORS, Color, Position
from engine.rules.dice import Early, RollRule, TurnRule, one_roll
from engine.rules.goals import Goal, first_done
from engine.rules.limits import Formation, Head
from engine.rules.rule_ids import rule_ids
from engine.rules.scoring import Scoring
from engine.turn import Step

Value = str | int | bool


class Starter(StrEnum):
    """Who begins after the opening throw."""

    HIGHER = "higher"
    LOWER = "lower"


@dataclass(frozen=True, slots=True)
class Opening:
    """What the opening throw of one die each decides."""

    starter: Starter = Starter.HIGHER
    plays_throw: bool = True
    """The starter plays the two numbers of the opening throw instead of rolling."""
    winner_starts: bool = False
    """The winner of a game starts the next one and rolls; there is no opening throw."""


@dataclass(frozen=True, slots=True)
class Entry:
    """How checkers enter the board from the reserve and from the bar."""

    free_from: int = 15
    """Other checkers may move once at most this many are left in reserve."""
    start_point_alone: bool = False
    """A checker may enter on own number 1 only if no own checker stands there."""

    @property
    def rule_id(self) -> str:
        """The rule that says when a checker must enter from the reserve."""
        return ENTRY_RULE_IDS.get(self.free_from, "free_entry")


ENTRY_RULE_IDS = {0: "enter_all", 13: "enter_two"}
"""By how many checkers may be left in reserve: the rule that says so."""


ENTER_ALL = Entry(free_from=0)
ENTER_TWO = Entry(free_from=13)
ENTER_FREELY = Entry()


@dataclass(frozen=True, slots=True)
class Movement:
    """How a checker travels along its route."""

    backwards: bool = False
    """Every number may also be used against the direction of the route."""
    overtaking: bool = True
    """A checker may pass own checkers."""
    runner_to: int | None = None
    """Only the foremost checker moves until it has reached this own number."""
    head: Head | None = None
    """How many checkers may leave the start point in one turn; None: any number."""

    @property
    def rule_id(self) -> str:
        """The rule that says in which direction checkers move."""
        return "both_ways" if self.backwards else "forward"


class OnBlot(StrEnum):
    """What happens when a checker lands on a single opposing checker."""

    HIT = "hit"
    """It goes to the bar."""
    PIN = "pin"
    """It stays and cannot move until the pinning checkers have left."""
    BLOCKED = "blocked"
    """Nothing: a single opposing checker closes a point."""
    CAPTURE = "capture"
    """It is out of the game."""
    NEVER = "never"
    """Nothing: checkers of the two sides never meet, whatever is rolled."""


@dataclass(frozen=True, slots=True)
class Landing:
    """On which points a checker may stop, and what happens there."""

    on_blot: OnBlot = OnBlot.HIT
    facing: bool = False
    """A checker meets the opposing checker across the board, not the one on its own point."""
    most_own: int | None = None
    """A point with so many own checkers is closed to their owner, except a home point."""
    single_checker_points: tuple[int, ...] = ()
    """The own numbers of points that hold at most one own checker."""
    pinner_may_add: bool = False
    """The player who pins a checker may bring more checkers to that point."""
    pin_rule_id: str = "pinning"
    """The rule about pinned checkers."""
    hit_and_run: bool = True
    """A checker that hits in its own home may go on in the same turn."""

    @property
    def stop_rule_id(self) -> str | None:
        """The rule that says which opposing checkers close a point; None if none does."""
        return None if self.facing else STOP_RULE_IDS.get(self.on_blot)

    @property
    def most_own_rule_id(self) -> str | None:
        """The rule that says how many own checkers a point holds; None if none does."""
        return MOST_OWN_RULE_IDS.get(self.most_own)


MOST_OWN_RULE_IDS: dict[int | None, str] = {1: "one_per_point", 5: "max_five"}
"""By how many own checkers a point holds: the rule that says so."""


STOP_RULE_IDS = {
    OnBlot.HIT: "open_point",
    OnBlot.PIN: "open_point",
    OnBlot.BLOCKED: "single_blocks",
    OnBlot.CAPTURE: "capture",
}
"""By what landing on a single opposing checker does: which opposing checkers close a point."""


class Obligation(StrEnum):
    """What must be played when not all numbers can be."""

    HIGHER_DIE = "higher_die"
    EITHER_DIE = "either_die"
    ALL_OR_NOTHING = "all_or_nothing"


@dataclass(frozen=True, slots=True)
class BearingOff:
    """How checkers leave the board at the end of their route."""

    exact: bool = False
    """Only a number equal to the distance bears a checker off."""
    all_free: bool = False
    """No checker is borne off while one of the side's checkers is pinned."""

    @property
    def rule_id(self) -> str:
        """The rule that says when a checker may be borne off."""
        return "exact_bear_off" if self.exact else "bear_off"


@dataclass(frozen=True, slots=True)
class Circling:
    """Checkers run round a circle without end and are captured; the last one runs by corners."""

    corner_steps: Mapping[int, int]
    """By number: how many corners further on the last checker goes."""


@dataclass(frozen=True, slots=True)
class Towers:
    """Nothing travels: each number handles one tower of checkers, phase after phase."""

    height: int = 2
    off_at_once: int = 2
    """How many checkers of a tower one number bears off."""


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule: its values, the default first, each with the change it makes to the rules."""

    name: str
    values: Mapping[Value, Callable[[Ruleset], Ruleset]]

    @property
    def default(self) -> Value:
        """The value that holds when the client sends none."""
        return next(iter(self.values))


def as_written(rules: Ruleset) -> Ruleset:
    """The change that the default value of an option makes: none."""
    return rules


@dataclass(frozen=True, slots=True)
class Translations:
    """A text in the four languages of the sources."""

    en: str
    de: str
    fr: str
    it: str


@dataclass(frozen=True, eq=False, repr=False)
class Ruleset:
    """A game: each field answers one question about its rules.

    Rulesets are compared by identity, because each game exists once with each set of options.
    """

    name: str
    names: Translations
    summary: Translations
    """One sentence about the game."""
    source: str
    setup: Position
    board: Board
    roll: RollRule
    scoring: Scoring
    goal: Goal = first_done
    turn: TurnRule = one_roll
    opening: Opening = Opening()
    roll_is_fixed: bool = False
    entry: Entry = ENTER_FREELY
    movement: Movement = Movement()
    landing: Landing = Landing()
    obligation: Obligation = Obligation.HIGHER_DIE
    bearing_off: BearingOff | None = BearingOff()
    formations: tuple[Formation, ...] = ()
    """What a player's own checkers may not form."""
    no_shut_in: bool = False
    """A play that shuts the opponent in is legal only if every play does."""
    early: Early | None = None
    """The first turns of a game, if their rolls are played in another way."""
    has_phases: bool = False
    """Each side passes through the phases unstack, restack and bear_off."""
    number_rule_id: str = "separate_dice"
    """The rule that says what a player does with one number."""
    other_rule_ids: tuple[str, ...] = ()
    """The rules of a game with `mechanics` of its own, which its fields do not state."""
    cube: bool = True
    cube_before_extra_rolls: bool = False
    """The cube may be turned before an extra roll too, not only at the start of a turn."""
    options: tuple[Option, ...] = ()
    chosen: Mapping[str, Value] = field(default_factory=dict)
    """The options in force that differ from the defaults."""
    mechanics: Circling | Towers | None = None
    """Only for games whose checkers do not travel along a route to a goal."""
    check: Callable[[Ruleset, Position], Iterable[Fault]] | None = None
    """What positions of a game with mechanics of its own must satisfy in addition."""
    explain: Callable[[Ruleset, Position, Color, Step, tuple[int, ...]], Iterable[Fault]] | None = (
        None
    )
    """Why a single move is not possible in a game with mechanics of its own."""

    def __repr__(self) -> str:
        options = (f" {name}={value}" for name, value in self.chosen.items())
        return f"<Ruleset {self.name}{''.join(options)}>"

    @cached_property
    def checkers(self) -> int:
        """How many checkers each side has."""
        return self.setup.total("white")

    @cached_property
    def rule_ids(self) -> tuple[str, ...]:
        """The ids of the rules of this game, as its fields state them."""
        return rule_ids(self)

    def own_limit(self, k: int, *, entering: bool = False) -> tuple[int | None, str | None]:
        """How many own checkers close own number k, and the rule that says so; None if none do.

        A home point is never closed to its owner, whatever this answers.
        """
        if k in self.landing.single_checker_points:
            return 1, "thin_points"
        if k == 1 and entering and self.entry.start_point_alone:
            return 1, "start_point"
        return self.landing.most_own, self.landing.most_own_rule_id

    @property
    def hit_ends_game(self) -> bool:
        """Whether the first hit ends the game."""
        return self.goal.hit_ends

    @property
    def hits_send_back(self) -> bool:
        """Whether a checker that is hit goes to the bar and the game goes on."""
        return self.landing.on_blot is OnBlot.HIT and not self.hit_ends_game

    @cached_property
    def has_bar(self) -> bool:
        """Whether checkers can wait on the bar to enter again."""
        return self.hits_send_back and self.sides_meet

    @cached_property
    def sides_meet(self) -> bool:
        """Whether checkers of both sides can ever come to the same point; not so in Eureka."""
        white, black = (self._points_ahead(color) for color in COLORS)
        return self.landing.facing or not white.isdisjoint(black)

    def _points_ahead(self, color: Color) -> set[int]:
        """The points on which this side's checkers can stand from the start of the game on."""
        route = self.board.route(color)
        rear = max(map(route.distance, self.setup.side(color)))
        return {point for point in route.points if route.distance(str(point)) <= rear}

    def pips(self, position: Position, color: Color) -> int | None:
        """The pip count, in games whose checkers travel to a goal."""
        return None if self.mechanics else self.board.pips(position, color)
