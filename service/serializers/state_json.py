"""Answers: plain functions from the engine's values to the dicts and lists that orjson writes.

Marshmallow reads requests but does not write answers: that would cost several times the move
generation. Nothing made here is kept or shared, so an operation may add to what it gets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Sized
from functools import lru_cache, partial
from typing import Any, Final

import orjson

from engine.faults import Fault
from engine.game.game import Game, result_of
from engine.game.outcome import Outcome
from engine.game.series import next_game
from engine.messages import Language, sentence, text_of
from engine.messages.narration import outcome_text
from engine.movegen import Plays
from engine.notation.position_id import write
from engine.position import CELLS, COLORS, MARK, OTHER, Color, Position
from engine.referee.bear_off import NOTHING, BearOff, ByNumber, bear_off
from engine.referee.compound import Chain
from engine.referee.facts import Facts, SideFacts
from engine.rules.ruleset import Ruleset
from engine.stakes.agreements import Offer
from engine.turn import (
    STAGE_WORDS,
    IfShort,
    Move,
    NameDouble,
    PlayerTurn,
    PlayStage,
    Roll,
    Stage,
    Turn,
)
from service.serializers import stakes_json

Json = dict[str, Any]
Choice = tuple[Sequence[int], Sequence[Move]]
"""The numbers that are left to a player and the moves that may come next."""

MOST_PLAYS = 3000
"""More than the base game ever has; only Backwards can have tens of thousands."""

MARKS = int.from_bytes(bytes([MARK]) * CELLS, "little")
"""The mark in every cell."""


def position(rules: Ruleset, value: Position) -> Json:
    """A position by side and place, without zeroes; marks and phases in games that have them."""
    result: Json = {color: value.side(color) for color in COLORS}
    if int.from_bytes(value.cells, "little") & MARKS:
        result["marks"] = {color: value.marks(color) for color in COLORS}
    if rules.has_phases:
        result["phase"] = {color: value.phase(color) for color in COLORS}
    return result


def _stage(stage: Stage) -> Json:
    result: Json = {"do": STAGE_WORDS[type(stage)]}
    match stage:
        case Roll(by_opponent, shown, again):
            if by_opponent:
                result["by"] = "opponent"
            result |= {word: True for word, on in (("shown", shown), ("again", again)) if on}
        case NameDouble(if_short):
            result["if_short"] = str(if_short)
        case PlayStage(numbers, in_order, if_short):
            result["numbers"] = list(numbers)
            if in_order:
                result["in_order"] = True
            if if_short is not IfShort.CARRY_ON:
                result["if_short"] = str(if_short)
    return result


def stages(queue: Iterable[Stage]) -> list[Json]:
    """A queue of stages, defaults left out."""
    return [_stage(stage) for stage in queue]


def turn(value: Turn | None) -> Json | None:
    """Whose turn it is and what is left of it; null where the game is over."""
    if value is None:
        return None
    result: Json = {"player": value.player, "stages": stages(value.stages)}
    if value.thrown:
        result["thrown"] = list(value.thrown)
    if isinstance(value, PlayerTurn) and value.early:
        result["early"] = value.early
    return result


def move(value: Move) -> Json:
    """One move; `hit` and `pin` only if it does that."""
    result: Json = {"from": value.source, "to": value.target, "number": value.number}
    if value.hit:
        result["hit"] = True
    if value.pin:
        result["pin"] = True
    return result


def moves(values: Iterable[Move]) -> list[Json]:
    """Moves in their order."""
    return [move(value) for value in values]


def compound_moves(chains: Iterable[Chain]) -> list[Json]:
    """Compound moves with the places where the checker stops; `hit` if it hits on its way."""
    return [_compound_move(chain) for chain in chains]


def _compound_move(chain: Chain) -> Json:
    first, last = chain.moves[0], chain.moves[-1]
    result: Json = {"from": first.source, "to": last.target, "via": list(chain.via)}
    if any(step.hit for step in chain.moves):
        result["hit"] = True
    if any(step.pin for step in chain.moves):
        result["pin"] = True
    return result


def state(value: Game) -> Json:
    """The state as a client sends it back; options only where they differ from the defaults."""
    rules = value.rules
    result: Json = {
        "variant": rules.name,
        "options": rules.chosen,
        "position": position(rules, value.position),
        "turn": turn(value.turn),
    }
    if value.stakes:
        result["stakes"] = stakes_json.stakes(value.stakes)
    if value.offer:
        result["offer"] = offer(value, value.offer)
    if value.ended:
        result["ended"] = stakes_json.ended(value.ended)
    if value.illegal:
        result["illegal"] = True
    return result


def offer(value: Game, waiting: Offer) -> Json:
    """The offer that waits for an answer in a game."""
    stake = value.stakes.cube.value if value.stakes else 1
    return stakes_json.offer(waiting, value.rules, value.position, stake)


def plays_field(found: Plays, written: Sized) -> Json:
    """The field `plays`, and whether there are more plays than `MOST_PLAYS`."""
    return {"plays": written, "more_plays": not found.complete}


def plays_in(answer: Json) -> int:
    """The number of plays that an answer lists, for the metrics."""
    listing = answer if "plays" in answer else answer.get("expected") or {}
    return len(listing.get("plays", ()))


def outcome(value: Outcome | None, cube: int = 1) -> Json | None:
    """How a game for points ended and what it is worth; null while it goes on."""
    if value is None:
        return None
    points = value.points(cube)
    text = partial(outcome_text, value, points, None)
    return {"played_for": "points", **_ending(value), "points": points, "text": text}


def _ending(end: Outcome) -> Json:
    """How a game ended, before the stakes."""
    return {
        "how": str(end.ending.how),
        "winner": end.ending.winner,
        "result": end.value.result,
        "multiplier": end.value.multiplier,
        "base": end.value.base,
    }


def settled(value: Game, end: Outcome | None) -> Json | None:
    """The outcome; with stakes also what it is worth, and the start of the next game."""
    result = result_of(value, end)
    if end is None or result is None:
        return outcome(end)
    following, worth = next_game(value, result), result.worth.total
    return {
        "played_for": "match" if result.match else "money",
        **_ending(end),
        "points": stakes_json.number(worth),
        "text": partial(outcome_text, end, worth, result),
        **stakes_json.game_result(result),
        "next": {"id": write(following), "state": state(following)} if following else None,
    }


def pips(rules: Ruleset, value: Position) -> Json | None:
    """Both pip counts; null in games whose checkers do not travel to a goal."""
    result: Json = {color: rules.pips(value, color) for color in COLORS}
    return None if None in result.values() else result


def seen_by(rules: Ruleset, value: Position, player: Color) -> Json:
    """The checkers in the numbers of one player, as in notation; also as one line of text."""
    written = rules.board.route(player).written
    sides: Json = {
        color: {_own_name(written, place): count for place, count in value.side(color).items()}
        for color in (player, OTHER[player])
    }
    marks: Json = {
        color: [_own_name(written, point) for point in value.marks(color)]
        for color in COLORS
        if value.marks(color)
    }
    lines = (
        f"{color} {' '.join(f'{place}:{count}' for place, count in sides[color].items())}"
        for color in sides
    )
    answer = {"player": player, "position": sides, "text": "; ".join(lines)}
    return answer | ({"marks": marks} if marks else {})


def _own_name(written: Callable[[str], str], place: str) -> str:
    """A place by the numbers of a player; a point that they never pass keeps its own."""
    try:
        return written(place)
    except KeyError:
        return place


def facts(value: Facts) -> Json:
    """The facts about a position; what makes no sense in the game is left out."""
    result: Json = {} if value.contact is None else {"contact": value.contact}
    return result | {"white": _side_facts(value.white), "black": _side_facts(value.black)}


def _side_facts(value: SideFacts) -> Json:
    prime = value.longest_prime
    result: Json = {
        "blots": value.blots,
        "points_made": value.points_made,
        "longest_prime": None if prime is None else {"length": len(prime), "points": prime},
        "closed_out": value.closed_out,
        "on_bar": value.on_bar,
        "off": value.off,
    }
    return {name: fact for name, fact in result.items() if fact is not None}


def forced(words: Iterable[str]) -> list[Json]:
    """What the player has no choice about."""
    return [{"rule": word, "text": partial(text_of, "forced", word)} for word in words]


def bearing_off(
    rules: Ruleset, value: Position, player: Color | None = None, choice: Choice | None = None
) -> Json | None:
    """The bear-off of both sides; null in games that bear nothing off.

    `choice` are the numbers and moves that the player on turn has, which decide what is forced.
    """
    result: Json = {}
    for color in COLORS:
        found = bear_off(rules, value, color)
        if found and choice and color == player:
            found = found.among(*choice)
        result[color] = one_bear_off(found)
    return None if None in result.values() else result


ALL_OFF: Final = Fault("all_off", rule="bear_off")
"""The text about the bear-off of a side that has finished."""


def one_bear_off(value: BearOff | None) -> Json | None:
    """Whether a side may bear off, which checkers prevent it, and what each number does."""
    if value is None:
        return None
    result: Json = {
        "allowed": value.allowed,
        "finished": value.finished,
        "outside": dict(value.outside),
        "numbers": NO_NUMBERS if value.numbers is NOTHING else _numbers(value.numbers),
    }
    if value.finished:
        result["text"] = partial(sentence, ALL_OFF)
    if value.outside:
        result["text"] = partial(_not_all_home, tuple(value.outside.items()))
    return result


def _numbers(by_number: Mapping[int, ByNumber]) -> list[Json]:
    return [
        {"number": number, "points": by.points, "forced": by.forced}
        for number, by in by_number.items()
    ]


NO_NUMBERS: Final = orjson.Fragment(orjson.dumps(_numbers(NOTHING)))
"""The numbers of a side that may not bear off, as in most answers; written once."""


@lru_cache(maxsize=4096)
def _not_all_home(outside: tuple[tuple[str, int], ...], language: Language) -> str:
    """The sentence about checkers outside the home; to make it anew costs 5 % of a request."""
    return sentence(Fault("not_all_home", facts={"places": dict(outside)}), language)
