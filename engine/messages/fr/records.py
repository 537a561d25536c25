"""The sentence for each fault and note of a record."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "not_a_record": "Ce n’est pas un relevé au format {format} : il manque la ligne "
    "du match, la partie ou les lignes de jeu.",
    "record_too_large": "Le relevé est trop grand ; maximum lu : {most} {unit}.",
    "record_too_deep": "Les variantes sont trop imbriquées ; niveaux lus au maximum : {most}.",
    "match_too_long": "Le match est trop long ; maximum de points : {most}.",
    "not_text": "Le contenu a des caractères de contrôle : ce n’est pas un texte.",
    "unknown_variation": "Le relevé est celui d’un jeu inconnu : {name}.",
    "wrong_score": "Les parties précédentes donnent le score {white}-{black}.",
    "bad_dice": "Aucun lancer de deux dés ne donne ces nombres.",
    "opening_double": "Le lancer d’ouverture ne peut pas être un doublet.",
    "illegal_play_written": "Le relevé dit lui-même que ce coup est illégal.",
    "id_differs": "Le relevé donne ici un autre état : {id}.",
    "unreadable_cell": "Cette partie de la ligne est illisible.",
    "unreadable_line": "Cette ligne est illisible.",
    "wrong_cube_value": "Le videau est proposé à {value}.",
    "edited": "Le relevé installe une autre position au milieu de la partie.",
    "no_result": "Le résultat de cette partie manque.",
    "wrong_winner": "Gagnant de la partie : {winner}.",
    "wrong_result": "La partie vaut {points:point|points} ; gagnant : {winner}.",
    "two_ways": "Le coup écrit a deux chemins ; celui sans prise est retenu.",
    "star_without_hit": "Une prise est marquée, mais aucun pion n’est pris.",
    "take_unwritten": "L’acceptation n’est pas écrite.",
    "play_unwritten": "Le seul coup légal n’est pas écrit.",
    "capped_result": "Les points écrits s’arrêtent à ce qui manquait encore au gagnant.",
    "rolled_and_resigned": "Les dés ont été lancés, puis la partie abandonnée.",
    "game_without_plays": "La partie n’a aucun coup.",
    "sides_swapped": "Les joueurs ont changé de camp.",
    "beavers_assumed": "Il y a des beavers : la règle est supposée convenue.",
    "other_line": "Cette ligne ne fait pas partie du relevé.",
    "other_lines": "Lignes hors du relevé : {count}.",
    "header_unknown": "Ce mot de l’en-tête est inconnu.",
    "second_match": "Un second match commence ici ; seul le premier est lu.",
    "wrong_game_number": "Le numéro de la partie est faux ; l’ordre compte.",
    "other_game": "L’arbre d’un autre jeu est ignoré.",
    "cut_off": "Le relevé s’arrête avant la fin.",
    "unreadable_record": "Le relevé est illisible à {at_place}.",
    "not_in_format": "Le format {format} ne peut pas exprimer cette partie ({variant}) : `mat` n’a "
    "pas de mots pour la chouette, la nulle convenue, l’arrangement et le match attribué, `sgf` "
    "non plus, ni pour la plupart des autres jeux.",
    "lossy_record": "Le format {format} perdrait : {words}.",
    "wrong_totals": "Les parties précédentes donnent d’autres totaux.",
    "was_drawn": "La partie s’est terminée par une nulle.",
    "start_needed": "La partie précédente n’est pas finie : le relevé doit indiquer "
    "le début à {at_place}.",
    "unreadable_start": "Le début à {at_place} est illisible : {why}",
    "unreadable_header": "L’en-tête {name} est illisible.",
    "rest_not_written": "Le reste de la partie n’est pas écrit : {count:demi-coup|demi-coups}.",
    "too_many_ids": "Les identifiants sont donnés pour {most:demi-coup|demi-coups} au plus ; "
    "le relevé en a davantage.",
}
