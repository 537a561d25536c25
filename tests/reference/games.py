"""What the rulebook says about the board and the steps of each of the 26 games."""

from dataclasses import dataclass, replace

from .boards import Options, Position

UP = tuple(range(1, 25))
DOWN = tuple(range(24, 0, -1))
HALF_UP = (*range(19, 25), *range(1, 7))
HALF_DOWN = (*range(6, 0, -1), *range(24, 18, -1))

Side = dict[str, int]
STANDARD_WHITE: Side = {"1": 2, "12": 5, "17": 3, "19": 5}
STANDARD_BLACK: Side = {"24": 2, "13": 5, "8": 3, "6": 5}
RESERVE_15: Side = {"reserve": 15}
SNAKE_WHITE: Side = {"1": 2, "2": 2, "3": 2, "bar": 9}
SNAKE_BLACK: Side = {"24": 2, "23": 2, "22": 2, "bar": 9}


@dataclass(frozen=True)
class Game:
    """One page of the rulebook; the defaults are section 0 and the base game."""

    kind: str = "travel"  # travel | tourne_case | circle | towers
    white_route: tuple[int, ...] = UP
    black_route: tuple[int, ...] = DOWN
    white: Side | None = None
    black: Side | None = None
    blocked_by: int = 2
    most_own: int = 15
    thin_points: bool = False  # 17, with `start_point`
    entering: str = "free"  # free | all_first | after_two
    exact_bear_off: bool = False
    backwards: bool = False
    pinning: bool = False
    pinner_may_add: bool = False
    either_die: bool = False
    all_or_nothing: bool = False
    hit_ends: bool = False  # 21
    whole_tower: bool = True  # 16

    def route(self, player: str) -> tuple[int, ...]:
        return self.white_route if player == "white" else self.black_route


BASE = Game(white=STANDARD_WHITE, black=STANDARD_BLACK)
EMPTY = Game(white=RESERVE_15, black=RESERVE_15)
# Rulebook 3: the colours run opposite to the base game.
PUFF = replace(EMPTY, white_route=DOWN, black_route=UP, entering="all_first")
LONG_PUFF = replace(PUFF, white_route=UP, black_route=UP)

GAMES = {
    "backgammon": BASE,
    "eureka": Game(
        white={"24": 3, "23": 3, "22": 3, "21": 2, "20": 2, "19": 2},
        black={"1": 3, "2": 3, "3": 3, "4": 2, "5": 2, "6": 2},
    ),
    "puff": PUFF,
    "long_puff": LONG_PUFF,
    "russian_puff": replace(PUFF, entering="after_two"),
    "long_russian_puff": replace(LONG_PUFF, entering="after_two"),
    "french_backgammon_1": replace(EMPTY, entering="all_first"),
    "russian_backgammon": replace(EMPTY, black_route=UP, entering="after_two"),
    "gioul": Game(white={"1": 15}, black={"24": 15}, blocked_by=1),
    "french_backgammon_2": Game(
        kind="tourne_case",
        white_route=tuple(range(13, 25)),
        black_route=tuple(range(12, 0, -1)),
        white={"reserve": 3},
        black={"reserve": 3},
    ),
    "acey_deucey": EMPTY,
    "mexican_backgammon": replace(BASE, most_own=5, exact_bear_off=True),
    "old_britain": replace(BASE, most_own=5, either_die=True),
    "pin": Game(
        white={"1": 13, "8": 1, "10": 1},
        black={"24": 13, "17": 1, "15": 1},
        pinning=True,
        all_or_nothing=True,
    ),
    "catch_me": Game(
        kind="circle",
        white_route=DOWN,
        black_route=UP,
        white={str(point): 1 for point in range(19, 25)},
        black={str(point): 1 for point in range(1, 7)},
    ),
    "doublets": Game(
        kind="towers",
        white_route=DOWN,  # die n acts on 25-n ...
        black_route=UP,  # ... and on n: in both cases the n-th point of this list
        white={str(point): 2 for point in range(19, 25)},
        black={str(point): 2 for point in range(1, 7)},
    ),
    "ludus_lombardorum": Game(
        white_route=HALF_DOWN,
        black_route=HALF_UP,
        white={"6": 15},
        black={"19": 15},
        thin_points=True,
    ),
    "backwards": replace(BASE, backwards=True),
    "straight": replace(BASE, black_route=UP),
    "fixed_roll": BASE,
    "no_hit": replace(BASE, hit_ends=True),
    "open_roll": BASE,
    "misere": BASE,
    "snake": replace(BASE, white=SNAKE_WHITE),
    "two_rolls_vs_choice": BASE,
    "linverso": BASE,
}


def game(variant: str, options: Options) -> Game:
    """The page of a game with the house rules applied that change the board or the steps."""
    page = GAMES[variant]
    if variant == "russian_backgammon":
        return replace(page, entering=options.get("entering", "after_two"))
    if variant == "pin":
        return replace(page, pinner_may_add=options.get("pinner_may_add", False))
    if variant == "doublets":
        return replace(page, whole_tower=options.get("bear_off_whole_tower", True))
    if variant == "no_hit" and options.get("hits") == "forbidden":
        return replace(page, hit_ends=False, blocked_by=1)
    if variant == "snake" and options.get("snake") == "black":
        return replace(page, white=STANDARD_WHITE, black=SNAKE_BLACK)
    return page


def set_up(variant: str, options: Options) -> Position:
    page = game(variant, options)
    position: Position = {"white": dict(page.white or {}), "black": dict(page.black or {})}
    if page.kind == "towers":
        position["marks"] = {side: sorted(position[side], key=int) for side in ("white", "black")}
        position["phase"] = {"white": "unstack", "black": "unstack"}
    return position
