"""What each fault in an id means."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "id_too_long": "Eine Id hat höchstens {most} Zeichen.",
    "id_field_missing": "Dieser Abschnitt fehlt.",
    "id_field_unknown": "Eine Id hat nur die Abschnitte {known}.",
    "id_unknown_word": "„{found}“ kann hier nicht stehen; möglich sind: {known}.",
    "id_bad_number": "„{found}“ ist keine ganze Zahl von {low} bis {high}.",
    "id_bad_shape": "„{found}“ ist so zu schreiben: {shape}.",
    "id_repeated": "„{found}“ sagt noch einmal, was schon gesagt ist.",
    "id_spelling": "Das schreibt man anders; die einzige Id dieses Standes ist {canonical}",
}
