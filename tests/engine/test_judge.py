"""The judge: legal or not, every fault, and where an illegal play leads if it is let stand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice, permutations

import pytest

from engine.messages import ENGLISH, sentence
from engine.movegen import Play, choices, mechanics, position_of
from engine.position import COLORS, PLACES, Color, Position, pack
from engine.referee.judge import Verdict, judge
from engine.rules.ruleset import Ruleset
from engine.turn import Move, PlayStage, Step, Turn
from engine.variants import VARIANTS
from tests.invariants.walks import Visit, walk
from tests.tables import broken, game, steps, table, verdict

START = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"
BACKGAMMON = game("backgammon")


def codes(judged: Verdict) -> list[tuple[int | None, str, str | None]]:
    """Which move, what is wrong, which rule."""
    return [(fault.move, fault.code, fault.rule) for fault in judged.faults]


# Any legal way to say a play


def test_any_legal_order_is_accepted() -> None:
    state = table(BACKGAMMON, START, "white", (2, 2))
    for order in permutations(["24/22", "13/11", "13/11", "6/4"]):
        judged = verdict(state, " ".join(order))
        assert judged.legal
        assert judged.position == Position.parse(
            "white 1:1 3:1 12:3 14:2 17:3 19:4 21:1; black 24:2 13:5 8:3 6:5"
        )


def test_an_order_that_passes_through_a_block_is_not_accepted() -> None:
    # 24/18/13 stops on 18; the other way round the checker would stop on 19, which is held
    state = table(BACKGAMMON, START, "white", (6, 5))
    assert verdict(state, "24/18 18/13").legal
    assert broken(state, "24/19 19/13") == {"open_point"}


def test_moves_without_numbers_are_given_theirs() -> None:
    state = table(BACKGAMMON, START, "white", (3, 1))
    assert verdict(state, "8/5 6/5").moves == (Move("17", "20", 3), Move("19", "20", 1))


def test_a_bear_off_without_a_number_takes_whichever_makes_the_play_legal() -> None:
    # the rearmost may go off with the 6 or with the 2
    state = table(BACKGAMMON, "white 23:1 24:1 off:13; black 6:15", "white", (6, 2))
    assert verdict(state, "2/off 1/off").legal
    assert state.turn
    for first, second in ((6, 2), (2, 6)):
        listed = [Step("23", "off", first), Step("24", "off", second)]
        assert judge(BACKGAMMON, state.position, state.turn, listed).legal


def test_a_number_that_is_given_must_fit() -> None:
    state = table(BACKGAMMON, START, "white", (3, 1))
    assert state.turn
    judged = judge(BACKGAMMON, state.position, state.turn, [Step("17", "20", 1)])
    assert codes(judged) == [(0, "number_does_not_fit", "forward")]
    judged = judge(BACKGAMMON, state.position, state.turn, [Step("17", "20", 4)])
    assert codes(judged) == [(0, "number_not_there", "separate_dice")]


def test_hits_follow_from_the_moves_and_need_not_be_given() -> None:
    blot = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:4 4:1"
    judged = verdict(table(BACKGAMMON, blot, "white", (3, 1)), "24/21 21/20")
    assert judged.legal
    assert [move.hit for move in judged.moves] == [True, False]


# Every fault


def test_every_fault_of_a_move_is_listed() -> None:
    # a checker on the bar, and the point is blocked, and no number leads there
    position = "white bar:1 1:1 12:5 17:3 19:5; black 24:2 13:5 8:3 6:5"
    judged = verdict(table(BACKGAMMON, position, "white", (4, 3)), "24/19")
    assert codes(judged) == [
        (0, "bar_first", "bar_first"),
        (0, "no_such_number", "forward"),
        (0, "blocked", "open_point"),
    ]


def test_the_faults_of_every_move_are_listed() -> None:
    judged = verdict(table(BACKGAMMON, START, "white", (5, 1)), "24/19 6/7 13/10")
    assert [(move, rule) for move, _, rule in codes(judged)] == [
        (0, "open_point"),
        (1, "forward"),
        (2, "separate_dice"),
    ]


def test_a_surplus_move_has_all_its_other_faults() -> None:
    judged = verdict(table(BACKGAMMON, START, "white", (3, 1)), "8/5 6/5 13/12")
    assert codes(judged) == [
        (2, "no_number_left", "separate_dice"),
        (2, "blocked", "open_point"),
    ]


def test_a_play_whose_moves_are_all_right_is_judged_as_a_whole() -> None:
    state = table(BACKGAMMON, START, "white", (3, 1))
    assert codes(verdict(state, "8/5")) == [(None, "more_to_play", "use_all")]
    assert codes(verdict(state, "")) == [(None, "must_play", "no_pass")]
    spoiling = "white 12:1 23:1 off:13; black 19:2 6:5 5:4 4:4"
    judged = verdict(table(BACKGAMMON, spoiling, "white", (6, 1)), "13/12")
    assert codes(judged) == [(0, "spoils_the_rest", "use_all")]


def test_where_nothing_can_be_played_the_empty_play_is_legal() -> None:
    closed = "white bar:1 12:5 17:4 19:5; black 1:2 2:2 3:2 4:2 5:2 6:2 8:3"
    state = table(BACKGAMMON, closed, "white", (6, 5))
    assert verdict(state, "").legal
    assert broken(state, "bar/19") == {"open_point"}


@pytest.mark.parametrize("word", ["", "0", "25", "home", "-1", "Bar", "1.0", "ⅷ"])
def test_a_place_that_does_not_exist_is_a_fault_and_no_accident(word: str) -> None:
    state = table(BACKGAMMON, START, "white", (3, 1))
    assert state.turn
    for step in (Step(word, "20"), Step("17", word), Step(word, word)):
        judged = judge(BACKGAMMON, state.position, state.turn, [step])
        assert not judged.legal
        assert "no_such_place" in {fault.code for fault in judged.faults}
        assert judged.position == state.position


# Rulebook 29: an illegal play stands if the opponent lets it


def test_an_illegal_play_can_be_condoned_and_the_position_it_leads_to_is_given() -> None:
    judged = verdict(table(BACKGAMMON, START, "white", (3, 1)), "13/8 6/5")
    assert not judged.legal
    assert judged.position == Position.parse(
        "white 1:2 12:4 17:4 19:4 20:1; black 24:2 13:5 8:3 6:5"
    )


def test_a_play_that_is_too_short_leads_where_it_leads() -> None:
    judged = verdict(table(BACKGAMMON, START, "white", (3, 1)), "8/5")
    assert not judged.legal
    assert judged.position == Position.parse(
        "white 1:2 12:5 17:2 19:5 20:1; black 24:2 13:5 8:3 6:5"
    )


def test_a_condoned_move_hits_what_it_lands_on() -> None:
    blot = "white 1:2 12:5 17:3 19:5; black 24:2 13:5 8:3 6:4 4:1"
    judged = verdict(table(BACKGAMMON, blot, "white", (6, 5)), "24/21")
    assert not judged.legal
    assert judged.position == Position.parse(
        "white 1:1 4:1 12:5 17:3 19:5; black bar:1 24:2 13:5 8:3 6:4"
    )
    assert judged.moves[0].hit


def test_a_condoned_move_hits_across_the_board_where_that_is_the_rule() -> None:
    rules = game("french_backgammon_2")
    state = table(rules, "white reserve:3; black 11:1 reserve:2", "white", (5, 4))
    judged = verdict(state, "reserve/11")
    assert not judged.legal
    assert judged.position == Position.parse("white 14:1 reserve:2; black bar:1 reserve:2")


def test_a_condoned_move_pins_and_frees() -> None:
    rules = game("pin")
    pinned = "white 1:13 15:1 16:1; black 24:12 20:1 16:1! 15:1!"
    # 16 to 20 is no number of this roll: 16 is freed and 20 is pinned
    judged = verdict(table(rules, pinned, "white", (6, 1)), "9/5")
    assert judged.position == Position.parse("white 1:13 15:1 20:1; black 24:12 20:1! 16:1 15:1!")
    # a pinned checker that is lifted all the same is pinned no more
    judged = verdict(table(rules, pinned, "black", (6, 1)), "16/15")
    assert broken(table(rules, pinned, "black", (6, 1)), "16/15") == {"pinning"}
    assert not judged.position.marked("black", 16)


def test_a_condoned_move_captures_and_makes_the_last_checker_jump() -> None:
    position = "white 10:1 20:1 22:1 captured:3; black 3:1 9:1 captured:4"
    judged = verdict(table(game("catch_me"), position, "white", (6, 6)), "@10/3")
    assert not judged.legal
    assert judged.position == Position.parse(
        "white 3:1 20:1 22:1 captured:3; black 12:1 captured:5"
    )


def test_a_move_without_a_checker_leaves_the_position_as_it_was() -> None:
    judged = verdict(table(BACKGAMMON, START, "white", (3, 1)), "10/7 6/5")
    assert not judged.legal
    assert judged.position == Position.parse(
        "white 1:2 12:5 17:3 19:4 20:1; black 24:2 13:5 8:3 6:5"
    )


# The verdict agrees with the list of plays, on random positions of all games


def mutated(rng: random.Random, made: list[Step], places: list[str]) -> list[Step]:
    """The same moves with one thing changed."""
    made = list(made)
    at = rng.randrange(len(made)) if made else 0
    match rng.randrange(7) if made else 0:
        case 0:
            made.insert(at, Step(rng.choice(places), rng.choice(places)))
        case 1:
            made.pop(at)
        case 2:
            made[at] = made[at]._replace(target=rng.choice(places))
        case 3:
            made[at] = made[at]._replace(source=rng.choice(places))
        case 4:
            made[at] = made[at]._replace(number=rng.randint(1, 6))
        case 5:
            made.append(made[at])
        case _:
            rng.shuffle(made)
    return made


Way = list[tuple[int, Move]]


def paths(
    rules: Ruleset, packed: int, color: Color, stage: PlayStage, made: list[Step]
) -> Iterator[Way]:
    """Every way to make these moves one by one with the numbers of the stage."""
    moving = mechanics(rules, color)
    ways: list[tuple[tuple[int, ...], Way]] = [(stage.numbers, [])]
    for step in made:
        ways = [
            (rest, [*way, (result, move)])
            for left, way in ways
            if not way or not moving.is_over(way[-1][0])
            for number, rest in choices(left, stage.in_order)
            for result, move in moving.expand(way[-1][0] if way else packed, number)
            if step[:2] == move[:2] and step.number in (None, number)
        ]
    yield from (way for _, way in ways)


def is_listed(found: list[Play], way: Way) -> bool:
    """Whether a way leads to a listed position; without a move, whether there is nothing to play.

    Rulebook 0 `use_all`: a play is what it leads to, by however many numbers.
    """
    if not way:
        return not any(play.moves for play in found)
    end = position_of(way[-1][0])
    return any(play.position == end for play in found)


def table_talk(name: str, positions: int) -> Iterator[tuple[Visit, Color, PlayStage]]:
    """So many states of random games at which something is to be played."""
    rng = random.Random(name)
    visits = (visit for _ in iter(int, 1) for visit in walk(VARIANTS[name], rng))
    at_play = (visit for visit in visits if visit.found and rng.random() < 0.3)
    for visit in islice(at_play, positions):
        turn = visit.state.turn
        assert turn and turn.player and isinstance(turn.stages[0], PlayStage)
        yield visit, turn.player, turn.stages[0]


@pytest.mark.parametrize("name", VARIANTS)
def test_every_listed_play_is_judged_legal_in_any_numbering(name: str) -> None:
    rules = VARIANTS[name]
    rng = random.Random(name)
    for visit, _, _ in table_talk(name, 60):
        assert visit.state.turn
        for play in rng.sample(list(visit.found), min(5, len(visit.found))):
            plain = [Step(move.source, move.target) for move in play.moves]
            numbered = [Step(*move[:3]) for move in play.moves]
            for sent in (plain, numbered):
                judged = judge(rules, visit.state.position, visit.state.turn, sent)
                assert judged.legal
                assert judged.position == play.position


@pytest.mark.parametrize("name", VARIANTS)
def test_a_changed_play_is_legal_exactly_if_it_still_leads_to_a_listed_position(name: str) -> None:
    rules = VARIANTS[name]
    rng = random.Random(name)
    for visit, color, stage in table_talk(name, 60):
        position = visit.state.position
        assert visit.state.turn
        found = list(visit.found)
        own = ["bar", "off", "reserve", *map(str, rules.board.route(color).points)]
        for play in rng.sample(found, min(3, len(found))):
            made = [Step(move.source, move.target) for move in play.moves]
            for _ in range(rng.randint(1, 3)):
                made = mutated(rng, made, own if rng.random() < 0.8 else list(PLACES))
            judged = judge(rules, position, visit.state.turn, made)
            ways = paths(rules, pack(position), color, stage, made)
            wanted = any(is_listed(found, way) for way in ways)
            assert judged.legal == wanted, (str(position), stage, made, codes(judged))
            check_verdict(rules, visit.state.turn, judged)


def check_verdict(rules: Ruleset, turn: Turn, judged: Verdict) -> None:
    """An illegal play has a fault, a fault a sentence and a rule of this game, if any."""
    assert judged.legal == (not judged.faults)
    for fault in judged.faults:
        text = sentence(fault)
        assert text.endswith(".") and "{" not in text
        assert fault.code != "not_this_move" or rules.explain, "no reason was found"
        assert fault.rule is None or (fault.rule in rules.rule_ids and fault.rule in ENGLISH.rules)
    for color in COLORS:
        assert judged.position.total(color) == rules.checkers
    assert turn.player


def test_the_helper_reads_moves_as_players_write_them() -> None:
    state = table(BACKGAMMON, START, "black", (3, 1))
    assert steps(state, "8/5 @6/5") == [Step("8", "5"), Step("6", "5")]
