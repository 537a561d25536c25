"""Words of the contract as they appear in English sentences."""

from collections.abc import Mapping

WORDS: Mapping[str, Mapping[str, str]] = {
    "color": {
        "white": "White",
        "black": "Black",
    },
    "who": {
        "white": "White",
        "black": "Black",
        "both": "Both players",
    },
    "place": {
        "bar": "bar",
        "reserve": "reserve",
        "off": "off",
        "captured": "captured",
    },
    "at": {
        "bar": "on the bar",
        "reserve": "in reserve",
        "off": "among the checkers borne off",
        "captured": "among the captured checkers",
    },
    "way": {
        "off": "off",
    },
    "do": {
        "open": "the opening throw",
        "roll": "a roll",
        "pass": "a pass instead of a roll",
        "name_double": "the choice of a double",
        "name_roll": "the choice of a roll",
        "play": "a play",
    },
    "phase": {
        "unstack": "unstacking",
        "restack": "restacking",
        "bear_off": "bearing off",
    },
    "offer": {
        "double": "double",
        "take": "take",
        "drop": "drop",
        "beaver": "beaver",
        "raccoon": "raccoon",
        "otter": "otter",
        "resignation": "resignation",
        "draw": "draw",
        "settlement": "settlement",
    },
    "crawford": {
        "before": "still to come",
        "now": "this game",
        "after": "already played",
        "off": "not played",
    },
    "unit": {
        "characters": "characters",
        "lines": "lines",
        "games": "games",
        "plies": "plies",
        "plies_of_game": "plies in one game",
        "actions": "actions",
        "headers": "entries in the header",
        "moves": "moves in one play",
        "places": "places",
        "nodes": "nodes",
        "legal_plays": "legal plays",
    },
    "why": {
        "not_agreed": "extra cubes are not agreed",
        "has_not_dropped": "only members who dropped may pay for one",
        "cannot_stand": "such a cube is not possible here",
    },
}

FRAMES: Mapping[str, str] = {
    "on": "on point {}",
    "or": "or",
    "to": "to",
    "decimal": ".",
    "none": "none",
    "near": "Did you mean {near}?",
    "counted_from": "{text} (Points are counted from the side of {counted_from}.)",
    "absolute": "{text} (Points are absolute.)",
    "in_a_text": "Character {character}, {field}: {text}",
}
