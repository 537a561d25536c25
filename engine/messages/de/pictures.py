"""What a picture says in German, to those who hear it and beside the text board."""

from collections.abc import Mapping

PICTURES: Mapping[str, str] = {
    "over": "die Partie ist zu Ende",
    "unsaid": "eine Stellung",
    "open": "der Eröffnungswurf steht aus",
    "roll": "{player} würfelt",
    "name_double": "{player} wählt einen Pasch",
    "name_roll": "{player} wählt einen Wurf",
    "play": "{player} spielt {numbers}",
    "pinned": "gefangen",
    "tower": "als Turm",
    "cube": "Der Dopplerwürfel liegt auf {value} in der Mitte.",
    "cube_of": "Der Dopplerwürfel liegt auf {value} und gehört {player}.",
    "cube_offered": "{player} bietet den Dopplerwürfel auf {value} an.",
    "last": "Letzter Spielzug, {player}: {moves}.",
    "run": "{first} bis {last}",
    "and": "und",
    "round": "und wieder herum",
}
