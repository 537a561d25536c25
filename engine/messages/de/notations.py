"""What each fault in an id means, and what is lost in a notation."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "id_too_long": "Eine ID hat höchstens {most} Zeichen.",
    "id_field_missing": "Dieser Abschnitt fehlt.",
    "id_field_unknown": "Eine ID hat nur die Abschnitte {known}.",
    "id_unknown_word": "„{found}“ kann hier nicht stehen; möglich sind: {known}.",
    "id_bad_number": "„{found}“ ist keine ganze Zahl von {low} bis {high}.",
    "id_bad_shape": "„{found}“ ist so zu schreiben: {shape}.",
    "id_repeated": "„{found}“ sagt noch einmal, was schon gesagt ist.",
    "id_spelling": "Das schreibt man anders; die einzige ID dieses Standes ist {canonical}",
    "id_wrong_length": "Dieser Abschnitt muss {size} Zeichen haben.",
    "id_bad_letter": "„{found}“ ist kein Zeichen von Base64.",
    "id_left_over": "Was auf den letzten Abschnitt folgt, muss leer sein.",
    "id_too_high": "{value} ist mehr als {high}.",
    "id_too_many": "{color} hat {count} Steine; es gibt nur {most}.",
    "id_contradiction": "Das widerspricht {other}.",
    "id_no_position": "Eine Match-ID nennt keine Stellung; sie steht nach einer Positions-ID und "
    "einem Doppelpunkt.",
    "unknown_notation": "„{found}“ ist in keiner hier bekannten Notation geschrieben; bekannt "
    "sind: {known}.",
    "lossy": "Die Notation „{notation}“ kann nicht sagen: {lost}.",
    "text_too_many": "Ein Spielzug hat höchstens {most} Schritte.",
    "text_ambiguous": "Das kann auf mehrere Arten gespielt werden, die zu verschiedenen "
    "Stellungen führen: {ways}.",
    "text_no_hit": "Wo der Stern steht, wird nichts geschlagen; verstanden wurde: {ways}.",
}

LOST: Mapping[str, str] = {
    "variant": "welches Spiel es ist",
    "options": "die Hausregeln",
    "points": "alle Steine auf den Feldern",
    "bar": "die Bar",
    "reserve": "die Reserve",
    "off": "wie viele Steine abgetragen sind",
    "captured": "hinausgeworfene Steine",
    "marks": "welche Steine gefangen oder gestapelt sind",
    "phase": "die Phase jeder Seite",
    "over": "ob die Partie zu Ende ist",
    "player": "wer am Zug ist",
    "stages": "was vom Zug übrig ist",
    "thrown": "Würfel, die auf dem Tisch liegen",
    "match": "die Länge des Matches",
    "score": "den Spielstand",
    "crawford": "wie es um die Crawford-Partie steht",
    "holland": "die Holland-Regel",
    "jacoby": "die Jacoby-Regel",
    "beavers": "wie weit Beaver gehen",
    "automatic_doubles": "die vereinbarten automatischen Verdopplungen",
    "per_point": "den Betrag je Punkt",
    "cube": "den Dopplerwürfel",
    "automatic": "die geschehenen automatischen Verdopplungen",
    "offer": "was angeboten ist",
    "turns": "wie viele Züge begonnen wurden",
    "resigned": "die angebotene Aufgabe",
    "cube_limit": "die Grenze des Dopplerwürfels",
    "resignation": "die Hausregel zum Aufgeben",
}
"""What a notation may be unable to say."""

NAMES: Mapping[str, str] = {
    "position_id": "Positions-ID",
    "xgid": "XGID",
    "fibs": "FIBS-Rawboard",
    "ogid": "OGID",
    "gnu_id": "GNU-ID",
    "gnu_position_id": "GNU-Positions-ID",
    "gnu_match_id": "GNU-Match-ID",
}
"""The notations as they are called."""
