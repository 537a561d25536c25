"""The title and description of a picture in English, also used for the text board."""

from collections.abc import Mapping

PICTURES: Mapping[str, str] = {
    "over": "the game is over",
    "position": "a position",
    "open": "the opening throw is due",
    "roll": "{player} to roll",
    "name_double": "{player} to choose a double",
    "name_roll": "{player} to choose a roll",
    "play": "{player} to play {numbers}",
    "pinned": "pinned",
    "tower": "as a tower",
    "cube": "The cube is at {value} in the middle.",
    "cube_of": "The cube is at {value} and belongs to {player}.",
    "cube_offered": "{player} offers the cube at {value}.",
    "last": "Last play, {player}: {moves}.",
    "run": "{first} to {last}",
    "and": "and",
    "round": "and round again",
}
