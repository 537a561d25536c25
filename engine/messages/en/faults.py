"""The sentence for each fault in a position, turn or play."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "ambiguous_move": "{from} to {target} has ways with different results, via {stops}. Add `via`.",
    "unknown_variant": 'There is no game "{name}".',
    "unknown_option": "This game has no option {name}; its options: {known}.",
    "unknown_option_value": "Option {name} cannot be {value}; allowed values: {known}.",
    "marks_needed": "`position.marks` is missing: in {variant} it lists the standing towers.",
    "wrong_total": "{color} must have {must} checkers in this game, not {count}.",
    "no_such_place": "There is no place {place} for this player in this game.",
    "too_many_on_point": "A point holds only one checker in this game.",
    "last_checker_off_corner": "A player's last checker must stand on a corner point.",
    "phase_does_not_fit": "The towers do not match the phase {phase}.",
    "no_marks_here": "This game has no marks, but point {place} is marked.",
    "no_phases_here": "This game has no phases, but a phase is given: {phase}.",
    "played_after_hit": "The first hit ends the game: at most one checker can be on the bar, and "
    "neither player can have borne off all checkers.",
    "point_is_full": "Point {place} is full: {color} has {count:checker|checkers} there.",
    "off_before_entering": "{color} cannot have borne off a checker with {count:checker|checkers} "
    "in reserve.",
    "off_before_home": "{color} has borne off {count:checker|checkers}, so all others must be in "
    "the home board.",
    "moved_before_entering": "{color} cannot have moved a checker on with {count:checker|checkers} "
    "in reserve.",
    "behind_the_start": "{color} cannot have a checker as far back as point {place}: in this game "
    "no checker is sent back.",
    "both_colors": "Point {place} has checkers of both colours.",
    "nothing_pins_it": "The checker on point {place} is marked as pinned, but no opposing checker "
    "pins it.",
    "who_is_pinned": "Point {place} has checkers of both colours: exactly one of the two must be "
    "marked as pinned.",
    "cannot_pin_there": "{color} never lands on point {place}, where their route begins, and "
    "cannot pin a checker there.",
    "pin_too_high": "Point {place} has more checkers than a point with a pinned checker can have.",
    "face_to_face": "The checkers on points {place} and {other} face each other; one of them would "
    "be on the bar.",
    "both_finished": "Both players have finished; only one of them can.",
    "no_such_turn": "`{part}` cannot be {value}; possible: {must}.",
    "game_over": "The game is over.",
    "not_expected": "{who} must act first: {expected}; {got} was sent.",
    "named_a_double": "The two chosen numbers must be different.",
    "double_thrown_again": "A double is rolled again; it cannot be the fixed roll.",
    "throw_after_decision": "The previous throws have already decided who begins.",
    "no_checker": "{color} has no checker {at}.",
    "pinned": "The checker on point {place} is pinned and cannot move.",
    "bar_first": "The checkers on the bar must enter first: {count}.",
    "enter_first": "A checker must be entered first; in reserve: {count}.",
    "not_a_move": "A checker cannot move there.",
    "wrong_direction": "Wrong direction: checkers move forward along their route.",
    "number_not_there": "The number {number} is not available; left: {numbers}.",
    "number_does_not_fit": "The distance is {pips}, not {number}.",
    "lower_first": "The lower number, {number}, must be played first.",
    "one_number_a_move": "A distance of {pips} takes more than one number: write each stop as a "
    "separate move.",
    "no_such_number": "No number leads there: the distance is {pips}; left: {numbers}.",
    "next_stage": "These numbers belong to a later stage of the turn: {numbers}.",
    "double_not_named": "This stage is complete; a double must be chosen before the next one.",
    "no_number_left": "All numbers have already been played.",
    "blocked": "Point {place} is blocked by {color} ({count:checker|checkers}).",
    "mixed_point": "Point {place} has one checker of each colour and is closed.",
    "overtakes": "The move passes the player's own checkers; points: {places}.",
    "all_off": "All checkers are off.",
    "not_all_home": "Not all checkers are in the home board: {places}.",
    "number_too_small": "Bearing off this checker takes at least {distance}; left: {numbers}.",
    "number_not_exact": "Only an exact {distance} bears off this checker; left: {numbers}.",
    "checker_further_back": "A number higher than needed bears off only the rearmost checker; "
    "further back: {places}.",
    "not_this_move": "This roll does not allow that move.",
    "tower_done": "The tower on point {place} has already been handled in this phase.",
    "not_by_this_number": "No number of this roll applies to point {place}.",
    "wrong_landing": "From point {from} this roll leads to {must}, not to {target}.",
    "after_the_end": "The game was already over before this move.",
    "roll_is_lost": "The roll cannot be played completely, so no part of it may be played.",
    "must_roll": "Some roll can be played or does something else, so the dice must be rolled.",
    "must_play": "A play is possible ({must:move|moves}), so one must be made.",
    "more_to_play": "The play uses {used:number|numbers}, but {must} can be played.",
    "higher_number": "Only one number can be played, and it must be the higher one: {number}.",
    "spoils_the_rest": "After this move, fewer numbers can be played than possible ({must}).",
    "runner_first": "Only the foremost checker may move until it has reached own point {number}.",
    "head_used": "No more checkers may leave the head, point {place}, in this turn.",
    "row_too_long": "A checker on point {place} would complete a row of {count} or more points.",
    "quarter_too_full": "With point {place} the player would hold more than {most} points of that "
    "quarter.",
    "hitter_stays": "The last checker on point {place} must stay: it has hit there in this turn.",
    "pinned_behind": "No checker is borne off while another one is pinned; pinned: {places}.",
    "shuts_in": "The play shuts the opponent in, and another play does not.",
}
