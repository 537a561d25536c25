"""What each fault in an id means, and what is lost in a notation."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "id_too_long": "Un id ha al massimo {most} caratteri.",
    "id_field_missing": "questo campo manca.",
    "id_field_unknown": "un id ha solo i campi {known}.",
    "id_unknown_word": "«{found}» non può stare qui; valori possibili: {known}.",
    "id_bad_number": "«{found}» non è un numero intero da {low} a {high}.",
    "id_bad_shape": "«{found}» si deve scrivere così: {shape}.",
    "id_repeated": "«{found}» ripete ciò che è già stato detto.",
    "id_spelling": "si scrive altrimenti; l'unico id di questo stato è {canonical}",
    "id_wrong_length": "questo campo deve avere {size} caratteri.",
    "id_bad_letter": "«{found}» non è un carattere di Base64.",
    "id_left_over": "ciò che segue l'ultimo campo deve essere vuoto.",
    "id_too_high": "{value} è più di {high}.",
    "id_too_many": "il {color} ha {count} pedine; ce ne sono {most}.",
    "id_contradiction": "questo contraddice {other}.",
    "id_no_position": "un id di match non dice alcuna posizione; segue un id di posizione e due "
    "punti.",
    "unknown_notation": "«{found}» non è scritto in nessuna notazione nota qui; sono note: "
    "{known}.",
    "lossy": "La notazione «{notation}» non può dire: {lost}.",
    "text_too_many": "Una giocata ha al massimo {most} mosse.",
    "text_ambiguous": "Si può giocare in più modi che portano a posizioni diverse: {ways}.",
    "text_no_hit": "Dove c'è l'asterisco non si mangia nulla; si è inteso: {ways}.",
}

LOST: Mapping[str, str] = {
    "variant": "di quale gioco si tratta",
    "options": "le regole della casa",
    "points": "tutte le pedine sulle punte",
    "bar": "il bar",
    "reserve": "la riserva",
    "off": "quante pedine sono fuori",
    "captured": "le pedine eliminate",
    "marks": "quali pedine sono imprigionate o in torre",
    "phase": "la fase di ogni giocatore",
    "over": "se la partita è finita",
    "player": "a chi tocca",
    "stages": "che cosa resta del turno",
    "thrown": "i dadi sul tavolo",
    "match": "la lunghezza dell'incontro",
    "score": "il punteggio",
    "crawford": "a che punto è la partita di Crawford",
    "holland": "la regola Holland",
    "jacoby": "la regola di Jacoby",
    "beavers": "fin dove arrivano i beaver",
    "automatic_doubles": "i raddoppi automatici concordati",
    "per_point": "l'importo per punto",
    "cube": "il cubo",
    "automatic": "i raddoppi automatici avvenuti",
    "offer": "che cosa è offerto",
    "turns": "quanti turni sono cominciati",
    "resigned": "l'abbandono offerto",
    "cube_limit": "il limite del cubo",
    "resignation": "la regola della casa sull'abbandono",
}
"""What a notation may be unable to say."""

NAMES: Mapping[str, str] = {
    "position_id": "id di posizione",
    "xgid": "XGID",
    "fibs": "rawboard FIBS",
    "ogid": "OGID",
    "gnu_id": "id GNU",
    "gnu_position_id": "id di posizione GNU",
    "gnu_match_id": "id di match GNU",
}
"""The notations as they are called."""
