"""The game and the stakes of a record: what its head says, what it leaves out."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from fractions import Fraction

from engine.faults import Fault, Refused
from engine.game.advance import begin
from engine.game.game import Game
from engine.notation import position_id
from engine.records import table
from engine.records.model import Format, NotARecord, PlyKind, WrittenGame, WrittenMatch
from engine.records.report import Score
from engine.rules.ruleset import Ruleset, Value
from engine.stakes.cube import Cube
from engine.stakes.match import Crawford, Match, new_match, possible_crawford
from engine.stakes.money import Beavers, Money, Session
from engine.stakes.two_players import Stakes
from engine.turn import PlayerTurn
from engine.variants import VARIANTS, ruleset

VARIATIONS: Mapping[str, str] = {
    "backgammon": "backgammon",
    "nackgammon": "nackgammon",
    "hypergammon(3)": "hypergammon",
    "hypergammon3": "hypergammon",
}
"""Our names of the games that other programs name in records."""


@dataclass(frozen=True, slots=True)
class Assumed:
    """What the caller knows about a record that the record does not say."""

    variant: str | None = None
    options: Mapping[str, Value] = field(default_factory=dict)
    crawford: bool | None = None
    jacoby: bool | None = None
    beavers: Beavers | None = None


def rules_of(match: WrittenMatch, assumed: Assumed) -> Ruleset:
    """The rules of the game that a record is about; `NotARecord` if it is not known."""
    if match.rules:
        return match.rules
    if start_id := next((game.start_id for game in match.games if game.start_id), None):
        with suppress(Refused):
            return table.board_of(table.read_id(start_id)).rules
    name = assumed.variant
    if name is None:
        written = "".join((match.variation or "backgammon").lower().split())
        name = VARIATIONS.get(written)
    if name is None or name not in VARIANTS:
        raise NotARecord(
            [Fault("unknown_variation", facts={"name": match.variation or name or ""})]
        )
    return ruleset(name, assumed.options)


def first_stakes(match: WrittenMatch, assumed: Assumed) -> tuple[Stakes | None, list[Fault]]:
    """What a record is played for, and notes about what was assumed."""
    if match.stakes or match.is_unstaked or match.format is Format.RECORD:
        return match.stakes, []
    if match.length:
        crawford = match.crawford if assumed.crawford is None else assumed.crawford
        play = new_match(match.length, crawford=crawford is not False)
        return Stakes(play, cube_limit=match.cube_limit), []
    jacoby = assumed.jacoby if assumed.jacoby is not None else bool(match.jacoby)
    beavers = assumed.beavers
    notes: list[Fault] = []
    if beavers is None and match.beavers is not False:
        beavers = _beavers_used(match)
        if match.beavers is None and beavers is not Beavers.NONE:
            notes = [Fault("beavers_assumed")]
        elif match.beavers and beavers is Beavers.NONE:
            beavers = Beavers.BEAVER
    most = max((game.automatic_doubles for game in match.games), default=0)
    money = Money(jacoby, beavers or Beavers.NONE, most)
    return Stakes(money, cube_limit=match.cube_limit), notes


def _beavers_used(match: WrittenMatch) -> Beavers:
    """The last answer by a double that the record uses."""
    longest = 0
    for game in match.games:
        chain = 0
        for ply in game.plies:
            chain = chain + 1 if ply.do is PlyKind.DOUBLE else 0
            longest = max(longest, chain)
    return (Beavers.NONE, Beavers.NONE, Beavers.BEAVER, Beavers.RACCOON, Beavers.OTTER)[
        min(longest, 4)
    ]


def stakes_of_game(
    stakes: Stakes | None, game: WrittenGame, score: Score, crawford_done: bool, won: int
) -> Stakes | None:
    """The stakes at the start of a game: its score, for money as totals; the Crawford game.

    `won` are the games before it that were no draws.
    """
    if stakes is None:
        return None
    if not isinstance(stakes.play, Match):
        doubles = game.automatic_doubles
        cube = Cube(1 << doubles, automatic=doubles)
        # before the first game there are no totals, whatever the record says
        ahead = Fraction(score[0] - score[1]) if game.index > 1 else Fraction(0)
        return replace(stakes, cube=cube, session=Session(game.index, ahead))
    # a score that no match has cannot be judged; the game is, at the nearest score that can be
    length = stakes.play.length
    if stakes.play.played is not None:
        white, black = (max(int(points), 0) if length > 1 else 0 for points in score)
        played = max(int(white + black > 0), min(won, length - 1, white + black))
        return replace(stakes, play=replace(stakes.play, white=white, black=black, played=played))
    white, black = (min(max(int(points), 0), length - 1) for points in score)
    crawford = stakes.play.crawford
    if crawford is not Crawford.OFF:
        # where the scores contradict each other, the written one decides
        possible = possible_crawford(length, white, black)
        crawford = possible[-1] if crawford_done else possible[0]
    play = replace(stakes.play, white=white, black=black, crawford=crawford)
    return replace(stakes, play=play)


def usual_start(rules: Ruleset, stakes: Stakes | None) -> Game:
    """The state before the opening throw."""
    return begin(rules, stakes=stakes)


def start_of(rules: Ruleset, game: WrittenGame, stakes: Stakes | None) -> Game:
    """The state before the first ply: the usual one, or the one that the record names or sets up.

    `Refused` if the record names a state by an id that cannot be read.
    """
    start, setup = usual_start(rules, stakes), game.setup
    if game.start_id is not None:
        named = position_id.read(game.start_id)
        return replace(named, stakes=named.stakes or stakes, ended=None)
    if setup and stakes:
        cube = replace(stakes.cube, value=setup.cube, owner=setup.owner)
        turn = PlayerTurn(setup.player, rules.turn(setup.player))
        stakes = replace(stakes, cube=cube)
        return replace(start, position=setup.position, turn=turn, stakes=stakes)
    return start
