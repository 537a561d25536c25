"""Reading a play as text on a board: `8/5 6/5`, `bar/20 24/22*`, `31: 13-7*-5`.

Places are in the mover's view, as `engine.notation.moves` writes them. A word may leave out stops
and stars, so each reading of the text is tried on the board with the numbers of the stage in every
order. The text is accepted only if all legal plays that it can mean lead to one position. Of plays
that differ in what they hit, the one that hits exactly at the stars is meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate, groupby, pairwise, permutations
from typing import Final, NamedTuple

from engine.faults import Fault, Refused
from engine.game.game import Game
from engine.movegen import choices, follow, mechanics, play_length, position_of
from engine.notation.moves import write_play
from engine.notation.play_grammar import Reading
from engine.notation.play_legs import Leg, Legs, Numbering
from engine.notation.play_text import readings
from engine.position import POINTS, Color, Position, pack
from engine.rules.ruleset import Ruleset
from engine.turn import Move, NameDouble, PlayerTurn, PlayStage, Step, Turn, play_due
from engine.variants import MOST_CHECKERS


class Fit(NamedTuple):
    """How the hits of a play differ from the stars of its text; the least is best."""

    idle_stars: int = 0
    """Stars where it does not hit."""
    unmarked_hits: int = 0


EXACT: Final = Fit()


class Way(NamedTuple):
    """Moves that a text can mean, and where they lead."""

    moves: tuple[Move, ...]
    position: Position
    fit: Fit

    @property
    def steps(self) -> list[Step]:
        """The moves as a client sends them."""
        return [Step(move.source, move.target, move.number) for move in self.moves]


class Understood(NamedTuple):
    """What a text can mean in a position."""

    legal: Sequence[Way]
    """The legal plays, one for each position that they lead to; the stars fit the first best."""
    steps: list[Step]
    """The moves that the text names, legal or not."""
    possible: Sequence[Way] = ()
    """Moves that the numbers allow one by one, but that are no legal play."""


def read_play(
    rules: Ruleset,
    position: Position,
    turn: Turn,
    text: str,
    pointer: str = "/moves",
    *,
    strict: bool = False,
    begun: bool = False,
) -> list[Step]:
    """The moves that a text means; if it cannot be played, the moves as they are written.

    `Refused` if it cannot be read, or if it can be played to different positions. With `strict`
    only standard notation is read, and a star must have a hit. `begun`: the text has the first
    moves of a play, which need not be complete.
    """
    found = understand(rules, position, turn, text, pointer, strict=strict, begun=begun)
    color = play_due(turn)[0].player
    ways = found.legal or found.possible
    meant = [way for way in ways if way.fit == EXACT] or ways
    if len(meant) > 1:
        facts: dict[str, object] = {
            "readings": [_one_by_one(rules, color, way.moves) for way in meant],
            "ways": [way.moves for way in meant],
        }
        raise Refused([Fault("text_ambiguous", pointer, facts=facts)])
    if strict and meant and meant[0].fit.idle_stars:
        facts = {"readings": [_one_by_one(rules, color, meant[0].moves)]}
        raise Refused([Fault("text_no_hit", pointer, facts=facts)])
    return meant[0].steps if meant else found.steps


def understand(
    rules: Ruleset,
    position: Position,
    turn: Turn,
    text: str,
    pointer: str = "/moves",
    *,
    strict: bool = False,
    numbering: Numbering = "own",
    begun: bool = False,
) -> Understood:
    """Everything that a text can mean in a position; `Refused` if it cannot be read."""
    player_turn, stage = play_due(turn)
    color = player_turn.player
    found = readings(rules, color, text, pointer, strict=strict, numbering=numbering)
    meanings: list[Understood] = []
    for _, group in groupby(found, key=lambda reading: reading.statement):
        stated = list(group)
        ways = [each.legs for each in stated if _is_of_this_roll(rules, each, stage)]
        if not ways:
            facts = {
                "roll": "-".join(map(str, stated[0].roll or ())),
                "numbers": "-".join(map(str, stage.numbers)),
            }
            raise Refused([Fault("text_other_roll", pointer, facts=facts)])
        meanings.append(understand_legs(rules, position, player_turn, stage, ways, begun=begun))
    return _of_all(meanings)


def _of_all(meanings: Sequence[Understood]) -> Understood:
    """What a message means that states its play several times: each of them must be legal."""
    illegal = next((each for each in meanings if not each.legal), None)
    if illegal or len(meanings) == 1:
        return illegal or meanings[0]
    legal = {way.position: way for each in reversed(meanings) for way in reversed(each.legal)}
    return Understood(sorted(legal.values(), key=lambda way: way.fit), meanings[0].steps)


def understand_legs(
    rules: Ruleset,
    position: Position,
    turn: PlayerTurn,
    stage: PlayStage,
    ways: Sequence[Legs],
    *,
    begun: bool = False,
) -> Understood:
    """Everything that a play can mean of which this is written, in one way or several.

    `begun`: moves that only begin a legal play count as legal.
    """
    color = turn.player
    search = _Search(rules, color, stage)
    for legs in ways:
        if len(legs) <= MOST_CHECKERS:
            search.run(position, legs)
    found = sorted(search.results.values(), key=lambda way: way.fit)
    written = [step for leg in ways[0] for step in _literally(rules, color, stage, leg)]
    if not found:
        return Understood((), written)
    need = play_length(rules, position, color, stage)
    legal: list[Way] = []
    for way in found:
        following = follow(rules, position, color, stage, way.steps, need)
        if following and (begun or following.may_end):
            legal.append(way)
    if legal:
        return Understood(legal, legal[0].steps)
    return Understood((), found[0].steps, found)


def _is_of_this_roll(rules: Ruleset, reading: Reading, stage: PlayStage) -> bool:
    """Whether the roll written beside a play can be the one that gave these numbers."""
    roll, numbers = reading.roll, set(stage.numbers)
    if not reading.numbers <= numbers:
        return False
    if roll is None or set(roll) == numbers:
        return True
    ways = (rules.roll, rules.early.roll) if rules.early else (rules.roll,)
    stages = [each for way in ways for left in (rules.checkers, 1) for each in way(roll, left)]
    # where a player names a double, its numbers are not those of the dice
    is_named = len(numbers) == 1 and any(isinstance(each, NameDouble) for each in stages)
    played = (set(each.numbers) for each in stages if isinstance(each, PlayStage))
    return is_named or numbers in played


def _literally(rules: Ruleset, player: Color, stage: PlayStage, leg: Leg) -> Iterator[Step]:
    """The steps of a leg on an empty board, with the numbers of the stage where they fit."""
    route = rules.board.route(player)
    by_distance = {route.distance(str(point)): str(point) for point in route.points}
    for source, target in leg.steps():
        if not {source, target} <= route.distances.keys():
            yield Step(source, target)
            continue
        length = route.distance(source) - route.distance(target)
        sizes = range(2, len(stage.numbers) + 1) if length not in stage.numbers else ()
        orders = (order for size in sizes for order in permutations(stage.numbers, size))
        stops = next((order[:-1] for order in orders if sum(order) == length), ())
        at = accumulate((route.distance(source), *(-number for number in stops)))
        places = [source, *(by_distance[distance] for distance in list(at)[1:]), target]
        yield from (Step(a, b) for a, b in pairwise(places))


def _one_by_one(rules: Ruleset, player: Color, moves: Sequence[Move]) -> str:
    """The moves with every stop written out, for a fault that shows the readings of a text."""
    written = rules.board.route(player).written
    words = (f"{written(m.source)}/{written(m.target)}{'*' if m.hit else ''}" for m in moves)
    return " ".join(words)


class _Search:
    """Tries the legs on the board with the numbers of the stage, in every legal order."""

    def __init__(self, rules: Ruleset, player: Color, stage: PlayStage) -> None:
        self.stage = stage
        self.moving = mechanics(rules, player)
        self.results: dict[Position, Way] = {}
        self.seen: set[object] = set()

    def run(self, position: Position, legs: Legs) -> None:
        """Find the positions that these legs can lead to, each with the best way to it."""
        start = self.moving.begin(pack(position), self.stage)
        self._search(start, legs, self.stage.numbers, (), EXACT)

    def _search(
        self, state: int, legs: Legs, left: tuple[int, ...], played: tuple[Move, ...], fit: Fit
    ) -> None:
        stops_left = sum(len(leg.stops) for leg in legs)
        if not stops_left:
            position = position_of(state)
            known = self.results.get(position)
            # of two ways to the same position the longer uses more numbers, as the rules demand
            if known is None or (fit, -len(played)) < (known.fit, -len(known.moves)):
                self.results[position] = Way(played, position, fit)
            return
        key = (state, tuple(sorted(legs)), left, fit)
        is_over = bool(played) and self.moving.is_over(state)
        if key in self.seen or stops_left > len(left) or is_over:
            return
        self.seen.add(key)
        for number, rest in choices(left, self.stage.in_order):
            for after, move in self.moving.expand(state, number):
                for leg in {leg for leg in legs if leg.at == move.source and leg.stops}:
                    moved, misfit = _moved(leg, move)
                    others = list(legs)
                    others[others.index(leg)] = moved
                    worse = Fit(fit[0] + misfit[0], fit[1] + misfit[1])
                    self._search(after, tuple(others), rest, (*played, move), worse)


def _moved(leg: Leg, move: Move) -> tuple[Leg, Fit]:
    """The leg after a move of its checker, and how that move fits the stars."""
    place, star = leg.stops[0]
    if move.target != place:
        return Leg(move.target, leg.stops), Fit(0, int(move.hit))
    idle = star and not (move.hit or move.pin)
    return Leg(place, leg.stops[1:]), Fit(int(idle), int(move.hit and not star))


# refusals in the writer's own numbers


def play_written(game: Game, text: str, condone: bool = False) -> Game:
    """The game after a play in notation.

    Notation counts from the mover's side: White's move from point 17 to 20 is called `8/5`. The
    refusal of `17/20` says so.
    """
    turn = play_due(game.turn)[0]
    steps = read_play(game.rules, game.position, turn, text)
    try:
        return game.play(steps, condone=condone)
    except Refused as refused:
        faults = in_writers_numbers(game.rules, game.position, turn, text, refused.faults)
        raise Refused(faults) from None


def in_writers_numbers(
    rules: Ruleset, position: Position, turn: Turn, text: str, faults: Sequence[Fault]
) -> list[Fault]:
    """The faults of a play that was written as text, with points in the numbers of the text.

    If the text would be a legal play in absolute points, or in the opponent's numbers, that comes
    first.
    """
    color = play_due(turn)[0].player
    mistaken = mistaken_numbers(rules, position, turn, text)
    own = [numbered_from(rules, color, fault) for fault in faults]
    return [mistaken, *own] if mistaken else own


def mistaken_numbers(
    rules: Ruleset, position: Position, turn: Turn, text: str, pointer: str = ""
) -> Fault | None:
    """The fault of a text that is or begins a legal play in other numbers than the mover's."""
    color = play_due(turn)[0].player
    if rules.board.route(color).circular:
        return None
    numberings: tuple[Numbering, ...] = ("absolute", "opponent")
    for numbering in numberings:
        try:
            legal = understand(rules, position, turn, text, numbering=numbering, begun=True).legal
        except Refused:
            continue
        meant = [way for way in legal if way.fit == EXACT] or legal
        if len(meant) == 1 and meant[0].moves:
            reading = write_play(rules, color, meant[0].moves)
            is_absolute = numbering == "absolute"
            code = "text_in_absolute_numbers" if is_absolute else "text_in_opponent_numbers"
            return Fault(code, pointer, facts={"color": color, "reading": reading})
    return None


def in_absolute_points(fault: Fault) -> Fault:
    """A fault of a play that was sent as moves, which says that its points are absolute."""
    if not any(_names_a_point(value) for key, value in fault.facts.items() if key in POINT_FACTS):
        return fault
    return replace(fault, facts={**fault.facts, "counted_from": "absolute"})


POINT_FACTS: Final = ("at", "place", "places", "from", "target", "must", "other")
"""The facts of a fault that name points."""


def numbered_from(rules: Ruleset, color: Color, fault: Fault) -> Fault:
    """A fault of a play with its points in the numbers of the player who moves."""
    if rules.board.route(color).circular:
        return fault
    named = {key: value for key, value in fault.facts.items() if key in POINT_FACTS}
    if not any(map(_names_a_point, named.values())):
        return fault
    renamed = {key: _renamed(rules, color, value) for key, value in named.items()}
    return replace(fault, facts={**fault.facts, **renamed, "counted_from": color})


def _names_a_point(value: object) -> bool:
    if isinstance(value, (Mapping, list, tuple)):
        return any(map(_names_a_point, value))
    return value in POINTS


def _renamed(rules: Ruleset, color: Color, value: object) -> object:
    """A place, or several, by the numbers of one side."""
    if isinstance(value, Mapping):
        return {_renamed(rules, color, place): count for place, count in value.items()}
    if isinstance(value, (list, tuple)):
        return [_renamed(rules, color, place) for place in value]
    route = rules.board.route(color)
    if isinstance(value, str) and value in POINTS and int(value) in route.own_number:
        return route.written(value)
    return value
