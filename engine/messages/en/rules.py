"""What each rule says, how a game is won, what a win is worth, and why there is no choice."""

from collections.abc import Mapping

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
