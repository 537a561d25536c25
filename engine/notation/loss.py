"""What a notation cannot express: whatever differs after writing a state and reading it again."""

from __future__ import annotations

from engine.game.game import Game
from engine.position import COLORS, POINTS
from engine.stakes.agreements import DrawOffer, ResignationOffer, SettlementOffer
from engine.stakes.cube import CubeOffer
from engine.stakes.match import Match
from engine.stakes.money import Money
from engine.stakes.two_players import Stakes
from engine.turn import PlayerTurn


def lost(state: Game, again: Game) -> list[str]:
    """The loss codes, in a fixed order, of every facet in which the two states differ."""
    after = facets(again)
    return [code for code, value in facets(state).items() if value != after[code]]


def facets(state: Game) -> dict[str, object]:
    """The whole state by loss code; a state without stakes counts as plain money play."""
    stakes = state.stakes or Stakes()
    return {
        "variant": state.rules.name,
        "options": dict(state.rules.chosen),
        **_of_position(state),
        "over": state.turn is None,
        "player": state.turn and state.turn.player,
        "stages": state.turn and state.turn.stages,
        "thrown": state.turn and state.turn.thrown,
        "early": isinstance(state.turn, PlayerTurn) and state.turn.early,
        **_of_play(stakes),
        "cube": (stakes.cube.value, stakes.cube.owner),
        "automatic": stakes.cube.automatic,
        "offer": state.offer if isinstance(state.offer, CubeOffer) else None,
        "turns": stakes.turns,
        "resigned": state.offer if isinstance(state.offer, ResignationOffer) else None,
        "cube_limit": stakes.cube_limit,
        "resignation": stakes.resignation,
        "draw": state.offer if isinstance(state.offer, DrawOffer) else None,
        "settlement": state.offer if isinstance(state.offer, SettlementOffer) else None,
        "ended": state.ended,
        "illegal": state.illegal,
    }


def _of_position(state: Game) -> dict[str, object]:
    position = state.position
    piles = ("bar", "reserve", "off", "captured")
    return {
        "points": [position.count(color, point) for color in COLORS for point in POINTS],
        **{pile: [position.count(color, pile) for color in COLORS] for pile in piles},
        "marks": [position.marks(color) for color in COLORS],
        "phase": [position.phase(color) for color in COLORS],
    }


def _of_play(stakes: Stakes) -> dict[str, object]:
    play = stakes.play
    match = play if isinstance(play, Match) else None
    money = play if isinstance(play, Money) else Money()
    return {
        "match": match and (match.length, match.to_points),
        "score": (match.white, match.black, match.played) if match else stakes.session,
        "crawford": match and match.crawford,
        "holland": match is not None and match.holland,
        "rotation": match and match.rotation,
        "jacoby": money.jacoby,
        "beavers": money.beavers,
        "automatic_doubles": money.automatic_doubles,
        "per_point": money.per_point,
    }
