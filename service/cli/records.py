"""Replay records of games and matches: a table with the faults marked, or JSON."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import click
import orjson

from service.cli.arguments import LANGUAGES
from service.cli.bulk import in_order
from service.cli.client import Json

if TYPE_CHECKING:
    from engine.messages import Language
    from service.cli.record_words import Words

LARGEST = 2**22
SUFFIXES = {
    *(".mat", ".txt", ".sgf", ".gva", ".match", ".gam"),
    # they cannot be read, and are told how to be exported
    *(".xg", ".xgp", ".bgf", ".ogxm", ".gvab"),
}
"""The files of a folder that are tried."""
STDIN = Path("-")
WIDEST_NAME = 31


@click.command("replay")
@click.argument(
    "files",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, allow_dash=True, path_type=Path),
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object per file, with all plies.")
@click.option("--notes", "with_notes", is_flag=True, help="Also what is worth knowing.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en")
@click.option(
    "--cores", type=click.IntRange(1), default=os.cpu_count(), help="Number of processes."
)
def replay_files(
    files: tuple[Path, ...], as_json: bool, with_notes: bool, language: str, cores: int
) -> None:
    """Replay match files by the rules; exit 1 if there are faults.

    A folder stands for the records in it and below it, `-` for the standard input.

    Formats: .mat and .txt, .sgf, .gva of GammonView, .match of bgammon.org, and our own JSON.
    """
    # they load the languages of the engine, which other commands do not need
    from engine.messages import CATALOGUES
    from service.cli.record_words import WORDS

    words = WORDS[cast("Language", language)]
    found = [path for given in files for path in _records_in(given)]
    if not found:
        raise click.UsageError(words.no_file.format(name=" ".join(map(str, files))))
    reasons = CATALOGUES[cast("Language", language)].reasons
    colors = CATALOGUES[cast("Language", language)].words["color"]
    shown = _Shown(words, reasons, colors, as_json=as_json, with_notes=with_notes)
    tasks = [(path, language, as_json) for path in found]
    if len(found) == 1 or cores == 1:
        shown.all(found, map(_reported, tasks))
    else:
        with ProcessPoolExecutor(min(cores, len(found))) as pool:
            done = in_order(pool, _reported, tasks, ahead=4 * cores)
            # in a terminal the bar would run into the reports, which show the progress themselves
            is_hidden = sys.stdout.isatty() or not sys.stderr.isatty()
            with click.progressbar(
                done, len(found), words.files, file=sys.stderr, hidden=is_hidden
            ) as progress:
                shown.all(found, progress)
    if not shown.is_sound:
        sys.exit(1)


def _records_in(given: Path) -> list[Path]:
    """A file itself, or the records of a folder in the order of their names."""
    if given == STDIN or not given.is_dir():
        return [given]
    return sorted(path for path in given.rglob("*") if path.suffix.lower() in SUFFIXES)


def _reported(task: tuple[Path, str, bool]) -> Json:
    """The report of one file as plain JSON; runs in every process."""
    from engine.faults import Refused
    from engine.messages import sentence
    from engine.records import read, replay
    from service.serializers import records_json

    path, language, as_json = task
    try:
        report = replay(read(_content(path)))
    except Refused as refused:
        first = refused.faults[0]
        detail = sentence(first, cast("Language", language))
        return {"error": {"code": first.code, "detail": detail}}
    extras = records_json.Extras(plies=True, ids=as_json)
    result = records_json.replayed(report, extras)

    def translated(lazy: Any) -> str:
        return str(lazy(cast("Language", language)))

    plain: Json = orjson.loads(orjson.dumps(result, default=translated))
    return plain


def _content(path: Path) -> bytes:
    if path == STDIN:
        return sys.stdin.buffer.read(LARGEST + 1)
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


@dataclass
class _Shown:
    """Prints each report as it comes, and at the end what there was in all files."""

    words: Words
    reasons: Mapping[str, str]
    """How games end, as sentences."""
    colors: Mapping[str, str]
    as_json: bool
    with_notes: bool
    games: int = 0
    plays: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    faulty: dict[Path, int] = field(default_factory=dict)

    @property
    def is_sound(self) -> bool:
        """Whether all files are records without a fault."""
        return not self.faulty

    def all(self, files: Iterable[Path], reports: Iterable[Json]) -> None:
        """Print all reports; a table at the end if there are several."""
        count = 0
        for path, report in zip(files, reports, strict=True):
            count += 1
            self._count(path, report)
            if self.as_json:
                click.echo(orjson.dumps({"file": str(path), **report}))
            else:
                self._print(path, report)
        if count > 1 and not self.as_json:
            self._table(count)

    def _count(self, path: Path, report: Json) -> None:
        if "error" in report:
            self.codes[report["error"]["code"]] += 1
            self.faulty[path] = 1
            return
        self.games += report["summary"]["game_count"]
        self.plays += report["summary"]["play_count"]
        self.codes.update(fault["code"] for fault in report["faults"])
        if faults := report["summary"]["fault_count"]:
            self.faulty[path] = faults

    def _print(self, path: Path, report: Json) -> None:
        """A line per game, with its faults below it."""
        if "error" in report:
            click.secho(f"{path}: {report['error']['detail']}", fg="red")
            return
        written = report["players"]
        names = {side: written[side] or self.colors.get(side, side) for side in written}
        # faults speak of colours
        both = [
            f"{name} ({color})" if (color := self.colors.get(side, name)) != name else name
            for side, name in names.items()
        ]
        click.secho(f"{path}: {' - '.join(both)}, {self._kind(report)}", bold=True)
        told = [*report["faults"], *(report["notes"] if self.with_notes else ())]
        for game in report["games"]:
            click.echo(_fitted("  " + " ".join(self._columns(game, names)).rstrip()))
            for each in told:
                if each["where"]["game"] == game["number"]:
                    _print_told(each, names)
        for each in told:
            if not each["where"]["game"]:
                _print_told(each, names)
        last, count = report["final"], report["summary"]["fault_count"]
        score = f"{last['white']}-{last['black']}"
        click.echo(f"  {self.words.final} {score}, {self.words.faults}: {count}")

    def _columns(self, game: Json, names: Json) -> Iterator[str]:
        """A game in columns: number, score, plays, how it ended, Crawford and the cube."""
        words, score = self.words, game["score"]
        before = f"{score['white']}-{score['black']}" if score else ""
        yield f"{words.game} {game['number']:>3}"
        yield f"{before:>6}"
        yield f"{game['play_count']:>4} {words.plays}"
        crawford = words.crawford if game["crawford_game"] == "now" else ""
        values = [ply for ply in game.get("plies", ()) if ply["do"] in _DOUBLES]
        cube = words.cube.format(value=2 ** len(values)) if values else ""
        yield f"{cube or crawford:<9}"
        yield self._end(game, names)
        if game["outcome"] and game["written"] and not game["agrees"]:
            yield f" ! {words.disagrees}"

    def _end(self, game: Json, names: Json) -> str:
        end = game["outcome"] or game["written"]
        if end is None:
            return self.words.unfinished
        if end["winner"] is None:
            return self.words.draw
        name = names.get(end["winner"], end["winner"])[:WIDEST_NAME]
        # a match that is given up is won, and its last game is worth nothing
        points = end["points"] or ""
        how = self.reasons.get(end.get("how", ""), "")
        return f"{self.words.wins.format(name=name, points=points).rstrip()}. {how}".rstrip()

    def _kind(self, report: Json) -> str:
        """What is played, and for what."""
        stakes = report["stakes"] or {}
        what = "" if report["variant"] == "backgammon" else f"{report['variant']}, "
        if "match" in stakes:
            return what + self.words.match.format(length=stakes["match"]["length"])
        return what + (self.words.money if "money" in stakes else self.words.no_stakes)

    def _table(self, files: int) -> None:
        """What there was in all files, and which of them have faults."""
        words = self.words
        rows = {words.files: files, words.games: self.games, words.plays: self.plays}
        rows[words.faults] = sum(self.faulty.values())
        width = max(map(len, [*rows, *self.codes])) + 2
        click.echo()
        for name, number in rows.items():
            click.echo(f"{name:<{width}}{number:>8}")
        if self.codes:
            click.secho(f"\n{words.by_code}", bold=True)
            for code, number in self.codes.most_common():
                click.echo(f"{code:<{width}}{number:>8}")
            click.secho(f"\n{words.with_faults}", bold=True)
            for path, number in self.faulty.items():
                click.echo(f"{number:>4}  {path}")


_DOUBLES = ("double", "beaver", "raccoon", "otter")


def _fitted(line: str) -> str:
    """The line, in a terminal without the sentence at its end if it is too long."""
    is_long = sys.stdout.isatty() and len(line) > shutil.get_terminal_size().columns
    return line.rsplit(". ", 1)[0] if is_long else line


def _print_told(told: Json, names: Json) -> None:
    """A fault, or a note, with its place; a fault is red."""
    place = told["where"]
    at = f"{place['line']}:{place['character']}" if "line" in place else place.get("pointer", "")
    who = names.get(place.get("player"), "")
    is_fault = "went_on" in told
    parts = [at, f"#{place['ply']}", who, told["written"], told["code"]]
    text = "  ".join(part for part in parts if part)
    color = "red" if is_fault else None
    line = f"    {'!' if is_fault else '-'} {text}: {told['detail']}"
    if sys.stdout.isatty():
        width = shutil.get_terminal_size().columns
        line = textwrap.fill(line, width, subsequent_indent=" " * 6, break_on_hyphens=False)
    click.secho(line, fg=color)
