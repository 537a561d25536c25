"""Words of the contract as they appear in Italian sentences; the sentence adds the article."""

from collections.abc import Mapping

WORDS: Mapping[str, Mapping[str, str]] = {
    "color": {
        "white": "Bianco",
        "black": "Nero",
    },
    "who": {
        "white": "Bianco",
        "black": "Nero",
        "both": "entrambi",
    },
    "place": {
        "bar": "bar",
        "reserve": "riserva",
        "off": "fuori",
        "captured": "eliminate",
    },
    "at": {
        "bar": "sul bar",
        "reserve": "in riserva",
        "off": "tra le pedine portate fuori",
        "captured": "tra le pedine eliminate",
    },
    "way": {
        "off": "fuori dalla tavola",
    },
    "do": {
        "open": "lancio iniziale",
        "roll": "lancio",
        "pass": "rinuncia al lancio",
        "name_double": "scelta di una pariglia",
        "name_roll": "scelta di un lancio",
        "play": "giocata",
    },
    "phase": {
        "unstack": "disfare",
        "restack": "rifare",
        "bear_off": "portare fuori",
    },
    "offer": {
        "double": "raddoppio",
        "take": "accettazione",
        "drop": "rifiuto",
        "beaver": "beaver",
        "raccoon": "raccoon",
        "otter": "otter",
        "resignation": "abbandono",
        "draw": "patta",
        "settlement": "accordo",
    },
    "crawford": {
        "before": "ancora da giocare",
        "now": "in corso",
        "after": "già giocata",
        "off": "non giocata",
    },
    "unit": {
        "characters": "caratteri",
        "lines": "righe",
        "games": "partite",
        "plies": "semimosse",
        "plies_of_game": "semimosse in una partita",
        "actions": "azioni",
        "headers": "indicazioni nell’intestazione",
        "moves": "mosse in una giocata",
        "places": "posti",
        "nodes": "nodi",
        "legal_plays": "giocate legali",
    },
    "why": {
        "not_agreed": "i cubi extra non sono concordati",
        "has_not_dropped": "solo chi ha rifiutato può pagarne uno",
        "cannot_stand": "un cubo così non è possibile",
    },
}

FRAMES: Mapping[str, str] = {
    "on": "sulla punta {}",
    "or": "o",
    "to": "a",
    "decimal": ",",
    "none": "nessuno",
    "near": "Forse {near}?",
    "counted_from": "{text} (Punte contate dalla parte: {counted_from}.)",
    "absolute": "{text} (Punte assolute.)",
    "in_a_text": "Carattere {character}, {field}: {text}",
}
