"""What each fault in an id means."""

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
}
