"""Faults of plays and actions at the board: what the rules do not allow."""

from typing import Final

from service.catalogue.entries import Entries, Entry

ILLEGAL_ACTION: Final[Entries] = {
    "game_over": Entry(
        "The game is over, so nothing can be played in it. The problem has its `outcome`.",
        "Go on with `outcome.next`, or begin a new game.",
    ),
    "not_expected": Entry(
        "Another stage of the turn, or another player, comes first.",
        "Do what `expected` of the previous answer says.",
    ),
    "named_a_double": Entry(
        "The chosen roll must have two different numbers.",
        "Choose another roll.",
    ),
    "double_thrown_again": Entry(
        "The roll that is fixed for the whole game cannot be a double; it is thrown again.",
        "Send the next throw that is no double.",
    ),
    "throw_after_decision": Entry(
        "`throws` goes on after the throw that decided who begins.",
        "Remove the throws from this index on.",
    ),
    "ambiguous_move": Entry(
        "The checker can get there in several ways with different results.",
        "Add `via` with the stops; `ways` lists what is possible.",
    ),
    "text_in_absolute_numbers": Entry(
        "The play would be legal if its points were absolute; notation has the numbers of the "
        "player who moves.",
        "Send the notation in the message, or `moves`, whose points are absolute.",
    ),
    "text_in_opponent_numbers": Entry(
        "The play would be legal if its points were counted from the opponent's side; notation has "
        "the numbers of the player who moves.",
        "Send the notation in the message.",
    ),
    "no_checker": Entry(
        "The player has no checker where the move begins, perhaps because an earlier move of the "
        "play took it.",
        "Correct `from`; points are numbered 1 to 24 for both players.",
    ),
    "pinned": Entry(
        "The checker is pinned by an opposing one and cannot move.",
        "Move another checker.",
    ),
    "bar_first": Entry(
        "The player has checkers on the bar, which must enter before any other moves.",
        'Begin the play with moves `{"from": "bar", …}`.',
    ),
    "enter_first": Entry(
        "Checkers in reserve must enter before others move.",
        'Begin the play with moves `{"from": "reserve", …}`.',
    ),
    "not_a_move": Entry(
        "In this game no checker can go from there to there.",
        "`POST /v1/moves` lists the moves that are possible.",
    ),
    "wrong_direction": Entry(
        "The move goes backwards on the route of the player.",
        "Exchange `from` and `to`, or check which player it is: both have their own direction.",
    ),
    "number_not_there": Entry(
        "`number` is not among the numbers that are left to play.",
        "Leave `number` out, or send one of those in the message.",
    ),
    "number_does_not_fit": Entry(
        "`number` is not the distance of the move.",
        "Leave `number` out: it follows from the move.",
    ),
    "lower_first": Entry(
        "In this game the lower number is played first.",
        "Change the order of the moves.",
    ),
    "one_number_a_move": Entry(
        "The distance is that of more than one number.",
        "Send each number as a move of its own, or the stops in `via`.",
    ),
    "no_such_number": Entry(
        "No number that is left makes this distance.",
        "Choose a move with one of the numbers in the message.",
    ),
    "next_stage": Entry(
        "The number belongs to a later stage of the turn, for example after a double.",
        "End this play; the answer has the next stage.",
    ),
    "double_not_named": Entry(
        "The stage is complete, and a double must be chosen before more is played.",
        'Send the play, then the action `{"do": "name_double", …}`.',
    ),
    "no_number_left": Entry(
        "The play has more moves than there are numbers.",
        "Remove the moves from the one in `move` on.",
    ),
    "blocked": Entry(
        "The opponent holds the point where the move ends, or a point on its way.",
        "Choose another move.",
    ),
    "mixed_point": Entry(
        "The point has a checker of each player and is closed to both.",
        "Choose another move.",
    ),
    "overtakes": Entry(
        "In this game a checker may not pass the player's own checkers.",
        "Move the checker in front first.",
    ),
    "not_all_home": Entry(
        "Not all checkers are in the home board, so none may be borne off.",
        "Bring the checkers in the message home first.",
    ),
    "all_off": Entry(
        "All checkers of the player are off; only a `text` of an answer says so.",
        "Nothing: the player has finished.",
    ),
    "number_too_small": Entry(
        "The number is too low to bear off this checker.",
        "Move it within the home board, or bear off another one.",
    ),
    "number_not_exact": Entry(
        "In this game only the exact number bears a checker off.",
        "Play the number in another way.",
    ),
    "checker_further_back": Entry(
        "A number higher than needed bears off the rearmost checker only, and this one is not it.",
        "Move one of the checkers in the message.",
    ),
    "not_this_move": Entry(
        "Each step is possible, but not as part of a legal play with this roll.",
        "`POST /v1/moves` with `played` lists the moves that may follow.",
    ),
    "tower_done": Entry(
        "In Doublets, this tower has been handled in this phase.",
        "Choose another tower.",
    ),
    "not_by_this_number": Entry(
        "In Doublets, a number applies to its own tower only.",
        "Choose the tower of one of the numbers rolled.",
    ),
    "wrong_landing": Entry(
        "The roll brings the checker to another place than `to`.",
        "Send the place in the message as `to`.",
    ),
    "after_the_end": Entry(
        "An earlier move of the play ends the game.",
        "Remove the moves from the one in `move` on.",
    ),
    "roll_is_lost": Entry(
        "In this game a roll that cannot be played in full is lost.",
        "Send an empty play.",
    ),
    "must_play": Entry(
        "The play is empty, but a move is possible.",
        "Send one of the legal plays.",
    ),
    "must_roll": Entry(
        "A player may pass instead of rolling only where no roll can be played and none has "
        "another effect; `expected` has `may_pass` then.",
        "Send a `roll`.",
    ),
    "more_to_play": Entry(
        "The play uses fewer numbers than can be played.",
        "Add moves: as many numbers as possible must be played.",
    ),
    "higher_number": Entry(
        "Either number can be played, but not both, so the higher one must be.",
        "Play the number in the message.",
    ),
    "spoils_the_rest": Entry(
        "After this move fewer numbers can be played than with another one.",
        "Choose a play that uses as many numbers as possible.",
    ),
    "runner_first": Entry(
        "Only the foremost checker may move until it has gone far enough.",
        "Move that checker.",
    ),
    "head_used": Entry(
        "As many checkers as allowed have left the head in this turn.",
        "Move a checker that is not on the head.",
    ),
    "row_too_long": Entry(
        "The move would make a row of points that the game forbids.",
        "Choose another move.",
    ),
    "quarter_too_full": Entry(
        "The player would hold more points of that quarter than allowed.",
        "Choose another move.",
    ),
    "hitter_stays": Entry(
        "The checker has hit there in this turn, and in this game it must stay.",
        "Move another checker.",
    ),
    "pinned_behind": Entry(
        "No checker is borne off while another one of the player is pinned.",
        "Move within the board.",
    ),
    "shuts_in": Entry(
        "The play shuts the opponent in, and there is another one that does not.",
        "Choose another play.",
    ),
}
