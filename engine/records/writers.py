"""Writing records that other programs read: `.mat` as GNU Backgammon writes it, and SGF.

    written = write_mat(record)
    print(written.content, written.loss)

What a format cannot say is refused (`Refused`), or named in `loss` where the match itself stays
the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from engine.faults import Fault, Refused
from engine.game.machine import Played, Rolled, State, Throw
from engine.notation import position_id
from engine.position import COLORS, WHITE, Color
from engine.records.agreed import VARIATIONS
from engine.records.record import AnyAction, Record, RecordedGame, write_json
from engine.records.written import Dice, Format
from engine.referee.judge import judge
from engine.rules.ruleset import Ruleset
from engine.session import two_players as session
from engine.stakes import cube
from engine.stakes.actions import AnswerOffer, Award, AwardMatch, CubeAction, Resign
from engine.stakes.match import Crawford, Match
from engine.stakes.money import Beavers, Money
from engine.stakes.two_players import GameResult
from engine.turn import Move, OpeningTurn, PlayerTurn

LONGEST_NAME = 31
GAMES = frozenset(VARIATIONS.values())
"""The games that other programs know."""

PLAY, ROLLED = "play", "rolled"


@dataclass(frozen=True, slots=True)
class WrittenRecord:
    """A record as text, and what the text does not say."""

    format: Format
    content: str
    loss: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Cell:
    """What one player did: a play with its dice, a cube action, or dice that were not played."""

    player: Color
    do: str
    dice: Dice | None = None
    moves: tuple[Move, ...] = ()
    value: int = 0


@dataclass(frozen=True, slots=True)
class _Lines:
    """A game ready to be written: its cells and its end."""

    game: RecordedGame
    cells: list[Cell]
    result: GameResult | None
    winner: Color | None
    resigned: bool


def write(record: Record, record_format: Format) -> WrittenRecord:
    """The record in a format; `Refused` if the format cannot say it."""
    return WRITERS[record_format](record)


def _lines(game: RecordedGame, record_format: Format, loss: set[str]) -> _Lines:
    """The cells of a game; actions that the format cannot say are refused or lost."""
    state, cells, progress = game.start, list[Cell](), None
    thrown: Cell | None = None
    for action in game.actions:
        before, progress = state, session.advance(state, action)
        state = progress.state
        if isinstance(action, (Throw, Rolled)):
            thrown = _thrown(action, state)
            loss |= {"tied_throws"} if thrown is None else set()
        elif isinstance(action, Played) and thrown:
            cells.append(replace(thrown, do=PLAY, moves=_moves_of(before, action)))
            loss |= {"condoned"} if action.condone else set()
            thrown = None
        elif isinstance(action, CubeAction):
            cells.append(Cell(action.by, str(action.do), value=getattr(state.offer, "value", 0)))
        else:
            loss |= _lost(action, record_format, game.start.rules)
    cells += [thrown] if thrown else []
    end = progress.outcome if progress else None
    winner = end.ending.winner if end else None
    if end and winner is None:
        raise _cannot_say(record_format, game.start.rules)
    resigned = state.ended is not None and state.ended.value is not None
    return _Lines(game, cells, progress.result if progress else None, winner, resigned)


def _thrown(action: Throw | Rolled, after: State) -> Cell | None:
    """The dice that the player on turn has thrown; None for an opening throw that decides none."""
    if not isinstance(after.turn, PlayerTurn):
        return None
    if isinstance(action, Rolled):
        return Cell(after.turn.player, ROLLED, action.dice)
    dice = max(action.white, action.black), min(action.white, action.black)
    return Cell(after.turn.player, ROLLED, dice)


def _lost(action: AnyAction, record_format: Format, rules: Ruleset) -> set[str]:
    """What is lost of an agreement; one that ends the game without a winner is refused."""
    match action:
        case Resign() | AnswerOffer(accept=True):
            return set()
        case AnswerOffer():
            return {"refused_offers"}
        case Award() | AwardMatch():
            return {"awards"}
        case _:
            raise _cannot_say(record_format, rules)


def _moves_of(before: State, action: Played) -> tuple[Move, ...]:
    if not isinstance(before.turn, PlayerTurn):
        return ()
    return tuple(judge(before.rules, before.position, before.turn, list(action.steps)).moves)


def _cannot_say(record_format: Format, rules: Ruleset) -> Refused:
    facts = {"format": str(record_format), "variant": rules.name}
    return Refused([Fault("not_in_format", "/format", facts=facts)])


def _check(record: Record, record_format: Format, loss: set[str]) -> None:
    """Refuse what the format has no word for, and collect what is lost."""
    for game in record.games:
        rules, stakes = game.start.rules, game.start.stakes
        if rules.name not in GAMES or stakes is None:
            raise _cannot_say(record_format, rules)
        if rules.chosen:
            loss.add("options")
        if isinstance(stakes.play, Match) and stakes.play.holland:
            loss.add("holland")
        if isinstance(stakes.play, Money) and stakes.play.per_point is not None:
            loss.add("per_point")


# .mat


def write_mat(record: Record) -> WrittenRecord:
    """The record as GNU Backgammon writes a `.mat`, with headers for what it leaves out."""
    loss: set[str] = set()
    _check(record, Format.MAT, loss)
    names = [_name(record.players.get(color, ""), color) for color in COLORS]
    out = list(_mat_headers(record, names, loss))
    first = record.games[0].start if record.games else None
    out += [f" {_length(first)} point match", ""]
    score = _score(first)
    for number, game in enumerate(record.games, 1):
        lines = _lines(game, Format.MAT, loss)
        stakes = game.start.stakes
        if stakes and stakes.cube.automatic:
            loss.add("automatic_doubles")
        score = _score(game.start, score)
        heads = [f"{name} : {points}" for name, points in zip(names, score, strict=True)]
        out += [f" Game {number}", f" {heads[0]:<29}  {heads[1]}"]
        out += _mat_rows(lines)
        out.append("")
        if lines.winner and lines.result:
            points = int(lines.result.points.total)
            score = _plus(score, lines.winner, points)
    return WrittenRecord(Format.MAT, "\n".join(out) + "\n", tuple(sorted(loss)))


def _mat_headers(record: Record, names: list[str], loss: set[str]) -> Iterator[str]:
    start = record.games[0].start if record.games else None
    head = {key: value for key, value in record.header.items() if _is_free(key)}
    head |= {"Player 1": names[0], "Player 2": names[1]}
    if start and start.stakes:
        play = start.stakes.play
        said = {ours: theirs for theirs, ours in NAMES.items()}
        head["Variation"] = said.get(start.rules.name, start.rules.name)
        if isinstance(play, Match):
            head["Crawford"] = "Off" if play.crawford is Crawford.OFF else "On"
        else:
            head["Jacoby"] = "On" if play.jacoby else "Off"
            head["Beaver"] = "Off" if play.beavers is Beavers.NONE else "On"
        if start.stakes.cube_limit:
            head["CubeLimit"] = str(start.stakes.cube_limit)
    for key, value in head.items():
        yield f'; [{_plain(key)} "{_plain(value)}"]'
    for number, game in enumerate(record.games, 1):
        if _is_set_up(game.start):
            loss.add("start")
        if _is_set_up(game.start) or (game.start.stakes and game.start.stakes.cube.automatic):
            yield f'; [X-Start {number} "{position_id.write(game.start)}"]'


NAMES: Mapping[str, str] = {
    "Backgammon": "backgammon",
    "NackGammon": "nackgammon",
    "HyperGammon (3)": "hypergammon",
}
"""The names of the games in the header of a `.mat`."""

OURS = {"Variation", "Crawford", "Jacoby", "Beaver", "CubeLimit", "Cubelimit", "White", "Black"}


def _is_free(key: str) -> bool:
    """Whether a header is kept as it is: not one that this writer sets, nor an id."""
    return key not in OURS and not key.startswith(("X-", "Player 1", "Player 2"))


def _is_set_up(start: State) -> bool:
    """Whether a game starts otherwise than by its opening throw."""
    return start.position != start.rules.setup or not isinstance(start.turn, OpeningTurn)


def _mat_rows(lines: _Lines) -> Iterator[str]:
    rows: list[list[str]] = []
    chain = 0
    for cell in lines.cells:
        chain = chain + 1 if cell.do in DOUBLES else chain if cell.do == cube.Do.TAKE else 0
        # after an even chain of doubles the next roll is the take
        text = None if cell.do == cube.Do.TAKE and chain % 2 == 0 else _mat_cell(lines, cell)
        if text is None:
            continue
        if cell.player == WHITE:
            rows.append([text])
        elif rows and len(rows[-1]) == 1:
            rows[-1].append(text)
        else:
            rows.append(["", text])
    for number, (left, *right) in enumerate(rows, 1):
        wide = f"{left:<27} " if len(left) < 27 else f"{left}  "
        yield f"{number:3d}) {wide}{right[0]}" if right else f"{number:3d}) {left}"
    if lines.winner and lines.result:
        points = int(lines.result.points.total)
        indent = " " * (6 if lines.winner == WHITE else 34)
        end = " and the match" if lines.result.match_winner else ""
        yield f"{indent}Wins {points} point{'' if points == 1 else 's'}{end}"


DOUBLES = {str(do) for do in (cube.Do.DOUBLE, *cube.ANSWERS_TO)} - {"take", "drop"}


def _mat_cell(lines: _Lines, cell: Cell) -> str:
    if cell.do in DOUBLES:
        word = "Doubles" if cell.do == cube.Do.DOUBLE else "Beavers"
        return f" {word} => {cell.value}"
    if cell.do == cube.Do.TAKE:
        return " Takes"
    if cell.do == cube.Do.DROP:
        return " Drops"
    first, second = cell.dice or (0, 0)
    rules = lines.game.start.rules
    return f"{first}{second}: {' '.join(_own_numbers(rules, cell))}".rstrip() + " "


def _own_numbers(rules: Ruleset, cell: Cell) -> Iterator[str]:
    distance = rules.board.route(cell.player).distance
    for move in cell.moves:
        source = 25 if move.source == "bar" else distance(move.source)
        target = 0 if move.target == "off" else distance(move.target)
        yield f"{source}/{target}{'*' if move.hit else ''}"


def _length(start: State | None) -> int:
    play = start.stakes.play if start and start.stakes else None
    return play.length if isinstance(play, Match) else 0


def _score(start: State | None, running: tuple[int, int] = (0, 0)) -> tuple[int, int]:
    play = start.stakes.play if start and start.stakes else None
    return (play.white, play.black) if isinstance(play, Match) else running


def _plus(score: tuple[int, int], winner: Color, points: int) -> tuple[int, int]:
    white, black = score
    return (white + points, black) if winner == WHITE else (white, black + points)


def _name(text: str, color: Color) -> str:
    return " ".join(_plain(text).replace(":", " ").split())[:LONGEST_NAME] or color.capitalize()


def _plain(text: str) -> str:
    """Text without line ends and control characters."""
    return re.sub(r"[\x00-\x1f\x7f]+", " ", text).strip()


# SGF


def write_sgf(record: Record) -> WrittenRecord:
    """The record as SGF (`GM[6]`), as GNU Backgammon writes it."""
    loss: set[str] = set()
    _check(record, Format.SGF, loss)
    trees: list[str] = []
    score = (0, 0)
    for number, game in enumerate(record.games):
        lines = _lines(game, Format.SGF, loss)
        score = _score(game.start, score)
        trees.append("".join(_sgf_tree(record, lines, number, score)))
        if lines.winner and lines.result:
            score = _plus(score, lines.winner, int(lines.result.points.total))
    return WrittenRecord(Format.SGF, "\n".join(trees) + "\n", tuple(sorted(loss)))


SGF_HEADER = {"EventDate": "DT", "Event": "EV", "Round": "RO", "Site": "PC", "Transcriber": "AN"}


def _sgf_tree(record: Record, lines: _Lines, number: int, score: tuple[int, int]) -> Iterator[str]:
    start = lines.game.start
    yield "(;FF[4]GM[6]CA[UTF-8]AP[backgammon-rules]"
    yield f"MI[length:{_length(start)}][game:{number}][ws:{score[0]}][bs:{score[1]}]"
    for key, color in zip(("PW", "PB"), COLORS, strict=True):
        yield f"{key}[{_escaped(record.players.get(color, ''))}]"
    for name, key in SGF_HEADER.items():
        if name in record.header:
            yield f"{key}[{_escaped(record.header[name])}]"
    words = list(_sgf_rules(start))
    if words:
        yield f"RU[{':'.join(words)}]"
    if start.stakes and start.stakes.cube.automatic:
        yield f"CV[{start.stakes.cube.value}]"
    if lines.winner and lines.result:
        side = "W" if lines.winner == WHITE else "B"
        yield f"RE[{side}+{int(lines.result.points.total)}{'R' if lines.resigned else ''}]"
    if _is_set_up(start):
        yield f"XS[{position_id.write(start)}]"
    for cell in lines.cells:
        yield f"\n;{_sgf_cell(cell)}"
    yield ")"


def _sgf_rules(start: State) -> Iterator[str]:
    play = start.stakes.play if start.stakes else None
    if isinstance(play, Match):
        if play.crawford is not Crawford.OFF:
            yield "Crawford"
        if play.crawford is Crawford.NOW and play.length > 1:
            yield "CrawfordGame"
    elif play and play.jacoby:
        yield "Jacoby"
    said = {ours: theirs for theirs, ours in NAMES.items()}[start.rules.name]
    if said != "Backgammon":
        yield re.sub(r"[ ()]", "", said).capitalize()


def _sgf_cell(cell: Cell) -> str:
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
    return re.sub(r"([\\\]])", r"\\\1", _plain(text))


def _write_record(record: Record) -> WrittenRecord:
    return WrittenRecord(Format.RECORD, write_json(record))


WRITERS: Mapping[Format, Callable[[Record], WrittenRecord]] = {
    Format.MAT: write_mat,
    Format.SGF: write_sgf,
    Format.RECORD: _write_record,
}
