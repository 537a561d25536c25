"""`Game`, the state of a game as a value: what can be done with it, and what it says."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

import engine
from engine import (
    VARIANTS,
    Event,
    Game,
    Move,
    OpeningTurn,
    Outcome,
    Played,
    Position,
    Refused,
    Step,
    Throw,
    Turn,
    ruleset,
)
from engine.game.series import rotation
from engine.messages import LANGUAGES
from engine.notation import write
from engine.records import read, replay
from engine.rules.goals import Termination
from engine.stakes import Award, CubeAction, CubeDecision, OfferDraw, Resign, Stakes, match_to
from engine.stakes.money import Money
from engine.turn import PlayerTurn, PlayStage, Roll

START = Game.begin("backgammon", white=3, black=1)
LAST = "white 24:1 off:14; black 1:2 off:13"


def random_game(name: str, seed: int = 1, most: int = 60) -> list[Game]:
    """The states of a random game, or of its beginning."""
    dice, game = Random(seed), Game.begin(name)
    states = [game]
    while (due := game.expected) and len(states) < most:
        match due.do:
            case "play":
                game = game.play(dice.choice(game.plays))
            case "name_double" | "name_roll":
                game = game.do(named(due.do, dice.choice(due.choices)))
            case _:
                game = game.roll(random=dice)
        states.append(game)
    return states


def named(do: str, choice: object) -> engine.Action:
    """The action that names a double or a roll."""
    chosen = cast("Any", choice)
    return engine.DoubleNamed(chosen) if do == "name_double" else engine.RollNamed(chosen)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_state_can_be_pickled_copied_compared_and_read_back(name: str) -> None:
    for game in random_game(name):
        again = pickle.loads(pickle.dumps(game))
        assert again == game == copy.deepcopy(game) == copy.copy(game)
        assert hash(again) == hash(game)
        assert again.rules is game.rules
        assert (again.events, again.outcome) == (game.events, game.outcome)
        assert Game.read(game.id) == game


def test_rulesets_are_pickled_with_their_options_and_others_refuse_with_a_sentence() -> None:
    rules = ruleset("backgammon", {"backgammon_multiplier": 2})
    assert pickle.loads(pickle.dumps(rules)) is rules is copy.deepcopy(rules)
    with pytest.raises(TypeError, match="Only registered games"):
        pickle.dumps(replace(rules, no_shut_in=True))


def test_the_old_value_is_still_there_after_a_play() -> None:
    after = START.play("8/5 6/5")
    assert Game.begin("backgammon", white=3, black=1) == START
    assert after.position != START.position


def test_what_led_to_a_game_does_not_count_when_games_are_compared() -> None:
    assert START.events
    assert replace(START, events=()) == START
    assert hash(replace(START, events=())) == hash(START)


def test_a_game_is_shown_in_one_line_as_a_board_and_as_a_picture() -> None:
    assert repr(START) == "<Game backgammon: White plays 3-1.>"
    assert repr(Game.begin("plakoto")) == (
        "<Game plakoto: Each player throws one die: the higher number begins.>"
    )
    over = Game.at("backgammon", LAST, "white", (6, 1)).play("1/off")
    assert repr(over) == "<Game backgammon: White wins 1 point.>"
    assert "13 14 15 16 17 18" in str(START)
    assert START._repr_svg_().startswith("<svg")
    assert repr(START.rules) == "<Ruleset backgammon>"
    changed = ruleset("backgammon", {"backgammon_multiplier": 2})
    assert repr(changed) == "<Ruleset backgammon backgammon_multiplier=2>"
    assert repr(replace(START, turn=None)) == "<Game backgammon: The game is over.>"
    assert repr(START.position) == f"Position.parse('{START.position}')"
    assert eval(repr(START.position)) == START.position


def test_a_play_is_text_one_of_the_plays_or_its_moves() -> None:
    [play] = [play for play in START.plays if str(play) == "8/5 6/5"]
    assert repr(play) == "<Play 8/5 6/5>"
    by_text = START.play("8/5 6/5")
    assert by_text == START.play(play) == START.play(play.moves) == START.do(Played(play.moves))
    assert by_text == START.play([Step("17", "20"), Step("19", "20")])
    assert by_text.position == play.position


def test_plays_are_a_sequence_and_say_how_many_they_are() -> None:
    plays = START.plays
    assert len(plays) == 16
    assert plays[0] in plays
    written: list[object] = ["8/5 6/5", "8/5 8/5"]
    assert [text in plays for text in written] == [True, False]
    assert plays == START.plays != Game.begin("backgammon", white=4, black=1).plays
    assert repr(plays).startswith("<16 plays: ")
    assert {move for play in plays for move in play.moves[:1]} <= set(START.next_moves)


def test_a_replayed_ply_has_the_game_before_and_after_it_its_play_and_its_fault() -> None:
    written = " 5 point match\n\n Game 1\n Anna : 0    Bert : 0\n  1) 31: 8/5 6/5    62: 24/17\n"
    report = replay(written)
    first, second = report
    assert (first.before, first.fault) == (report.games[0].start, None)
    assert first.after and first.after == second.before
    assert [play for play in START.plays if play == first.play] == [first.play]
    assert str(first.play) == "8/5 6/5"
    assert second.fault == report.faults[0]
    assert str(second.fault).startswith("Game 1, ply 2: ")
    shown = "<Replay backgammon: 1 games, 1 faults> <ReplayedGame 1: 2 plies> <ReplayedPly 1: 31: "
    assert f"{report} {report.games[0]} {first}".startswith(shown)


def test_a_roll_takes_two_dice_or_throws_them() -> None:
    assert START.play("8/5 6/5").roll(6, 2).turn == PlayerTurn("black", (PlayStage((6, 2)),))
    opening = Game.begin("backgammon")
    assert opening.roll(3, 1) == START
    assert opening.roll(random=Random(3)) == opening.roll(random=Random(3))
    assert isinstance(opening.roll(2, 2).turn, OpeningTurn)
    thrown = {opening.roll().events[0].what for _ in range(200)}
    assert thrown == {"starts", "tie"}


def test_what_is_expected_names_who_and_which_choices() -> None:
    due = START.expected
    assert due and (due.do, due.player, due.numbers) == ("play", "white", (3, 1))
    doubled = Game.at("backgammon", START.position, "white", stakes=Stakes()).do("double")
    due = doubled.expected
    assert due and (due.do, due.player) == ("answer", "black")
    assert {"take", "drop"} <= set(due.choices)
    assert due.offer == doubled.offer
    assert Game.read(f"{doubled.id}") == doubled


def test_words_are_actions_of_the_player_who_is_to_decide() -> None:
    before = Game.at("backgammon", START.position, "white", stakes=match_to(7))
    doubled = before.do("double")
    assert doubled == before.do(CubeAction("white", CubeDecision.DOUBLE))
    dropped = doubled.do("drop")
    assert dropped.outcome and dropped.outcome.ending.how is Termination.DROP
    assert dropped.result and (dropped.result.winner, dropped.result.worth.total) == ("white", 1)
    following = dropped.next_game
    assert following and following.stakes and following.stakes.play == dropped.result.match
    offered = before.do(OfferDraw("white"))
    assert offered.do("refuse") == before
    assert offered.do("accept").outcome
    assert before.do(Award("black", 2)).outcome


def test_without_a_decision_a_word_is_refused() -> None:
    assert refused(lambda: Game.begin("backgammon").do("double")) == ["not_begun"]
    over = Game.at("backgammon", LAST, "white", (6, 1)).play("1/off")
    assert refused(lambda: over.do("double")) == ["game_over"]
    assert over.expected is None


def test_what_players_may_do_away_from_the_board_has_reasons() -> None:
    may = START.may
    assert [one.do for one in may["white"] if one.allowed] == ["resign", "offer_draw"]
    [double] = [one for one in may["white"] if one.do == "double"]
    assert [fault.code for fault in double.faults] == ["no_stakes"]


def test_a_position_is_set_up_with_a_player_and_dice_or_before_the_roll() -> None:
    assert Game.at("backgammon", START.position, "white", (3, 1)) == START
    assert Game.at("backgammon", LAST, "black").turn == PlayerTurn("black", (Roll(),))
    assert refused(lambda: Game.at("backgammon", "white 1:1; black 24:1", "white")) == [
        "wrong_total",
        "wrong_total",
    ]


def test_every_notation_is_read() -> None:
    for notation in ("xgid", "ogid", "fibs", "gnu_id"):
        game = START.play("8/5 6/5").roll(6, 2)
        game = replace(game, stakes=Stakes(Money()))
        assert Game.read(write(game, notation).text).position == game.position


def test_a_game_that_is_read_at_its_end_has_an_outcome_and_no_turn() -> None:
    over = Game.at("backgammon", LAST, "white", (6, 1)).play("1/off")
    game = Game.read(over.id)
    assert game == over
    assert game.turn is None
    assert game.outcome == over.outcome is not None
    assert refused(lambda: Game.read("1~backgammon~1-3~24-2~white.roll"))


def test_stakes_and_options_belong_to_the_beginning() -> None:
    assert Game.begin("plakoto", options={"mother": "none"}).rules.chosen == {"mother": "none"}
    match = Game.begin("backgammon", stakes=match_to(7, holland=True))
    assert match.stakes and match.stakes.play.holland  # type: ignore[union-attr]
    series = Game.begin("plakoto", stakes=match_to(5, rotation("tavli", {"plakoto": TAVLI})))
    assert series.rules.chosen == TAVLI
    assert refused(lambda: Game.begin("portes", stakes=match_to(5, holland=True))) == ["no_cube"]
    assert refused(lambda: match_to(5, jacoby=True)) == ["money_only"]
    assert refused(lambda: match_to(0)) == ["no_such_length"]


TAVLI = {"mother": "none"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_outcomes_are_sentences_in_every_language(language: Any) -> None:
    over = Game.at("backgammon", LAST, "white", (6, 1)).play("1/off")
    assert over.outcome
    told: list[Event | Outcome] = [*over.events, *START.events, over.outcome]
    for thing in told:
        assert thing.text(language).endswith(".")
        assert (str(thing) == thing.text(language)) == (language == "en")


def test_a_draw_by_deadlock_is_known_from_the_action_that_led_to_it() -> None:
    position = Position.parse("white 2:1 19:7 20:7; black 13:2 14:2 24:2 8:1 5:4 6:4")
    turn: Turn = PlayerTurn("white", (PlayStage((6, 5)),), (6, 5))
    after = Game(ruleset("fixed_roll"), position, turn).play([Step("2", "8")])
    assert after.outcome and after.outcome.ending.how is Termination.FROZEN


WRONG: dict[str, tuple[Callable[[], object], str]] = {
    "a game misspelled": (lambda: Game.begin("backgamon"), "Did you mean backgammon"),
    "places as numbers": (
        lambda: START.play([Step(cast("Any", 17), cast("Any", 20))]),
        r"A place is text: write Step\('17', '20'\)",
    ),
    "one opening die": (lambda: Game.begin("backgammon", white=3), "both `white` and `black`"),
    "a die of 7": (lambda: START.play("8/5 6/5").roll(7, 1), "A die shows 1 to 6, not 7"),
    "one die": (lambda: START.play("8/5 6/5").roll(6), "A roll has two dice"),
    "a word that is no action": (lambda: START.do("castle"), "no action 'castle'.*double"),
    "options for a ruleset": (
        lambda: Game.begin(ruleset("pin"), options={"a": 1}),
        "has its options already",
    ),
    "the numbers of the points": (lambda: START.play("17/20"), "in notation it is 8/5"),
    "no play of a colour": (
        lambda: Game.at("backgammon", START.position, cast("Any", "green"), (3, 1)),
        "There is no colour 'green'",
    ),
    "an action of another kind": (lambda: START.do(cast("Any", 7)), "An action is expected"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_arguments_get_a_sentence(name: str) -> None:
    act, sentence = WRONG[name]
    with pytest.raises((ValueError, TypeError), match=sentence):
        act()


def test_an_illegal_play_lists_every_rule_and_stands_if_it_is_condoned() -> None:
    illegal = [Step("1", "5"), Step("12", "13")]
    assert len(refused(lambda: START.play(illegal))) > 1
    with pytest.raises(Refused):
        START.play("8/7")
    assert START.play([Step("17", "20")], condone=True).illegal


def test_the_records_hold_games() -> None:
    text = " 3 point match\n\n Game 1\n A : 0   B : 0\n  1) 31: 8/5 6/5   62: 24/18 13/11\n"
    [game] = replay(read(text)).games
    before = [ply.before for ply in game.plies]
    assert all(isinstance(one, Game) for one in before)


def test_the_engine_has_at_most_forty_names_and_each_is_there() -> None:
    assert len(engine.__all__) <= 40
    assert all(getattr(engine, name) for name in engine.__all__)
    with pytest.raises(AttributeError, match="no attribute 'State'"):
        engine.State  # noqa: B018
    assert Throw(3, 1) and Move("1", "2", 1) and Resign("white", 1)


def test_importing_the_engine_loads_no_stakes_languages_records_drawing_or_chouette() -> None:
    program = "import sys, engine; print(*[name for name in sys.modules if 'engine.' in name])"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = {name.split(".")[1] for name in done.stdout.split()}
    assert "movegen" in loaded
    assert loaded.isdisjoint({"stakes", "messages", "notation", "records", "drawing", "chouette"})


def refused(act: Callable[[], object]) -> list[str]:
    """The codes of the refusal of something."""
    with pytest.raises(Refused) as refusal:
        act()
    return [fault.code for fault in refusal.value.faults]
