"""What each fault in an id means."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "id_too_long": "An id has at most {most} characters.",
    "id_field_missing": "this field is missing.",
    "id_field_unknown": "an id has only the fields {known}.",
    "id_unknown_word": '"{found}" cannot stand here; what can is {known}.',
    "id_bad_number": '"{found}" is not a whole number from {low} to {high}.',
    "id_bad_shape": '"{found}" must be written as {shape}.',
    "id_repeated": '"{found}" says again what was said before.',
    "id_spelling": "this is spelled otherwise; the only id of this state is {canonical}",
}
