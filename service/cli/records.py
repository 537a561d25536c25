"""Replay records of games and matches: a table with the faults marked, or JSON."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, cast

import click
import orjson

from engine.faults import Refused
from engine.messages import Language, sentence
from engine.records import read, replay
from service.cli.arguments import LANGUAGES
from service.cli.bulk import in_order
from service.cli.client import Json
from service.serializers import records_json

LARGEST = 2**20


@click.command("replay")
@click.argument(
    "files",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object per file, with all plies.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en")
@click.option(
    "--cores", type=click.IntRange(1), default=os.cpu_count(), help="Number of processes."
)
def replay_files(files: tuple[Path, ...], as_json: bool, language: str, cores: int) -> None:
    """Replay match files by the rules; exit 1 if there are faults.

    Formats: .mat and .txt, .sgf, .gva of GammonView, .match of bgammon.org, and our own JSON.
    """
    tasks = [(path, language, as_json) for path in files]
    if len(files) == 1 or cores == 1:
        is_sound = _print_all(files, map(_reported, tasks), as_json)
    else:
        with ProcessPoolExecutor(min(cores, len(files))) as pool:
            done = in_order(pool, _reported, tasks, ahead=4 * cores)
            with click.progressbar(done, len(files), "files", file=sys.stderr) as progress:
                is_sound = _print_all(files, progress, as_json)
    if not is_sound:
        sys.exit(1)


def _print_all(files: Iterable[Path], reports: Iterable[Json], as_json: bool) -> bool:
    """Print each report as it comes; whether all files are records without a fault."""
    is_sound = True
    for path, report in zip(files, reports, strict=True):
        if as_json:
            click.echo(orjson.dumps({"file": str(path), **report}))
        else:
            _print(path, report)
        is_sound &= not report.get("faults") and "error" not in report
    return is_sound


def _reported(task: tuple[Path, str, bool]) -> Json:
    """The report of one file as plain JSON; runs in every process."""
    path, language, with_plies = task
    try:
        with path.open("rb") as file:
            report = replay(read(file.read(LARGEST + 1)))
    except Refused as refused:
        first = refused.faults[0]
        detail = sentence(first, cast("Language", language))
        return {"error": {"code": first.code, "detail": detail}}
    extras = records_json.Extras(plies=with_plies, ids=with_plies)
    answer = records_json.replayed(report, extras)

    def translated(lazy: Any) -> str:
        return str(lazy(cast("Language", language)))

    plain: Json = orjson.loads(orjson.dumps(answer, default=translated))
    return plain


def _print(path: Path, report: Json) -> None:
    """A line per game, with its faults below it."""
    if "error" in report:
        click.secho(f"{path}: {report['error']['detail']}", fg="red")
        return
    players, last = report["players"], report["final"]
    kind = _kind(report)
    click.secho(f"{path}: {players['white']} - {players['black']}, {kind}", bold=True)
    for game in report["games"]:
        outcome = game["outcome"] or game["written"] or {}
        score = game["score"] or {"white": "", "black": ""}
        end = f"{outcome['winner']} wins {outcome['points']}" if outcome.get("winner") else "open"
        mark = "" if game["agrees"] else "  ! the record disagrees"
        click.echo(
            f"  game {game['number']:<3}{score['white']}-{score['black']:<4}"
            f"{game['play_count']:>4} plays  {end}{mark}"
        )
        for fault in report["faults"]:
            if fault["where"]["game"] == game["number"]:
                _print_fault(fault)
    for fault in report["faults"]:
        if not fault["where"]["game"]:
            _print_fault(fault)
    count = report["summary"]["fault_count"]
    click.echo(f"  final {last['white']}-{last['black']}, {count} fault{'' if count == 1 else 's'}")


def _kind(report: Json) -> str:
    """What is played, and for what."""
    stakes = report["stakes"] or {}
    what = "" if report["variant"] == "backgammon" else f"{report['variant']}, "
    if "match" in stakes:
        return f"{what}match to {stakes['match']['length']}"
    return what + ("money" if "money" in stakes else "no stakes")


def _print_fault(fault: Json) -> None:
    place = fault["where"]
    at = f"line {place['line']}:{place['character']}" if "line" in place else place["pointer"]
    row = f"{at}, ply {place['ply']}"
    click.secho(f"    ! {row}: {fault['written']}  {fault['code']}: {fault['detail']}", fg="red")
