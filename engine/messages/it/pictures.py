"""The title and description of a picture in Italian, also used for the text board."""

from collections.abc import Mapping

PICTURES: Mapping[str, str] = {
    "over": "la partita è finita",
    "position": "una posizione",
    "open": "si attende il lancio iniziale",
    "roll": "tocca al {player} lanciare",
    "name_double": "tocca al {player} scegliere una pariglia",
    "name_roll": "tocca al {player} scegliere un lancio",
    "play": "tocca al {player} giocare {numbers}",
    "pinned": "imprigionata",
    "tower": "a torre",
    "cube": "Il cubo è a {value}, al centro.",
    "cube_of": "Il cubo è a {value} e appartiene al {player}.",
    "cube_offered": "Il {player} offre il cubo a {value}.",
    "last": "Ultima giocata, {player}: {moves}.",
    "run": "da {first} a {last}",
    "and": "e",
    "round": "e poi da capo",
}
