"""The stages a roll brings, and what becomes of the queue when its head has been played."""

from .boards import Options, Position, Stage, canonical, opponent
from .results import outcome

LOWER_FIRST = {"puff", "long_puff", "russian_puff", "long_russian_puff", "mexican_backgammon"}
PUFFS = LOWER_FIRST - {"mexican_backgammon"}


def roll_stages(
    variant: str, options: Options, position: Position, player: str, dice: tuple[int, int]
) -> list[Stage]:
    low, high = sorted(dice)
    if variant == "catch_me":
        return _catch_me(position[player], low, high)
    if low == high:
        return _double(variant, options, low)
    if (low, high) == (1, 2) and variant == "acey_deucey":
        return [_play(2, 1, if_short="forfeit"), _name_double(), _roll_again()]
    if (low, high) == (1, 2) and variant == "mexican_backgammon":
        return [_name_double(), _roll_again()]  # rulebook 12: the 1-2 itself is not played
    if variant in LOWER_FIRST:
        return [{"do": "play", "numbers": [low, high], "in_order": True}]
    return [_play(high, low)]


def successor_stages(
    variant: str,
    options: Options,
    position_before: Position,
    position_after: Position,
    player: str,
    stages: list[Stage],
    *,
    numbers_used: int,
) -> tuple[str, list[Stage]]:
    if not numbers_used and canonical(position_before) != canonical(position_after):
        raise ValueError("a play of no numbers changes nothing")
    head, rest = stages[0], stages[1:]
    if outcome(variant, options, position_after) is not None:
        return player, []  # immediate_end and draw: stages and extra rolls are void
    if_short = head.get("if_short", "carry_on")
    if numbers_used == len(head["numbers"]) or if_short == "carry_on":
        return player, rest
    if if_short == "forfeit":
        return player, []
    # Rulebook 9: the opponent takes over at the next value; a failure at 6 leaves nothing.
    taken_over = [_play(*stage["numbers"]) for stage in rest if stage["do"] == "play"]
    if not taken_over:
        return player, []
    return opponent(player), [*taken_over, {"do": "roll"}]


def _double(variant: str, options: Options, n: int) -> list[Stage]:
    if variant in PUFFS:
        times = options.get("double_repeats", 2)
        return [_play(*[n] * times, if_short="forfeit"), _play(*[7 - n] * times)]
    if variant == "french_backgammon_1":
        return [_play(n, n, n, n), _play(*[7 - n] * 4), _roll_again()]
    if variant == "russian_backgammon":
        values = (n, 7 - n)
        return [*(_play(*[v] * 4, if_short="forfeit") for v in values), _roll_again()]
    if variant == "gioul":
        return [_play(v, v, v, v, if_short="hand_over") for v in range(n, 7)]
    if variant == "french_backgammon_2":
        return [_play(n)]
    if variant == "mexican_backgammon":
        return [_play(n, n, n, n, if_short="forfeit"), _roll_again()]
    if variant == "doublets":
        return [_play(n), _roll_again()]
    if variant == "ludus_lombardorum":
        return [_play(*[n] * options.get("double_repeats", 1))]
    return [_play(n, n, n, n)]


def _catch_me(side: dict[str, int], low: int, high: int) -> list[Stage]:
    extra = [_roll_again()] if low == high else []
    if sum(count for word, count in side.items() if word != "captured") > 1:
        effective = low == high or 1 in (low, high) or 6 in (low, high)
        return [_play(low + high), *extra] if effective else []
    numbers = [number for number in (high, low) if number in (1, 6)]
    return [_play(*numbers), *extra] if numbers else extra


def _play(*numbers: int, if_short: str = "carry_on") -> Stage:
    stage: Stage = {"do": "play", "numbers": list(numbers)}
    if if_short != "carry_on":
        stage["if_short"] = if_short
    return stage


def _name_double() -> Stage:
    return {"do": "name_double", "if_short": "forfeit"}


def _roll_again() -> Stage:
    return {"do": "roll", "again": True}
