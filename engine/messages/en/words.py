"""Our words as they are said in English."""

from collections.abc import Mapping

WORDS: Mapping[str, Mapping[str, str]] = {
    "color": {"white": "White", "black": "Black"},
    "place": {"bar": "bar", "reserve": "reserve", "off": "off", "captured": "captured"},
    "at": {
        "bar": "on the bar",
        "reserve": "in reserve",
        "off": "off the board",
        "captured": "captured",
    },
    "way": {"off": "off"},
    "do": {
        "open": "the opening throw",
        "roll": "a roll",
        "name_double": "the choice of a double",
        "name_roll": "the choice of a roll",
        "play": "a play",
    },
    "phase": {"unstack": "unstacking", "restack": "restacking", "bear_off": "bearing off"},
    "offer": {
        "double": "double",
        "take": "take",
        "drop": "drop",
        "beaver": "beaver",
        "raccoon": "raccoon",
        "otter": "otter",
    },
    "crawford": {"before": "still to come", "now": "this game", "after": "already played"},
    "why": {
        "not_agreed": "extra cubes are not agreed",
        "nobody_alone": "no member alone has taken a double of the box",
        "not_the_first": "it was not the first double",
        "has_not_dropped": "only those who dropped may pay for one",
        "cannot_stand": "such a cube cannot stand here",
    },
}

FRAMES: Mapping[str, str] = {
    "on": "on {}",
    "or": "or",
    "to": "to",
    "none": "none",
    "near": "Did you mean {near}?",
    "in_a_text": "Character {character}, {field}: {text}",
}
