"""The sentence for each rule and fault of cube, match and chouette."""

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "cube": "Certains jeux se jouent sans videau.",
    "doubling": "Le joueur au trait peut doubler avant de lancer ; l’adversaire accepte, ou refuse "
    "et perd l’enjeu d’avant le double.",
    "redoubling": "Le joueur qui accepte un double détient le videau, et seul son détenteur peut "
    "redoubler.",
    "cube_limit": "Le videau ne peut pas dépasser la limite convenue.",
    "automatic_doubles": "Deux dés égaux au lancer d’ouverture doublent l’enjeu, au plus autant de "
    "fois que convenu ; le videau reste au centre.",
    "beavers": "Le joueur qui reçoit un double peut redoubler aussitôt en gardant le videau "
    "(beaver), le doubleur peut le tourner encore (raccoon), et l’autre une dernière fois (otter).",
    "jacoby": "Gammon et backgammon comptent comme une partie simple tant qu’aucun joueur n’a "
    "tourné le videau.",
    "resignation": "Un joueur peut abandonner à une valeur que l’adversaire accepte ; selon une "
    "règle maison, l’abandon coûte toujours le maximum.",
    "match": "Le joueur qui atteint le premier la longueur du match le gagne ; les points en trop "
    "ne comptent pas. Dans un match en un nombre de parties, le total le plus élevé après la "
    "dernière gagne, et une partie nulle est rejouée. Les doubles automatiques, les beavers et la "
    "règle de Jacoby sont réservés aux parties libres.",
    "crawford": "Quand un joueur arrive pour la première fois à un point de la victoire, la partie "
    "suivante se joue sans videau ; ensuite le videau revient.",
    "holland": "Après la partie Crawford, le joueur mené ne peut doubler qu’à partir de son "
    "troisième tour.",
    "rotation": "Dans une série, les parties suivent un cycle de jeux ; après chaque partie, "
    "même nulle, on joue le jeu suivant. Il n’y a pas de videau, et le gagnant d’une partie "
    "commence la suivante.",
    "chouette": "Un joueur, le box, joue contre une équipe menée par un capitaine ; les autres "
    "membres forment la file.",
    "single_cube": "Avec un seul videau, chaque membre de l’équipe ne décide que d’accepter ou de "
    "refuser.",
    "multi_cube": "Chaque membre de l’équipe a un videau à lui contre le box.",
    "last_taker_drops": "Si tous les membres de l’équipe sauf un refusent, ce dernier doit refuser "
    "aussi.",
    "extra_cubes": "Un membre qui est seul à accepter doit accepter un videau supplémentaire de "
    "tout membre qui lui paie l’enjeu d’avant le double.",
    "box_partner": "À partir de huit joueurs, le box peut avoir un partenaire : la place est "
    "proposée à tour de rôle, du capitaine vers l’arrière, ou sinon tirée au sort dans l’équipe "
    "sans le capitaine.",
    "settlement": "En partie libre, chaque joueur peut proposer avant un lancer de finir la "
    "partie pour un nombre entier ou demi-entier de points que l’un paie à l’autre, au plus "
    "l’enjeu multiplié par la plus haute valeur du jeu.",
    "forfeit": "Une partie peut être attribuée à un joueur à une valeur donnée, ou un match ; "
    "aucun consentement n’est nécessaire.",
    "consultation": "Les membres de l’équipe peuvent conseiller celui qui la mène librement, "
    "seulement après un double ou jamais ; un membre qui a refusé ne conseille plus.",
}

FAULTS: Mapping[str, str] = {
    "no_cube": "Ce jeu se joue sans videau.",
    "not_begun": "Le lancer d’ouverture n’a pas encore décidé qui commence.",
    "not_your_turn": "C’est à {player} de jouer.",
    "already_rolled": "Le tour a commencé ; ce n’est possible qu’avant le premier lancer.",
    "not_before_a_roll": "Les dés sont jetés ; un arrangement se propose avant un lancer.",
    "not_the_owner": "Le détenteur du videau est {owner}, et seul le détenteur peut redoubler.",
    "crawford_game": "C’est la partie Crawford, qui se joue sans videau.",
    "cube_limit_reached": "Le videau ne peut pas dépasser {limit}.",
    "offer_pending": "Il faut d’abord répondre à une proposition ({by}) : {kind}.",
    "nothing_offered": "Il n’y a aucune proposition en attente.",
    "own_offer": "Un joueur ne peut pas répondre à sa propre proposition ({kind}).",
    "answers_another": "La réponse « {answer} » suppose « {needs} », mais la proposition est « "
    "{kind} ».",
    "not_agreed": "Non convenu : {name}.",
    "money_only": "Réservé aux parties libres, pas aux matchs : {name}.",
    "match_only": "Réservé aux matchs, pas aux parties libres : {name}.",
    "dead_cube": "L’enjeu de {stake} couvre déjà les points qui manquent ({away}) : le videau est "
    "mort.",
    "no_power_of_two": "Le videau montre des puissances de deux, pas {value}.",
    "automatic_not_agreed": "Trop de doubles automatiques : {count} ; le maximum convenu est "
    "{most}.",
    "owner_needed": "Au centre, le videau est à {must} ; à {value}, il a un détenteur.",
    "not_turned": "Aucun joueur n’a tourné un videau à {value} : il doit être au centre.",
    "offer_not_doubled": "Une proposition double l’enjeu à {must}, pas à {value}.",
    "no_such_offer": "Cette proposition n’est pas possible : {kind}.",
    "no_such_length": "La longueur d’un match est de 1 à {most}, pas {length}.",
    "games_do_not_fit": "Après {played} parties du match, le score ne peut pas être de "
    "{white}-{black} : chaque partie gagnée rapporte au moins un point.",
    "no_such_score": "Un score de {score} n’est pas possible dans un match en {length}.",
    "both_have_won": "Un seul joueur peut avoir gagné le match.",
    "crawford_does_not_fit": "À {white}-{black}, la partie Crawford ne peut pas être {crawford}.",
    "match_over": "Le match est fini.",
    "turns_do_not_fit": "Nombres de tours incompatibles : Blanc {white}, Noir {black}.",
    "turns_not_counted": "Les tours ne sont comptés que si la règle de Holland est convenue.",
    "unknown_stakes_option": "L’enjeu n’a pas d’option « {name} » ; options possibles : {known}.",
    "no_such_amount": "Le montant par point doit être supérieur à 0 et avoir neuf chiffres au "
    "plus.",
    "no_such_value": "L’abandon à la valeur {value} n’est pas possible ; valeurs possibles : "
    "{known}.",
    "costs_the_most": "Selon la règle maison, l’abandon coûte toujours {value}.",
    "player_repeated": "{name} ne peut participer qu’une fois.",
    "player_unknown": "{name} ne participe pas.",
    "player_count": "Une chouette a de {least} à {most} joueurs, pas {count}.",
    "throw_needed": "{name} doit lancer.",
    "throw_unneeded": "{name} ne lance pas maintenant.",
    "no_such_die": "Un dé montre de 1 à 6, pas {number}.",
    "seats_decided": "Les lancers précédents ont déjà décidé de toutes les places.",
    "not_the_leader": "Avec un seul videau, {leader} double pour l’équipe.",
    "no_bet": "Il n’y a pas de videau entre ces joueurs : {name}, {to}.",
    "no_bets": "{name} n’a rien à doubler et aucune réponse à donner.",
    "all_or_none": "Avec un seul videau, un double s’adresse à toute l’équipe ou à aucun membre.",
    "not_answered": "{name} doit encore répondre à {to}.",
    "answered_twice": "{name} a répondu deux fois à {to}.",
    "same_answer": "Avec un seul videau, le box donne la même réponse à toute l’équipe.",
    "beavers_need_cubes": "Avec un seul videau pour toute l’équipe, il n’y a pas de beavers.",
    "no_extra_cubes": "Pour {name}, il n’y a pas de videau supplémentaire : {why}.",
    "no_partner": "Avec moins de {least} joueurs ou sans l’option, le box n’a pas de partenaire.",
    "lot_needed": "Aucun membre n’est volontaire : un partenaire doit être tiré au sort parmi : "
    "{known}.",
    "not_in_the_lot": "{name} ne peut pas être tiré au sort ; possibles : {known}.",
    "captain_still_plays": "{name} est capitaine et joue encore : la partie n’est pas décidée.",
    "game_begun": "La partie a commencé ; le box ne prend un partenaire qu’avant elle.",
    "draw_has_no_value": "Une partie nulle n’a pas de valeur.",
    "captain_gone": "{name} est capitaine et ne joue plus : le box a perdu.",
    "all_answered": "Toutes les offres ont leur réponse : les réponses ont déjà pris effet.",
    "not_one_cube": "Avec un seul videau, tous les membres de l’équipe ont le même.",
    "not_one_opening": "Tous les videaux ont eu le même lancer d’ouverture : leurs doubles "
    "automatiques sont les mêmes.",
    "no_such_payment": "Un paiement doit être supérieur à 0 et aller d’un joueur à un autre.",
    "still_open": "La partie n’est pas finie ; encore en jeu : {names}.",
    "value_needed": "`value` manque : {color} peut abandonner à {must}.",
    "wrong_answer": "La proposition est « {kind} » ; réponses possibles : {choices}.",
    "no_repetition": "La nulle par répétition ne peut être réclamée que dans un jeu au lancer "
    "fixe.",
    "wrong_payer": "{name} ne peut payer que dans son propre pari : « to » ne contient que ce "
    "nom, ou manque.",
    "no_such_settlement": "Un arrangement porte sur des points entiers ou demis, plus de 0 et au "
    "plus {most} ; seulement entiers si un partenaire les partage.",
    "no_such_ending": "La partie ne peut pas avoir fini ainsi : {how}.",
    "crawford_needed": "À {white}-{black} d’un match en {length}, la partie Crawford est "
    "celle-ci ou déjà jouée : indiquer `{item}`, « now » ou « after ».",
    "holland_needs_crawford": "Sans partie Crawford, la règle de Holland ne s’applique pas.",
    "not_in_rotation": "{variant} ne fait pas partie de la série {name} : {known}.",
    "options_not_of_series": "Dans cette série ({name}), le jeu a ces options : {known}. "
    "Les autres vont dans `variant_options`.",
    "rotation_needed": "`variant_options` vaut pour une série : il faut aussi `rotation`.",
    "totals_do_not_fit": "Les totaux avant la partie {number} sont incompatibles : leur somme est "
    "0, et avant la première partie tous sont 0.",
    "holland_rule": "Ce serait au tour {turn} ; le joueur mené peut doubler à partir de son tour "
    "{first}.",
    "no_stakes": "La partie est sans enjeu ; le videau et un arrangement supposent « stakes ».",
}
