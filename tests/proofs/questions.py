"""Questions of every game with what must come back, found by calling the engine directly.

Only what the engine says is compared (plays, positions, turns, outcomes, verdicts), so that an
answer that got mixed up, cut off or aged on its way is seen, whatever else stands in it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple, cast

import orjson

from engine import (
    VARIANTS,
    DoubleNamed,
    Game,
    Played,
    PlayStage,
    Refused,
    Rolled,
    RollNamed,
    Step,
    Throw,
    plays,
)
from engine.drawing import draw_svg
from engine.game.advance import advance, begin
from engine.game.outcome import outcome
from engine.notation import position_id
from engine.position import COLORS, Position
from engine.referee.bear_off import bear_off
from engine.referee.judge import judge
from engine.rules.turns import naming_choices
from engine.stakes.actions import CubeAction
from engine.stakes.cube import CubeDecision, CubeOffer
from engine.stakes.two_players import Stakes
from engine.turn import STAGE_WORDS, Dice
from service.serializers import state_json

Json = dict[str, Any]
Facts = Any


class Question(NamedTuple):
    """A request, what of its answer is compared, and what that must be."""

    method: str
    path: str
    body: bytes | None
    read: Callable[[Any], Facts]
    facts: Facts

    @property
    def is_batch(self) -> bool:
        """Whether it is many in one."""
        return self.path == "/v1/batch"

    @property
    def item(self) -> Json:
        """The same as one of a batch."""
        operation = self.path.removeprefix("/v1/").replace("-", "_")
        return {"operation": operation, "request": orjson.loads(self.body or b"")}

    def is_answered_by(self, text: bytes) -> bool:
        """Whether the answer says what the engine says; pictures are compared as they are."""
        return bool(self.read(orjson.loads(text) if text[:1] in b"{[" else text) == self.facts)


def pool(seed: int, games: int = 2, most: int = 60) -> list[Question]:
    """Questions from the first part of some games of every variant."""
    dice = random.Random(seed)
    found: list[Question] = []
    for rules in VARIANTS.values():
        for _ in range(games):
            for state in _states(begin(rules), dice, most):
                found += _about(state, dice)
    dice.shuffle(found)
    return [*found, *_batches([one for one in found if one.body])]


def _states(state: Game, dice: random.Random, most: int) -> Iterator[Game]:
    for _ in range(most):
        if state.turn is None:
            return
        yield state
        state = advance(state, _action(state, dice))


def _action(state: Game, dice: random.Random) -> Any:
    rules, position, turn = state.rules, state.position, state.turn
    assert turn
    head = turn.stages[0]
    if isinstance(head, PlayStage):
        assert turn.player
        played = dice.choice(list(plays(rules, position, turn.player, head)))
        return Played([Step(m.source, m.target, m.number) for m in played.moves])
    one, other = dice.randint(1, 6), dice.randint(1, 6)
    match STAGE_WORDS[type(head)]:
        case "open":
            return Throw(one, other)
        case "roll":
            return Rolled((one, other))
        case "name_double":
            return DoubleNamed(cast("int", dice.choice(naming_choices(turn))))
        case _:
            return RollNamed(cast("Dice", dice.choice(naming_choices(turn))))


def _about(state: Game, dice: random.Random) -> Iterator[Question]:
    rules, position, turn = state.rules, state.position, state.turn
    assert turn
    sent = state_json.state(state)
    head = turn.stages[0]
    still = {key: value for key, value in sent.items() if key != "turn"}
    yield _post(
        "score", still, lambda a: a["outcome"] is not None, outcome(rules, position) is not None
    )
    off = [bear_off(rules, position, color) for color in COLORS]
    yield _post("bear-off", still, _allowed, [one and one.allowed for one in off])
    name = position_id.write(state)
    yield Question("GET", f"/v1/picture/{name}.svg", None, bytes, draw_svg(state).encode())
    yield _post("convert", {"id": name}, lambda a: a["id"], name)
    yield from _doubled(state)
    if not isinstance(head, PlayStage):
        return
    assert turn.player
    listed = list(plays(rules, position, turn.player, head))
    facts = [(_moves(play.moves), _sides(play.position)) for play in listed]
    yield _post("moves", sent, _plays, facts)
    yield Question("GET", f"/v1/moves/{name}", None, _plays, facts)
    tried = [Step(m.source, m.target, m.number) for m in dice.choice(listed).moves]
    if tried and dice.random() < 0.5:
        tried = [tried[0]._replace(target=dice.choice(("1", "24", "off", "bar")))]
    verdict = judge(rules, position, turn, tried)
    steps = [_step(step) for step in tried]
    codes = [fault.code for fault in verdict.faults]
    yield _post("judge", {**sent, "moves": steps}, _verdict, (verdict.legal, codes))
    if verdict.legal:
        after = advance(state, Played(tried))
        action = {"do": "play", "moves": steps}
        end = after.outcome.points(1) if after.outcome else None
        then = (_sides(after.position), end)
        yield _post("advance", {**sent, "action": action}, _after, then)


def _doubled(state: Game) -> Iterator[Question]:
    """The player to move doubles, where the game has a cube and it is the moment for it."""
    state = replace(state, stakes=Stakes())
    player = state.turn and state.turn.player
    if not player:
        return
    try:
        after = advance(state, CubeAction(player, CubeDecision.DOUBLE))
    except Refused:
        return
    assert after.stakes
    body = {**state_json.state(state), "action": {"do": "double", "by": player}}
    offer = after.offer
    yield _post("advance", body, _offer, (player, isinstance(offer, CubeOffer) and offer.value))


def _batches(questions: list[Question], size: int = 5) -> Iterator[Question]:
    """Every fifth question again, with the four after it, in one request."""
    for first in range(0, len(questions) - size, size * size):
        some = questions[first : first + size]
        body = orjson.dumps([one.item for one in some])
        read = partial(_each, some)
        yield Question("POST", "/v1/batch", body, read, [one.facts for one in some])


def _each(some: list[Question], answer: list[Json]) -> Facts:
    return [one.read(item["answer"]) for one, item in zip(some, answer, strict=True)]


def _post(name: str, body: Json, read: Callable[[Json], Facts], facts: Facts) -> Question:
    return Question("POST", f"/v1/{name}", orjson.dumps(body), read, facts)


def _step(step: Step) -> Json:
    return {"from": step.source, "to": step.target, "number": step.number}


def _moves(moves: Any) -> list[tuple[str, str, int]]:
    return [(move.source, move.target, move.number) for move in moves]


def _sides(position: Position) -> list[dict[str, int]]:
    return [position.side(color) for color in COLORS]


def _sides_of(position: Json) -> list[dict[str, int]]:
    return [position[color] for color in COLORS]


def _plays(answer: Json) -> Facts:
    return [
        ([(m["from"], m["to"], m["number"]) for m in play["moves"]], _sides_of(play["position"]))
        for play in answer["expected"]["plays"]
    ]


def _allowed(answer: Json) -> Facts:
    return [answer[color]["allowed"] if color in answer else None for color in COLORS]


def _verdict(answer: Json) -> Facts:
    return answer["legal"], [fault["code"] for fault in answer["faults"]]


def _offer(answer: Json) -> Facts:
    offer = answer["state"]["offer"]
    return offer["by"], offer["value"]


def _after(answer: Json) -> Facts:
    end = answer["outcome"]
    return _sides_of(answer["state"]["position"]), end and end["points"]
