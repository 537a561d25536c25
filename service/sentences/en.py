"""English."""

from service.sentences.wording import Wording

WORDING = Wording(
    faults={
        "missing": "This field is required.",
        "is_null": "This field may not be null.",
        "unknown_field": "The contract knows no such field here.",
        "unknown_place": "There is no such place: places are 1 to 24, bar, reserve, off and "
        "captured.",
        "unknown_word": "Must be one of {known}.",
        "wrong_type": "Must be {type}.",
        "wrong_length": "Must have {low} to {high} characters.",
        "wrong_size": "Must have {size} entries.",
        "not_whole": "Must be a whole number.",
        "out_of_range": "Must be from {low} to {high}.",
        "bad_name": "A name has only the letters a to z and underscores, at most 64 of them.",
        "repeated": "No entry may occur twice.",
        "duplicate_key": "The key {key} occurs twice in one object.",
        "either_or": "Ask either with turn or with player and dice, not with both.",
        "phase_needed": "The same towers occur in several phases of this game, so phase is needed.",
        "batch_spent": "The answers before this one are all that a batch may have; ask it in "
        "another.",
        "money_or_match": "Say what is played for: either money or match.",
        "bad_amount": "An amount is text like 5, 0.10 or 1/3.",
        "turn_needed": "The game is not over, so it is somebody's turn.",
        "not_json": "The body is not JSON; it cannot be read from line {line}, column {column} on.",
        "not_utf8": "The body is not UTF-8.",
        "nested_too_deeply": "The body is nested too deeply.",
    },
    types={
        "object": "an object",
        "list": "a list",
        "text": "text",
        "flag": "true or false",
        "option": "text, a whole number, true or false",
    },
    titles={
        400: "The request does not fit the contract",
        404: "There is nothing here",
        405: "This path does not take this method",
        413: "The request is too large",
        415: "The body must be JSON in UTF-8",
        422: "There is no such position, turn or play",
        500: "Something went wrong here",
        503: "The service cannot answer now",
    },
    details={
        404: "There is no such path; the contract is at /openapi.yaml.",
        405: "The header Allow says which methods this path takes.",
        413: "A question has at most 64 KiB, a batch 4 MiB and 1,000 questions.",
        415: "Send the header Content-Type: application/json; a batch may be application/x-ndjson.",
        500: "The error has been logged.",
        503: "The engine does not pass its self-test.",
    },
    other_title="The request cannot be served",
    other_detail="The status says all that is known.",
    several="{count} things are wrong; the first: {text}",
)
