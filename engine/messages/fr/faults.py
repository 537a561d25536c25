"""The sentence for each fault in a position, turn or play."""

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "ambiguous_move": "De {from} à {target}, plusieurs chemins ont des effets différents, "
    "par {stops} : il faut indiquer « via ».",
    "unknown_variant": "Jeu inconnu : « {name} ».",
    "unknown_option": "Ce jeu n’a pas d’option « {name} » ; options possibles : {known}.",
    "unknown_option_value": "L’option « {name} » ne peut pas être {value} ; valeurs possibles : "
    "{known}.",
    "marks_needed": "`position.marks` manque : au jeu « {variant} », il indique les piles debout.",
    "wrong_total": "{color} doit avoir {must} pions dans ce jeu, pas {count}.",
    "no_such_place": "La place « {place} » n’existe pas pour ce camp dans ce jeu.",
    "too_many_on_point": "Dans ce jeu, une case ne porte qu’un pion.",
    "last_checker_off_corner": "Le dernier pion d’un joueur doit se trouver sur une case de coin.",
    "phase_does_not_fit": "Les piles ne correspondent pas à la phase « {phase} ».",
    "no_marks_here": "Ce jeu n’a pas de marques, mais la case {place} en porte une.",
    "no_phases_here": "Ce jeu n’a pas de phases ; phase indiquée : « {phase} ».",
    "played_after_hit": "La première prise termine la partie : un pion au plus est sur la barre, "
    "et aucun joueur n’a sorti tous ses pions.",
    "point_is_full": "La case {place} est pleine ; {color}, pions sur cette case : {count}.",
    "off_before_entering": "Rien ne sort tant qu’il y a une réserve ; {color}, pions : {count}.",
    "off_before_home": "Des pions sont sortis ({color} : {count}) : tous les autres doivent être "
    "dans le jan intérieur.",
    "moved_before_entering": "Aucun pion n’avance tant qu’il y a une réserve ; {color}, pions : "
    "{count}.",
    "behind_the_start": "{color} ne peut pas avoir de pion aussi loin en arrière que la case "
    "{place} : dans ce jeu, aucun pion n’est renvoyé.",
    "both_colors": "La case {place} porte des pions des deux couleurs.",
    "nothing_pins_it": "Le pion de la case {place} est marqué comme immobilisé, mais aucun pion "
    "adverse ne l’immobilise.",
    "who_is_pinned": "La case {place} porte des pions des deux couleurs : une seule des deux doit "
    "être marquée comme immobilisée.",
    "cannot_pin_there": "{color} n’arrive jamais sur la case {place}, où commence son parcours, et "
    "ne peut y immobiliser aucun pion.",
    "pin_too_high": "La case {place} porte plus de pions que ne le permet un pion immobilisé.",
    "face_to_face": "Les pions des cases {place} et {other} se font face ; l’un d’eux serait sur "
    "la barre.",
    "both_finished": "Les deux joueurs ont fini ; un seul peut avoir fini.",
    "no_such_turn": "`{part}` ne peut pas être {value} ; valeurs possibles : {must}.",
    "game_over": "La partie est finie.",
    "not_expected": "D’abord ({who}) : {expected} ; action reçue : {got}.",
    "named_a_double": "Les deux nombres choisis doivent être différents.",
    "double_thrown_again": "En cas de doublet, on relance les dés ; un doublet ne peut pas être le "
    "lancer fixe.",
    "throw_after_decision": "Les lancers précédents ont déjà décidé qui commence.",
    "no_checker": "{color} n’a pas de pion {at}.",
    "pinned": "Le pion de la case {place} est immobilisé et ne peut pas bouger.",
    "bar_first": "Il faut d’abord rentrer les pions de la barre : {count}.",
    "enter_first": "Il faut d’abord entrer un pion ; pions en réserve : {count}.",
    "not_a_move": "Un pion ne peut pas aller jusque-là.",
    "wrong_direction": "Mauvais sens : les pions avancent sur leur parcours.",
    "number_not_there": "Le nombre {number} n’est pas disponible ; il reste : {numbers}.",
    "number_does_not_fit": "La distance est {pips}, pas {number}.",
    "lower_first": "Le nombre le plus petit, {number}, doit être joué d’abord.",
    "one_number_a_move": "La distance {pips} demande plus d’un nombre : chaque halte doit être "
    "indiquée comme un déplacement.",
    "no_such_number": "Aucun nombre n’y mène : la distance est {pips} ; il reste : {numbers}.",
    "next_stage": "Ces nombres appartiennent à une étape suivante du tour : {numbers}.",
    "double_not_named": "Cette étape est complète ; avant la suivante, il faut choisir un doublet.",
    "no_number_left": "Tous les nombres ont déjà été joués.",
    "blocked": "La case {place} est bloquée par {color} (pions : {count}).",
    "mixed_point": "La case {place} porte un pion de chaque couleur et est fermée.",
    "overtakes": "Le déplacement dépasse des pions du joueur ; cases : {places}.",
    "all_off": "Tous les pions sont sortis.",
    "not_all_home": "Il reste des pions hors du jan intérieur : {places}.",
    "number_too_small": "Pour sortir ce pion, il faut au moins {distance} ; il reste : {numbers}.",
    "number_not_exact": "Pour sortir ce pion, il faut exactement {distance} ; il reste : "
    "{numbers}.",
    "checker_further_back": "Un nombre trop grand ne sort que le pion le plus éloigné ; plus loin "
    ": {places}.",
    "not_this_move": "Ce lancer ne permet pas ce déplacement.",
    "tower_done": "Dans cette phase, la pile de la case {place} a déjà été traitée.",
    "not_by_this_number": "Aucun nombre de ce lancer ne concerne la case {place}.",
    "wrong_landing": "Depuis la case {from}, arrivée possible : {must}, pas {target}.",
    "after_the_end": "La partie était déjà finie avant ce déplacement.",
    "roll_is_lost": "Le lancer ne peut pas être joué en entier : aucune partie du lancer ne peut "
    "être jouée.",
    "must_roll": "Un lancer est jouable ou a un autre effet : il faut lancer les dés.",
    "must_play": "Un coup est possible (déplacements : {must}) : il faut jouer.",
    "more_to_play": "Nombres joués : {used} ; nombres à jouer : {must}.",
    "higher_number": "Un seul nombre peut être joué, et ce doit être le plus grand : {number}.",
    "spoils_the_rest": "Ce déplacement empêche de jouer {must:nombre|nombres}.",
    "runner_first": "Seul le pion le plus avancé peut bouger jusqu’à ce qu’il ait atteint sa case "
    "{number}.",
    "head_used": "Aucun autre pion ne peut quitter la tête, case {place}, pendant ce tour.",
    "row_too_long": "Un pion sur la case {place} achèverait une prime de {count} cases ou plus.",
    "quarter_too_full": "Avec la case {place}, le joueur tiendrait plus de {most} cases de ce "
    "quart.",
    "hitter_stays": "Le dernier pion de la case {place} doit rester : il y a pris pendant ce tour.",
    "pinned_behind": "On ne sort aucun pion tant qu’un autre est immobilisé ; immobilisés : "
    "{places}.",
    "shuts_in": "Le coup enferme l’adversaire, et un autre coup ne le fait pas.",
}
