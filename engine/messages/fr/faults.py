"""What each fault of a game means."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "unknown_variant": "Il n'y a pas de jeu nommé « {name} ».",
    "unknown_option": "Ce jeu n'a pas d'option « {name} » ; il a : {known}.",
    "unknown_option_value": "L'option « {name} » ne peut pas être {value} ; valeurs possibles : "
    "{known}.",
    "wrong_total": "{color} doit avoir {must} pions dans ce jeu, pas {count}.",
    "no_such_place": "La place « {place} » n'existe pas pour ce camp dans ce jeu.",
    "too_many_on_point": "Dans ce jeu, une case ne porte qu'un pion.",
    "last_checker_off_corner": "Un dernier pion se tient sur une case de coin, jamais ailleurs.",
    "phase_does_not_fit": "Les piles ne correspondent pas à la phase « {phase} ».",
    "no_marks_here": "Dans ce jeu, aucune case n'est marquée, mais la case {place} l'est.",
    "no_phases_here": "Ce jeu n'a pas de phases, mais « {phase} » est indiqué.",
    "played_after_hit": "La première prise termine la partie : un pion au plus est sur la barre, "
    "et aucun camp n'a tout sorti.",
    "point_is_full": "Pour {color}, la case {place} est pleine ; pions sur la case : {count}.",
    "off_before_entering": "{color} a encore {count} en réserve, aucun pion n'a donc encore pu "
    "sortir.",
    "off_before_home": "{color} a déjà sorti des pions ({count}), tous les autres doivent donc "
    "être dans le jan intérieur.",
    "moved_before_entering": "{color} a encore {count} en réserve, aucun pion n'a donc encore pu "
    "aller plus loin.",
    "behind_the_start": "{color} ne peut pas être aussi loin en arrière que la case {place} ; ici, "
    "personne n'est renvoyé.",
    "both_colors": "La case {place} porte des pions des deux couleurs.",
    "nothing_pins_it": "Le pion de la case {place} est marqué comme immobilisé, mais rien ne "
    "l'immobilise.",
    "who_is_pinned": "La case {place} porte les deux couleurs : une seule des deux doit être "
    "marquée comme immobilisée.",
    "cannot_pin_there": "{color} n'arrive jamais sur la case {place}, où commence son parcours, et "
    "ne peut rien y immobiliser.",
    "pin_too_high": "La case {place} porte plus de pions qu'il n'en tient avec un pion immobilisé.",
    "face_to_face": "Les pions des cases {place} et {other} se font face ; l'un d'eux serait sur "
    "la barre.",
    "both_finished": "Les deux camps ont fini ; un seul peut avoir fini.",
    "no_such_turn": "Au jeu « {variant} », un tour ne se présente jamais ainsi.",
    "game_over": "La partie est finie ; il n'y a plus rien à faire.",
    "not_expected": "On attend maintenant {expected}, pas {got}.",
    "named_a_double": "Les deux nombres choisis doivent être différents.",
    "double_thrown_again": "Un doublet est relancé ; il ne peut pas être le lancer fixe.",
    "throw_after_decision": "Les lancers précédents ont déjà décidé qui commence.",
    "no_checker": "{color} n'a pas de pion {at}.",
    "pinned": "Le pion de la case {place} est immobilisé et ne peut pas bouger.",
    "bar_first": "Il faut d'abord vider la barre ; pions sur la barre : {count}.",
    "enter_first": "Il faut d'abord entrer un pion ; en réserve : {count}.",
    "not_a_move": "Aucun pion ne se déplace jusque-là.",
    "wrong_direction": "C'est en arrière ; les pions avancent le long de leur parcours.",
    "number_not_there": "Il n'y a pas de {number} à jouer ; il reste : {numbers}.",
    "number_does_not_fit": "La distance est {pips}, pas {number}.",
    "lower_first": "Le nombre le plus petit, {number}, doit se jouer d'abord.",
    "one_number_a_move": "La distance {pips} demande plusieurs nombres : indiquer chaque halte "
    "comme un déplacement à part.",
    "no_such_number": "Aucun nombre n'y mène : la distance est {pips}, il reste : {numbers}.",
    "next_stage": "Ces nombres appartiennent à une étape suivante du tour : {numbers}.",
    "double_not_named": "Cette étape est complète ; avant la suivante, il faut choisir un doublet.",
    "no_number_left": "Tous les nombres sont déjà joués.",
    "blocked": "La case {place} est bloquée ; pions de {color} sur la case : {count}.",
    "mixed_point": "La case {place} porte un pion de chaque couleur et est fermée.",
    "overtakes": "Le déplacement dépasse des pions de son camp ; cases : {places}.",
    "not_all_home": "Tous les pions ne sont pas dans le jan intérieur : {places}.",
    "number_too_small": "Ce pion a besoin d'un {distance} pour sortir ; trop petit : {numbers}.",
    "number_not_exact": "Seul un {distance} exact sort ce pion ; il reste : {numbers}.",
    "checker_further_back": "Un nombre plus haut sort le pion le plus en arrière ; plus en arrière "
    ": {places}.",
    "not_this_move": "Ce lancer ne permet pas ce déplacement.",
    "tower_done": "Dans cette phase, la pile de la case {place} est déjà traitée.",
    "not_by_this_number": "Aucun nombre de ce lancer n'agit sur la case {place}.",
    "wrong_landing": "De la case {from}, ce lancer mène à {must}, pas à {target}.",
    "after_the_end": "La partie était déjà finie avant ce déplacement.",
    "roll_is_lost": "Le lancer ne peut pas se jouer en entier, rien ne doit donc être joué.",
    "must_play": "Un coup est possible (déplacements : {must}), il faut donc en jouer un.",
    "more_to_play": "Nombres joués : {used} ; il est possible d'en jouer {must}.",
    "higher_number": "Un seul nombre peut se jouer, il faut donc que ce soit le plus haut : "
    "{number}.",
    "spoils_the_rest": "Après ce déplacement, on joue en tout moins de {must} nombres.",
}
