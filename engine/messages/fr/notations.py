"""What each fault in an id means, and what is lost in a notation."""

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
    "id_wrong_length": "ce champ doit avoir {size} caractères.",
    "id_bad_letter": "« {found} » n'est pas un caractère de Base64.",
    "id_left_over": "ce qui suit le dernier champ doit être vide.",
    "id_too_high": "{value} dépasse {high}.",
    "id_too_many": "{color} a {count} pions ; il y en a {most}.",
    "id_contradiction": "ceci contredit {other}.",
    "id_no_position": "un identifiant de match ne dit aucune position ; il suit un "
    "identifiant de position et deux points.",
    "unknown_notation": "« {found} » n'est écrit dans aucune notation connue ici ; sont "
    "connues : {known}.",
    "lossy": "La notation « {notation} » ne peut pas dire : {lost}.",
    "text_too_many": "Un coup a {most} déplacements au plus.",
    "text_ambiguous": "Cela peut se jouer de plusieurs façons qui mènent à des positions "
    "différentes : {ways}.",
    "text_no_hit": "Rien n'est pris à l'étoile ; il a été compris : {ways}.",
}

LOST: Mapping[str, str] = {
    "variant": "de quel jeu il s'agit",
    "options": "les règles de la maison",
    "points": "tous les pions sur les cases",
    "bar": "la barre",
    "reserve": "la réserve",
    "off": "combien de pions sont sortis",
    "captured": "les pions retirés du jeu",
    "marks": "quels pions sont immobilisés ou empilés",
    "phase": "la phase de chaque camp",
    "over": "si la partie est finie",
    "player": "de qui c'est le tour",
    "stages": "ce qui reste du tour",
    "thrown": "les dés posés sur la table",
    "match": "la longueur du match",
    "score": "le score",
    "crawford": "où en est la partie de Crawford",
    "holland": "la règle de Holland",
    "jacoby": "la règle de Jacoby",
    "beavers": "jusqu'où vont les beavers",
    "automatic_doubles": "les doubles automatiques convenus",
    "per_point": "le montant par point",
    "cube": "le videau",
    "automatic": "les doubles automatiques survenus",
    "offer": "ce qui est proposé",
    "turns": "combien de tours ont commencé",
    "resigned": "l'abandon proposé",
    "cube_limit": "la limite du videau",
    "resignation": "la règle de la maison sur l'abandon",
}
"""What a notation may be unable to say."""

NAMES: Mapping[str, str] = {
    "position_id": "identifiant de position",
    "xgid": "XGID",
    "fibs": "rawboard FIBS",
    "ogid": "OGID",
    "gnu_id": "identifiant GNU",
    "gnu_position_id": "identifiant de position GNU",
    "gnu_match_id": "identifiant de match GNU",
}
"""The notations as they are called."""
