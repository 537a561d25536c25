"""Faults of the JSON of a request, and of texts that cannot be read or written."""

from typing import Final

from service.catalogue.entries import Entries, Entry

INVALID_REQUEST: Final[Entries] = {
    "missing": Entry(
        "A required field is absent or null.",
        "Send the field that `pointer` names.",
    ),
    "unknown_field": Entry(
        "The object has no field of this name.",
        "Correct the spelling or remove the field; names are `snake_case`.",
    ),
    "invalid_value": Entry(
        "The value cannot be read.",
        "Compare it with the schema of the field in `/openapi.yaml`.",
    ),
    "unknown_place": Entry(
        "A key of a position is not a place.",
        'Use `"1"` to `"24"`, `"bar"`, `"reserve"`, `"off"` or `"captured"`.',
    ),
    "unknown_word": Entry(
        "The field takes one of a few words, and this is none of them.",
        "Send one of the words in `known`.",
    ),
    "wrong_type": Entry(
        "The value has another JSON type than the field.",
        'Send the type in the message. Points and places are text: `"17"`, not `17`.',
    ),
    "wrong_length": Entry(
        "The text is empty or too long.",
        "Send a text of a length within the limits in the message.",
    ),
    "wrong_size": Entry(
        "The list or object has too few or too many entries.",
        "Send as many entries as the message says; dice are always two.",
    ),
    "not_whole": Entry(
        "The value must be a whole number and is a fraction, a text or something else.",
        "Send a number without quotes; `2.0` counts as `2`.",
    ),
    "out_of_range": Entry(
        "The number is too small or too large.",
        "Send a number within the limits in the message; a die shows 1 to 6.",
    ),
    "bad_name": Entry(
        "A key of `options` cannot be the name of an option.",
        "Names consist of a to z and underscores; `GET /v1/variants/{variant}` lists them.",
    ),
    "repeated": Entry(
        "A list or the query names the same thing twice.",
        "Send each entry or parameter once.",
    ),
    "duplicate_key": Entry(
        "An object in the body has the same key twice, so it is not clear which value counts.",
        "Send each key once.",
    ),
    "either_or": Entry(
        "Two fields exclude each other, for example an `id` and what the id contains.",
        "Send one of the two.",
    ),
    "money_or_match": Entry(
        "`stakes` must say whether money or a match is played for.",
        "Send exactly one of `stakes.money` and `stakes.match`.",
    ),
    "length_or_games": Entry(
        "A match is to a number of points or over a number of games.",
        "Send exactly one of `length` and `games`, and `played` only with `games`.",
    ),
    "bad_amount": Entry(
        "An amount of money is written in a form that cannot be read.",
        'Send it as text: `"5"`, `"0.10"` or `"1/3"`.',
    ),
    "not_half_points": Entry(
        "Points of a settlement or a payment are neither whole nor half, or out of range.",
        "Send a multiple of 0.5.",
    ),
    "unreadable_dice": Entry(
        "The dice in the query are not two numbers with a hyphen between them.",
        "Write `?dice=3-1`.",
    ),
}

NOT_JSON: Final[Entries] = {
    "not_json": Entry(
        "The body is not valid JSON; the message has the line and the column.",
        "Write the body with a JSON library; comments, single quotes, trailing commas and NaN are "
        "not JSON.",
    ),
    "not_utf8": Entry("The body is not UTF-8.", "Encode the body as UTF-8."),
    "nested_too_deeply": Entry(
        "The body has hundreds of objects or lists inside each other.",
        "Send what the contract describes; its deepest request has eight levels.",
    ),
}

TOO_LARGE: Final[Entries] = {
    "batch_spent": Entry(
        "The answers before this item have used up the 16 MiB that the answers of a batch may "
        "have.",
        "Send this item, and those after it, in another batch.",
    ),
}

UNKNOWN_GAME: Final[Entries] = {
    "unknown_variant": Entry(
        "There is no game with this name.",
        "Use a name that `GET /v1/variants` lists; `known` has the similar ones first.",
    ),
}

UNREADABLE_TEXT: Final[Entries] = {
    "id_too_long": Entry(
        "The id is longer than any id can be.",
        "Send the id as it was answered, without anything before or after it.",
    ),
    "id_field_missing": Entry(
        "The id ends before all its fields are there.",
        "Send the whole id; a `~` may have been lost when it was copied.",
    ),
    "id_field_unknown": Entry(
        "The id has more fields than an id of this notation.",
        "Remove what follows the last field in the message.",
    ),
    "id_unknown_word": Entry(
        "A word of the id is none of those that are possible there.",
        "Send one of the words in `known`; `character` says where.",
    ),
    "id_bad_number": Entry(
        "A number of the id is not a whole number within its limits.",
        "Correct the number; `character` says where it begins.",
    ),
    "id_bad_shape": Entry(
        "A part of the id does not have the form that its field needs.",
        "Write it in the form of the message; docs/notations.md explains every field.",
    ),
    "id_repeated": Entry(
        "The id names the same place, option or flag twice.",
        "Remove one of the two.",
    ),
    "id_spelling": Entry(
        "The id can be read but is not the spelling of this state; only numbers may change places.",
        "Send the id in the message.",
    ),
    "id_wrong_length": Entry(
        "A field of fixed length, as in a GNU or XG id, is too short or too long.",
        "Copy the id again in full.",
    ),
    "id_bad_letter": Entry(
        "A GNU id contains a character that Base64 does not have.",
        "Copy the id again; in a URL, `+` and `/` must be escaped.",
    ),
    "id_left_over": Entry(
        "There is text after the last field of the id.",
        "Remove it.",
    ),
    "id_too_high": Entry(
        "A number of the id is higher than its field allows.",
        "Correct the number.",
    ),
    "id_too_many": Entry(
        "The id places more checkers of one player than there are.",
        "Correct the numbers of checkers.",
    ),
    "id_contradiction": Entry(
        "Two parts of the id say different things.",
        "Correct the part that the message names.",
    ),
    "id_no_position": Entry(
        "A GNU match ID was sent alone; it has no position.",
        "Send `positionID:matchID`.",
    ),
    "unknown_notation": Entry(
        "The text looks like none of the notations that can be read.",
        "Send a position id, XGID, OGID, GNU ID or FIBS board; `known` lists the notations.",
    ),
    "text_unreadable": Entry(
        "The text cannot be read as a play, or does not state it without doubt.",
        "Write the play alone: `8/5 6/5`, `bar/20`, `6/off(2)`, `-` for no move. "
        "`legal_plays` lists what can be played.",
    ),
    "text_no_place": Entry(
        "The text names a point that the player does not have.",
        "Number the points from the side of the player who moves; `known` lists them.",
    ),
    "text_other_roll": Entry(
        "The text begins with a roll that is not the one to be played.",
        "Leave the roll out, or check that the text is for this turn.",
    ),
    "text_too_many": Entry(
        "The play in notation has more moves than any play can have.",
        "Send one play; `8/5(2)` counts as two moves.",
    ),
    "text_ambiguous": Entry(
        "The notation fits plays that lead to different positions.",
        "Write the stops: `24/20/18`; or send `moves` instead of `notation`.",
    ),
    "text_no_hit": Entry(
        "The notation marks a hit with `*` where no checker is hit.",
        "Remove the asterisk, or check that the position is the right one.",
    ),
}

NOT_EXPRESSIBLE: Final[Entries] = {
    "lossy": Entry(
        "The notation cannot express a part of the state, and `lossless` was sent.",
        "Choose another notation (position ids express everything) or leave out `lossless`.",
    ),
    "lossy_record": Entry(
        "The format cannot express a part of the record, and `lossless` was sent.",
        "Write the format `record`, which loses nothing, or leave out `lossless`.",
    ),
    "not_in_format": Entry(
        "The format cannot record this game at all.",
        "Write the format `record`, which records every game.",
    ),
}

TOO_MANY_IDS: Final[Entries] = {
    "too_many_ids": Entry(
        "`include` wants the id of every ply, and the record has more plies than an answer has "
        "ids.",
        "Leave out `ids`, or send the games of the record one by one.",
    ),
}
