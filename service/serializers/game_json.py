"""The parts of a game's answer besides its state: events, what is expected next, permissions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial

from engine.game.events import Event
from engine.game.expected import Expected
from engine.game.expected import expected as expected_in
from engine.game.game import Game
from engine.game.permissions import permissions, settle_up_to
from engine.messages import Language
from engine.messages.narration import event_text, expected_text
from engine.position import Color
from engine.stakes.match import Match
from service.serializers import stakes_json, state_json
from service.serializers.stakes_json import Json


def events(values: Iterable[Event]) -> list[Json]:
    """What happened, in order; each event with a sentence about it."""
    return [_event(event) for event in values]


def _event(event: Event) -> Json:
    result: Json = {"event": event.what}
    if event.player:
        result["player"] = event.player
    result |= {name: stakes_json.number(fact) for name, fact in event.facts.items()}
    result["text"] = partial(event_text, event)
    return result


def expected(state: Game) -> Json | None:
    """What must happen next: an answer to an offer, or what the turn has first; null at the end."""
    due = expected_in(state)
    if due is None:
        return None
    return _expected(due, state_json.offer(state, due.offer) if due.offer else None)


def _expected(due: Expected, offer: Json | None = None) -> Json:
    result: Json = {"do": due.do}
    if due.player:
        result["player"] = due.player
    if offer:
        result["offer"] = offer
    if due.may_pass:
        result["may_pass"] = True
    if due.numbers:
        result["numbers"] = list(due.numbers)
    if due.choices or offer:
        result["choices"] = due.choices
    result["text"] = partial(_expected_text, due)
    return result


@lru_cache(maxsize=1024)
def _expected_text(due: Expected, language: Language) -> str:
    """The sentence about what is due; to make it anew costs 4 % of a request."""
    facts = {"player": due.player, "numbers": due.numbers}
    return expected_text(due.sentence, facts, str(due.offer.kind) if due.offer else None, language)


def cannot_move(player: Color, numbers: tuple[int, ...]) -> Json:
    """What is said of a play in which nothing can be played; its only play is the empty one."""
    return {"cannot_move": True, "text": partial(_cannot_move, player, numbers)}


@lru_cache(maxsize=1024)
def _cannot_move(player: Color, numbers: tuple[int, ...], language: Language) -> str:
    return expected_text("cannot_move", {"player": player, "numbers": numbers}, None, language)


def beside(state: Game, with_reasons: bool) -> Json:
    """What each player may do away from the board, and in a match the points each still needs.

    Empty once the game is over. `with_reasons` adds why the other actions are not allowed.
    """
    if state.turn is None:
        return {}
    may: Json = {}
    for color, each in permissions(state).items():
        may[color] = {
            "allowed": each.allowed,
            **(stakes_json.reasons(each.actions) if with_reasons else {}),
            "resign_at": each.resign_at,
        }
        most = settle_up_to(state, color)
        if most is not None:
            may[color]["settle_up_to"] = most
    if state.stakes and isinstance(state.stakes.play, Match):
        return {"may": may, **stakes_json.away(state.stakes.play)}
    return {"may": may}
