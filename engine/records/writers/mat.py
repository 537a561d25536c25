"""Writing a `.mat` as GNU Backgammon writes it, with headers for what it leaves out.

Games that other programs do not know have the length line with an `s` (` 5 points match`), which
GNU Backgammon refuses instead of misreading the rows; a cell then has all stages of a turn.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.faults import Refused
from engine.game.game import Game
from engine.movegen import plays
from engine.notation import position_id
from engine.notation.moves import NO_MOVES, write_play
from engine.notation.options_id import write_option
from engine.notation.play_reader import read_play
from engine.notation.stakes_id import write_stakes
from engine.position import COLORS, WHITE, Color
from engine.records.known_games import (
    NAMES,
    has_exact_words,
    is_known,
    session_stakes,
    unsaid_stakes,
    variation,
)
from engine.records.model import Format
from engine.records.play_matching import steps_of
from engine.records.record import Record
from engine.records.report import Score
from engine.records.writers.cells import (
    DOUBLES,
    PLAY,
    ROLLED,
    Cell,
    GameCells,
    added,
    cells_of,
    is_set_up,
    length_of,
    plain,
    score_before,
)
from engine.referee.judge import judge
from engine.rules.ruleset import Ruleset
from engine.stakes import cube
from engine.stakes.match import Crawford, Match
from engine.stakes.money import Beavers
from engine.turn import play_due

LONGEST_NAME = 31
DROPS = " Drops"
OURS = {"Variation", "Crawford", "Jacoby", "Beaver", "CubeLimit", "Cubelimit", "White", "Black"}
"""Headers that this writer sets itself."""

FREE = "none"
"""Stakes of a game that is played for nothing."""


def mat_text(record: Record, loss: set[str]) -> str:
    """The text of a record; adds to the loss what other programs will not read in it."""
    games = [cells_of(game, Format.MAT, loss) for game in record.games]
    is_ours = not all(is_known(game.start) for game in games)
    names = [plain_name(record.players.get(color, ""), color) for color in COLORS]
    rows = [list(_rows(game, is_ours)) for game in games]
    out = [*_headers(record, games, names, is_ours)]
    first = games[0] if games else None
    length = length_of(first) if first else 0
    out += [f" {length} point{'s' if is_ours else ''} match", ""]
    score: Score = (0, 0)
    for number, (game, lines) in enumerate(zip(games, rows, strict=True), 1):
        _add_loss(game, is_ours)
        score = score_before(game, score)
        heads = [f"{name} : {points}" for name, points in zip(names, score, strict=True)]
        out += [f" Game {number}", f" {heads[0]:<29}  {heads[1]}", *lines, ""]
        score = added(score, game.end)
    return "\n".join(out) + "\n"


def _add_loss(game: GameCells, is_ours: bool) -> None:
    """What other programs will not read, although the headers say it to us."""
    stakes = game.start.stakes
    if is_ours:
        # the whole record, which the length line tells them
        game.loss.add("stakes" if game.start.rules.name in NAMES else "variant")
        return
    game.loss |= {"options"} if game.start.rules.chosen else set()
    game.loss |= unsaid_stakes(stakes) if stakes else set()
    if stakes and not isinstance(stakes.play, Match) and stakes.play.jacoby:
        game.loss.add("jacoby")
    # after a beaver that is dropped GNU Backgammon loses plays of the next game
    answers = [cell.do for cell in game.cells if cell.do in cube.ANSWERS_TO]
    if answers and game.cells[-1].do == cube.CubeDecision.DROP:
        chain = [cell.do in DOUBLES for cell in game.cells[-3:-1]]
        game.loss |= {"dropped_beaver"} if all(chain) else set()
    if cube.CubeDecision.RACCOON in answers:
        game.loss.add("raccoons")
    last = game.cells[-1] if game.cells else None
    if last and last.do == ROLLED and last.at and _has_no_choice(last.at):
        game.loss.add("unplayed_roll")
    game.loss |= {"start"} if is_set_up(game.start) else set()
    game.loss |= {"tied_throws"} if game.is_tied else set()
    game.loss |= {"opening"} if game.throws and not game.start.rules.opening.plays_throw else set()


def _has_no_choice(state: Game) -> bool:
    """Whether the dice leave one play or none, which GNU Backgammon makes by itself."""
    turn, stage = play_due(state.turn)
    return len(plays(state.rules, state.position, turn.player, stage, 2)) < 2


# the head


def _headers(
    record: Record, games: list[GameCells], names: list[str], is_ours: bool
) -> Iterator[str]:
    head = {key: value for key, value in record.header.items() if _is_free(key)}
    head |= {"Player 1": names[0], "Player 2": names[1]}
    if games:
        head |= _rules_of(games[0], is_ours)
    for key, value in head.items():
        yield f'; [{plain(key)} "{plain(value)}"]'
    for number, game in enumerate(games, 1):
        rules = games[0].start.rules
        start, stakes = game.start, game.start.stakes
        is_other = start.rules != rules or bool(stakes and stakes.cube.automatic)
        if is_set_up(start) or is_other:
            yield f'; [X-Start {number} "{position_id.write(start)}"]'
        is_unsaid = game.is_tied or not start.rules.opening.plays_throw
        if game.throws and (is_ours or is_unsaid):
            thrown = ".".join(f"{white}-{black}" for white, black in game.throws)
            yield f'; [X-Open {number} "{thrown}"]'
        if record.has_ids:
            for ply, cell in enumerate(_written_cells(game), 1):
                yield f'; [X-Ply {number}.{ply} "{position_id.write(cell.before)}"]'


def _rules_of(game: GameCells, is_ours: bool) -> dict[str, str]:
    """The headers for the game and what it is played for."""
    rules, stakes = game.start.rules, game.start.stakes
    head = {"Variation": variation(rules)}
    if is_ours or rules.chosen:
        head["X-Variant"] = rules.name
    if rules.chosen:
        head["X-Options"] = ".".join(write_option(*option) for option in rules.chosen.items())
    if stakes is None:
        return head | {"X-Stakes": FREE}
    if is_ours or not has_exact_words(stakes):
        head["X-Stakes"] = write_stakes(session_stakes(stakes))
    if is_ours:
        return head
    if isinstance(stakes.play, Match):
        head["Crawford"] = "Off" if stakes.play.crawford is Crawford.OFF else "On"
    else:
        head["Jacoby"] = "On" if stakes.play.jacoby else "Off"
        head["Beaver"] = "Off" if stakes.play.beavers is Beavers.NONE else "On"
    return head | ({"CubeLimit": str(stakes.cube_limit)} if stakes.cube_limit else {})


def _is_free(key: str) -> bool:
    """Whether a header is kept as it is: not one that this writer sets, nor an id."""
    return key not in OURS and not key.startswith(("X-", "Player 1", "Player 2"))


# the rows


def _written_cells(game: GameCells) -> Iterator[Cell]:
    """The cells without the takes that are not written: after an even chain of doubles."""
    chain = 0
    for cell in game.cells:
        chain = (
            chain + 1 if cell.do in DOUBLES else chain if cell.do == cube.CubeDecision.TAKE else 0
        )
        if cell.do != cube.CubeDecision.TAKE or chain % 2:
            yield cell


def _rows(game: GameCells, is_ours: bool) -> Iterator[str]:
    rows: list[list[str]] = []
    last: Color | None = None
    for cell in _written_cells(game):
        text = _stage(game, cell) if is_ours and cell.do in (PLAY, ROLLED) else _cell(game, cell)
        is_stage = is_ours and cell.do in (PLAY, ROLLED)
        if is_stage and last == cell.player:
            rows[-1][-1] += f"; {text}"
        elif cell.player == WHITE:
            rows.append([text])
        elif rows and len(rows[-1]) == 1:
            rows[-1].append(text)
        else:
            rows.append(["", text])
        last = cell.player if is_stage else None
    end = _end(game)
    if end and game.cells and rows[-1] == [DROPS]:
        # GNU Backgammon loses the next game if the result of a drop on the left has its own line
        rows[-1].append(f" {end}")
        end = ""
    for number, (left, *right) in enumerate(rows, 1):
        wide = f"{left:<27} " if len(left) < 27 else f"{left}  "
        # GNU Backgammon doubles again if a cube word on the left does not reach the right column
        yield f"{number:3d}) {wide}{right[0] if right else ''}"
    if end and game.end:
        yield " " * (6 if game.end.winner == WHITE else 34) + end


def _end(game: GameCells) -> str:
    """The words for the result; empty without a winner."""
    if game.end is None or game.end.winner is None:
        return ""
    points = int(game.end.points)
    ending = " and the match" if game.ends_match else ""
    return f"Wins {points} point{'' if points == 1 else 's'}{ending}"


def _cell(game: GameCells, cell: Cell) -> str:
    if cell.do in DOUBLES:
        word = "Doubles" if cell.do == cube.CubeDecision.DOUBLE else "Beavers"
        return f" {word} => {cell.value}"
    if cell.do in (cube.CubeDecision.TAKE, cube.CubeDecision.DROP):
        return " Takes" if cell.do == cube.CubeDecision.TAKE else DROPS
    first, second = cell.dice or (0, 0)
    if cell.do == ROLLED:
        # without the marks it would be a dance where nothing can be played
        return f"{first}{second}: ????"
    return f"{first}{second}: {' '.join(_own_numbers(game.start.rules, cell))}".rstrip() + " "


def _own_numbers(rules: Ruleset, cell: Cell) -> Iterator[str]:
    distance = rules.board.route(cell.player).distance
    for move in cell.moves:
        source = 25 if move.source == "bar" else distance(move.source)
        target = 0 if move.target == "off" else distance(move.target)
        yield f"{source}/{target}{'*' if move.hit else ''}"


def _stage(game: GameCells, cell: Cell) -> str:
    """One stage of a turn: its dice, `00` where none were thrown, and the play or `-`."""
    first, second = (0, 0) if cell.is_opening or cell.dice is None else cell.dice
    mark = {"double": "!", "roll": "="}.get(cell.naming or "", ":")
    if cell.do == ROLLED:
        return f"{first}{second}{mark}"
    return f"{first}{second}{mark} {_play_text(game.start.rules, cell)}"


def _play_text(rules: Ruleset, cell: Cell) -> str:
    """The notation of a play, with every stop where the short one means another play."""
    short = write_play(rules, cell.player, cell.moves)
    if not cell.moves:
        return NO_MOVES
    if cell.at is None or _is_read_back(cell, short):
        return short
    written = rules.board.route(cell.player).written
    stops = (f"{written(m.source)}/{written(m.target)}{'*' * m.hit}" for m in cell.moves)
    return " ".join(stops)


def _is_read_back(cell: Cell, text: str) -> bool:
    """Whether a text is read as the play that it stands for."""
    if cell.at is None:
        return False
    rules, position = cell.at.rules, cell.at.position
    turn = play_due(cell.at.turn)[0]
    try:
        steps = read_play(rules, position, turn, text)
    except Refused:
        return False
    meant = judge(rules, position, turn, steps_of(cell.moves))
    return judge(rules, position, turn, steps).position == meant.position


def plain_name(text: str, color: Color) -> str:
    """A name that fits into a line: without colons and line ends, and not too long."""
    return " ".join(plain(text).replace(":", " ").split())[:LONGEST_NAME] or color.capitalize()
