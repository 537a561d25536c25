"""The twelve pages of the second rulebook as data, with every value of every option."""

from dataclasses import dataclass, replace
from itertools import product
from typing import Any, NamedTuple

from ..boards import Options, Position

Side = dict[str, int]

UP = tuple(range(1, 25))
DOWN = tuple(range(24, 0, -1))
# Section 30, `corners`: Black runs 13 to 24 and on from 1 to 12.
ACROSS = (*range(13, 25), *range(1, 13))


class Quarter(NamedTuple):
    """Section 30, `quarter`: at most `most` of these own numbers may be held."""

    own_numbers: tuple[int, ...]
    most: int


@dataclass(frozen=True)
class Page:
    """One page; the defaults are those of Backgammon."""

    white: Side
    black: Side
    black_route: tuple[int, ...] = DOWN
    meeting: str = "hit"  # what a lone opposing checker does: hit | pin | block
    hitter_stays: bool = False
    mother: bool = False
    runner: int = 0  # `runner_first` (L); 0: no such rule
    second_head: str = ""  # "" without `head_one`; otherwise named | blocked | never
    row: str = ""  # "" without `row_of_six`; otherwise one_ahead | one_home
    quarters: tuple[Quarter, ...] = ()
    no_shut_in: bool = False
    rising: str = ""  # what becomes of unplayed stages in gul_bara: lost | to_opponent
    scoring: str = "one_two_three"  # one_two_three | one_two | checkers_left
    backgammon: int = 3
    opening: str = "fresh_roll"  # fresh_roll | one_die_each

    def route(self, player: str) -> tuple[int, ...]:
        return UP if player == "white" else self.black_route


FIFTEEN_FACING = Page(white={"1": 15}, black={"24": 15}, scoring="one_two")
FIFTEEN_CORNERS = Page(
    white={"1": 15}, black={"13": 15}, black_route=ACROSS, meeting="block", scoring="one_two"
)
STANDARD = Page(
    white={"1": 2, "12": 5, "17": 3, "19": 5},
    black={"24": 2, "13": 5, "8": 3, "6": 5},
    scoring="one_two",
)
PLAKOTO = replace(FIFTEEN_FACING, meeting="pin", mother=True)

PAGES = {
    "nackgammon": Page(  # 31
        white={"1": 2, "2": 2, "12": 4, "17": 3, "19": 4},
        black={"24": 2, "23": 2, "13": 4, "8": 3, "6": 4},
        opening="one_die_each",
    ),
    "hypergammon": Page(  # 32
        white={"1": 1, "2": 1, "3": 1}, black={"24": 1, "23": 1, "22": 1}, opening="one_die_each"
    ),
    "longgammon": Page(white={"1": 15}, black={"24": 15}, opening="one_die_each"),  # 33
    "portes": STANDARD,  # 34
    "tavla": replace(STANDARD, hitter_stays=True),  # 35
    "plakoto": PLAKOTO,  # 36
    "fevga": replace(FIFTEEN_CORNERS, runner=13),  # 38
    "long_nardy": replace(  # 40
        FIFTEEN_CORNERS, second_head="named", row="one_ahead", opening="one_die_each"
    ),
    "gul_bara": replace(FIFTEEN_CORNERS, rising="lost"),  # 41
    "mahbusa": PLAKOTO,  # 42
    "tawla_31": replace(  # 43
        FIFTEEN_FACING, meeting="block", runner=19, scoring="checkers_left"
    ),
    "khachapuri": replace(  # 44
        FIFTEEN_CORNERS,
        white={"1": 4, "19": 11},
        black={"13": 4, "7": 11},
        row="one_ahead",
        scoring="checkers_left",
    ),
}

STARTS_WITH_THE_THROW = {"opening": ("one_die_each", "fresh_roll")}
STARTS_WITH_A_ROLL = {"opening": ("fresh_roll", "one_die_each")}
BACKGAMMON_OPTIONS = STARTS_WITH_THE_THROW | {"backgammon_multiplier": (3, 2)}
PLAKOTO_OPTIONS = STARTS_WITH_A_ROLL | {"mother": ("goal", "none")}
ONE_TWO_OR_LEFT = {"scoring": ("one_two", "checkers_left")}

OPTIONS: dict[str, dict[str, tuple[Any, ...]]] = {
    "nackgammon": BACKGAMMON_OPTIONS,
    "hypergammon": BACKGAMMON_OPTIONS,
    "longgammon": BACKGAMMON_OPTIONS,
    "portes": STARTS_WITH_A_ROLL | {"hit_and_run": ("allowed", "banned")},
    "tavla": STARTS_WITH_A_ROLL | {"hit_and_run": ("banned", "allowed")},
    "plakoto": PLAKOTO_OPTIONS,
    "fevga": STARTS_WITH_A_ROLL
    | {"quarter": ("own", "both", "four_of_theirs"), "shut_in": ("one_point", "allowed")},
    "long_nardy": STARTS_WITH_THE_THROW
    | {"second_head": ("named", "blocked", "never"), "row": ("one_ahead", "one_home")},
    "gul_bara": STARTS_WITH_A_ROLL | {"unplayed": ("lost", "to_opponent")},
    "mahbusa": PLAKOTO_OPTIONS | ONE_TWO_OR_LEFT,
    "tawla_31": STARTS_WITH_A_ROLL,
    "khachapuri": STARTS_WITH_A_ROLL | {"scoring": ("checkers_left", "one_two")},
}
"""Every option of a game and its values, the default first."""

START_QUARTER = (1, 2, 3, 4, 5, 6)
THEIR_START_QUARTER = (13, 14, 15, 16, 17, 18)
QUARTERS = {
    "own": (Quarter(START_QUARTER, 5),),
    "both": (Quarter(START_QUARTER, 5), Quarter(THEIR_START_QUARTER, 5)),
    "four_of_theirs": (Quarter(THEIR_START_QUARTER, 4),),
}


def page(variant: str, options: Options) -> Page:
    """The page of a game with these options; raises `ValueError` for one that it does not have."""
    chosen = {name: values[0] for name, values in OPTIONS[variant].items()}
    for name, value in options.items():
        if value not in OPTIONS[variant].get(name, ()):
            raise ValueError(f"{variant} has no option {name}: {value!r}")
        chosen[name] = value
    return replace(PAGES[variant], **_as_fields(chosen))


def _as_fields(chosen: Options) -> dict[str, Any]:
    """What the value of each option means as fields of a page."""
    fields: dict[str, Any] = {}
    for name, value in chosen.items():
        match name:
            case "opening" | "second_head" | "row" | "scoring":
                fields[name] = value
            case "backgammon_multiplier":
                fields["backgammon"] = value
            case "hit_and_run":
                fields["hitter_stays"] = value == "banned"
            case "mother":
                fields["mother"] = value == "goal"
            case "quarter":
                fields["quarters"] = QUARTERS[value]
            case "shut_in":
                fields["no_shut_in"] = value == "one_point"
            case "unplayed":
                fields["rising"] = value
    return fields


def every_choice(variant: str) -> list[dict[str, Any]]:
    """Every combination of option values, the defaults first."""
    options = OPTIONS[variant]
    return [dict(zip(options, values, strict=True)) for values in product(*options.values())]


def start(variant: str, options: Options) -> Position:
    set_up = page(variant, options)
    return {"white": dict(set_up.white), "black": dict(set_up.black)}


def parse(text: str) -> Position:
    """The plain form of `white 1:1! 20:14; black 1:1 24:14`, where `!` is a pinned checker."""
    position: Position = {}
    marks: dict[str, list[str]] = {}
    for part in text.split(";"):
        side, *entries = part.split()
        position[side] = {}
        for entry in entries:
            place, count = entry.split(":")
            position[side][place] = int(count.rstrip("!"))
            if count.endswith("!"):
                marks.setdefault(side, []).append(place)
    return position | ({"marks": marks} if marks else {})
