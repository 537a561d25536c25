"""Whole games of chouette, row by row: who pays what, and who sits where next."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from engine.chouette.answers import Answer, answer, answer_one
from engine.chouette.doubling import double
from engine.chouette.game import (
    AfterDrop,
    ChouetteGame,
    House,
    LoneTaker,
    begin,
    board_ended,
    settled,
)
from engine.chouette.seats import Seats
from engine.position import BLACK, WHITE
from engine.rules.scoring import DRAWN, GameValue
from engine.stakes.cube import CubeDecision, TurnStatus
from engine.stakes.money import Beavers, Money
from tests.stakes.acting import BACKGAMMON
from tests.stakes.reading import HERE

BOX, TEAM = TurnStatus(WHITE), TurnStatus(BLACK)
RESULTS = {"1": GameValue("single"), "2": GameValue("gammon", 2), "3": GameValue("backgammon", 3)}
GAMES = [
    dict(zip(("seats", "house", "game", "pays", "next"), re.split(r"\s{2,}", line), strict=True))
    for line in (HERE / "chouette.txt").read_text().splitlines()
    if line[:1] not in ("", "#") and not line.startswith("seats")
]


def started(row: dict[str, str]) -> ChouetteGame:
    """The game before its first double, with what the row says is agreed."""
    words = row["house"].split()
    lone = LoneTaker.PLAYS_ON
    if "last" in words:
        lone = LoneTaker.LAST_TAKER_DROPS
    if "extra" in words:
        lone = LoneTaker.EXTRA_CUBES
    money = Money(
        jacoby="jacoby" in words,
        beavers=Beavers.OTTER if "beavers" in words else Beavers.NONE,
        automatic_doubles=1 if "auto" in words else 0,
    )
    partner = words[1] if words[0] == "partner" else None
    after_drop = AfterDrop.KEEP_ORDER if "keep" in words else AfterDrop.MOVE_UP
    partnered = partner is not None
    house = House("multi" in words, lone, partnered, money, after_drop=after_drop)
    return begin(house, Seats(tuple(row["seats"]), partner), ties=2)


def step(game: ChouetteGame, where: TurnStatus, text: str) -> tuple[ChouetteGame, TurnStatus]:
    """One entry of a row's game."""
    words = text.split()
    if words[0] in ("box", "team"):
        return board_ended(game, WHITE if words[0] == "box" else BLACK, RESULTS[words[1]]), where
    if words[0] == "draw":
        return board_ended(game, None, DRAWN), where
    if words[1] == "doubles":
        where = BOX if words[0] == game.seats.box else TEAM
        to = tuple(words[2]) if len(words) > 2 else None
        return double(game, where, words[0], to), where
    given, _, extra = text.partition(", extra ")
    pairs = given.split()
    answers = [
        Answer(by, CubeDecision(do), extra_cube=by in extra)
        for by, do in zip(pairs[::2], pairs[1::2], strict=True)
    ]
    at_once = answer(game, where, answers, BACKGAMMON, BACKGAMMON.setup)
    for reply in answers:
        resolved = answer_one(game, where, reply, BACKGAMMON, BACKGAMMON.setup)
        game = resolved.game
    assert (game, set(resolved.answers)) == (at_once.game, set(at_once.answers))
    return game, where


@pytest.mark.parametrize("row", GAMES, ids=lambda row: f"{row['house']}: {row['game']}")
def test_who_pays_what_and_who_sits_where_next(row: dict[str, str]) -> None:
    game, where = started(row), BOX
    for text in row["game"].split("; "):
        assert not game.is_over
        game, where = step(game, where, text)
    end = settled(game)
    expected = {word[0]: Fraction(word[1:]) for word in row["pays"].split()}
    assert end.balances == expected
    assert "".join(end.next.players) == row["next"]
    assert sum(end.balances.values()) == 0
    assert end.next.partner is None
