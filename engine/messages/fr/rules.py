"""The sentence for each rule, goal, scoring, table rule and reason for a forced play."""

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "forward": "Les pions avancent le long de leur parcours, chacun exactement du nombre d’un dé.",
    "open_point": "Un pion peut arriver sur une case vide, occupée par les siens ou tenue par un "
    "seul pion adverse ; deux pions adverses ou plus la bloquent.",
    "separate_dice": "Les dés se jouent séparément : un pion qui joue plus d’un nombre arrive à "
    "chaque halte, et chaque halte doit être légale.",
    "doubles": "Un doublet se joue quatre fois, sauf si une autre règle du jeu en décide "
    "autrement.",
    "use_all": "Il faut jouer autant de nombres que possible ; un coup qui en joue moins est "
    "illégal.",
    "higher_die": "Si chacun des deux nombres peut être joué, mais pas les deux, il faut jouer le "
    "plus grand.",
    "hit": "Un pion qui arrive sur un pion adverse seul (blot) le prend et l’envoie à la barre.",
    "bar_first": "Un joueur qui a des pions sur la barre doit les rentrer avant tout autre "
    "déplacement.",
    "bear_off": "On ne sort des pions que si tous sont dans le jan intérieur ; un nombre plus "
    "grand que nécessaire sort le pion le plus éloigné.",
    "no_pass": "Un joueur qui a un coup légal doit jouer.",
    "immediate_end": "La partie s’arrête dès que le but est atteint ; le reste du tour est perdu.",
    "stages": "Un lancer en plusieurs étapes se joue étape par étape, chacune jugée pour "
    "elle-même.",
    "empty_stage": "Une étape où rien ne peut se jouer reste une étape ; son coup est vide.",
    "draw": "Si aucun lancer ne donne plus de coup légal à aucun des joueurs, la partie est nulle.",
    "opening": "Chacun lance un dé pour décider qui commence ; à égalité, on relance.",
    "enter_all": "Tant qu’il y a des pions en réserve, chaque nombre doit en entrer un ; aucun "
    "autre pion ne bouge.",
    "enter_two": "Jusqu’à ce que deux pions aient quitté la réserve, chaque nombre doit en entrer "
    "un.",
    "free_entry": "Les pions de la réserve peuvent être entrés à tout moment.",
    "lower_first": "Le nombre le plus petit se joue d’abord ; si c’est impossible, le lancer est "
    "perdu.",
    "top_then_bottom": "Un doublet de n se joue n, puis 7 − n, le nombre des faces inférieures.",
    "roll_again": "Après un doublet, le joueur relance les dés.",
    "forfeit": "Le reste du tour est perdu à la première étape qui n’est pas jouée en entier.",
    "same_way": "Les deux joueurs vont de la case 1 à la case 24 ; les cases 19 à 24 sont le jan "
    "intérieur des deux.",
    "single_blocks": "Il n’y a pas de prise : un pion adverse seul ferme une case.",
    "rising_doubles": "Un doublet de n se joue quatre fois, puis n + 1 quatre fois, et ainsi de "
    "suite jusqu’aux six.",
    "hand_over": "Si un doublet croissant n’est pas achevé, l’adversaire continue avec le nombre "
    "suivant.",
    "one_per_point": "Un joueur ne peut avoir qu’un pion par case, sauf sur la case de but.",
    "no_overtaking": "Un pion qui avance ne peut pas dépasser un pion du même joueur ; un pion qui "
    "entre le peut.",
    "opposite_hit": "Un pion qui arrive sur une case prend le pion adverse de la case opposée et "
    "l’envoie à la barre, sauf sur les cases de but.",
    "single_double": "Avec un doublet, le nombre ne se joue qu’une fois.",
    "double_twice": "Un doublet se joue deux fois.",
    "home_point": "La case de but doit être atteinte exactement, et aucun pion ne quitte le "
    "plateau.",
    "acey_deucey": "Après un 1-2, le joueur joue un doublet au choix, puis relance les dés.",
    "mexican": "Un 1-2 ne se joue pas : le joueur choisit un doublet et le joue quatre fois.",
    "max_five": "Un joueur ne peut pas avoir plus de cinq pions sur une case, même pour entrer.",
    "exact_bear_off": "Un pion ne sort qu’avec un nombre égal à sa distance, et seulement si tous "
    "les pions sont dans le jan intérieur.",
    "either_die": "Si un seul des deux nombres peut être joué, le joueur choisit lequel.",
    "all_or_nothing": "Un lancer qui ne peut pas être joué en entier est perdu.",
    "pinning": "Un pion qui arrive sur un pion adverse seul l’immobilise jusqu’à ce que son camp "
    "quitte la case ; une case qui porte un pion de chaque couleur est fermée aux deux.",
    "pinning_and_adding": "Un pion qui arrive sur un pion adverse seul l’immobilise jusqu’à ce que "
    "son camp quitte la case ; son camp peut y ajouter des pions, et la case est fermée à l’autre.",
    "one_six_or_double": "Un lancer sans 1, sans 6 et sans doublet reste sans effet.",
    "sum_of_dice": "Un pion avance de la somme des deux dés, sans halte en chemin.",
    "capture": "Un pion qui arrive sur un pion adverse le retire du jeu pour de bon.",
    "slide": "Un pion qui arrive sur un pion du même joueur glisse jusqu’à la prochaine case libre "
    "de ses pions.",
    "one_checker_per_point": "Une case ne porte qu’un pion.",
    "circle": "Blanc descend depuis la case 24, Noir monte depuis la case 1, sans fin autour du "
    "plateau ; on ne sort pas de pion.",
    "last_checker": "Le dernier pion se trouve sur les cases de coin : un 1 le mène à la suivante, "
    "un 6 à celle d’après.",
    "nothing_travels": "Aucun pion ne voyage : chaque pile reste sur sa case.",
    "three_phases": "Toutes les piles sont défaites, puis refaites, puis sorties.",
    "once_per_phase": "Un nombre concerne une fois par phase la pile de sa case.",
    "single_bear_off": "Un nombre concerne la pile de sa case une fois pour la défaire et une fois "
    "pour la refaire ; à la sortie, il sort un seul pion.",
    "double_once": "Un doublet ne compte qu’une fois et donne un autre lancer.",
    "thin_points": "Un joueur ne peut avoir qu’un pion par case sur ses cases 3, 4 et 5.",
    "start_point": "Un joueur ne peut entrer sur sa case 1 que si aucun de ses pions ne s’y "
    "trouve.",
    "both_ways": "Chaque nombre peut se jouer en avant ou en arrière, mais jamais en deçà du "
    "départ.",
    "fixed_roll": "Le premier lancer vaut pour tous les tours ; en cas de doublet, on relance.",
    "hit_loses": "Le joueur qui prend un pion perd aussitôt ; le reste du coup est perdu.",
    "shown_roll": "Avant qu’un joueur ne joue, l’adversaire lance les dés de son prochain tour.",
    "last_wins": "Le joueur qui sort en dernier son dernier pion gagne.",
    "name_roll": "L’un des joueurs ne lance pas : il choisit deux nombres différents.",
    "two_rolls": "L’autre lance et joue deux fois de suite.",
    "thrown_for_the_other": "Le lancer d’un joueur est joué par son adversaire.",
    "corners": "Les deux joueurs vont dans le même sens autour du plateau à partir de coins "
    "opposés : Blanc de la case 1 à la case 24, Noir de la case 13 par la 24 jusqu’à la case 12.",
    "pin_stack": "Un pion qui arrive sur un pion adverse seul l’immobilise jusqu’à ce que le "
    "dernier pion de son camp quitte la case ; son camp peut y empiler d’autres pions, et la case "
    "est fermée à l’autre.",
    "free_bear_off": "On ne sort aucun pion tant qu’un de ses pions est immobilisé.",
    "mother": "Le dernier pion d’un camp sur sa case de départ est sa mère : le joueur qui a "
    "immobilisé la mère adverse et quitté sa propre case de départ gagne aussitôt ; si les deux "
    "mères sont immobilisées, la partie est nulle.",
    "runner_first": "Seul le pion le plus avancé, le coureur, peut bouger jusqu’à ce qu’il ait "
    "atteint le côté de départ adverse (sa case 13, Fevga) ou le jan intérieur (sa case 19, Tawla "
    "31).",
    "head_one": "À chaque tour, un pion au plus quitte la case de départ, la tête.",
    "second_head": "Au premier tour d’un joueur, 6-6, 4-4 et 3-3 permettent à deux pions de "
    "quitter la tête.",
    "second_head_if_blocked": "Au premier tour d’un joueur, deux pions peuvent quitter la tête "
    "avec tout lancer qu’un seul pion ne peut pas jouer en entier.",
    "row_of_six": "Aucun déplacement ne peut achever une prime de six cases ou plus sur le "
    "parcours adverse, sauf si un pion adverse est devant elle ou sorti.",
    "row_of_six_home": "Aucun déplacement ne peut achever une prime de six cases ou plus sur le "
    "parcours adverse, sauf si un pion adverse est dans son jan intérieur ou sorti.",
    "quarter": "Aucun déplacement ne peut occuper la sixième case de son propre quart de départ.",
    "quarter_of_theirs": "Aucun déplacement ne peut occuper la sixième case du quart de départ "
    "adverse.",
    "four_of_theirs": "Aucun déplacement ne peut occuper une cinquième case du quart de départ "
    "adverse.",
    "hitter_stays": "Un pion qui prend dans son jan intérieur y reste jusqu’à la fin du tour : le "
    "dernier pion ne peut pas quitter cette case.",
    "no_shut_in": "Si tous les pions adverses sont sur une seule case, un coup ne peut pas les "
    "enfermer en tenant les six cases suivantes, sauf si tous les coups légaux le font.",
    "early": "Pendant les trois premiers tours de chaque joueur, un doublet se joue quatre fois et "
    "ne monte pas.",
    "winner_starts": "Le gagnant d’une partie commence la suivante et lance les "
    "deux dés ; après une nulle et à la première partie, chacun lance un dé.",
}

GOALS: Mapping[str, str] = {
    "first_done": "Le joueur qui amène le premier tous ses pions au but gagne.",
    "first_done_loses": "Le joueur qui sort le premier tous ses pions perd.",
    "first_hit_loses": "Le joueur qui prend un pion perd aussitôt ; sinon, le premier à sortir "
    "tous ses pions gagne.",
    "last_one_standing": "Le joueur qui a perdu tous ses pions perd la partie.",
    "mother_or_done": "Le joueur qui immobilise le dernier pion adverse sur sa case de départ "
    "gagne dès que sa propre case de départ est vide ; sinon, le premier à sortir tous ses pions "
    "gagne.",
}

SCORINGS: Mapping[str, str] = {
    "one_two_three": "Partie simple 1, gammon 2 (le camp compté n’a sorti aucun pion), backgammon "
    "3 (et il en a un sur la barre, en réserve ou dans son quart de départ), multiplié par le "
    "videau.",
    "one_two_two": "Partie simple 1, gammon et backgammon 2, multiplié par le videau.",
    "one_two": "Une victoire vaut 1, ou 2 si le perdant n’a sorti aucun pion.",
    "one_point": "Une victoire vaut 1 point.",
    "checkers_left": "Un point pour chaque pion que le perdant n’a pas sorti.",
    "pips_left": "Les pips que le perdant a encore à parcourir, doublés si le perdant n’a sorti "
    "aucun pion, triplés si de plus un de ses pions se trouve dans le jan intérieur du gagnant.",
}

TABLE_RULES: Mapping[str, str] = {
    "take_back": "Un joueur peut reprendre ses déplacements tant qu’il n’a pas annoncé la fin de "
    "son tour.",
    "illegal_play": "Un coup illégal est maintenu si l’adversaire l’admet en lançant les dés ou en "
    "doublant ; l’adversaire peut aussi exiger un coup légal.",
    "cocked_dice": "Les dés ne comptent que si tous deux reposent à plat sur le plateau, à droite "
    "du joueur qui les lance ; sinon les deux sont relancés.",
    "premature_roll": "Un lancer anticipé est nul et doit être refait ; s’il est convenu qu’il "
    "compte, le joueur qui n’a pas fini son coup peut en tenir compte.",
}

FORCED: Mapping[str, str] = {
    "no_play": "Rien ne peut être joué.",
    "only_play": "Il n’y a qu’un seul coup légal.",
    "use_all": "Certains déplacements sont exclus, car d’autres coups jouent plus de nombres.",
    "higher_die": "Un seul des deux nombres peut être joué, et ce doit être le plus grand.",
    "lower_first": "Le nombre le plus petit doit être joué d’abord : le plus grand, ou tout le "
    "lancer, est perdu.",
    "all_or_nothing": "Le lancer ne peut pas être joué en entier : il est perdu.",
    "no_shut_in": "Certains coups sont exclus, car ils enfermeraient l’adversaire.",
}
