"""The golden cases of the rulebook as cases of the kit, by themselves and with other options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.faults import Refused
from engine.game.actions import BoardAction, Played
from engine.game.advance import advance
from engine.game.game import Game
from engine.game.outcome import outcome
from engine.movegen import plays
from engine.position import Position
from engine.referee.validate import check_position, check_turn
from engine.rules.ruleset import Ruleset
from engine.turn import Dice, PlayStage, Step, play_due
from engine.variants import ruleset
from tests.rulebook.cases import set_up
from tests.support import TOP
from tests.support.documents import read_yaml
from tests.tables import steps as steps_of

MOST = 4
"""The most golden cases of a kind that are used again with another value of an option."""
Case = dict[str, Any]


class Illegal(NamedTuple):
    """A state, and moves that are not a legal play of its stage."""

    state: Game
    steps: list[Step]


class Scored(NamedTuple):
    """A position to be scored, with the roll that stays on the table in Fixed Roll."""

    rules: Ruleset
    position: Position
    thrown: Dice | None = None


class Golden:
    """The golden cases of one game whose positions are possible."""

    def __init__(self, variant: str) -> None:
        text = (TOP / f"tests/rulebook/{variant}.yaml").read_text(encoding="utf-8")
        self.variant = variant
        self.cases: list[Case] = [
            case
            for case in read_yaml(text)
            if not check_position(self._rules(case), Position.parse(case["position"]))
        ]

    def _rules(self, case: Case) -> Ruleset:
        return ruleset(self.variant, case.get("options"))

    def illegal(self) -> list[Illegal]:
        """The illegal plays."""
        cases = [(set_up(self.variant, case), case) for case in self.cases if "illegal" in case]
        return [Illegal(state, steps_of(state, case["illegal"])) for state, case in cases]

    def actions(self) -> list[tuple[Game, BoardAction]]:
        """The plays of which the rulebook says what follows."""
        cases = [(set_up(self.variant, case), case) for case in self.cases if "leads_to" in case]
        return [(state, _played(state, case)) for state, case in cases]

    def scores(self) -> list[Scored]:
        """The positions of which the rulebook says what they are worth."""
        return [
            Scored(self._rules(case), Position.parse(case["position"]))
            for case in self.cases
            if "outcome" in case and "thrown" not in case
        ]

    def plays_by_option(self, rules: Ruleset, most_plays: int) -> list[Game]:
        """States in which the plays are others with this option than without."""
        return [
            state
            for state, without, _ in self._with(rules)
            if _reached(state) != _reached(without) and len(_reached(state)) <= most_plays
        ][:MOST]

    def actions_by_option(self, rules: Ruleset) -> list[tuple[Game, BoardAction]]:
        """Plays that lead to another turn with this option than without."""
        found: list[tuple[Game, BoardAction]] = []
        for state, without, case in self._with(rules):
            if "leads_to" in case:
                played = _played(state, case)
                after = _turn_after(state, played)
                if after and after != _turn_after(without, played):
                    found.append((state, played))
        return found[:MOST]

    def scores_by_option(self, rules: Ruleset) -> list[Scored]:
        """Positions that are worth something else with this option than without."""
        return [
            scored._replace(rules=rules)
            for scored in self.scores()
            if not scored.rules.chosen
            and not check_position(rules, scored.position)
            and outcome(rules, scored.position) != outcome(scored.rules, scored.position)
        ][:MOST]

    def _with(self, rules: Ruleset) -> Iterator[tuple[Game, Game, Case]]:
        """Each state without options in which a play is due: with this option, and without."""
        for case in self.cases:
            if "player" not in case or "options" in case:
                continue
            state = set_up(self.variant, {**case, "options": dict(rules.chosen)})
            if not state.turn or not isinstance(state.turn.stages[0], PlayStage):
                continue
            impossible = check_position(rules, state.position)
            if not impossible and not check_turn(rules, state.position, state.turn):
                yield state, set_up(self.variant, case), case


def _played(state: Game, case: Case) -> Played:
    return Played(steps_of(state, case["leads_to"]["play"]))


def _turn_after(state: Game, played: Played) -> object:
    """The turn and the outcome after a play; None if it is not legal."""
    try:
        after = advance(state, played)
    except Refused:
        return None
    return after.turn, after.outcome


def _reached(state: Game) -> set[Position]:
    """The positions that the plays of the stage lead to."""
    turn, stage = play_due(state.turn)
    return {play.position for play in plays(state.rules, state.position, turn.player, stage)}
