"""The games that other programs know, and what their formats say about the stakes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from engine.game.game import Game
from engine.rules.ruleset import Ruleset
from engine.stakes.match import Crawford, Match, new_match
from engine.stakes.money import Beavers, Money
from engine.stakes.two_players import Stakes

NAMES: Mapping[str, str] = {
    "backgammon": "Backgammon",
    "nackgammon": "NackGammon",
    "hypergammon": "HyperGammon (3)",
}
"""The names of our games in the header of a `.mat`."""


def is_known(start: Game) -> bool:
    """Whether other programs can read a game of this kind; a series is none of theirs."""
    play = start.stakes.play if start.stakes else None
    is_series = isinstance(play, Match) and play.rotation is not None
    return start.rules.name in NAMES and play is not None and not is_series


def variation(rules: Ruleset) -> str:
    """The name of a game in a header."""
    return NAMES.get(rules.name, rules.names.en)


def rule_word(rules: Ruleset) -> str | None:
    """The word for a game among the rules of an SGF; None for backgammon."""
    name = NAMES[rules.name]
    return None if rules.name == "backgammon" else re.sub(r"[ ()]", "", name).capitalize()


def unsaid_stakes(stakes: Stakes) -> set[str]:
    """What the formats of other programs do not say about the stakes."""
    play = stakes.play
    if isinstance(play, Match):
        return {"match"} if not play.to_points else {"holland"} if play.holland else set()
    found = {"per_point"} if play.per_point is not None else set()
    found |= {"beavers"} if play.beavers is not Beavers.NONE else set()
    return found | ({"automatic_doubles"} if stakes.cube.automatic else set())


def has_exact_words(stakes: Stakes) -> bool:
    """Whether the words of other programs give back exactly these stakes, but for the score."""
    play = stakes.play
    if isinstance(play, Match):
        plain = Match(play.length, crawford=play.crawford)
        same = replace(play, white=0, black=0) == plain
    else:
        same = play in (Money(), Money(jacoby=True)) and play.beavers is Beavers.NONE
    limits = (None, 64)
    return same and stakes.cube_limit in limits and Stakes().resignation == stakes.resignation


def session_stakes(stakes: Stakes) -> Stakes:
    """The stakes before the first game: without score, cube and counted turns."""
    play = stakes.play
    if isinstance(play, Match):
        has_crawford = play.crawford is not Crawford.OFF
        by_games = play.played is not None
        play = new_match(play.length, play.holland, has_crawford, play.rotation, by_games)
    plain = Stakes()
    return replace(stakes, play=play, cube=plain.cube, turns=plain.turns, session=plain.session)
