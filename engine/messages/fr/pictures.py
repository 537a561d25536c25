"""What a picture says in French, to those who hear it and beside the text board."""

from collections.abc import Mapping

PICTURES: Mapping[str, str] = {
    "over": "la partie est finie",
    "unsaid": "une position",
    "open": "on attend le lancer d'ouverture",
    "roll": "{player} doit lancer",
    "name_double": "{player} doit choisir un doublet",
    "name_roll": "{player} doit choisir un lancer",
    "play": "{player} doit jouer {numbers}",
    "pinned": "immobilisé",
    "tower": "en pile",
    "cube": "Le videau est à {value}, au centre.",
    "cube_of": "Le videau est à {value} et appartient à {player}.",
    "cube_offered": "{player} propose le videau à {value}.",
    "last": "Dernier coup, {player} : {moves}.",
    "run": "{first} à {last}",
    "and": "et",
    "round": "et encore un tour",
}
