"""What each fault in an id means, and what is lost in a notation."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "id_too_long": "An id has at most {most} characters.",
    "id_field_missing": "this field is missing.",
    "id_field_unknown": "an id has only the fields {known}.",
    "id_unknown_word": '"{found}" cannot stand here; what can is {known}.',
    "id_bad_number": '"{found}" is not a whole number from {low} to {high}.',
    "id_bad_shape": '"{found}" must be written as {shape}.',
    "id_repeated": '"{found}" says again what was said before.',
    "id_spelling": "this is spelled otherwise; the only id of this state is {canonical}",
    "id_wrong_length": "this field must have {size} characters.",
    "id_bad_letter": '"{found}" is not a letter of Base64.',
    "id_left_over": "what follows the last field must be empty.",
    "id_too_high": "{value} is more than {high}.",
    "id_too_many": "{color} has {count} checkers; there are {most}.",
    "id_contradiction": "this contradicts {other}.",
    "id_no_position": "a match ID says no position; it follows a position ID and a colon.",
    "unknown_notation": '"{found}" is written in no notation known here; known are {known}.',
    "lossy": "{notation} cannot say {lost}.",
    "text_too_many": "A play has at most {most} moves.",
    "text_ambiguous": "This can be played in ways that lead to different positions: {ways}.",
    "text_no_hit": "Nothing is hit where the star is; understood was {ways}.",
}

LOST: Mapping[str, str] = {
    "variant": "which game it is",
    "options": "the house rules",
    "points": "all checkers on the points",
    "bar": "the bar",
    "reserve": "the reserve",
    "off": "how many checkers are off",
    "captured": "captured checkers",
    "marks": "which checkers are pinned or stacked",
    "phase": "the phase of each side",
    "over": "whether the game is over",
    "player": "whose turn it is",
    "stages": "what is left of the turn",
    "thrown": "dice that lie on the table",
    "match": "the length of the match",
    "score": "the score",
    "crawford": "where the Crawford game stands",
    "holland": "the Holland rule",
    "jacoby": "the Jacoby rule",
    "beavers": "how far beavers go",
    "automatic_doubles": "the agreed automatic doubles",
    "per_point": "the amount per point",
    "cube": "the cube",
    "automatic": "the automatic doubles made",
    "offer": "what is offered",
    "turns": "how many turns were begun",
    "resigned": "the resignation that is offered",
    "cube_limit": "the limit of the cube",
    "resignation": "the house rule of resigning",
}
"""What a notation may be unable to say."""

NAMES: Mapping[str, str] = {
    "position_id": "position id",
    "xgid": "XGID",
    "fibs": "FIBS rawboard",
    "ogid": "OGID",
    "gnu_id": "GNU ID",
    "gnu_position_id": "GNU position ID",
    "gnu_match_id": "GNU match ID",
}
"""The notations as they are called."""
