"""The title and description of a picture in German, also used for the text board."""

from collections.abc import Mapping

PICTURES: Mapping[str, str] = {
    "over": "die Partie ist zu Ende",
    "position": "eine Stellung",
    "open": "der Eröffnungswurf steht aus",
    "roll": "{player} würfelt",
    "name_double": "{player} wählt einen Pasch",
    "name_roll": "{player} wählt einen Wurf",
    "play": "{player} zieht {numbers}",
    "pinned": "gefangen",
    "tower": "als Turm",
    "cube": "Der Dopplerwürfel ist auf {value} in der Mitte.",
    "cube_of": "Der Dopplerwürfel ist auf {value} und gehört {player}.",
    "cube_offered": "{player} bietet den Dopplerwürfel auf {value} an.",
    "last": "Letzter Zug, {player}: {moves}.",
    "run": "{first} bis {last}",
    "and": "und",
    "round": "und dann von vorn",
}
