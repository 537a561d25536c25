"""Why a proposed play is illegal: every rule it breaks, move by move and as a whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.board import facing
from engine.faults import Fault
from engine.movegen import Following, choices, follow, mechanics, play_length, position_of
from engine.position import COLORS, MARK, OTHER, POINTS, Color, Position, checker_at, pack
from engine.referee.explain import PILES, why_not
from engine.referee.validate import places
from engine.rules.dice import NUMBERS
from engine.rules.ruleset import Obligation, OnBlot, Ruleset
from engine.turn import Move, PlayerTurn, PlayStage, Step, Turn, check_steps, play_due

__all__ = ["Verdict", "judge"]


class Verdict(NamedTuple):
    """The judgement: legal or not, why not, and where the play leads all the same.

    A move that cannot be carried out on the board at all leaves the position as it was. `uses` is
    how many numbers the play uses: those of the listed play that leads to this position.
    """

    legal: bool
    faults: tuple[Fault, ...]
    moves: tuple[Move, ...]
    position: Position
    uses: int


def judge(rules: Ruleset, position: Position, turn: Turn, steps: Sequence[Step]) -> Verdict:
    """Judge a play of the stage at the head of the turn."""
    check_steps(steps)
    player_turn, stage = play_due(turn)
    color = player_turn.player
    following = follow(rules, position, color, stage, steps)
    if following and following.may_end:
        return Verdict(True, (), following.played, following.position, following.uses)
    walk = _Walk(rules, position, player_turn, stage)
    for index, step in enumerate(steps):
        walk.take(index, step)
    faults = walk.faults or list(_whole_play(rules, position, color, stage, steps, following))
    return Verdict(False, tuple(faults), tuple(walk.moves), walk.position, len(walk.moves))


class _Walk:
    """Carries the moves out one by one, noting what is wrong with each."""

    def __init__(
        self, rules: Ruleset, position: Position, turn: PlayerTurn, stage: PlayStage
    ) -> None:
        self.rules, self.color, self.turn = rules, turn.player, turn
        self.in_order = stage.in_order
        self.left = stage.numbers
        self.state = mechanics(rules, turn.player).begin(pack(position), stage)
        self.moves: list[Move] = []
        self.faults: list[Fault] = []
        self.ended = False

    @property
    def position(self) -> Position:
        """The position after the moves so far."""
        return position_of(self.state)

    def take(self, index: int, step: Step) -> None:
        """One move: carried out as the rules have it, or by force if they forbid it."""
        moving = mechanics(self.rules, self.color)
        if self.ended:
            by_hit = self.rules.hit_ends_game and any(move.hit for move in self.moves)
            rule = "hit_loses" if by_hit else "immediate_end"
            self.faults.append(Fault("after_the_end", rule=rule, move=index))
            return
        for die, rest in choices(self.left, self.in_order):
            for result, move in moving.expand(self.state, die):
                if step[:2] == move[:2] and step.number in (None, die):
                    self._carry_out(result, move, rest)
                    return
        known = set(step[:2]) <= places(self.rules, self.color)
        refusals = moving.refusals(self.state, step) if known else []
        where = (self.rules, self.position, self.color)
        reasons = why_not(*where, step, self.left, self.turn, refusals)
        self.faults += [replace(fault, move=index) for fault in reasons]
        self._force(step)

    def _force(self, step: Step) -> None:
        """Carry out a step that the rules forbid, if there is a checker and both places exist."""
        if not set(step[:2]) <= places(self.rules, self.color) or step.target in PILES:
            return
        if not self.position.count(self.color, step.source):
            return
        done = self._by_any_number(step) if self.rules.mechanics else self._by_hand(step)
        if done is None:
            return
        left = list(self.left)
        if done[1].number in left:
            left.remove(done[1].number)
        self._carry_out(*done, tuple(left))

    def _carry_out(self, state: int, move: Move, left: tuple[int, ...]) -> None:
        self.state, self.left = state, left
        self.moves.append(move)
        self.ended |= mechanics(self.rules, self.color).is_over(state)

    def _by_any_number(self, step: Step) -> tuple[int, Move] | None:
        """In a game with mechanics of its own only they know what a move does."""
        moving = mechanics(self.rules, self.color)
        route = self.rules.board.route(self.color)
        for number in range(1, len(route.points)) if route.circular else NUMBERS:
            for result, move in moving.expand(self.state, number):
                if step[:2] == move[:2]:
                    return result, move
        return None

    def _by_hand(self, step: Step) -> tuple[int, Move]:
        """Move one checker without regard to the rules; a blot on the target is hit or pinned."""
        position, color, rival = self.position, self.color, OTHER[self.color]
        landing = self.rules.landing
        move = Move(step.source, step.target, step.number or self._number(step))
        state = self.state + checker_at(color, step.target) - checker_at(color, step.source)
        for side in COLORS:
            # a pinned checker that is lifted is pinned no more, nor is one whose pinner is
            if position.count(color, step.source) == 1 and position.marked(side, step.source):
                state -= MARK * checker_at(side, step.source)
        if step.target != step.source and position.marked(color, step.target):
            # two checkers are not pinned by one
            state -= MARK * checker_at(color, step.target)
        where = step.target
        if landing.facing and where in POINTS:
            where = str(facing(int(where)))
        is_safe = self.rules.board.route(color).is_home_point(step.target)
        if where not in POINTS or is_safe or position.count(rival, where) != 1:
            return state, move
        if landing.on_blot is OnBlot.HIT:
            return state + checker_at(rival, "bar") - checker_at(rival, where), move._replace(
                hit=True
            )
        if landing.on_blot is OnBlot.PIN and not position.count(color, where):
            return state + MARK * checker_at(rival, where), move._replace(pin=True)
        return state, move

    def _number(self, step: Step) -> int:
        """The number a forced move was made with: its length, or else the next in line."""
        route = self.rules.board.route(self.color)
        length = abs(route.distance(step.source) - route.distance(step.target))
        return length if length in self.left or not self.left else self.left[0]


def _whole_play(
    rules: Ruleset,
    position: Position,
    color: Color,
    stage: PlayStage,
    steps: Sequence[Step],
    following: Following | None,
) -> Iterator[Fault]:
    """Every move is possible, but the play as a whole is not."""
    need = play_length(rules, position, color, stage)
    must = max(need.longest, need.ending)
    facts = {"used": len(steps), "must": must}
    if rules.obligation is Obligation.ALL_OR_NOTHING and must < 1:
        yield Fault("roll_is_lost", rule="all_or_nothing", move=0, facts=facts)
    elif not steps:
        yield Fault("must_play", rule="no_pass", facts=facts)
    elif need.by_list and _is_play_but_for_shutting_in(rules, position, color, stage, steps):
        yield Fault("shuts_in", rule="no_shut_in", move=len(steps) - 1)
    elif following:
        yield Fault("more_to_play", rule="use_all", facts=facts)
    else:
        first = next(
            i
            for i in range(len(steps))
            if not follow(rules, position, color, stage, steps[: i + 1])
        )
        if need.only_number:
            facts = {"number": need.only_number}
            yield Fault("higher_number", rule="higher_die", move=first, facts=facts)
        else:
            yield Fault("spoils_the_rest", rule="use_all", move=first, facts=facts)


def _is_play_but_for_shutting_in(
    rules: Ruleset, position: Position, color: Color, stage: PlayStage, steps: Sequence[Step]
) -> bool:
    need = play_length(rules, position, color, stage, may_shut_in=True)
    following = follow(rules, position, color, stage, steps, need)
    return following is not None and following.may_end
