"""10,000 random tables, converted here and by the programs whose notations these are."""

from __future__ import annotations

import random
from functools import cache

from engine.game.game import Game
from engine.notation import fibs, gnu_match, ogid, xgid
from engine.notation.diagram import BACKGAMMON
from engine.position import COLORS, OTHER, POINTS, Color, Position
from engine.rules.turns import simple_turn
from engine.stakes.cube import Cube
from engine.stakes.match import Crawford, Match
from engine.stakes.money import Money
from engine.stakes.two_players import Stakes
from engine.turn import PlayerTurn, Roll
from tests.oracle.gnubg_ids import converted
from tests.oracle.hedgehog import read_ogid

TABLES = 10_000


@cache
def tables() -> list[Game]:
    """Fifteen checkers a side thrown on the board, and everything else by lot."""
    rng = random.Random(26)
    return [_table(rng) for _ in range(TABLES)]


def _table(rng: random.Random) -> Game:
    position = _position(rng)
    player = rng.choice(COLORS)
    turn = PlayerTurn(player, (Roll(),))
    if rng.random() < 0.7:
        turn = simple_turn(BACKGAMMON, position, player, (rng.randint(1, 6), rng.randint(1, 6)))
    return Game(BACKGAMMON, position, turn, _stakes(rng))


def _position(rng: random.Random) -> Position:
    sides: dict[Color, dict[str, int]] = {"white": {}, "black": {}}
    points = rng.sample(POINTS, rng.randint(2, 24))
    cut = rng.randint(1, len(points) - 1)
    for color, mine in zip(COLORS, (points[:cut], points[cut:]), strict=True):
        left = rng.choice((15, 15, rng.randint(1, 15)))
        for place in rng.choices([*mine, mine[0], "bar"], k=left):
            sides[color][place] = sides[color].get(place, 0) + 1
        if left < 15:
            sides[color]["off"] = 15 - left
    return Position.of(sides["white"], sides["black"])


def _stakes(rng: random.Random) -> Stakes:
    owner = rng.choice((None, *COLORS))
    cube = Cube(1 << rng.randint(1, 6), owner) if owner else Cube()
    if rng.random() < 0.3:
        return Stakes(Money(jacoby=rng.random() < 0.5), cube)
    length = rng.randint(1, 25)
    white, black = rng.randrange(length), rng.randrange(length)
    close = length - max(white, black) == 1
    if length == 1 or (close and rng.random() < 0.5 and white != black):
        return Stakes(Match(length, white, black, Crawford.NOW))
    if not close:
        return Stakes(Match(length, white, black, Crawford.BEFORE), cube)
    # against a player without a point the Crawford game cannot be over, only left out
    after = Crawford.AFTER if min(white, black) else Crawford.OFF
    return Stakes(Match(length, white, black, after), cube)


def test_gnu_backgammon_reads_our_xgids_as_we_write_gnu_ids() -> None:
    answers = converted([xgid.write(state) for state in tables()])
    differing = [
        (xgid.write(state), gnu_match.write_both(state), answer)
        for state, answer in zip(tables(), answers, strict=True)
        if gnu_match.write_both(state) != answer
    ]
    assert differing == []


def test_both_kinds_of_id_are_read_as_the_table_they_were_written_for() -> None:
    for state in tables()[::5]:
        assert xgid.read(xgid.write(state)) == state
        assert gnu_match.read_both(gnu_match.write_both(state)) == state


def test_the_reference_reads_our_ogids_as_the_tables_they_were_written_for() -> None:
    for state in tables():
        text = ogid.write(state)
        found = read_ogid(text)
        assert found.again == text
        assert found.pips == _pips(state.position)
        assert state.turn and found.on_roll == state.turn.player
        assert found.dice == _dice(text)
        assert state.stakes
        assert (found.owner, 1 << found.exponent) == _cube(state.stakes.cube)
        match = state.stakes.play
        if isinstance(match, Match):
            assert (*found.score, found.length) == (match.white, match.black, match.length)
        else:
            assert (*found.score, found.length) == (0, 0, 0)


def _pips(position: Position) -> list[int]:
    white, black = (position.side(color) for color in COLORS)
    points = [white.get(point, 0) - black.get(point, 0) for point in POINTS]
    return [white.get("bar", 0), *points, -black.get("bar", 0)]


def _dice(text: str) -> tuple[int, int]:
    dice = text.split(":")[3]
    return (int(dice[0]), int(dice[1])) if dice else (0, 0)


def _cube(cube: Cube) -> tuple[str, int]:
    return {"white": "W", "black": "B", None: "N"}[cube.owner], cube.value


def test_an_ogid_and_a_rawboard_are_read_as_the_table_they_were_written_for() -> None:
    for state in tables()[::5]:
        without = state.stakes and Stakes(
            state.stakes.play if isinstance(state.stakes.play, Match) else Money(),
            state.stakes.cube,
        )
        plain = Game(state.rules, state.position, state.turn, without)
        assert ogid.read(ogid.write(state)) == plain
        assert fibs.read(fibs.write(state)) == plain


def test_a_rawboard_tells_each_player_where_his_checkers_are() -> None:
    """The numbers that a FIBS board has twice are equal."""
    for state in tables()[::50]:
        tokens = fibs.write(state).split(":")
        you: Color = "black" if tokens[1] == "black" else "white"
        for n, color in enumerate((you, OTHER[you])):
            assert int(tokens[45 + n]) == state.position.count(color, "off")
            assert int(tokens[47 + n]) == state.position.count(color, "bar")
