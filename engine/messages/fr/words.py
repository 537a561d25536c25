"""Our words as they are said in French."""

from collections.abc import Mapping

WORDS: Mapping[str, Mapping[str, str]] = {
    "color": {"white": "Blanc", "black": "Noir"},
    "place": {"bar": "barre", "reserve": "réserve", "off": "sortis", "captured": "retirés"},
    "at": {
        "bar": "sur la barre",
        "reserve": "en réserve",
        "off": "parmi les pions sortis",
        "captured": "parmi les pions retirés du jeu",
    },
    "way": {"off": "la sortie"},
    "do": {
        "open": "le lancer d'ouverture",
        "roll": "un lancer",
        "name_double": "le choix d'un doublet",
        "name_roll": "le choix d'un lancer",
        "play": "un coup",
    },
    "phase": {"unstack": "défaire", "restack": "refaire", "bear_off": "sortir"},
    "offer": {
        "double": "double",
        "take": "acceptation",
        "drop": "refus",
        "beaver": "beaver",
        "raccoon": "raccoon",
        "otter": "otter",
    },
    "crawford": {"before": "encore à venir", "now": "en cours", "after": "déjà jouée"},
    "why": {
        "not_agreed": "les videaux supplémentaires ne sont pas convenus",
        "nobody_alone": "aucun membre n'a accepté seul un double du box",
        "not_the_first": "ce n'était pas le premier double",
        "has_not_dropped": "seuls ceux qui ont refusé peuvent en payer un",
        "cannot_stand": "un tel videau ne peut pas se trouver ici",
    },
}

FRAMES: Mapping[str, str] = {
    "on": "sur la case {}",
    "or": "ou",
    "to": "à",
    "none": "rien",
    "near": "Peut-être {near} ?",
    "in_a_text": "Caractère {character}, {field} : {text}",
}
