"""The options of a game in our ids: `hit_and_run-banned`."""

from __future__ import annotations

from collections.abc import Iterable

from engine.notation.scanning import Piece, Scan
from engine.rules.ruleset import Value
from engine.variants import VARIANTS


def write_option(name: str, value: Value) -> str:
    """An option and its value."""
    return f"{name}-{_text(value)}"


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_options(scan: Scan, variant: str, pieces: Iterable[Piece]) -> dict[str, Value]:
    """The options of a game by name; faults are recorded in `scan`."""
    known = {option.name: option for option in VARIANTS[variant].options}
    options: dict[str, Value] = {}
    for piece in pieces:
        word, _, value = piece.text.partition("-")
        if word not in known:
            scan.fault("unknown_option", piece, name=word, known=sorted(known))
            continue
        if word in options:
            scan.fault("id_repeated", piece)
        values = {_text(v): v for v in known[word].values}
        if value in values:
            options[word] = values[value]
        else:
            facts = {"name": word, "value": value, "known": list(values)}
            scan.fault("unknown_option_value", piece.part(len(word) + 1), **facts)
    return options
