"""The sentence for each fault in an id or play text, and what a notation cannot express."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "id_too_long": "Un id ha al massimo {most} caratteri.",
    "id_field_missing": "questo campo manca.",
    "id_field_unknown": "un id ha solo questi campi: {known}.",
    "id_unknown_word": "«{found}» non è possibile in questo punto; valori possibili: {known}.",
    "id_bad_number": "«{found}» non è un numero intero da {low} a {high}.",
    "id_bad_shape": "«{found}» deve avere questa forma: {shape}.",
    "id_repeated": "«{found}» ripete un’indicazione precedente.",
    "id_spelling": "non è la forma canonica; l’unico id di questo stato è {canonical}",
    "id_wrong_length": "questo campo deve avere {size} caratteri.",
    "id_bad_letter": "«{found}» non è un carattere Base64.",
    "id_left_over": "dopo l’ultimo campo non può seguire nulla.",
    "id_too_high": "{value} è più di {high}.",
    "id_too_many": "il {color} ha {count} pedine; il massimo è {most}.",
    "id_contradiction": "questo contraddice {other}.",
    "id_no_position": "un Match ID non contiene la posizione: va dopo un Position ID e «:».",
    "unknown_notation": "«{found}» non è scritto in una notazione nota; notazioni note: {known}.",
    "lossy": "«{notation}» non può rappresentare: {lost}.",
    "text_unreadable": "«{found}» non è leggibile come parte di una giocata; si scrive 8/5 6/5, "
    "bar/20 o 6/off(2).",
    "text_no_place": "{found} non esiste per questo giocatore; punte: {known}.",
    "text_other_roll": "Il testo è per il tiro {roll}, ma i numeri da giocare sono: {numbers}.",
    "text_in_absolute_numbers": "La notazione conta le punte dalla parte di chi muove: {color}. "
    "Il testo ha punte assolute; in notazione è {reading}.",
    "text_in_opponent_numbers": "La notazione conta le punte dalla parte di chi muove: {color}. "
    "Il testo le conta dalla parte dell’avversario; in notazione è {reading}.",
    "text_too_many": "Una giocata ha al massimo {most} mosse.",
    "text_ambiguous": "Questo testo corrisponde a giocate che portano a posizioni diverse: "
    "{readings}.",
    "text_no_hit": "Dove c’è l’asterisco non viene mangiata alcuna pedina; giocata intesa: "
    "{readings}.",
}

LOST: Mapping[str, str] = {
    "variant": "il gioco",
    "options": "le regole facoltative",
    "points": "tutte le pedine sulle punte",
    "bar": "il bar",
    "reserve": "la riserva",
    "off": "il numero di pedine fuori",
    "captured": "le pedine eliminate",
    "marks": "le pedine imprigionate o in torre",
    "phase": "la fase di ogni giocatore",
    "over": "se la partita è finita",
    "player": "il giocatore di turno",
    "stages": "il resto del turno",
    "thrown": "i dadi già lanciati",
    "early": "quanti turni sono ancora iniziali",
    "match": "la lunghezza dell’incontro",
    "score": "il punteggio",
    "crawford": "lo stato della partita di Crawford",
    "holland": "la regola di Holland",
    "rotation": "la serie di giochi",
    "jacoby": "la regola di Jacoby",
    "beavers": "il limite dei beaver",
    "automatic_doubles": "i raddoppi automatici concordati",
    "per_point": "l’importo per punto",
    "cube": "il cubo",
    "automatic": "i raddoppi automatici avvenuti",
    "offer": "l’offerta in attesa",
    "turns": "il numero di turni cominciati",
    "resigned": "l’abbandono offerto",
    "cube_limit": "il limite del cubo",
    "resignation": "la regola facoltativa sull’abbandono",
    "draw": "la patta offerta",
    "settlement": "l’accordo offerto",
    "ended": "come è finita la partita fuori dalla tavola",
    "illegal": "che una mossa illegale ha portato qui (altrimenti una "
    "posizione che nessuna mossa legale raggiunge viene rifiutata alla lettura)",
}
"""What a notation may be unable to express."""

NAMES: Mapping[str, str] = {
    "position_id": "id di posizione",
    "xgid": "XGID",
    "fibs": "rawboard FIBS",
    "ogid": "OGID",
    "gnu_id": "id GNU",
    "gnu_position_id": "Position ID GNU",
    "gnu_match_id": "Match ID GNU",
}
"""The names of the notations."""
