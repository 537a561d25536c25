"""The sentence for each fault in an id or play text, and what a notation cannot express."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "id_too_long": "Eine ID hat höchstens {most} Zeichen.",
    "id_field_missing": "Dieses Feld der ID fehlt.",
    "id_field_unknown": "Eine ID hat nur diese Felder: {known}.",
    "id_unknown_word": "„{found}“ ist hier nicht möglich; mögliche Werte: {known}.",
    "id_bad_number": "„{found}“ ist keine ganze Zahl von {low} bis {high}.",
    "id_bad_shape": "„{found}“ muss diese Form haben: {shape}.",
    "id_repeated": "„{found}“ wiederholt eine frühere Angabe.",
    "id_spelling": "Das ist nicht die kanonische Schreibweise; die einzige ID dieses Spielstands "
    "ist {canonical}",
    "id_wrong_length": "Dieses Feld der ID muss {size} Zeichen haben.",
    "id_bad_letter": "„{found}“ ist kein Base64-Zeichen.",
    "id_left_over": "Auf das letzte Feld der ID darf nichts folgen.",
    "id_too_high": "{value} ist mehr als {high}.",
    "id_too_many": "{color} hat {count} Steine; möglich sind höchstens {most}.",
    "id_contradiction": "Das widerspricht {other}.",
    "id_no_position": "Eine Match-ID enthält keine Stellung; sie muss auf eine Positions-ID und "
    "einen Doppelpunkt folgen.",
    "unknown_notation": "„{found}“ ist in keiner bekannten Notation geschrieben; bekannt sind: "
    "{known}.",
    "lossy": "„{notation}“ kann nicht wiedergeben: {lost}.",
    "text_unreadable": "„{found}“ ist als Teil eines Zuges nicht lesbar; Züge werden so "
    "geschrieben: 8/5 6/5, bar/20, 6/off(2).",
    "text_no_place": "{found} gibt es für diese Seite nicht; Felder: {known}.",
    "text_other_roll": "Der Text gehört zum Wurf {roll}; zu ziehen sind aber: {numbers}.",
    "text_in_absolute_numbers": "Die Notation zählt die Felder aus der Sicht der Seite am Zug: "
    "{color}. Im Text stehen absolute Felder; in Notation heißt der Zug {reading}.",
    "text_in_opponent_numbers": "Die Notation zählt die Felder aus der Sicht der Seite am Zug: "
    "{color}. Der Text zählt sie aus der Sicht der anderen Seite; in Notation heißt der Zug "
    "{reading}.",
    "text_too_many": "Ein Zug hat höchstens {most} Schritte.",
    "text_ambiguous": "Dieser Text passt zu Zügen, die zu verschiedenen Stellungen führen: "
    "{readings}.",
    "text_no_hit": "Beim Stern wird kein Stein geschlagen; gelesen wurde: {readings}.",
}

LOST: Mapping[str, str] = {
    "variant": "das Spiel",
    "options": "die Hausregeln",
    "points": "alle Steine auf den Feldern",
    "bar": "die Bar",
    "reserve": "die Reserve",
    "off": "die Zahl der abgetragenen Steine",
    "captured": "die hinausgeworfenen Steine",
    "marks": "welche Steine gefangen oder gestapelt sind",
    "phase": "die Phase jeder Seite",
    "over": "ob die Partie zu Ende ist",
    "player": "die Seite am Zug",
    "stages": "den Rest des Zuges",
    "thrown": "den schon gefallenen Wurf",
    "early": "wie viele Züge noch frühe Züge sind",
    "match": "die Länge des Matches",
    "score": "den Punktestand",
    "crawford": "ob die Crawford-Partie schon gespielt ist",
    "holland": "die Holland-Regel",
    "rotation": "die Serie von Spielen",
    "jacoby": "die Jacoby-Regel",
    "beavers": "die Grenze für Beaver",
    "automatic_doubles": "die vereinbarten automatischen Verdopplungen",
    "per_point": "den Betrag je Punkt",
    "cube": "den Dopplerwürfel",
    "automatic": "die erfolgten automatischen Verdopplungen",
    "offer": "das offene Angebot",
    "turns": "die Zahl der begonnenen Züge",
    "resigned": "das Angebot aufzugeben",
    "cube_limit": "die Grenze des Dopplerwürfels",
    "resignation": "die Hausregel zum Aufgeben",
    "draw": "das angebotene Unentschieden",
    "settlement": "die angebotene Einigung",
    "ended": "wie die Partie abseits des Bretts endete",
    "illegal": "dass ein regelwidriger Zug hierher geführt hat (sonst wird "
    "beim Lesen eine Stellung abgelehnt, die kein erlaubter Zug erreicht)",
}
"""What a notation may be unable to express."""

NAMES: Mapping[str, str] = {
    "position_id": "Positions-ID",
    "xgid": "XGID",
    "fibs": "FIBS-Rawboard",
    "ogid": "OGID",
    "gnu_id": "GNU-ID",
    "gnu_position_id": "GNU-Positions-ID",
    "gnu_match_id": "GNU-Match-ID",
}
"""The names of the notations."""
