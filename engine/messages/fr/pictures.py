"""The title and description of a picture in French, also used for the text board."""

from collections.abc import Mapping

PICTURES: Mapping[str, str] = {
    "over": "la partie est finie",
    "position": "une position",
    "open": "lancer d’ouverture attendu",
    "roll": "à {player} de lancer les dés",
    "name_double": "à {player} de choisir un doublet",
    "name_roll": "à {player} de choisir un lancer",
    "play": "à {player} de jouer : {numbers}",
    "pinned": "immobilisé",
    "tower": "en pile",
    "cube": "Le videau est à {value}, au centre.",
    "cube_of": "Le videau est à {value} et appartient à {player}.",
    "cube_offered": "{player} propose le videau à {value}.",
    "last": "Dernier coup, {player} : {moves}.",
    "run": "{first} à {last}",
    "and": "et",
    "round": "et ainsi de suite",
}
