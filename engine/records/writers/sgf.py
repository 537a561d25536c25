"""Writing SGF (`GM[6]`) as GNU Backgammon writes it, with private properties of two letters.

`XV` is our name of the game, `XO` its options, `XS` an id: of the start in the root, else of the
state before the node. GNU Backgammon ignores them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.notation import position_id
from engine.notation.options_id import write_option
from engine.position import COLORS, WHITE
from engine.records.known_games import has_exact_words, is_known, rule_word, unsaid_stakes
from engine.records.model import Format
from engine.records.record import Record
from engine.records.report import Score
from engine.records.writers.cells import (
    DOUBLES,
    PLAY,
    ROLLED,
    Cell,
    GameCells,
    added,
    cannot_say,
    cells_of,
    is_set_up,
    length_of,
    plain,
    score_before,
)
from engine.stakes.match import Crawford, Match

HEADER = {"EventDate": "DT", "Event": "EV", "Round": "RO", "Site": "PC", "Transcriber": "AN"}
"""The headers that SGF has properties for."""


def sgf_text(record: Record, loss: set[str]) -> str:
    """The text of a record; adds to the loss what other programs will not read in it."""
    trees: list[str] = []
    score: Score = (0, 0)
    for number, game in enumerate(record.games):
        cells = cells_of(game, Format.SGF, loss)
        if not is_known(cells.start):
            raise cannot_say(Format.SGF, cells.start.rules)
        _add_loss(cells)
        score = score_before(cells, score)
        trees.append("".join(_tree(record, cells, number, score)))
        score = added(score, cells.end)
    return "\n".join(trees) + "\n"


def _add_loss(game: GameCells) -> None:
    """What other programs will not read, although private properties say it to us."""
    stakes = game.start.stakes
    game.loss |= {"options"} if game.start.rules.chosen else set()
    game.loss |= unsaid_stakes(stakes) - {"automatic_doubles"} if stakes else set()
    game.loss |= {"start"} if is_set_up(game.start) else set()
    game.loss |= {"tied_throws"} if game.is_tied else set()
    game.loss |= {"opening"} if game.throws and not game.start.rules.opening.plays_throw else set()


def _tree(record: Record, game: GameCells, number: int, score: Score) -> Iterator[str]:
    start = game.start
    yield "(;FF[4]GM[6]CA[UTF-8]AP[backgammon-rules]"
    yield f"MI[length:{length_of(game)}][game:{number}][ws:{score[0]}][bs:{score[1]}]"
    for key, color in zip(("PW", "PB"), COLORS, strict=True):
        yield f"{key}[{_escaped(record.players.get(color, ''))}]"
    for name, key in HEADER.items():
        if name in record.header:
            yield f"{key}[{_escaped(record.header[name])}]"
    words = list(_rule_words(game))
    if words:
        yield f"RU[{':'.join(words)}]"
    if start.stakes and start.stakes.cube.automatic:
        yield f"CV[{start.stakes.cube.value}]"
    if game.end and game.end.winner:
        side = "W" if game.end.winner == WHITE else "B"
        yield f"RE[{side}+{int(game.end.points)}{'R' if game.resigned else ''}]"
    yield from _private(game)
    for cell in game.cells:
        named = f"XS[{position_id.write(cell.before)}]" if record.has_ids else ""
        yield f"\n;{_node(cell)}{named}"
    yield ")"


def _private(game: GameCells) -> Iterator[str]:
    """What only we read: the options of the game, and a start that is not the usual one."""
    rules, stakes = game.start.rules, game.start.stakes
    if rules.chosen:
        yield f"XV[{rules.name}]"
        yield f"XO[{'.'.join(write_option(*option) for option in rules.chosen.items())}]"
    if is_set_up(game.start) or (stakes and not has_exact_words(stakes)):
        yield f"XS[{position_id.write(game.start)}]"


def _rule_words(game: GameCells) -> Iterator[str]:
    play = game.start.stakes.play if game.start.stakes else None
    if isinstance(play, Match):
        if play.crawford is not Crawford.OFF:
            yield "Crawford"
        if play.crawford is Crawford.NOW and play.length > 1:
            yield "CrawfordGame"
    elif play and play.jacoby:
        yield "Jacoby"
    if word := rule_word(game.start.rules):
        yield word


def _node(cell: Cell) -> str:
    side = "W" if cell.player == WHITE else "B"
    dice = "".join(map(str, cell.dice or ()))
    if cell.do == ROLLED:
        return f"PL[{side}]DI[{dice}]"
    if cell.do == PLAY:
        steps = "".join(_letter(m.source) + _letter(m.target) for m in cell.moves)
        return f"{side}[{dice}{steps}]"
    word = "double" if cell.do in DOUBLES else cell.do
    return f"{side}[{word}]"


def _letter(place: str) -> str:
    """The letter of a place: `a` is point 24, which is White's own 1-point."""
    return {"bar": "y", "off": "z"}.get(place) or chr(ord("a") + 24 - int(place))


def _escaped(text: str) -> str:
    return re.sub(r"([\\\]])", r"\\\1", plain(text))
