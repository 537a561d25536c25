"""The sentence for each rule, goal, scoring, table rule and reason for a forced play."""

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "forward": "Checkers move forward along their route, each by exactly the number on one die.",
    "open_point": "A checker may land on a point that is empty, has the player's own checkers or a "
    "single opposing checker; two or more opposing checkers block it.",
    "separate_dice": "The dice are played separately: a checker that uses more than one number "
    "lands at every stop, and each landing must be legal.",
    "doubles": "A double is played four times, unless another rule of the game changes this.",
    "use_all": "As many numbers as possible must be played; a play that uses fewer is illegal.",
    "higher_die": "If either number can be played but not both, the higher one must be played.",
    "hit": "A checker that lands on a single opposing checker (a blot) hits it and sends it to the "
    "bar.",
    "bar_first": "A player with checkers on the bar must enter them before any other move.",
    "bear_off": "Checkers are borne off only while all of the player's checkers are in the home "
    "board; a number higher than needed bears off the rearmost checker.",
    "no_pass": "A player who has a legal play must make one.",
    "immediate_end": "The game ends as soon as its goal is reached; the rest of the turn is lost.",
    "stages": "A roll with more than one stage is played stage by stage, and each stage is judged "
    "on its own.",
    "empty_stage": "A stage in which nothing can be played is still a stage; its play is empty.",
    "draw": "If no roll gives either player a legal play, the game is a draw.",
    "opening": "Each player throws one die to decide who begins; equal throws are repeated.",
    "enter_all": "While checkers are in reserve, every number must enter one; no other checker "
    "moves.",
    "enter_two": "Until two checkers have left the reserve, every number must enter one.",
    "free_entry": "Checkers may be entered from the reserve at any time.",
    "lower_first": "The lower number is played first; if it cannot be played, the roll is lost.",
    "top_then_bottom": "A double n is played as n, then as 7 - n, the number on the bottom faces.",
    "roll_again": "The player rolls again after a double.",
    "forfeit": "At the first stage that is not played completely, the rest of the turn is lost.",
    "same_way": "Both players move from point 1 to point 24; points 19 to 24 are the home board of "
    "both.",
    "single_blocks": "There is no hitting: a single opposing checker closes a point.",
    "rising_doubles": "A double n is played four times, then n + 1 four times, and so on up to the "
    "sixes.",
    "hand_over": "If a rising double is not completed, the opponent continues with the next "
    "number.",
    "one_per_point": "A player may have only one checker on a point, except on the home point.",
    "no_overtaking": "A moving checker may not pass the player's own checkers; an entering checker "
    "may.",
    "opposite_hit": "A checker that lands on a point hits an opposing checker directly across the "
    "board and sends it to the bar, except on the home points.",
    "single_double": "With a double, the number is played only once.",
    "double_twice": "A double is played twice.",
    "home_point": "The home point must be reached by an exact number, and no checker leaves the "
    "board.",
    "acey_deucey": "After a 1-2, the player plays a double of their choice and then rolls again.",
    "mexican": "A 1-2 is not played: the player chooses any double and plays it four times.",
    "max_five": "A player may have at most five checkers on a point, also when entering.",
    "exact_bear_off": "A checker is borne off only by a number equal to its distance, and only "
    "while all checkers are in the home board.",
    "either_die": "If only one of the numbers can be played, the player chooses which.",
    "all_or_nothing": "A roll that cannot be played completely is lost.",
    "pinning": "A checker that lands on a single opposing checker pins it until the pinning side "
    "has left the point; a point with one checker of each colour is closed to both players.",
    "pinning_and_adding": "A checker that lands on a single opposing checker pins it until the "
    "pinning side has left the point; the pinning side may add checkers there, and the point is "
    "closed to the other side.",
    "one_six_or_double": "A roll without a 1, a 6 or a double has no effect.",
    "sum_of_dice": "One checker moves by the sum of both dice, without a stop on the way.",
    "capture": "A checker that lands on an opposing checker captures it for good.",
    "slide": "A checker that lands on one of the player's own checkers slides on to the next point "
    "without one.",
    "one_checker_per_point": "A point holds only one checker.",
    "circle": "White moves down from point 24 and Black up from point 1, round the board without "
    "end; there is no bearing off.",
    "last_checker": "The last checker stands on corner points: a 1 moves it to the next corner, a "
    "6 to the one after that.",
    "nothing_travels": "No checker travels: every tower stays on its point.",
    "three_phases": "All towers are unstacked, then restacked, then borne off.",
    "once_per_phase": "A number applies to the tower on its point once in each phase.",
    "single_bear_off": "A number applies to the tower on its point once to unstack it and once to "
    "restack it; in the bear-off it takes off one checker.",
    "double_once": "A double counts once and gives another roll.",
    "thin_points": "A player may have only one checker on each of their own points 3, 4 and 5.",
    "start_point": "A player may enter on their own point 1 only if none of their checkers is "
    "there.",
    "both_ways": "Every number may be played forwards or backwards, but not to a place behind the "
    "start.",
    "fixed_roll": "The first roll is played in every turn; a double is rolled again.",
    "hit_loses": "A player who hits loses at once; the rest of the play is lost.",
    "shown_roll": "Before a player moves, the opponent rolls the dice for the opponent's own next "
    "turn.",
    "last_wins": "The player who bears off their last checker last wins.",
    "name_roll": "One of the players does not roll but chooses any two different numbers.",
    "two_rolls": "The other player rolls and plays twice in a row.",
    "thrown_for_the_other": "The roll of a player is played by the opponent.",
    "corners": "Both players move the same way round the board from opposite corners: White from "
    "point 1 to point 24, Black from point 13 over 24 to point 12.",
    "pin_stack": "A checker that lands on a single opposing checker pins it until the last checker "
    "of the pinning side has left the point; the pinning side may stack more checkers there, and "
    "the point is closed to the other side.",
    "free_bear_off": "No checker is borne off while one of the player's checkers is pinned.",
    "mother": "A side's last checker on its start point is its mother: a player who has pinned the "
    "other mother and has left their own start point wins at once; if both mothers are pinned, the "
    "game is a draw.",
    "runner_first": "Only the player's foremost checker may move until it has reached the "
    "opponent's starting side (own point 13, Fevga) or the home board (own point 19, Tawla 31).",
    "head_one": "In one turn at most one checker leaves the start point, the head.",
    "second_head": "In a player's first turn, 6-6, 4-4 and 3-3 let two checkers leave the head.",
    "second_head_if_blocked": "In a player's first turn, two checkers may leave the head with any "
    "roll that one checker cannot play completely.",
    "row_of_six": "No move may complete a row of six or more points on the opponent's route, "
    "unless an opposing checker is ahead of the row or borne off.",
    "row_of_six_home": "No move may complete a row of six or more points on the opponent's route, "
    "unless an opposing checker is in its home board or borne off.",
    "quarter": "No move may take a sixth point of the player's own start quarter.",
    "quarter_of_theirs": "No move may take a sixth point of the opponent's start quarter.",
    "four_of_theirs": "No move may take a fifth point of the opponent's start quarter.",
    "hitter_stays": "A checker that hits in its own home board stays there for the rest of the "
    "turn: the last checker may not leave that point.",
    "no_shut_in": "A play may not shut in an opponent whose checkers all stand on one point by "
    "holding the six points in front of it, unless every legal play does.",
    "early": "In the first three turns of each player a double is played four times and does not "
    "rise.",
    "winner_starts": "The winner of a game starts the next one and rolls both dice; "
    "after a draw, and in the first game, one die each decides.",
}

GOALS: Mapping[str, str] = {
    "first_done": "The player who first brings all of their checkers to the goal wins.",
    "first_done_loses": "The player who first bears off all of their checkers loses.",
    "first_hit_loses": "A player who hits loses at once; otherwise the player who first bears off "
    "all checkers wins.",
    "last_one_standing": "A player who has lost all of their checkers loses the game.",
    "mother_or_done": "A player who pins the opponent's last checker on its start point wins, once "
    "their own start point is empty; otherwise the player who first bears off all checkers wins.",
}

SCORINGS: Mapping[str, str] = {
    "one_two_three": "Single 1, gammon 2 (the counted side has borne off no checker), backgammon 3 "
    "(and has a checker on the bar, in reserve or in its start quarter), times the cube.",
    "one_two_two": "Single 1, gammon and backgammon 2, times the cube.",
    "one_two": "A win counts 1, or 2 if the loser has borne off no checker.",
    "one_point": "A win counts 1 point.",
    "checkers_left": "One point for each checker that the loser has not borne off.",
    "pips_left": "The loser's pip count, doubled if the loser has borne off no checker, tripled if "
    "the loser also has a checker in the winner's home board.",
}

TABLE_RULES: Mapping[str, str] = {
    "take_back": "A player may take moves back until they announce the end of their turn.",
    "illegal_play": "An illegal play stands if the opponent accepts it by rolling or doubling; the "
    "opponent may demand a legal play instead.",
    "cocked_dice": "Dice count only if both lie flat on the board to the right of the player who "
    "threw them; otherwise both are thrown again.",
    "premature_roll": "A roll made before it is due is void and repeated; if the players have "
    "agreed that it stands, the player who is still moving may use what they have seen.",
}

FORCED: Mapping[str, str] = {
    "no_play": "Nothing can be played.",
    "only_play": "There is only one legal play.",
    "use_all": "Some moves are excluded because other plays use more numbers.",
    "higher_die": "Only one of the two numbers can be played, and it must be the higher one.",
    "lower_first": "The lower number must be played first, so the higher number or the whole roll "
    "is lost.",
    "all_or_nothing": "The roll cannot be played completely, so it is lost.",
    "no_shut_in": "Some plays are excluded because they would shut the opponent in.",
}
