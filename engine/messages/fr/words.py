"""Words of the contract as they appear in French sentences."""

from collections.abc import Mapping

WORDS: Mapping[str, Mapping[str, str]] = {
    "color": {
        "white": "Blanc",
        "black": "Noir",
    },
    "who": {
        "white": "Blanc",
        "black": "Noir",
        "both": "les deux joueurs",
    },
    "place": {
        "bar": "barre",
        "reserve": "réserve",
        "off": "sortis",
        "captured": "retirés",
    },
    "at": {
        "bar": "sur la barre",
        "reserve": "en réserve",
        "off": "parmi les pions sortis",
        "captured": "parmi les pions retirés du jeu",
    },
    "way": {
        "off": "la sortie",
    },
    "do": {
        "open": "lancer d’ouverture",
        "roll": "lancer",
        "pass": "passe à la place d’un lancer",
        "name_double": "choix d’un doublet",
        "name_roll": "choix d’un lancer",
        "play": "coup",
    },
    "phase": {
        "unstack": "défaire",
        "restack": "refaire",
        "bear_off": "sortir",
    },
    "offer": {
        "double": "double",
        "take": "acceptation",
        "drop": "refus",
        "beaver": "beaver",
        "raccoon": "raccoon",
        "otter": "otter",
        "resignation": "abandon",
        "draw": "partie nulle",
        "settlement": "arrangement",
    },
    "crawford": {
        "before": "encore à venir",
        "now": "en cours",
        "after": "déjà jouée",
        "off": "pas jouée",
    },
    "unit": {
        "characters": "caractères",
        "lines": "lignes",
        "games": "parties",
        "plies": "demi-coups",
        "plies_of_game": "demi-coups dans une partie",
        "actions": "actions",
        "headers": "indications dans l’en-tête",
        "moves": "déplacements dans un coup",
        "places": "places",
        "nodes": "nœuds",
        "legal_plays": "coups légaux",
    },
    "why": {
        "not_agreed": "les videaux supplémentaires ne sont pas convenus",
        "has_not_dropped": "seuls ceux qui ont refusé peuvent en payer un",
        "cannot_stand": "ce videau n’est pas possible",
    },
}

FRAMES: Mapping[str, str] = {
    "on": "sur la case {}",
    "or": "ou",
    "to": "à",
    "decimal": ",",
    "none": "aucun",
    "near": "Vouliez-vous dire {near} ?",
    "counted_from": "{text} (Cases comptées du côté : {counted_from}.)",
    "absolute": "{text} (Cases absolues.)",
    "in_a_text": "Caractère {character}, {field} : {text}",
}
