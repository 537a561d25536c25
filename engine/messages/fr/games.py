"""One sentence about each game."""

from collections.abc import Mapping

SUMMARIES: Mapping[str, str] = {
    "backgammon": "Amener quinze pions dans son jan intérieur, puis les sortir ; un pion seul peut "
    "être pris.",
    "eureka": "Tous les pions sont déjà dans le jan intérieur : il ne reste qu’à les sortir, sans "
    "prise.",
    "puff": "Le plateau est vide : tous les pions doivent être entrés avant qu’un seul n’avance.",
    "long_puff": "Le « Puff » où les deux joueurs entrent dans le même quart, vont dans le même "
    "sens et partagent un jan intérieur.",
    "russian_puff": "Le « Puff » où, dès que deux pions sont entrés, on entre ou avance à son gré.",
    "long_russian_puff": "Le « Puff long » où deux pions entrés suffisent pour avancer.",
    "french_backgammon_1": "Le plateau est vide ; un doublet se joue quatre fois, sa face "
    "inférieure quatre fois, puis on relance.",
    "russian_backgammon": "Les deux joueurs entrent dans le même quart et vont dans le même sens ; "
    "un doublet inachevé fait perdre la suite.",
    "gioul": "On ne prend pas ; les doublets montent jusqu’aux six et passent à l’adversaire s’ils "
    "restent inachevés.",
    "french_backgammon_2": "Trois pions à empiler sur la case de but ; on prend en arrivant en "
    "face d’un pion adverse.",
    "acey_deucey": "Le plateau est vide ; un 1-2 se joue, puis un doublet au choix, puis on "
    "relance.",
    "mexican_backgammon": "Cinq pions au plus par case ; un 1-2 donne un doublet au choix, et "
    "après un doublet on relance.",
    "old_britain": "Cinq pions au plus par case ; si un des deux nombres est perdu, on choisit "
    "lequel.",
    "pin": "Arriver sur un pion adverse seul l’immobilise ; un lancer se joue en entier ou pas du "
    "tout.",
    "catch_me": "Sans fin autour du plateau : arriver sur un pion adverse le retire du jeu ; le "
    "dernier pion saute de coin en coin.",
    "doublets": "Aucun pion ne voyage : six piles sont défaites, refaites, puis sorties.",
    "ludus_lombardorum": "Un demi-plateau de douze cases ; un seul pion par case sur ses cases 3, "
    "4 et 5.",
    "backwards": "Chaque dé peut se jouer en avant ou en arrière, même avec un seul et même pion.",
    "straight": "Les deux joueurs vont de 1 à 24 et partagent un jan intérieur ; Noir a le plus "
    "long chemin.",
    "fixed_roll": "Le lancer d’ouverture est joué par les deux joueurs à chaque tour ; on ne "
    "relance jamais.",
    "no_hit": "Le joueur qui prend un pion perd aussitôt, même si la prise était forcée.",
    "open_roll": "Deux lancers sont toujours connus : celui qui se joue et le suivant de "
    "l’adversaire.",
    "misere": "Le joueur qui sort en dernier son dernier pion gagne ; on compte les pions qui lui "
    "restent.",
    "snake": "Un départ inégal : le serpent a neuf pions sur la barre et six dans le jan intérieur "
    "adverse.",
    "two_rolls_vs_choice": "L’un choisit deux nombres différents, l’autre lance et joue deux fois.",
    "linverso": "Le lancer d’un joueur est joué par son adversaire.",
    "nackgammon": "Le backgammon avec quatre pions très en arrière : deux sur la première case et "
    "deux sur la deuxième.",
    "hypergammon": "Le backgammon à trois pions par camp, sur les trois premières cases.",
    "longgammon": "Le backgammon où les quinze pions partent tous de la première case.",
    "portes": "Le backgammon de Grèce : celui qui commence relance, une victoire vaut 1 ou 2, sans "
    "videau.",
    "tavla": "Les portes où un pion qui prend dans son jan intérieur y reste pendant ce tour.",
    "plakoto": "Un pion seul est immobilisé et non pris ; immobiliser le dernier pion sur sa case "
    "de départ fait gagner.",
    "fevga": "Sans prise, à partir de coins opposés ; les autres pions attendent que le premier "
    "ait fait le tour.",
    "long_nardy": "Sans prise, à partir de coins opposés ; un pion par tour quitte la tête, et une "
    "prime de six demande un adversaire devant elle.",
    "gul_bara": "Sans prise, à partir de coins opposés ; après trois tours chacun, les doublets "
    "montent jusqu’aux six.",
    "mahbusa": "Le plakoto des pays arabes ; au choix, une victoire compte les pions qui restent "
    "au perdant.",
    "tawla_31": "Sans prise ; le premier pion doit être rentré avant que les autres ne bougent, et "
    "chaque pion restant vaut un point.",
    "khachapuri": "Le nardy long avec onze pions déjà dans le jan intérieur ; chaque pion restant "
    "vaut un point.",
}
