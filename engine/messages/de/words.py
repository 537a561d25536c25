"""Our words as they are said in German, all in the nominative."""

from collections.abc import Mapping

WORDS: Mapping[str, Mapping[str, str]] = {
    "color": {"white": "Weiß", "black": "Schwarz"},
    "place": {
        "bar": "Bar",
        "reserve": "Reserve",
        "off": "Abgetragen",
        "captured": "Hinausgeworfen",
    },
    "at": {
        "bar": "auf der Bar",
        "reserve": "in Reserve",
        "off": "unter den abgetragenen",
        "captured": "unter den hinausgeworfenen",
    },
    "way": {"off": "draußen"},
    "do": {
        "open": "der Eröffnungswurf",
        "roll": "ein Wurf",
        "name_double": "die Wahl eines Paschs",
        "name_roll": "die Wahl eines Wurfs",
        "play": "ein Spielzug",
    },
    "phase": {"unstack": "Auflösen", "restack": "Stapeln", "bear_off": "Abtragen"},
    "offer": {
        "double": "Verdopplung",
        "take": "Annahme",
        "drop": "Ablehnung",
        "beaver": "Beaver",
        "raccoon": "Raccoon",
        "otter": "Otter",
    },
    "crawford": {"before": "noch offen", "now": "im Gang", "after": "schon vorbei"},
    "why": {
        "not_agreed": "Zusätzliche Dopplerwürfel sind nicht vereinbart",
        "nobody_alone": "Kein Mitglied hat allein eine Verdopplung der Box angenommen",
        "not_the_first": "Es war nicht die erste Verdopplung",
        "has_not_dropped": "Nur wer abgelehnt hat, darf dafür zahlen",
        "cannot_stand": "Ein solcher Dopplerwürfel kann hier nicht stehen",
    },
}

FRAMES: Mapping[str, str] = {
    "on": "auf Feld {}",
    "or": "oder",
    "to": "bis",
    "none": "nichts",
    "near": "Vielleicht {near}?",
    "in_a_text": "Zeichen {character}, {field}: {text}",
}
