"""The parts of a game's answer besides its state: events, what is expected next, permissions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial

from engine.game.events import Event
from engine.game.machine import State, naming_choices
from engine.messages import Language
from engine.messages.narration import event_text, expected_text
from engine.position import Color
from engine.session import two_players
from engine.stakes.match import Match
from engine.turn import STAGE_WORDS, Play, Turn, thrower
from service.serializers import stakes_json
from service.serializers.stakes_json import Json


def events(values: Iterable[Event]) -> list[Json]:
    """What happened, in order; each event with a sentence about it."""
    return [_event(event) for event in values]


def _event(event: Event) -> Json:
    answer: Json = {"event": event.what}
    if event.player:
        answer["player"] = event.player
    answer |= {name: stakes_json.number(fact) for name, fact in event.facts.items()}
    answer["text"] = partial(event_text, event)
    return answer


def expected(state: State) -> Json | None:
    """What must happen next: an answer to an offer, or what the turn has first; null at the end."""
    return _answer_expected(state) or expected_at_board(state.turn)


def expected_at_board(turn: Turn | None) -> Json | None:
    """What the turn has first: a throw, a choice of numbers, or a play with its numbers."""
    if turn is None:
        return None
    stage, player = turn.stages[0], thrower(turn)
    answer: Json = {"do": STAGE_WORDS[type(stage)]}
    if player:
        answer["player"] = player
    if isinstance(stage, Play):
        answer["numbers"] = list(stage.numbers)
    if choices := naming_choices(turn):
        answer["choices"] = choices
    numbers = stage.numbers if isinstance(stage, Play) else None
    answer["text"] = partial(_expected_at_board, answer["do"], player, numbers)
    return answer


@lru_cache(maxsize=1024)
def _expected_at_board(
    do: str, player: Color | None, numbers: tuple[int, ...] | None, language: Language
) -> str:
    """The sentence about what the turn has first; to make it anew costs 4 % of a request."""
    return expected_text(do, {"player": player, "numbers": numbers}, None, language)


def _answer_expected(state: State) -> Json | None:
    """Who must answer an offer before the game goes on; None if there is no offer."""
    player, offer = two_players.answerer(state), state.offer
    if player is None or offer is None:
        return None
    return {
        "do": "answer",
        "player": player,
        "offer": stakes_json.offer(offer),
        "choices": two_players.allowed(state, player),
        "text": partial(expected_text, "answer", {"player": player}, str(offer.kind)),
    }


def beside(state: State, with_reasons: bool) -> Json:
    """What each player may do away from the board, and in a match the points each still needs.

    Empty once the game is over. `with_reasons` adds why the other actions are not allowed.
    """
    if state.turn is None:
        return {}
    may: Json = {}
    for color, permissions in two_players.permissions(state).items():
        may[color] = {
            "allowed": permissions.allowed,
            **(stakes_json.reasons(permissions.actions) if with_reasons else {}),
            "resign_at": permissions.resign_at,
        }
        most = two_players.settle_up_to(state, color)
        if most is not None:
            may[color]["settle_up_to"] = most
    if state.stakes and isinstance(state.stakes.play, Match):
        return {"may": may, "away": stakes_json.away(state.stakes.play)}
    return {"may": may}
