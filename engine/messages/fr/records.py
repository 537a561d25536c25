"""The sentence for each fault and note of a record."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "no_such_record_format": "Le format {format} n’existe pas\u00a0; il y a mat, sgf et record.",
    "not_a_record": "Ce n’est pas un enregistrement au format {format}\u00a0: il manque la ligne "
    "du match, la partie ou les lignes de jeu.",
    "record_too_large": "L’enregistrement est trop grand\u00a0; maximum lu\u00a0: {most}.",
    "record_too_deep": "Les variantes sont trop imbriquées\u00a0; niveaux lus au maximum\u00a0: "
    "{most}.",
    "match_too_long": "Le match est trop long\u00a0; maximum de points\u00a0: {most}.",
    "not_text": "Le contenu a des caractères de contrôle\u00a0: ce n’est pas un texte.",
    "unknown_variation": "L’enregistrement est celui d’un jeu inconnu ici\u00a0: {name}.",
    "wrong_score": "Les parties précédentes donnent le score {white}-{black}.",
    "bad_dice": "Aucun lancer de deux dés ne donne ces nombres.",
    "opening_double": "Le lancer d’ouverture ne peut pas être un double.",
    "illegal_play_written": "L’enregistrement dit lui-même que ce coup est illégal.",
    "id_differs": "L’enregistrement donne ici un autre état\u00a0: {id}.",
    "unreadable_cell": "Cette partie de la ligne est illisible.",
    "unreadable_line": "Cette ligne est illisible.",
    "wrong_cube_value": "Le videau est proposé à {value}.",
    "edited": "L’enregistrement installe une autre position au milieu de la partie.",
    "no_result": "Le résultat de cette partie manque.",
    "wrong_winner": "Le vainqueur de la partie\u00a0: {winner}.",
    "wrong_result": "La partie vaut {points:point|points}\u00a0; vainqueur\u00a0: {winner}.",
    "two_ways": "Le coup écrit a deux chemins\u00a0; celui sans frappe est retenu.",
    "star_without_hit": "Une frappe est marquée, mais aucun pion n’est frappé.",
    "take_unwritten": "L’acceptation n’est pas écrite.",
    "play_unwritten": "Le seul coup légal n’est pas écrit.",
    "capped_result": "Les points écrits s’arrêtent à ce qui manquait encore au vainqueur.",
    "rolled_and_resigned": "Les dés ont été lancés, puis la partie abandonnée.",
    "game_without_plays": "La partie n’a aucun coup.",
    "sides_swapped": "Les joueurs ont changé de côté.",
    "beavers_assumed": "Des beavers sont joués, donc supposés convenus.",
    "other_line": "Cette ligne ne fait pas partie de l’enregistrement.",
    "other_lines": "Lignes hors de l’enregistrement\u00a0: {count}.",
    "header_unknown": "Ce mot de l’en-tête est inconnu.",
    "second_match": "Un second match commence ici\u00a0; seul le premier est lu.",
    "wrong_game_number": "Le numéro de la partie est faux\u00a0; l’ordre compte.",
    "other_game": "L’arbre d’un autre jeu est ignoré.",
    "cut_off": "L’enregistrement s’arrête avant la fin.",
}
