"""The stakes: what each rule says and what each fault means. No game of the 26 has them."""

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "cube": "Certains jeux se jouent sans videau ; on ne peut alors ni convenir ni faire quoi que "
    "ce soit à son sujet.",
    "doubling": "À son tour et avant de lancer, un joueur peut doubler ; l'adversaire accepte, ou "
    "refuse et perd l'enjeu d'avant le double.",
    "redoubling": "Qui accepte un double détient le videau, et seul son détenteur peut redoubler.",
    "cube_limit": "Le videau ne peut pas dépasser la limite convenue.",
    "automatic_doubles": "Une égalité au lancer d'ouverture double l'enjeu, autant de fois que "
    "convenu ; le videau reste au centre.",
    "beavers": "Le joueur doublé peut redoubler aussitôt en gardant le videau (beaver), le "
    "doubleur peut le tourner encore (raccoon), et l'autre une dernière fois (otter).",
    "jacoby": "Gammon et backgammon comptent comme une partie simple tant qu'aucun joueur n'a "
    "tourné le videau.",
    "resignation": "Un joueur peut abandonner à une valeur que l'adversaire accepte ; selon une "
    "règle de la maison, cela coûte toujours le maximum.",
    "match": "Un match est gagné avec son dernier point ; les points en trop ne valent rien. Les "
    "doubles automatiques, les beavers et la règle de Jacoby sont réservés aux parties d'argent.",
    "crawford": "Quand un joueur arrive pour la première fois à un point du match, la partie "
    "suivante se joue sans videau ; ensuite il revient.",
    "holland": "Après la partie de Crawford, le joueur mené ne peut doubler qu'à partir de son "
    "troisième tour.",
    "chouette": "Un joueur, le box, joue contre une équipe menée par son capitaine ; les autres "
    "suivent en file.",
    "single_cube": "Avec un seul videau, chaque membre de l'équipe ne décide lui-même que "
    "d'accepter ou de refuser.",
    "multi_cube": "Chaque membre de l'équipe a son propre videau contre le box.",
    "last_taker_drops": "Si tous les membres de l'équipe sauf un refusent, le dernier doit refuser "
    "aussi.",
    "extra_cubes": "Qui est seul à accepter doit prendre un videau supplémentaire de tout membre "
    "qui lui paie pour cela l'enjeu d'avant le double.",
    "box_partner": "À partir de huit joueurs, le box peut avoir un partenaire, proposé à tour de "
    "rôle depuis le capitaine vers l'arrière, sinon tiré au sort dans l'équipe sans le capitaine.",
}

FAULTS: Mapping[str, str] = {
    "no_cube": "Ce jeu se joue sans videau.",
    "not_begun": "Le lancer d'ouverture n'a pas encore décidé qui commence.",
    "not_your_turn": "C'est le tour de {player}.",
    "already_rolled": "Le tour a commencé ; on double avant son premier lancer.",
    "not_the_owner": "Le détenteur du videau est {owner}, et seul le détenteur peut redoubler.",
    "crawford_game": "C'est la partie de Crawford, qui se joue sans videau.",
    "holland_rule": "C'est le tour {turn} ; le joueur mené peut doubler à partir de son tour "
    "{first}.",
    "cube_limit_reached": "Le videau ne peut pas dépasser {limit}.",
    "offer_pending": "Il faut d'abord répondre à la proposition de {by} : {kind}.",
    "nothing_offered": "Il n'y a pas de proposition à laquelle répondre.",
    "own_offer": "Un joueur ne répond pas à sa propre proposition ({kind}).",
    "answers_another": "La réponse « {answer} » suppose « {needs} », mais la proposition est « "
    "{kind} ».",
    "not_agreed": "Ce n'est pas convenu : {name}.",
    "money_only": "Réservé aux parties d'argent, pas aux matchs : {name}.",
    "match_only": "Réservé aux matchs, pas aux parties d'argent : {name}.",
    "dead_cube": "L'enjeu de {stake} couvre déjà les points qui manquent ({away}) : le videau est "
    "mort.",
    "no_power_of_two": "Le videau montre des puissances de deux, pas {value}.",
    "automatic_not_agreed": "Il ne peut pas y avoir autant de doubles automatiques : {count} ; le "
    "maximum convenu est {most}.",
    "owner_needed": "Au centre, le videau est à {must} ; à {value}, il appartient à quelqu'un.",
    "not_turned": "Personne n'a tourné le videau à {value}, il est donc au centre.",
    "offer_not_doubled": "Une proposition double l'enjeu à {must}, pas à {value}.",
    "no_such_offer": "Cette proposition ne peut pas se présenter ici : {kind}.",
    "no_such_length": "Un match se joue en 1 à {most} points, pas en {length}.",
    "no_such_score": "Un score de {score} n'est pas possible dans un match en {length}.",
    "both_have_won": "Un seul joueur peut avoir gagné le match.",
    "crawford_does_not_fit": "À {white}-{black}, la partie de Crawford ne peut pas être "
    "{crawford}.",
    "match_over": "Le match est fini : {winner} l'a gagné.",
    "turns_do_not_fit": "Tours commencés : Blanc {white}, Noir {black} ; cela ne va pas ensemble.",
    "turns_not_counted": "Les tours ne sont comptés que si la règle de Holland est convenue.",
    "no_stakes": "On ne joue ici pour aucun enjeu ; pour doubler ou abandonner, indiquer stakes.",
    "unknown_stakes_option": "Il n'y a pas d'option « {name} » pour l'enjeu ; il y a : {known}.",
    "no_such_amount": "Un montant par point est plus que rien et a au plus neuf chiffres.",
    "resignation_pending": "Il faut d'abord répondre à l'abandon de {by}.",
    "no_resignation": "Aucun abandon n'attend de réponse.",
    "own_resignation": "Un joueur ne répond pas à son propre abandon.",
    "no_such_value": "On ne peut pas abandonner ici à la valeur {value} ; valeurs possibles : "
    "{known}.",
    "costs_the_most": "Selon la règle de la maison, abandonner coûte toujours {value}.",
    "player_repeated": "{name} ne participe qu'une fois.",
    "player_unknown": "{name} ne participe pas.",
    "player_count": "Une chouette a de {least} à {most} joueurs, pas {count}.",
    "throw_needed": "{name} doit lancer.",
    "throw_unneeded": "{name} ne lance pas ici.",
    "no_such_die": "Un dé montre de 1 à 6, pas {number}.",
    "seats_decided": "Les lancers précédents ont décidé de toutes les places.",
    "not_the_leader": "Avec un seul videau, {leader} double pour l'équipe.",
    "no_bet": "Entre {name} et {to}, il n'y a pas de videau.",
    "no_bets": "{name} n'a ici rien à doubler et rien à répondre.",
    "all_or_none": "Avec un seul videau, on double toute l'équipe ou personne.",
    "not_answered": "{name} doit encore répondre à {to}.",
    "answered_twice": "{name} a répondu deux fois à {to}.",
    "same_answer": "Avec un seul videau, le box donne la même réponse à toute l'équipe.",
    "beavers_need_cubes": "Avec un seul videau pour toute l'équipe, il n'y a pas de beavers.",
    "no_extra_cubes": "Pour {name}, il n'y a pas de videau supplémentaire : {why}.",
    "no_partner": "Avec moins de {least} joueurs ou sans l'option, le box n'a pas de partenaire.",
    "lot_needed": "Personne n'est volontaire, un partenaire est donc tiré au sort parmi : {known}.",
    "not_in_the_lot": "{name} ne peut pas être tiré au sort ; le tirage est parmi : {known}.",
    "captain_still_plays": "{name} est capitaine et joue encore, rien n'est donc décidé.",
    "game_begun": "La partie a commencé ; joueurs et partenaire ne changent qu'entre les parties.",
    "draw_has_no_value": "Une partie nulle n'a pas de valeur.",
    "captain_gone": "{name} est capitaine et ne joue plus : le box est donc battu.",
    "not_one_cube": "Avec un seul videau, tous les membres de l'équipe ont le même.",
    "not_one_opening": "Tous les videaux ont eu le même lancer d'ouverture et donc les mêmes "
    "doubles automatiques.",
    "no_such_payment": "Un paiement est plus que rien et va d'un joueur à un autre.",
    "still_open": "La partie n'est pas finie ; encore en jeu : {names}.",
}
