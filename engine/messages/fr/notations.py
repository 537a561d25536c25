"""The sentence for each fault in an id or play text, and what a notation cannot express."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "id_too_long": "Un identifiant a {most} caractères au plus.",
    "id_field_missing": "ce champ manque.",
    "id_field_unknown": "un identifiant n’a que ces champs : {known}.",
    "id_unknown_word": "« {found} » n’est pas possible à cet endroit ; valeurs possibles : "
    "{known}.",
    "id_bad_number": "« {found} » n’est pas un nombre entier de {low} à {high}.",
    "id_bad_shape": "« {found} » doit avoir cette forme : {shape}.",
    "id_repeated": "« {found} » répète une indication précédente.",
    "id_spelling": "ce n’est pas l’écriture canonique ; le seul identifiant de cet état est "
    "{canonical}",
    "id_wrong_length": "ce champ doit avoir {size} caractères.",
    "id_bad_letter": "« {found} » n’est pas un caractère Base64.",
    "id_left_over": "rien ne peut suivre le dernier champ.",
    "id_too_high": "{value} dépasse {high}.",
    "id_too_many": "{color} a trop de pions : {count} ; le maximum est {most}.",
    "id_contradiction": "ceci contredit {other}.",
    "id_no_position": "un identifiant de match ne contient pas de position ; il doit suivre un "
    "identifiant de position et un deux-points.",
    "unknown_notation": "« {found} » n’est écrit dans aucune notation connue ; notations connues : "
    "{known}.",
    "lossy": "« {notation} » ne conserve pas : {lost}.",
    "text_unreadable": "« {found} » n’est pas lisible dans un coup ; un coup s’écrit 8/5 6/5, "
    "bar/20 ou 6/off(2).",
    "text_no_place": "{found} n’existe pas pour ce joueur ; cases : {known}.",
    "text_other_roll": "Le texte est pour le lancer {roll}, mais les nombres à jouer sont : "
    "{numbers}.",
    "text_in_absolute_numbers": "La notation compte les cases du côté du joueur qui joue : "
    "{color}. Le texte a des cases absolues ; en notation, c’est {reading}.",
    "text_in_opponent_numbers": "La notation compte les cases du côté du joueur qui joue : "
    "{color}. Le texte les compte du côté de l’adversaire ; en notation, c’est {reading}.",
    "text_too_many": "Un coup a {most} déplacements au plus.",
    "text_ambiguous": "Ce texte correspond à des coups qui mènent à des positions différentes : "
    "{readings}.",
    "text_no_hit": "Aucune prise à l’astérisque ; coup compris : {readings}.",
}

LOST: Mapping[str, str] = {
    "variant": "le jeu",
    "options": "les règles maison",
    "points": "tous les pions sur les cases",
    "bar": "la barre",
    "reserve": "la réserve",
    "off": "le nombre de pions sortis",
    "captured": "les pions retirés du jeu",
    "marks": "les pions immobilisés ou empilés",
    "phase": "la phase de chaque camp",
    "over": "la fin de la partie",
    "player": "le joueur au trait",
    "stages": "le reste du tour",
    "thrown": "les dés déjà lancés",
    "early": "le nombre de tours encore initiaux",
    "match": "la longueur du match",
    "score": "le score",
    "crawford": "l’état de la partie Crawford",
    "holland": "la règle de Holland",
    "rotation": "la série de jeux",
    "jacoby": "la règle de Jacoby",
    "beavers": "la limite des beavers",
    "automatic_doubles": "les doubles automatiques convenus",
    "per_point": "le montant par point",
    "cube": "le videau",
    "automatic": "les doubles automatiques effectués",
    "offer": "la proposition en attente",
    "turns": "le nombre de tours commencés",
    "resigned": "l’abandon proposé",
    "cube_limit": "la limite du videau",
    "resignation": "la règle maison sur l’abandon",
    "draw": "la nulle proposée",
    "settlement": "l’arrangement proposé",
    "ended": "comment la partie a fini hors du plateau",
    "illegal": "qu’un coup illégal a mené ici (sinon, une position "
    "qu’aucun coup légal n’atteint est refusée à la lecture)",
}
"""What a notation may be unable to express."""

NAMES: Mapping[str, str] = {
    "position_id": "identifiant de position",
    "xgid": "XGID",
    "fibs": "rawboard FIBS",
    "ogid": "OGID",
    "gnu_id": "identifiant GNU",
    "gnu_position_id": "identifiant de position GNU",
    "gnu_match_id": "identifiant de match GNU",
}
"""The names of the notations."""
