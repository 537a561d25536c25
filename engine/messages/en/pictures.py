"""What a picture says in English, to those who hear it and beside the text board."""

from collections.abc import Mapping

PICTURES: Mapping[str, str] = {
    "over": "the game is over",
    "unsaid": "a position",
    "open": "the opening throw is due",
    "roll": "{player} to roll",
    "name_double": "{player} to choose a double",
    "name_roll": "{player} to choose a roll",
    "play": "{player} to play {numbers}",
    "pinned": "pinned",
    "tower": "as a tower",
    "cube": "The cube stands at {value} in the middle.",
    "cube_of": "The cube stands at {value} and belongs to {player}.",
    "cube_offered": "{player} offers the cube at {value}.",
    "last": "Last play, {player}: {moves}.",
    "run": "{first} to {last}",
    "and": "and",
    "round": "and round again",
}
