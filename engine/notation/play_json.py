"""Plays in JSON: `{"move": "8/5 6/5"}`, `[{"from": 8, "to": 5}]`, as texts.

An object states a play only if each of its keys is known: `"legal": false` beside a play, or a
double, would say something else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final

from engine.notation.play_words import COLOR_WORDS
from engine.position import Color

PLAY_KEYS: Final = re.compile(
    r"(?:(?:my|best|final|chosen|selected|recommended)_?)?"
    r"(?:moves?|plays?|action|answer|choice|response)(?:_?notation)?"
    r"|notation|result|submission|output|zug|coup|mossa"
)
PART_KEYS: Final = re.compile(r"(?:move|checker|play|step)_?[1-4]")
"""The moves of a play one by one."""
SAYING: Final = re.compile(
    r"reason(?:s|ing)?|thoughts?|thinking|thought_process|analysis|explanation|comments?|rationale"
    r"|notes?|confidence|equity|evaluation|strategy|plan|summary|justification|variant|game|id|ply"
    r"|probability|score|(?:move|turn|game)_number|pips?|distance|position|board|state"
    r"|(?:candidate|alternative|other|considered|rejected|worst)(?:_?(?:moves?|plays?))?s?"
    r"|candidates|alternatives|opponent|legal_?(?:moves|plays)"
)
"""Keys whose values say nothing about which play is made."""
ROLLS: Final = ("dice", "roll", "rolled")
SIDES: Final = ("player", "color", "colour", "side", "turn", "player_color")
TRUE: Final = ("legal", "valid", "is_legal", "is_valid")
UNUSED: Final = ("double", "cube", "resign", "resignation", "offer_double", "take", "draw")
KINDS: Final = ("do", "type", "command", "action")
PLAYING: Final = ("play", "move", "make_move", "play_move")
NONE: Final = (None, False, "", "no", "none", "false", "no_double")

FROM_TO: Final = (
    *(("from", "to"), ("source", "target"), ("start", "end"), ("src", "dst")),
    *(("from_point", "to_point"), ("source", "destination"), ("origin", "destination")),
)
MOVE_KEYS: Final = ("hit", "count", "times", "checkers", "die", "dice", "number", "pips", "roll")
"""What may stand beside the ends of a move."""
DEEPEST: Final = 4


class UnclearError(ValueError):
    """JSON that states no play, or more than one."""


def value_of(text: str) -> object:
    """The object, list or text that this is as JSON; None if it is something else."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, (dict, list, str)) else None


def values_in(text: str) -> Iterator[tuple[object, int, int]]:
    """The JSON objects and lists in a text, with where each stands."""
    decoder, at = json.JSONDecoder(), 0
    while found := re.compile(r'\{\s*"|\[\s*[{\["]').search(text, at):
        try:
            value, at = decoder.raw_decode(text, found.start())
        except (ValueError, RecursionError):
            at = found.start() + 1
            continue
        yield value, found.start(), at


def plays_in(value: object, color: Color) -> list[str]:
    """The texts that each state the play of a JSON value; `UnclearError` if there are none."""
    if not isinstance(value, dict) or _move(value):
        return [_play(value, color, 0)]
    return _stated(value, color, 0)


def _lower(value: dict[str, object]) -> dict[str, object]:
    return {str(key).lower().replace(" ", "_"): item for key, item in value.items()}


def _stated(value: dict[str, object], color: Color, depth: int) -> list[str]:
    """The play under each key that states it, with the roll in front."""
    plays: list[str] = []
    parts: list[str] = []
    roll = ""
    for key, item in _lower(value).items():
        word = item.lower() if isinstance(item, str) else item
        if (key in KINDS and word in PLAYING) or (key in UNUSED and word in NONE):
            continue
        if PART_KEYS.fullmatch(key):
            parts.append(_play(item, color, depth + 1))
        elif PLAY_KEYS.fullmatch(key):
            plays.append(_play(item, color, depth + 1))
        elif key in ROLLS:
            roll = f"({_roll(item)}) "
        elif key in SIDES:
            if word not in COLOR_WORDS[color]:
                raise UnclearError(key)
        elif not (SAYING.fullmatch(key) or (key in TRUE and item is True)):
            raise UnclearError(key)
    plays += [", ".join(parts)] if parts else []
    if not plays:
        raise UnclearError("no play")
    return [roll + play for play in plays]


def _roll(value: object) -> str:
    digits = re.findall(r"[1-6]", json.dumps(value))
    if len(digits) != 2:
        raise UnclearError("roll")
    return "-".join(digits)


def _play(value: object, color: Color, depth: int) -> str:
    """One play as text: a string, moves with `from` and `to`, pairs, or a list."""
    if value is None:
        return "-"
    if depth > DEEPEST or isinstance(value, (bool, float)):
        raise UnclearError("value")
    if isinstance(value, list):
        return _list(value, color, depth)
    if isinstance(value, dict):
        return _move(value) or _only(_stated(value, color, depth))
    return str(value)


def _only(plays: list[str]) -> str:
    if len(set(plays)) > 1:
        raise UnclearError("several plays")
    return plays[0]


def _ends(value: dict[str, object]) -> tuple[str, str] | None:
    return next((pair for pair in FROM_TO if value.keys() >= set(pair)), None)


def _move(value: dict[str, object]) -> str | None:
    """A move with its ends; None for another object."""
    value = _lower(value)
    ends = _ends(value)
    if ends is None:
        return _by_number(value) or _by_places(value)
    places = [value.pop(end) for end in ends]
    sources, targets = places
    if isinstance(sources, list) and isinstance(targets, list) and not value:
        if len(sources) != len(targets):
            raise UnclearError("moves")
        pairs = zip(sources, targets, strict=True)
        return ", ".join(_move({"from": source, "to": target}) or "" for source, target in pairs)
    counts = [value[key] for key in ("count", "times", "checkers") if key in value]
    is_known = value.keys() <= set(MOVE_KEYS) and all(
        isinstance(place, (int, str)) for place in places
    )
    if not is_known or len(counts) > 1 or any(count not in range(1, 10) for count in counts):
        raise UnclearError("move")
    star = "*" if value.get("hit") is True else ""
    return f"{places[0]}/{places[1]}{star}" + "".join(f" x{count}" for count in counts)


def _by_number(value: dict[str, object]) -> str | None:
    """A move given by the place of the checker and the number on the die, both numbers."""
    places = [value[key] for key in ("from", "source", "checker", "point") if key in value]
    numbers = [value[key] for key in ("die", "dice", "number") if key in value]
    if len(value) != 2 or len(places) != 1 or len(numbers) != 1:
        return None
    at, number = places[0], numbers[0]
    if not isinstance(number, int) or number not in range(1, 7):
        raise UnclearError("number")
    start = 25 if at == "bar" else at
    if not isinstance(start, int) or isinstance(start, bool):
        raise UnclearError("place")
    return f"{at}/{start - number if start > number else 'off'}"


def _by_places(value: dict[str, object]) -> str | None:
    """Moves given as `{"24": "23", "13": "10"}`."""
    places = [*value.keys(), *value.values()]
    if not value or not all(re.fullmatch(r"\d{1,2}|bar|off", str(place)) for place in places):
        return None
    return ", ".join(f"{source}/{target}" for source, target in value.items())


def _list(value: list[object], color: Color, depth: int) -> str:
    is_pair = len(value) == 2 and all(
        isinstance(item, int) or (isinstance(item, str) and item.lower() in ("bar", "off"))
        or (isinstance(item, str) and item.isdigit())
        for item in value
    )  # fmt: skip
    if is_pair and depth:
        return "/".join(map(str, value))
    return ", ".join(_play(item, color, depth + 1) for item in value) or "-"
