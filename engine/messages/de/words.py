"""Words of the contract as they appear in German sentences."""

from collections.abc import Mapping

WORDS: Mapping[str, Mapping[str, str]] = {
    "color": {
        "white": "Weiß",
        "black": "Schwarz",
    },
    "who": {
        "white": "Weiß",
        "black": "Schwarz",
        "both": "beide",
    },
    "place": {
        "bar": "Bar",
        "reserve": "Reserve",
        "off": "Abgetragen",
        "captured": "Hinausgeworfen",
    },
    "at": {
        "bar": "auf der Bar",
        "reserve": "in Reserve",
        "off": "unter den abgetragenen Steinen",
        "captured": "unter den hinausgeworfenen Steinen",
    },
    "way": {
        "off": "draußen",
    },
    "do": {
        "open": "Eröffnungswurf",
        "roll": "Wurf",
        "pass": "Aussetzen statt eines Wurfs",
        "name_double": "Wahl eines Paschs",
        "name_roll": "Wahl eines Wurfs",
        "play": "Zug",
    },
    "phase": {
        "unstack": "Auflösen",
        "restack": "Stapeln",
        "bear_off": "Abtragen",
    },
    "offer": {
        "double": "Verdopplung",
        "take": "Annahme",
        "drop": "Ablehnung",
        "beaver": "Beaver",
        "raccoon": "Raccoon",
        "otter": "Otter",
        "resignation": "Angebot aufzugeben",
        "draw": "Unentschieden",
        "settlement": "Einigung",
    },
    "crawford": {
        "before": "noch nicht gespielt",
        "now": "läuft",
        "after": "schon gespielt",
        "off": "nicht gespielt",
    },
    "unit": {
        "characters": "Zeichen",
        "lines": "Zeilen",
        "games": "Partien",
        "plies": "Halbzüge",
        "plies_of_game": "Halbzüge in einer Partie",
        "actions": "Aktionen",
        "headers": "Angaben im Kopf",
        "moves": "Schritte in einem Zug",
        "places": "Plätze",
        "nodes": "Knoten",
        "legal_plays": "regelgerechte Züge",
    },
    "why": {
        "not_agreed": "zusätzliche Dopplerwürfel sind nicht vereinbart",
        "has_not_dropped": "nur wer abgelehnt hat, darf dafür zahlen",
        "cannot_stand": "ein solcher Dopplerwürfel ist hier nicht möglich",
    },
}

FRAMES: Mapping[str, str] = {
    "on": "auf Feld {}",
    "or": "oder",
    "to": "bis",
    "decimal": ",",
    "none": "keine",
    "near": "Gemeint war vielleicht {near}.",
    "counted_from": "{text} (Felder gezählt aus der Sicht von {counted_from}.)",
    "absolute": "{text} (Felder absolut gezählt.)",
    "in_a_text": "Zeichen {character}, {field}: {text}",
}
