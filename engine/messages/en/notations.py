"""The sentence for each fault in an id or play text, and what a notation cannot express."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "id_too_long": "An id has at most {most} characters.",
    "id_field_missing": "this field is missing.",
    "id_field_unknown": "an id has only these fields: {known}.",
    "id_unknown_word": '"{found}" is not allowed here; allowed: {known}.',
    "id_bad_number": '"{found}" is not a whole number from {low} to {high}.',
    "id_bad_shape": '"{found}" must have the form {shape}.',
    "id_repeated": '"{found}" repeats an earlier entry.',
    "id_spelling": "this is not the canonical spelling; the only id of this state is {canonical}",
    "id_wrong_length": "this field must have {size} characters.",
    "id_bad_letter": '"{found}" is not a Base64 character.',
    "id_left_over": "nothing may follow the last field.",
    "id_too_high": "{value} is more than {high}.",
    "id_too_many": "{color} has {count} checkers; at most {most} are possible.",
    "id_contradiction": "this contradicts {other}.",
    "id_no_position": "a match ID contains no position; it must follow a position ID and a colon.",
    "unknown_notation": '"{found}" is not written in a known notation; known notations: {known}.',
    "lossy": "{notation} cannot express: {lost}.",
    "text_unreadable": '"{found}" cannot be read as part of a play; write a play as 8/5 6/5, '
    "bar/20 or 6/off(2).",
    "text_no_place": "There is no place {found} for this player; points: {known}.",
    "text_other_roll": "The text is for the roll {roll}, but the numbers to play are {numbers}.",
    "text_in_absolute_numbers": "Notation counts the points from the side of the player who "
    "moves, {color}. The text has absolute points; in notation it is {reading}.",
    "text_in_opponent_numbers": "Notation counts the points from the side of the player who "
    "moves, {color}. The text counts them from the opponent's side; in notation it is {reading}.",
    "text_too_many": "A play has at most {most} moves.",
    "text_ambiguous": "This text matches plays that lead to different positions: {readings}.",
    "text_no_hit": "There is no hit at the asterisk; the play was read as {readings}.",
}

LOST: Mapping[str, str] = {
    "variant": "the game",
    "options": "the house rules",
    "points": "all checkers on the points",
    "bar": "the bar",
    "reserve": "the reserve",
    "off": "the number of checkers borne off",
    "captured": "the captured checkers",
    "marks": "which checkers are pinned or stacked",
    "phase": "the phase of each side",
    "over": "whether the game is over",
    "player": "the player on turn",
    "stages": "the rest of the turn",
    "thrown": "the dice already thrown",
    "early": "how many turns are still early",
    "match": "the length of the match",
    "score": "the score",
    "crawford": "the state of the Crawford game",
    "holland": "the Holland rule",
    "rotation": "the series of games",
    "jacoby": "the Jacoby rule",
    "beavers": "the limit on beavers",
    "automatic_doubles": "the agreed automatic doubles",
    "per_point": "the amount per point",
    "cube": "the cube",
    "automatic": "the automatic doubles made",
    "offer": "the pending offer",
    "turns": "the number of turns begun",
    "resigned": "the pending resignation",
    "cube_limit": "the cube limit",
    "resignation": "the house rule on resigning",
    "draw": "the draw that is offered",
    "settlement": "the settlement that is offered",
    "ended": "how the game ended away from the board",
    "illegal": "that an illegal play has led here (without it, a position that "
    "no legal play reaches is refused when it is read)",
}
"""What a notation may be unable to express."""

NAMES: Mapping[str, str] = {
    "position_id": "position id",
    "xgid": "XGID",
    "fibs": "FIBS rawboard",
    "ogid": "OGID",
    "gnu_id": "GNU ID",
    "gnu_position_id": "GNU position ID",
    "gnu_match_id": "GNU match ID",
}
"""The names of the notations."""
