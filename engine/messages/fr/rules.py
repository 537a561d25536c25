"""What each rule says, how a game is won, what a win is worth, and why there is no choice."""

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "forward": "Les pions avancent le long de leur parcours, chacun exactement du nombre d'un dé.",
    "open_point": "Un pion peut s'arrêter sur une case vide, occupée par les siens ou tenue par un "
    "seul pion adverse ; deux pions adverses ou plus la bloquent.",
    "separate_dice": "Les dés sont des déplacements séparés : chaque halte doit être permise en "
    "elle-même, et un pion adverse seul y est pris même si le pion continue.",
    "doubles": "Un doublet se joue quatre fois, sauf si le jeu en dispose autrement.",
    "use_all": "Il faut jouer autant de nombres que possible ; un coup qui en joue moins n'est pas "
    "permis.",
    "higher_die": "Si l'un ou l'autre nombre peut se jouer, mais pas les deux, il faut jouer le "
    "plus haut.",
    "hit": "Un pion qui arrive sur un pion adverse seul le prend et l'envoie à la barre.",
    "bar_first": "Tant qu'un joueur a des pions sur la barre, il ne peut rien faire d'autre que de "
    "les entrer.",
    "bear_off": "On ne sort des pions que si tous sont dans le jan intérieur ; un nombre plus haut "
    "que nécessaire sort le pion le plus en arrière.",
    "no_pass": "Un joueur qui a des coups permis doit en jouer un.",
    "immediate_end": "La partie s'arrête à l'instant où son but est atteint ; tout ce qui reste "
    "est nul.",
    "stages": "Un lancer en plusieurs étapes se joue étape par étape, chacune jugée pour "
    "elle-même.",
    "empty_stage": "Une étape où rien ne peut se jouer reste une étape ; son coup est vide.",
    "draw": "Si aucun lancer ne donne plus de coup à aucun des joueurs, la partie est nulle.",
    "opening": "Chacun lance un dé ; les dés décident qui commence, et à égalité on les relance.",
    "enter_all": "Tant que la réserve n'est pas vide, chaque nombre entre un pion ; rien d'autre "
    "ne bouge.",
    "enter_two": "Jusqu'à ce que deux pions aient quitté la réserve, chaque nombre doit en entrer "
    "un.",
    "free_entry": "Les pions de la réserve peuvent être entrés à tout moment.",
    "lower_first": "Le nombre le plus petit se joue d'abord ; si c'est impossible, le lancer est "
    "perdu.",
    "top_then_bottom": "Un doublet de n se joue n, puis 7 - n, le nombre des faces inférieures.",
    "roll_again": "Après un doublet, le joueur relance les dés.",
    "forfeit": "Le reste du tour est perdu à la première étape qui n'est pas jouée en entier.",
    "same_way": "Les deux joueurs vont de 1 à 24, et leur jan intérieur est formé des cases 19 à "
    "24.",
    "single_blocks": "On ne prend pas : un pion adverse seul ferme déjà une case.",
    "rising_doubles": "Un doublet de n se joue quatre fois, puis n + 1 quatre fois, et ainsi de "
    "suite jusqu'aux six.",
    "hand_over": "Si un doublet croissant n'est pas achevé, l'adversaire continue avec la valeur "
    "suivante.",
    "one_per_point": "Une case qui porte un pion est fermée à son propriétaire, sauf la case de "
    "but.",
    "no_overtaking": "Un pion qui avance ne peut pas dépasser un pion de son camp ; un pion qui "
    "entre le peut.",
    "opposite_hit": "Arriver sur une case envoie à la barre le pion adverse de la case opposée, "
    "sauf sur les cases de but.",
    "single_double": "Un doublet est un seul déplacement.",
    "double_twice": "Un doublet se joue deux fois.",
    "home_point": "La case de but doit être atteinte exactement, et aucun pion ne quitte le "
    "plateau.",
    "acey_deucey": "Un 1-2 se joue, puis un doublet au choix du joueur, puis il relance les dés.",
    "mexican": "Un 1-2 ne se joue pas : le joueur choisit n'importe quel doublet et le joue quatre "
    "fois.",
    "max_five": "Une case qui porte cinq pions est fermée à leur propriétaire, même pour entrer.",
    "exact_bear_off": "Seul un nombre égal à la distance sort un pion, et seulement si tous sont "
    "dans le jan intérieur.",
    "either_die": "Si un seul des nombres peut se jouer, le joueur choisit lequel.",
    "all_or_nothing": "Un lancer qui ne peut pas se jouer en entier est perdu en entier.",
    "pinning": "Arriver sur un pion adverse seul l'immobilise jusqu'à ce qu'on reparte ; une case "
    "qui porte un pion de chaque couleur est fermée aux deux.",
    "one_six_or_double": "Un lancer sans 1, sans 6 et sans doublet reste sans effet.",
    "sum_of_dice": "Un pion avance de la somme des deux dés, sans halte en chemin.",
    "capture": "Le pion adverse sur lequel on arrive est retiré du jeu pour de bon.",
    "slide": "Un pion qui arrive sur un pion de son camp glisse jusqu'à la prochaine case que son "
    "camp laisse libre.",
    "one_checker_per_point": "Une case ne porte qu'un pion.",
    "circle": "Blanc descend depuis la case 24, Noir monte depuis la case 1, sans fin autour du "
    "plateau ; personne ne sort de pion.",
    "last_checker": "Le dernier pion se tient sur les cases de coin : un 1 le mène à la suivante, "
    "un 6 à celle d'après.",
    "nothing_travels": "Aucun pion ne voyage : chaque pile reste sur sa case.",
    "three_phases": "Toutes les piles sont défaites, puis refaites, puis sorties.",
    "once_per_phase": "Un nombre agit une fois par phase sur la pile de sa case.",
    "double_once": "Un doublet ne compte qu'une fois et donne un autre lancer.",
    "thin_points": "Sur ses propres cases 3, 4 et 5, un joueur ne peut avoir qu'un pion par case.",
    "start_point": "Un joueur ne peut entrer sur sa propre case 1 que si aucun de ses pions ne s'y "
    "trouve.",
    "both_ways": "Chaque nombre peut se jouer en avant ou en arrière, mais jamais en deçà du "
    "départ.",
    "fixed_roll": "Le lancer d'ouverture vaut pour tous les tours ; un doublet est relancé.",
    "hit_loses": "Qui prend un pion perd aussitôt ; le reste de son coup est nul.",
    "shown_roll": "Avant qu'un joueur ne joue, son adversaire lance les dés de son propre tour "
    "suivant.",
    "last_wins": "Le dernier à sortir son dernier pion gagne.",
    "name_roll": "L'un des joueurs ne lance pas : il choisit deux nombres différents quelconques.",
    "two_rolls": "L'autre lance et joue deux fois de suite.",
    "thrown_for_the_other": "Le lancer d'un joueur est joué par son adversaire.",
}

GOALS: Mapping[str, str] = {
    "first_done": "Le premier à amener tous ses pions au but gagne.",
    "first_done_loses": "Le premier à sortir tous ses pions perd.",
    "first_hit_loses": "Qui prend un pion perd aussitôt ; sinon, le premier à sortir tous ses "
    "pions gagne.",
    "last_one_standing": "Qui a perdu tous ses pions perd.",
}

SCORINGS: Mapping[str, str] = {
    "one_two_three": "Partie simple 1, gammon 2 (le camp compté n'a sorti aucun pion), backgammon "
    "3 (et il en a un sur la barre, en réserve ou dans son quart de départ), multiplié par le "
    "videau.",
    "one_two_two": "Partie simple 1, gammon et backgammon 2, multiplié par le videau.",
    "one_two": "Une victoire vaut 1, ou 2 si le perdant n'a sorti aucun pion.",
    "one_point": "Une victoire vaut 1 point.",
    "checkers_left": "Un point pour chaque pion que le perdant n'a pas sorti.",
    "pips_left": "Le nombre de cases que le perdant a encore à parcourir, doublé s'il n'a sorti "
    "aucun pion, triplé si de plus un de ses pions se trouve dans le jan intérieur du gagnant.",
}

FORCED: Mapping[str, str] = {
    "no_play": "Rien ne peut se jouer.",
    "only_play": "Il n'y a qu'un seul coup permis.",
    "use_all": "Certains déplacements sont exclus, car on peut jouer plus de nombres autrement.",
    "higher_die": "Un seul des deux nombres peut se jouer, il faut donc que ce soit le plus haut.",
    "lower_first": "Le nombre le plus petit passe d'abord, et ainsi le plus haut, ou tout le "
    "lancer, est perdu.",
    "all_or_nothing": "Le lancer ne peut pas se jouer en entier, il est donc perdu en entier.",
}
