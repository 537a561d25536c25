"""What each fault in an id means."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "id_too_long": "Un identifiant a {most} caractères au plus.",
    "id_field_missing": "ce champ manque.",
    "id_field_unknown": "un identifiant n'a que les champs {known}.",
    "id_unknown_word": "« {found} » ne peut pas se trouver ici ; valeurs possibles : {known}.",
    "id_bad_number": "« {found} » n'est pas un nombre entier de {low} à {high}.",
    "id_bad_shape": "« {found} » doit s'écrire ainsi : {shape}.",
    "id_repeated": "« {found} » redit ce qui est déjà dit.",
    "id_spelling": "cela s'écrit autrement ; le seul identifiant de cet état est {canonical}",
}
