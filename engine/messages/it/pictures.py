"""What a picture says in Italian, to those who hear it and beside the text board."""

from collections.abc import Mapping

PICTURES: Mapping[str, str] = {
    "over": "la partita è finita",
    "unsaid": "una posizione",
    "open": "si attende il lancio iniziale",
    "roll": "il {player} deve lanciare",
    "name_double": "il {player} deve scegliere una pariglia",
    "name_roll": "il {player} deve scegliere un lancio",
    "play": "il {player} deve giocare {numbers}",
    "pinned": "imprigionata",
    "tower": "a torre",
    "cube": "Il cubo è a {value}, al centro.",
    "cube_of": "Il cubo è a {value} e appartiene al {player}.",
    "cube_offered": "Il {player} offre il cubo a {value}.",
    "last": "Ultima giocata, {player}: {moves}.",
    "run": "{first} a {last}",
    "and": "e",
    "round": "e ancora in giro",
}
