"""The sentences: what each rule says and what each fault means, for a person to read.

Codes and rule ids never change; only sentences are ever translated.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.faults import Fault
from engine.stakes.sentences import FAULTS as STAKES_FAULTS

RULES: Mapping[str, str] = {
    "forward": "Checkers move along their route, each by exactly the number on one die.",
    "open_point": "A checker may stop on a point that is empty, its own, or held by one opposing "
    "checker; two or more opposing checkers block it.",
    "separate_dice": "The dice are separate steps: every stop must itself be legal, and a blot at "
    "a stop is hit even if the checker goes on.",
    "doubles": "A double is played four times, unless the game says otherwise.",
    "use_all": "As many numbers as possible must be played; a play that uses fewer is illegal.",
    "higher_die": "If either number can be played but not both, the higher must be played.",
    "hit": "Landing on a single opposing checker sends it to the bar.",
    "bar_first": "While a player has checkers on the bar he may do nothing but enter them.",
    "bear_off": "Checkers are borne off only while all of them are home; a number larger than "
    "needed takes the rearmost.",
    "no_pass": "A player who has a legal play must make one.",
    "immediate_end": "The game ends the instant its goal is reached; whatever is left is void.",
    "stages": "A roll played in several stages is played stage by stage, each judged alone.",
    "empty_stage": "A stage in which nothing can be played is still a stage; its play is empty.",
    "draw": "If no roll whatever gives either player a play, the game is a draw.",
    "opening": "Each throws one die; the throws decide who begins, and equal throws are repeated.",
    "enter_all": "Until the reserve is empty every number enters a checker; nothing else moves.",
    "enter_two": "Until two checkers have left the reserve every number must enter one.",
    "free_entry": "Checkers may be entered from the reserve at any time.",
    "lower_first": "The lower number is played first; if it cannot be played the roll is lost.",
    "top_then_bottom": "A double n is played as n, then as the bottom faces 7 - n.",
    "roll_again": "The player rolls again after a double.",
    "forfeit": "The rest of the turn is lost at the first stage that is not played completely.",
    "same_way": "Both players run from 1 to 24, and their home is 19 to 24.",
    "single_blocks": "Nobody is hit: a single opposing checker closes a point.",
    "rising_doubles": "A double n is played four times, then n + 1 four times, up to the sixes.",
    "hand_over": "If a rising double is not completed the opponent takes over at the next value.",
    "one_per_point": "A point that holds an own checker is closed to its owner, except the home "
    "point.",
    "no_overtaking": "A moving checker may not pass an own checker; an entering one may.",
    "opposite_hit": "Landing on a point sends an opposing checker across the board to the bar, "
    "except on the home points.",
    "single_double": "A double is one single step.",
    "double_twice": "A double is played twice.",
    "home_point": "The home point must be reached exactly, and nothing leaves the board.",
    "acey_deucey": "A 1-2 is played, then any double of the player's choice, then he rolls again.",
    "mexican": "A 1-2 is not played: the player names any double and plays it four times.",
    "max_five": "A point with five own checkers is closed to its owner, entering included.",
    "exact_bear_off": "Only a number equal to the distance bears a checker off, all being home.",
    "either_die": "If only one of the numbers can be played, the player chooses which.",
    "all_or_nothing": "A roll that cannot be played completely is lost completely.",
    "pinning": "Landing on a single opposing checker pins it until the pinner has left; a point "
    "with one checker of each colour is closed to both.",
    "one_six_or_double": "A roll without a 1, a 6 or a double does nothing.",
    "sum_of_dice": "One checker moves the sum of both dice, with no stop on the way.",
    "capture": "Landing on an opposing checker captures it for good.",
    "slide": "A checker that lands on an own one slides on to the next point its side leaves free.",
    "one_checker_per_point": "A point holds one checker.",
    "circle": "White runs down from 24, Black up from 1, round the board for ever; nobody bears "
    "off.",
    "last_checker": "The last checker stands on corners: a 1 moves it to the next corner, a 6 to "
    "the next but one.",
    "nothing_travels": "Nothing travels: a tower is handled on its own point.",
    "three_phases": "All towers are unstacked, then restacked, then borne off.",
    "once_per_phase": "A number handles the tower on its point once in each phase.",
    "double_once": "A double counts once and earns another roll.",
    "thin_points": "A player may not have two checkers on his own numbers 3, 4 and 5.",
    "start_point": "A player may enter on his own number 1 only when no own checker stands there.",
    "both_ways": "Every number may be used forwards or backwards, never beyond the start.",
    "fixed_roll": "The opening roll is the roll of every turn; a double is thrown again.",
    "hit_loses": "A player who hits loses at once; the rest of his play is void.",
    "shown_roll": "Before a player moves his opponent throws the roll for his own next turn.",
    "last_wins": "The player who bears off his last checker last wins.",
    "name_roll": "The chooser names any two different numbers instead of rolling.",
    "two_rolls": "The roller rolls and plays twice in succession.",
    "thrown_for_the_other": "The roll a player throws is played by his opponent.",
}

GOALS: Mapping[str, str] = {
    "first_done": "Who first brings all his checkers to the goal wins.",
    "first_done_loses": "Who first bears off all his checkers loses.",
    "first_hit_loses": "Who hits loses at once; otherwise who first bears off all wins.",
    "last_one_standing": "Who has lost all his checkers loses.",
}

SCORINGS: Mapping[str, str] = {
    "one_two_three": "Single 1, gammon 2 (the counted side has borne off none), backgammon 3 (and "
    "has a checker on the bar, in reserve or in its start quarter), times the cube.",
    "one_two_two": "Single 1, gammon and backgammon 2, times the cube.",
    "one_two": "A win is 1, or 2 if the loser has borne off none.",
    "one_point": "A win is 1 point.",
    "checkers_left": "One point for each of the loser's checkers not borne off.",
    "pips_left": "The loser's pip count, doubled if he has borne off none, tripled if in addition "
    "one of his checkers stands in the winner's home.",
}

FORCED: Mapping[str, str] = {
    "no_play": "Nothing can be played.",
    "only_play": "There is only one legal play.",
    "use_all": "Some moves are excluded because more numbers can be played otherwise.",
    "higher_die": "Only one of the two numbers can be played, so it must be the higher.",
    "lower_first": "The lower number comes first, and so the higher, or the whole roll, is lost.",
    "all_or_nothing": "The roll cannot be played completely, so it is lost completely.",
}

FAULTS: Mapping[str, str] = {
    "unknown_variant": "There is no game called {name}.{near}",
    "unknown_option": "This game has no option {name}; it has {known}.",
    "unknown_option_value": "The option {name} cannot be {value}; it can be {known}.",
    "wrong_total": "{color} has {count} checkers, but this game is played with {must}.",
    "no_such_place": "There is no place {place} for this side in this game.",
    "too_many_on_point": "A point holds only one checker in this game.",
    "last_checker_off_corner": "A last checker stands on a corner, never elsewhere.",
    "phase_does_not_fit": "The towers do not fit the phase {phase}.",
    "no_marks_here": "This game marks no points, but point {place} is marked.",
    "no_phases_here": "This game has no phases, but {phase} is given.",
    "played_after_hit": "The first hit ends the game: one checker at most is on the bar, and "
    "neither side has borne off all.",
    "point_is_full": "Point {place} holds {count} of {color}'s checkers, which is the most.",
    "off_before_entering": "{color} has {count} in reserve, so nothing can be borne off yet.",
    "off_before_home": "{color} has borne off {count}, so all that are left must be home.",
    "moved_before_entering": "{color} has {count} in reserve, so nothing can have moved on yet.",
    "behind_the_start": "{color} cannot be as far back as {place}; nobody is sent back here.",
    "both_colors": "Point {place} holds checkers of both colours.",
    "nothing_pins_it": "The checker on {place} is marked as pinned, but nothing pins it.",
    "who_is_pinned": "Point {place} holds both colours: exactly one of them must be marked pinned.",
    "cannot_pin_there": "{color} never arrives on point {place}, where its route begins, so it "
    "cannot pin there.",
    "pin_too_high": "The pin on {place} holds more checkers than a pin can.",
    "face_to_face": "The checkers on {place} and {other} face each other; one would be on the bar.",
    "both_finished": "Both sides have finished; only one of them can have.",
    "no_such_turn": "A turn of {variant} never stands like this.",
    "game_over": "The game is over; nothing more can be done.",
    "not_expected": "{expected} is expected now, not {got}.",
    "named_a_double": "The two numbers named must differ.",
    "double_thrown_again": "A double is thrown again; it cannot be the fixed roll.",
    "throw_after_decision": "The throws before already decided who begins.",
    "no_checker": "{color} has no checker on {place}.",
    "pinned": "The checker on {place} is pinned and cannot move.",
    "bar_first": "{count} on the bar must enter first.",
    "enter_first": "{count} in reserve: a checker must be entered first.",
    "not_a_move": "A checker does not move there.",
    "wrong_direction": "That is backwards; checkers move forward along their route.",
    "number_not_there": "There is no {number} to play; left are {numbers}.",
    "number_does_not_fit": "That is {pips} pips, not {number}.",
    "lower_first": "The lower number, {number}, must be played first.",
    "one_number_a_move": "{pips} pips are several numbers: name every stop as a move of its own.",
    "no_such_number": "No number leads there: it is {pips} pips, and left are {numbers}.",
    "next_stage": "The numbers {numbers} belong to a later stage of the turn.",
    "double_not_named": "This stage is complete; a double must be named before it is played.",
    "no_number_left": "All numbers are played already.",
    "blocked": "Point {place} is blocked by {count} of {color}'s checkers.",
    "mixed_point": "Point {place} holds one checker of each colour and is closed.",
    "overtakes": "The move passes own checkers on {places}.",
    "not_all_home": "Not all checkers are home: {places}.",
    "number_too_small": "The checker is {distance} from off; {numbers} do not reach.",
    "number_not_exact": "Only an exact {distance} bears this checker off; left are {numbers}.",
    "checker_further_back": "A larger number takes the rearmost checker; further back: {places}.",
    "not_this_move": "That is not a move this roll allows.",
    "tower_done": "The tower on {place} is done in this phase already.",
    "not_by_this_number": "No number of this roll acts on {place}.",
    "wrong_landing": "From {from} this roll leads to {must}, not to {to}.",
    "after_the_end": "The game was over before this move.",
    "roll_is_lost": "The roll cannot be played completely, so nothing may be played.",
    "must_play": "There is a legal play of {must}, so one must be made.",
    "more_to_play": "{used} of the numbers were played, but {must} can be.",
    "higher_number": "Only one number can be played, so it must be the higher, {number}.",
    "spoils_the_rest": "After this move fewer than {must} numbers can be played.",
    "id_too_long": "An id has at most {most} characters.",
    "id_field_missing": "this field is missing.",
    "id_field_unknown": "an id has only the fields {known}.",
    "id_unknown_word": '"{found}" cannot stand here; what can is {known}.',
    "id_bad_number": '"{found}" is not a whole number from {low} to {high}.',
    "id_bad_shape": '"{found}" must be written as {shape}.',
    "id_repeated": '"{found}" says again what was said before.',
    "id_spelling": "this is spelled otherwise; the only id of this state is {canonical}",
    **STAKES_FAULTS,
}

IN_A_TEXT = "Character {character}, {field}: {text}"
"""Where in a text a fault is."""


def sentence(fault: Fault) -> str:
    """What is wrong, for a person."""
    facts = {name: _spoken(value) for name, value in fault.facts.items()}
    if fault.code == "unknown_variant":
        near = facts.get("near", "")
        facts["near"] = f" Did you mean {near}?" if near else ""
    text = FAULTS[fault.code].format_map(facts)
    if "character" in facts:
        text = IN_A_TEXT.format_map(facts | {"text": text})
    return text[0].upper() + text[1:]


def _spoken(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{count} on {place}" for place, count in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
