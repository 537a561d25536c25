"""Replay records of games and matches: a table with the faults marked, or JSON."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, cast

import click
import orjson

from engine.messages import Language
from engine.records import NotARecord, read, replay
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
    """Replay match files (.mat, .sgf) by the rules; exit 1 if there are faults."""
    tasks = [(path, language, as_json) for path in files]
    if len(files) == 1 or cores == 1:
        results = [_reported(task) for task in tasks]
    else:
        with ProcessPoolExecutor(min(cores, len(files))) as pool:
            done = in_order(pool, _reported, tasks, ahead=4 * cores)
            with click.progressbar(done, len(files), "files", file=sys.stderr) as progress:
                results = list(progress)
    for path, report in zip(files, results, strict=True):
        if as_json:
            click.echo(orjson.dumps({"file": str(path), **report}))
        else:
            _print(path, report)
    if any(report.get("faults") or "error" in report for report in results):
        sys.exit(1)


def _reported(task: tuple[Path, str, bool]) -> Json:
    """The report of one file as plain JSON; runs in every process."""
    path, language, with_plies = task
    try:
        with path.open("rb") as file:
            report = replay(read(file.read(LARGEST + 1)))
    except NotARecord as refused:
        return {"error": {"code": refused.code, "detail": str(refused)}}
    answer = records_json.replayed(report, plies=with_plies, ids=with_plies)

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
    stakes = report["stakes"]
    length = stakes["match"]["length"] if "match" in stakes else None
    kind = f"match to {length}" if length else "money"
    click.secho(f"{path}: {players['white']} - {players['black']}, {kind}", bold=True)
    for game in report["games"]:
        outcome, score = game["outcome"] or game["written"] or {}, game["score"]
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


def _print_fault(fault: Json) -> None:
    place = fault["where"]
    row = f"line {place['line']}:{place['character']}, ply {place['ply']}"
    click.secho(f"    ! {row}: {fault['written']}  {fault['code']}: {fault['detail']}", fg="red")
