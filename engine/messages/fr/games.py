"""The games, each in a sentence."""

from collections.abc import Mapping

SUMMARIES: Mapping[str, str] = {
    "backgammon": "Une course de quinze pions vers le jan intérieur et hors du plateau, en prenant "
    "ce qui reste seul en chemin.",
    "eureka": "Tous les pions sont déjà dans le jan intérieur : il ne reste qu'à les sortir, et "
    "personne ne prend.",
    "puff": "Le plateau est vide : tous les pions doivent être entrés avant qu'un seul ne "
    "continue.",
    "long_puff": "Le Puff où les deux camps entrent dans le même quart, vont dans le même sens et "
    "partagent un jan intérieur.",
    "russian_puff": "Le Puff où, dès que deux pions sont entrés, on entre ou avance à son gré.",
    "long_russian_puff": "Le Puff long où deux pions entrés suffisent pour continuer.",
    "french_backgammon_1": "Le plateau est vide ; un doublet se joue quatre fois, sa face "
    "inférieure quatre fois, puis on relance.",
    "russian_backgammon": "Les deux camps entrent dans le même quart et vont dans le même sens ; "
    "un doublet inachevé perd la suite.",
    "gioul": "On ne prend pas ; les doublets montent jusqu'aux six et passent à l'adversaire s'ils "
    "restent inachevés.",
    "french_backgammon_2": "Trois pions à empiler sur la case de but ; on prend en arrivant en "
    "face d'un pion adverse.",
    "acey_deucey": "Le plateau est vide ; un 1-2 vaut lui-même, un doublet au choix et un autre "
    "lancer.",
    "mexican_backgammon": "Cinq pions ferment une case à leur propriétaire ; un 1-2 vaut un "
    "doublet au choix, un doublet un autre lancer.",
    "old_britain": "Cinq pions ferment une case à leur propriétaire ; si un dé doit être perdu, on "
    "choisit lequel.",
    "pin": "Arriver sur un pion adverse seul l'immobilise ; un lancer se joue en entier ou pas du "
    "tout.",
    "catch_me": "Sans fin autour du plateau : arriver sur un pion adverse le retire du jeu ; le "
    "dernier pion saute de coin en coin.",
    "doublets": "Aucun pion ne voyage : six piles sont défaites, refaites, puis sorties.",
    "ludus_lombardorum": "Un demi-plateau de douze cases ; les propres cases 3, 4 et 5 ne portent "
    "qu'un pion chacune.",
    "backwards": "Chaque dé peut se jouer en avant ou en arrière, même avec un seul et même pion.",
    "straight": "Les deux camps vont de 1 à 24 et partagent un jan intérieur ; Noir a le plus long "
    "chemin.",
    "fixed_roll": "Le lancer d'ouverture est joué par les deux camps à chaque tour ; personne ne "
    "relance.",
    "no_hit": "Qui prend un pion perd aussitôt, même s'il y était forcé.",
    "open_roll": "Deux lancers sont toujours connus : celui qui se joue et le suivant de "
    "l'adversaire.",
    "misere": "Le dernier à sortir son dernier pion gagne ; on compte ce qu'il lui reste.",
    "snake": "Un départ inégal : le serpent a neuf pions sur la barre et six dans le jan intérieur "
    "adverse.",
    "two_rolls_vs_choice": "L'un choisit deux nombres différents quelconques, l'autre lance et "
    "joue deux fois.",
    "linverso": "Le lancer d'un joueur est joué par son adversaire.",
}
