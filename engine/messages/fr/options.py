"""What each option of a game decides, by its name, in French."""

from collections.abc import Mapping

OPTIONS: Mapping[str, str] = {
    "backgammon_multiplier": "Le nombre de points d’un backgammon : `3`, ou `2` comme un gammon.",
    "bear_off_whole_tower": "Si un nombre sort toute une pile dans la dernière phase (`true`) ou "
    "un seul de ses pions (`false`).",
    "chooser": "Le joueur qui choisit les nombres ; l’autre lance deux fois.",
    "cube": "Si le jeu se joue avec le videau.",
    "double_repeats": "Combien de fois chaque nombre d’un doublet est joué.",
    "entering": "Quand les pions du plateau peuvent être joués : dès que deux pions ont quitté la "
    "réserve (`after_two`), ou dès que tous l’ont quittée (`all_first`).",
    "hit_and_run": "Si un pion qui prend dans son jan intérieur peut continuer dans le même tour "
    "(`allowed`) ou non (`banned`).",
    "hits": "Si le joueur qui prend perd (`lose`), ou si un pion adverse seul bloque sa case "
    "(`forbidden`).",
    "mother": "Si immobiliser la mère, le dernier pion sur la case de départ adverse, gagne la "
    "partie (`goal`) ou est une immobilisation comme une autre (`none`).",
    "opening": "Si le premier joueur joue les deux nombres du lancer d’ouverture (`one_die_each`) "
    "ou relance les deux dés (`fresh_roll`).",
    "pinner_may_add": "Si le joueur qui immobilise un pion peut ajouter des pions sur sa case "
    "(`true`) ou si elle est fermée aux deux (`false`).",
    "quarter": "Ce qui ne peut pas être occupé : la sixième case de son propre quart de départ "
    "(`own`), celle des deux quarts de départ (`both`), ou une cinquième case de celui de "
    "l’adversaire (`four_of_theirs`).",
    "row": "Quand six cases de suite sont légales : avec un pion adverse devant elles ou sorti "
    "(`one_ahead`), ou avec un pion adverse dans son jan intérieur ou sorti (`one_home`).",
    "scoring": "Ce que vaut une victoire : 1, ou 2 si le perdant n’a sorti aucun pion "
    "(`one_two`), ou un point par pion du perdant qui n’est pas sorti (`checkers_left`).",
    "second_head": "Quand un deuxième pion peut quitter la tête au premier tour : avec 6-6, 4-4 "
    "et 3-3 (`named`), avec tout lancer qu’un seul pion ne peut pas jouer en entier (`blocked`), "
    "ou jamais (`never`).",
    "shut_in": "Si un adversaire dont tous les pions sont sur une case peut être enfermé : non "
    "(`one_point`) ou oui (`allowed`).",
    "snake": "Le joueur qui a le serpent.",
    "unplayed": "Si le reste d’un doublet montant qui ne peut pas être joué est perdu (`lost`) ou "
    "passe à l’adversaire (`to_opponent`).",
}
