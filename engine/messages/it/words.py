"""Our words as they are said in Italian; the article before a colour stands in the sentence."""

from collections.abc import Mapping

WORDS: Mapping[str, Mapping[str, str]] = {
    "color": {"white": "Bianco", "black": "Nero"},
    "place": {"bar": "bar", "reserve": "riserva", "off": "fuori", "captured": "eliminate"},
    "at": {
        "bar": "sul bar",
        "reserve": "in riserva",
        "off": "tra quelle portate fuori",
        "captured": "tra quelle eliminate",
    },
    "way": {"off": "fuori dalla tavola"},
    "do": {
        "open": "il lancio iniziale",
        "roll": "un lancio",
        "name_double": "la scelta di una pariglia",
        "name_roll": "la scelta di un lancio",
        "play": "una giocata",
    },
    "phase": {"unstack": "disfare", "restack": "rifare", "bear_off": "portare fuori"},
    "offer": {
        "double": "raddoppio",
        "take": "accettazione",
        "drop": "rifiuto",
        "beaver": "beaver",
        "raccoon": "raccoon",
        "otter": "otter",
    },
    "crawford": {"before": "ancora da giocare", "now": "in corso", "after": "già giocata"},
    "why": {
        "not_agreed": "i cubi extra non sono concordati",
        "nobody_alone": "nessun membro ha accettato da solo un raddoppio del box",
        "not_the_first": "non era il primo raddoppio",
        "has_not_dropped": "solo chi ha rifiutato può pagarne uno",
        "cannot_stand": "un tale cubo non può stare qui",
    },
}

FRAMES: Mapping[str, str] = {
    "on": "sulla punta {}",
    "or": "o",
    "to": "a",
    "none": "niente",
    "near": "Forse {near}?",
    "in_a_text": "Carattere {character}, {field}: {text}",
}
